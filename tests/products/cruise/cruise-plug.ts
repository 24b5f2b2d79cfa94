/** Cruises as the suites of selling take them. */
import fc from 'fast-check';
import { cruiseRules } from '#domain/cruise/booking/rules.ts';
import { bookCruise } from '#application/backoffice/cruise/book-cruise.ts';
import { cruisePapers } from '#application/backoffice/cruise/cruise-papers.ts';
import type { CruiseTypes } from '#application/backoffice/cruise/cruise-types.ts';
import { requestedCruise } from '#application/backoffice/cruise/requested-cruise.ts';
import { soldCruise } from '#application/backoffice/cruise/sold-cruise.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import { keptCruise } from '#infrastructure/backoffice/database/cruise/kept-cruise.ts';
import { layOutCruiseVoucher } from '#infrastructure/backoffice/documents/cruise/voucher-layout.ts';
import { cruiseCabinName } from '#infrastructure/backoffice/words/cruise-cabin-name.ts';
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import { cruiseSailing } from '#infrastructure/wire/reference/product/cruise.ts';
import { surname } from '#tests/fixtures/booking.ts';
import { keptQuoteOf, quotedDesk, sampled } from '../quoted-sale.ts';
import type { SellingPlug } from '../selling-plug.ts';
import { cruisesOn } from './cruise-arbitraries.ts';

/** Sold at what the line asks: the suite knows no agency's terms. Several cabins, so that one can leave alone. */
const sampleOf = sampled(cruisesOn(fc.constant(cruiseSailing), fc.constant(0)), 2);

function cruiseQuote(n: number, who: SignedInCaller): CruiseTypes['quote'] {
  const { price, sailing, cabins, gratuities, lineTerms } = sampleOf(n);
  const [first, ...others] = cabins.map(({ guests: _guests, ...cabin }) => cabin);
  if (first === undefined) throw new Error('No cabin');
  return keptQuoteOf('cruise', n, who, {
    price,
    // Charged whole: the suites know one entry a sale; what is paid later has its own tests.
    offer: {
      sailing,
      gratuities,
      lineTerms: { ...lineTerms, balanceDays: 10_000 },
      cabins: [first, ...others],
      international: false,
      isRefundable: true,
    },
  });
}

export const cruisePlug: SellingPlug<CruiseTypes> = {
  rules: cruiseRules,
  sold: (suppliers, amendments) => soldCruise({ suppliers, amendments }, 'Asia/Kolkata'),
  desk: quotedDesk(cruiseQuote, (ports, caller, asked, n) =>
    bookCruise(
      ports,
      caller,
    )({
      ...asked,
      mode: 'confirm',
      dining: 'late',
      travellers: sampleOf(n).travellers.map((traveller) => ({ ...traveller, lastName: surname(n) })),
    }),
  ),
  keyOf: ({ key }) => key,
  issued: () => ({}),
  requested: requestedCruise,
  kept: keptCruise,
  document: () => ({}),
  papers: cruisePapers(fluentLetters, cruiseCabinName, 'Asia/Kolkata'),
  layouts: { cruise: layOutCruiseVoucher },
};
