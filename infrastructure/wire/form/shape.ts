/**
 * Codecs made of Effect Schemas. A record is one table, domain field by domain field, that says each field's wire name
 * and shape; from the table come the reading, the writing and the translation of complaint paths, so they cannot
 * disagree. The table is checked against the domain type: a field too many or too few does not compile.
 */
import { Result, Schema, SchemaTransformation } from 'effect';
import type { JsonSchema, Naming, SchemaMaker } from './json-schema.ts';
import { type Codec, good, type Name, type Names, type Read } from './codec.ts';
import { type Complaint, violationsOf } from './complaints.ts';

/** How a value is spelt on the wire. `names` is there for records, and for lists of records. */
export interface Shape<A> {
  readonly schema: Schema.Codec<A, unknown>;
  readonly jsonSchema: SchemaMaker;
  readonly names?: Names | undefined;
}

/** A shape whose fields can lie beside those of another record. */
export interface RecordShape<A> extends Shape<A> {
  readonly names: Names;
  readonly rows: readonly Row[];
}

/** One field of a table. Made by {@link at}, {@link maybe}, {@link or}, {@link spread} and {@link maybeSpread}. */
export interface Field<A> {
  readonly wire: string | undefined;
  readonly shape: Shape<A>;
  readonly presence: 'required' | 'optional' | 'defaulted';
  readonly fallback?: A | undefined;
  readonly rows?: readonly Row[];
}

interface Row {
  readonly domain: string;
  readonly field: Field<unknown>;
}

type Table<A> = { readonly [K in keyof A]-?: Field<A[K]> };
type Loose = Record<string, unknown>;

/** A field that must be there. */
export const at = <A>(wire: string, shape: Shape<A>): Field<A> => ({ wire, shape, presence: 'required' });
/** A field that may be absent. */
export const maybe = <A>(wire: string, shape: Shape<A>): Field<A | undefined> => ({
  wire,
  shape,
  presence: 'optional',
});
/** A field that has this value where it is absent. */
export const or = <A>(wire: string, shape: Shape<A>, fallback: A): Field<A> => ({
  wire,
  shape,
  presence: 'defaulted',
  fallback,
});
/** A record whose fields lie beside this one's. */
export const spread = <A>(shape: RecordShape<A>): Field<A> => ({
  wire: undefined,
  shape,
  presence: 'required',
  rows: shape.rows,
});
/** As {@link spread}; absent where none of its fields is there, and complained of where only some are. */
export const maybeSpread = <A>(shape: RecordShape<A>): Field<A | undefined> => ({
  wire: undefined,
  shape,
  presence: 'optional',
  rows: shape.rows,
});

/** A schema that takes a value as what it is said to be: the far end of a transformation that made it so. */
const settled = <A>(): Schema.Codec<A, A> => Schema.declare((_value): _value is A => true);

/**
 * A record from its table.
 *
 * `name` is what it is reported by where it is met often. `refused` are fields that may be known from elsewhere and cannot
 * be honoured here: each that is sent is complained of, none is passed over in silence.
 *
 * @example record<Party>({ adults: or('numadults', whole, 1), children: or('numchildren', whole, 0), infants: or('numinfants', whole, 0) })
 */
export function record<A extends object>(
  table: Table<A>,
  name?: string,
  refused: readonly string[] = [],
): RecordShape<A> {
  const rows: Row[] = Object.entries<Field<unknown>>(table).map(([domain, field]) => ({ domain, field }));
  const groups = groupsOf(rows);
  const wire = Schema.Struct({ ...wireFields(rows, false), ...refusedFields(refused) }).check(
    Schema.makeFilter((found: Loose) =>
      groups.flatMap((group) => missingFrom(group, found)).map((name) => ({ path: [name], issue: 'required' })),
    ),
  );
  const schema = wire.pipe(
    Schema.decodeTo(
      settled<A>(),
      SchemaTransformation.transform<A, Loose>({
        // The table has a row for every field of A, each read by a schema of that field's type.
        decode: (found) => collect(rows, found) as A,
        encode: (value) => scatter(rows, value as Loose),
      }),
    ),
  );
  const jsonSchema: SchemaMaker = (named) => schemaOf(rows, named);
  return {
    schema,
    rows,
    jsonSchema: name === undefined ? jsonSchema : (named) => named(name, () => jsonSchema(named)),
    names: { fields: rows.map(nameOf) },
  };
}

/** A list; on a form, places in brackets. */
export function list<A>(of: Shape<A>): Shape<readonly A[]> {
  return {
    schema: Schema.Array(of.schema),
    jsonSchema: (named) => ({ type: 'array', items: of.jsonSchema(named) }),
    names: of.names,
  };
}

