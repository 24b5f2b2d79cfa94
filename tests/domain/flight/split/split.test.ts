import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPlaces } from '#domain/flight/booking/aboard.ts';
import { type CancellableBooking, cancellationOf } from '#domain/flight/cancel/cancellation.ts';
import { goesWith, lappedByPart, movePostings, ofPart, type Split, splitOf } from '#domain/flight/split/split.ts';
import { withoutAncillaries } from '#domain/flight/extras/ancillaries.ts';
import { wrongSums } from '#domain/price/explain.ts';
import type { Price, PricePart } from '#domain/price/price.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import { instant } from '#domain/time/instant.ts';
import { aSoldBooking } from '#tests/arbitraries/sold-booking.ts';
import { makeFare, makeTraveller } from '#tests/fixtures/booking.ts';
import { makeItinerary, makeOption, makeRules } from '#tests/fixtures/flight.ts';

const party = (types: string): readonly { readonly type: TravellerType }[] =>
  [...types].map((letter) => makeTraveller({ type: letter === 'A' ? 'adult' : letter === 'C' ? 'child' : 'infant' }));

const bookingOf = (types: string): CancellableBooking => ({
  itineraries: [makeItinerary()],
  options: [makeOption()],
  rules: makeRules(),
  travellers: party(types),
  price: makeFare(),
});

const codesOf = (booking: CancellableBooking, leaving: readonly number[]): readonly string[] => {
  const answer = splitOf(booking, leaving);
  return 'violations' in answer ? answer.violations.map(({ code, path }) => `${code} ${path}`) : [];
};

/** What the lines of a tree come to, by name, the travellers' own numbers aside. */
function linesOf({ parts, name, amount }: PricePart, sums = new Map<string, number>()): Map<string, number> {
  if (parts === undefined) sums.set(name, (sums.get(name) ?? 0) + amount.minor);
  else for (const part of parts) linesOf(part, sums);
  return new Map([...sums].filter(([, minor]) => minor !== 0));
}

const both = (one: Map<string, number>, other: Map<string, number>) => {
  const keys = new Set([...one.keys(), ...other.keys()]);
  const sums = [...keys].map((key): [string, number] => [key, (one.get(key) ?? 0) + (other.get(key) ?? 0)]);
  return new Map(sums.filter(([, minor]) => minor !== 0));
};

/** A booking with a way to split it that the rules allow; the first adults hold the infants. */
const aSplit = aSoldBooking
  .filter(({ booking }) => booking.travellers.filter(({ type }) => type === 'adult').length > 1)
  .chain(({ booking }) => {
    const of = (type: TravellerType) => booking.travellers.flatMap((each, at) => (each.type === type ? [at] : []));
    const [adults, infants] = [of('adult'), of('infant')];
    return fc
      .record({
        adults: fc.subarray([...adults], { minLength: 1, maxLength: adults.length - 1 }),
        children: fc.subarray([...of('child')]),
      })
      .map(({ adults: some, children }) => {
        const held = infants.filter((_, at) => some.includes(adults[at] ?? -1));
        return { booking, leaving: [...some, ...children, ...held].toSorted((one, other) => one - other) };
      });
  });

const done = (booking: CancellableBooking, leaving: readonly number[]): Split => {
  const answer = splitOf(booking, leaving);
  // The rules are kept; only a fare that does not say what each pays is not split.
  fc.pre(!('violations' in answer && answer.violations[0]?.code === 'split-whole'));
  if ('violations' in answer) throw new Error(JSON.stringify(answer.violations));
  return answer.split;
};

const refundOf = (booking: CancellableBooking) => {
  const reckoned = cancellationOf({
    booking,
    places: allPlaces(booking),
    reason: 'supplier',
    now: instant('2026-11-20T00:00:00Z'),
  });
  if ('violations' in reckoned) throw new Error(JSON.stringify(reckoned.violations));
  return reckoned.cancellation;
};

