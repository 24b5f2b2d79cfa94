/**
 * What a rule answers with: a list of violations as data, empty when all is well. A violation names
 * the rule that was broken and where; the words for it live in the translations under its code.
 */
import type { Money } from '../money/money.ts';
import type { ViolationCode } from './codes.ts';

/** What the words of a broken rule need besides: limits, fields, dates as `YYYY-MM-DD`, amounts. */
export type ViolationFacts = Readonly<Record<string, string | number | Money>>;

/**
 * One broken rule.
 *
 * - `code`: kebab-case word; those of this domain are listed in `codes.ts`. A plain string, because a
 *   violation may have come over the wire from a newer version.
 * - `path`: the field in domain spelling, dotted and indexed, such as `travellers[0].firstName`; empty
 *   when the violation is about the whole.
 * - `params`: what the words need besides, such as a limit.
 */
export interface Violation {
  readonly code: string;
  readonly path: string;
  readonly params?: ViolationFacts;
}

/**
 * One violation.
 *
 * @example violation('required', 'email') // => { code: 'required', path: 'email' }
 * @example violation('range-days', 'to', { most: 7 }) // => { code: 'range-days', path: 'to', params: { most: 7 } }
 */
export function violation(code: ViolationCode, path: string, params?: ViolationFacts): Violation {
  return params === undefined ? { code, path } : { code, path, params };
}

/**
 * The same violations, seen from one level above.
 *
 * @example within('travellers[0]', [violation('required', 'title')]) // => [violation('required', 'travellers[0].title')]
 * @example within('travellers', [violation('party-adult', '')]) // => [violation('party-adult', 'travellers')]
 */
export function within(prefix: string, violations: readonly Violation[]): readonly Violation[] {
  return violations.map((each) => ({ ...each, path: joinPath(prefix, each.path) }));
}

/**
 * A `required` violation where a value is missing: `undefined`, `null`, or a text of nothing but spaces.
 *
 * @example required('  ', 'city') // => [violation('required', 'city')]
 * @example required('Pune', 'city') // => []
 */
export function required(value: unknown, path: string): readonly Violation[] {
  return isMissing(value) ? [violation('required', path)] : [];
}

/**
 * `required` for several fields of one record, in the order given.
 *
 * @example requiredFields({ city: '', state: 'MH' }, ['city', 'state']) // => [violation('required', 'city')]
 */
export function requiredFields<Record extends object>(
  record: Record,
  fields: readonly (keyof Record & string)[],
): readonly Violation[] {
  return fields.flatMap((field) => required(record[field], field));
}

/**
 * A text of more characters than it may have.
 *
 * @example tooLong('Pune', 3, 'city') // => [violation('too-long', 'city', { most: 3 })]
 * @example tooLong('Pune', 4, 'city') // => []
 */
export function tooLong(text: string, most: number, path: string): readonly Violation[] {
  return text.length > most ? [violation('too-long', path, { most })] : [];
}

/**
 * All violations of several rules as one list, in order.
 *
 * @example combine([], required('', 'city')) // => [violation('required', 'city')]
 */
export function combine(...lists: readonly (readonly Violation[])[]): readonly Violation[] {
  return lists.flat();
}

/**
 * The first list that is not empty: for rules of which each makes sense only when those before it hold,
 * so that one field shows one message.
 *
 * @example firstOf(required('', 'city'), [violation('name-letters', 'city')]) // => [violation('required', 'city')]
 */
export function firstOf(...lists: readonly (readonly Violation[])[]): readonly Violation[] {
  return lists.find((list) => list.length > 0) ?? [];
}

/** Whether a value counts as not given: `undefined`, `null`, or a text of nothing but spaces. */
export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function joinPath(prefix: string, path: string): string {
  if (prefix === '' || path === '') {
    return prefix + path;
  }
  return path.startsWith('[') ? prefix + path : `${prefix}.${path}`;
}
