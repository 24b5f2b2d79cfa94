import { readFileSync } from 'node:fs';
import { Effect } from 'effect';
import { expect, test } from 'vitest';
import { makeConfigurationDesk } from '#application/backoffice/session/session-desk.ts';
import { configKeys, settingKeys } from '#domain/session/configuration-keys.ts';
import { defaultClientConfiguration } from '#domain/session/client-configuration.ts';
import { readClientConfiguration, writeClientConfiguration } from '#domain/session/read-configuration.ts';
import { makeAsking, noPages, setSettings } from '#tests/fixtures/session.ts';

const ways = { alternativeBalance: false, encryptAnswers: false, businessZone: 'Asia/Kolkata', portal: undefined };
const read = (settings: Parameters<typeof setSettings>[0], overrides: Partial<typeof ways> = {}) =>
  Effect.runSync(
    makeConfigurationDesk(
      setSettings(settings),
      { ...ways, ...overrides },
      noPages,
    )({
      kind: 'anonymous',
      ...makeAsking(),
    }).read(),
  );

test('without anything set, the product’s defaults are answered, every key of them', () => {
  const configuration = readClientConfiguration(read([]));
  expect(configuration).toEqual(readClientConfiguration([]));
  expect(read([]).length).toBeGreaterThan(10);
});

test('what is set shows, and keys of the deployment’s own are passed on', () => {
  const answer = read([
    { key: 'PROJECT_NAME', value: 'Meridian' },
    { key: 'KIOSK_MODE', value: 'on' },
  ]);
  expect(readClientConfiguration(answer).projectName).toBe('Meridian');
  expect(answer).toContainEqual({ key: 'KIOSK_MODE', value: 'on' });
});

test('the bank accounts of the house are in no answer that needs no session', () => {
  const bankAccounts = [
    { bankName: 'HDFC Bank', accountHolderName: 'Meridian', accountNumber: '50200048124410', bankCode: 'HDFC0000060' },
  ];
  const answer = read(
    writeClientConfiguration({ ...defaultClientConfiguration, clientName: 'Meridian', bankAccounts }),
  );
  expect(readClientConfiguration(answer).clientName).toBe('Meridian');
  expect(JSON.stringify(answer)).not.toContain('50200048124410');
});

test('what the server does is reported as it is, whatever has been set', () => {
  const set = [{ key: 'IS_ENCRYPTED', value: 'false' }];
  const answer = read(set, { encryptAnswers: true, alternativeBalance: true, businessZone: 'Asia/Dubai' });
  expect(readClientConfiguration(answer)).toMatchObject({
    encrypted: true,
    alternativeBalance: true,
    businessZone: 'Asia/Dubai',
  });
});

test('the page of keys for integrators names every key, what it means, and its default', () => {
  const page = readFileSync(new URL('../../../../infrastructure/wire/configuration-keys.md', import.meta.url), 'utf8');
  const defaults = new Map(read([]).map(({ key, value }) => [key, value]));
  for (const [key, about] of Object.entries(configKeys)) {
    const value = key === 'SETTINGS' ? '' : (defaults.get(key) ?? '');
    expect(page).toContain(`| \`${key}\` | ${value === '' ? '' : `\`${value}\``} | ${about} |`);
  }
  for (const [key, about] of Object.entries(settingKeys)) {
    expect(page).toContain(`| \`${key}\` |`);
    expect(page).toContain(`| ${about} |`);
  }
});
