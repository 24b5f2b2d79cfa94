/** A link by which a customer pays: made and shared by the agency, opened without a login, paid, credited, receipted; another withdrawn. */
import { Effect } from 'effect';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wireDesk } from '#infrastructure/portal/wire-desk.ts';
import { drawn } from '#tests/support/ring.ts';
import { expectGood } from '../harness/checks.ts';
import { type Desk, Office } from '../harness/desk.ts';
import { agent, password } from '../harness/server.ts';

let office: Office;
let agency: ReturnType<typeof wireDesk>;
beforeAll(async () => {
  office = await Office.open();
  const tokens: string[] = [];
  agency = wireDesk({ base: office.server.base, token: () => tokens[0], language: () => 'en' });
  tokens.push((await Effect.runPromise(agency.session.logIn({ userId: agent, password }))).token);
});
afterAll(() => office.close());

const balance = async () => (await Effect.runPromise(agency.account.balance())).balance.minor;

const rows = (['en', 'fr', 'ar'] as const).flatMap((language) =>
  ([1440, 390] as const).map((width) => ({ language, width })),
);

/** From the form to the dialog that shares it; answers the link. */
async function makeLink({ page, say }: Desk): Promise<string> {
  await page.locator('#payment-link-note').fill('Group to Kochi');
  await page.locator('#payment-link-amount').fill('20,000');
  await page.locator('#payment-link-method').click();
  await page
    .getByRole('option')
    .filter({ hasText: '1.8' })
    .or(page.getByRole('option').filter({ hasText: '1,8' }))
    .first()
    .click();
  await page.locator('#payment-link-payerName').fill('Asha Rao');
  await page.locator('main button[type=submit]').click();
  const area = page.getByRole('dialog').getByRole('textbox', { name: say('pay-copy-link'), exact: true });
  await area.waitFor();
  return area.inputValue();
}

test.each(drawn(rows))('is made, paid by somebody else and credited, $language at $width', (look) =>
  office.at(look, async (desk) => {
    const { page, say, base } = desk;
    const before = await balance();
    await page.goto(`${base}/payment-links`);
    await page.getByText(say('pay-links-none')).waitFor();
    await expectGood(desk, 'the page of links');
    const link = await makeLink(desk);
    await expectGood(desk, 'a link to be shared');
    const context = await page.context().browser()?.newContext();
    const payer = await context?.newPage();
    if (payer === undefined) throw new Error('no browser for the payer');
    await payer.goto(link);
    await payer.getByText('Group to Kochi').waitFor();
    await payer.locator('main a[href*="/payments/sandbox/"]').click();
    await payer.locator('button[value=pay]').click();
    await payer.waitForURL(link);
    await payer.getByText('PY').first().waitFor();
    await expect.poll(balance).toBe(before + 20_000_00);
    await expect.poll(() => payer.locator('main a[href*="/payments/sandbox/"]').count()).toBe(0);
    await context?.close();

    await page.reload();
    await page.getByText(say('pay-state-paid'), { exact: true }).waitFor();
    const another = await makeLink(desk);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('pay-withdraw') })
      .click();
    await page.getByText(say('pay-withdrawn')).waitFor();
    await page.goto(another);
    await page.getByText(say('pay-opened-withdrawn')).waitFor();
    await expectGood(desk, 'a withdrawn link');
  }),
);