describe('splitting', () => {
  it('conserves every line of both trees, to the paisa', () => {
    fc.assert(
      fc.property(aSplit, ({ booking, leaving }) => {
        const whole = withoutAncillaries(booking.price);
        const { stays, leaves } = done(booking, leaving);
        const tree = (of: (fare: Price) => PricePart | undefined) => {
          const [before, one, other] = [of(whole), of(stays.fare), of(leaves.fare)];
          if (before === undefined || one === undefined || other === undefined) throw new Error('no net side');
          expect(both(linesOf(one), linesOf(other))).toEqual(linesOf(before));
          expect([...wrongSums(one), ...wrongSums(other)]).toEqual([]);
        };
        tree(({ breakdown }) => breakdown);
        tree(({ netBreakdown }) => netBreakdown);
        for (const { fare } of [stays, leaves]) {
          expect(fare.total).toEqual(fare.breakdown.amount);
          expect(fare.terms?.net).toEqual(fare.netBreakdown?.amount);
        }
      }),
    );
  });

  it('puts everybody into one of the two, in order', () => {
    fc.assert(
      fc.property(aSplit, ({ booking, leaving }) => {
        const { stays, leaves } = done(booking, leaving);
        expect(leaves.travellers).toEqual(leaving);
        expect([...stays.travellers, ...leaves.travellers].toSorted((one, other) => one - other)).toEqual(
          booking.travellers.map((_, at) => at),
        );
        const marked = booking.travellers.map((_, traveller) => ({ traveller, mark: traveller }));
        for (const { travellers } of [stays, leaves]) {
          expect(ofPart(travellers, marked).map(({ traveller, mark }) => travellers[traveller] === mark)).toEqual(
            travellers.map(() => true),
          );
        }
      }),
    );
  });

  it('lets each part be cancelled for exactly what it was charged', () => {
    fc.assert(
      fc.property(aSplit, ({ booking, leaving }) => {
        const whole = { ...booking, price: withoutAncillaries(booking.price) };
        const { stays, leaves } = done(booking, leaving);
        const parts = [stays, leaves].map(({ travellers, fare }) => ({
          ...whole,
          price: fare,
          travellers: booking.travellers.filter((_, at) => travellers.includes(at)),
        }));
        const total = (some: readonly ReturnType<typeof refundOf>[]) =>
          some.reduce((sum, { refund }) => sum + refund.amount.minor, 0);
        expect(total(parts.map(refundOf))).toBe(total([refundOf(whole)]));
      }),
    );
  });

  it('keeps infants with the adults who hold them, and an adult in each', () => {
    expect(codesOf(bookingOf('AAI'), [0])).toEqual(['split-infant travellers']);
    expect(codesOf(bookingOf('AAI'), [1, 2])).toEqual(['split-infant travellers']);
    const chosen = bookingOf('AAI');
    const onSecond = {
      ...chosen,
      travellers: chosen.travellers.map((each, at) => (at === 2 ? { ...each, lapOf: 1 } : each)),
    };
    expect(codesOf(onSecond, [0])).not.toContain('split-infant travellers');
    expect(codesOf(onSecond, [1])).toEqual(['split-infant travellers']);
    // A supplier that does not know whose lap it is splits as it is asked.
    expect(codesOf({ ...chosen, travellers: lappedByPart(chosen.travellers, [0]) }, [0])).not.toContain(
      'split-infant travellers',
    );
    expect(codesOf(bookingOf('AAC'), [2])).toEqual(['party-adult travellers']);
    expect(codesOf(bookingOf('AC'), [0])).toEqual(['party-adult travellers']);
    expect(codesOf(bookingOf('AA'), [])).toEqual(['split-nobody travellers']);
    expect(codesOf(bookingOf('AA'), [0, 1])).toEqual(['split-everybody travellers']);
    expect(codesOf(bookingOf('AA'), [2])).toEqual(['place-not-booked travellers[0]']);
    const gone = [{ traveller: 1, item: 0 }];
    expect(codesOf({ ...bookingOf('AAA'), gone }, [1])).toEqual(['place-cancelled travellers[0]']);
    expect(codesOf({ ...bookingOf('AA'), gone }, [0])).toEqual(['split-everybody travellers']);
  });

  it('knows who goes with whom, of those who still fly', () => {
    const held = { ...bookingOf('AAI'), gone: [{ traveller: 0, item: 0 }] };
    expect([0, 1, 2].map((traveller) => goesWith(bookingOf('AAI'), traveller))).toEqual([[2], [], [0]]);
    expect([1, 2].map((traveller) => goesWith(held, traveller))).toEqual([[2], [1]]);
  });

  it('gives each infant an adult of its part, where nobody knows whose lap it is on', () => {
    const laps = lappedByPart(bookingOf('AAII').travellers, [1, 2]).map(({ lapOf }) => lapOf);
    expect(laps).toEqual([undefined, undefined, 1, 0]);
  });

  it('gives back of the one what it charges to the other, balanced', () => {
    fc.assert(
      fc.property(aSplit, ({ booking, leaving }) => {
        const { leaves } = done(booking, leaving);
        const { back, charge } = movePostings(leaves.fare, { agencyId: 'AG1', supplier: 'sandbox' });
        const owed = charge.find(({ account }) => account === 'agency:AG1')?.amount;
        expect(owed).toBe(0 - (leaves.fare.terms?.net.minor ?? 0));
        expect(charge.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
        expect(back.map(({ account, amount }) => [account, 0 - amount])).toEqual(
          charge.map(({ account, amount }) => [account, amount]),
        );
      }),
    );
  });

  it('goes with what was cancelled before, or not at all', () => {
    fc.assert(
      fc.property(aSplit, fc.nat(8), ({ booking, leaving }, out) => {
        const gone = booking.itineraries.map((_, itinerary) => ({
          traveller: out % booking.travellers.length,
          item: itinerary,
        }));
        const answer = splitOf(
          { ...booking, gone },
          leaving.filter((each) => each !== gone[0]?.traveller),
        );
        if ('violations' in answer) return;
        const { stays, leaves } = answer.split;
        const left = (of: CancellableBooking) => {
          const places = allPlaces(of).filter(
            (each) => !(of.gone ?? []).some((one) => one.traveller === each.traveller && one.item === each.item),
          );
          const reckoned = cancellationOf({
            booking: of,
            places,
            reason: 'supplier',
            now: instant('2026-11-20T00:00:00Z'),
          });
          return 'violations' in reckoned ? Number.NaN : reckoned.cancellation.refund.amount.minor;
        };
        const whole = { ...booking, price: withoutAncillaries(booking.price), gone };
        const parts = [stays, leaves].map(({ travellers, fare }) =>
          left({
            ...whole,
            price: fare,
            travellers: booking.travellers.filter((_, at) => travellers.includes(at)),
            gone: ofPart(travellers, gone),
          }),
        );
        const [one = 0, other = 0] = parts;
        expect(one + other).toBe(left(whole));
      }),
    );
  });
});
