/**
 * The ID that a ticket is travelled with: one of its travellers carries the original. In Tatkal it is named in booking, and whose it
 * is; elsewhere it may be. Source: trade facts on rail (which IDs); that agents name it for Tatkal is general knowledge.
 */
import { checkShownId, type ShownId, type ShownIdDraft, shownIdOf } from '../../people/identity.ts';
import { isMissing, type Violation, violation } from '../../rules/violation.ts';
import type { Quota } from '../berths/classes.ts';
import type { RailPassenger } from './rules.ts';

export interface RailId extends ShownId {
  /** Whose it is, by position. */
  readonly traveller: number;
}

export interface RailIdDraft extends ShownIdDraft {
  /** The first who can carry one where absent. */
  readonly traveller?: number | undefined;
}

export function asksForId({ quota }: { readonly quota: Quota }): boolean {
  return quota === 'TQ';
}

/** Whether a traveller can answer for a ticket by an ID: not a child under 12. */
export function carriesId({ age }: RailPassenger): boolean {
  return age >= 12;
}

/** Paths `shownId.kind`, `shownId.number`, `shownId.traveller`; codes of IDs, and `not-a-choice` of who carries none. */
export function checkRailId(
  draft: RailIdDraft,
  quota: Quota,
  passengers: readonly RailPassenger[],
): readonly Violation[] {
  const { traveller, kind, number } = draft;
  const isNamed = !isMissing(kind) || !isMissing(number);
  const who = traveller === undefined ? undefined : passengers[traveller];
  const isWrong = traveller !== undefined && (who === undefined || !carriesId(who));
  return [
    ...checkShownId(draft, asksForId({ quota })),
    ...(isWrong && (isNamed || asksForId({ quota })) ? [violation('not-a-choice', 'shownId.traveller')] : []),
  ];
}

/** Of a draft that keeps the rules. */
export function railIdOf(draft: RailIdDraft, passengers: readonly RailPassenger[]): RailId | undefined {
  const shown = shownIdOf(draft);
  const traveller = draft.traveller ?? passengers.findIndex(carriesId);
  return shown && { ...shown, traveller: Math.max(0, traveller) };
}
