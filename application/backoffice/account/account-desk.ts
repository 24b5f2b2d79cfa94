/** The account desk for a caller. A balance is for showing and may be kept a moment; spending reads the database. */
import { Effect } from 'effect';
import { clockTroublesOf } from '#domain/account/clock.ts';
import type { AccountDesk } from '#application/desk/account/account.ts';
import type { AdjustmentDesk } from '#application/desk/account/adjustments.ts';
import type { DepositDesk } from '#application/desk/account/deposits.ts';
import type { NoticeDesk } from '#application/desk/account/notice.ts';
import type { RewardsDesk } from '#application/desk/account/rewards.ts';
import type { PaymentDesk } from '#application/desk/account/payments.ts';
import type { Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { BookCheck } from '../ports/account/book-check.ts';
import type { ClockBook } from '../ports/account/clock-book.ts';
import type { LedgerBook } from '../ports/account/ledger-book.ts';
import type { LostBookings } from '../ports/account/lost-bookings.ts';
import { type AdjustPorts, decideAdjustment, proposeAdjustment, reverseAdjustment } from './adjustment/adjust.ts';
import {
  adjustmentReceipt,
  adjustmentSheet,
  listAdjustments,
  type ReadAdjustmentPorts,
  showAdjustment,
} from './adjustment/read.ts';
import { checkBooks } from './check-books.ts';
import { addDeposit, addSlip, type AskDepositPorts } from './deposit/ask.ts';
import { decideDeposit, reverseDeposit } from './deposit/decide.ts';
import { makePaymentLinkDesk, type PaymentLinkPorts } from './payment/link.ts';
import { paymentStatus, type SettlePaymentPorts } from './payment/settle.ts';
import { paymentTerms, startPayment, type StartPaymentPorts } from './payment/start.ts';
import { makeVirtualAccountDesk, type VirtualAccountPorts } from './payment/virtual-account.ts';
import { depositSlip, listDeposits, type ListDepositsPorts, showDeposit } from './deposit/read.ts';
import { type EntryReceiptPorts, makeEntryReceiptDesk } from './receipt/entry-receipt.ts';
import { type ReceiptPorts, topUpReceipt, topUpSheet } from './deposit/receipt.ts';
import { commissions, type CommissionsPorts } from './commissions.ts';
import { makeNoticeDesk, type NoticePorts } from './notice/balance-notice.ts';
import { makeRewardsDesk, type RewardPorts } from './reward/rewards.ts';
import { ledgerFile, type LedgerFilePorts } from './ledger-file.ts';
import { monthSoFar, type MonthSoFarPorts } from './month-so-far.ts';
import { readLedger, type ReadLedgerPorts } from './read-ledger.ts';
import { restoreBooking } from './restore-booking.ts';
import { saleSummary, type SaleSummaryPorts } from './sale-summary.ts';
import { verifyLedger } from './verify-ledger.ts';

interface StatementPorts extends ReadLedgerPorts, SaleSummaryPorts, MonthSoFarPorts, CommissionsPorts {
  /** Balances for showing, which may be a moment old; the ledger's where absent. */
  readonly balances?: Pick<LedgerBook, 'balance'>;
  readonly bookCheck: BookCheck;
  readonly clockBook: ClockBook;
  readonly lostBookings: LostBookings;
}

/** What the account says of itself. */
export function makeStatementDesk(
  ports: StatementPorts,
): (
  caller: Caller,
) => Omit<
  AccountDesk,
  | keyof DepositDesk
  | keyof PaymentDesk
  | keyof AdjustmentDesk
  | keyof NoticeDesk
  | keyof RewardsDesk
  | 'ledgerFile'
  | 'entryReceipt'
  | 'entrySheet'
> {
  const balances = ports.balances ?? ports.ledger;
  return (caller) => ({
    balance: () => Effect.flatMap(signedIn(caller, 'balance'), ({ agencyId }) => balances.balance(agencyId)),
    ledger: (request) => readLedger(ports, caller, request),
    saleSummary: (request) => saleSummary(ports, caller, request),
    monthSoFar: () => monthSoFar(ports, caller),
    commissions: (request) => commissions(ports, caller, request),
    verifyLedger: (request) => verifyLedger(ports, caller, request),
    checkBooks: (request) => checkBooks(ports, caller, request),
    clockTroubles: () =>
      Effect.flatMap(signedIn(caller, 'operate'), () =>
        Effect.map(ports.clockBook.look(), (shown) => ({ troubles: clockTroublesOf(shown) })),
      ),
    restoreBooking: (request) => restoreBooking(ports, caller, request),
  });
}

function makeDepositDesk(ports: AskDepositPorts & ListDepositsPorts & ReceiptPorts): (caller: Caller) => DepositDesk {
  return (caller) => ({
    addSlip: (slip) => addSlip(ports, caller, slip),
    addDeposit: (asked) => addDeposit(ports, caller, asked),
    deposits: (wanted) => listDeposits(ports, caller, wanted),
    deposit: (asked) => showDeposit(ports, caller, asked),
    depositSlip: (asked) => depositSlip(ports, caller, asked),
    topUpReceipt: (asked) => topUpReceipt(ports, caller, asked),
    topUpSheet: (asked) => topUpSheet(ports, caller, asked),
    decideDeposit: (decision) => decideDeposit(ports, caller, decision),
    reverseDeposit: (asked) => reverseDeposit(ports, caller, asked),
  });
}

function makePaymentDesk(
  ports: StartPaymentPorts & SettlePaymentPorts & PaymentLinkPorts & VirtualAccountPorts,
): (caller: Caller) => PaymentDesk {
  const [links, accounts] = [makePaymentLinkDesk(ports), makeVirtualAccountDesk(ports)];
  return (caller) => ({
    ...links(caller),
    ...accounts(caller),
    paymentTerms: () => paymentTerms(ports, caller),
    startPayment: (asked) => startPayment(ports, caller, asked),
    paymentStatus: (asked) => paymentStatus(ports, caller, asked),
  });
}

function makeAdjustmentDesk(ports: AdjustPorts & ReadAdjustmentPorts): (caller: Caller) => AdjustmentDesk {
  return (caller) => ({
    adjust: (asked) => proposeAdjustment(ports, caller, asked),
    adjustments: (wanted) => listAdjustments(ports, caller, wanted),
    adjustment: (asked) => showAdjustment(ports, caller, asked),
    decideAdjustment: (decision) => decideAdjustment(ports, caller, decision),
    reverseAdjustment: (asked) => reverseAdjustment(ports, caller, asked),
    adjustmentReceipt: (asked) => adjustmentReceipt(ports, caller, asked),
    adjustmentSheet: (asked) => adjustmentSheet(ports, caller, asked),
  });
}

export function makeAccountDesk(
  ports: StatementPorts &
    LedgerFilePorts &
    EntryReceiptPorts &
    AskDepositPorts &
    ListDepositsPorts &
    ReceiptPorts &
    StartPaymentPorts &
    SettlePaymentPorts &
    PaymentLinkPorts &
    VirtualAccountPorts &
    AdjustPorts &
    ReadAdjustmentPorts &
    NoticePorts &
    RewardPorts,
): (caller: Caller) => AccountDesk {
  const [statements, deposits, payments] = [makeStatementDesk(ports), makeDepositDesk(ports), makePaymentDesk(ports)];
  const [adjustments, notices] = [makeAdjustmentDesk(ports), makeNoticeDesk(ports)];
  const [rewards, entryReceipts] = [makeRewardsDesk(ports), makeEntryReceiptDesk(ports)];
  return (caller) => ({
    ...statements(caller),
    ...notices(caller),
    ...rewards(caller),
    ledgerFile: (asked) => ledgerFile(ports, caller, asked),
    ...entryReceipts(caller),
    ...deposits(caller),
    ...payments(caller),
    ...adjustments(caller),
  });
}
