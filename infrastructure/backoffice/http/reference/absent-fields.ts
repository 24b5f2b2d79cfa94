/** Which fields of an operation's answer are absent without the rights to them: found by taking them out of its example. */
import { readable } from '#application/backoffice/field-rights.ts';
import type { BoundOperation } from '../bound-operations.ts';

/** Paths of the wire, `[]` for any place of a list; lines of a price by name: `fare.breakdown.parts[markup]`. */
export function absentWithoutRights({ name, operation }: BoundOperation, answer: unknown): readonly string[] {
  const [area = '', method = ''] = name.split('.');
  const wire = (read: unknown): unknown => operation.answer.write(read).result;
  const without = readable(area, method, answer, { net: false, balance: false, asking: false, sources: false });
  return [...new Set(absentFrom(wire(answer), wire(without), ''))];
}

function absentFrom(whole: unknown, left: unknown, path: string): readonly string[] {
  if (typeof whole !== 'object' || whole === null || typeof left !== 'object' || left === null) return [];
  if (Array.isArray(whole)) {
    if (path.endsWith('parts')) return linesAbsent(namesOf(whole), namesOf(left), path);
    return whole.flatMap((each, at) => absentFrom(each, Reflect.get(left, at), `${path}[]`));
  }
  return Object.entries(whole).flatMap(([key, value]: [string, unknown]) => {
    const inner = path === '' ? key : `${path}.${key}`;
    return value === undefined || Reflect.get(left, key) !== undefined
      ? absentFrom(value, Reflect.get(left, key), inner)
      : [inner];
  });
}

function linesAbsent(whole: readonly string[], left: readonly string[], path: string): readonly string[] {
  return whole.filter((name) => !left.includes(name)).map((name) => `${path}[${name}]`);
}

function namesOf(lines: object): readonly string[] {
  return Object.values(lines).flatMap((line: unknown) =>
    typeof line === 'object' && line !== null && 'name' in line ? [String(line.name)] : [],
  );
}
