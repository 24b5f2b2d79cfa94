/** The agency's people in a real browser: added by the owner, invited by mail, permitted less while they work, suspended. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { type Desk, Office } from '../harness/desk.ts';
import { Mailbox } from '../harness/mailbox.ts';
import { openResults, resultsPath } from '../pages/results.ts';

let office: Office;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await Mailbox.open();
  office = await Office.open({ SMTP_URL: mailbox.url });
});
afterAll(async () => {
  await office.close();
  await mailbox.close();
});

const rows = (['en', 'fr', 'ar'] as const).flatMap((language) =>
  ([1440, 390] as const).map((width) => ({ language, width })),
);
const trip = { from: 'DEL', to: 'BOM', date: inDays(30) };
const chosen = 'nine green parrots';

/** Adds a person who may search, book and ticket, after a form that says what is missing. */
async function addPerson(desk: Desk, userId: string): Promise<void> {
  const { page, say } = desk;
  await page.getByRole('button', { name: say('staff-add') }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: say('staff-add'), exact: true });
  await save.click();
  await dialog.getByText(say('violation-required', { field: 'lastName' })).waitFor();
  await expectGood(desk, 'a person with errors');
  await dialog.getByRole('textbox', { name: say('agency-email'), exact: true }).fill(userId);
  await dialog.getByLabel(say('agency-field-title')).click();
  await page.getByRole('option', { name: say('agency-title-Mr'), exact: true }).click();
  await dialog.getByRole('textbox', { name: say('agency-field-firstName'), exact: true }).fill('Nikhil');
  await dialog.getByRole('textbox', { name: say('agency-field-lastName'), exact: true }).fill('Das');
  await dialog.getByRole('textbox', { name: say('agency-field-mobile'), exact: true }).fill('9847022816');
  // With the keyboard; what it needs comes with it.
  await dialog.getByRole('checkbox', { name: say('staff-permission-ticket') }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => dialog.getByRole('checkbox', { checked: true }).count()).toBe(3);
  await dialog.getByLabel(say('staff-per-day')).first().fill('1,00,000');
  await expectGood(desk, 'a person to be added');
  await save.click();
  await dialog.waitFor({ state: 'detached' });
}

/** Comes in by the mailed invitation, and chooses a password. */
async function comeIn({ page, base, say }: Desk, userId: string): Promise<void> {
  const secret = await mailbox.find(userId, /([A-Z0-9]{5}(?:-[A-Z0-9]{5}){3})/);
  await page.goto(`${base}/login`);
  await page.getByLabel(say('session-user-id')).fill(userId);
  await page.getByLabel(say('session-password'), { exact: true }).fill(secret);
  await page.getByRole('button', { name: say('session-log-in'), exact: true }).click();
  await page.getByLabel(say('session-temporary-password'), { exact: true }).fill(secret);
  await page.getByLabel(say('session-new-password'), { exact: true }).fill(chosen);
  await page.getByLabel(say('session-confirm-password'), { exact: true }).fill(chosen);
  await page.getByRole('button', { name: say('session-change-password') }).click();
  await page.waitForURL((address) => address.pathname !== '/login');
}

test.each(drawn(rows))('added, permitted less and suspended, $language at $width', ({ language, width }) =>
  office.atAll(
    [
      { language, width },
      { language, width, loggedIn: false },
    ],
    async ([owner, person]) => {
      if (owner === undefined || person === undefined) throw new Error('There are two desks');
      const { page, base, say } = owner;
      const userId = `nikhil.${language}${width}@malabar.example`;
      const name = 'Nikhil Das';
      await page.goto(`${base}/staff`);
      await page.getByText('staff@demo.test').waitFor();
      await expectTitled(owner, 'title-staff');
      await expectGood(owner, 'staff');
      await addPerson(owner, userId);
      await page.getByText(userId).waitFor();
      await page.getByText(say('staff-status-invited')).first().waitFor();
      await expectGood(owner, 'staff with who was invited');

      await comeIn(person, userId);
      await openResults(person, trip);

      const row = page
        .getByRole('row')
        .filter({ hasText: userId })
        .or(page.getByRole('listitem').filter({ hasText: userId }));
      await row.getByRole('button', { name: say('staff-edit-named', { name }) }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: say('staff-permission-search') }).click();
      await expect.poll(() => dialog.getByRole('checkbox', { checked: true }).count()).toBe(0);
      await expectGood(owner, 'permissions');
      await dialog.getByRole('button', { name: say('agency-save'), exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await person.page.goto(base + resultsPath({ ...trip, date: inDays(31) }));
      await person.page.getByText(say('failure-not-permitted-right-missing')).first().waitFor();

      await row.getByRole('button', { name: say('staff-suspend-named', { name }) }).click();
      await expectGood(owner, 'suspending');
      await dialog.getByRole('button', { name: say('staff-suspend'), exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await row.getByText(say('staff-status-Suspended')).waitFor();
      await person.page.goto(`${base}/my-bookings`);
      await person.page.waitForURL((address) => address.pathname === '/login');
      await person.page.getByLabel(say('session-user-id')).fill(userId);
      await person.page.getByLabel(say('session-password'), { exact: true }).fill(chosen);
      await person.page.getByRole('button', { name: say('session-log-in'), exact: true }).click();
      await person.page.getByText(say('failure-not-permitted-suspended')).waitFor();

      await row.getByRole('button', { name: say('staff-return-named', { name }) }).click();
      await dialog.getByRole('button', { name: say('staff-return'), exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await row.getByRole('button', { name: say('staff-suspend-named', { name }) }).waitFor();
      await expectGood(owner, 'staff again');
    },
  ),
);
