/**
 * Cancelling at charges that people agreed on, of bookings whose fare says what each place cost and of those for which people
 * had to say it: in the ledger, what was charged is given back or kept, to the paisa, and what is kept is what was agreed,
 * the tax on it, and what nobody gives back.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBalanced, type Posting } from '#domain/account/chain.ts';
import { salePostings } from '#domain/account/postings.ts';
import type { AgreedCharge } from '#domain/booking/cancel/cancellation.ts';
import type { Unit } from '#domain/booking/booking.ts';
import { allPlaces } from '#domain/flight/booking/aboard.ts';
import { type CancellableBooking, cancellationOf } from '#domain/flight/cancel/cancellation.ts';
import { type Cancellation, cancellationPostings } from '#domain/booking/cancel/cancellation.ts';
import type { PaidShare } from '#domain/booking/cancel/cancellation.ts';
import { checkAgreed, checkShares, withShares } from '#domain/flight/cancel/check-agreed.ts';
import { applyTerms } from '#domain/flight/terms/apply-terms.ts';
import type { PricePart } from '#domain/price/price.ts';
import { noTerms } from '#domain/flight/terms/terms.ts';
import { allocate, money } from '#domain/money/money.ts';
import { countByType } from '#domain/people/traveller.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { aSoldBooking } from '#tests/arbitraries/sold-booking.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { makeFareContext } from '#tests/fixtures/flight.ts';

const who = { agencyId: 'a1', supplier: 'imported' };
const now = instant('2026-11-20T00:40:00Z');
/** Travellers by directions, at most. */
const mostPlaces = 27;

const amounts = fc.array(fc.record({ airline: fc.nat(400_000), fee: fc.nat(60_000) }), {
  minLength: mostPlaces,
  maxLength: mostPlaces,
});
type Amounts = typeof amounts extends fc.Arbitrary<infer Made> ? Made : never;

function agreedFor(places: readonly Unit[], made: Amounts): readonly AgreedCharge[] {
  return places.map((place, at) => ({
    ...place,
    airline: money(made[at]?.airline ?? 0, 'INR'),
    fee: money(made[at]?.fee ?? 0, 'INR'),
  }));
}

function linesOf({ parts = [] }: PricePart, name: string): number {
  return parts.reduce((sum, part) => sum + (part.name === name ? part.amount.minor : linesOf(part, name)), 0);
}

/** Cancelled at what was agreed, or undefined where more was agreed than may be kept. */
function settled(
  booking: CancellableBooking,
  places: readonly Unit[],
  agreed: readonly AgreedCharge[],
): Cancellation | undefined {
  const wrong = checkAgreed({ booking, agreed }, places);
  if (wrong.length > 0) {
    expect(new Set(wrong.map(({ code }) => code))).toEqual(new Set(['charge-above-fare']));
    return undefined;
  }
  const answer = cancellationOf({ booking, places, reason: 'traveller', now, agreed });
  if ('violations' in answer) throw new Error(JSON.stringify(answer.violations));
  return answer.cancellation;
}

const minor = (agreed: readonly AgreedCharge[], of: 'airline' | 'fee') =>
  agreed.reduce((sum, charge) => sum + charge[of].minor, 0);

describe('at charges that people agreed on', () => {
  it('what was charged is refunded and kept, and what was agreed is kept exactly', () => {
    let done = 0;
    fc.assert(
      fc.property(aSoldBooking, amounts, fc.integer({ min: 0, max: 40 }), ({ booking }, made, scale) => {
        const places = allPlaces(booking);
        const agreed = agreedFor(
          places,
          made.map(({ airline, fee }) => ({ airline: Math.floor((airline * scale) / 40), fee })),
        );
        const cancellation = settled(booking, places, agreed);
        if (cancellation === undefined) return;
        done += 1;
        const { charges, refund } = cancellation;
        expect(refund.amount.minor + charges.amount.minor).toBe(booking.price.terms?.net.minor);
        expect(linesOf(charges, 'cancellation-fee')).toBe(minor(agreed, 'airline'));
        expect(linesOf(charges, 'processing-fee')).toBeGreaterThanOrEqual(minor(agreed, 'fee'));
        expect(isBalanced(cancellationPostings(cancellation, who))).toBe(true);
      }),
      { numRuns: 100 },
    );
    expect(done).toBeGreaterThan(10);
  });

  it('of a booking made elsewhere: the account ends at what is kept, the airline with its part and the house with its fee', () => {
    const seen = fc.array(
      fc.record({ weight: fc.integer({ min: 1, max: 50 }), taxes: fc.integer({ min: 0, max: 1000 }) }),
      {
        minLength: mostPlaces,
        maxLength: mostPlaces,
      },
    );
    fc.assert(
      fc.property(
        aSoldBooking,
        fc.integer({ min: 100_000, max: 50_000_000 }),
        seen,
        amounts,
        ({ booking }, total, say, made) => {
          const travellers = booking.travellers.map(({ type }) => makeTraveller({ type }));
          const context = makeFareContext({ carrier: 'AI' });
          const fare = applyTerms(
            { name: 'fare', amount: money(total, 'INR') },
            { ...context, party: countByType(travellers) },
            noTerms,
            isoDate('2026-11-20'),
          );
          const [option] = booking.options;
          const imported = { ...booking, options: [option] as const, price: fare };
          const places = allPlaces(imported);
          const paid = allocate(
            money(total, 'INR'),
            places.map((_, at) => say[at]?.weight ?? 1),
          );
          const shares = places.map((place, at): PaidShare => {
            const own = paid[at] ?? money(0, 'INR');
            return { ...place, paid: own, taxes: money(Math.floor((own.minor * (say[at]?.taxes ?? 0)) / 1000), 'INR') };
          });
          expect(checkShares(imported, shares)).toEqual([]);
          const { bare, ...known } = withShares(imported, shares);
          expect(bare.total.minor).toBe(total);
          // Anything that is not taxes may be agreed on.
          const agreed = agreedFor(
            places,
            shares.map(({ paid: own, taxes }, at) => ({
              airline: (made[at]?.airline ?? 0) % (own.minor - taxes.minor + 1),
              fee: made[at]?.fee ?? 0,
            })),
          );
          const cancellation = settled(known, places, agreed);
          if (cancellation === undefined) throw new Error('It may be kept');
          const sale = salePostings({
            ...who,
            supplierTotal: money(total, 'INR'),
            net: money(total, 'INR'),
            commission: money(0, 'INR'),
            tds: money(0, 'INR'),
          });
          const at = ledgerOf([sale, cancellationPostings(cancellation, who)]);
          const [airline, fee] = [minor(agreed, 'airline'), minor(agreed, 'fee')];
          // No line says that GST was charged, so none is on what is kept.
          expect([at('agency:a1'), at('supplier:imported'), at('fees'), at('commission'), at('tds')]).toEqual([
            0 - airline - fee,
            airline,
            fee,
            0,
            0,
          ]);
        },
      ),
      { numRuns: 100 },
    );
  });
});

/** Adds up by account. */
function ledgerOf(entries: readonly (readonly Posting[])[]): (account: string) => number {
  const sums = new Map<string, number>();
  for (const { account, amount } of entries.flat()) sums.set(account, (sums.get(account) ?? 0) + amount);
  return (account) => sums.get(account) ?? 0;
}
