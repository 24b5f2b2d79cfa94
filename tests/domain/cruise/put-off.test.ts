/** What of a cruise is paid later: by the line's day, and never more than comes back if it is not paid. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceAfter, cancellationOf } from '#domain/booking/cancel/cancellation.ts';
import { chargesOverTime } from '#domain/booking/cancel/outlook.ts';
import type { HouseFee } from '#domain/booking/cancel/house-fee.ts';
import type { CancellableCruise } from '#domain/cruise/booking/cruise-booking.ts';
import { cabinUnits } from '#domain/cruise/booking/in-short.ts';
import { cruisePutOff } from '#domain/cruise/booking/put-off.ts';
import { cruiseCancelling } from '#domain/cruise/booking/rules.ts';
import { money } from '#domain/money/money.ts';
import { appliedRule } from '#domain/rules/applied-rule.ts';
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

test('at each time before its balance was charged no more comes back than was paid, and from that day on the whole refund', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(cruisesOn(someSailing), fc.integer({ min: 1, max: 40 }), (cruise, daysBefore) => {
      const { zone } = cruise.sailing.departs;
      const until = addDays(dateOfLocal(cruise.sailing.departs.local), -cruise.lineTerms.balanceDays);
      const putOff = cruisePutOff(cruise, addDays(until, -daysBefore));
      if (putOff === undefined) return;
      const booking = { ...cruise, putOff };
      const [places, now] = [cabinUnits(cruise), startOfDay(addDays(until, -daysBefore), zone)];
      const chargedFrom = startOfDay(until, zone);
      const moments = chargesOverTime(cruiseCancelling, { booking, places, reason: 'traveller', now }, { chargedFrom });
      expect(moments.filter(({ kind }) => kind === 'balance').map(({ at }) => at)).toEqual([chargedFrom]);
      for (const { kind, at, refund, toAccount } of moments) {
        seen.add(kind);
        const settled = at < chargedFrom ? putOff.amount.minor : 0;
        expect(toAccount?.minor).toBe((refund?.minor ?? 0) - settled);
      }
    }),
    { numRuns: 60 },
  );
  expect([...seen].toSorted()).toEqual(['balance', 'departure', 'now', 'step', 'tomorrow']);
});

test('what the house takes for cancelling, at once or cabin by cabin, is never more than was paid, nor than its rule says', () => {
  let limited = 0;
  fc.assert(
    fc.property(
      cruisesOn(someSailing),
      fc.integer({ min: 0, max: 300_000_00 }),
      fc.integer({ min: 1, max: 40 }),
      fc.boolean(),
      (cruise, each, daysBefore, isAtOnce) => {
        const until = addDays(dateOfLocal(cruise.sailing.departs.local), -cruise.lineTerms.balanceDays);
        const putOff = cruisePutOff(cruise, addDays(until, -daysBefore));
        if (putOff === undefined) return;
        const { currency } = putOff.amount;
        const rule = appliedRule({ id: 'cancel-fee', called: 'portal-fee', from: until });
        const houseFee: HouseFee = { each: money(each, currency), rule };
        const units = cabinUnits(cruise);
        let booking: CancellableCruise = { ...cruise, putOff };
        for (const places of isAtOnce ? [units] : units.map((unit) => [unit])) {
          const now = startOfDay(addDays(until, 1 - daysBefore), cruise.sailing.departs.zone);
          const answer = cancellationOf(cruiseCancelling, { booking, places, reason: 'traveller', now, houseFee });
          if ('violations' in answer) throw new Error('Any cabin can be given up');
          const { cancellation } = answer;
          const balance = balanceAfter(booking, cancellation);
          const fees = (cancellation.charges.parts ?? []).filter(({ name }) => name === 'processing-fee');
          const taken = fees.reduce((all, { amount }) => all + amount.minor, 0);
          expect(taken).toBeLessThanOrEqual(each * places.length);
          if (taken < each * places.length) limited += 1;
          expect(balance?.toAccount.minor ?? 0).toBeGreaterThanOrEqual(0);
          const { putOff: before } = booking;
          const left = (before?.amount.minor ?? 0) - (balance?.settled.minor ?? 0);
          const { putOff: _before, ...rest } = booking;
          const gone = [...(booking.gone ?? []), ...places];
          booking = {
            ...rest,
            gone,
            ...(left > 0 && before && { putOff: { ...before, amount: money(left, currency) } }),
          };
        }
      },
    ),
    { numRuns: 150 },
  );
  expect(limited).toBeGreaterThan(0);
});
