/**
 * Forms as the wire spells them: `application/x-www-form-urlencoded`, with nested fields as `name[sub]=value` and
 * lists as `name[0][sub]=value`. Both ways, so that what one side writes the other reads.
 *
 * A field without a value is left out: on a form there is no difference between an empty field and an absent one.
 */
import { visible } from '#domain/rules/visible-text.ts';

/** What a form holds: texts, lists and groups of fields. Groups have no prototype, so no name in a form can reach one. */
export type FormValue = string | readonly FormValue[] | FormGroup;
export interface FormGroup {
  readonly [name: string]: FormValue;
}

/** What is accepted of a form. */
export interface FormLimits {
  /** Fields in all. */
  readonly fields: number;
  /** Brackets after a name. */
  readonly depth: number;
  /** Places in one list. */
  readonly places: number;
}

export const formLimits: FormLimits = { fields: 5_000, depth: 6, places: 1_000 };

/** Why a form could not be taken as it is, and at which field. */
export interface FormRefusal {
  readonly code: 'fields-count' | 'fields-depth' | 'list-count' | 'not-a-choice' | 'sent-twice' | 'not-unicode';
  readonly path: string;
  readonly params?: { readonly most: number };
}

export type FormRead = { readonly group: FormGroup } | { readonly refusal: FormRefusal };

/**
 * Writes a wire value (texts, numbers, booleans, lists, records) as a form's text. What is empty, null or undefined is
 * left out.
 *
 * @example writeForm({ opid: 'X', contact: { email: 'a@b.in' }, codes: ['6E'] }) // => 'opid=X&contact%5Bemail%5D=a%40b.in&codes%5B0%5D=6E'
 */
export function writeForm(fields: Readonly<Record<string, unknown>>): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(fields)) writeInto(pairs, name, value);
  return pairs.join('&');
}

function writeInto(pairs: string[], name: string, value: unknown): void {
  if (value === undefined || value === null || value === '') return;
  if (Array.isArray(value)) {
    value.forEach((each, index) => {
      writeInto(pairs, `${name}[${index}]`, each);
    });
  } else if (typeof value === 'object') {
    for (const [sub, each] of Object.entries(value)) writeInto(pairs, `${name}[${sub}]`, each);
  } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  }
}

/**
 * Reads a form's text, pair by pair, and no further than its limits. Broken percent signs stand for themselves, NUL and
 * what nobody can see is dropped. Refused is a form beyond the limits, a name sent twice, one used both as a text and as a
 * group, and bytes that are no UTF-8, which could only be kept broken.
 *
 * @example readForm('contact[email]=a%40b.in&codes[0]=6E') // => { group: { contact: { email: 'a@b.in' }, codes: ['6E'] } }
 */
export function readForm(text: string, limits: FormLimits = formLimits): FormRead {
  const root: Draft = new Map();
  const names = new Set<string>();
  let count = 0;
  let end = -1;
  while (end < text.length) {
    const start = end + 1;
    const next = text.indexOf('&', start);
    end = next < 0 ? text.length : next;
    if (end === start) continue;
    count += 1;
    if (count > limits.fields) return { refusal: { code: 'fields-count', path: '', params: { most: limits.fields } } };
    const refusal = take(text.slice(start, end), root, names, limits);
    if (refusal !== undefined) return { refusal };
  }
  return { group: groupOf(root) };
}

function take(pair: string, root: Draft, names: Set<string>, limits: FormLimits): FormRefusal | undefined {
  const cut = pair.indexOf('=');
  const name = decode(cut < 0 ? pair : pair.slice(0, cut));
  const value = cut < 0 ? '' : decode(pair.slice(cut + 1));
  if (name === '' && value === '') return undefined;
  const path = name.slice(0, 100);
  if (name.includes(unreadable) || value.includes(unreadable)) return { code: 'not-unicode', path };
  if (names.has(name)) return { code: 'sent-twice', path };
  names.add(name);
  return place(root, name, value, limits);
}

/** What stands where bytes could not be read. */
const unreadable = '\uFFFD';

type Draft = Map<string, string | Draft>;

function place(root: Draft, name: string, value: string, limits: FormLimits): FormRefusal | undefined {
  if (!name.includes('[')) return put(root, name, value, name);
  const steps = stepsOf(name);
  if (steps.length > limits.depth + 1) {
    return { code: 'fields-depth', path: name.slice(0, 100), params: { most: limits.depth } };
  }
  let level = root;
  for (const step of steps.slice(0, -1)) {
    if (/^\d+$/.test(step) && Number(step) >= limits.places) {
      return { code: 'list-count', path: name.slice(0, 100), params: { most: limits.places } };
    }
    const next = level.get(step);
    if (typeof next === 'string' && next !== '') return { code: 'not-a-choice', path: name.slice(0, 100) };
    if (next instanceof Map) {
      level = next;
    } else {
      const made: Draft = new Map();
      level.set(step, made);
      level = made;
    }
  }
  return put(level, steps.at(-1) ?? '', value, name);
}

function put(level: Draft, step: string, value: string, name: string): FormRefusal | undefined {
  if (value === '') return undefined;
  if (level.get(step) instanceof Map) return { code: 'not-a-choice', path: name.slice(0, 100) };
  level.set(step, value);
  return undefined;
}

/** `a[b][]` is `a`, `b`, ``; an unclosed bracket belongs to the name. */
function stepsOf(name: string): string[] {
  const open = name.indexOf('[');
  const steps = [name.slice(0, open)];
  let at = open;
  while (at < name.length && name[at] === '[') {
    const close = name.indexOf(']', at);
    if (close < 0) break;
    steps.push(name.slice(at + 1, close));
    at = close + 1;
    // Far beyond any limit: no need to read on.
    if (steps.length > 64) return steps;
  }
  return at === name.length ? steps : [name];
}

function groupOf(draft: Draft): FormGroup {
  const group: Record<string, FormValue> = Object.create(null);
  for (const [name, value] of draft) group[name] = typeof value === 'string' ? value : listOrGroup(value);
  return group;
}

/** A group whose names are all places is a list, in the order of its places and without gaps. */
function listOrGroup(draft: Draft): FormValue {
  const names = [...draft.keys()];
  if (names.length === 0 || !names.every((name) => /^\d+$/.test(name))) return groupOf(draft);
  return names
    .sort((left, right) => Number(left) - Number(right))
    .map((name) => draft.get(name) ?? '')
    .map((value) => (typeof value === 'string' ? value : listOrGroup(value)));
}

function decode(text: string): string {
  if (!text.includes('%') && !text.includes('+')) return visible(text);
  const spaced = text.replaceAll('+', ' ');
  try {
    return visible(decodeURIComponent(spaced));
  } catch {
    return visible(decodeLoosely(spaced));
  }
}

/** Runs of percent signs are read as UTF-8, bytes that are none as U+FFFD; what is no percent sign stays. */
function decodeLoosely(text: string): string {
  return text.replaceAll(/(?:%[\dA-Fa-f]{2})+/g, (run) => {
    const bytes = new Uint8Array(run.length / 3);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(run.slice(at * 3 + 1, at * 3 + 3), 16);
    return new TextDecoder().decode(bytes);
  });
}