/** A list with at least one member. */
export function some<A>(of: Shape<A>): Shape<readonly [A, ...A[]]> {
  return {
    schema: Schema.NonEmptyArray(of.schema),
    jsonSchema: (named) => ({ type: 'array', items: of.jsonSchema(named), minItems: 1 }),
    names: of.names,
  };
}

/** A value or null. */
export function orNull<A>(of: Shape<A>): Shape<A | null> {
  // Null first: in writing, the other shape takes whatever it is given.
  return {
    schema: Schema.Union([Schema.Null, of.schema]),
    jsonSchema: (named) => ({ anyOf: [of.jsonSchema(named), { type: 'null' }] }),
    names: of.names,
  };
}

/** One of several shapes: the first that reads a value. */
export function either<All extends readonly unknown[]>(
  ...shapes: { readonly [Place in keyof All]: Shape<All[Place]> }
): Shape<All[number]> {
  const each: readonly Shape<All[number]>[] = shapes;
  return {
    schema: Schema.Union(each.map(({ schema }) => schema)),
    jsonSchema: (named) => ({ anyOf: each.map(({ jsonSchema }) => jsonSchema(named)) }),
  };
}

/** A shape that mentions itself, and the name by which it is reported. */
export function recursive<A>(name: string, of: () => Shape<A>): Shape<A> {
  return {
    schema: Schema.suspend(() => of().schema),
    jsonSchema: (named) => named(name, () => of().jsonSchema(named)),
  };
}

/**
 * A single value with a spelling of its own. `read` answers undefined for what is none, which is complained of under
 * `code`, with what its words need.
 */
export function leaf<A>(
  code: string,
  read: (value: unknown) => A | undefined,
  write: (value: A) => unknown,
  jsonSchema: JsonSchema | SchemaMaker,
  params?: Complaint['params'],
): Shape<A> {
  const complaint: Complaint = params === undefined ? { code } : { code, params };
  const wire = Schema.Unknown.check(Schema.makeFilter((value) => read(value) !== undefined, { complaint }));
  const schema = wire.pipe(
    Schema.decodeTo(
      settled<A>(),
      // The check before it has read the same value.
      SchemaTransformation.transform<A, unknown>({ decode: (value) => read(value) as A, encode: write }),
    ),
  );
  return { schema, jsonSchema: typeof jsonSchema === 'function' ? jsonSchema : () => jsonSchema };
}

/** What no value suits. */
const unsupported: Shape<unknown> = leaf(
  'not-supported',
  () => undefined,
  (value) => value,
  {},
);

/** Records distinguished by their kind. */
export function byKind<A extends { readonly kind: string }>(
  shapes: {
    readonly [Kind in A['kind']]: Shape<Extract<A, { readonly kind: Kind }>>;
  },
): Shape<A> {
  // A shape is only ever given values of its own kind.
  const kinds = Object.entries(shapes) as readonly (readonly [string, Shape<A>])[];
  const codecs = new Map(kinds.map(([kind, shape]) => [kind, codecOf(shape)]));
  return leaf(
    'not-a-choice',
    (value) => {
      const kind = typeof value === 'object' && value !== null && 'kind' in value ? String(value.kind) : '';
      const found = codecs.get(kind)?.read(value);
      return found?.ok === true ? found.value : undefined;
    },
    (value) => codecs.get(value.kind)?.write(value),
    (named) => ({
      anyOf: kinds.map(([kind, { jsonSchema }]) => {
        const { properties, required = [], ...rest } = jsonSchema(named);
        return {
          ...rest,
          properties: { kind: { const: kind }, ...properties },
          required: [...new Set(['kind', ...required])],
        };
      }),
    }),
  );
}

/** A shape read further, into another type: both ways, without failing. */
export function mapped<A, B>(
  shape: Shape<A>,
  decode: (value: A) => B,
  encode: (value: B) => A,
  names?: Names,
): Shape<B> {
  const schema = shape.schema.pipe(
    Schema.decodeTo(settled<B>(), SchemaTransformation.transform<B, A>({ decode, encode })),
  );
  return { schema, jsonSchema: shape.jsonSchema, names: names ?? shape.names };
}

/** A shape with a rule over the whole: complaints at wire fields. */
export function ruled<A>(
  shape: Shape<A>,
  rule: (value: A) => readonly { readonly wire: string; readonly code: string }[],
): Shape<A> {
  const schema: Schema.Codec<A, unknown> = shape.schema.check(
    Schema.makeFilter((value: A) => rule(value).map(({ wire, code }) => ({ path: [wire], issue: code }))),
  );
  return { ...shape, schema };
}

