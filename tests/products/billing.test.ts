import fc from 'fast-check';
import { expect, it } from 'vitest';
import { billCancelling, billRules } from '#domain/billing/booking.ts';
import { cancellationOf } from '#domain/booking/cancel/cancellation.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { wireProducts } from '#infrastructure/wire/products.ts';
import { amendingSuite } from './amending.ts';
import { someBill } from './billing/billing-arbitraries.ts';
import { billingPlug } from './billing/billing-plug.ts';
import { cancellingSuite } from './cancelling.ts';
import { printedSuite } from './printed.ts';
import { sellingSuite } from './selling.ts';
import { storedSuite } from './stored.ts';
import { wireSuite } from './wired.ts';

cancellingSuite({
  rules: billRules,
  sold: someBill,
  before: fc.integer({ min: 0, max: 6400 }).map((minutes) => plusMinutes(instant('2026-11-19T12:00:00Z'), minutes)),
  mayRefuse: [],
  soldWhole: true,
});

sellingSuite(billingPlug);
wireSuite(billingPlug, wireProducts);
amendingSuite(billingPlug, []);
storedSuite(billingPlug);
printedSuite(billingPlug);

it('a bill that is cancelled is kept what it says of the supplier’s basic amount, and the same share of its taxes', () => {
  fc.assert(
    fc.property(someBill, (booking) => {
      const answer = cancellationOf(billCancelling, {
        booking,
        places: billCancelling.units(booking),
        reason: 'traveller',
        now: instant('2026-11-20T12:00:00Z'),
      });
      if ('violations' in answer) throw new Error('Any bill is cancelled');
      const [cost] = booking.price.netBreakdown?.parts ?? [];
      const lineOf = (of: string) => cost?.parts?.find(({ name }) => name === of)?.amount.minor ?? 0;
      const fee = booking.bill.cancelCharge.minor;
      const tax = Math.round((lineOf('taxes') * fee) / lineOf('base-fare'));
      expect(answer.cancellation.charges.amount.minor).toBe(fee + tax);
      // What the supplier adds for itself comes back with the rest, but for what it says it keeps: neither is the customer's.
      const kept = (cost?.parts ?? []).map(({ params }) => Math.round(Number(params?.kept ?? 0) * 100));
      const returned = kept.reduce((left, each) => left - each, (cost?.amount.minor ?? 0) - fee - tax);
      expect(answer.cancellation.reversal.returned.minor).toBe(returned);
    }),
  );
});
