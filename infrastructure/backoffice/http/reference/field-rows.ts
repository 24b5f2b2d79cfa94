/** The fields of a schema as rows to read: one a field, however deep it lies. */
import type { JsonSchema } from '#infrastructure/wire/form/json-schema.ts';

export interface FieldRow {
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
  /** Lengths, default, values. */
  readonly notes: readonly string[];
  /** A shape that is described by itself. */
  readonly shape?: string;
}

/** `contact[email]` in a form, `contact.email` in an answer; `[n]` is any place of a list. */
export type Spelling = 'form' | 'json';

export function fieldRows(schema: JsonSchema, spelling: Spelling, path = ''): readonly FieldRow[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, field]) =>
    rowsOf(field, spelling, inside(path, name, spelling), required.includes(name)),
  );
}

function inside(path: string, name: string, spelling: Spelling): string {
  if (path === '') return name;
  return spelling === 'form' ? `${path}[${name}]` : `${path}.${name}`;
}

function rowsOf(schema: JsonSchema, spelling: Spelling, path: string, required: boolean): readonly FieldRow[] {
  const { items, anyOf, properties, $ref } = schema;
  if (items !== undefined) {
    const [place, isObject] = [`${path}[n]`, items.properties !== undefined || items.anyOf !== undefined];
    const least = schema['minItems'] === undefined ? [] : ['at least one'];
    if (!isObject) {
      return rowsOf(items, spelling, place, required).map((row, at) =>
        at === 0 ? { ...row, notes: [...least, ...row.notes, ...defaultOf(schema)] } : row,
      );
    }
    return [
      { path: place, type: 'list', required, notes: [...least, ...defaultOf(schema)] },
      ...within(items, spelling, place),
    ];
  }
  if (anyOf !== undefined) {
    const [first, ...others] = anyOf;
    if (first !== undefined && others.every(({ type }) => type === 'null')) {
      return rowsOf(first, spelling, path, required).map((row, at) =>
        at === 0 ? { ...row, notes: [...row.notes, 'or null'] } : row,
      );
    }
    return [{ path, type: 'one of these', required, notes: [] }, ...within(schema, spelling, path)];
  }
  if (properties !== undefined)
    return [{ path, type: 'record', required, notes: defaultOf(schema) }, ...fieldRows(schema, spelling, path)];
  const shape = $ref?.split('/').at(-1);
  return [{ path, type: typeOf(schema), required, notes: notesOf(schema), ...(shape !== undefined && { shape }) }];
}

/** The fields of a record, or of each record that may stand there. */
function within(schema: JsonSchema, spelling: Spelling, path: string): readonly FieldRow[] {
  const rows = schema.anyOf?.flatMap((each) => within(each, spelling, path)) ?? fieldRows(schema, spelling, path);
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = JSON.stringify(row);
    return !seen.has(key) && seen.add(key);
  });
}

function typeOf({ type, format, contentEncoding, $ref, const: fixed }: JsonSchema): string {
  if ($ref !== undefined) return $ref.split('/').at(-1) ?? '';
  if (fixed !== undefined) return 'fixed';
  const said = format ?? contentEncoding ?? type;
  return typeof said === 'string' ? said : Array.isArray(said) ? said.join(' or ') : '';
}

function notesOf(schema: JsonSchema): readonly string[] {
  const { maxLength, minLength, pattern, description, enum: values, const: fixed } = schema;
  return [
    ...(typeof description === 'string' ? [description] : []),
    ...(values === undefined ? [] : [`one of ${values.map(String).join(', ')}`]),
    ...(fixed === undefined ? [] : [JSON.stringify(fixed)]),
    ...(typeof maxLength === 'number' ? [`at most ${maxLength} characters`] : []),
    ...(minLength === undefined ? [] : ['not empty']),
    ...(typeof pattern === 'string' ? [`form ${pattern}`] : []),
    ...defaultOf(schema),
  ];
}

function defaultOf({ default: usual }: JsonSchema): readonly string[] {
  if (usual === undefined) return [];
  const said =
    Array.isArray(usual) && usual.length === 0 ? 'none' : typeof usual === 'string' ? usual : JSON.stringify(usual);
  return [`default ${said === '' ? 'empty' : said}`];
}
