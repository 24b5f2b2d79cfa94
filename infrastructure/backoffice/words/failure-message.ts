/** A failure, and a broken rule, as a sentence for a person. */
import type { Language } from '#domain/people/language.ts';
import type { BalanceTooLow, DeskFailure } from '#application/desk/failures.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Money } from '#domain/money/money.ts';
import type { Violation, ViolationFacts } from '#domain/rules/violation.ts';
import { hasWords, words } from './words.ts';

const reasons = new Set([
  'login-refused',
  'must-change-password',
  'right-missing',
  'taken-by-another',
  'suspended',
  'sign-on-refused',
  'second-factor-needed',
  'second-factor-refused',
  'second-factor-required',
  'own-deposit',
  'own-trip',
  'own-adjustment',
  'emulating',
  'read-only',
  'emulate-refused',
  'emulate-over',
  'agency-blocked',
  'not-sold',
]);
const things = new Set(['quote', 'offer', 'booking', 'invoice', 'credit-note', 'request', 'receipt', 'link']);

/** A field by its path as it is sent; `beside`, where it is named as seen from the record of another. */
export type Spelt = (path: string, beside?: string) => string;

/** The failure's sentence in a language; complete and without markup. A field is named as the client spells it. */
export function failureMessage(failure: DeskFailure, language: Language, spelt?: Spelt): string {
  const say = (id: string, given?: Readonly<Record<string, string | number>>) => words(language, id, given);
  const amount = (money: Money) => formatMoney(money, { locale: language });
  switch (failure._tag) {
    case 'SessionInvalid':
      return say('failure-session-invalid');
    case 'NotPermitted':
      return say(reasons.has(failure.reason) ? `failure-${failure.reason}` : 'failure-not-permitted', {
        note: failure.note ?? '',
      });
    case 'Invalid':
      return invalid(failure.violations, language, spelt);
    case 'NotFound':
      return notFound(failure.what, language);
    case 'FareChanged':
      return say('failure-fare-changed', { from: amount(failure.from), to: amount(failure.to) });
    case 'BalanceTooLow':
      return say(...tooLow(failure, amount));
    case 'OverLimit':
      return say(`failure-over-limit-${failure.per}`, { limit: amount(failure.limit) });
    case 'SoldOut':
      return say('failure-sold-out');
    case 'RequestIdReused':
      return say('failure-request-id-reused');
    case 'TooManyRequests':
      return say('failure-too-many-requests', { seconds: failure.retryAfterSeconds });
    case 'InDoubt':
      return say('failure-in-doubt', { transaction: failure.transactionId });
    case 'NotAllowedInState':
      return say('failure-not-allowed-in-state', { state: failure.state });
    case 'AwaitingApproval':
      return say('failure-awaiting-approval', { approval: failure.approvalId });
    case 'Unavailable':
      return say('failure-unavailable');
    case 'Fault':
      return say('failure-fault', { reference: failure.reference });
    // Only the asking side knows of it; here for completeness.
    case 'Unreachable':
      return say('failure-fault', { reference: failure.detail });
  }
}

/** With the amounts that the caller may read. */
function tooLow(
  { needed, available }: BalanceTooLow,
  amount: (money: Money) => string,
): [id: string, given?: Readonly<Record<string, string>>] {
  const id = 'failure-balance-too-low';
  if (available === undefined) return [`${id}-alone`];
  return needed === undefined
    ? [`${id}-available`, { available: amount(available) }]
    : [id, { needed: amount(needed), available: amount(available) }];
}

/** What a violation says, without the field. A code without words of its own gets the general sentence. */
export function violationMessage({ code, path, params }: Violation, language: Language, spelt?: Spelt): string {
  const id = `violation-${code}`;
  if (!hasWords(language, id)) return words(language, 'violation-other');
  const beside: Spelt | undefined = spelt && ((other) => spelt(other, path));
  return words(language, id, params && written(params, language, beside));
}

/** Amounts as the language writes them, another field by its name. */
function written(
  facts: ViolationFacts,
  language: Language,
  spelt: Spelt | undefined,
): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => {
      if (typeof fact === 'object') return [name, formatMoney(fact, { locale: language })];
      return [name, name === 'other' && typeof fact === 'string' ? namedField(fact, language, spelt) : fact];
    }),
  );
}

/**
 * A field as a person calls it: its own name in the language, with the place of the list entry it belongs to;
 * `travellers[1].firstName` is "First name (2)".
 */
export function fieldName(path: string, language: Language): string {
  const last = /([A-Za-z]+)[^A-Za-z]*$/.exec(path)?.[1] ?? '';
  const index = /\[(\d+)\]/.exec(path)?.[1];
  const name = hasWords(language, `field-${last}`) ? words(language, `field-${last}`) : path;
  return index === undefined || name === path
    ? name
    : words(language, 'field-of-many', { name, place: Number(index) + 1 });
}

/** In words, with the field as it is spelt; by that alone where there are no words. */
function namedField(path: string, language: Language, spelt?: Spelt): string {
  const name = fieldName(path, language);
  if (spelt === undefined) return name;
  const field = spelt(path);
  return name === path ? field : words(language, 'field-as-sent', { name, field });
}

function invalid([first]: readonly Violation[], language: Language, spelt?: Spelt): string {
  if (first === undefined) return words(language, 'failure-invalid');
  if (first.path === '') return `${words(language, 'failure-invalid')} ${violationMessage(first, language)}`;
  return words(language, 'failure-invalid-because', {
    field: namedField(first.path, language, spelt),
    sentence: violationMessage(first, language, spelt),
  });
}

function notFound(what: string, language: Language): string {
  if (what === 'operation') return words(language, 'failure-operation-unknown');
  return words(language, things.has(what) ? `failure-${what}-not-found` : 'failure-not-found');
}
