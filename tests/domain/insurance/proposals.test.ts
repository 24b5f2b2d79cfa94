/** What may be insured, against the sentences of the rules written a second way; and what a cancelled policy gives back. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPlanSearch, insuranceLimits, lastDayOf, type PlanSearchDraft } from '#domain/insurance/rules.ts';
import { addDays, addMonths, addYears, daysBetween, isoDate, type IsoDate } from '#domain/time/calendar-date.ts';

const today = isoDate('2026-11-27');

/** Whole years between two days, counted birthday by birthday. */
function yearsOld(born: IsoDate, at: IsoDate): number {
  let years = 0;
  while (addYears(born, years + 1) <= at) years += 1;
  return years;
}

const births = fc.array(
  fc.option(
    fc
      .oneof(
        fc.integer({ min: -400, max: 90 * 365 }),
        // Around half a year, 21 and 81 years before the first days.
        fc
          .tuple(fc.constantFrom(182, 21 * 365 + 5, 81 * 365 + 20), fc.integer({ min: -12, max: 12 }))
          .map(([a, b]) => a + b),
      )
      .map((days) => addDays(today, -days)),
    { nil: undefined, freq: 12 },
  ),
  { maxLength: 11 },
);

const drafts: fc.Arbitrary<PlanSearchDraft> = fc.record({
  region: fc.constant('asia' as const),
  trip: fc.constantFrom('single', 'annual-30'),
  from: fc.option(
    fc.integer({ min: -3, max: 368 }).map((days) => addDays(today, days)),
    { nil: undefined },
  ),
  to: fc.option(
    fc.integer({ min: -3, max: 560 }).map((days) => addDays(today, days)),
    { nil: undefined },
  ),
  births,
  family: fc.boolean(),
});

/** What stands against a search, said in no order. */
function expected({ trip, from, to, births: born, family }: PlanSearchDraft): readonly string[] {
  const found: string[] = [];
  const start = from ?? today;
  if (from === undefined) found.push('from required');
  else if (from < today) found.push('from date-past');
  else if (daysBetween(today, from) > 365) found.push('from date-too-far');
  if (trip === 'single') {
    if (to === undefined) found.push('to required');
    else if (from !== undefined && to < from) found.push('to date-not-before');
    else if (from !== undefined && daysBetween(from, to) >= insuranceLimits.mostDays) found.push('to insurance-days');
  }
  if (born.length === 0 || born.length > 9) found.push('births insured-count');
  for (const [at, day] of born.entries()) {
    if (day === undefined) found.push(`births[${at}] required`);
    else if (addMonths(day, 6) > start || yearsOld(day, start) > 80) found.push(`births[${at}] insured-age`);
  }
  if (family && !born.includes(undefined)) {
    const grown = born.filter((day) => day !== undefined && yearsOld(day, start) >= 21).length;
    if (born.length < 2 || born.length > 6 || grown < 1 || grown > 2) found.push('births insured-family');
  }
  return found.toSorted();
}

describe('a search for plans', () => {
  it('is refused for what the rules forbid and for nothing else', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const found = checkPlanSearch(draft, today).map(({ path, code }) => `${path} ${code}`);
        expect(found.toSorted()).toEqual(expected(draft));
      }),
      { numRuns: 400 },
    );
  });

  it('ends a year of journeys on the day before it comes round again, in leap years too', () => {
    expect(lastDayOf({ trip: 'annual-45', from: isoDate('2028-02-29'), to: today })).toBe('2029-02-27');
    expect(lastDayOf({ trip: 'annual-30', from: isoDate('2027-03-01'), to: today })).toBe('2028-02-29');
    expect(lastDayOf({ trip: 'single', from: today, to: addDays(today, 3) })).toBe(addDays(today, 3));
  });
});
