/** The queue as an operator works through it: what is open keeps its row, and the list says when it was read. */
import { Effect } from 'effect';
import { expect, test } from 'vitest';
import type { RequestState, ServiceRequest } from '#domain/booking/request/request.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import type { RequestsFilter, RequestsPage, RequestSummary } from '#application/desk/requests.ts';
import { type QueueParts, RequestQueue } from '#application/portal/booking/request/request-queue.ts';
import { AfterBookingDesk } from '#tests/fixtures/after-booking.ts';
import { TabShelf } from '#tests/fixtures/checkout.ts';

const now = instant('2026-11-20T09:30:00.000Z');
const waiting: RequestsFilter = { scope: 'all', state: 'asked', page: 1 };

/** A back office with requests of these states; taking one up changes it. */
function office(states: Readonly<Record<string, RequestState>>) {
  const kept = new Map(Object.entries(states));
  const after = new AfterBookingDesk();
  const row = (number: string): Partial<RequestSummary> => {
    const state = kept.get(number) ?? 'asked';
    return { number, state, ...(state === 'taken' && { takenBy: 'Meera Nair' }) };
  };
  const desk = {
    requests: ({ state }: RequestsFilter) => {
      const listed = [...kept].filter(([, each]) => state === undefined || each === state);
      return Effect.succeed({
        requests: listed.map(([number]) => row(number)),
        total: listed.length,
        page: 1,
      } as unknown as RequestsPage);
    },
    request: ({ number }: { readonly number: string }) =>
      Effect.succeed({ ...row(number), product: 'flight' } as unknown as ServiceRequest),
    answerRequest: ({ number }: { readonly number: string }) => {
      kept.set(number, 'taken');
      return Effect.succeed({ number, state: 'taken' as const, changedAt: now });
    },
  };
  const parts: QueueParts = {
    requests: after.requests(new TabShelf()),
    rules: () =>
      Promise.resolve({
        requests: { party: () => ({ adults: 1, children: 0, infants: 0 }), startsOn: () => isoDate('2026-12-20') },
      } as never),
    today: () => isoDate('2026-11-20'),
    now: () => now,
    currency: () => money(0, 'INR').currency,
  };
  return new RequestQueue(desk as never, after.session, parts);
}

const listed = (queue: RequestQueue) => {
  const { page } = queue.state$.value;
  return page.kind === 'ready'
    ? page.value.requests.map(({ number, state, takenBy }) => ({ number, state, takenBy }))
    : [];
};

test('a request that was taken up stays where it was, in its new state and with who took it', async () => {
  const queue = office({ RQ1: 'asked', RQ2: 'asked', RQ3: 'asked' });
  await queue.list(waiting);
  await queue.open('RQ2');
  await queue.answer('take');
  expect(listed(queue)).toEqual([
    { number: 'RQ1', state: 'asked', takenBy: undefined },
    { number: 'RQ2', state: 'taken', takenBy: 'Meera Nair' },
    { number: 'RQ3', state: 'asked', takenBy: undefined },
  ]);
});

test('it leaves the list when another is opened and the list is read again', async () => {
  const queue = office({ RQ1: 'asked', RQ2: 'asked' });
  await queue.list(waiting);
  await queue.open('RQ1');
  await queue.answer('take');
  await queue.open('RQ2');
  await queue.list(waiting);
  expect(listed(queue).map(({ number }) => number)).toEqual(['RQ2']);
});

test('another list does not keep it', async () => {
  const queue = office({ RQ1: 'asked', RQ2: 'confirmed' });
  await queue.list(waiting);
  await queue.open('RQ1');
  await queue.list({ scope: 'all', state: 'confirmed', page: 1 });
  expect(listed(queue).map(({ number }) => number)).toEqual(['RQ2']);
});

test('the list says when it was read, for how long each has waited', async () => {
  const queue = office({ RQ1: 'asked' });
  await queue.list(waiting);
  expect(queue.state$.value.readAt).toBe(now);
});

test('a deposit that cannot be read is complained of, and no offer without one is sent', async () => {
  const queue = office({ RQ1: 'taken' });
  await queue.open('RQ1');
  queue.type({ prices: { adult: '5200' }, validUntil: isoDate('2026-11-22'), deposit: '20 percent' });
  await queue.answer('offer');
  expect(queue.state$.value).toMatchObject({
    violations: [{ code: 'not-a-number', path: 'answer.deposit' }],
    stopped: 1,
    done: undefined,
  });
});
