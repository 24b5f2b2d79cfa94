/** Museum tickets as the suites of selling take them. */
import { Effect } from 'effect';
import fc from 'fast-check';
import { sum } from '#domain/money/money.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import { makeContact, makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { now } from '#tests/fixtures/flight.ts';
import type { SellingPlug } from '../selling-plug.ts';
import { someTickets } from './museum-arbitraries.ts';
import { keptMuseum } from './stored-museum.ts';
import { museumPapers } from './museum-papers.ts';
import { requestedMuseum } from './museum-request.ts';
import { museumRules } from './museum-rules.ts';
import type { MuseumQuote, MuseumTypes } from './museum-types.ts';
import { museumLayouts } from './museum-voucher.ts';
import { sellMuseum } from './sell-museum.ts';
import { soldMuseum } from './sold-museum.ts';

const samples = fc.sample(someTickets, { numRuns: 8, seed: 1 });

function sampleOf(n: number) {
  const sample = samples[n % samples.length];
  if (sample === undefined) throw new Error('No sample');
  return sample;
}

export function museumQuote(n: number, { agencyId, actor }: SignedInCaller): MuseumQuote {
  const { price, travellers, visits, grid } = sampleOf(n);
  const paid = (price.breakdown.parts ?? []).filter(({ name }) => name === 'fare').map(({ amount }) => amount);
  return {
    product: 'holiday',
    agencyId,
    actorUserId: actor.userId,
    offer: { visitors: travellers.length, visits, grid },
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

export const visitorsOf = (n: number) =>
  sampleOf(n).travellers.map((_, at) => makeTraveller({ firstName: `Visitor${'abcd'[at]}`, lastName: surname(n) }));

export const museumPlug: SellingPlug<MuseumTypes> = {
  rules: museumRules,
  sold: (suppliers, amendments) => soldMuseum({ suppliers, amendments }),
  desk: (parts) => {
    const quotes = new Map<string, MuseumQuote>();
    const find = (quoteId: string) => Effect.sync(() => quotes.get(quoteId));
    const ports = { ...parts, quotes: { find }, businessZone: 'Asia/Kolkata' };
    return {
      quote: (n, who) =>
        Effect.suspend(() => {
          const { expiresAt: _expiry, ...quote } = museumQuote(n, who);
          quotes.set(`quote-${n}`, museumQuote(n, who));
          return parts.keep({ ...quote, bookable: quote, document: quote, expiresAt: instant('2100-01-01T00:00:00Z') });
        }),
      book: (caller, n, requestId, otherwise = false) =>
        sellMuseum(ports, caller, {
          quoteId: `quote-${n}`,
          requestId,
          travellers: visitorsOf(n),
          contact: makeContact(otherwise ? { email: 'other@agency.test' } : {}),
          parameters: [],
          acceptTerms: true,
        }),
    };
  },
  keyOf: ({ key }) => key,
  issued: ({ key, visitors }) => ({
    entries: Array.from({ length: visitors }, (_, at) => `NM-${key.slice(-5)}-${at + 1}`),
  }),
  requested: requestedMuseum,
  kept: keptMuseum,
  document: () => ({}),
  papers: museumPapers,
  layouts: museumLayouts,
};
