/** What no client of ours sends: random forms, addresses and floods are met with an envelope or a plain refusal. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { boundOperations } from '#infrastructure/backoffice/http/bound-operations.ts';
import { type ExampleServer, exampleServer, codeFrom, inSession, post } from '#tests/support/example-server.ts';

let server: ExampleServer;
beforeAll(async () => {
  server = await exampleServer();
});
afterAll(() => server.app.close());

const codeOf = (form: string, on = server) => codeFrom(on, form);

describe('hostile clients', () => {
  const keys = boundOperations.filter(({ operation }) => operation.opid !== '').map(({ operation }) => operation);
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      'travellers',
      'contact',
      '[0]',
      '[email]',
      '__proto__',
      '%',
      '%00',
      '%ff%fe',
      '&',
      '=',
      '[',
      ']',
      '1e999',
      '-1',
      'null',
    ),
  );
  const field = fc.tuple(fc.array(piece, { maxLength: 5 }), fc.array(piece, { maxLength: 5 }));

  test('no form of any operation gets anything but 200 and an envelope', async () => {
    expect(keys.length).toBeGreaterThan(15);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...keys),
        fc.array(field, { maxLength: 12 }),
        fc.boolean(),
        async (operation, fields, raw) => {
          const spell = raw ? String : encodeURIComponent;
          const sent = fields.map(
            ([name, value]) => `${name.map(encodeSafely(spell)).join('')}=${value.map(encodeSafely(spell)).join('')}`,
          );
          const { statusCode, body } = await post(
            server,
            [`opid=${operation.opid}`, `actioncode=${operation.actioncode ?? ''}`, inSession, ...sent].join('&'),
          );
          expect(statusCode).toBe(200);
          const answer = JSON.parse(body);
          const code: unknown = answer.ApiStatus?.StatusCode ?? 0;
          expect([0, 900, 902, 903]).toContain(code);
        },
      ),
      { numRuns: 400 },
    );
    expect(server.faults).toEqual([]);
  });

  test('no address gets 5xx', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'DELETE'),
        fc.array(piece, { maxLength: 6 }),
        async (method, parts) => {
          const path = `/${parts.join('').replaceAll(/[^\x21-\x7e]/g, '')}`;
          const { statusCode } = await server.app.inject({ method: method as 'GET', url: { pathname: path } });
          expect(statusCode).toBeLessThan(500);
        },
      ),
    );
  });
});

/** Lone surrogates cannot be percent-encoded. */
const encodeSafely = (spell: (text: string) => string) => (text: string) => {
  try {
    return spell(text);
  } catch {
    return 'x';
  }
};

describe('too many requests', () => {
  it('from one address are instructed to wait', async () => {
    const paced = await exampleServer({ perMinute: 3 });
    const codes = [];
    for (let count = 0; count < 5; count += 1) codes.push((await codeOf('opid=NOSUCH', paced)).code);
    expect(codes).toEqual([903, 903, 903, 908, 908]);
    const { body } = await post(paced, 'opid=NOSUCH');
    expect(JSON.parse(body).ApiStatus.Result.retryafterseconds).toBeGreaterThan(0);
    expect((await paced.app.inject({ method: 'POST', url: '/appv2.jsp' })).json().ApiStatus.StatusCode).toBe(908);
    await paced.app.close();
  });
});
