import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancellationOf } from '#domain/booking/cancel/cancellation.ts';
import { type CancellableStay, hotelCancelling } from '#domain/hotel/booking/rules.ts';
import { roomUnits } from '#domain/hotel/booking/in-short.ts';
import { type CancelCharge, chargeOn, freeUntil, stepAt, stepEnd } from '#domain/hotel/cancel/policy.ts';
import { add, money, subtract, sum } from '#domain/money/money.ts';
import { instant, plusMilliseconds } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { checkIn, hotelPrice, makeBookedRoom, makeStay, nightsAt, steppedPolicy } from '#tests/fixtures/hotel/stay.ts';

const early = instant('2026-12-01T00:00:00Z');

function stayOf(rooms: readonly (readonly number[])[]): CancellableStay {
  return { ...makeStay(rooms.length), price: hotelPrice(rooms.map((nights) => nightsAt(nights))) };
}

const someRooms = fc.array(fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 3, maxLength: 3 }), {
  minLength: 1,
  maxLength: 6,
});

describe('a policy', () => {
  it('holds each step to the end of its last minute, in the time of the hotel', () => {
    const [free, night] = steppedPolicy;
    const last = instant('2027-01-10T08:00:59.999Z');
    expect(stepAt(steppedPolicy, last)).toBe(free);
    expect(stepAt(steppedPolicy, plusMilliseconds(last, 1))).toBe(night);
    expect(free.until && stepEnd(free.until)).toBe(last);
    expect(freeUntil(steppedPolicy, last)).toBe(free.until);
    expect(freeUntil(steppedPolicy, plusMilliseconds(last, 1))).toBeUndefined();
  });

  it.each<[CancelCharge, number]>([
    [{ by: 'free' }, 0],
    [{ by: 'amount', amount: money(1234_56, 'INR') }, 1234_56],
    [{ by: 'amount', amount: money(99_999_99, 'INR') }, 15_000_00],
    [{ by: 'nights', nights: 1 }, 4_000_00],
    [{ by: 'nights', nights: 9 }, 15_000_00],
    [{ by: 'percent', basisPoints: 2500 }, 3_750_00],
    [{ by: 'percent', basisPoints: 10_000 }, 15_000_00],
  ])('keeps of three nights by %j', (charge, kept) => {
    const nights = [4_000_00, 5_000_00, 6_000_00].map((minor) => money(minor, 'INR'));
    expect(chargeOn(charge, money(15_000_00, 'INR'), nights)).toEqual(money(kept, 'INR'));
  });
});

describe('giving up rooms', () => {
  it('keeps nothing of the hotel’s while it is free, and gives all of it back', () => {
    const booking = stayOf([[4_000_00, 5_000_00, 6_000_00]]);
    const answer = cancellationOf(hotelCancelling, {
      booking,
      places: roomUnits(makeStay(1)),
      reason: 'traveller',
      now: early,
    });
    if ('violations' in answer) throw new Error(JSON.stringify(answer.violations));
    expect(answer.cancellation.supplierKept).toEqual(money(0, 'INR'));
    expect(answer.cancellation.reversal.returned).toEqual(money(15_750_00, 'INR'));
  });

  it('in any order and at any time, each by its own policy, conserves what was charged', () => {
    fc.assert(
      fc.property(someRooms, fc.infiniteStream(fc.nat()), fc.nat(60 * 24 * 60), (rooms, chance, minutes) => {
        const booking = stayOf(rooms);
        const now = plusMilliseconds(toInstant(checkIn), -minutes * 60_000);
        const order = roomUnits(makeStay(rooms.length))
          .map((unit) => ({ unit, by: chance.next().value }))
          .toSorted((one, other) => one.by - other.by);
        const step = stepAt(steppedPolicy, now);
        let gone: readonly { readonly item: number; readonly traveller: number }[] = [];
        let refunded = money(0, 'INR');
        let kept = money(0, 'INR');
        for (const { unit } of order) {
          const answer = cancellationOf(hotelCancelling, {
            booking: { ...booking, gone },
            places: [unit],
            reason: 'traveller',
            now,
          });
          if ('violations' in answer) throw new Error(JSON.stringify(answer.violations));
          const { cancellation } = answer;
          refunded = add(refunded, cancellation.refund.amount);
          // Commission on what the hotel keeps stays the agent's.
          kept = add(kept, subtract(cancellation.charges.amount, cancellation.staysGiven));
          expect(cancellation.refund.amount.minor).toBeGreaterThanOrEqual(0);
          gone = [...gone, unit];
          const left = booking.price.terms?.net;
          if (left === undefined) throw new Error('No net');
          expect(add(add(refunded, kept), cancellation.remaining.price.terms?.net ?? left)).toEqual(left);
          // What the hotel keeps before tax is what its own step says of that room alone.
          const paid = (rooms[unit.item] ?? []).map((minor) => money(minor, 'INR'));
          const own = chargeOn(step.charge, sum('INR', paid), paid);
          const fees = (cancellation.charges.parts ?? []).filter(({ name }) => name === 'cancellation-fee');
          expect(
            sum(
              'INR',
              fees.map(({ amount }) => amount),
            ),
          ).toEqual(own);
        }
        expect(subtract(booking.price.terms?.net ?? refunded, add(refunded, kept))).toEqual(money(0, 'INR'));
      }),
    );
  });

  it('charges those who do not come by the last step', () => {
    const booking: CancellableStay = {
      ...stayOf([[4_000_00, 5_000_00, 6_000_00]]),
      rooms: [makeBookedRoom(0)],
    };
    const answer = cancellationOf(hotelCancelling, {
      booking,
      places: [{ item: 0, traveller: 0 }],
      reason: 'no-show',
      now: plusMilliseconds(toInstant(checkIn), 86_400_000),
    });
    if ('violations' in answer) throw new Error(JSON.stringify(answer.violations));
    expect(answer.cancellation.supplierKept).toEqual(money(15_750_00, 'INR'));
  });
});
