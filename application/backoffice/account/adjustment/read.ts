/** Adjustments as elevated users look at them, and the receipt of one that its agency may have. */
import { Effect } from 'effect';
import { letterheadOf } from '#domain/booking/papers/letterhead.ts';
import type { AdjustmentReceipt } from '#domain/account/adjustment-receipt.ts';
import { checkFinding } from '#domain/rules/paged.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { Answer } from '#application/desk/answer.ts';
import type { AdjustmentDesk, AdjustmentReceiptAsked, AdjustmentShown } from '#application/desk/account/adjustments.ts';
import { Invalid, NotFound } from '#application/desk/failures.ts';
import { base64Of } from '#application/backoffice/booking/papers/make-document.ts';
import { type SellersPorts, sellersOf } from '#application/backoffice/booking/papers/paper-facts.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { AdjustmentBook, KeptAdjustment } from '#application/backoffice/ports/account/adjustment-book.ts';
import type { DocumentPress, Sheet } from '#application/backoffice/ports/booking/document-press.ts';

const adjustmentsPageSize = 20;

export interface ReadAdjustmentPorts extends SellersPorts {
  readonly adjustmentBook: AdjustmentBook;
  readonly press: DocumentPress;
  readonly businessZone: string;
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
  return Effect.gen(function* () {
    const bytes = yield* ports.press.print(yield* sheetFor(ports, caller, asked));
    return { filename: `${asked.adjustmentId}.pdf`, mediaType: 'application/pdf', base64: base64Of(bytes) };
  });
}

export function adjustmentSheet(
  ports: ReadAdjustmentPorts,
  caller: Caller,
  asked: AdjustmentReceiptAsked,
): ReturnType<AdjustmentDesk['adjustmentSheet']> {
  return Effect.flatMap(sheetFor(ports, caller, asked), (sheet) => ports.press.layOut(sheet));
}

function sheetFor(
  ports: ReadAdjustmentPorts,
  caller: Caller,
  { adjustmentId, language }: AdjustmentReceiptAsked,
): Answer<Sheet, NotFound> {
  return Effect.gen(function* () {
    const { rights, agencyId: own } = yield* signedIn(caller, 'ledger');
    const found = yield* ports.adjustmentBook.find(rights.has('operate') ? undefined : own, adjustmentId);
    const { state, ledgerEntry, decidedAt } = found ?? {};
    const posted = state === 'approved' || state === 'reversed';
    if (found === undefined || !posted || ledgerEntry === undefined || decidedAt === undefined) {
      return yield* new NotFound({ what: 'receipt' });
    }
    const { agencyId, kind, way, amount, reason } = found;
    const sellers = yield* sellersOf(ports, agencyId);
    const document: AdjustmentReceipt = {
      kind: 'adjustment-receipt',
      ...letterheadOf(sellers),
      issuer: sellers.house,
      recipient: sellers.agency,
      adjustment: { adjustmentId, state, kind, way, amount, reason, ledgerEntry },
    };
    return {
      document,
      issuedAt: decidedAt,
      issuedOn: dateIn(decidedAt, ports.businessZone),
      language: language ?? caller.language,
    };
  });
}

function shown({ agencyId: _agency, proposedByUserId: _user, ...adjustment }: KeptAdjustment): AdjustmentShown {
  return adjustment;
}
