/**
 * A value kept on a shelf, with its version. What an older portal kept is upgraded a step at a time; what cannot be read
 * is treated as absent, never as an error.
 */
import type { Shelf } from './ports/shelf.ts';

export interface Kept<A> {
  readonly read: () => A | undefined;
  readonly write: (value: A) => boolean;
  readonly remove: () => void;
  readonly watch: (changed: (value: A | undefined) => void) => () => void;
}

export interface KeptForm<A> {
  readonly key: string;
  /** From 1. `upgrades[n]` makes version n + 2 from n + 1, so there are `version − 1` of them. */
  readonly version: number;
  readonly upgrades: readonly ((older: unknown) => unknown)[];
  /** True where the data has the shape that this portal writes. */
  readonly fits: (data: unknown) => data is A;
}

export function kept<A>(shelf: Shelf, form: KeptForm<A>): Kept<A> {
  if (form.upgrades.length !== form.version - 1) {
    throw new Error(
      `${form.key}: version ${form.version} needs ${form.version - 1} upgrades, has ${form.upgrades.length}`,
    );
  }
  const parse = (text: string | undefined): A | undefined => {
    if (text === undefined) return undefined;
    try {
      const stored: unknown = JSON.parse(text);
      if (typeof stored !== 'object' || stored === null || !('v' in stored) || !('data' in stored)) return undefined;
      const { v, data } = stored;
      if (typeof v !== 'number' || !Number.isInteger(v) || v < 1 || v > form.version) return undefined;
      const upgraded = form.upgrades.slice(v - 1).reduce((older, upgrade) => upgrade(older), data);
      return form.fits(upgraded) ? upgraded : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    read: () => parse(shelf.read(form.key)),
    write: (value) => shelf.write(form.key, JSON.stringify({ v: form.version, data: value })),
    remove: () => shelf.remove(form.key),
    watch: (changed) => shelf.watch(form.key, (text) => changed(parse(text))),
  };
}

/** A guard for records that have these text fields. */
export function hasTexts<K extends string>(
  data: unknown,
  ...fields: readonly K[]
): data is Readonly<Record<K, string>> {
  if (typeof data !== 'object' || data === null) return false;
  const record = new Map<string, unknown>(Object.entries(data));
  return fields.every((field) => typeof record.get(field) === 'string');
}
