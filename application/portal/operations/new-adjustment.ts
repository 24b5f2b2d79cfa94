/** An adjustment that an operator proposes, of the account of one agency. */
import { Effect } from 'effect';
import {
  type AdjustmentDraft,
  adjustmentKinds,
  adjustmentTemplates,
  type AdjustmentWay,
  checkAdjustment,
} from '#domain/account/adjustment.ts';
import type { Currency } from '#domain/money/currency.ts';
import { isMissing, type Violation, violation } from '#domain/rules/violation.ts';
import type { AdjustmentDesk } from '#application/desk/account/adjustments.ts';
import { amountTyped } from '../amount-typed.ts';
import { NewRecord } from '../new-record.ts';
import type { Session } from '../session/session.ts';

export interface NewAdjustmentDraft {
  /** Whose account it is; empty until the dialog is opened for one. */
  readonly agencyId: string;
  readonly currency: Currency;
  readonly kind: string;
  readonly way: string;
  readonly amount: string;
  readonly reason: string;
}

export type NewAdjustment = NewRecord<
  NewAdjustmentDraft,
  Partial<NewAdjustmentDraft>,
  { readonly agencyId: string; readonly adjustmentId: string }
>;

const empty = { kind: 'correction', way: 'credit', amount: '', reason: '' };

/** What the dialog is opened with for an agency. */
export function adjustmentOf(agencyId: string, currency: Currency): NewAdjustmentDraft {
  return { ...empty, agencyId, currency };
}

/** The ways that a kind has; both where it is none. */
export function waysOf(kind: string): readonly AdjustmentWay[] {
  const known = adjustmentKinds.find((each) => each === kind);
  return known === undefined ? ['credit', 'debit'] : adjustmentTemplates[known].ways;
}

export function newAdjustment(
  desk: Pick<AdjustmentDesk, 'adjust'>,
  session: Pick<Session, 'ask'>,
  requestId: () => string,
): NewAdjustment {
  return new NewRecord(
    {
      empty: adjustmentOf('', 'INR'),
      typed: withWay,
      judge: (draft) => read(draft).violations,
      send: (draft, sentAs) =>
        Effect.map(
          desk.adjust({ agencyId: draft.agencyId, adjustment: read(draft).adjustment, requestId: sentAs }),
          ({ adjustmentId }) => ({ agencyId: draft.agencyId, adjustmentId }),
        ),
      fieldOf: (path) => path.replace('adjustment.', ''),
    },
    session,
    requestId,
  );
}

/** A kind that has one way takes it. */
function withWay(before: NewAdjustmentDraft, change: Partial<NewAdjustmentDraft>): NewAdjustmentDraft {
  const typed = { ...before, ...change };
  const ways = waysOf(typed.kind);
  return { ...typed, way: ways.some((each) => each === typed.way) ? typed.way : (ways[0] ?? '') };
}

function read({ agencyId: _agency, currency, amount: typed, ...draft }: NewAdjustmentDraft): {
  readonly adjustment: AdjustmentDraft;
  readonly violations: readonly Violation[];
} {
  const amount = amountTyped(typed, currency);
  const adjustment = { ...draft, ...(amount && { amount }) };
  const violations = checkAdjustment(adjustment, currency);
  const isNumber = amount !== undefined || isMissing(typed);
  return {
    adjustment,
    violations: isNumber
      ? violations
      : violations.map((each) => (each.path === 'amount' ? violation('not-a-number', 'amount') : each)),
  };
}
