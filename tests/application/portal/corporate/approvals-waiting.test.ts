/** What waits for approval, on the first page: whose, in which order, and what is over. */
import { Effect } from 'effect';
import { expect, test } from 'vitest';
import type { ApprovalBox, ApprovalShown } from '#application/desk/corporate/approvals.ts';
import { Unreachable } from '#application/desk/failures.ts';
import { ApprovalsWaiting } from '#application/portal/corporate/approvals-waiting.ts';
import { catalogueReference } from '#infrastructure/wire/reference/catalogue-reference.ts';
import { instant } from '#domain/time/instant.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';

const { answer: page } = catalogueReference.corporate.approvals;
const [example] = page.approvals;
if (example === undefined) throw new Error('The example has no approval');
const approval = (approvalId: string, hour: string, more: Partial<ApprovalShown> = {}): ApprovalShown => ({
  ...example,
  approvalId,
  expiresAt: instant(`2026-11-20T${hour}:00:00.000Z`),
  mayDecide: false,
  ...more,
});

const waitingOf = (boxes: Partial<Record<ApprovalBox, readonly ApprovalShown[]>>) =>
  new ApprovalsWaiting(
    {
      approvals: ({ box }) => {
        const approvals = boxes[box];
        return approvals === undefined
          ? Effect.fail(new Unreachable({ detail: 'cut off' }))
          : Effect.succeed({ ...page, approvals, total: approvals.length });
      },
    },
    signedInSession(),
  );

test('one’s own to decide first, each the first to end first, and each once', async () => {
  const own = approval('late', '20', { mayDecide: true });
  const waiting = waitingOf({
    'for-you': [own],
    asked: [approval('second', '12'), approval('first', '09'), approval('over', '08', { state: 'booked' }), own],
  });
  await waiting.load();
  const state = waiting.state$.value;
  expect(state.kind === 'ready' && state.value.map(({ approvalId }) => approvalId)).toEqual([
    'late',
    'first',
    'second',
  ]);
});

test.each(['for-you', 'asked'] as const)('is not known where %s is not', async (box) => {
  const other = box === 'asked' ? 'for-you' : 'asked';
  const waiting = waitingOf({ [other]: [approval('one', '09')] });
  await waiting.load();
  expect(waiting.state$.value).toMatchObject({ kind: 'failed', failure: { _tag: 'Unreachable' } });
});
