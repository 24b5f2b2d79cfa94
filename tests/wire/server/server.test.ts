/** The HTTP server: what comes before a desk, and what is made of its answers. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Invalid, SoldOut } from '#application/desk/failures.ts';
import { DatabaseSilent } from '#infrastructure/backoffice/database/engine/database.ts';
import { type ExampleServer, exampleServer, codeFrom, inSession, post } from '#tests/support/example-server.ts';

let server: ExampleServer;
beforeAll(async () => {
  server = await exampleServer();
});
afterAll(() => server.app.close());

const codeOf = (form: string, on = server) => codeFrom(on, form);

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
