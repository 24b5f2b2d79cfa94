import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cancellationOf } from '#domain/booking/cancel/cancellation.ts';
import { cruiseCancelling, cruiseRules } from '#domain/cruise/booking/rules.ts';
import { instant, plusMilliseconds, plusMinutes } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { wireProducts } from '#infrastructure/wire/products.ts';
import { amendingSuite } from './amending.ts';
import { someCruise } from './cruise/cruise-arbitraries.ts';
import { cruisePlug } from './cruise/cruise-plug.ts';
import { cancellingSuite } from './cancelling.ts';
import { printedSuite } from './printed.ts';
import { sellingSuite } from './selling.ts';
import { storedSuite } from './stored.ts';
import { wireSuite } from './wired.ts';

cancellingSuite({
  rules: cruiseRules,
  sold: someCruise,
  // From the end of October, when nothing is kept, to the last of January, before any of them leaves.
  before: fc.integer({ min: 0, max: 130_000 }).map((minutes) => plusMinutes(instant('2026-11-01T00:00:00Z'), minutes)),
  mayRefuse: [],
});

sellingSuite(cruisePlug);
wireSuite(cruisePlug, wireProducts);
amendingSuite(cruisePlug, []);
storedSuite(cruisePlug);
printedSuite(cruisePlug);

/** What a line keeps so many calendar days before, written again from its published table. */
function keptPercent(id: string, days: number): number {
  if (id === 'cruise-coastal') return days >= 30 ? 0 : days >= 15 ? 25 : days >= 8 ? 50 : 100;
  if (id === 'cruise-ocean-short') return days >= 75 ? 0 : days >= 61 ? 50 : days >= 31 ? 75 : 100;
  return days >= 90 ? 0 : days >= 75 ? 25 : days >= 61 ? 50 : days >= 31 ? 75 : 100;
}

it('a line keeps its share of the fare by the days before, and port charges and tips go back whole', () => {
  const some = fc.record({
    booking: someCruise,
    minutes: fc.integer({ min: -60, max: 100 * 1440 }),
  });
  fc.assert(
    fc.property(some, ({ booking, minutes }) => {
      const { departs } = booking.sailing;
      const now = plusMilliseconds(toInstant(departs), -minutes * 60_000);
      const places = cruiseCancelling.units(booking);
      const answer = cancellationOf(cruiseCancelling, { booking, places, reason: 'traveller', now });
      if ('violations' in answer) throw new Error('Any cabin is cancelled');
      const written = now.slice(0, 19);
      const local = new Intl.DateTimeFormat('en-CA', { timeZone: departs.zone }).format(new Date(`${written}Z`));
      const days = Math.round((Date.parse(departs.local.slice(0, 10)) - Date.parse(local)) / 86_400_000);
      const percent = minutes < 0 ? 100 : keptPercent(booking.lineTerms.id, days);
      const [{ parts: lines = [] } = {}] = booking.price.breakdown.parts ?? [];
      const expected = places
        .map(({ item }) => {
          const own = lines.filter(({ params }) => params?.['item'] === item);
          const total = (chosen: (name: string) => boolean) =>
            own.reduce((all, { name, amount }) => all + (chosen(name) ? amount.minor : 0), 0);
          const fee = Math.round((total((name) => name === 'base-fare') * percent) / 100);
          const taxable = total((name) => name !== 'taxes');
          return fee + Math.round((total((name) => name === 'taxes') * fee) / taxable);
        })
        .reduce((all, each) => all + each, 0);
      expect(answer.cancellation.charges.amount.minor).toBe(expected);
    }),
  );
});
