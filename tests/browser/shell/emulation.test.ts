/** An operator sits at an agent's desk, looks and acts there, and goes back; the agent reads of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectGood } from '../harness/checks.ts';
import { logIn, Office } from '../harness/desk.ts';

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
    await expect
      .poll(() => page.getByRole('region', { name: say('shell-emulation') }).textContent())
      .toContain('Malabar');
    expect(await emulate.count(), 'from there to nobody else').toBe(0);
    await expectGood(desk, 'at the customer’s desk');
    await page.goto(`${base}/my-bookings`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: say('shell-switch-back') }).click();
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
