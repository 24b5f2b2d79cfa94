/** The paper by which a traveller shows who they are, where a ticket asks for one. */
import { firstOf, isMissing, required, type Violation, violation, within } from '../rules/violation.ts';

export const idKinds = ['aadhaar', 'pan', 'passport', 'driving-licence', 'voter'] as const;
export type IdKind = (typeof idKinds)[number];

/** The paper that is shown on the way. */
export interface ShownId {
  readonly kind: IdKind;
  readonly number: string;
}

export interface ShownIdDraft {
  readonly kind?: string | undefined;
  readonly number?: string | undefined;
}

/** Where one is asked for: which paper, and its number or how it ends, four signs at least. Paths under `shownId`. */
export function checkShownId({ kind, number }: ShownIdDraft, isRequired: boolean): readonly Violation[] {
  if (!isRequired && isMissing(kind) && isMissing(number)) return [];
  return within('shownId', [
    ...firstOf(
      required(kind, 'kind'),
      idKinds.some((each) => each === kind) ? [] : [violation('not-a-choice', 'kind')],
    ),
    ...firstOf(
      required(number, 'number'),
      /^[A-Za-z0-9 -]{4,20}$/.test(number?.trim() ?? '')
        ? []
        : [violation('id-form', 'number', { least: 4, most: 20 })],
    ),
  ]);
}

export function shownIdOf({ kind, number = '' }: ShownIdDraft): ShownId | undefined {
  const known = idKinds.find((each): each is IdKind => each === kind);
  return known && { kind: known, number: number.trim().toUpperCase() };
}

/**
 * A number as papers print it. Of an Aadhaar only the last four digits are printed.
 *
 * @example printedId({ kind: 'aadhaar', number: '2345 6789 4471' }) // => 'XXXX 4471'
 * @example printedId({ kind: 'pan', number: 'ABCDE1234F' }) // => 'ABCDE1234F'
 */
export function printedId({ kind, number }: ShownId): string {
  return kind === 'aadhaar' ? `XXXX ${number.replaceAll(/[ -]/g, '').slice(-4)}` : number;
}
