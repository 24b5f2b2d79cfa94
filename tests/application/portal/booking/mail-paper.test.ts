/** A paper mailed from its page: refused before it leaves, sent under one id until a word has come, then over. */
import { Effect } from 'effect';
import { expect, test } from 'vitest';
import type { MailDocument } from '#application/desk/booking.ts';
import { Unreachable } from '#application/desk/failures.ts';
import { BookingPaper } from '#application/portal/booking/papers/booking-paper.ts';
import { MailPaper } from '#application/portal/booking/papers/mail-paper.ts';
import { TabShelf } from '#tests/fixtures/checkout.ts';
import { AfterBookingDesk, aSheet } from '#tests/fixtures/after-booking.ts';

const asked = { transactionId: 'FL26110000012', kind: 'ticket', language: 'fr', hide: ['gstin'] } as const;

function mailing() {
  const desk = new AfterBookingDesk();
  const sent: MailDocument[] = [];
  const failures: Unreachable[] = [];
  const mailDocument = (request: MailDocument) => {
    sent.push(request);
    const failure = failures.shift();
    return failure === undefined ? Effect.succeed({ to: [request.to] }) : Effect.fail(failure);
  };
  return { sent, failures, mail: new MailPaper({ mailDocument }, desk.session, desk.requests(new TabShelf())) };
}

test('an address that is none is reported of, and nothing leaves', async () => {
  const { sent, mail } = mailing();
  mail.begin('asha@');
  expect(await mail.send(asked)).toBe(false);
  expect(mail.state$.value).toMatchObject({
    open: true,
    tries: 1,
    violations: [{ code: 'email-list-form', path: 'to' }],
  });
  expect(sent).toEqual([]);
});

test('what is shown is what is sent; an unanswered one is sent again under its id, a settled one under another', async () => {
  const { sent, failures, mail } = mailing();
  failures.push(new Unreachable({ detail: '' }));
  mail.begin('asha@example.com');
  expect(await mail.send(asked)).toBe(false);
  expect(mail.state$.value).toMatchObject({ open: true, failure: { _tag: 'Unreachable' } });
  expect(await mail.send(asked)).toBe(true);
  expect(mail.state$.value.open).toBe(false);
  mail.begin('asha@example.com');
  await mail.send(asked);
  expect(sent).toMatchObject([asked, asked, asked]);
  expect(sent[0]?.requestId).toBe(sent[1]?.requestId);
  expect(sent[2]?.requestId).not.toBe(sent[1]?.requestId);
});

test('a paper stays on the page while its next form is asked for; another paper does not', async () => {
  const desk = new AfterBookingDesk();
  const paper = new BookingPaper(desk, desk.session);
  await paper.show(asked);
  const asking = paper.show({ ...asked, hide: [] });
  expect(paper.state$.value).toEqual({ kind: 'ready', value: aSheet });
  await asking;
  const other = paper.show({ ...asked, transactionId: 'FL2' });
  expect(paper.state$.value.kind).toBe('loading');
  await other;
  expect(desk.of('sheet')).toHaveLength(3);
});
