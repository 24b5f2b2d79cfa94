/** Webhooks over real sockets: what is sent, how it is signed, and where nothing is sent to. */
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { lookup } from 'node:dns';
import { Effect } from 'effect';
import { expect, it, onTestFinished, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import {
  HttpWebhookSender,
  type HttpWebhookSenderOptions,
  signatureOf,
} from '#infrastructure/backoffice/webhooks/http-webhook-sender.ts';
import { mayBeCalled } from '#infrastructure/backoffice/webhooks/public-addresses.ts';

const at = instant('2026-11-20T06:30:00Z');
const secret = 'whsec_a-secret-of-a-test';
const body = '{"id":"EV-1","é":"ع"}';

/** A server of this machine; answers its address. */
async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const sendTo = (url: string, options: Partial<HttpWebhookSenderOptions> = {}) =>
  Effect.runPromise(
    new HttpWebhookSender({ loopback: true, ...options }).send({ url, secret, eventId: 'EV-1', body, at }),
  );

/** Names lead where a test says. */
const leadingTo = (...addresses: readonly string[]): typeof lookup =>
  // What the sender asks of it is all addresses, and nothing else.
  ((_host: string, _options: unknown, callback: (error: null, found: unknown) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof lookup;

it('posts the body as it is, with its id and a signature that another implementation makes too', async () => {
  const received: { request: IncomingMessage; text: string }[] = [];
  const url = await listening((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ request, text: Buffer.concat(chunks).toString() });
      response.writeHead(204).end();
    });
  });
  expect(await sendTo(`${url}/hook?a=1`)).toEqual({ kind: 'answered', status: 204 });
  expect(received.map(({ text, request }) => [request.method, request.url, text])).toEqual([
    ['POST', '/hook?a=1', body],
  ]);
  const { headers } = received[0]?.request ?? {};
  expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'farelane-event-id': 'EV-1' });
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const mac = await crypto.subtle.sign('HMAC', key, bytes.encode(`1795156200.${body}`));
  const hex = Array.from(new Uint8Array(mac), (byte) => byte.toString(16).padStart(2, '0')).join('');
  expect(headers?.['farelane-signature']).toBe(`t=1795156200,v1=${hex}`);
});

it('signs as computed elsewhere', () => {
  expect(signatureOf('whsec_known', at, '{"id":"EV-1"}')).toBe(
    't=1795156200,v1=b5fb98abb0fb1006269bbacd239d4fa4c551962bd50b548efd3f9782ac719326',
  );
});

it('follows no redirection', async () => {
  let asked = 0;
  const elsewhere = await listening((_request, response) => {
    asked += 1;
    response.end();
  });
  const url = await listening((_request, response) => response.writeHead(307, { location: elsewhere }).end());
  expect(await sendTo(url)).toEqual({ kind: 'answered', status: 307 });
  expect(asked).toBe(0);
});

it('reads no endless answer to its end', async () => {
  let isOver = false;
  const url = await listening((_request, response) => {
    response.writeHead(200);
    const write = (): void => {
      if (!isOver) response.write(Buffer.alloc(32 * 1024), () => setImmediate(write));
    };
    response.on('close', () => {
      isOver = true;
    });
    response.on('error', () => {});
    write();
  });
  expect(await sendTo(url)).toEqual({ kind: 'answered', status: 200 });
  await expect.poll(() => isOver).toBe(true);
});

it('gives up on silence, and says where nobody answers', async () => {
  const silent = await listening(() => {});
  expect(await sendTo(silent, { timeoutMilliseconds: 100 })).toEqual({ kind: 'not-sent', trouble: 'timeout' });
  const gone = await listening(({ socket }) => socket.destroy());
  expect(await sendTo(gone)).toEqual({ kind: 'not-sent', trouble: 'unreachable' });
});

it('sends nothing to this machine unless it may, by whatever name', async () => {
  let asked = 0;
  const url = await listening((_request, response) => {
    asked += 1;
    response.end();
  });
  const { port } = new URL(url);
  const refused = { kind: 'not-sent', trouble: 'private-address' };
  for (const host of ['127.0.0.1', '0x7f.1', '2130706433', '[::ffff:127.0.0.1]', '[::1]', '0.0.0.0', 'localhost'])
    expect(await sendTo(`http://${host}:${port}`, { loopback: false }), host).toEqual(refused);
  for (const resolve of [leadingTo('127.0.0.1'), leadingTo('1.1.1.1', '10.0.0.7'), leadingTo('::1')])
    expect(await sendTo(`http://hooks.example:${port}`, { loopback: false, resolve })).toEqual(refused);
  expect(asked).toBe(0);
});

it('says where a name leads before anything is sent', async () => {
  const check = (url: string, resolve?: typeof lookup, loopback = false) =>
    Effect.runPromise(new HttpWebhookSender({ loopback, ...(resolve && { resolve }) }).check(url));
  expect(await check('https://hooks.example', leadingTo('1.1.1.1', '2606:4700::1111'))).toBeUndefined();
  expect(await check('https://hooks.example', leadingTo('192.168.1.4'))).toBe('private-address');
  expect(await check('https://hooks.example', leadingTo())).toBe('unreachable');
  expect(await check('https://[::1]/')).toBe('private-address');
  expect(await check('http://127.0.0.1/', undefined, true)).toBeUndefined();
});

it('waits for no resolver that is silent', async () => {
  const silent = (() => undefined) as unknown as typeof lookup;
  const sender = new HttpWebhookSender({ loopback: false, resolve: silent, timeoutMilliseconds: 50 });
  expect(await Effect.runPromise(sender.check('https://hooks.example'))).toBe('unreachable');
  const sent = await sendTo('https://hooks.example', { resolve: silent, timeoutMilliseconds: 50 });
  expect(sent).toEqual({ kind: 'not-sent', trouble: 'timeout' });
});

test.each([
  ['1.1.1.1', true],
  ['8.8.4.4', true],
  ['172.32.0.1', true],
  ['100.128.0.1', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.1.2.3', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['ff02::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:1.1.1.1', false],
  ['64:ff9b::10.0.0.1', false],
  ['2002:0a00:0001::1', false],
  ['2001:0:1::1', false],
  ['2001:db8::1', false],
  ['hooks.example', false],
  ['', false],
])('the address %s may be called: %s', (address, may) => {
  expect(mayBeCalled(address, false)).toBe(may);
});
