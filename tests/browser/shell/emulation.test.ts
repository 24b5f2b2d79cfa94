/** An operator sits at an agent's desk, looks and acts there, and goes back; the agent reads of it. */
import type { Route } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood } from '../harness/checks.ts';
import { type Desk, logIn, Office } from '../harness/desk.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

test('an operator goes to a customer’s desk and back, and the customer reads why', async () => {
  await office.at({ loggedIn: false }, async (desk) => {
    const { page, say, base } = desk;
    await logIn(desk, 'operator@demo.test');
    await page.goto(`${base}/operations`);
    const emulate = page.getByRole('button', { name: say('shell-emulate'), exact: true });
    await emulate.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(say('shell-emulate-note')).waitFor();
    await expectGood(desk, 'a customer to be chosen');
    // With nobody chosen nothing happens but a word at the field.
    await dialog.getByRole('button', { name: say('shell-emulate'), exact: true }).click();
    await dialog
      .getByText(say('violation-required', { field: 'emulatedAgentId' }))
      .first()
      .waitFor();
    await dialog.getByRole('combobox').fill('Malabar');
    await dialog.getByRole('combobox').press('Enter');
    await dialog.getByLabel(say('shell-emulate-reason'), { exact: true }).fill('Asked by telephone');
    await dialog.getByRole('button', { name: /Malabar/ }).click();
    await page.getByRole('button', { name: say('shell-switch-back') }).waitFor();
    const banner = say('shell-emulating', { name: 'Malabar Holidays Pvt Ltd', agentId: 'AGT10482' });
    await expect.poll(() => page.getByRole('region', { name: say('shell-emulation') }).textContent()).toContain(banner);
    await page.waitForURL(`${base}/search`);
    expect(await emulate.count(), 'from there to nobody else').toBe(0);
    await expectGood(desk, 'at the customer’s desk');
    await page.goto(`${base}/my-bookings`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: say('shell-switch-back') }).click();
    await page.waitForURL(`${base}/search`);
    await emulate.waitFor();
  });
  await office.at({}, async (desk) => {
    const { page, say, base } = desk;
    await page.goto(`${base}/profile`);
    const log = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Asked by telephone' });
    await log.first().waitFor();
    await expect.poll(() => log.first().textContent()).toContain('Farida Khan');
    expect(await log.first().textContent()).not.toContain(say('agency-sat-open'));
    await expectGood(desk, 'who sat at the desk');
  });
});

const looks = (['en', 'fr', 'ar'] as const).flatMap((language) =>
  ([1440, 390] as const).map((width) => ({ language, width })),
);
const dispatch = '**/v2dispatch.jsp';

/** The operator's desk, with a customer chosen and a reason given. */
async function chooseCustomer(desk: Desk): Promise<void> {
  const { page, say, base } = desk;
  await logIn(desk, 'operator@demo.test');
  await page.goto(`${base}/operations`);
  await page.getByRole('button', { name: say('shell-emulate'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('Malabar');
  await dialog.getByRole('combobox').press('Enter');
  await dialog.getByLabel(say('shell-emulate-reason'), { exact: true }).fill('Asked by telephone');
}

/** Does `instead` where a form of this operation is sent; what else is sent goes its way. */
const whereSent = ({ page }: Desk, opid: string, instead: (route: Route) => Promise<void>) =>
  page.route(dispatch, (route) =>
    new URLSearchParams(route.request().postData() ?? '').get('opid') === opid ? instead(route) : route.continue(),
  );

test.each(drawn(looks))(
  'Failed to emulate, then Login Failed: both leave the operator at the own desk, $language at $width',
  (look) =>
    office.at({ ...look, loggedIn: false, expected: /ERR_FAILED|Failed to load/ }, async (desk) => {
      const { page, say } = desk;
      await chooseCustomer(desk);
      const dialog = page.getByRole('dialog');
      const go = dialog.getByRole('button', { name: /Malabar/ });

      await whereSent(desk, 'GETEMULATEUSER', (route) => route.abort());
      await go.click();
      await dialog.getByText(say('message-emulate-failed'), { exact: true }).waitFor();
      await expectGood(desk, 'a request to emulate that failed');
      await page.unroute(dispatch);

      // The way there is used by another request of the same session, before this one arrives.
      await whereSent(desk, 'EMULATELOGIN', async (route) => {
        const used = await page.request.fetch(route.request());
        expect(used.ok()).toBe(true);
        await route.continue();
      });
      await go.click();
      const message = say('failure-not-permitted-emulate-over');
      const alert = dialog.getByRole('alert').filter({ hasText: say('message-emulate-login-failed', { message }) });
      await alert.waitFor();
      expect(await alert.textContent()).toContain(say('message-emulate'));
      await expectGood(desk, 'a login to emulate that failed');
      await page.unroute(dispatch);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await page.getByRole('button', { name: say('shell-switch-back') }).count()).toBe(0);
      await page.reload();
      await page.getByRole('button', { name: say('shell-emulate'), exact: true }).waitFor();
    }),
);
