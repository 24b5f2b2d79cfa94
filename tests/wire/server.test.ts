/** The HTTP server: what comes before a desk, and what is made of its answers. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Effect } from 'effect';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { Invalid, SoldOut } from '#application/desk/failures.ts';
import { boundOperations } from '#infrastructure/backoffice/http/bound-operations.ts';
import { DatabaseSilent } from '#infrastructure/backoffice/database/engine/database.ts';
import { encryptOutgoing, openSealed } from '#infrastructure/portal/answer-cipher.ts';
import { splitSealed } from '#infrastructure/wire/form/sealed.ts';
import { type ExampleServer, exampleServer, goodToken, post } from '#tests/support/example-server.ts';

let server: ExampleServer;
beforeAll(async () => {
  server = await exampleServer();
});
afterAll(() => server.app.close());

const codeOf = async (form: string, on: ExampleServer = server) => {
  const { statusCode, body } = await post(on, form);
  return { http: statusCode, code: JSON.parse(body).ApiStatus?.StatusCode };
};

const inSession = `sessiontoken=${goodToken}`;

describe('the order of the checks', () => {
  it.each([
    ['', 903, 'no operation'],
    ['opid=NOSUCH', 903, 'an operation that there is not'],
    ['opid=FS001', 903, 'an operation without its action code'],
    ['opid=LOGINV2&actioncode=X', 903, 'an action code where there is none'],
    ['opid=toString', 903, 'a name that every object has'],
    ['opid[a]=LOGINV2', 903, 'a group where a name is needed'],
    ['opid=NOSUCH&a=1&a[b]=2', 902, 'a form that is none, before all else'],
    ['opid=FS001&actioncode=FLIGHTSEARCH', 900, 'no token, before the fields'],
    ['opid=FS001&actioncode=FLIGHTSEARCH&sessiontoken=old', 900, 'a token that is nobody’s, before the fields'],
    [`opid=FS001&actioncode=FLIGHTSEARCH&${inSession}`, 902, 'no fields'],
    [`opid=RP036&actioncode=GETBALANCE&agentid=AGT1&${inSession}`, 903, 'another agent’s id'],
    [`opid=RP036&actioncode=GETBALANCE&profileid=P1&${inSession}`, 903, 'another profile’s id'],
    [`opid=RP036&actioncode=GETBALANCE&corporateid=C1&${inSession}`, 903, 'another corporate’s id'],
    [`opid=RP036&actioncode=GETBALANCE&agentid=AGT10482&${inSession}`, 0, 'one’s own id'],
    [`opid=RP036&actioncode=GETBALANCE&${inSession}`, 0, 'no id'],
    ['opid=LOGINV2&userid=a', 902, 'a login without a password'],
    ['opid=LOGINV2&userid=a&password=b&sessiontoken=old', 0, 'a login with an old token'],
  ])('%s answers %i: %s', async (form, code) => {
    expect(await codeOf(form)).toEqual({ http: 200, code });
  });

  it('says complaints in the client’s own spelling and language', async () => {
    const { body } = await post(server, `opid=FS001&actioncode=FLIGHTSEARCH&origin=DEL&language=fr&${inSession}`);
    const { ApiStatus } = JSON.parse(body);
    expect(ApiStatus.Result.violations).toEqual([
      { code: 'required', path: 'destination' },
      { code: 'required', path: 'onwarddate' },
    ]);
    const english = JSON.parse((await post(server, `opid=FS001&actioncode=FLIGHTSEARCH&origin=DEL&${inSession}`)).body);
    expect(ApiStatus.Message).not.toBe(english.ApiStatus.Message);
  });

  it('says with what cannot be read which rules the rest breaks, each once', async () => {
    const answered = async (fields: string) => {
      const { body } = await post(server, `opid=FS001&actioncode=FLIGHTSEARCH&${fields}&${inSession}`);
      return JSON.parse(body).ApiStatus.Result.violations.map(
        ({ code, path }: { readonly code: string; readonly path: string }) => `${code} ${path}`,
      );
    };
    expect(await answered('origin=DEL&destination=DEL&onwarddate=tomorrow&numadults=0&numresults=0')).toEqual([
      'date-form onwarddate',
      'same-place destination',
      'party-adult numadults',
      'results-count numresults',
    ]);
    expect(
      await answered('journeytype=RoundTrip&origin=DEL&destination=DEL&onwarddate=2030-01-01&numadults=x'),
    ).toEqual(['not-a-number numadults', 'required returndate', 'same-place destination']);
    expect(await answered('origin=DEL&destination=DEL')).toEqual(['required onwarddate', 'same-place destination']);
  });

  it.each(['RP036&actioncode=GETBALANCE', 'FS001&actioncode=FLIGHTSEARCH', 'BK001&actioncode=LIST'])(
    'refuses at the field another form of answers than JSON: %s',
    async (opid) => {
      const violationsOf = async (format: string) => {
        const { body } = await post(
          server,
          `opid=${opid}&${format}&origin=DEL&destination=BOM&onwarddate=2030-01-01&${inSession}`,
        );
        return JSON.parse(body).ApiStatus.Result.violations;
      };
      expect(await violationsOf('resultformat=XML')).toEqual([{ code: 'not-supported', path: 'resultformat' }]);
      expect(await violationsOf('resultformat[0]=JSON')).toEqual([{ code: 'not-supported', path: 'resultformat' }]);
      expect(await violationsOf('resultformat=json')).toBeUndefined();
    },
  );

  it.each(['agentid', 'profileid', 'corporateid'])('names the field with another’s id: %s', async (field) => {
    const { body } = await post(server, `opid=RP036&actioncode=GETBALANCE&${field}=X1&${inSession}`);
    expect(JSON.parse(body).ApiStatus).toMatchObject({ StatusCode: 903, Result: { what: field } });
  });

  it('says a use case’s complaints in the client’s spelling too', async () => {
    const refusing = await exampleServer({
      instead: {
        'flight.search': () =>
          Effect.fail(new Invalid({ violations: [{ code: 'date-past', path: 'sectors[0].date' }] })),
      },
    });
    const { body } = await post(
      refusing,
      `opid=FS001&actioncode=FLIGHTSEARCH&origin=DEL&destination=BOM&onwarddate=2020-01-01&${inSession}`,
    );
    expect(JSON.parse(body).ApiStatus.Result.violations).toEqual([{ code: 'date-past', path: 'onwarddate' }]);
    await refusing.app.close();
  });
});

describe('what is no form', () => {
  it.each([
    ['application/json', '{}', 415],
    ['text/plain', 'opid=LOGINV2', 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['application/x-www-form-urlencoded;charset=UTF-8', 'opid=NOSUCH', 200],
  ])('%s with %j answers HTTP %i', async (type, payload, status) => {
    expect((await post(server, payload, { 'content-type': type })).statusCode).toBe(status);
  });

  it('answers 415 to a body of no type, and 413 to one beyond 8 MB', async () => {
    const untyped = await server.app.inject({ method: 'POST', url: '/v2dispatch.jsp', payload: Buffer.from('opid=X') });
    expect(untyped.statusCode).toBe(415);
    expect((await post(server, `${inSession}&a=${'x'.repeat(8 * 1024 * 1024)}`)).statusCode).toBe(413);
  });

  it('answers 404 to other paths and methods', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      expect((await server.app.inject({ method, url: '/other' })).statusCode).toBe(404);
    }
    expect((await server.app.inject({ method: 'PUT', url: '/v2dispatch.jsp' })).statusCode).toBe(404);
  });
});

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

describe('faults', () => {
  it('are reported by a reference alone, which is in the log with the cause', async () => {
    const broken = await exampleServer({
      instead: {
        'account.balance': () => Effect.die(new Error('select secret from account')),
        'booking.list': () => {
          throw new Error('thrown before there was an effect');
        },
        'account.rewardPoints': () => Effect.succeed({ not: 'a number' }),
      },
    });
    for (const [form, operation] of [
      ['opid=RP036&actioncode=GETBALANCE', 'RP036/GETBALANCE'],
      ['opid=BK001&actioncode=LIST', 'BK001/LIST'],
    ] as const) {
      const { statusCode, body } = await post(broken, `${form}&${inSession}`);
      const { ApiStatus } = JSON.parse(body);
      expect(statusCode).toBe(200);
      expect(ApiStatus).toMatchObject({ StatusCode: 999, Status: 'ERROR' });
      expect(body).not.toMatch(/select|thrown|Error:/);
      const fault = broken.faults.find(({ reference }) => reference === ApiStatus.Result.reference);
      expect(fault).toMatchObject({ operation, cause: expect.any(Error) });
    }
    await broken.app.close();
  });

  it('of a business kind are no faults', async () => {
    const sold = await exampleServer({ instead: { 'flight.quote': () => Effect.fail(new SoldOut({})) } });
    expect(await codeOf(`opid=FS002&actioncode=FAREQUOTE&offerid=O&fareid=F&${inSession}`, sold)).toEqual({
      http: 200,
      code: 906,
    });
    expect(sold.faults).toEqual([]);
    await sold.app.close();
  });
});

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

describe('sealed answers and encrypted fields', () => {
  const outgoing = { key: '000102030405060708090a0b0c0d0e0f', iv: 'f0e0d0c0b0a090807060504030201000' };

  it('are sealed where the deployment says so, and only the operations that may be', async () => {
    const sealing = await exampleServer({ dispatch: { sealAnswers: true } });
    const open = JSON.parse((await post(server, `opid=GETUSERDETAILSV4&${inSession}`)).body);
    const sealed: unknown = JSON.parse((await post(sealing, `opid=GETUSERDETAILSV4&${inSession}`)).body);
    const parts = splitSealed(String(sealed));
    expect(parts && JSON.parse(openSealed(parts))).toEqual(open);
    expect((await codeOf(`opid=RP036&actioncode=GETBALANCE&${inSession}`, sealing)).code).toBe(0);
    expect((await codeOf('opid=GETUSERDETAILSV4', sealing)).code).toBe(900);
    await sealing.app.close();
  });

  it('are read where they are named, and refused where they cannot be', async () => {
    const seen: unknown[] = [];
    const reading = await exampleServer({
      dispatch: { outgoing },
      instead: {
        'session.logIn': (request) => {
          seen.push(request);
          return Effect.fail(new SoldOut({}));
        },
      },
    });
    const password = encodeURIComponent(encryptOutgoing('s3cret & more', outgoing));
    await post(reading, `opid=LOGINV2&userid=a&password=${password}&encryptedfields=password`);
    expect(seen).toEqual([{ userId: 'a', password: 's3cret & more' }]);
    for (const form of [
      'opid=LOGINV2&userid=a&password=plain&encryptedfields=password',
      `opid=LOGINV2&userid=${password}&password=b&encryptedfields=userid`,
    ]) {
      expect(await codeOf(form, reading)).toEqual({ http: 200, code: 902 });
    }
    expect(await codeOf(`opid=LOGINV2&userid=a&password=${password}&encryptedfields=password`)).toEqual({
      http: 200,
      code: 902,
    });
    await reading.app.close();
  });

  it('answers the alternative balance where the deployment says so', async () => {
    const other = await exampleServer({ dispatch: { alternativeBalance: true } });
    const { body } = await post(other, `opid=RP036&actioncode=GETBALANCE&${inSession}`);
    expect(body).toBe('{"Root":{"Status":"OK","Result":"[-1234.50, 50000.00]"}}');
    expect((await codeOf('opid=RP036&actioncode=GETBALANCE', other)).code).toBe(900);
    await other.app.close();
  });
});

describe('bytes', () => {
  const details = `opid=BK001&actioncode=DETAILS&transactionid=T&${inSession}`;

  it('go compressed as the client likes, and as they are to one that says nothing', async () => {
    const plain = await post(server, details);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['vary']).toContain('accept-encoding');
    const br = await post(server, details, { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gzip = await post(server, details, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    const small = await post(server, 'opid=NOSUCH', { 'accept-encoding': 'br' });
    expect(small.headers['content-encoding']).toBeUndefined();
  });

  it('are data that nobody keeps', async () => {
    const { headers } = await post(server, details);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('the portal’s files', () => {
  const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    server.app.inject({ method: 'GET', url, headers });

  it.each([
    '/',
    '/login',
    '/flight',
    '/flight/owresults?from=DEL',
    '/flight/ticket/FL26110000012',
    '/profile/ledger',
    '/my-bookings/',
  ])('%s answers the portal', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('<title>Farelane</title>');
  });

  it.each([
    '/nowhere',
    '/flight/ticket/',
    '/flight/ticket/a/b',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/static/js/none.js',
  ])('%s answers the portal with 404', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).toContain('<title>Farelane</title>');
  });

  it('answers the portal with 404 to an address that cannot be read', async () => {
    expect((await server.app.inject({ method: 'GET', url: { pathname: '/%zz' } })).statusCode).toBeLessThan(500);
  });

  it('keeps for ever what is named by its content, small where it can be', async () => {
    const url = '/static/js/index.0123abcd.js';
    const plain = await get(url);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const br = await get(url, { 'accept-encoding': 'br' });
    expect(br.headers['vary']).toContain('accept-encoding');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const again = await get(url, { 'if-none-match': String(plain.headers['etag']) });
    expect(again.statusCode).toBe(304);
    expect((await server.app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
  });

  it('sends what the build made small as it is, and not as files of their own', async () => {
    const url = '/static/index.0123abcd.css';
    const plain = await get(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const br = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/css; charset=utf-8' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(`${plain.body}/* br */`);
    const gzip = await get(url, { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(`${plain.body}/* gz */`);
    expect((await get(`${url}.br`)).statusCode).toBe(404);
    expect((await get(`${url}.gz`)).statusCode).toBe(404);
    expect((await get('/static/alone.gz')).statusCode).toBe(200);
  });

  it('lets pages run nothing but the portal’s own scripts', async () => {
    for (const url of ['/', '/nowhere', '/docs']) {
      const { headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain('unsafe');
      expect(policy).not.toContain('upgrade-insecure-requests');
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-frame-options']).toBe('DENY');
    }
  });

  it('asks for TLS where the deployment has it, and lets pages call where they must', async () => {
    const secure = await exampleServer({
      server: { policy: { tls: true, calls: ['https://office.example'], pictures: ['https://pictures.example'] } },
    });
    const { headers } = await secure.app.inject({ method: 'GET', url: '/' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' https://office.example");
    expect(policy).toContain("img-src 'self' data: https://pictures.example");
    expect(policy).toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    await secure.app.close();
  });
});

describe('other origins', () => {
  it('may call only where they are configured', async () => {
    const open = await exampleServer({ server: { corsOrigins: ['https://agents.example'] } });
    const preflight = (origin: string) =>
      open.app.inject({
        method: 'OPTIONS',
        url: '/v2dispatch.jsp',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
      });
    const welcome = await preflight('https://agents.example');
    expect(welcome.statusCode).toBe(204);
    expect(welcome.headers).toMatchObject({
      'access-control-allow-origin': 'https://agents.example',
      'access-control-allow-headers': 'content-type',
    });
    const stranger = await preflight('https://evil.example');
    expect(stranger.statusCode).toBe(403);
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
    const answer = await post(open, 'opid=NOSUCH', { origin: 'https://agents.example' });
    expect(answer.headers['access-control-allow-origin']).toBe('https://agents.example');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    expect(String(answer.headers['vary'])).toContain('origin');
    await open.app.close();
  });
});

it('refuses what the database does not answer in time with a code of its own, to be asked again', async () => {
  const silent = await exampleServer({
    instead: { 'account.balance': () => Effect.die(new DatabaseSilent('The database does not answer')) },
  });
  const { body } = await post(silent, `opid=RP036&actioncode=GETBALANCE&${inSession}`);
  expect(JSON.parse(body).ApiStatus).toMatchObject({ StatusCode: 998, Result: { retryafterseconds: 5 } });
  expect([silent.faults.length, silent.silences.length]).toEqual([0, 1]);
  await silent.app.close();
});

describe('what ends for several reasons at once', () => {
  const silence = Effect.die(new DatabaseSilent('The database does not answer'));
  const refusal = Effect.fail(new SoldOut({}));
  const defect = Effect.die(new Error('a fault of ours'));
  /** The second ends after the first has, and not before it has come to its own end. */
  const both = (one: Effect.Effect<never, SoldOut>, other: Effect.Effect<never, SoldOut>) =>
    Effect.all([Effect.andThen(Effect.yieldNow, one), Effect.uninterruptible(Effect.andThen(Effect.sleep(1), other))], {
      concurrency: 'unbounded',
    });

  it.each([
    ['a refusal and a silent database', both(refusal, silence), 998, [0, 1]],
    ['two silences of the database', both(silence, silence), 998, [0, 1]],
    ['two refusals', both(refusal, refusal), 906, [0, 0]],
    ['a refusal and a fault of ours', both(refusal, defect), 999, [1, 0]],
    ['a silent database and a fault of ours', both(silence, defect), 999, [1, 0]],
  ] as const)('%s', async (_name, answer, code, noted) => {
    const office = await exampleServer({ instead: { 'account.balance': () => answer } });
    const { body } = await post(office, `opid=RP036&actioncode=GETBALANCE&${inSession}`);
    expect(JSON.parse(body).ApiStatus.StatusCode).toBe(code);
    expect([office.faults.length, office.silences.length]).toEqual(noted);
    await office.app.close();
  });
});

it('names a field that cannot be honoured as it was sent, in the message too', async () => {
  const fields = 'travellers[0][paxtype]=adult&travellers[0][tour_code]=X';
  const { body } = await post(server, `opid=FS004&actioncode=BOOK&${fields}&${inSession}`);
  const { Result, Message } = JSON.parse(body).ApiStatus;
  expect(Result.violations).toContainEqual({ code: 'not-supported', path: 'travellers[0][tour_code]' });
  expect(Message).not.toMatch(/quoteId|tourCode|firstName/);
});

describe('watching', () => {
  it('says health, and metrics to somebody on this machine', async () => {
    expect((await server.app.inject('/health')).json()).toEqual({ live: true, ready: true });
    const metrics = await server.app.inject('/metrics');
    expect(metrics.statusCode).toBe(200);
    expect(metrics.body).toContain('farelane_answers_total{operation="FS001/FLIGHTSEARCH",code="902"}');
    expect(metrics.body).not.toContain('NOSUCH');
  });

  it('is not ready while the database does not answer', async () => {
    const waiting = await exampleServer({ server: { ready: () => Promise.resolve(false) } });
    const { statusCode, body } = await waiting.app.inject('/health');
    expect([statusCode, JSON.parse(body)]).toEqual([503, { live: true, ready: false }]);
    expect((await waiting.app.inject('/health/live')).statusCode).toBe(200);
    await waiting.app.close();
  });

  it('says metrics to nobody else, but who knows the token', async () => {
    const guarded = await exampleServer({ server: { metricsToken: 'only-prometheus' } });
    const from = (remoteAddress: string, headers: Readonly<Record<string, string>> = {}) =>
      guarded.app.inject({ method: 'GET', url: '/metrics', remoteAddress, headers });
    expect((await from('203.0.113.7')).statusCode).toBe(403);
    expect((await from('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(403);
    expect((await from('203.0.113.7', { authorization: 'Bearer wrong' })).statusCode).toBe(403);
    expect((await from('203.0.113.7', { authorization: 'Bearer only-prometheus' })).statusCode).toBe(200);
    await guarded.app.close();
  });

  it('logs a line a request, without anything of a person', async () => {
    const { logged } = server;
    const before = logged.length;
    const secrets = 'userid=asha%40malabar.example&password=hunter2-hunter2';
    const { headers } = await post(server, `opid=LOGINV2&${secrets}`);
    const lines = logged.slice(before);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      operation: 'LOGINV2',
      code: 0,
      reference: headers['x-request-reference'],
      ms: expect.any(Number),
    });
    expect(lines[0]).not.toMatch(/malabar|hunter2|127\.0\.0\.1|good-token/);
  });

  it('describes every operation at /docs', async () => {
    const { statusCode, body } = await server.app.inject('/docs');
    expect(statusCode).toBe(200);
    for (const { operation } of boundOperations) expect(body).toContain(operation.actioncode ?? operation.opid);
    expect(body).toContain('travellers[0][first_name]=Asha');
    expect(body).not.toContain('<script');
    expect((await server.app.inject('/docs/style.css')).headers['content-type']).toContain('text/css');
  });
});
