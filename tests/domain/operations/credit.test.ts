/** What an agency may owe, against a reading of the rule that knows nothing of the code: day by day. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNegative, money } from '#domain/money/money.ts';
import { checkCredit, type CreditTerms, creditOf, creditOn } from '#domain/operations/credit.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';

const today = isoDate('2026-11-20');
const rupees = fc.integer({ min: 0, max: 1_000_000 }).map((minor) => money(minor, 'INR'));
const day = fc.integer({ min: -20, max: 20 }).map((days) => addDays(today, days));
const terms: fc.Arbitrary<CreditTerms> = fc.record(
  {
    limit: rupees,
    extra: fc.record({ amount: rupees.filter(({ minor }) => minor > 0), until: day }),
    dueOn: day,
  },
  { requiredKeys: ['limit'] },
);
const balance = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((minor) => money(minor, 'INR'));

it('an increase ends with its day, and the day of payment takes credit from who owes after it', () => {
  fc.assert(
    fc.property(terms, balance, fc.integer({ min: -25, max: 25 }), (credit, owned, days) => {
      const on = addDays(today, days);
      const { minor } = creditOn(credit, owned, on);
      const late = credit.dueOn !== undefined && Date.parse(on) > Date.parse(credit.dueOn) && owned.minor < 0;
      const more = credit.extra !== undefined && Date.parse(on) <= Date.parse(credit.extra.until);
      expect(minor).toBe(late ? 0 : credit.limit.minor + (more ? (credit.extra?.amount.minor ?? 0) : 0));
    }),
  );
});

it('nobody with money is overdue, and credit never falls while nothing is owed', () => {
  fc.assert(
    fc.property(terms, balance, (credit, owned) => {
      fc.pre(!isNegative(owned));
      expect(creditOn(credit, owned, addDays(today, 300))).toEqual(credit.limit);
    }),
  );
});

it('terms that are checked are what was typed; terms that are not are none', () => {
  fc.assert(
    fc.property(terms, (credit) => {
      const draft = {
        limit: credit.limit,
        extra: credit.extra?.amount,
        extraUntil: credit.extra?.until,
        dueOn: credit.dueOn,
      };
      const good = checkCredit(draft, 'INR', today).length === 0;
      expect(good).toBe([credit.extra?.until, credit.dueOn].every((each) => each === undefined || each >= today));
      expect(creditOf(draft, 'INR', today)).toEqual(good ? credit : undefined);
    }),
  );
});

it.each([
  [{}, ['limit required']],
  [{ limit: money(-1, 'INR') }, ['limit amount-negative']],
  [{ limit: money(1, 'USD') }, ['limit amount-currency']],
  [{ limit: money(1, 'INR'), extra: money(0, 'INR'), extraUntil: '2026-11-20' }, ['extra amount-not-positive']],
  [{ limit: money(1, 'INR'), extraUntil: '2026-11-20' }, ['extra required']],
  [{ limit: money(1, 'INR'), extra: money(1, 'INR') }, ['extraUntil required']],
  [{ limit: money(1, 'INR'), dueOn: 'tomorrow' }, ['dueOn date-form']],
  [{ limit: money(1, 'INR'), dueOn: '2026-11-19' }, ['dueOn date-past']],
])('%j is refused for %j', (draft, found) => {
  expect(checkCredit(draft, 'INR', today).map(({ path, code }) => `${path} ${code}`)).toEqual(found);
});
