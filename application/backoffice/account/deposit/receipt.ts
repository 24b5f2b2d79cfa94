/** The receipt of a deposit that was credited: from the house to the agency, in words or as a file. */
import { Effect } from 'effect';
import { letterheadOf } from '#domain/booking/papers/letterhead.ts';
import type { DepositReceipt } from '#domain/account/deposit-receipt.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { Answer } from '#application/desk/answer.ts';
import type { DepositDesk, ReceiptAsked } from '#application/desk/account/deposits.ts';
import { NotFound } from '#application/desk/failures.ts';
import { base64Of } from '#application/backoffice/booking/papers/make-document.ts';
import { type SellersPorts, sellersOf } from '#application/backoffice/booking/papers/paper-facts.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import type { DepositBook } from '#application/backoffice/ports/account/deposit-book.ts';
import type { DocumentPress, Sheet } from '#application/backoffice/ports/booking/document-press.ts';
import { seenDeposit } from './read.ts';

export interface ReceiptPorts extends SellersPorts {
  readonly deposits: DepositBook;
  readonly press: DocumentPress;
  readonly businessZone: string;
}

export function topUpReceipt(
  ports: ReceiptPorts,
  caller: Caller,
  asked: ReceiptAsked,
): ReturnType<DepositDesk['topUpReceipt']> {
  return Effect.gen(function* () {
    const bytes = yield* ports.press.print(yield* sheetFor(ports, caller, asked));
    return { filename: `${asked.depositId}.pdf`, mediaType: 'application/pdf', base64: base64Of(bytes) };
  });
}

export function topUpSheet(
  ports: ReceiptPorts,
  caller: Caller,
  asked: ReceiptAsked,
): ReturnType<DepositDesk['topUpSheet']> {
  return Effect.flatMap(sheetFor(ports, caller, asked), (sheet) => ports.press.layOut(sheet));
}

function sheetFor(ports: ReceiptPorts, caller: Caller, { depositId, language }: ReceiptAsked): Answer<Sheet, NotFound> {
  return Effect.gen(function* () {
    const { deposit } = yield* seenDeposit(ports, caller, depositId);
    const { agencyId, state, decidedAt, approvedAmount, approvedOn, ledgerEntry } = deposit;
    if ((state !== 'approved' && state !== 'reversed') || decidedAt === undefined) {
      return yield* new NotFound({ what: 'receipt' });
    }
    if (approvedAmount === undefined || approvedOn === undefined || ledgerEntry === undefined) {
      return yield* Effect.die(new Error(`${depositId} was credited without an amount, a day or an entry`));
    }
    const sellers = yield* sellersOf(ports, agencyId);
    const document: DepositReceipt = {
      kind: 'top-up-receipt',
      ...letterheadOf(sellers),
      issuer: sellers.house,
      recipient: sellers.agency,
      deposit: { ...deposit, state, approvedAmount, approvedOn, ledgerEntry },
    };
    return {
      document,
      issuedAt: decidedAt,
      issuedOn: dateIn(decidedAt, ports.businessZone),
      language: language ?? caller.language,
    };
  });
}
