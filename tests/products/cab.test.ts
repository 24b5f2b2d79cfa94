import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cancellationOf } from '#domain/booking/cancel/cancellation.ts';
import { cabCancelling, cabRules } from '#domain/cab/booking/rules.ts';
import { instant, plusMilliseconds, plusMinutes } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { wireProducts } from '#infrastructure/wire/products.ts';
import { amendingSuite } from './amending.ts';
import { someCab } from './cab/cab-arbitraries.ts';
import { cabPlug } from './cab/cab-plug.ts';
import { cancellingSuite } from './cancelling.ts';
import { printedSuite } from './printed.ts';
import { sellingSuite } from './selling.ts';
import { storedSuite } from './stored.ts';
import { wireSuite } from './wired.ts';

cancellingSuite({
  rules: cabRules,
  sold: someCab,
  before: fc.integer({ min: 0, max: 6400 }).map((minutes) => plusMinutes(instant('2026-11-19T12:00:00Z'), minutes)),
  mayRefuse: [],
  soldWhole: true,
});

sellingSuite(cabPlug);
wireSuite(cabPlug, wireProducts);
amendingSuite(cabPlug, []);
storedSuite(cabPlug);
printedSuite(cabPlug);

it('an operator keeps nothing until the free hours begin, its share from then on, and all of it once the car has come', () => {
  const someMinutes = fc.oneof(
    fc.integer({ min: -60, max: 48 * 60 }),
    fc.constantFrom(-1, 0, 359, 360, 361, 1440, 1439),
  );
  fc.assert(
    fc.property(someCab, someMinutes, (booking, minutes) => {
      const { policy, drive } = booking.ride;
      const now = plusMilliseconds(toInstant(drive.pickUp), -minutes * 60_000);
      const answer = cancellationOf(cabCancelling, {
        booking,
        places: cabCancelling.units(booking),
        reason: 'traveller',
        now,
      });
      if ('violations' in answer) throw new Error('Any cab is cancelled');
      const [{ parts: lines = [] } = {}] = booking.price.breakdown.parts ?? [];
      const total = (taxes: boolean) =>
        lines.reduce((before, { name, amount }) => before + ((name === 'taxes') === taxes ? amount.minor : 0), 0);
      const percent = minutes < 0 ? 100 : minutes >= policy.freeHours * 60 ? 0 : policy.thenPercent;
      const fee = Math.round((total(false) * percent) / 100);
      const expected = fee + Math.round((total(true) * fee) / total(false));
      const markup = booking.price.terms?.markup.minor ?? 0;
      expect(answer.cancellation.charges.amount.minor).toBe(expected);
      expect(answer.cancellation.customer.refund.minor).toBe(booking.price.total.minor - markup - expected);
    }),
  );
});
