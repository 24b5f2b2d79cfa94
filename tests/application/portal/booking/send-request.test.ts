/** Sending what is asked of a person: once, however often its answer is lost, also by a page that was reloaded. */
import { Effect } from 'effect';
import { expect, test } from 'vitest';
import { Invalid, Unreachable } from '#application/desk/failures.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { AskRequest } from '#application/desk/requests.ts';
import { type AskState, notSent, sendRequest } from '#application/portal/booking/request/send-request.ts';
import { Sending } from '#application/portal/sending.ts';
import { violation } from '#domain/rules/violation.ts';
import { instant } from '#domain/time/instant.ts';
import { AfterBookingDesk } from '#tests/fixtures/after-booking.ts';
import { TabShelf } from '#tests/fixtures/checkout.ts';

const wanted = (remarks: string) =>
  ({
    product: 'flight',
    kind: 'cancel',
    about: { transactionId: 'FL1', travellers: [0], items: [0], remarks },
    travellers: [],
  }) as const;

/** A form that sends, over a desk that fails so, one failure a try, and then answers. */
function form(failures: readonly DeskFailure[], tab = new TabShelf()) {
  const after = new AfterBookingDesk();
  const sent: AskRequest[] = [];
  const left = [...failures];
  let state: AskState = notSent;
  const desk = {
    askRequest: (asked: AskRequest) => {
      sent.push(asked);
      const failure = left.shift();
      const changedAt = instant('2026-11-20T09:30:00.000Z');
      return failure === undefined
        ? Effect.succeed({ number: 'RQ2611000001', state: 'asked' as const, changedAt })
        : // What the desk may fail with is a part of what any desk may.
          (Effect.fail(failure) as Effect.Effect<never, Invalid>);
    },
  };
  const next = (change: Partial<AskState>) => {
    state = { ...state, ...change };
  };
  const parts = { desk, sending: new Sending(after.session, after.requests(tab)), next };
  return {
    sent,
    now: () => state,
    send: (remarks: string) => sendRequest(parts, 'ask FL1', state.stopped, wanted(remarks)),
  };
}

test('what no word came on is sent again as it was, also after a reload', async () => {
  const tab = new TabShelf();
  const first = form([new Unreachable({ detail: 'lost' })], tab);
  await first.send('Ill');
  expect(first.now()).toMatchObject({ unanswered: true, sending: false });
  const again = form([], tab);
  await again.send('Something else by now');
  expect(again.sent).toEqual(first.sent);
  expect(again.now()).toMatchObject({ unanswered: false, sent: 'RQ2611000001' });
});

test('what breaks a rule is reported, and is asked under another id when it is mended', async () => {
  const { sent, now, send } = form([new Invalid({ violations: [violation('required', 'about.remarks')] })]);
  await send('');
  expect(now()).toMatchObject({
    violations: [{ code: 'required', path: 'about.remarks' }],
    stopped: 1,
    unanswered: false,
    failure: undefined,
  });
  await send('Ill');
  expect(now()).toMatchObject({ violations: [], sent: 'RQ2611000001' });
  expect(sent[0]?.requestId).not.toBe(sent[1]?.requestId);
});
