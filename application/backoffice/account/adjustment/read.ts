/** Adjustments as elevated users look at them, and the receipt of one that its agency may have. */
import { Effect } from 'effect';
import type { AdjustmentReceipt } from '#domain/account/entry-receipt.ts';
import { checkFinding } from '#domain/rules/paged.ts';
import type { Answer } from '#application/desk/answer.ts';
import type { AdjustmentDesk, AdjustmentReceiptAsked, AdjustmentShown } from '#application/desk/account/adjustments.ts';
import { Invalid, NotFound } from '#application/desk/failures.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { AdjustmentBook, KeptAdjustment } from '#application/backoffice/ports/account/adjustment-book.ts';
import type { Sheet } from '#application/backoffice/ports/booking/document-press.ts';
import { inWords, printed, receiptOf, type ReceiptPaperPorts, receiptParties } from '../receipt/receipt-paper.ts';

const adjustmentsPageSize = 20;

export interface ReadAdjustmentPorts extends ReceiptPaperPorts {
  readonly adjustmentBook: AdjustmentBook;
}

export function listAdjustments(
  { adjustmentBook }: ReadAdjustmentPorts,
  caller: Caller,
  wanted: Parameters<AdjustmentDesk['adjustments']>[0],
): ReturnType<AdjustmentDesk['adjustments']> {
  return Effect.gen(function* () {
    yield* signedIn(caller, 'operate');
    const violations = checkFinding(wanted);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const { adjustments, total } = yield* adjustmentBook.list({ ...wanted, pageSize: adjustmentsPageSize });
    return { adjustments: adjustments.map(shown), total, page: wanted.page, pageSize: adjustmentsPageSize };
  });
}

export function showAdjustment(
  { adjustmentBook }: ReadAdjustmentPorts,
  caller: Caller,
  { adjustmentId }: Parameters<AdjustmentDesk['adjustment']>[0],
): ReturnType<AdjustmentDesk['adjustment']> {
  return Effect.gen(function* () {
    yield* signedIn(caller, 'operate');
    const found = yield* adjustmentBook.find(undefined, adjustmentId);
    return found === undefined ? yield* new NotFound({ what: 'adjustment' }) : shown(found);
  });
}

export function adjustmentReceipt(
  ports: ReadAdjustmentPorts,
  caller: Caller,
  asked: AdjustmentReceiptAsked,
): ReturnType<AdjustmentDesk['adjustmentReceipt']> {
  return printed(ports, asked.adjustmentId, sheetFor(ports, caller, asked));
}

export function adjustmentSheet(
  ports: ReadAdjustmentPorts,
  caller: Caller,
  asked: AdjustmentReceiptAsked,
): ReturnType<AdjustmentDesk['adjustmentSheet']> {
  return inWords(ports, sheetFor(ports, caller, asked));
}

function sheetFor(
  ports: ReadAdjustmentPorts,
  caller: Caller,
  { adjustmentId, language = caller.language }: AdjustmentReceiptAsked,
): Answer<Sheet, NotFound> {
  return Effect.gen(function* () {
    const { rights, agencyId: own } = yield* signedIn(caller, 'ledger');
    const found = yield* ports.adjustmentBook.find(rights.has('operate') ? undefined : own, adjustmentId);
    const { state, ledgerEntry, decidedAt: at } = found ?? {};
    const posted = state === 'approved' || state === 'reversed';
    if (found === undefined || !posted || ledgerEntry === undefined || at === undefined) {
      return yield* new NotFound({ what: 'receipt' });
    }
    const { agencyId, kind, way, amount, reason } = found;
    const document: AdjustmentReceipt = {
      kind: 'adjustment-receipt',
      ...(yield* receiptParties(ports, agencyId)),
      adjustment: { adjustmentId, state, kind, way, amount, reason, ledgerEntry },
    };
    return receiptOf(ports, { document, at, language });
  });
}

function shown({ agencyId: _agency, proposedByUserId: _user, ...adjustment }: KeptAdjustment): AdjustmentShown {
  return adjustment;
}
