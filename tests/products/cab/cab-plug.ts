/** Cabs as the suites of selling take them. */
import { cabRules } from '#domain/cab/booking/rules.ts';
import { bookCab } from '#application/backoffice/cab/book-cab.ts';
import { cabPapers } from '#application/backoffice/cab/cab-papers.ts';
import type { CabTypes } from '#application/backoffice/cab/cab-types.ts';
import { requestedCab } from '#application/backoffice/cab/requested-cab.ts';
import { soldCab } from '#application/backoffice/cab/sold-cab.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import { keptCab } from '#infrastructure/backoffice/database/cab/kept-cab.ts';
import { layOutCabVoucher } from '#infrastructure/backoffice/documents/cab/voucher-layout.ts';
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import { surname } from '#tests/fixtures/booking.ts';
import { keptQuoteOf, quotedDesk, sampled } from '../quoted-sale.ts';
import type { SellingPlug } from '../selling-plug.ts';
import { someCab } from './cab-arbitraries.ts';

/** Sold at what the operator asks: the suite knows no agency's terms. */
const sampleOf = sampled(
  someCab.filter(({ price }) => price.terms?.markup.minor === 0),
  1,
);

function cabQuote(n: number, who: SignedInCaller): CabTypes['quote'] {
  const { price, ride } = sampleOf(n);
  return keptQuoteOf('cab', n, who, { price, offer: { ride } });
}

export const cabPlug: SellingPlug<CabTypes> = {
  rules: cabRules,
  soldWhole: true,
  sold: (suppliers, amendments) => soldCab({ suppliers, amendments }),
  desk: quotedDesk(cabQuote, (ports, caller, asked, n) =>
    bookCab(
      ports,
      caller,
    )({
      ...asked,
      lead: { title: 'Ms', firstName: 'Asha', lastName: surname(n) },
      pickUpPoint: 'Terminal 1, arrivals',
      arrivingBy: '6E 6714',
    }),
  ),
  keyOf: ({ key }) => key,
  issued: ({ key }) => ({
    voucher: `CV-${key.slice(-6)}`,
    driver: { name: 'Ramesh Gowda', phone: '+91 98450 11827', model: 'Dzire', plate: 'KA 05 MB 4187' },
  }),
  requested: requestedCab,
  kept: keptCab,
  document: () => ({}),
  papers: cabPapers(fluentLetters),
  layouts: { cab: layOutCabVoucher },
};
