/** Kept mail: read by operators as long as no mail server is set; with one, what somebody comes in with is its receiver's alone. */
import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { makeRecordsDesk } from '#application/backoffice/operations/records.ts';
import type { KeptMessage } from '#application/backoffice/ports/operations/kept-records.ts';
import { secretMails } from '#domain/operations/records.ts';
import { recordsReference } from '#infrastructure/wire/reference/operations/records.ts';
import { makeCaller } from '#tests/fixtures/session.ts';

const { file, ...shown } = recordsReference.message.answer;
const asked = { messageId: shown.messageId };

function opened(kept: KeptMessage, mailIsSent: boolean) {
  const { message } = makeRecordsDesk({
    records: {
      messages: () => Effect.succeed({ messages: [], total: 0 }),
      message: () => Effect.succeed(kept),
      audit: () => Effect.succeed({ entries: [], total: 0 }),
      auditEntry: () => Effect.succeed(undefined),
    },
    houseId: 'house',
    mailIsSent,
  })(makeCaller({ rights: new Set(['operate']) }));
  return Effect.runPromise(message(asked));
}

it.each(secretMails)('%s is withheld once mail is sent', async (kind) => {
  const kept = { shown: { ...shown, ...(file && { file }) }, kind };
  expect(await opened(kept, false)).toEqual(kept.shown);
  const { attachment: _attachment, ...row } = shown;
  expect(await opened(kept, true)).toEqual({ ...row, body: '', isWithheld: true });
});

it('what holds no password is read all the same, and so are text messages', async () => {
  expect(await opened({ shown, kind: 'document' }, true)).toEqual(shown);
  expect(await opened({ shown }, true)).toEqual(shown);
});
