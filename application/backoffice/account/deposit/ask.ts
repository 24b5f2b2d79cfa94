/** Asking for money paid in to be credited, and the slip that shows it. */
import { Effect } from 'effect';
import { checkDeposit, plainNumber } from '#domain/account/deposit-rules.ts';
import { type DepositFields, depositModes } from '#domain/account/deposit.ts';
import { violation, within } from '#domain/rules/violation.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { dateIn, plusMinutes } from '#domain/time/instant.ts';
import type { DepositDraft } from '#domain/account/deposit-rules.ts';
import type { AddDeposit, DepositDesk, NewSlip } from '#application/desk/account/deposits.ts';
import { Invalid, RequestIdReused } from '#application/desk/failures.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { checkRequestId } from '#application/backoffice/booking/check-request-id.ts';
import { actedBy, type Caller } from '#application/backoffice/caller.ts';
import { judgeUpload, staleUploadMinutes, uploadPace } from '#application/backoffice/judge-upload.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { DepositBook } from '#application/backoffice/ports/account/deposit-book.ts';
import type { LedgerBook } from '#application/backoffice/ports/account/ledger-book.ts';
import type { Chance, Clock } from '#application/backoffice/ports/machine.ts';
import type { RateLimit } from '#application/backoffice/ports/session/rate-limit.ts';
import { attempt } from '#application/backoffice/session/attempts.ts';

export interface AskDepositPorts {
  readonly deposits: DepositBook;
  readonly ledger: Pick<LedgerBook, 'balance'>;
  readonly limits: Pick<RateLimit, 'attempt'>;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly businessZone: string;
}

export function addSlip(
  { deposits, limits, clock, chance }: AskDepositPorts,
  caller: Caller,
  { filename, base64 }: NewSlip,
): ReturnType<DepositDesk['addSlip']> {
  return Effect.gen(function* () {
    const { agencyId } = yield* signedIn(caller, 'deposit');
    const now = clock.now();
    yield* attempt(limits, [{ key: `upload:agency:${agencyId}`, pace: uploadPace }], now);
    const mediaType = yield* judgeUpload({ filename, base64 });
    const slipId = chance.uuid();
    yield* deposits.putSlip(
      { agencyId, slipId, filename, mediaType, base64, at: now },
      plusMinutes(now, -staleUploadMinutes),
    );
    return { slipId };
  });
}

export function addDeposit(
  { deposits, ledger, clock, businessZone }: AskDepositPorts,
  caller: Caller,
  { deposit, slipId, requestId }: AddDeposit,
): ReturnType<DepositDesk['addDeposit']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'deposit');
    const { agencyId, actor } = who;
    const { currency } = (yield* ledger.balance(agencyId)).balance;
    const at = clock.now();
    const violations = [
      ...checkRequestId(requestId),
      ...within('deposit', checkDeposit(deposit, currency, dateIn(at, businessZone))),
    ];
    const fields = tidied(deposit);
    if (violations.length > 0 || fields === undefined) return yield* new Invalid({ violations });
    const added = yield* deposits.add({
      agencyId,
      requestId,
      content: canonicalText({ fields, slipId }),
      fields,
      ...(slipId !== undefined && { slipId }),
      askedBy: { userId: actor.userId, name: actor.name },
      language: who.language,
      at,
      record: { ...actedBy(who), operation: 'account.add-deposit', detail: { amount: fields.amount } },
    });
    switch (added.kind) {
      case 'added':
      case 'repeated':
        return { depositId: added.depositId };
      case 'reused':
        return yield* new RequestIdReused({});
      case 'arrived': {
        const { depositId } = added;
        return yield* new Invalid({
          violations: [violation('reference-credited', 'deposit.referenceNumber', { depositId })],
        });
      }
      case 'slip-missing':
        return yield* new Invalid({ violations: [violation('slip-missing', 'slipId')] });
    }
  });
}

/** As it is kept; undefined where something is missing. */
function tidied(draft: DepositDraft): DepositFields | undefined {
  const { referenceNumber, accountNumber, accountHolderName, branch, bankAccount, amount } = draft;
  const paymentMode = depositModes.find((each) => each === draft.paymentMode);
  const depositDate = parseIsoDate(draft.depositDate ?? '');
  if (paymentMode === undefined || depositDate === undefined || amount === undefined) return undefined;
  const text = (typed = '') => typed.trim().replace(/\s+/g, ' ');
  return {
    paymentMode,
    referenceNumber: plainNumber(referenceNumber ?? ''),
    accountNumber: plainNumber(accountNumber ?? ''),
    accountHolderName: text(accountHolderName),
    branch: text(branch),
    bankAccount: text(bankAccount),
    depositDate,
    amount,
  };
}
