/** Settling a request: which answer counts, how long it stands, and that one request is never sent under two ids. */
import { Effect } from 'effect';
import { BehaviorSubject } from 'rxjs';
import { expect, test } from 'vitest';
import { InDoubt, Invalid, NotAllowedInState, Unreachable } from '#application/desk/failures.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { RequestChanged } from '#application/desk/requests.ts';
import { notSettling, Settling, type SettlingState } from '#application/portal/booking/request/settling.ts';
import { violation } from '#domain/rules/violation.ts';
import { AfterBookingDesk } from '#tests/fixtures/after-booking.ts';
import { now } from '#tests/fixtures/flight.ts';
import { TabShelf } from '#tests/fixtures/checkout.ts';

interface Quote {
  readonly id: string;
  readonly expiresInSeconds: number;
}

const quote: Quote = { id: 'quote-1', expiresInSeconds: 300 };
const lost = () => new Unreachable({ detail: 'lost on the way' });
const changed: RequestChanged = { number: 'RQ-1', state: 'under-way', changedAt: now };

function page(desk = new AfterBookingDesk(), tab = new TabShelf()) {
  const state$ = new BehaviorSubject<SettlingState<Quote>>({ ...notSettling, number: 'RQ-1' });
  const sent: object[] = [];
  const moved: string[] = [];
  const failures: DeskFailure[] = [];
  const settling = new Settling<Quote, SettlingState<Quote>>(
    state$,
    {
      desk: {
        settleRequest: (request) => {
          sent.push(request);
          const failure = failures.shift();
          return failure === undefined ? Effect.succeed(changed) : Effect.fail(failure as NotAllowedInState);
        },
      },
      quoteId: ({ id }) => id,
    },
    desk.session,
    { requests: desk.requests(tab), clock: desk.clock, moved: (number) => moved.push(number) },
  );
  return { desk, tab, settling, sent, moved, failures, shown: () => state$.value };
}

const nobodyRefuses = (failure: DeskFailure) => {
  throw new Error(failure._tag);
};

async function previewed() {
  const made = page();
  await made.settling.ask(Effect.succeed(quote), nobodyRefuses);
  return made;
}

test('what was quoted is sent once, with what was noted, and the request has moved', async () => {
  const { settling, sent, moved, shown } = await previewed();
  await Promise.all([settling.commit('  By phone '), settling.commit('')]);
  expect(sent).toEqual([{ requestId: 'request-1', number: 'RQ-1', quoteId: 'quote-1', note: 'By phone' }]);
  expect(shown()).toEqual({ ...notSettling, number: 'RQ-1' });
  expect(moved).toEqual(['RQ-1']);
});

test('a quote stands for its time, and is not sent after it', async () => {
  const { desk, settling, sent, shown } = await previewed();
  desk.now = 299_001;
  settling.tick();
  expect(shown().secondsLeft).toBe(1);
  desk.now = 300_000;
  settling.tick();
  expect(shown().secondsLeft).toBe(0);
  await settling.commit('');
  expect(sent).toEqual([]);
});

test('an answer to what is no longer typed is not shown', async () => {
  const { settling, shown } = page();
  const asked = settling.ask(Effect.delay(Effect.succeed(quote), '1 millis'), nobodyRefuses);
  expect(settling.change({})).toBe(true);
  await asked;
  expect(shown()).toMatchObject({ preview: undefined, secondsLeft: 0 });
});

test('without an answer nothing is edited, and it is sent again as it was, also by a page reloaded', async () => {
  const first = await previewed();
  first.failures.push(lost());
  await first.settling.commit('By phone');
  expect(first.shown()).toMatchObject({ unanswered: true, failure: { _tag: 'Unreachable' } });
  expect(first.settling.change({})).toBe(false);
  expect(first.shown().preview).toBeDefined();
  expect(first.moved).toEqual([]);
  const again = page(first.desk, first.tab);
  expect(again.settling.isUnanswered('RQ-1')).toBe(true);
  await again.settling.commit('');
  expect(again.sent).toEqual(first.sent);
  expect(again.moved).toEqual(['RQ-1']);
});

test.each([new NotAllowedInState({ state: 'confirmed' }), new InDoubt({ transactionId: 'FL1' })])(
  'after $_tag the request is read again, and what was quoted is gone',
  async (failure) => {
    const { settling, failures, moved, shown } = await previewed();
    failures.push(failure);
    await settling.commit('');
    expect(shown()).toMatchObject({ preview: undefined, secondsLeft: 0, unanswered: false, sending: false });
    expect(moved).toEqual(['RQ-1']);
  },
);

test('what is wrong stands at its rows, and each try that it stops is counted', async () => {
  const { settling, shown } = page();
  const wrong = [violation('required', 'rows[0].airline')];
  settling.stop(wrong);
  expect(shown()).toMatchObject({ violations: wrong, stopped: 1 });
  const failure = new Invalid({ violations: wrong });
  await settling.ask(Effect.fail(failure), (refused) => settling.fail(refused, wrong));
  expect(shown()).toMatchObject({ preview: { kind: 'failed', failure }, violations: wrong, stopped: 2 });
  await settling.ask(Effect.fail(lost()), (refused) => settling.fail(refused, []));
  expect(shown()).toMatchObject({ violations: [], stopped: 2 });
});
