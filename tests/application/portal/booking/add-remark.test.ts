/** A remark of the house on a booking: looked at before it leaves, sent under one id until a word has come, and never carried to another booking. */
import { Effect } from 'effect';
import { expect, test } from 'vitest';
import type { BookingDesk } from '#application/desk/booking.ts';
import { Unreachable } from '#application/desk/failures.ts';
import { AddRemark } from '#application/portal/booking/add-remark.ts';
import { TabShelf } from '#tests/fixtures/checkout.ts';
import { AfterBookingDesk } from '#tests/fixtures/after-booking.ts';

const transactionId = 'FL26110000012';
type Asked = Parameters<BookingDesk['addRemark']>[0];

function remarking() {
  const desk = new AfterBookingDesk();
  const sent: Asked[] = [];
  const failures: Unreachable[] = [];
  const addRemark = (request: Asked) => {
    sent.push(request);
    const failure = failures.shift();
    return failure === undefined ? Effect.succeed({ transactionId }) : Effect.fail(failure);
  };
  return { sent, failures, use: new AddRemark({ addRemark }, desk.session, desk.requests(new TabShelf())) };
}

test('nothing, or too much of it, does not leave', async () => {
  const { sent, use } = remarking();
  for (const [remarks, code] of [
    ['  ', 'required'],
    ['x'.repeat(501), 'too-long'],
  ] as const) {
    use.write(remarks);
    expect(await use.add(transactionId)).toBe(false);
    expect(use.state$.value.violations).toMatchObject([{ code, path: 'remarks' }]);
  }
  expect(sent).toEqual([]);
});

test('an unanswered one is sent again under its id, and is over once it is there', async () => {
  const { sent, failures, use } = remarking();
  failures.push(new Unreachable({ detail: '' }));
  use.write(' Wheelchair confirmed ');
  expect(await use.add(transactionId)).toBe(false);
  expect(use.state$.value).toMatchObject({ remarks: ' Wheelchair confirmed ', failure: { _tag: 'Unreachable' } });
  expect(await use.add(transactionId)).toBe(true);
  expect(use.state$.value).toEqual({ remarks: '', violations: [], sending: false });
  expect(sent.map(({ remarks }) => remarks)).toEqual(['Wheelchair confirmed', 'Wheelchair confirmed']);
  expect(sent[0]?.requestId).toBe(sent[1]?.requestId);
});

test('what was typed about one booking is gone where another is looked at', async () => {
  const { use } = remarking();
  use.write(' ');
  await use.add(transactionId);
  use.write('About the first');
  use.leave();
  expect(use.state$.value).toEqual({ remarks: '', violations: [], sending: false });
});

test('one that was on its way when its booking was left, and did not arrive, is not written on another', async () => {
  const { failures, use } = remarking();
  failures.push(new Unreachable({ detail: '' }));
  use.write('About the first');
  const added = use.add(transactionId);
  use.leave();
  expect(await added).toBe(false);
  expect(use.state$.value).toEqual({ remarks: '', violations: [], sending: false });
});
