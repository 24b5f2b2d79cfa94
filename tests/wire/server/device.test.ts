import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviceOf } from '#infrastructure/backoffice/http/device.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    'Microsoft Edge',
    'Windows',
  ],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webKit} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
])('%s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

test('what is no browser is not taken for one', () => {
  expect(deviceOf('')).toEqual({});
  expect(deviceOf('node')).toEqual({});
});

test('whatever a client sends, a name is short', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000, unit: 'binary' }), (userAgent) => {
      for (const name of Object.values(deviceOf(userAgent))) expect(name.length).toBeLessThanOrEqual(500);
    }),
  );
});
