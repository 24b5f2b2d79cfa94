/** Quotes for customers: what they must keep, how long they are good, what they tell of a price and their outcome. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkCustomerQuote,
  quoteGoodUntil,
  quoteHours,
  quotedAmounts,
  quotedOffersMost,
  repricedState,
  sentQuoteState,
} from '#domain/flight/quote/customer-quote.ts';
import type { TravellerTerms } from '#domain/price/price.ts';
import type { FareOption } from '#domain/flight/offer/offer.ts';
import { add, money, multiply, subtract, sum } from '#domain/money/money.ts';
import { travellerTypes } from '#domain/people/traveller-type.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { makeOffer, makeOption, now, rupees } from '#tests/fixtures/flight.ts';

const draft = { customer: { name: 'Meera Nair', email: 'meera@example.com' }, hours: 24, offers: [1] };

describe('a quote for a customer', () => {
  it('keeps its rules', () => {
    expect(checkCustomerQuote(draft)).toEqual([]);
    expect(checkCustomerQuote({ ...draft, customer: { name: 'Meera' } })).toEqual([]);
    const broken = {
      customer: { name: ' ', email: 'meera@' },
      hours: 25,
      note: 'x'.repeat(1_001),
      offers: Array.from({ length: quotedOffersMost + 1 }, () => 1),
    };
    expect(checkCustomerQuote(broken).map(({ code, path }) => `${code} ${path}`)).toEqual([
      'required customer.name',
      'email-form customer.email',
      'not-a-choice hours',
      'too-long note',
      'offers-count offers',
    ]);
    expect(checkCustomerQuote({ ...draft, offers: [] })).toMatchObject([{ code: 'required', path: 'offers' }]);
  });

  it('is never good beyond its hours, its suppliers or the first departure, and no shorter', () => {
    const { itineraries } = makeOffer();
    const departs = toInstant(itineraries[0].segments[0].departure);
    const minutes = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(fc.constantFrom(...quoteHours), fc.array(fc.option(minutes), { minLength: 1 }), (hours, limits) => {
        const ends = limits.map((limit) => (limit === null ? undefined : plusMinutes(now, limit)));
        const until = quoteGoodUntil(
          now,
          hours,
          ends.map((goodUntil) => ({ itineraries, goodUntil })),
        );
        const all = [plusMinutes(now, hours * 60), departs, ...ends.flatMap((end) => end ?? [])];
        expect(until).toBe(all.toSorted()[0]);
      }),
    );
  });

  it('says what each pays so that it adds up, and without the markup exactly that much less', () => {
    const amount = fc.integer({ min: 0, max: 900_000 }).map((minor) => money(minor, 'INR'));
    const share = fc.record({ net: amount, commission: amount, tds: amount, markup: amount, own: amount });
    const party = fc.uniqueArray(fc.constantFrom(...travellerTypes), { minLength: 1 });
    const of = (shares: readonly TravellerTerms[]): FareOption => {
      const added = (pick: (each: TravellerTerms) => TravellerTerms['net']) =>
        sum(
          'INR',
          shares.map((each) => multiply(pick(each), each.count)),
        );
      const terms = {
        net: added(({ net }) => net),
        commission: added(({ commission }) => commission),
        tds: added(({ tds }) => tds),
        markup: added(({ markup }) => markup),
        earn: added(({ earn }) => earn),
        each: shares,
      };
      return makeOption({ total: add(terms.net, terms.earn), terms });
    };
    const option = (types: readonly TravellerTerms['traveller'][]) =>
      fc
        .array(fc.tuple(share, fc.integer({ min: 1, max: 4 })), { minLength: types.length, maxLength: types.length })
        .map((shares) =>
          of(
            shares.map(([{ own, ...terms }, count], at) => ({
              ...terms,
              traveller: types[at] ?? 'adult',
              count,
              earn: add(terms.markup, own),
            })),
          ),
        );
    fc.assert(
      fc.property(
        party.chain((types) => option(types)),
        fc.boolean(),
        (one, withMarkup) => {
          const { prices, total } = quotedAmounts([one], { withMarkup });
          const added = sum(
            'INR',
            prices.map(({ each, count }) => multiply(each, count)),
          );
          expect(added).toEqual(total);
          expect(total).toEqual(withMarkup ? one.total : subtract(one.total, one.terms?.markup ?? rupees(0)));
        },
      ),
    );
  });

  it('adds both directions, and says no price by traveller where an airline says none', () => {
    const terms = { net: rupees(900), commission: rupees(0), tds: rupees(0), markup: rupees(100), earn: rupees(100) };
    const option = makeOption({ total: rupees(1000), terms });
    expect(quotedAmounts([option, option], { withMarkup: true })).toEqual({ total: rupees(2000), prices: [] });
    expect(quotedAmounts([option, option], { withMarkup: false })).toEqual({ total: rupees(1800), prices: [] });
  });

  it('says the outcome of a price, and of itself', () => {
    expect([900, 1000, 1100].map((amount) => repricedState(rupees(1000), rupees(amount)))).toEqual([
      'cheaper',
      'same',
      'dearer',
    ]);
    expect(repricedState(rupees(1000), undefined)).toBe('gone');
    const until = plusMinutes(now, 60);
    expect(sentQuoteState({ until }, now)).toBe('sent');
    expect(sentQuoteState({ until, openedAt: now }, now)).toBe('opened');
    expect(sentQuoteState({ until, openedAt: now }, until)).toBe('expired');
    expect(sentQuoteState({ until, transactionId: 'FL26110000012' }, until)).toBe('booked');
  });
});
