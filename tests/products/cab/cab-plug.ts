/** Cabs as the suites of selling take them. */
import { Effect } from 'effect';
import fc from 'fast-check';
import { cabRules } from '#domain/cab/booking/rules.ts';
import { sum } from '#domain/money/money.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { bookCab } from '#application/backoffice/cab/book-cab.ts';
import { cabPapers } from '#application/backoffice/cab/cab-papers.ts';
import type { CabTypes } from '#application/backoffice/cab/cab-types.ts';
import { requestedCab } from '#application/backoffice/cab/requested-cab.ts';
import { soldCab } from '#application/backoffice/cab/sold-cab.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import { keptCab } from '#infrastructure/backoffice/database/cab/kept-cab.ts';
import { layOutCabVoucher } from '#infrastructure/backoffice/documents/cab/voucher-layout.ts';
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import { makeContact, surname } from '#tests/fixtures/booking.ts';
import { now } from '#tests/fixtures/flight.ts';
import type { SellingPlug } from '../selling-plug.ts';
import { someCab } from './cab-arbitraries.ts';

/** Sold at what the operator asks: the suite knows no agency's terms. */
const samples = fc.sample(
  someCab.filter(({ price }) => price.terms?.markup.minor === 0),
  { numRuns: 8, seed: 1 },
);

function sampleOf(n: number) {
  const sample = samples[n % samples.length];
  if (sample === undefined) throw new Error('No sample');
  return sample;
}

function cabQuote(n: number, { agencyId, actor }: SignedInCaller): CabTypes['quote'] {
  const { price, ride } = sampleOf(n);
  const paid = (price.breakdown.parts ?? []).filter(({ name }) => name === 'fare').map(({ amount }) => amount);
  return {
    product: 'cab',
    agencyId,
    actorUserId: actor.userId,
    offer: { ride },
    required: [],
    parameters: [],
    price,
    total: price.total,
    quoteId: `quote-${n}`,
    supplier: 'sandbox',
    supplierTotal: sum(price.total.currency, paid),
    expiresAt: plusMinutes(now, 15),
  };
}

export const cabPlug: SellingPlug<CabTypes> = {
  rules: cabRules,
  soldWhole: true,
  sold: (suppliers, amendments) => soldCab({ suppliers, amendments }),
  desk: (parts) => {
    const quotes = new Map<string, CabTypes['quote']>();
    const find = (quoteId: string) => Effect.sync(() => quotes.get(quoteId));
    const ports = { ...parts, quotes: { find }, businessZone: 'Asia/Kolkata' };
    return {
      quote: (n, who) =>
        Effect.suspend(() => {
          const quote = cabQuote(n, who);
          quotes.set(`quote-${n}`, quote);
          return parts.keep({ ...quote, bookable: quote, document: quote, expiresAt: instant('2100-01-01T00:00:00Z') });
        }),
      book: (caller, n, requestId, otherwise = false) =>
        bookCab(
          ports,
          caller,
        )({
          quoteId: `quote-${n}`,
          requestId,
          lead: { title: 'Ms', firstName: 'Asha', lastName: surname(n) },
          pickUpPoint: 'Terminal 1, arrivals',
          arrivingBy: '6E 6714',
          contact: makeContact(otherwise ? { email: 'other@agency.test' } : {}),
          parameters: [],
          acceptTerms: true,
        }),
    };
  },
  keyOf: ({ key }) => key,
  issued: ({ key }) => ({ voucher: `CV-${key.slice(-6)}` }),
  requested: requestedCab,
  kept: keptCab,
  document: () => ({}),
  papers: cabPapers(fluentLetters),
  layouts: { cab: layOutCabVoucher },
};
