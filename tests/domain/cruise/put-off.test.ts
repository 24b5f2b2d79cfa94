/** What of a cruise is paid later: by the line's day, and never more than comes back if it is not paid. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancellationOf } from '#domain/booking/cancel/cancellation.ts';
import { cabinUnits } from '#domain/cruise/booking/in-short.ts';
import { cruisePutOff } from '#domain/cruise/booking/put-off.ts';
import { cruiseCancelling } from '#domain/cruise/booking/rules.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { startOfDay } from '#domain/time/instant.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import { cruisesOn, someSailing } from '#tests/products/cruise/cruise-arbitraries.ts';

test('deposit and balance are what it costs; unpaid, its agency owes nothing beyond the deposit', () => {
  fc.assert(
    fc.property(cruisesOn(someSailing), fc.integer({ min: 1, max: 400 }), (cruise, daysBefore) => {
      const { sailing, lineTerms, price } = cruise;
      const sails = dateOfLocal(sailing.departs.local);
      const putOff = cruisePutOff(cruise, addDays(sails, -daysBefore));
      const net = price.terms?.net.minor ?? 0;
      if (daysBefore <= lineTerms.balanceDays) {
        expect(putOff).toBeUndefined();
        return;
      }
      if (putOff === undefined) return;
      const { amount, until } = putOff;
      expect(until).toBe(addDays(sails, -lineTerms.balanceDays));
      expect(amount.minor).toBeLessThan(net);
      const unpaid = cancellationOf(cruiseCancelling, {
        booking: cruise,
        places: cabinUnits(cruise),
        reason: 'traveller',
        now: startOfDay(addDays(until, 1), sailing.departs.zone),
      });
      if ('violations' in unpaid) throw new Error('All cabins can be given up');
      expect(unpaid.cancellation.refund.amount.minor).toBeGreaterThanOrEqual(amount.minor);
    }),
    { numRuns: 60 },
  );
});
