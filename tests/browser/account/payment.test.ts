/** Balance uploaded online: an amount and a method, the gateway's page, and back with the money in the balance. */
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

/** From the form to the gateway's page. */
async function toGateway({ page, say }: Desk): Promise<void> {
  await page.locator('label[for=payment-method-credit-card]').click();
  await page.locator('main button[type=submit]').click();
  await page.waitForURL(/\/payments\/sandbox\//);
  await page
    .getByText('50,900')
    .or(page.getByText(/50[\s\u202f]900/))
    .first()
    .waitFor();
  expect(await page.title()).not.toBe(say('title-online-payment'));
}

test.each(drawn(rows))('is refused, then paid, credited and receipted, $language at $width', (look) =>
  office.at(look, async (desk) => {
    const { page, say, base } = desk;
    const before = await balance();
    await page.goto(`${base}/online-payment`);
    await page.getByText(say('account-pay-choose')).waitFor();
    await expectGood(desk, 'how it can be paid');
    await page.locator('main button[type=submit]').click();
    await expect.poll(() => page.locator('main [aria-invalid=true]').count()).toBe(2);
    await page.locator('#payment-amount').fill('50,000');
    await toGateway(desk);
    await page.locator('button[value=decline]').click();
    await page.waitForURL(/\/online-payment\?paymentid=PY/);
    await page.getByText(say('account-payment-failed-next')).waitFor();
    await expectGood(desk, 'a refused payment');
    expect(await balance()).toBe(before);

    await page.locator('#payment-amount').fill('50000');
    await toGateway(desk);
    await page.locator('button[value=leave]').click();
    await page.getByText(say('account-payment-open-next')).waitFor();
    await page.getByRole('link', { name: say('account-payment-go-on') }).click();
    await page.waitForURL(/\/payments\/sandbox\//);
    await page.locator('button[value=pay]').click();
    await page.waitForURL(/\/online-payment\?paymentid=PY/);
    const receipt = page.getByRole('status').getByRole('link', { name: say('account-deposit-receipt'), exact: true });
    await receipt.waitFor();
    await expectGood(desk, 'a payment that arrived');
    expect(await balance()).toBe(before + 50_000_00);
    await receipt.click();
    await page.getByRole('article').getByText('Sandbox').waitFor();
    await expectGood(desk, 'its receipt');
  }),
);
