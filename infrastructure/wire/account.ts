/** The agency's money on the wire: balance in both schemes, reward points, ledger and its proof. */
import type {
  AccountDesk,
  BookingRestored,
  BooksChecked,
  RestoreBooking,
  EntryReceiptAsked,
  CommissionsWanted,
  LedgerFileAsked,
  SalesWanted,
} from '#application/desk/account/account.ts';
import { clockTroubles, type ClockTrouble } from '#domain/account/clock.ts';
import { type BookFinding, bookDifferences } from '#domain/account/books.ts';
import { products } from '#domain/booking/booking.ts';
import { bookingStatuses } from '#domain/booking/life.ts';
import {
  saleDays,
  type SaleEntries,
  type SaleFigures,
  saleGroups,
  type SaleRow,
  type SaleSummary,
} from '#domain/account/sales/sale-summary.ts';
import {
  type CommissionEntry,
  type CommissionFigures,
  commissionGroups,
  type CommissionRow,
  type Commissions,
} from '#domain/account/commissions.ts';
import type { EntrySeal, LedgerEntry, LedgerPage, LedgerVerdict } from '#domain/account/ledger.ts';
import type { MonthFigures, MonthSoFar } from '#domain/account/sales/month-so-far.ts';
import { languages } from '#domain/people/language.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { nothing } from './form/codec.ts';
import { date, flag, money, oneOf, opaque, paged, params, text, textUpTo, whole } from './form/leaves.ts';
import { ledgerKinds } from '#domain/booking/booking.ts';
import { adjustmentOperations } from './adjustments.ts';
import { balance, bracketedBalance } from './balance.ts';
import { noticeOperations } from './balance-notice.ts';
import { rewardOperations } from './rewards.ts';
import { depositOperations } from './deposits.ts';
import { paymentOperations } from './payments.ts';
import { type AreaOperations, inResult, operation } from './form/operation.ts';
import { at, codecOf, list, maybe, or, record, spread } from './form/shape.ts';
import { moment } from './form/leaves.ts';
import { paperFile } from './form/uploads.ts';
import { paperSheet } from './booking/paper.ts';

/** Longer than any narration and its postings. */
const sealedText = textUpTo(20_000);

const seal = record<EntrySeal>({
  digest: at('hash', text),
  before: at('previoushash', text),
  text: at('sealedtext', sealedText),
});

const entry = record<LedgerEntry>({
  entryId: at('entryid', text),
  sequence: at('sequence', whole),
  at: at('date', moment),
  kind: at('kind', oneOf(ledgerKinds)),
  reference: at('reference', text),
  narration: at(
    'narration',
    record<LedgerEntry['narration']>({ code: at('code', text), params: or('params', params, {}) }),
  ),
  debit: at('debit', money),
  credit: at('credit', money),
  balance: at('balance', money),
  seal: spread(seal),
});

const ledgerPage = record<LedgerPage>({
  opening: at('opening', money),
  entries: at('entries', list(entry)),
  closing: at('closing', money),
  totalDebit: at('totaldebit', money),
  totalCredit: at('totalcredit', money),
  ...paged,
  liveBalance: at('livebalance', money),
});

interface LedgerRange {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly page: number;
}

const range = record<LedgerRange>({ from: at('from', date), to: at('to', date), page: or('page', whole, 1) });

const receiptAsked = codecOf(
  record<EntryReceiptAsked>({ entryId: at('entryid', text), language: maybe('language', oneOf(languages)) }),
);

const verdict = record<LedgerVerdict>({
  entries: at('entries', whole),
  ok: at('ok', flag),
  firstBad: maybe('firstbad', text),
  next: maybe('next', opaque),
  closing: maybe('closing', money),
  signed: maybe('signed', flag),
});

const booksChecked = record<BooksChecked>({
  agencies: at('agencies', whole),
  findings: at(
    'findings',
    list(
      record<BookFinding>({
        kind: at('kind', oneOf(bookDifferences)),
        agencyId: at('agencyid', text),
        transactionId: maybe('transactionid', text),
        depositId: maybe('depositid', text),
        entryId: maybe('entryid', text),
        posted: maybe('posted', money),
        expected: maybe('expected', money),
      }),
    ),
  ),
  next: maybe('next', text),
});

const restore = record<RestoreBooking>({ agencyId: at('agencyid', text), transactionId: at('transactionid', text) });

const clockFound = record<{ readonly troubles: readonly ClockTrouble[] }>({
  troubles: at(
    'troubles',
    list(record<ClockTrouble>({ kind: at('kind', oneOf(clockTroubles)), seconds: at('seconds', whole) })),
  ),
});

const restored = record<BookingRestored>({
  restored: at('restored', flag),
  status: at('status', oneOf(bookingStatuses)),
});

const figures = {
  bookings: at('bookings', whole),
  travellers: at('travellers', whole),
  sales: at('sales', money),
  cancelled: at('cancelled', whole),
  cancelledSales: at('cancelledsales', money),
  net: maybe('net', money),
  earned: maybe('earned', money),
} as const;

