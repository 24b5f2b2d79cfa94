/**
 * Money that people of the house move by hand: proposed by one, decided by another. Each kind names the account that it is
 * posted against, so that the books say why money was given or taken.
 */
import { checkChoice } from '../rules/choice.ts';
import { firstOf, isMissing, required, type Violation, violation } from '../rules/violation.ts';
import type { Currency } from '../money/currency.ts';
import { isPositive, type Money, negate } from '../money/money.ts';
import type { Instant } from '../time/instant.ts';
import type { Posting } from './chain.ts';
import type { LedgerEntry } from './ledger.ts';
import { transferPostings } from './postings.ts';

/**
 * correction: an entry of before was wrong. goodwill: given for the relation's sake. incentive: for what was sold. debit-memo
 * and credit-memo: passed on of a supplier, as an airline's ADM and ACM. write-off: what is owed and will not be paid.
 */
export const adjustmentKinds = [
  'correction',
  'goodwill',
  'incentive',
  'debit-memo',
  'credit-memo',
  'write-off',
] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

/** credit raises the agency's balance, debit lowers it. */
export const adjustmentWays = ['credit', 'debit'] as const;
export type AdjustmentWay = (typeof adjustmentWays)[number];

/** approved: posted. reversed: posted, and taken back. */
export const adjustmentStates = ['proposed', 'approved', 'declined', 'reversed'] as const;
export type AdjustmentState = (typeof adjustmentStates)[number];

interface AdjustmentTemplate {
  readonly ways: readonly AdjustmentWay[];
  readonly entry: 'adjustment' | 'incentive';
  /** The account of the house that gives, or is given. */
  readonly against: string;
}

/** How each kind is posted. */
export const adjustmentTemplates: Readonly<Record<AdjustmentKind, AdjustmentTemplate>> = {
  correction: { ways: ['credit', 'debit'], entry: 'adjustment', against: 'adjustments' },
  goodwill: { ways: ['credit'], entry: 'adjustment', against: 'goodwill' },
  incentive: { ways: ['credit'], entry: 'incentive', against: 'incentives' },
  'debit-memo': { ways: ['debit'], entry: 'adjustment', against: 'memos' },
  'credit-memo': { ways: ['credit'], entry: 'adjustment', against: 'memos' },
  'write-off': { ways: ['credit'], entry: 'adjustment', against: 'write-offs' },
};

export interface AdjustmentFields {
  readonly kind: AdjustmentKind;
  readonly way: AdjustmentWay;
  readonly amount: Money;
  /** The agency reads it. */
  readonly reason: string;
}

/** As typed. */
export interface AdjustmentDraft {
  readonly kind?: string | undefined;
  readonly way?: string | undefined;
  readonly amount?: Money | undefined;
  readonly reason?: string | undefined;
}

export interface Adjustment extends AdjustmentFields {
  /** 'AJ700001'. */
  readonly adjustmentId: string;
  readonly state: AdjustmentState;
  readonly proposedAt: Instant;
  readonly proposedBy: string;
  readonly decidedAt?: Instant;
  readonly decidedBy?: string;
  /** Of the decision; may be empty. */
  readonly remarks: string;
  /** Of an approved one: what posted it. */
  readonly ledgerEntry?: string;
}

export interface AdjustmentDecision {
  readonly to: Exclude<AdjustmentState, 'proposed'>;
  readonly remarks: string;
}

export interface AdjustmentPosted {
  readonly kind: AdjustmentTemplate['entry'] | 'reversal';
  readonly narration: LedgerEntry['narration'];
  /** The agency's own account first; they add up to zero. */
  readonly postings: readonly Posting[];
}

/** Most characters of a reason, and of remarks. */
const longestReason = 200;

/**
 * Codes: `required`, `not-a-choice` (a kind has its ways), `amount-not-positive`, `amount-currency`, `too-long`.
 *
 * @example checkAdjustment({ kind: 'goodwill', way: 'debit', amount: money(100, 'INR'), reason: 'Delay' }, 'INR') // => [violation('not-a-choice', 'way')]
 */
export function checkAdjustment(draft: AdjustmentDraft, currency: Currency): readonly Violation[] {
  const kind = adjustmentKinds.find((each) => each === draft.kind);
  const { amount, reason = '' } = draft;
  return [
    ...checkChoice(draft.kind, adjustmentKinds, 'kind'),
    ...checkChoice(draft.way, kind === undefined ? adjustmentWays : adjustmentTemplates[kind].ways, 'way'),
    ...(amount === undefined
      ? [violation('required', 'amount')]
      : firstOf(
          amount.currency === currency ? [] : [violation('amount-currency', 'amount', { currency })],
          isPositive(amount) ? [] : [violation('amount-not-positive', 'amount')],
        )),
    ...firstOf(
      required(reason, 'reason'),
      reason.trim().length > longestReason ? [violation('too-long', 'reason', { most: longestReason })] : [],
    ),
  ];
}

/** To decline and to reverse need remarks. Codes: `required`, `too-long`. */
export function checkAdjustmentDecision({ to, remarks }: AdjustmentDecision): readonly Violation[] {
  return [
    ...(to !== 'approved' && isMissing(remarks) ? [violation('required', 'remarks')] : []),
    ...(remarks.length > longestReason ? [violation('too-long', 'remarks', { most: longestReason })] : []),
  ];
}

/**
 * The state that a decision is made in.
 *
 * @example adjustmentStateBefore('reversed') // => 'approved'
 */
export function adjustmentStateBefore(to: AdjustmentDecision['to']): AdjustmentState {
  return to === 'reversed' ? 'approved' : 'proposed';
}

/** As it is kept; undefined where something is missing. */
export function adjustmentOf({ kind, way, amount, reason = '' }: AdjustmentDraft): AdjustmentFields | undefined {
  const [known, direction] = [
    adjustmentKinds.find((each) => each === kind),
    adjustmentWays.find((each) => each === way),
  ];
  if (known === undefined || direction === undefined || amount === undefined) return undefined;
  return { kind: known, way: direction, amount, reason: reason.trim().replace(/\s+/g, ' ') };
}

/** What an approved one posts. */
export function adjustmentEntry(agencyId: string, adjustment: AdjustmentFields): AdjustmentPosted {
  const { entry } = adjustmentTemplates[adjustment.kind];
  return posted(agencyId, adjustment, entry, 'adjustment');
}

/** What takes an approved one back, line by line. */
export function adjustmentReversal(agencyId: string, adjustment: AdjustmentFields): AdjustmentPosted {
  const way = adjustment.way === 'credit' ? 'debit' : 'credit';
  return posted(agencyId, { ...adjustment, way }, 'reversal', 'adjustment-reversed');
}

function posted(
  agencyId: string,
  { kind, way, amount, reason }: AdjustmentFields,
  entry: AdjustmentPosted['kind'],
  code: string,
): AdjustmentPosted {
  const { against } = adjustmentTemplates[kind];
  return {
    kind: entry,
    narration: { code, params: { kind, reason } },
    postings: transferPostings(agencyId, way === 'credit' ? amount : negate(amount), against),
  };
}

/**
 * Whether an entry's reference names an adjustment.
 *
 * @example isAdjustmentId('AJ700001') // => true
 * @example isAdjustmentId('DP300001') // => false
 */
export function isAdjustmentId(reference: string): boolean {
  return /^AJ\d{6,}$/.test(reference);
}
