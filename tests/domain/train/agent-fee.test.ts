/** The agency's fee of a ticket: capped for the whole ticket, in whole rupees for each who pays. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { UnitCost } from '#domain/booking/sale/selling-price.ts';
import { noSellingTerms } from '#domain/booking/sale/selling-terms.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { trainClasses } from '#domain/train/berths/classes.ts';
import { mostAgentFee } from '#domain/train/booking/rules.ts';
import { trainPrice, usualTrainTerms } from '#domain/train/terms/agent-fee.ts';

it('is the cap of the ticket, split in whole rupees among those who pay a fare', () => {
  const fares = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500_000 })), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(fc.constantFrom(...trainClasses), fares, (travelClass, paid) => {
      const [first, ...others] = paid.map(
        (minor, traveller): UnitCost => ({
          traveller,
          item: 0,
          lines: [{ name: 'base-fare', amount: money(minor, 'INR') }],
        }),
      );
      if (first === undefined) throw new Error('Somebody travels');
      const terms = { ...noSellingTerms, ...usualTrainTerms };
      const price = trainPrice([first, ...others], { travelClass, terms, on: isoDate('2026-11-20') });
      const fees = (price.breakdown.parts ?? []).filter(({ name }) => name === 'markup');
      const total = fees.reduce((all, { amount }) => all + amount.minor, 0);
      const usual = Math.min(mostAgentFee(travelClass), 4000 * paid.length);
      expect(total).toBe(usual);
      for (const { amount, params } of fees) {
        expect(amount.minor % 100).toBe(0);
        const fare = paid[Number(params?.['passenger']) - 1] ?? 0;
        if (paid.length > 1 && paid.some((each) => each > 0)) expect(fare).toBeGreaterThan(0);
      }
      expect(price.terms?.markup.minor).toBe(total);
    }),
  );
});
