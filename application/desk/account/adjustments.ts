/** Money that people of the house move by hand: one proposes, another decides. Part of the account's desk. */
import type { Adjustment, AdjustmentDraft, AdjustmentState } from '#domain/account/adjustment.ts';
import type { PaperSheet } from '#domain/booking/papers/paper-sheet.ts';
import type { Language } from '#domain/people/language.ts';
import type { Paged } from '#domain/rules/paged.ts';
import type { Answer } from '../answer.ts';
import type { NotAllowedInState, NotFound, RequestIdReused } from '../failures.ts';
import type { PaperFile } from '../agency/registration.ts';

export interface ProposeAdjustment {
  readonly agencyId: string;
  readonly adjustment: AdjustmentDraft;
  /** Made by the caller: the same adjustment is proposed once. */
  readonly requestId: string;
}

export interface AdjustmentShown extends Adjustment {
  readonly agentId: string;
  readonly companyName: string;
}

export interface AdjustmentAsked {
  readonly adjustmentId: string;
}

export interface AdjustmentsWanted {
  readonly state?: AdjustmentState;
  /** The beginning of an adjustment's id, of an agency's name or agent id. */
  readonly text?: string;
  /** 1-based. */
  readonly page: number;
}

export interface AdjustmentsPage extends Paged {
  /** Those that wait first, the longest wait before the others. */
  readonly adjustments: readonly AdjustmentShown[];
}

export interface AdjustmentReceiptAsked extends AdjustmentAsked {
  /** The request's where absent. */
  readonly language?: Language;
}

export interface AdjustmentDesk {
  /** For elevated users, as what follows. NotFound 'agency'. Nothing is posted yet. */
  readonly adjust: (asked: ProposeAdjustment) => Answer<AdjustmentAsked, NotFound | RequestIdReused>;
  readonly adjustments: (wanted: AdjustmentsWanted) => Answer<AdjustmentsPage>;
  readonly adjustment: (asked: AdjustmentAsked) => Answer<AdjustmentShown, NotFound>;
  /**
   * Posts an approved one in the commit of the decision, once; the account may be left owing. NotPermitted 'own-adjustment' for
   * who proposed it; NotAllowedInState with the state where it is decided otherwise. The same decision again answers the same.
   */
  readonly decideAdjustment: (
    decision: AdjustmentAsked & { readonly approve: boolean; readonly remarks: string },
  ) => Answer<{ readonly state: AdjustmentState }, NotFound | NotAllowedInState>;
  /** Takes an approved one back, line by line; refused to who proposed it. */
  readonly reverseAdjustment: (
    asked: AdjustmentAsked & { readonly remarks: string },
  ) => Answer<{ readonly state: AdjustmentState }, NotFound | NotAllowedInState>;
  /** Of an approved one of the caller's agency, for elevated users of any; NotFound 'receipt' of another. */
  readonly adjustmentReceipt: (asked: AdjustmentReceiptAsked) => Answer<PaperFile, NotFound>;
  /** What the file says, for a page that draws it itself. */
  readonly adjustmentSheet: (asked: AdjustmentReceiptAsked) => Answer<PaperSheet, NotFound>;
}
