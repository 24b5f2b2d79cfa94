import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { configKeys, settingKeys } from '#domain/session/configuration-keys.ts';
import { boundOperations } from '#infrastructure/backoffice/http/bound-operations.ts';

const readme = readFileSync(new URL('../../infrastructure/wire/README.md', import.meta.url), 'utf8');

/** First cells of the rows of the table under a heading or line. */
function firstCells(after: string): string[] {
  const [, rest = ''] = readme.split(after);
  const [table = ''] = rest.trim().split(/\n\n/);
  return table
    .split('\n')
    .slice(2)
    .map((row) => (row.split('|')[1] ?? '').replaceAll('`', '').trim());
}

describe('the README of the wire', () => {
  it('lists every ConfigKey and every SettingKey', () => {
    expect(firstCells('values are texts.')).toEqual(Object.keys(configKeys));
    expect(firstCells('`{"SettingKey","SettingValue"}`:')).toEqual(Object.keys(settingKeys));
  });

  it('lists every operation', () => {
    const keys = boundOperations.map(({ key }) => key.replace('/', ' / ')).filter((key) => key !== '');
    expect(keys.length).toBeGreaterThan(15);
    expect(firstCells('## Operations')).toEqual(keys);
  });
});
