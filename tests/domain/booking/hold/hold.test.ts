import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccountBalance } from '#domain/account/balance.ts';
import { type HeldBooking, holdRadar, warningsOf } from '#domain/booking/hold/hold.ts';
import { money } from '#domain/money/money.ts';
import { dateIn, type Instant, instant, plusMinutes, toMilliseconds } from '#domain/time/instant.ts';
import { rupees } from '#tests/fixtures/flight.ts';

const now = instant('2026-11-20T06:30:00.000Z');
const zone = 'Asia/Kolkata';
const aMoment: fc.Arbitrary<Instant> = fc.integer({ min: -600, max: 4000 }).map((minutes) => plusMinutes(now, minutes));
const someHolds: fc.Arbitrary<readonly HeldBooking[]> = fc
  .array(fc.record({ until: aMoment, needs: fc.nat(9_000_000).map((minor) => money(minor, 'INR')) }), { maxLength: 12 })
  .map((holds) => holds.map((hold, at) => ({ ...hold, transactionId: `FL${at}` })));
const anAccount: fc.Arbitrary<AccountBalance> = fc
  .record({
    balance: fc.integer({ min: -5_000_000, max: 9_000_000 }),
    creditLimit: fc.nat(9_000_000),
    reserved: fc.nat(99),
  })
  .map(({ balance, creditLimit, reserved }) => ({
    balance: money(balance, 'INR'),
    creditLimit: money(creditLimit, 'INR'),
    reserved: money(reserved, 'INR'),
  }));

describe('warnings', () => {
  it('come in order, after the hold was made, before it ends, each once', () => {
    fc.assert(
      fc.property(aMoment, aMoment, fc.array(fc.integer({ min: -10, max: 3000 })), (heldAt, until, minutes) => {
        const warnings = warningsOf({ heldAt, until }, minutes);
        expect(warnings).toEqual([...new Set(warnings)].toSorted());
        const due = minutes.filter((each) => {
          const at = toMilliseconds(until) - each * 60_000;
          return at > toMilliseconds(heldAt) && each > 0;
        });
        expect(warnings).toHaveLength(new Set(due).size);
      }),
    );
  });

  it('are not given at the moment at which the hold is made or ends', () => {
    expect(warningsOf({ heldAt: now, until: plusMinutes(now, 60) }, [60, 0])).toEqual([]);
    expect(warningsOf({ heldAt: now, until: plusMinutes(now, 61) }, [60, 0])).toEqual([plusMinutes(now, 1)]);
  });

  it('are given in order of time', () => {
    const warnings = warningsOf({ heldAt: now, until: plusMinutes(now, 300) });
    expect(warnings).toEqual([plusMinutes(now, 60), plusMinutes(now, 240), plusMinutes(now, 285)]);
  });
});

describe('the radar', () => {
  it('shows every hold once, the first to end first', () => {
    fc.assert(
      fc.property(someHolds, anAccount, (holds, account) => {
        const { rows } = holdRadar(holds, account, { now, zone });
        expect(rows.map(({ transactionId }) => transactionId).toSorted()).toEqual(
          holds.map(({ transactionId }) => transactionId).toSorted(),
        );
        const ends = rows.map(({ until }) => until);
        expect(ends).toEqual(ends.toSorted());
      }),
    );
  });

  it('steps down by what each hold needs, as paying them one by one would', () => {
    fc.assert(
      fc.property(someHolds, anAccount, (holds, account) => {
        const { rows, all, spendable } = holdRadar(holds, account, { now, zone });
        expect(spendable.minor).toBe(account.balance.minor + account.creditLimit.minor - account.reserved.minor);
        for (const [at, row] of rows.entries()) {
          const paid = rows
            .slice(0, at + 1)
            .filter(({ until }) => until > now)
            .reduce((total, { needs }) => total + needs.minor, 0);
          expect(row.spendableAfter.minor).toBe(spendable.minor - paid);
          expect(row.shortfall.minor).toBe(row.until <= now ? 0 : Math.max(0, paid - spendable.minor));
        }
        const open = rows.filter(({ until }) => until > now);
        expect(all.count).toBe(open.length);
        expect(all.shortfall).toEqual(open.at(-1)?.shortfall ?? rupees(0));
      }),
    );
  });

  it('counts for today what ends on the business day and has not ended', () => {
    fc.assert(
      fc.property(someHolds, anAccount, (holds, account) => {
        const { today } = holdRadar(holds, account, { now, zone });
        const due = holds.filter(({ until }) => until > now && dateIn(until, zone) === dateIn(now, zone));
        expect(today.count).toBe(due.length);
        expect(today.needs.minor).toBe(due.reduce((total, { needs }) => total + needs.minor, 0));
      }),
    );
  });

  it('says how pressing each is', () => {
    const until = ['06:30', '07:30', '07:31', '18:29', '18:30'].map((clock) => instant(`2026-11-20T${clock}:00Z`));
    const { rows } = holdRadar(
      until.map((end, at) => ({ transactionId: `FL${at}`, until: end, needs: rupees(10) })),
      { balance: rupees(25), creditLimit: rupees(0), reserved: rupees(0) },
      { now, zone },
    );
    expect(
      rows.map(({ urgency, minutesLeft, shortfall }) => `${urgency} ${minutesLeft} ${shortfall.minor / 100}`),
    ).toEqual(['expired 0 0', 'soon 60 0', 'today 61 0', 'today 719 5', 'later 720 15']);
  });
});
