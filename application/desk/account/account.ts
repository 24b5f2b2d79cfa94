/** The agency's money: balance, rewards, ledger and its proof, deposits, payments. */
import type { AccountBalance } from '#domain/account/balance.ts';
import type { CommissionGroup, Commissions } from '#domain/account/commissions.ts';
import type { BookFinding } from '#domain/account/books.ts';
import type { ClockTrouble } from '#domain/account/clock.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { LedgerPage, LedgerVerdict } from '#domain/account/ledger.ts';
import type { MonthSoFar } from '#domain/account/sales/month-so-far.ts';
import type { LedgerRange } from '#domain/account/ledger-range.ts';
import type { PaperSheet } from '#domain/booking/papers/paper-sheet.ts';
import type { Language } from '#domain/people/language.ts';
import type { PaperFile } from '../agency/registration.ts';
import type { SaleDay, SaleGroup, SaleSummary } from '#domain/account/sales/sale-summary.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Answer } from '../answer.ts';
import type { AdjustmentDesk } from './adjustments.ts';
import type { DepositDesk } from './deposits.ts';
import type { NotFound } from '../failures.ts';
import type { NoticeDesk } from './notice.ts';
import type { PaymentDesk } from './payments.ts';
import type { RewardsDesk } from './rewards.ts';

export interface AccountDesk extends DepositDesk, PaymentDesk, AdjustmentDesk, NoticeDesk, RewardsDesk {
  readonly balance: () => Answer<AccountBalance>;
  /** `from` and `to` inclusive, at most seven days of the business zone; pages are 1-based. */
  readonly ledger: (request: {
    readonly from: IsoDate;
    readonly to: IsoDate;
    readonly page: number;
  }) => Answer<LedgerPage>;
  /**
   * The same as a PDF file, whole, from the house that keeps the account. Invalid at `to`, also `statement-long` where a paper
   * cannot hold so many entries.
   */
  readonly ledgerFile: (asked: LedgerFileAsked) => Answer<PaperFile>;
  /**
   * The receipt of an entry of the caller's own ledger, of whatever kind: what it was for, what its amount is made of, and the
   * balance before and after it. What a booking's entry is made of is said to callers who see net fares. NotFound 'receipt'.
   */
  readonly entryReceipt: (asked: EntryReceiptAsked) => Answer<PaperFile, NotFound>;
  /** What the file says, for a page that draws it itself. */
  readonly entrySheet: (asked: EntryReceiptAsked) => Answer<PaperSheet, NotFound>;
  /**
   * What the agency sold on at most 366 days, both inclusive, and what its ledger says of the same bookings. Invalid at `to`.
   */
  readonly saleSummary: (request: SalesWanted) => Answer<SaleSummary>;
  /**
   * What was sold and refunded this month so far, in the business zone, and on the same days of the month before; of a company's
   * person their own.
   */
  readonly monthSoFar: () => Answer<MonthSoFar>;
  /**
   * Commission that was given and the tax withheld from it, on at most 366 days, both inclusive, by the ledger; for callers
   * who see net fares and the ledger. `page` is 1-based and of entries alone. Invalid at `to` or `page`.
   */
  readonly commissions: (request: CommissionsWanted) => Answer<Commissions>;
  /** Walks the caller's own chain from `after` (a `next` given before; from the start where absent), a page at a time. */
  readonly verifyLedger: (request: { readonly after?: string }) => Answer<LedgerVerdict>;
  /** For elevated users: what does not agree in the books of the agencies from after one on (`next` of the answer before). */
  readonly checkBooks: (request: { readonly after?: string }) => Answer<BooksChecked>;
  /** For elevated users: what is wrong with the clock by which ledgers are dated. */
  readonly clockTroubles: () => Answer<{ readonly troubles: readonly ClockTrouble[] }>;
  /**
   * For elevated users: puts back a booking whose row was lost, as it was last written; one that is there is left alone.
   * Invalid at `transactionId`: `restore-source-missing` where what it is put back from is lost too, `restore-made-again`
   * where its request or quote made another booking since.
   */
  readonly restoreBooking: (request: RestoreBooking) => Answer<BookingRestored, NotFound>;
}

export interface LedgerFileAsked extends LedgerRange {
  /** The request's where absent. */
  readonly language?: Language;
}

export interface EntryReceiptAsked {
  /** 'LG-4124'. */
  readonly entryId: string;
  /** The request's where absent. */
  readonly language?: Language;
}

export interface SalesWanted {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly on: SaleDay;
  readonly by: SaleGroup;
}

export interface CommissionsWanted {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly by: CommissionGroup;
  readonly page: number;
}

export interface RestoreBooking {
  readonly agencyId: string;
  readonly transactionId: string;
}

export interface BookingRestored {
  /** False where the booking was there. */
  readonly restored: boolean;
  readonly status: BookingStatus;
}

export interface BooksChecked {
  /** How many were looked through. */
  readonly agencies: number;
  readonly findings: readonly BookFinding[];
  /** Give this back to go on; absent at the end. */
  readonly next?: string;
}
