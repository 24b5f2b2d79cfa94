/** Until when the charges of a cancellation hold, against asking the charges themselves; and when refunds are due. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allPlaces } from '#domain/flight/booking/aboard.ts';
import { cancellationOf } from '#domain/flight/cancel/cancellation.ts';
import { chargesHoldUntil } from '#domain/booking/cancel/outlook.ts';
import { flightOutlookRules } from '#domain/flight/cancel/outlook.ts';
import { refundDueOn } from '#domain/booking/cancel/times.ts';
import { daysBetween, isoDate, weekday } from '#domain/time/calendar-date.ts';
import { plusMilliseconds, plusMinutes } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { aSoldBooking } from '#tests/arbitraries/sold-booking.ts';
import { modernDate } from '#tests/arbitraries/time.ts';

it('charges stay as they are until then, and are asked again after it', () => {
  let changed = 0;
  fc.assert(
    fc.property(aSoldBooking, fc.integer({ min: 0, max: 9000 }), ({ booking }, minutesBefore) => {
      const places = allPlaces(booking);
      const now = plusMinutes(toInstant(booking.itineraries[0].segments[0].departure), -minutesBefore);
      const until = chargesHoldUntil(flightOutlookRules, booking, places, now);
      if (until === undefined) throw new Error('There is always a departure to come');
      const chargesAt = (moment: typeof now) => {
        const reckoned = cancellationOf({ booking, places, reason: 'traveller', now: moment });
        if ('violations' in reckoned) throw new Error(JSON.stringify(reckoned.violations));
        return reckoned.cancellation.charges.amount.minor;
      };
      expect(until >= now).toBe(true);
      expect(chargesAt(until)).toBe(chargesAt(now));
      if (chargesAt(plusMilliseconds(until, 1)) !== chargesAt(now)) changed += 1;
    }),
  );
  expect(changed).toBeGreaterThan(10);
});

it('a refund is due after so many working days', () => {
  expect(refundDueOn(isoDate('2026-11-20'), 1)).toBe('2026-11-23');
  expect(refundDueOn(isoDate('2026-11-21'), 1)).toBe('2026-11-23');
  expect(refundDueOn(isoDate('2026-11-20'))).toBe('2026-12-10');
  fc.assert(
    fc.property(modernDate, fc.integer({ min: 1, max: 60 }), (asked, days) => {
      const due = refundDueOn(asked, days);
      expect(weekday(due)).toBeLessThan(6);
      // Whole weeks have five working days.
      expect(daysBetween(asked, refundDueOn(asked, days + 5)) - daysBetween(asked, due)).toBe(7);
    }),
  );
});
