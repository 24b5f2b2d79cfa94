/** A font that the portal does not serve is reported where the server starts; nothing is said of one that it does. */
import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { fromMilliseconds } from '#domain/time/instant.ts';
import { DatabaseClientSettingStore } from '#infrastructure/backoffice/database/agency/client-setting-store.ts';
import { openServerDatabase } from '#infrastructure/backoffice/database/engine/server-database.ts';
import { runBackOffice } from '#tests/support/back-office.ts';
import { freshServerUrl, testLedgerKey } from '#tests/support/databases.ts';

it.each([
  ['Lato', true],
  ['ibm plex sans arabic', false],
])('started with %s: said %s', async (font, said) => {
  const database = await openServerDatabase(await freshServerUrl(), { ledgerKey: testLedgerKey });
  const settings = new DatabaseClientSettingStore(database);
  await Effect.runPromise(settings.set([{ key: 'FONT_FAMILY', value: font }], fromMilliseconds(Date.now())));
  const office = await runBackOffice(database, { DEMO: '0', DATABASE_URL: 'postgres://elsewhere' });
  try {
    const lines = office.logged.filter((line) => line.includes('FONT_FAMILY'));
    expect(lines.map((line) => line.includes(`\\"${font}\\" (FONT_FAMILY) is not served`))).toEqual(said ? [true] : []);
  } finally {
    await office.stop();
  }
});
