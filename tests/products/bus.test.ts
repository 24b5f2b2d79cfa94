import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cancellationOf } from '#domain/booking/cancel/cancellation.ts';
import { busCancelling, busRules, leaves } from '#domain/bus/booking/rules.ts';
import { instant, plusMilliseconds, plusMinutes } from '#domain/time/instant.ts';
import { wireProducts } from '#infrastructure/wire/products.ts';
import { amendingSuite } from './amending.ts';
import { someSeats } from './bus/bus-arbitraries.ts';
import { busPlug } from './bus/bus-plug.ts';
import { cancellingSuite } from './cancelling.ts';
import { printedSuite } from './printed.ts';
import { sellingSuite } from './selling.ts';
import { storedSuite } from './stored.ts';
import { wireSuite } from './wired.ts';

cancellingSuite({
  rules: busRules,
  sold: someSeats,
  before: fc.integer({ min: 0, max: 6400 }).map((minutes) => plusMinutes(instant('2026-11-19T12:00:00Z'), minutes)),
  mayRefuse: [],
});

sellingSuite(busPlug);
wireSuite(busPlug, wireProducts);
amendingSuite(busPlug, []);
storedSuite(busPlug);
printedSuite(busPlug);

it('an operator keeps of a seat what its policy says for the hours before the bus leaves its first point, with the tax on that', () => {
  fc.assert(
    fc.property(someSeats, fc.integer({ min: -60, max: 72 * 60 }), (booking, minutes) => {
      const now = plusMilliseconds(leaves(booking), -minutes * 60_000);
      const places = busCancelling.units(booking);
      const answer = cancellationOf(busCancelling, { booking, places, reason: 'traveller', now });
      if ('violations' in answer) throw new Error('Any seat is cancelled');
      const [{ parts: lines = [] } = {}] = booking.price.breakdown.parts ?? [];
      const amount = (name: string, passenger: number) =>
        lines.find((line) => line.name === name && line.params?.['passenger'] === passenger)?.amount.minor ?? 0;
      const charge =
        minutes < 0
          ? { percent: 100 }
          : (booking.ride.policy.findLast(({ fromHours }) => fromHours * 60 <= minutes)?.charge ?? { percent: 100 });
      const expected = booking.travellers.reduce((before, _, at) => {
        const base = amount('base-fare', at + 1);
        const fee =
          'percent' in charge ? Math.round((base * charge.percent) / 100) : Math.min(base, charge.amount.minor);
        return before + fee + Math.round((amount('taxes', at + 1) * fee) / base);
      }, 0);
      const markup = booking.price.terms?.markup.minor ?? 0;
      expect(answer.cancellation.charges.amount.minor).toBe(expected);
      expect(answer.cancellation.customer.refund.minor).toBe(booking.price.total.minor - markup - expected);
    }),
  );
});
