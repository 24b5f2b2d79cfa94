/** An account number of the agency's own: got on the page of deposits, transferred to, and what came in is seen there, credited. */
import { Effect } from 'effect';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood } from '../harness/checks.ts';
import { Office } from '../harness/desk.ts';
import { deskByWire } from '../harness/session.ts';

/** An agency gets its number once, so each row has a house of its own. */
let office: Office;
beforeEach(async () => {
  office = await Office.open();
});
afterEach(() => office.close());

const rows = (['en', 'fr', 'ar'] as const).flatMap((language) =>
  ([1440, 390] as const).map((width) => ({ language, width })),
);

test.each(drawn(rows))('is got, and a transfer to it credited, $language at $width', (look) =>
  office.at(look, async (desk) => {
    const { page, say, base } = desk;
    const { account } = await deskByWire(base);
    const balance = async () => (await Effect.runPromise(account.balance())).balance.minor;
    const before = await balance();
    await page.goto(`${base}/offline-payment`);
    await page.getByRole('button', { name: say('account-own-open'), exact: true }).click();
    const trial = page.getByRole('link', { name: say('account-own-trial'), exact: true });
    await trial.waitFor();
    await page.getByText('SBOX0000001').waitFor();
    await expectGood(desk, 'a number of its own');

    await trial.click();
    await page.locator('select[name=mode]').selectOption('neft');
    await page.locator('input[name=amount]').fill('25,000');
    await page.locator('input[name=reference]').fill('hdfcn52612345678');
    await page.locator('input[name=payer]').fill('Asha Rao');
    await page.locator('button.pay').click();
    await page.waitForURL(`${base}/offline-payment`);
    const deposit = page.getByRole(desk.narrow ? 'listitem' : 'row').filter({ hasText: 'HDFCN52612345678' });
    await deposit.getByText(say('account-deposit-state-approved')).waitFor();
    expect(await balance()).toBe(before + 25_000_00);
    await expectGood(desk, 'a transfer that came in');
    await page.getByRole('button', { name: say('account-own-check'), exact: true }).click();
    await page.getByText(say('account-own-credited', { credited: 0 })).waitFor();
    expect(await balance()).toBe(before + 25_000_00);
  }),
);
