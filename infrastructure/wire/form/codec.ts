/**
 * What every part of the wire is made of: a codec reads one wire value into a domain value and writes it back, and
 * knows by which names the fields of both are called, so that a complaint about one is known in the words of the
 * other. Nothing here needs a library: what runs before a login loads no more than this.
 */
import type { Violation } from '#domain/rules/violation.ts';
import { plainly, type SchemaMaker } from './json-schema.ts';

/** What reading came to. Violations carry wire paths: `travellers[0][first_name]`. */
export type Read<A> =
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly violations: readonly Violation[] };

export interface Codec<A> {
  readonly read: (value: unknown) => Read<A>;
  readonly write: (value: A) => unknown;
  /** The JSON of what is written, where making it at once is worth it. */
  readonly text?: (value: A) => string;
  /** What it looks like, for anyone who writes a client. */
  readonly jsonSchema: SchemaMaker;
  /** The names of its fields on both sides; absent where it has none. */
  readonly names?: Names;
  /** By what was sent, where that says under which names a complaint is found in it. */
  readonly namesIn?: (sent: unknown) => Names;
}

/** The names by which complaints about this request are reported. */
export const namesOf = ({ names, namesIn }: Pick<Codec<unknown>, 'names' | 'namesIn'>, sent: unknown) =>
  namesIn === undefined ? names : namesIn(sent);

/** One field: its name in the domain and on the wire. A spread field's own fields lie beside it on the wire. */
export interface Name {
  readonly domain: string;
  readonly wire: string | undefined;
  readonly inner?: Names | undefined;
}

export interface Names {
  readonly fields: readonly Name[];
  /** Whole paths that do not follow the fields, looked at first: `sectors[0].date` is `onwarddate`. */
  readonly pairs?: readonly (readonly [domain: string, wire: string])[];
  /** What rules call a field that the request has under another path: the price of a display is `fare.total`. */
  readonly aliases?: readonly (readonly [said: string, domain: string])[];
}

export const good = <A>(value: A): Read<A> => ({ ok: true, value });

/** One complaint, in place of a value. */
export const bad = (code: string, path: string, params?: Violation['params']): Read<never> => ({
  ok: false,
  violations: [params === undefined ? { code, path } : { code, path, params }],
});

/** A codec for a request or answer that carries nothing. */
export const nothing: Codec<void> = {
  read: () => good(undefined),
  write: () => ({}),
  jsonSchema: plainly({ type: 'object' }),
};

/** A codec whose complaints may also tell of what the request is about: fields of another answer, by their names there. */
export function complainingBy<A>(codec: Codec<A>, ...others: readonly (Names | undefined)[]): Codec<A> {
  const { fields = [], pairs = [], aliases = [] } = codec.names ?? {};
  const beside = others.flatMap((names) => names?.fields ?? []);
  return { ...codec, names: { fields: [...fields, ...beside], pairs, aliases } };
}

type Step = string | number;

/**
 * A domain path in wire spelling. Names that the codec does not know stay as they are.
 *
 * @example toWirePath(names, 'travellers[0].firstName') // => 'travellers[0][first_name]'
 */
export function toWirePath(names: Names | undefined, path: string): string {
  const pair = names?.pairs?.find(([domain]) => domain === path);
  const alias = names?.aliases?.find(([said]) => said === path);
  return pair === undefined ? spellWire(wireSteps(names, stepsOf(alias?.[1] ?? path))) : pair[1];
}

/**
 * A wire path in domain spelling.
 *
 * @example toDomainPath(names, 'travellers[0][first_name]') // => 'travellers[0].firstName'
 */
export function toDomainPath(names: Names | undefined, path: string): string {
  const pair = names?.pairs?.find(([, wire]) => wire === path);
  if (pair !== undefined) return pair[0];
  const domain = spellDomain(domainSteps(names, stepsOf(path)));
  return names?.aliases?.find(([, named]) => named === domain)?.[0] ?? domain;
}

/** A wire path from its steps: `['travellers', 0, 'first_name']` is `travellers[0][first_name]`. */
export function spellWire(steps: readonly Step[]): string {
  return steps.map((step, index) => (index === 0 ? String(step) : `[${step}]`)).join('');
}

function spellDomain(steps: readonly Step[]): string {
  return steps
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('');
}

function stepsOf(path: string): Step[] {
  return path
    .split(/[.[\]]+/)
    .filter((step) => step !== '')
    .map((step) => (/^\d{1,9}$/.test(step) ? Number(step) : step));
}

/** Another field beside one or around it in wire spelling; a rule names it as seen from its own record. */
export function toWirePathBeside(names: Names | undefined, path: string, other: string): string {
  const around = [...path.matchAll(/[.[]/g)].map(({ index }) => path.slice(0, index)).reverse();
  const places = [...around.map((place) => `${place}.${other}`), other];
  return toWirePath(names, places.find((place) => isNamed(names, place)) ?? other);
}

/** Whether these names know a whole domain path. */
function isNamed(names: Names | undefined, path: string): boolean {
  let level = names;
  return stepsOf(path).every((step) => {
    if (typeof step === 'number') return true;
    const found = level?.fields.find(({ domain }) => domain === step);
    level = found?.inner;
    return found !== undefined;
  });
}

function wireSteps(names: Names | undefined, steps: readonly Step[]): Step[] {
  const [first, ...rest] = steps;
  if (first === undefined) return [];
  if (typeof first === 'number') return [first, ...wireSteps(names, rest)];
  const name = names?.fields.find((each) => each.domain === first);
  if (name === undefined) return [first, ...wireSteps(undefined, rest)];
  const after = wireSteps(name.inner, rest);
  if (name.wire !== undefined) return [name.wire, ...after];
  // A spread field has no name of its own: a complaint about the whole of it goes to its first field.
  const [fallback] = name.inner?.fields ?? [];
  return after.length > 0 || fallback?.wire === undefined ? after : [fallback.wire];
}

function domainSteps(names: Names | undefined, steps: readonly Step[]): Step[] {
  const [first, ...rest] = steps;
  if (first === undefined) return [];
  if (typeof first === 'number') return [first, ...domainSteps(names, rest)];
  const found = findByWire(names, first);
  return found === undefined
    ? [first, ...domainSteps(undefined, rest)]
    : [...found.path, ...domainSteps(found.inner, rest)];
}

function findByWire(
  names: Names | undefined,
  wire: string,
): { readonly path: readonly string[]; readonly inner: Names | undefined } | undefined {
  for (const name of names?.fields ?? []) {
    if (name.wire === wire) return { path: [name.domain], inner: name.inner };
    if (name.wire === undefined) {
      const within = findByWire(name.inner, wire);
      if (within !== undefined) return { path: [name.domain, ...within.path], inner: within.inner };
    }
  }
  return undefined;
}
