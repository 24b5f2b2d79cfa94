/**
 * The catalogue as an OpenAPI 3.1 document. All operations have one address, so they are distinguished by `opid` and
 * `actioncode` in the schemas of its one request, and listed under `x-operations`.
 */
import { languages } from '#domain/people/language.ts';
import { statusCodes, writeAnswer } from '#infrastructure/wire/form/envelope.ts';
import { writeForm } from '#infrastructure/wire/form/form.ts';
import { requestSchema } from '#infrastructure/wire/form/operation.ts';
import { type JsonSchema, type Naming, objectSchema } from '#infrastructure/wire/form/json-schema.ts';
import { wireVersion } from '#infrastructure/wire/reference/changelog.ts';
import { type BoundOperation, boundOperations } from '../bound-operations.ts';
import { mostBodyMegabytes } from '../form-body.ts';
import { examplesOf, sentFields } from './examples.ts';

type Schemas = Map<string, JsonSchema>;

/** Where the document is served. */
export const openapiPath = '/docs/openapi.json';

let written: string | undefined;

/** The document as JSON text, written when first asked for. */
export function openapiText(): string {
  written ??= JSON.stringify(openapiDocument());
  return written;
}

export function openapiDocument(): JsonSchema {
  const schemas: Schemas = new Map();
  const named = naming(schemas);
  const described = boundOperations.map((bound) => {
    const { request, answer } = namesOf(bound);
    return {
      bound,
      request: named(request, () => requestOf(bound, named)),
      answer: named(answer, () => answerOf(bound, named)),
    };
  });
  const failure = named('Failure', () => failureSchema);
  const dispatched = described.filter(({ bound }) => bound.key !== '');
  const configuration = described.filter(({ bound }) => bound.key === '');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Farelane: the wire',
      version: wireVersion,
      description:
        'Business calls are forms to one address, distinguished by opid and actioncode. Nested fields are written ' +
        'name[sub]=value, lists name[0][sub]=value. /docs says it in words.',
    },
    servers: [{ url: '/' }],
    paths: {
      '/v2dispatch.jsp': {
        post: {
          operationId: 'dispatch',
          summary: 'Every business call',
          requestBody: {
            required: true,
            content: {
              'application/x-www-form-urlencoded': {
                schema: { anyOf: dispatched.map(({ request }) => request) },
                examples: Object.fromEntries(dispatched.flatMap(({ bound }) => requestExamples(bound))),
              },
            },
          },
          responses: {
            200: answered({ anyOf: [...dispatched.map(({ answer }) => answer), failure] }),
            413: { description: `More than ${mostBodyMegabytes} MB` },
            415: { description: 'Not a form' },
          },
        },
      },
      '/appv2.jsp': {
        post: {
          operationId: 'configuration',
          summary: 'The settings of the deployment; no body',
          responses: { 200: answered({ anyOf: [...configuration.map(({ answer }) => answer), failure] }) },
        },
      },
    },
    components: { schemas: Object.fromEntries(schemas) },
    'x-operations': dispatched.map(({ bound, request, answer }) => ({
      opid: bound.operation.opid,
      ...(bound.operation.actioncode !== undefined && { actioncode: bound.operation.actioncode }),
      ...(bound.aliases.length > 0 && { aliases: bound.aliases }),
      session: bound.operation.session,
      changes: bound.operation.changes,
      request: request.$ref,
      answer: answer.$ref,
    })),
  };
}

/** Names are described once, those that are met while they are being described too. */
export function naming(schemas: Schemas): Naming {
  return (name, tell) => {
    if (!schemas.has(name)) {
      schemas.set(name, {});
      schemas.set(name, tell());
    }
    return { $ref: `#/components/schemas/${name}` };
  };
}

function namesOf({ key }: BoundOperation): { readonly request: string; readonly answer: string } {
  const name = key === '' ? 'Configuration' : key.replace('/', '.');
  return { request: `${name}.request`, answer: `${name}.answer` };
}

/** What a client may send beside its token. */
const sessionIds: Record<string, JsonSchema> = {
  agentid: { type: 'string', description: 'the session’s own, or 903' },
  profileid: { type: 'string', description: 'the session’s own, or 903' },
  corporateid: { type: 'string', description: 'the session’s agentid, or 903' },
};

