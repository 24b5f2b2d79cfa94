/**
 * An empty PostgreSQL comes to its first sale in a browser alone, from the link that the first operator is shown: an agency is
 * made, its invitation is read among the kept messages, and its first person sells on the credit that was given.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileTitles } from '#domain/agency/profile-masters.ts';
import { type Invitation, invitationAddress, invitationIn } from '#domain/session/invitation.ts';
import { freshServerUrl } from '#tests/support/databases.ts';
import { drawn } from '#tests/support/ring.ts';
import { inDays } from '../harness/days.ts';
import { type Desk, Office } from '../harness/desk.ts';
import { beginBooking, pay, toPay } from '../pages/book.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open({ DATABASE_URL: await freshServerUrl(), DEMO: '0' });
});
afterAll(() => office.close());

const secretForm = /[A-Z0-9]{5}(?:-[A-Z0-9]{5}){3}/;
const newPassword = 'nine green parrots';
const person = { firstName: 'Anil', lastName: 'Menon', userId: 'anil@backwater.example', mobile: '9847012345' };

/** Comes in by an invitation that serves once, as its link would, and chooses a password. */
async function comeIn({ page, base, say }: Desk, invitation: Invitation): Promise<void> {
  const { secret } = invitation;
  await page.goto(invitationAddress(base, invitation));
  await page.getByRole('button', { name: say('session-log-in'), exact: true }).click();
  await page.getByLabel(say('session-temporary-password'), { exact: true }).fill(secret);
  await page.getByLabel(say('session-new-password'), { exact: true }).fill(newPassword);
  await page.getByLabel(say('session-confirm-password'), { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: say('session-change-password') }).click();
  await page.waitForURL((address) => address.pathname !== '/login');
}

/** Answers the secret of the agency’s first person, as it stands among the messages. */
async function makeAgency({ page, base, say }: Desk): Promise<string> {
  await page.goto(`${base}/operations?section=agencies`);
  await page.getByRole('button', { name: say('operations-new-agency'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const fill = (id: string, text: string) => dialog.locator(`[id="new-agency-${id}"]`).fill(text);
  for (const [id, text] of Object.entries({
    companyName: 'Backwater Trails',
    address: '14 Boat Jetty Road',
    city: 'Alappuzha',
    state: 'Kerala',
    ...person,
    creditLimit: '200000',
  }))
    await fill(id, text);
  await dialog.locator('[id="new-agency-title"]').click();
  await page.getByRole('option').nth(profileTitles.indexOf('Mr')).click();
  await dialog.getByRole('button', { name: say('operations-make-agency'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  // It is written by the outbox, a moment later.
  const invitation = page.getByRole('main').getByText(secretForm);
  await expect
    .poll(
      async () => {
        await page.goto(`${base}/operations?section=messages`);
        const row = page.getByRole('main').getByRole('link').filter({ hasText: person.userId });
        await page.getByRole('heading', { level: 1 }).waitFor();
        if ((await row.count()) === 0) return 0;
        await row.first().click();
        await invitation.waitFor();
        return invitation.count();
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toBe(1);
  return secretForm.exec((await invitation.textContent()) ?? '')?.[0] ?? '';
}

const looks = (['en', 'fr', 'ar'] as const).map((language) => ({ language }));

test.each(drawn(looks))('from the first operator’s link to the first sale, in $language', async ({ language }) => {
  const said = await office.server.says('The first operator comes in once at ');
  const first = invitationIn(said.slice(said.indexOf('#')));
  if (first === undefined) throw new Error(`There is no invitation in ${said}`);
  const secret = await office.at({ loggedIn: false, language }, async (desk) => {
    await comeIn(desk, first);
    return makeAgency(desk);
  });
  await office.at({ loggedIn: false, language }, async (desk) => {
    await comeIn(desk, { userId: person.userId, secret });
    await beginBooking(desk, { from: 'DEL', to: 'BOM', date: inDays(30) });
    await toPay(desk);
    const transactionId = await pay(desk);
    expect(transactionId).toMatch(/^FL/);
    await desk.page.goto(`${desk.base}/search`);
    await desk.page.getByRole('main').getByRole('link').filter({ hasText: 'Rohan Kurian' }).first().waitFor();
  });
});
