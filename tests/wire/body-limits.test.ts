/** What is read of a request: its pace first, then as little of its body as its sender may send. */
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseSilent } from '#infrastructure/backoffice/database/engine/database.ts';
import { type ExampleServer, exampleServer, goodToken, post } from '#tests/support/example-server.ts';

let server: ExampleServer;
beforeAll(async () => {
  server = await exampleServer();
});
afterAll(() => server.app.close());

const long = (bytes: number, rest = 'opid=NOSUCH') => `${rest}&a=${'x'.repeat(bytes - rest.length - 3)}`;
const kilobyte = 1024;

describe('a body', () => {
  it.each([
    ['a stranger’s of 64 kB', long(64 * kilobyte), 200],
    ['a stranger’s of more', long(64 * kilobyte + 1), 413],
    ['of more with a token that is nobody’s', long(70 * kilobyte, 'sessiontoken=old'), 413],
    ['of more with a token that comes too late', `${long(70 * kilobyte)}&sessiontoken=${goodToken}`, 413],
    ['of more with somebody’s token', long(8 * 1024 * kilobyte, `opid=X&sessiontoken=${goodToken}`), 200],
    ['of more than 8 MB with somebody’s token', long(8 * 1024 * kilobyte + 1, `sessiontoken=${goodToken}`), 413],
  ])('%s answers as it should', async (_what, form, status) => {
    expect((await post(server, form)).statusCode).toBe(status);
  });

  it('of a token that cannot be looked up now is read, and reported so', async () => {
    const silent = await exampleServer({
      dispatch: { recognise: () => Effect.die(new DatabaseSilent('The database does not answer')) },
    });
    const { body } = await post(silent, long(70 * kilobyte, 'opid=RP036&actioncode=GETBALANCE&sessiontoken=T'));
    expect(JSON.parse(body).ApiStatus.StatusCode).toBe(998);
    await silent.app.close();
  });

  it('that is refused on its way is answered, however much still comes', async () => {
    const { port } = await listening(server);
    const chunk = Buffer.alloc(64 * kilobyte, 'x');
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = httpRequest({
        port,
        method: 'POST',
        path: '/v2dispatch.jsp',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      sent.on('response', (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sent.on('error', reject);
      for (let count = 0; count < 20; count += 1) sent.write(chunk);
      sent.end();
    });
    expect(status).toBe(413);
  });

  it.each([
    ['iso-8859-1', 415],
    ['"windows-1252"', 415],
    ['UTF-16', 415],
    ['', 200],
    ['utf8', 200],
    ['"UTF-8"', 200],
  ])('in the charset %s answers HTTP %i', async (charset, status) => {
    const type = `application/x-www-form-urlencoded${charset === '' ? '' : `; charset=${charset}`}`;
    expect((await post(server, 'opid=NOSUCH', { 'content-type': type })).statusCode).toBe(status);
  });

  it('of bytes that are no UTF-8 is refused', async () => {
    const { body } = await server.app.inject({
      method: 'POST',
      url: '/v2dispatch.jsp',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: Buffer.from('opid=LOGINV2&userid=Jos\u00e9', 'latin1'),
    });
    expect(JSON.parse(body).ApiStatus).toMatchObject({
      StatusCode: 902,
      Result: { violations: [{ code: 'not-unicode', path: 'userid' }] },
    });
  });
});

describe('the pace', () => {
  // Were it read, it would be too long.
  it('comes before a form is read', async () => {
    const paced = await exampleServer({ perMinute: 1 });
    await post(paced, 'opid=NOSUCH');
    const { statusCode, body } = await post(paced, long(9 * 1024 * kilobyte));
    expect([statusCode, JSON.parse(body).ApiStatus.StatusCode]).toEqual([200, 908]);
    await paced.app.close();
  });

  it('is refused in the language that a browser asks for', async () => {
    const paced = await exampleServer({ perMinute: 1 });
    await post(paced, 'opid=NOSUCH');
    const seen = async (language: string) =>
      JSON.parse((await post(paced, 'opid=NOSUCH', { 'accept-language': language })).body).ApiStatus.Message;
    expect(await seen('fr-CA,fr;q=0.9')).not.toBe(await seen('en'));
    await paced.app.close();
  });

  it('is reported in the headers of every answer, with the time to wait where it is refused', async () => {
    const paced = await exampleServer({ perMinute: 2 });
    const seen = async (form: string) => (await post(paced, form)).headers;
    expect(await seen('opid=NOSUCH')).toMatchObject({
      'ratelimit-limit': '2',
      'ratelimit-remaining': '1',
      'ratelimit-reset': '60',
    });
    expect(await seen('opid=NOSUCH')).not.toHaveProperty('retry-after');
    const refused = await seen('opid=NOSUCH');
    expect(refused).toMatchObject({ 'ratelimit-remaining': '0', 'retry-after': refused['ratelimit-reset'] });
    await paced.app.close();
  });

  it('of a session is reported where it leaves less than the address’s', async () => {
    const paced = await exampleServer({ perMinute: 5 });
    const balance = `opid=RP036&actioncode=GETBALANCE&sessiontoken=${goodToken}`;
    const from = (remoteAddress: string) =>
      paced.app.inject({
        method: 'POST',
        url: '/v2dispatch.jsp',
        remoteAddress,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: balance,
      });
    await from('203.0.113.1');
    await from('203.0.113.2');
    expect((await from('203.0.113.3')).headers['ratelimit-remaining']).toBe('2');
    await paced.app.close();
  });
});

async function listening({ app }: ExampleServer): Promise<AddressInfo> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return address;
}
