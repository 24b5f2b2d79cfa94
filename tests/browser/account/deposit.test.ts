/** An agent asks for a deposit, an operator approves it, the balance rises, and the receipt is there to print. */
import { Effect } from 'effect';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Desk as BackOfficeDesk } from '#application/desk/desk.ts';
import { money } from '#domain/money/money.ts';
import { drawn } from '#tests/support/ring.ts';
import { expectGood } from '../harness/checks.ts';
import { inDays, typed } from '../harness/days.ts';
import { type Desk, logIn, Office } from '../harness/desk.ts';
import { operator } from '../harness/server.ts';
import { deskByWire } from '../harness/session.ts';

let office: Office;
let house: BackOfficeDesk;
let agency: BackOfficeDesk;
beforeAll(async () => {
  office = await Office.open();
  const { base } = office.server;
  [house, agency] = await Promise.all([deskByWire(base, operator), deskByWire(base)]);
});
afterAll(() => office.close());

const balance = async () => (await Effect.runPromise(agency.account.balance())).balance.minor;

/** An elevated user credits less than was asked for, and says why. */
async function approve(desk: Desk, depositId: string): Promise<void> {
  const { page, say, base } = desk;
  await logIn(desk, operator);
  await page.goto(`${base}/operations`);
  await page.getByRole('tab', { name: say('operations-deposits') }).click();
  await page.getByLabel(say('operations-find-deposits')).fill(depositId);
  await page.keyboard.press('Enter');
  const row = page.getByRole('tabpanel').getByRole('link');
  await expect.poll(() => row.count()).toBe(1);
  await expectGood(desk, 'a list of deposits');
  await row.click();
  await page.getByText('advice.pdf').waitFor();
  await expectGood(desk, 'a deposit to be decided');
  const press = page.getByRole('tabpanel').locator('button[type=submit]');
  await page.locator('#decision-approvedAmount').fill('24,500');
  await press.click();
  await page.locator('#decision-remarks[aria-invalid=true]').waitFor();
  await expectGood(desk, 'another amount without a reason');
  await page.locator('#decision-remarks').fill('The bank kept 500');
  await press.click();
  await page.getByRole('status').getByText(say('operations-done-approve'), { exact: true }).waitFor();
  await page.getByRole('button', { name: say('operations-reverse'), exact: true }).waitFor();
  await expectGood(desk, 'a credited deposit');
}

const rows = (['en', 'fr', 'ar'] as const).flatMap((language) =>
  ([1440, 390] as const).map((width) => ({ language, width })),
);
let references = 632_214_480_100;

