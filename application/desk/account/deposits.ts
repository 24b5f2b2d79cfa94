/** Money paid in at a bank: asked for by the agency, decided by elevated users. Part of the account's desk. */
import type { DepositDraft } from '#domain/account/deposit-rules.ts';
import type { Deposit, DepositState } from '#domain/account/deposit.ts';
import type { HouseAccount } from '#domain/account/payment/house-account.ts';
import type { PaperSheet } from '#domain/booking/papers/paper-sheet.ts';
import type { Money } from '#domain/money/money.ts';
import type { Language } from '#domain/people/language.ts';
import type { Paged } from '#domain/rules/paged.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Answer } from '../answer.ts';
import type { NotAllowedInState, NotFound, RequestIdReused } from '../failures.ts';
import type { PaperFile } from '../agency/registration.ts';

export interface NewSlip {
  readonly filename: string;
  readonly base64: string;
}

export interface AddDeposit {
  readonly deposit: DepositDraft;
  /** Of the uploaded slip, where there is one. */
  readonly slipId?: string;
  /** Made by the caller: the same deposit is asked for once. */
  readonly requestId: string;
}

export interface DepositShown extends Deposit {
  readonly agentId: string;
  readonly companyName: string;
  /** Deposits that were not declined and have the same reference; of other agencies for elevated users alone. */
  readonly sameReference: readonly string[];
  /** For elevated users: the name of who decided. */
  readonly decidedBy?: string;
}

export const depositScopes = ['own', 'all'] as const;

export interface DepositsWanted {
  /** The caller's own agency, or every agency for elevated users. */
  readonly scope: (typeof depositScopes)[number];
  readonly state?: DepositState;
  /** The beginning of a deposit's id or reference, of an agency's name or agent id. */
  readonly text?: string;
  /** 1-based. */
  readonly page: number;
}

export interface DepositsPage extends Paged {
  /** Of one's own newest first; of all agencies those that wait first, the longest wait before the others. */
  readonly deposits: readonly DepositShown[];
  /** Of the house, to pay into; with one's own deposits alone. */
  readonly bankAccounts: readonly HouseAccount[];
}

export interface DepositAsked {
  readonly depositId: string;
}

export interface DecideDeposit extends DepositAsked {
  readonly approve: boolean;
  /** The amount asked for where absent. */
  readonly approvedAmount?: Money;
  /** The business day on which the money arrived; today where absent. */
  readonly approvedOn?: IsoDate;
  /** Needed to decline and to approve another amount; shown to the agency. */
  readonly remarks: string;
}

export interface ReceiptAsked extends DepositAsked {
  /** The request's where absent. */
  readonly language?: Language;
}

export interface DepositDesk {
  /** Judged by its content: jpeg, png, pdf or docx, 4 MB at most. */
  readonly addSlip: (slip: NewSlip) => Answer<{ readonly slipId: string }>;
  /** Invalid `slip-missing` at `slipId` where the caller's agency uploaded no such slip, or sent it with another deposit. */
  readonly addDeposit: (asked: AddDeposit) => Answer<DepositAsked, RequestIdReused>;
  readonly deposits: (wanted: DepositsWanted) => Answer<DepositsPage>;
  /** One of the caller's agency, or for elevated users of any; NotFound 'deposit'. So too its slip. */
  readonly deposit: (asked: DepositAsked) => Answer<DepositShown, NotFound>;
  readonly depositSlip: (asked: DepositAsked) => Answer<PaperFile, NotFound>;
  /** Of a deposit that was credited; NotFound 'receipt' of another. */
  readonly topUpReceipt: (asked: ReceiptAsked) => Answer<PaperFile, NotFound>;
  /** What the file says, for a page that draws it itself. */
  readonly topUpSheet: (asked: ReceiptAsked) => Answer<PaperSheet, NotFound>;
  /**
   * For elevated users, as what follows: credits the agency in the commit of the decision, once. NotPermitted 'own-deposit' for
   * who asked for it; NotAllowedInState with the state where it is decided otherwise. The same decision again answers the same.
   */
  readonly decideDeposit: (
    decision: DecideDeposit,
  ) => Answer<{ readonly state: DepositState }, NotFound | NotAllowedInState>;
  /** Takes an approved deposit back, which may leave the account owing. */
  readonly reverseDeposit: (
    asked: DepositAsked & { readonly remarks: string },
  ) => Answer<{ readonly state: DepositState }, NotFound | NotAllowedInState>;
}
