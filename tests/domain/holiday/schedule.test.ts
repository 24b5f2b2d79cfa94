/** Instalments: they add up, fall due in order, and stand as a ledger kept line by line would have them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  paymentStanding,
  type Receipt,
  reminderDue,
  reminderName,
  scheduleOf,
} from '#domain/booking/schedule/schedule.ts';
import { money } from '#domain/money/money.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';

const bookedOn = isoDate('2026-11-20');
const inr = (minor: number) => money(minor, 'INR');
const someTotal = fc.oneof(fc.integer({ min: 1, max: 90_000_000 }), fc.integer({ min: 1, max: 400 }));
const someAhead = fc.integer({ min: 0, max: 200 });

describe('a schedule', () => {
  it('adds up to the price, falls due in order, between booking and the first day', () => {
    fc.assert(
      fc.property(someTotal, someAhead, (total, ahead) => {
        const startsOn = addDays(bookedOn, ahead);
        const all = scheduleOf(inr(total), { bookedOn, startsOn });
        expect(all.reduce((sofar, { amount }) => sofar + amount.minor, 0)).toBe(total);
        expect(all.every(({ amount }) => amount.minor > 0)).toBe(true);
        const days = all.map(({ due }) => due);
        expect(days).toEqual([...new Set(days)].toSorted());
        expect(days.every((due) => due >= bookedOn && due <= startsOn)).toBe(true);
      }),
    );
  });

  it.each([
    [90, ['2026-11-20 30000', '2027-01-04 40000', '2027-01-28 30000']],
    [40, ['2026-11-20 70000', '2026-12-09 30000']],
    [21, ['2026-11-20 100000']],
    [3, ['2026-11-20 100000']],
  ])('of a trip in %i days', (ahead, expected) => {
    const all = scheduleOf(inr(100_000_00), { bookedOn, startsOn: addDays(bookedOn, ahead) });
    expect(all.map(({ due, amount }) => `${due} ${amount.minor / 100}`)).toEqual(expected);
  });
});

/** A book that knows each rupee by itself: owed ones in the order of their instalments, paid the first first. */
class Rupees {
  readonly #due: string[];
  #cut: number;
  #paid = 0;
  constructor(instalments: readonly { readonly due: string; readonly amount: { readonly minor: number } }[]) {
    this.#due = instalments.flatMap(({ due, amount }) => Array.from({ length: amount.minor }, () => due));
    this.#cut = this.#due.length;
  }
  owe(minor: number) {
    this.#cut = Math.min(this.#due.length, minor);
  }
  pay(minor: number) {
    this.#paid += minor;
  }
  left() {
    return Math.max(0, this.#cut - this.#paid);
  }
  over() {
    return Math.max(0, this.#paid - this.#cut);
  }
  overdue(today: string) {
    return this.#due.slice(0, this.#cut).filter((due, at) => at >= this.#paid && due < today).length;
  }
}

type Act = { readonly pay: number } | { readonly owe: number } | { readonly wait: number };

describe('a schedule that is paid, cut and waited for', () => {
  it('stands as a book of single rupees does, after every act', () => {
    const acts: fc.Arbitrary<readonly Act[]> = fc.array(
      fc.oneof(
        fc.record({ pay: fc.nat(150) }),
        fc.record({ owe: fc.nat(420) }),
        fc.record({ wait: fc.integer({ min: 1, max: 30 }) }),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), someAhead, acts, (total, ahead, all) => {
        const instalments = scheduleOf(inr(total), { bookedOn, startsOn: addDays(bookedOn, ahead) });
        const model = new Rupees(instalments);
        const receipts: Receipt[] = [];
        let [owed, today] = [total, bookedOn];
        for (const act of all) {
          if ('wait' in act) today = addDays(today, act.wait);
          if ('owe' in act) {
            // What is owed only falls: units are given up.
            owed = Math.min(owed, act.owe);
            model.owe(owed);
          }
          if ('pay' in act && act.pay > 0) {
            receipts.push({ requestId: `${receipts.length}`, on: today, amount: inr(act.pay), mode: 'upi', by: '' });
            model.pay(act.pay);
          }
          const standing = paymentStanding(instalments, { owed: inr(owed), receipts, today });
          expect([standing.left.minor, standing.over.minor]).toEqual([model.left(), model.over()]);
          const overdue = standing.instalments
            .filter(({ state }) => state === 'overdue')
            .reduce((sofar, { amount, paid }) => sofar + amount.minor - paid.minor, 0);
          expect(overdue).toBe(model.overdue(today));
          expect(standing.instalments.reduce((sofar, { amount }) => sofar + amount.minor, 0)).toBe(owed);
        }
      }),
    );
  });
});

describe('reminders', () => {
  it('come a week before, the day before and once it is over, each once; none of what is paid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 120 }), fc.nat(100), (ahead, percentPaid) => {
        const startsOn = addDays(bookedOn, ahead);
        const total = inr(100_000_00);
        const instalments = scheduleOf(total, { bookedOn, startsOn });
        const paid = inr(Math.round((total.minor * percentPaid) / 100));
        const receipts: Receipt[] =
          paid.minor === 0 ? [] : [{ requestId: 'a', on: bookedOn, amount: paid, mode: 'upi', by: '' }];
        const sent: string[] = [];
        for (let day = 0; day <= ahead; day += 1) {
          const today = addDays(bookedOn, day);
          for (let again = 0; again < 2; again += 1) {
            const standing = paymentStanding(instalments, { owed: total, receipts, today });
            const reminder = reminderDue(standing, today, sent);
            if (reminder === undefined) continue;
            expect(reminder.amount.minor).toBeGreaterThan(0);
            sent.push(reminderName(reminder));
          }
        }
        expect(new Set(sent).size).toBe(sent.length);
        let reached = 0;
        const open = instalments.findIndex(({ amount }) => (reached += amount.minor) > paid.minor);
        // Nothing is sent of a later one while an earlier one is not paid.
        expect(sent.every((name) => name.startsWith(`${open}/`))).toBe(true);
        expect(sent.at(-1)).toBe(open < 0 ? undefined : `${open}/overdue`);
      }),
    );
  });
});
