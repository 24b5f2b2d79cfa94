/** A booking whose row is lost: an operator sees it in the books, is shown what comes back, and puts it back. */
import { Effect } from 'effect';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { openServerDatabase } from '#infrastructure/backoffice/database/engine/server-database.ts';
import { wireDesk } from '#infrastructure/portal/wire-desk.ts';
import { freshServerUrl } from '#tests/support/databases.ts';
import { drawn } from '#tests/support/ring.ts';
import { expectGood } from '../harness/checks.ts';
import { logIn, Office } from '../harness/desk.ts';
import { agent, password } from '../harness/server.ts';
import { bookByWire } from '../pages/by-wire.ts';

let office: Office;
let database: Database;
let agency: ReturnType<typeof wireDesk>;
beforeAll(async () => {
  const url = await freshServerUrl();
  office = await Office.open({ DATABASE_URL: url, DEMO: '1' });
  database = await openServerDatabase(url, { connections: 1 });
  const tokens: string[] = [];
  agency = wireDesk({ base: office.server.base, token: () => tokens[0], language: () => 'en' });
  tokens.push((await Effect.runPromise(agency.session.logIn({ userId: agent, password }))).token);
});
afterAll(async () => {
  await database.close();
  await office.close();
});

const rows = (['en', 'fr', 'ar'] as const).flatMap((language) =>
  ([1440, 390] as const).map((width) => ({ language, width })),
);
/** The arrow to the tab before, as each language lies. */
const arrowBack = { en: 'ArrowLeft', fr: 'ArrowLeft', ar: 'ArrowRight' };
let day = 40;

test.each(drawn(rows))('a lost booking comes back, $language at $width', async ({ language, width }) => {
  day += 1;
  const { transactionId } = await bookByWire(agency, { day });
  await database.query('delete from booking where transaction_id = $1', [transactionId]);
  await office.at({ language, width, loggedIn: false }, async (desk) => {
    const { page, say, base } = desk;
    await logIn(desk, 'operator@demo.test');
    await page.goto(`${base}/operations`);
    await page.getByRole('tab', { name: say('operations-deliveries') }).focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('tab', { name: say('operations-deliveries') })
      .and(page.locator('[aria-selected=true]'))
      .waitFor();
    await expectGood(desk, 'no delivery yet');
    await page.keyboard.press(arrowBack[language]);
    const restore = page.getByRole('button', { name: say('operations-restore-named', { booking: transactionId }) });
    await restore.waitFor();
    await expectGood(desk, 'books that do not agree');
    await restore.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(transactionId, { exact: true }).waitFor();
    await expectGood(desk, 'what will come back');
    await dialog.locator('[data-dialog-apply]').focus();
    await page.keyboard.press('Enter');
    await page.getByText(say('operations-books-agree'), { exact: true }).waitFor();
    await page.getByRole('status').filter({ hasText: transactionId }).waitFor();
    await expectGood(desk, 'books that agree');
  });
  const found = await Effect.runPromise(agency.booking.details({ transactionId }));
  expect(found.status).toBe('confirmed');
});