const salesWanted = record<SalesWanted>({
  from: at('from', date),
  to: at('to', date),
  on: or('on', oneOf(saleDays), 'booked'),
  by: or('by', oneOf(saleGroups), 'day'),
});

const sales = record<SaleSummary>({
  rows: at(
    'rows',
    list(record<SaleRow>({ key: at('key', text), product: maybe('product', oneOf(products)), ...figures })),
  ),
  total: at('total', record<SaleFigures>(figures)),
  ledger: maybe(
    'ledger',
    record<SaleEntries>({
      entries: at('entries', whole),
      paid: at('paid', money),
      paidElsewhere: at('paidelsewhere', money),
      suppliers: at('suppliers', money),
      commission: at('commission', money),
      tds: at('tds', money),
      fees: at('fees', money),
    }),
  ),
});

const monthFigures = record<MonthFigures>({
  from: at('from', date),
  to: at('to', date),
  ...figures,
  refunds: at('refunds', whole),
  refunded: at('refunded', money),
});

const commissionFigures = {
  bookings: at('bookings', whole),
  given: at('given', money),
  takenBack: at('takenback', money),
  tds: at('tds', money),
  kept: at('kept', money),
} as const;

const commissionsWanted = record<CommissionsWanted>({
  from: at('from', date),
  to: at('to', date),
  by: or('by', oneOf(commissionGroups), 'seller'),
  page: or('page', whole, 1),
});

const commissions = record<Commissions>({
  rows: at(
    'rows',
    list(
      record<CommissionRow>({
        key: at('key', text),
        product: maybe('product', oneOf(products)),
        ...commissionFigures,
        entry: maybe(
          'entry',
          record<CommissionEntry>({
            at: at('date', moment),
            kind: at('kind', oneOf(ledgerKinds)),
            reference: at('reference', text),
            mark: at('mark', text),
          }),
        ),
      }),
    ),
  ),
  total: at('total', record<CommissionFigures>(commissionFigures)),
  entries: at('entries', whole),
  pageSize: at('pagesize', whole),
});

export const accountOperations: AreaOperations<AccountDesk> = {
  balance: operation({
    opid: 'RP036',
    actioncode: 'GETBALANCE',
    request: nothing,
    answer: inResult(balance),
    alternative: { envelope: 'Root', answer: bracketedBalance },
    background: true,
  }),
  ...noticeOperations,
  ...rewardOperations,
  ledger: operation({
    opid: 'AC001',
    actioncode: 'LEDGER',
    request: codecOf(range),
    answer: inResult(codecOf(ledgerPage)),
  }),
  /** Shape chosen here. */
  ledgerFile: operation({
    opid: 'AC001',
    actioncode: 'LEDGERFILE',
    request: codecOf(
      record<LedgerFileAsked>({
        from: at('from', date),
        to: at('to', date),
        language: maybe('language', oneOf(languages)),
      }),
    ),
    answer: inResult(codecOf(paperFile)),
    patient: true,
  }),
  /** Shape chosen here. */
  entryReceipt: operation({
    opid: 'AC001',
    actioncode: 'ENTRYRECEIPT',
    request: receiptAsked,
    answer: inResult(codecOf(paperFile)),
  }),
  /** Shape chosen here. */
  entrySheet: operation({
    opid: 'AC001',
    actioncode: 'ENTRYSHEET',
    request: receiptAsked,
    answer: inResult(codecOf(paperSheet)),
  }),
  saleSummary: operation({
    opid: 'AC004',
    actioncode: 'SALESUMMARY',
    request: codecOf(salesWanted),
    answer: inResult(codecOf(sales)),
  }),
  /** Shape chosen here. */
  monthSoFar: operation({
    opid: 'AC004',
    actioncode: 'MONTHSOFAR',
    request: nothing,
    answer: inResult(codecOf(record<MonthSoFar>({ now: at('now', monthFigures), before: at('before', monthFigures) }))),
  }),
  commissions: operation({
    opid: 'AC004',
    actioncode: 'COMMISSIONS',
    request: codecOf(commissionsWanted),
    answer: inResult(codecOf(commissions)),
  }),
  verifyLedger: operation({
    opid: 'AC001',
    actioncode: 'VERIFYLEDGER',
    request: codecOf(record<{ readonly after?: string }>({ after: maybe('after', opaque) })),
    answer: inResult(codecOf(verdict)),
  }),
  /** Shape chosen here. */
  checkBooks: operation({
    opid: 'OP001',
    actioncode: 'CHECKBOOKS',
    request: codecOf(record<{ readonly after?: string }>({ after: maybe('after', text) })),
    answer: inResult(codecOf(booksChecked)),
    patient: true,
  }),
  /** Shape chosen here. */
  clockTroubles: operation({
    opid: 'OP001',
    actioncode: 'CLOCK',
    request: nothing,
    answer: inResult(codecOf(clockFound)),
    background: true,
  }),
  /** Shape chosen here. */
  restoreBooking: operation({
    opid: 'OP001',
    actioncode: 'RESTOREBOOKING',
    request: codecOf(restore),
    answer: inResult(codecOf(restored)),
    changes: true,
  }),
  ...depositOperations,
  ...paymentOperations,
  ...adjustmentOperations,
};
