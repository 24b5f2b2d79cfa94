import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cancellationOf } from '#domain/booking/cancel/cancellation.ts';
import { holidayCancelling, holidayRules } from '#domain/holiday/booking/rules.ts';
import { daysBetween } from '#domain/time/calendar-date.ts';
import { dateIn, instant, plusMinutes } from '#domain/time/instant.ts';
import { wireProducts } from '#infrastructure/wire/products.ts';
import { amendingSuite } from './amending.ts';
import { cancellingSuite } from './cancelling.ts';
import { someHoliday } from './holiday/holiday-arbitraries.ts';
import { holidayPlug } from './holiday/holiday-plug.ts';
import { printedSuite } from './printed.ts';
import { sellingSuite } from './selling.ts';
import { storedSuite } from './stored.ts';
import { wireSuite } from './wired.ts';

const before = fc
  .integer({ min: 0, max: 4 * 24 * 60 })
  .map((minutes) => plusMinutes(instant('2026-11-20T01:00:00Z'), minutes));

cancellingSuite({ rules: holidayRules, sold: someHoliday, before, mayRefuse: [] });

sellingSuite(holidayPlug);
wireSuite(holidayPlug, wireProducts);
amendingSuite(holidayPlug, []);
storedSuite(holidayPlug);
printedSuite(holidayPlug);

it('an operator keeps the share of its grid by the days that are left, of the price and of GST and TCS on it', () => {
  fc.assert(
    fc.property(someHoliday, fc.integer({ min: 0, max: 125 * 24 }), (booking, hours) => {
      const now = plusMinutes(instant('2026-11-20T01:00:00Z'), hours * 60);
      const { trip, price } = booking;
      const today = dateIn(now, trip.zone);
      const days = daysBetween(today, trip.startsOn);
      const [unit] = holidayCancelling.units(booking);
      if (unit === undefined) throw new Error('There is a room');
      const answer = cancellationOf(holidayCancelling, { booking, places: [unit], reason: 'traveller', now });
      if ('violations' in answer) throw new Error('Any package is given up');
      const row = trip.policy.find((step) => days >= step.days);
      const percent = days <= 0 ? 100 : (row?.percent ?? 100);
      const [fare] = price.breakdown.parts ?? [];
      const own = (fare?.parts ?? []).filter(({ params }) => params?.['item'] === 0);
      const total = (taxes: boolean) =>
        own.reduce(
          (sofar, { name, amount }) => sofar + ((name === 'taxes' || name === 'tcs') === taxes ? amount.minor : 0),
          0,
        );
      const fee = Math.round((total(false) * percent) / 100);
      const kept = fee + (total(false) === 0 ? 0 : Math.round((total(true) * fee) / total(false)));
      expect(answer.cancellation.charges.amount.minor).toBe(kept);
    }),
  );
});
