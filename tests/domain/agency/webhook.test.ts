import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  checkEndpoint,
  deliveryStates,
  eventKinds,
  hasArrived,
  mostTries,
  signedContent,
} from '#domain/agency/webhook.ts';
import { instant } from '#domain/time/instant.ts';
import { pauseAfter, triesWithin } from '#domain/time/pauses.ts';

const codes = (url: string, loopback = false, kinds: readonly (typeof eventKinds)[number][] = ['hold-expired']) =>
  checkEndpoint({ url, kinds }, loopback).map(({ code, path }) => `${path} ${code}`);

it('takes an address over HTTPS that carries no secret of its own', () => {
  expect(codes('https://hooks.example.com/farelane?from=us')).toEqual([]);
  for (const url of [
    '',
    'hooks.example.com',
    'http://hooks.example.com',
    'ftp://hooks.example.com',
    'https://user:word@hooks.example.com',
    'https://user@hooks.example.com',
    'https://hooks.example.com/#part',
    'https://hooks.example.com:99999/',
    'https://999.1.1.1/',
    'https://1.2.3.4.5/',
    'https://[:::]/',
    'http://localhost:1',
  ])
    expect(codes(url), url).toEqual(['url endpoint-form']);
});

it('takes every address that a browser takes, and no other', () => {
  const group = fc.oneof(
    fc.constantFrom('', '0', 'db8', 'ffff', '12345', 'g'),
    fc.integer({ max: 0xffff, min: 0 }).map((n) => n.toString(16)),
  );
  const long = fc.array(group, { minLength: 1, maxLength: 10 }).map((groups) => `[${groups.join(':')}]`);
  const short = fc.array(fc.constantFrom('0', '1', '9', '99', '255', '256', '300'), { minLength: 4, maxLength: 4 });
  const machine = fc.oneof(
    long,
    short.map((parts) => parts.join('.')),
    short.map((parts) => `[::ffff:${parts.join('.')}]`),
  );
  const port = fc.option(fc.integer({ min: 1, max: 99_999 }), { nil: undefined });
  fc.assert(
    fc.property(machine, port, (name, at) => {
      const url = `https://${name}${at === undefined ? '' : `:${at}`}/`;
      expect(codes(url).length === 0, url).toBe(URL.canParse(url));
    }),
  );
});

it('takes this machine over plain HTTP where that is allowed, and nothing else', () => {
  for (const url of ['http://localhost:1/a', 'http://127.0.0.1:1', 'http://[::1]:1'])
    expect(codes(url, true), url).toEqual([]);
  expect(codes('http://localhost.example', true)).toEqual(['url endpoint-form']);
});

it('wants at least one kind, and each once', () => {
  expect(codes('https://a.example', false, [])).toEqual(['kinds required']);
  expect(codes('https://a.example', false, ['hold-ending', 'hold-ending'])).toEqual(['kinds sent-twice']);
  expect(codes('https://a.example', false, eventKinds)).toEqual([]);
});

it('pauses longer each time, up to an hour, and tries for a day', () => {
  const pauses = Array.from({ length: mostTries - 1 }, (_, at) => pauseAfter(at + 1));
  expect(pauses.slice(0, 10)).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600]);
  expect(Math.max(...pauses)).toBe(3600);
  const waited = pauses.reduce((sum, each) => sum + each, 0);
  expect(waited).toBeGreaterThanOrEqual(86_400);
  expect(waited - (pauses.at(-1) ?? 0)).toBeLessThan(86_400);
  expect(triesWithin(0)).toBe(1);
});

it('signs the second at which it is sent, and the body as it is', () => {
  const at = instant('2026-11-20T06:30:00.999Z');
  expect(signedContent(at, '{"é":1}')).toEqual({ t: 1_795_156_200, text: '1795156200.{"é":1}' });
});

it('has arrived where the answer says so', () => {
  expect([199, 200, 204, 299, 300, 302, 404, 500].filter(hasArrived)).toEqual([200, 204, 299]);
  expect(deliveryStates).toContain('failed');
});
