/** What is paid when: a model that walks day by day to the sailing, beside the schedule that says it at once. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  datedGrid,
  gridAhead,
  gridEnds,
  isRefundable,
  lineTermsOf,
  paymentSchedule,
  percentKept,
  termsKinds,
} from '#domain/cruise/terms/line-terms.ts';
import { money } from '#domain/money/money.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { plusMilliseconds, startOfDay } from '#domain/time/instant.ts';
import { placeTime } from '#domain/time/place-time.ts';

const on = isoDate('2026-11-20');
const sailsOn = isoDate('2027-09-14');
const zones = ['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland'] as const;

const someTerms = fc
  .record({ kind: fc.constantFrom(...termsKinds), days: fc.integer({ min: 2, max: 20 }) })
  .map(({ kind, days }) => {
    const terms = lineTermsOf(kind, days, { on, currency: 'INR' });
    if (terms === undefined) throw new Error('No terms');
    return terms;
  });
const someSale = fc.record({
  terms: someTerms,
  total: fc.integer({ min: 100, max: 90_000_000 }).map((minor) => money(minor, 'INR')),
  guests: fc.integer({ min: 1, max: 9 }),
  before: fc.integer({ min: 1, max: 300 }),
  zone: fc.constantFrom(...zones),
});

it('a schedule is what a cashier collects who looks each day at what is still owed', () => {
  fc.assert(
    fc.property(someSale, ({ terms, total, guests, before, zone }) => {
      const departs = placeTime(`${sailsOn}T17:00`, zone);
      const bookedOn = addDays(sailsOn, -before);
      const collected: { readonly due: string; readonly minor: number }[] = [];
      let owed = total.minor;
      const collect = (due: string, minor: number) => {
        if (minor === 0) return;
        owed -= minor;
        collected.push({ due, minor });
      };
      for (let day = bookedOn, first = true; day <= sailsOn; day = addDays(day, 1), first = false) {
        const isDue = addDays(day, terms.balanceDays) >= sailsOn;
        const deposit =
          'perGuest' in terms.deposit
            ? Math.min(total.minor, terms.deposit.perGuest.minor * guests)
            : Math.round((total.minor * terms.deposit.percent) / 100);
        if (first && !isDue) collect(day, deposit);
        if (isDue) collect(day, owed);
      }
      const schedule = paymentSchedule(terms, { total, guests, bookedOn, departs });
      expect(owed).toBe(0);
      expect(schedule.map(({ due, amount }) => ({ due, minor: amount.minor }))).toEqual(collected);
      expect(schedule.map(({ kind }) => kind)).toEqual(schedule.length === 1 ? ['whole'] : ['deposit', 'balance']);
    }),
  );
});

it('never keeps less later, changes only where a step ends, and keeps nothing far ahead and all on the day', () => {
  fc.assert(
    fc.property(someTerms, fc.constantFrom(...zones), fc.constantFrom('00:30', '17:00', '23:30'), (terms, zone, at) => {
      const departs = placeTime(`${sailsOn}T${at}`, zone);
      const ends = gridEnds(terms, departs);
      expect(ends).toHaveLength(terms.grid.length - 1);
      for (const end of ends) {
        const [last, next] = [percentKept(terms, departs, end), percentKept(terms, departs, plusMilliseconds(end, 1))];
        expect(next).toBeGreaterThan(last);
      }
      const daily = Array.from({ length: 200 }, (_, day) =>
        percentKept(terms, departs, startOfDay(addDays(sailsOn, day - 199), zone)),
      );
      expect(daily).toEqual(daily.toSorted((one, other) => one - other));
      expect([daily[0], daily.at(-1)]).toEqual([0, 100]);
    }),
    { numRuns: 25 },
  );
});

it.each([
  ['ocean', 4, ['2027-07-01 0', '2027-07-15 50', '2027-08-14 75', '2027-09-14 100']],
  ['ocean', 8, ['2027-06-16 0', '2027-07-01 25', '2027-07-15 50', '2027-08-14 75', '2027-09-14 100']],
  ['coastal', 6, ['2027-08-15 0', '2027-08-30 25', '2027-09-06 50', '2027-09-14 100']],
] as const)('the grid of %s lines for %i days, by its last days', (kind, days, expected) => {
  const terms = lineTermsOf(kind, days, { on, currency: 'INR' });
  if (terms === undefined) throw new Error('No terms');
  const steps = datedGrid(terms, placeTime(`${sailsOn}T17:00`, 'Asia/Kolkata'));
  expect(steps.map(({ until, percent }) => `${until} ${percent}`)).toEqual(expected);
});

it('the first step that still counts on a day is what is kept on it, and none that is over comes after it', () => {
  fc.assert(
    fc.property(someTerms, fc.constantFrom(...zones), fc.integer({ min: -3, max: 200 }), (terms, zone, daysBefore) => {
      const departs = placeTime(`${sailsOn}T17:00`, zone);
      const today = addDays(sailsOn, -daysBefore);
      const [first, ...later] = gridAhead(terms, departs, today);
      const midnight = startOfDay(addDays(today, 1), zone);
      const lastMoment = plusMilliseconds(midnight, -1);
      expect(first?.percent).toBe(percentKept(terms, departs, lastMoment));
      expect(isRefundable(terms, departs, lastMoment)).toBe(first?.percent !== 100);
      for (const { fromDays, until } of later) expect(fromDays === 0 || until > today).toBe(true);
    }),
  );
});

it('asks deposits in the currency of the deployment', () => {
  const deposit = (days: number, currency: 'INR' | 'USD') => lineTermsOf('ocean', days, { on, currency })?.deposit;
  expect(deposit(6, 'USD')).toEqual({ perGuest: money(10_000, 'USD') });
  expect(deposit(7, 'USD')).toEqual({ perGuest: money(25_000, 'USD') });
  expect(deposit(7, 'INR')).toEqual({ perGuest: money(2_212_500, 'INR') });
});
