/** A picture elsewhere, fetched from a server of this process: whole or not at all, and never from a network that is not public. */
import type { lookup } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Effect } from 'effect';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  HttpPictureSource,
  type HttpPictureSourceOptions,
} from '#infrastructure/backoffice/webhooks/http-picture-source.ts';

const picture = Buffer.from('a picture');
let server: Server;
let base: string;
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, answer) => {
    asked.push(request.url ?? '');
    if (request.url === '/there.png') answer.end(picture);
    else if (request.url === '/moved.png') answer.writeHead(302, { location: '/there.png' }).end();
    else if (request.url === '/large.png') answer.end(Buffer.alloc(picture.length + 1));
    else if (request.url === '/cut.png') {
      answer.writeHead(200, { 'content-length': 50 });
      answer.write('half', () => answer.destroy());
    } else if (request.url === '/slow.png') answer.write('half');
    else answer.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const fetched = (url: string, options: Partial<HttpPictureSourceOptions> = {}) =>
  Effect.runPromise(
    new HttpPictureSource({ loopback: true, plain: true, mostBytes: picture.length, ...options }).fetch(url),
  );

it('answers the bytes of a picture', async () => {
  expect(await fetched(`${base}/there.png`)).toEqual({ kind: 'fetched', bytes: picture });
});

it.each([
  ['what is not there', '/none.png', 'not-there'],
  ['a redirection', '/moved.png', 'not-there'],
  ['what is cut off', '/cut.png', 'not-there'],
  ['what is too large', '/large.png', 'too-large'],
])('answers nothing of %s', async (_what, path, kind) => {
  asked = [];
  expect(await fetched(`${base}${path}`)).toEqual({ kind });
  expect(asked).toEqual([path]);
});

it('waits for nobody', async () => {
  expect(await fetched(`${base}/slow.png`, { timeoutMilliseconds: 100 })).toEqual({ kind: 'not-there' });
});

it('asks over HTTPS alone, and without a name and a password', async () => {
  asked = [];
  expect(await fetched(`${base}/there.png`, { plain: false })).toEqual({ kind: 'form' });
  expect(await fetched(base.replace('//', '//me:secret@'))).toEqual({ kind: 'form' });
  expect(await fetched('file:///etc/passwd')).toEqual({ kind: 'form' });
  expect(asked).toEqual([]);
});

it('asks nobody in a network that is not public, by number or by name', async () => {
  asked = [];
  for (const host of ['127.0.0.1', '10.0.0.8', '169.254.169.254', '[::1]', '[fd00::8]'])
    expect(await fetched(`http://${host}:${new URL(base).port}/there.png`, { loopback: false }), host).toEqual({
      kind: 'private',
    });
  const inside = ((_host: string, _options: unknown, callback: (...answer: unknown[]) => void) =>
    callback(null, [
      { address: '93.184.216.34', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ])) as unknown as typeof lookup;
  const named = `http://logo.example:${new URL(base).port}/there.png`;
  expect(await fetched(named, { loopback: false, resolve: inside })).toEqual({ kind: 'private' });
  expect(asked).toEqual([]);
});
