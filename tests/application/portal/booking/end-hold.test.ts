/** Ticketing and releasing holds, and the queue that they stand in. */
import { describe, expect, test } from 'vitest';
import { BalanceTooLow, InDoubt, Invalid, Unreachable } from '#application/desk/failures.ts';
import { EndHold } from '#application/portal/booking/hold/end-hold.ts';
import { HoldQueue } from '#application/portal/booking/hold/hold-queue.ts';
import { AfterBookingDesk } from '#tests/fixtures/after-booking.ts';
import { TabShelf } from '#tests/fixtures/checkout.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { violation } from '#domain/rules/violation.ts';

const hold = { transactionId: 'FL26110000012', reference: 'R4TQ7N', amount: rupees(5740) };

function page(desk: AfterBookingDesk, tab = new TabShelf()) {
  const endHold = new EndHold(desk, desk.session, desk.account, desk.requests(tab));
  return { endHold, tab, now: () => endHold.state$.value };
}

describe('a hold', () => {
  test.each([
    ['ticket', 'ticketHeld', 'confirmed'],
    ['release', 'releaseHeld', 'released'],
  ] as const)('%s: asked once more, then done', async (act, kind, status) => {
    const desk = new AfterBookingDesk();
    const { endHold, now } = page(desk);
    await endHold.commit();
    expect(desk.sent).toEqual([]);
    endHold.ask(act, hold);
    await endHold.commit();
    expect(desk.of(kind)).toEqual([{ transactionId: hold.transactionId, requestId: 'request-1' }]);
    expect(now()).toMatchObject({ kind: 'ended', act, status });
    expect(desk.refreshed).toBe(1);
    endHold.leave();
    expect(now().kind).toBe('none');
  });

  test('without an answer keeps its request for ever, also after a reload; with one it has another', async () => {
    const desk = new AfterBookingDesk();
    desk.failures.ticketHeld = [
      new Unreachable({ detail: 'lost' }),
      new BalanceTooLow({ needed: rupees(5740), available: rupees(10) }),
    ];
    const { endHold, tab, now } = page(desk);
    endHold.ask('ticket', hold);
    await endHold.commit();
    expect(now()).toMatchObject({ unanswered: true });
    const again = page(desk, tab);
    again.endHold.ask('ticket', hold);
    expect(again.now()).toMatchObject({ unanswered: true });
    await again.endHold.commit();
    expect(again.now()).toMatchObject({ unanswered: false, failure: { _tag: 'BalanceTooLow' } });
    await again.endHold.commit();
    const ids = desk.of('ticketHeld').map((each) => 'requestId' in each && each.requestId);
    expect(ids).toEqual(['request-1', 'request-1', 'request-2']);
  });

  test('in doubt is under way, not failed', async () => {
    const desk = new AfterBookingDesk();
    desk.failures.ticketHeld = [new InDoubt({ transactionId: hold.transactionId })];
    const { endHold, now } = page(desk);
    endHold.ask('ticket', hold);
    await endHold.commit();
    expect(now()).toMatchObject({ kind: 'ended', status: 'amending' });
  });
});

describe('the queue', () => {
  test('keeps what it shows where asking again fails', async () => {
    const desk = new AfterBookingDesk();
    const queue = new HoldQueue(desk, desk.session);
    desk.failures.holds = [new Unreachable({ detail: 'off' })];
    await queue.load();
    expect(queue.state$.value.kind).toBe('failed');
    await queue.load();
    expect(queue.state$.value).toEqual({ kind: 'ready', value: { holds: [] } });
    desk.failures.holds = [new Unreachable({ detail: 'off' })];
    await queue.load();
    expect(queue.state$.value.kind).toBe('ready');
  });
});

describe('what is found before a hold is ticketed', () => {
  const short = violation('passport-six-months', 'travellers[0].passport.expiresOn', { severity: 'override' });
  const clash = violation('overlapping-flights', 'travellers[0]', { severity: 'override' });

  test('is shown until it is gone on with for a reason, each request under its own id', async () => {
    const desk = new AfterBookingDesk();
    desk.failures.ticketHeld = [
      new Invalid({ violations: [short, clash] }),
      new Invalid({ violations: [clash] }),
      new Unreachable({ detail: 'lost' }),
    ];
    const { endHold, tab, now } = page(desk);
    endHold.ask('ticket', hold);
    await endHold.commit();
    expect(now()).toMatchObject({ findings: [{ code: short.code, severity: 'override' }, { code: clash.code }] });
    expect(now()).toMatchObject({ failure: undefined, unanswered: false });
    endHold.override(short.code, '');
    await endHold.commit();
    expect(now()).toMatchObject({ stopped: 1 });
    expect(desk.of('ticketHeld')).toHaveLength(1);
    endHold.override(short.code, 'Renews it');
    await endHold.commit();
    expect(now()).toMatchObject({ findings: [{ code: short.code }, { code: clash.code }] });
    endHold.override(clash.code, 'Flies one');
    await endHold.commit();
    expect(now()).toMatchObject({ unanswered: true });
    const again = page(desk, tab);
    again.endHold.ask('ticket', hold);
    again.endHold.override(clash.code, undefined);
    await again.endHold.commit();
    expect(again.now()).toMatchObject({ kind: 'ended', status: 'confirmed' });
    const overrides = [
      { code: short.code, reason: 'Renews it' },
      { code: clash.code, reason: 'Flies one' },
    ];
    const { transactionId } = hold;
    expect(desk.of('ticketHeld')).toEqual([
      { transactionId, requestId: 'request-1' },
      { transactionId, requestId: 'request-2', overrides: overrides.slice(0, 1) },
      { transactionId, requestId: 'request-3', overrides },
      { transactionId, requestId: 'request-3', overrides },
    ]);
  });
});
