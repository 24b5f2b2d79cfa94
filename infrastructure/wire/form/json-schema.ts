/**
 * What a value looks like on the wire, as JSON Schema (2020-12): said by the same tables that read and write it, so that
 * a reference made from it says what the wire does.
 */

export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly $ref?: string;
  readonly default?: unknown;
  readonly [keyword: string]: unknown;
}

/** Gives a schema a name under which others refer to it: what mentions itself, and what is met everywhere. */
export type Naming = (name: string, tell: () => JsonSchema) => JsonSchema;

export type SchemaMaker = (named: Naming) => JsonSchema;

/** Of a value that never varies in what it looks like. */
export const plainly =
  (schema: JsonSchema): SchemaMaker =>
  () =>
    schema;

/** A record whose fields are all there. */
export const objectSchema = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
