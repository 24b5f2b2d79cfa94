/** The receipt of a deposit that was credited: from the house to the agency, in words or as a file. */
import { Effect } from 'effect';
import type { DepositReceipt } from '#domain/account/deposit-receipt.ts';
import type { Answer } from '#application/desk/answer.ts';
import type { DepositDesk, ReceiptAsked } from '#application/desk/account/deposits.ts';
import { NotFound } from '#application/desk/failures.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import type { DepositBook } from '#application/backoffice/ports/account/deposit-book.ts';
import type { Sheet } from '#application/backoffice/ports/booking/document-press.ts';
import { inWords, printed, receiptOf, type ReceiptPaperPorts, receiptParties } from '../receipt/receipt-paper.ts';
import { seenDeposit } from './read.ts';

export interface ReceiptPorts extends ReceiptPaperPorts {
  readonly deposits: DepositBook;
}

export function topUpReceipt(
  ports: ReceiptPorts,
  caller: Caller,
  asked: ReceiptAsked,
): ReturnType<DepositDesk['topUpReceipt']> {
  return printed(ports, asked.depositId, sheetFor(ports, caller, asked));
}

export function topUpSheet(
  ports: ReceiptPorts,
  caller: Caller,
  asked: ReceiptAsked,
): ReturnType<DepositDesk['topUpSheet']> {
  return inWords(ports, sheetFor(ports, caller, asked));
}

function sheetFor(
  ports: ReceiptPorts,
  caller: Caller,
  { depositId, language = caller.language }: ReceiptAsked,
): Answer<Sheet, NotFound> {
  return Effect.gen(function* () {
    const { deposit } = yield* seenDeposit(ports, caller, depositId);
    const { agencyId, state, decidedAt: at, approvedAmount, approvedOn, ledgerEntry } = deposit;
    if ((state !== 'approved' && state !== 'reversed') || at === undefined) {
      return yield* new NotFound({ what: 'receipt' });
    }
    if (approvedAmount === undefined || approvedOn === undefined || ledgerEntry === undefined) {
      return yield* Effect.die(new Error(`${depositId} was credited without an amount, a day or an entry`));
    }
    const document: DepositReceipt = {
      kind: 'top-up-receipt',
      ...(yield* receiptParties(ports, agencyId)),
      deposit: { ...deposit, state, approvedAmount, approvedOn, ledgerEntry },
    };
    return receiptOf(ports, { document, at, language });
  });
}
