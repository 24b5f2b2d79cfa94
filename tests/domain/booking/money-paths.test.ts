/**
 * Whole lives of bookings in the ledger, account by account and in plain whole numbers: sold, perhaps split, then taken out
 * piece by piece for whatever reason. When nobody flies any more, what was charged has been given back or kept, commission,
 * the tax withheld on it and the tax in fees are as if they had never been, and what is kept lies with who keeps it.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBalanced, type Posting } from '#domain/account/chain.ts';
import { salePostings } from '#domain/account/postings.ts';
import type { Unit } from '#domain/booking/booking.ts';
import { allPlaces } from '#domain/flight/booking/aboard.ts';
import { type CancellableBooking, cancellationOf } from '#domain/flight/cancel/cancellation.ts';
import { type Cancellation, cancellationPostings, type CancelReason } from '#domain/booking/cancel/cancellation.ts';
import { splitOf } from '#domain/flight/split/split.ts';
import { withoutAncillaries } from '#domain/flight/extras/ancillaries.ts';
import type { PricePart, PricePartName } from '#domain/price/price.ts';
import { money } from '#domain/money/money.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { anAskedBooking } from '#tests/arbitraries/asked-booking.ts';

const who = { agencyId: 'a1', supplier: 'sandbox' };
const departure = instant('2026-11-24T00:40:00Z');
const reasons = ['traveller', 'supplier', 'no-show'] as const satisfies readonly CancelReason[];

interface TakenOut {
  readonly reason: CancelReason;
  readonly places: readonly boolean[];
  /** After the first departure; below zero before. */
  readonly minutes: number;
}

const takenOut = (reason: fc.Arbitrary<CancelReason>): fc.Arbitrary<readonly TakenOut[]> =>
  fc.array(
    fc.record({
      reason,
      places: fc.array(fc.boolean(), { minLength: 27, maxLength: 27 }),
      minutes: fc.integer({ min: -6000, max: 2000 }),
    }),
    { maxLength: 4 },
  );

/** Adds up by account. */
function ledgerOf(entries: readonly (readonly Posting[])[]): (account: string) => number {
  const sums = new Map<string, number>();
  for (const { account, amount } of entries.flat()) sums.set(account, (sums.get(account) ?? 0) + amount);
  return (account) => sums.get(account) ?? 0;
}

function lineSum(root: PricePart | undefined, names: readonly PricePartName[]): number {
  return (root?.parts ?? []).reduce((sum, { name, amount }) => sum + (names.includes(name) ? amount.minor : 0), 0);
}

/** The sale, from the lines of its tree. */
function saleOf({ price: { netBreakdown, terms } }: CancellableBooking): readonly Posting[] {
  if (terms === undefined) throw new Error('Sold with terms');
  const inr = (names: readonly PricePartName[], sign = 1) => money(sign * lineSum(netBreakdown, names), 'INR');
  return salePostings({
    ...who,
    supplierTotal: inr(['fare', 'seat', 'meal', 'baggage', 'special-ssr']),
    net: terms.net,
    commission: inr(['commission'], -1),
    tds: inr(['tds']),
  });
}

/** Takes out what may be, piece by piece, and all that is left in the end. */
function lifeOf(
  booking: CancellableBooking,
  steps: readonly TakenOut[],
  last: TakenOut['reason'],
): readonly Cancellation[] {
  const everything = allPlaces(booking);
  const made: Cancellation[] = [];
  let gone: readonly Unit[] = [];
  const isGone = (place: Unit) => gone.some((each) => each.traveller === place.traveller && each.item === place.item);
  for (const { reason, places, minutes } of [
    ...steps,
    { reason: last, places: everything.map(() => true), minutes: 0 },
  ]) {
    const leaving = everything.filter((place, at) => places[at] === true && !isGone(place));
    const now = plusMinutes(departure, minutes);
    const answer = cancellationOf({ booking: { ...booking, gone }, places: leaving, reason, now });
    if ('violations' in answer) continue;
    made.push(answer.cancellation);
    gone = [...gone, ...leaving];
  }
  return made;
}