/** The codec of a shape. Reading reports everything that is wrong, not the first. */
export function codecOf<A>(shape: Shape<A>): Codec<A> {
  const decode = Schema.decodeUnknownResult(shape.schema, { errors: 'all' });
  const encode = Schema.encodeSync(shape.schema);
  const read = (value: unknown): Read<A> => {
    const result = decode(value);
    return Result.isSuccess(result)
      ? good(result.success)
      : { ok: false, violations: violationsOf(result.failure.issue) };
  };
  const { jsonSchema, names } = shape;
  return { read, write: encode, jsonSchema, ...(names && { names }) };
}

function refusedFields(names: readonly string[]): Record<string, Schema.Codec<unknown, unknown>> {
  return Object.fromEntries(names.map((name) => [name, Schema.optionalKey(unsupported.schema)]));
}

function wireFields(rows: readonly Row[], loose: boolean): Record<string, Schema.Codec<unknown, unknown>> {
  const fields: Record<string, Schema.Codec<unknown, unknown>> = {};
  for (const { field } of rows) {
    if (field.wire !== undefined) {
      const { schema } = field.shape;
      fields[field.wire] = loose || field.presence !== 'required' ? Schema.optionalKey(schema) : schema;
    } else {
      Object.assign(fields, wireFields(field.rows ?? [], loose || field.presence !== 'required'));
    }
  }
  return fields;
}

/** A table as it is reported: a group that may be absent needs its fields together. */
function schemaOf(rows: readonly Row[], named: Naming): JsonSchema {
  const groups = groupsOf(rows).map((group) => schemaOf(group, named));
  const together = groups.flatMap(({ properties = {}, required = [] }) =>
    required.length === 0
      ? []
      : Object.keys(properties).map((name) => [name, required.filter((each) => each !== name)]),
  );
  const jsonSchema = schemaFields(rows, named);
  return {
    type: 'object',
    properties: Object.fromEntries(jsonSchema.map(({ name, schema }) => [name, schema])),
    required: jsonSchema.flatMap(({ name, required }) => (required ? [name] : [])),
    ...(together.length > 0 && { dependentRequired: Object.fromEntries(together) }),
  };
}

interface FieldSchema {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
}

function schemaFields(rows: readonly Row[], named: Naming): readonly FieldSchema[] {
  return rows.flatMap(({ field }): readonly FieldSchema[] => {
    const { wire: name, shape, presence, fallback } = field;
    const required = presence === 'required';
    if (name === undefined)
      return schemaFields(field.rows ?? [], named).map((each) => ({ ...each, required: each.required && required }));
    const schema = shape.jsonSchema(named);
    const jsonSchema =
      presence === 'defaulted' ? { ...schema, default: Schema.encodeSync(shape.schema)(fallback) } : schema;
    return [{ name, schema: jsonSchema, required }];
  });
}

/** The groups that may be absent, and those in groups that may not. */
function groupsOf(rows: readonly Row[]): (readonly Row[])[] {
  return rows.flatMap(({ field }) => {
    if (field.rows === undefined) return [];
    return field.presence === 'optional' ? [field.rows] : groupsOf(field.rows);
  });
}

/** Wire names of a group that must be there as well, because another of the group is. */
function missingFrom(group: readonly Row[], found: Loose): string[] {
  if (!isTouched(group, found)) return [];
  return group.flatMap(({ field }) => {
    if (field.presence !== 'required') return [];
    if (field.wire === undefined) return missingFrom(field.rows ?? [], found);
    return field.wire in found ? [] : [field.wire];
  });
}

function isTouched(group: readonly Row[], found: Loose): boolean {
  return group.some(({ field }) =>
    field.wire === undefined ? isTouched(field.rows ?? [], found) : field.wire in found,
  );
}

function collect(rows: readonly Row[], found: Loose): Loose {
  const value: Loose = {};
  for (const { domain, field } of rows) {
    if (field.wire === undefined) {
      const group = field.rows ?? [];
      if (field.presence === 'required' || isTouched(group, found)) value[domain] = collect(group, found);
    } else if (field.wire in found) {
      value[domain] = found[field.wire];
    } else if (field.presence === 'defaulted') {
      value[domain] = field.fallback;
    }
  }
  return value;
}

function scatter(rows: readonly Row[], value: Loose): Loose {
  const found: Loose = {};
  for (const { domain, field } of rows) {
    const part = value[domain];
    if (part === undefined) continue;
    if (field.wire === undefined) Object.assign(found, scatter(field.rows ?? [], part as Loose));
    else found[field.wire] = part;
  }
  return found;
}

function nameOf({ domain, field }: Row): Name {
  return { domain, wire: field.wire, inner: field.shape.names };
}
