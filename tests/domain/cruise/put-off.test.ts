/** What of a cruise is paid later: by the line's day, and never more than comes back if it is not paid. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancellationOf } from '#domain/booking/cancel/cancellation.ts';
import type { CancellableCruise } from '#domain/cruise/booking/cruise-booking.ts';
import { cabinUnits } from '#domain/cruise/booking/in-short.ts';
import { cruisePutOff } from '#domain/cruise/booking/put-off.ts';
import { cruiseCancelling } from '#domain/cruise/booking/rules.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { startOfDay } from '#domain/time/instant.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import { cruisesOn, someSailing } from '#tests/products/cruise/cruise-arbitraries.ts';

/** By hand: per guest, or a share of the net; the whole net where it asks for more. */
function depositOf({ lineTerms: { deposit }, cabins }: CancellableCruise, net: number): number {
  const guests = cabins.flatMap((cabin) => cabin.guests).length;
  return 'perGuest' in deposit ? Math.min(net, deposit.perGuest.minor * guests) : (net * deposit.percent) / 100;
}

/** Ships leave by one clock, agencies work by another: the day after may still be its last day somewhere. */
const overEverywhere = 2;

test('deposit and balance are what it costs; unpaid, its agency owes nothing beyond the deposit', () => {
  let puttingOff = 0;
  fc.assert(
    fc.property(cruisesOn(someSailing), fc.integer({ min: 1, max: 400 }), (cruise, daysBefore) => {
      const { sailing, lineTerms, price } = cruise;
      const sails = dateOfLocal(sailing.departs.local);
      const putOff = cruisePutOff(cruise, addDays(sails, -daysBefore));
      if (daysBefore <= lineTerms.balanceDays) {
        expect(putOff).toBeUndefined();
        return;
      }
      const net = price.terms?.net.minor ?? 0;
      const until = addDays(sails, -lineTerms.balanceDays);
      const unpaid = cancellationOf(cruiseCancelling, {
        booking: cruise,
        places: cabinUnits(cruise),
        reason: 'traveller',
        now: startOfDay(addDays(until, overEverywhere), sailing.departs.zone),
      });
      if ('violations' in unpaid) throw new Error('All cabins can be given up');
      const back = unpaid.cancellation.refund.amount.minor;
      const later = Math.max(0, Math.min(net - depositOf(cruise, net), back));
      // A share of an odd net is rounded.
      expect(Math.abs((putOff?.amount.minor ?? 0) - later)).toBeLessThan(1);
      if (putOff === undefined) return;
      puttingOff += 1;
      expect(putOff.until).toBe(until);
      expect(back).toBeGreaterThanOrEqual(putOff.amount.minor);
    }),
    { numRuns: 60 },
  );
  expect(puttingOff).toBeGreaterThan(0);
});