function requestOf({ operation }: BoundOperation, named: Naming): JsonSchema {
  const { properties = {}, required = [], ...rest } = requestSchema(operation, named);
  const own: Record<string, JsonSchema> = {
    opid: { const: operation.opid },
    ...(operation.actioncode !== undefined && { actioncode: { const: operation.actioncode } }),
    ...(operation.session && { sessiontoken: { type: 'string', minLength: 1 } }),
  };
  return {
    type: 'object',
    ...rest,
    properties: {
      ...own,
      resultformat: { const: 'JSON', default: 'JSON' },
      ...(operation.session && sessionIds),
      language: { type: 'string', enum: languages, default: 'en' },
      ...properties,
    },
    required: [...Object.keys(own), ...required],
  };
}

function answerOf({ operation }: BoundOperation, named: Naming): JsonSchema {
  const { envelope, answer, short, alternative } = operation;
  const spellings = [
    enveloped(envelope, answer.jsonSchema(named), answer.schemaBeside?.(named)),
    ...(short === undefined ? [] : [enveloped(envelope, short.jsonSchema(named), undefined)]),
    ...(alternative === undefined
      ? []
      : [enveloped(alternative.envelope, alternative.answer('INR').jsonSchema(named), undefined)]),
  ];
  const [usual] = spellings;
  // An answer without rows is both the usual and the short one.
  return usual !== undefined && spellings.length === 1 ? usual : { anyOf: spellings };
}

function enveloped(kind: 'ApiStatus' | 'Root', result: JsonSchema, beside: JsonSchema | undefined): JsonSchema {
  if (kind === 'Root') return objectSchema({ Root: objectSchema({ Status: { const: 'OK' }, Result: result }) });
  const status = objectSchema({
    StatusCode: { const: 0 },
    Status: { const: 'OK' },
    Message: { type: 'string' },
    Result: result,
  });
  return {
    type: 'object',
    properties: { ApiStatus: status, TransactionStatus: { type: 'string' }, ...beside?.properties },
    required: ['ApiStatus', 'TransactionStatus'],
  };
}

const failureSchema: JsonSchema = objectSchema({
  ApiStatus: objectSchema({
    StatusCode: { type: 'integer', enum: Object.values(statusCodes) },
    Status: { const: 'ERROR' },
    Message: { type: 'string' },
    Result: {
      type: 'object',
      properties: {
        violations: {
          type: 'array',
          items: {
            type: 'object',
            properties: { code: { type: 'string' }, path: { type: 'string' }, params: { type: 'object' } },
            required: ['code', 'path'],
          },
        },
        retryafterseconds: { type: 'integer' },
        transactionid: { type: 'string' },
        reason: { type: 'string' },
        what: { type: 'string' },
        state: { type: 'string' },
        approvalid: { type: 'string' },
        reference: { type: 'string' },
      },
    },
  }),
  TransactionStatus: { type: 'string' },
});

function answered(schema: JsonSchema): JsonSchema {
  const header = (description: string, type = 'integer') => ({ description, schema: { type } });
  return {
    description: 'An answer, or a failure with Status ERROR',
    headers: {
      'ratelimit-limit': header('requests a minute'),
      'ratelimit-remaining': header('requests left in this minute'),
      'ratelimit-reset': header('seconds until the count begins again'),
      'retry-after': header('seconds to wait, with 908 and 998'),
      'x-request-reference': header('names the request in the log', 'string'),
    },
    content: { 'application/json': { schema } },
  };
}

function requestExamples(bound: BoundOperation): readonly (readonly [string, JsonSchema])[] {
  const { key, operation } = bound;
  return examplesOf(bound).map(({ title, request, answer }, at) => [
    at === 0 ? key.replace('/', '.') : `${key.replace('/', '.')}.${at + 1}`,
    {
      ...(title !== undefined && { summary: title }),
      value: sentFields(bound, request),
      'x-body': writeForm(sentFields(bound, request)),
      'x-answer': writeAnswer(operation.envelope, operation.answer.write(answer)),
    },
  ]);
}
