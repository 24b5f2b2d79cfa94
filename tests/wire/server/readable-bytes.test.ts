/** What an answer is on the line: sealed, compressed, kept by nobody; and encrypted fields. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SoldOut } from '#application/desk/failures.ts';
import { encryptOutgoing, openSealed } from '#infrastructure/portal/answer-cipher.ts';
import { splitSealed } from '#infrastructure/wire/form/sealed.ts';
import { type ExampleServer, exampleServer, codeFrom, inSession, post } from '#tests/support/example-server.ts';

let server: ExampleServer;
beforeAll(async () => {
  server = await exampleServer();
});
afterAll(() => server.app.close());

const codeOf = (form: string, on = server) => codeFrom(on, form);

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
