import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allPlaces } from '#domain/flight/booking/aboard.ts';
import { cancellationOf } from '#domain/flight/cancel/cancellation.ts';
import { customerTree } from '#domain/price/customer-side.ts';
import { customerSide } from '#domain/booking/cancel/explained.ts';
import { wrongSums } from '#domain/price/explain.ts';
import { add, equals, subtract } from '#domain/money/money.ts';
import { instant } from '#domain/time/instant.ts';
import { aSoldBooking } from '#tests/arbitraries/sold-booking.ts';

it('says a customer one amount that is kept: price = remaining + kept + refunded, and no line is the markup', () => {
  fc.assert(
    fc.property(aSoldBooking, fc.constantFrom('traveller', 'supplier'), ({ booking }, reason) => {
      const question = { booking, places: allPlaces(booking), reason, now: instant('2026-11-19T12:00:00Z') } as const;
      const answer = cancellationOf(question);
      if ('violations' in answer) throw new Error(JSON.stringify(answer.violations));
      const { cancellation } = answer;
      const { charges, customer: seen } = customerSide(
        { charges: cancellation.charges, customer: cancellation.customer.explained },
        cancellation.customer.markup,
      );
      const customer = customerTree(seen);
      const paid = subtract(booking.price.total, cancellation.remaining.price.total);
      expect(equals(add(charges.amount, customer.amount), paid)).toBe(true);
      expect(equals(customer.amount, cancellation.customer.refund)).toBe(true);
      expect([...wrongSums(charges), ...wrongSums(customer)]).toEqual([]);
      expect(customer.parts?.map(({ name }) => name)).not.toContain('markup');
    }),
  );
});
