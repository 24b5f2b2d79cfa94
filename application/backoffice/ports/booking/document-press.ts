/** Whatever makes a page to print out of a document. */
import type { Effect } from 'effect';
import type { Language } from '#domain/people/language.ts';
import type { AdjustmentReceipt, EntryReceipt } from '#domain/account/entry-receipt.ts';
import type { DepositReceipt } from '#domain/account/deposit-receipt.ts';
import type { LedgerPaper } from '#domain/account/ledger-paper.ts';
import type { PaperDocument } from '#domain/booking/papers/documents.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { PaperSheet } from '#domain/booking/papers/paper-sheet.ts';

/** A document with what is known of it only once it is issued. */
export interface Sheet {
  readonly document: PaperDocument | DepositReceipt | AdjustmentReceipt | EntryReceipt | LedgerPaper;
  readonly serial?: string;
  /** In the business zone. */
  readonly issuedOn: IsoDate;
  readonly issuedAt: Instant;
  readonly language: Language;
}

export interface DocumentPress {
  /** What the file says, for a page that draws it itself. */
  readonly layOut: (sheet: Sheet) => Effect.Effect<PaperSheet>;
  /** A PDF file, A4; the same bytes for the same sheet. */
  readonly print: (sheet: Sheet) => Effect.Effect<Uint8Array>;
  /** The same of a paper that is laid out already, dated by its issue. */
  readonly draw: (paper: PaperSheet, issuedAt: Instant) => Effect.Effect<Uint8Array>;
}
