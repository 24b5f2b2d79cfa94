import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { airlines } from '#domain/flight/reference/airlines.ts';
import { type FeeQuestion, feesAt, feesOf, feeStepAt } from '#domain/flight/fare/fee-rules.ts';
import { feeGrids } from '#domain/flight/fare/fee-tables.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';

const saver: FeeQuestion = {
  carrier: '6E',
  family: 'saver',
  international: false,
  touchesIndia: true,
  premiumCabin: false,
  issued: isoDate('2026-11-20'),
  base: money(6000_00, 'INR'),
  yq: money(550_00, 'INR'),
};

const aQuestion: fc.Arbitrary<FeeQuestion> = fc.record({
  carrier: fc.constantFrom(...airlines.map(({ code }) => code)),
  family: fc.constantFrom('lite', 'saver', 'classic', 'flex'),
  international: fc.boolean(),
  touchesIndia: fc.boolean(),
  premiumCabin: fc.boolean(),
  issued: fc.constantFrom(isoDate('2025-06-01'), isoDate('2026-11-20')),
  base: fc.integer({ min: 500, max: 100_000 }).map((rupees) => money(rupees * 100, 'INR')),
  yq: fc.integer({ min: 0, max: 20_000 }).map((rupees) => money(rupees * 100, 'INR')),
});

describe('fee grids', () => {
  it('answer every question with steps from ever to departure, without gap', () => {
    fc.assert(
      fc.property(aQuestion, (question) => {
        const { steps, rule } = feesOf(question);
        expect(steps[0]?.hoursFrom).toBeNull();
        expect(steps.at(-1)?.hoursTo).toBe(0);
        steps.slice(1).forEach((step, index) => expect(step.hoursFrom).toBe(steps[index]?.hoursTo));
        expect(rule).toMatchObject({ called: expect.stringMatching(/^airline-fees/) });
        expect(rule).not.toHaveProperty('note');
      }),
    );
  });

  it('ask no less as departure comes nearer, and nothing after it', () => {
    fc.assert(
      fc.property(
        aQuestion,
        fc.double({ min: 0, max: 900, noNaN: true }),
        fc.double({ min: 0, max: 900, noNaN: true }),
        (question, one, other) => {
          const { steps } = feesOf(question);
          const [near, far] = [feeStepAt(steps, Math.min(one, other)), feeStepAt(steps, Math.max(one, other))];
          const change = (step: typeof near) => step?.change?.minor ?? Number.POSITIVE_INFINITY;
          expect(change(near)).toBeGreaterThanOrEqual(change(far));
          expect(feesAt(question, one)).toMatchObject({
            cancel: feeStepAt(steps, one)?.cancel,
            change: feeStepAt(steps, one)?.change,
          });
          expect(feeStepAt(steps, -0.1)).toBeUndefined();
          expect(feesAt(question, -0.1)).toBeUndefined();
        },
      ),
    );
  });

  it('never keep more than base fare and fuel surcharge in India since 26 March 2026', () => {
    fc.assert(
      fc.property(aQuestion, (question) => {
        const { steps } = feesOf({ ...question, touchesIndia: true, issued: isoDate('2026-03-26') });
        for (const { cancel } of steps)
          expect(cancel?.minor ?? 0).toBeLessThanOrEqual(question.base.minor + question.yq.minor);
      }),
    );
    const cheap = { ...saver, base: money(1500_00, 'INR'), yq: money(250_00, 'INR') };
    expect(feesAt(cheap, 100)?.cancel).toEqual(money(1750_00, 'INR'));
    expect(feesAt({ ...cheap, issued: isoDate('2026-03-25') }, 100)?.cancel).toEqual(money(3999_00, 'INR'));
  });

  it.each([
    ['6E', 'saver', 100, 3999],
    ['6E', 'flex', 30, 2499],
    ['6E', 'saver', 10, 4999],
    ['AI', 'saver', 80, 5000],
    ['AI', 'classic', 80, 2500],
    ['AI', 'flex', 80, 999],
    ['IX', 'lite', 200, 2000],
    ['IX', 'lite', 100, 2500],
    ['QP', 'saver', 80, 2250],
    ['QP', 'flex', 30, 2499],
    ['SG', 'saver', 97, 3200],
  ] as const)('%s %s with %i hours left: %i rupees', (carrier, family, hours, rupees) => {
    expect(feesAt({ ...saver, carrier, family }, hours)?.cancel).toEqual(money(rupees * 100, 'INR'));
  });

  it('take a share of the base fare where they say so', () => {
    // 35 % of 6,000 and 400.
    expect(feesAt({ ...saver, carrier: 'IX', family: 'lite' }, 300)?.cancel).toEqual(money(2500_00, 'INR'));
  });

  it('allow nothing in the last hours and to those who do not show up', () => {
    expect(feesAt(saver, 2)).toMatchObject({ cancel: null, change: null });
    expect(feesOf(saver).noShow).toBeNull();
  });

  it('name each row once', () => {
    const ids = feeGrids.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