const keptIn = (made: readonly Cancellation[]) => made.reduce((sum, { charges }) => sum + charges.amount.minor, 0);
const refunded = (made: readonly Cancellation[]) => made.reduce((sum, { refund }) => sum + refund.amount.minor, 0);

/** What the ledger says of lives that have ended. */
function expectSettled(charged: number, sale: readonly Posting[], made: readonly Cancellation[]): void {
  const entries = [sale, ...made.map((each) => cancellationPostings(each, who))];
  expect(entries.every(isBalanced)).toBe(true);
  const at = ledgerOf(entries);
  const kept = keptIn(made);
  expect(refunded(made) + kept).toBe(charged);
  expect([at('agency:a1'), at('commission'), at('tds')]).toEqual([0 - kept, 0, 0]);
  expect(at('supplier:sandbox') + at('fees')).toBe(kept);
  const supplierKept = made.reduce((sum, each) => sum + each.supplierKept.minor, 0);
  expect(at('supplier:sandbox')).toBe(supplierKept);
}

describe('in the ledger', () => {
  it('charged is refunded and kept, no matter who is taken out when and for whatever reason', () => {
    fc.assert(
      fc.property(
        anAskedBooking,
        takenOut(fc.constantFrom(...reasons)),
        fc.constantFrom(...reasons),
        ({ booking }, steps, last) => {
          const made = lifeOf(booking, steps, last);
          expect(made.at(-1)?.remaining.places).toEqual([]);
          expectSettled(booking.price.terms?.net.minor ?? 0, saleOf(booking), made);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('nothing at all is left where the supplier cancels, piece by piece: GST and fees are given back as they were charged', () => {
    fc.assert(
      fc.property(anAskedBooking, takenOut(fc.constant('supplier')), ({ booking }, steps) => {
        const made = lifeOf(booking, steps, 'supplier');
        const at = ledgerOf([saleOf(booking), ...made.map((each) => cancellationPostings(each, who))]);
        expect(['agency:a1', 'supplier:sandbox', 'fees', 'commission', 'tds'].map(at)).toEqual([0, 0, 0, 0, 0]);
      }),
      { numRuns: 50 },
    );
  });

  it('both parts of what was split come to the one sale, no matter who leaves them for whatever reason', () => {
    const both = fc.tuple(takenOut(fc.constantFrom(...reasons)), takenOut(fc.constantFrom(...reasons)));
    fc.assert(
      fc.property(anAskedBooking, fc.nat(), both, fc.constantFrom(...reasons), ({ booking }, seed, steps, last) => {
        const sold = { ...booking, price: withoutAncillaries(booking.price) };
        const types = sold.travellers.map(({ type }) => type);
        const [adults, infants] = [positions(types, 'adult'), positions(types, 'infant')];
        const goes = seed % Math.max(1, adults.length);
        const leaving = [adults[goes] ?? 0, ...infants.slice(goes, goes + 1)].toSorted((one, other) => one - other);
        const answer = splitOf(sold, leaving);
        fc.pre('split' in answer);
        if (!('split' in answer)) return;
        const { stays, leaves } = answer.split;
        const made = [stays, leaves].flatMap(({ travellers, fare }, at) => {
          const part = {
            ...sold,
            price: fare,
            travellers: sold.travellers.filter((_, each) => travellers.includes(each)),
          };
          return lifeOf(part, steps[at] ?? [], last);
        });
        expectSettled(sold.price.terms?.net.minor ?? 0, saleOf(sold), made);
      }),
      { numRuns: 50 },
    );
  });
});

function positions(types: readonly string[], type: string): readonly number[] {
  return types.flatMap((each, at) => (each === type ? [at] : []));
}