test.each(drawn(rows))(
  'is asked for, approved, credited and printed, $language at $width',
  async ({ language, width }) => {
    await office.at({ language, width }, async (desk) => {
      const { page, say, base } = desk;
      references += 1;
      await page.goto(`${base}/offline-payment`);
      await page.getByText(say('account-deposit-paid'), { exact: true }).waitFor();
      await expectGood(desk, 'an empty form');
      const submit = page.getByRole('button', { name: say('account-deposit-send'), exact: true });
      await submit.click();
      await expect.poll(() => page.locator('form [aria-invalid=true]').count()).toBe(8);
      await expectGood(desk, 'a form that lacks everything');

      const fill = (field: string, text: string) => page.locator(`#deposit-${field}`).fill(text);
      await fill('amount', '25,000');
      await page.locator('#deposit-paymentMode').click();
      await page.getByRole('option', { name: 'UPI', exact: true }).click();
      await fill('depositDate', typed(inDays(-1)));
      await fill('referenceNumber', '12');
      await fill('accountNumber', '0011 2233 44');
      await fill('accountHolderName', 'Malabar Holidays');
      await fill('branch', 'Fort Kochi');
      await page.locator('#deposit-bankAccount').click();
      await page.getByRole('option', { name: 'HDFC Bank 4410', exact: true }).click();
      await expect.poll(() => page.locator('form [aria-invalid=true]').count()).toBe(1);
      await fill('referenceNumber', String(references));
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'advice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 an advice') });
      await page.getByText('advice.pdf').waitFor();
      await submit.click();
      const row = page.getByRole(width === 390 ? 'listitem' : 'row').filter({ hasText: String(references) });
      await row.getByText(say('account-deposit-state-asked')).waitFor();
      await expectGood(desk, 'a deposit that waits');

      const [asked] = (
        await Effect.runPromise(house.account.deposits({ scope: 'all', text: String(references), page: 1 }))
      ).deposits;
      if (asked === undefined) throw new Error('Nothing was asked for');
      const { depositId } = asked;
      expect(asked).toMatchObject({ slip: 'advice.pdf', amount: { minor: 25_000_00, currency: 'INR' } });
      await page.goto(`${base}/top-up-receipt/${depositId}`);
      await page.getByText(say('message-no-receipt')).waitFor();
      const before = await balance();
      await office.at({ language, width, loggedIn: false }, (queue) => approve(queue, depositId));
      await expect.poll(balance).toBe(before + 24_500_00);

      await page.goto(`${base}/offline-payment`);
      await row.getByText(say('account-deposit-state-approved')).waitFor();
      // Narrow, a row leads to the receipt by the deposit's details.
      const named = new RegExp(depositId);
      if (width === 390) await row.getByRole('button', { name: named }).click();
      await page.getByRole('link', { name: named }).click();
      const paper = page.getByRole('article');
      await paper.getByText(depositId).first().waitFor();
      await paper.getByText(String(references)).waitFor();
      await expectGood(desk, 'a receipt');
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: say('manage-download-pdf') }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(`${depositId}.pdf`);
      await page.goto(`${base}/profile/ledger`);
      await page.getByRole('link', { name: depositId }).waitFor();
    });
  },
);

/** What an agency says it has paid in yesterday. */
async function paidIn(referenceNumber: string, rupees: number): Promise<string> {
  const { depositId } = await Effect.runPromise(
    agency.account.addDeposit({
      deposit: {
        paymentMode: 'imps',
        referenceNumber,
        accountNumber: '0011223344',
        accountHolderName: 'Malabar Holidays',
        branch: 'Fort Kochi',
        bankAccount: 'HDFC Bank, ends 4410',
        depositDate: inDays(-1),
        amount: money(rupees * 100, 'INR'),
      },
      requestId: crypto.randomUUID(),
    }),
  );
  return depositId;
}

test('is approved with what the bank’s statement says, by which another one is to be looked at', () =>
  office.at({ loggedIn: false }, async (desk) => {
    const { page, say, base } = desk;
    const [one, other] = [String((references += 1)), String((references += 1))];
    const [agrees, differs] = [await paidIn(one, 31_000), await paidIn(other, 42_000)];
    const before = await balance();
    await logIn(desk, operator);
    await page.goto(`${base}/operations?section=deposits`);
    await page.getByRole('button', { name: say('operations-statement-match') }).waitFor();
    const day = typed(inDays(-1));
    const lines = [
      'Date,Narration,Deposit Amt.',
      `${day},IMPS-${one}-MALABAR,"31,000.00"`,
      `${day},IMPS-${other}-MALABAR,"41,900.00"`,
    ];
    await page.setInputFiles('input[type=file]', {
      name: 'november.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n')),
    });
    const dialog = page.getByRole('dialog', { name: say('operations-statement') });
    const row = (depositId: string) => dialog.getByRole('listitem').filter({ hasText: depositId });
    await row(differs).getByText(say('operations-statement-differs')).waitFor();
    await expectGood(desk, 'a bank statement');
    await dialog.getByRole('button', { name: say('operations-statement-approve', { count: 1 }) }).click();
    await row(agrees).getByText(say('operations-done-approve'), { exact: true }).waitFor();
    expect(await balance()).toBe(before + 3_100_000);
    await dialog.getByRole('button', { name: say('operations-statement-open', { deposit: differs }) }).click();
    await page.getByRole('button', { name: say('operations-statement-take') }).click();
    expect(await page.locator('#decision-approvedAmount').inputValue()).toBe('41900.00');
    await expectGood(desk, 'what the bank says of a deposit');
  }));
