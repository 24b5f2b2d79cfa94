/** Asking a person to cancel: what was chosen, of any product, once however often its answer is lost. */
import { Effect } from 'effect';
import { expect, test } from 'vitest';
import { type Invalid, Unreachable } from '#application/desk/failures.ts';
import type { AskRequest } from '#application/desk/requests.ts';
import { AskToCancel } from '#application/portal/booking/request/ask-to-cancel.ts';
import { instant } from '#domain/time/instant.ts';
import { AfterBookingDesk } from '#tests/fixtures/after-booking.ts';
import { TabShelf } from '#tests/fixtures/checkout.ts';

function asking(tab = new TabShelf(), failures: Unreachable[] = []) {
  const after = new AfterBookingDesk();
  const sent: AskRequest[] = [];
  const desk = {
    askRequest: (asked: AskRequest) => {
      sent.push(asked);
      const failure = failures.shift();
      const answer = { number: 'RQ1', state: 'asked' as const, changedAt: instant('2026-11-20T09:30:00.000Z') };
      return failure === undefined
        ? Effect.succeed(answer)
        : (Effect.fail(failure) as unknown as Effect.Effect<never, Invalid>);
    },
  };
  return { sent, ask: new AskToCancel(desk, after.session, after.requests(tab)) };
}

const cab = { product: 'cab', transactionId: 'CB1' } as const;
const chosen = { choice: { travellers: [0, 1], items: [0] }, remarks: '  Ill ' };

test('what is chosen is sent under the product of the booking, remarks without the space around them', async () => {
  const { ask, sent } = asking();
  ask.open('CB1');
  await ask.send(cab, chosen);
  await ask.send({ ...cab, product: 'train', transactionId: 'TR1' }, { ...chosen, remarks: ' ' });
  expect(sent).toMatchObject([
    {
      product: 'cab',
      kind: 'cancel',
      about: { transactionId: 'CB1', travellers: [0, 1], items: [0], remarks: 'Ill' },
      travellers: [],
    },
    { product: 'train', about: { transactionId: 'TR1' } },
  ]);
  expect(sent[1]?.about).not.toHaveProperty('remarks');
  expect(ask.state$.value).toMatchObject({ sent: 'RQ1', unanswered: false });
  ask.open('CB2');
  expect(ask.state$.value.sent).toBeUndefined();
});

test('what has no answer is known when the booking is opened again, and is sent as it was', async () => {
  const tab = new TabShelf();
  const first = asking(tab, [new Unreachable({ detail: 'lost' })]);
  await first.ask.send(cab, chosen);
  const again = asking(tab);
  again.ask.open('CB2');
  expect(again.ask.state$.value.unanswered).toBe(false);
  again.ask.open('CB1');
  expect(again.ask.state$.value.unanswered).toBe(true);
  await again.ask.send(cab, { ...chosen, remarks: 'Well again' });
  expect(again.sent).toEqual(first.sent);
  expect(again.ask.state$.value).toMatchObject({ sent: 'RQ1', unanswered: false });
});
