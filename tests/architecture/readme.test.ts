import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { settingsAsMarkdown } from '#infrastructure/backoffice/settings/settings.ts';

describe('the README', () => {
  it('lists every setting as the server reads it', async () => {
    expect(await readFile('README.md', 'utf8')).toContain(settingsAsMarkdown());
  });
});
