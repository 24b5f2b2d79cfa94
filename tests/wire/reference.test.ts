/** The reference says what the wire does: of every operation, each field, as people and programs read it. */
import { createHash } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { rights } from '#application/backoffice/caller.ts';
import { type BoundOperation, boundOperations } from '#infrastructure/backoffice/http/bound-operations.ts';
import { examplesOf, sentFields } from '#infrastructure/backoffice/http/reference/examples.ts';
import { fieldRows } from '#infrastructure/backoffice/http/reference/field-rows.ts';
import { openapiDocument } from '#infrastructure/backoffice/http/reference/openapi.ts';
import { referencePage } from '#infrastructure/backoffice/http/reference/reference-page.ts';
import { writeAnswer } from '#infrastructure/wire/form/envelope.ts';
import { sealExample } from '#infrastructure/wire/reference/account.ts';
import { sessionReference } from '#infrastructure/wire/reference/session.ts';
import { wireArbitraries } from '#tests/arbitraries/wire.ts';

const document = openapiDocument();
const sent: unknown = JSON.parse(JSON.stringify(document));

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'wire', ...Object(sent) });

function schemaOf(key: string, side: 'request' | 'answer'): ValidateFunction {
  const name = key === '' ? 'Configuration' : key.replace('/', '.');
  return ajv.compile({ $ref: `wire#/components/schemas/${name}.${side}` });
}

function boundOf(name: string): BoundOperation {
  const bound = boundOperations.find((each) => each.name === name);
  if (bound === undefined) throw new Error(`No operation ${name}`);
  return bound;
}

const overWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function arbitrariesOf(name: string) {
  const [area = '', method = ''] = name.split('.');
  const areas: Readonly<
    Record<string, Readonly<Record<string, { request: fc.Arbitrary<unknown>; answer: fc.Arbitrary<unknown> }>>>
  > = wireArbitraries;
  const pair = areas[area]?.[method];
  if (pair === undefined) throw new Error(`No arbitraries for ${name}`);
  return pair;
}

it('is an OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate(Object(sent));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

describe.each(boundOperations.map((bound) => ({ bound, key: bound.key || 'the configuration call' })))(
  '$key',
  ({ bound }) => {
    const { operation, key, name } = bound;
    const [request, answer] = [schemaOf(key, 'request'), schemaOf(key, 'answer')];

    test('its schemas take every request and every answer', () => {
      const any = arbitrariesOf(name);
      fc.assert(
        fc.property(any.request, any.answer, (asked, answered) => {
          request(overWire(sentFields(bound, asked)));
          expect(request.errors ?? []).toEqual([]);
          for (const { write } of [operation.answer, operation.short ?? operation.answer]) {
            answer(overWire(writeAnswer(operation.envelope, write(answered))));
            expect(answer.errors ?? []).toEqual([]);
          }
        }),
        { numRuns: 25 },
      );
    });

    test('a field that must be there must be there, one that need not be need not', () => {
      const wrong: string[] = [];
      for (const example of examplesOf(bound)) {
        const whole: Readonly<Record<string, unknown>> = Object(overWire(sentFields(bound, example.request)));
        const own = Object.keys(Object(overWire(operation.request.write(example.request))));
        for (const field of own) {
          const { [field]: _left, ...others } = whole;
          const read = operation.request.read(others);
          const missing = !read.ok && read.violations.some(({ code, path }) => code === 'required' && path === field);
          request(others);
          const seen = (request.errors ?? []).some(({ params }) => params['missingProperty'] === field);
          // A search says in words which fields belong to which journey.
          if (name !== 'flight.search' && seen !== missing) wrong.push(field);
        }
      }
      expect(wrong).toEqual([]);
    });
  },
);

it('shows every field of every request, with its type', () => {
  const page = referencePage();
  for (const { operation } of boundOperations) {
    const rows = fieldRows(
      operation.request.jsonSchema(() => ({})),
      'form',
    );
    for (const { path } of rows) expect(page).toContain(`<code>${path}</code>`);
  }
});

it('shows how a short answer is asked for, and its fields', () => {
  const short = boundOperations.filter(({ operation }) => operation.short !== undefined);
  expect(short.map(({ name }) => name)).toEqual(['flight.search']);
  const page = referencePage();
  const rows = ['<code>rows</code>', '<code>rows=once</code>', 'id="shape-FareConditions"', 'id="shape-ShortOffer"'];
  expect(rows.filter((said) => !page.includes(said))).toEqual([]);
  for (const { bound, asked } of short.flatMap((each) =>
    examplesOf(each).map(({ request }) => ({ bound: each, asked: request })),
  )) {
    const [request, fields] = [schemaOf(bound.key, 'request'), Object(overWire(sentFields(bound, asked)))];
    expect([{}, { rows: 'once' }, { rows: 'twice' }].map((rows) => request({ ...fields, ...rows }))).toEqual([
      true,
      true,
      false,
    ]);
  }
});

it.each([
  { per: 'booking', amount: { amount: '250.00', currency: 'INR' } },
  { per: 'traveller', amount: { amount: '250.00', currency: 'INR' } },
  { per: 'fare', percent: '2.5' },
  { per: 'fare', percent: '250.001' },
  { per: 'fare', amount: { amount: '250.00', currency: 'INR' } },
  { per: 'booking', percent: '2.5' },
  { per: 'booking', amount: '250.00' },
  { per: 'day', percent: '2.5' },
])('says of an asked amount what a quote takes: %o', (asked) => {
  const bound = boundOf('flight.quote');
  const [example] = examplesOf(bound);
  const fields = { ...Object(overWire(sentFields(bound, example?.request))), ask: { markup: asked } };
  expect(schemaOf(bound.key, 'request')(fields)).toBe(bound.operation.request.read(fields).ok);
});

it('says choices, lengths and defaults', () => {
  const page = referencePage();
  for (const said of [
    'one of OneWay, RoundTrip, MultiCity; default OneWay',
    'default 100',
    'at most 500 characters',
    'one of ticket, hold',
    'return-fare-alone',
    'VERIFYLEDGER',
  ])
    expect(page).toContain(said);
});

it('recomputes the worked example of the ledger’s proof', () => {
  const { text, digest, before } = sealExample;
  expect(createHash('sha256').update(text, 'utf8').digest('hex')).toBe(digest);
  expect(text.split('\n')[1]).toBe(before);
  const page = referencePage();
  for (const said of [digest, before, `4124.-123450.${digest}`]) expect(page).toContain(said);
});

it('names every right that a person may have', () => {
  const { about } = sessionReference.userDetails;
  expect(rights.filter((each) => !new RegExp(`(?<![\\w-])${each}(?![\\w-])`).test(about))).toEqual([]);
});
