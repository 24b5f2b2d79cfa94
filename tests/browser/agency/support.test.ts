/** Support is asked over the screen at hand, which is not left, with a document; an operator answers, and the agent reads on. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood } from '../harness/checks.ts';
import { logIn, Office } from '../harness/desk.ts';
import { operator } from '../harness/server.ts';
import { deskByWire } from '../harness/session.ts';
import { bookByWire } from '../pages/by-wire.ts';

let office: Office;
let sold = '';
beforeAll(async () => {
  office = await Office.open();
  sold = (await bookByWire(await deskByWire(office.server.base), { day: 45 })).transactionId;
});
afterAll(() => office.close());

const paper = '%PDF-1.7 a boarding pass';
const looks = (['en', 'fr', 'ar'] as const).flatMap((language) =>
  ([1440, 390] as const).map((width) => ({ language, width })),
);

test.each(drawn(looks))('is asked, answered and read, $language at $width', ({ language, width }) =>
  office.at({ language, width }, async ({ page, say, base, ...others }) => {
    const desk = { page, say, base, ...others };
    const menu = page.getByRole('button', { name: new RegExp(`^${say('shell-profile-menu')}`) });
    const asking = page.getByRole('menuitem', { name: say('shell-ask-support'), exact: true });
    const at = `${base}/my-bookings/manage/${sold}`;
    await page.goto(at);
    await page.getByRole('heading', { name: say('manage-acts') }).waitFor();
    await menu.click();
    await asking.click();
    const dialog = page.getByRole('dialog', { name: say('support-new') });
    await expect.poll(() => dialog.locator('#ticket-about').inputValue()).toBe(sold);
    await dialog.locator('[data-dialog-apply]').click();
    await dialog.locator('#ticket-subject[aria-invalid=true]').waitFor();
    await expectGood(desk, 'a request without a word');
    await dialog.locator('#ticket-subject').fill('Meal missing');
    await dialog.locator('#ticket-text').fill('The counter did not find it.');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'pass.pdf', mimeType: 'application/pdf', buffer: Buffer.from(paper) });
    await dialog.getByText('pass.pdf').waitFor();
    await dialog.locator('[data-dialog-apply]').click();
    const alert = page.getByText(/SP\d{6}/).first();
    const [ticketId = ''] = /SP\d{6}/.exec((await alert.textContent()) ?? '') ?? [];
    await expect.poll(() => dialog.count()).toBe(0);
    expect(page.url()).toBe(at);
    // It opens again, empty but for what the screen is of.
    await menu.click();
    await asking.click();
    await expect.poll(() => dialog.locator('#ticket-about').inputValue()).toBe(sold);
    expect(await dialog.locator('#ticket-subject').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);

    await office.at({ language, width, loggedIn: false }, async (house) => {
      await logIn(house, operator);
      await house.page.goto(`${base}/operations?section=tickets&case=${ticketId}`);
      await house.page.getByText('The counter did not find it.').waitFor();
      await house.page.locator('#reply-text').fill('It is given back by Friday.');
      await house.page.locator('form button[type=submit]').click();
      await house.page
        .getByRole('list', { name: say('support-messages') })
        .getByText('by Friday')
        .waitFor();
      await expectGood(house, 'a request that is answered');
      await house.page.getByRole('button', { name: new RegExp(`^${say('shell-profile-menu')}`) }).click();
      await house.page.getByRole('menuitem', { name: say('shell-logout') }).waitFor();
      // Who answers does not ask.
      expect(await house.page.getByRole('menuitem', { name: say('shell-ask-support') }).count()).toBe(0);
    });

    await page.goto(`${base}/support?ticket=${ticketId}`);
    await page.getByText('It is given back by Friday.').waitFor();
    await expectGood(desk, 'an answer');
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'pass.pdf' }).click(),
    ]);
    await opened.close();
  }),
);
