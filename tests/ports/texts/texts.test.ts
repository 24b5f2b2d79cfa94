/** Text messages: through a gateway over HTTP, and kept where there is none. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Effect, Result } from 'effect';
import { afterEach, describe, expect, test } from 'vitest';
import type { TextMessage } from '#application/backoffice/ports/text-messages.ts';
import { GatewayTexts } from '#infrastructure/backoffice/texts/gateway-texts.ts';
import { KeptTexts } from '#infrastructure/backoffice/database/agency/kept-texts.ts';
import { databases } from '#tests/support/databases.ts';

const message: TextMessage = { messageId: 'otp-1', to: '9418055127', text: '407318 is your code', language: 'en' };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A gateway in this process that answers with a status, or never. */
async function gateway(status: number | undefined, received: { headers: IncomingMessage['headers']; body: string }[]) {
  const made = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      if (status !== undefined) response.writeHead(status).end('{}');
    });
  });
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}/messages`;
}

async function sending(status: number | undefined) {
  const received: { headers: IncomingMessage['headers']; body: string }[] = [];
  const url = await gateway(status, received);
  const texts = new GatewayTexts({
    url,
    token: 'secret-token',
    sender: 'FARLNE',
    timeoutMilliseconds: status === undefined ? 300 : 30_000,
  });
  return { received, result: await Effect.runPromise(Effect.result(texts.send(message))) };
}

test('the gateway gets number, text and sender, with its token and a key by which it says a repeat', async () => {
  const { received, result } = await sending(202);
  expect(Result.isSuccess(result)).toBe(true);
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    id: 'otp-1',
    to: '9418055127',
    text: '407318 is your code',
    sender: 'FARLNE',
    language: 'en',
  });
  expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer secret-token', 'idempotency-key': 'otp-1' });
});

test.each([
  [422, true, 'HTTP 422'],
  [401, false, 'HTTP 401'],
  [503, false, 'HTTP 503'],
  [undefined, false, 'TimeoutError'],
])('refused with %s: for good %s', async (status, forGood, detail) => {
  const { result } = await sending(status);
  expect(Result.isFailure(result) && result.failure).toMatchObject({ _tag: 'TextNotSent', forGood, detail });
  expect(JSON.stringify(result)).not.toMatch(/9418055127|407318/);
});

describe.each(databases())('kept on the $kind database', ({ fresh }) => {
  test('a repeat is written over', async () => {
    const database = await fresh();
    const texts = new KeptTexts(database);
    await Effect.runPromise(texts.send(message));
    await Effect.runPromise(texts.send({ ...message, text: 'again' }));
    expect(await Effect.runPromise(texts.latest(5))).toEqual([{ ...message, text: 'again' }]);
    await database.close();
  });
});
