/** Invoices and receipts of a booking: on the page, as a file in the language chosen, and the word where there is none. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from './harness/checks.ts';
import { Office } from './harness/desk.ts';
import { deskByWire } from './harness/session.ts';
import { bookByWire } from './pages/by-wire.ts';

let office: Office;
let sold = '';
beforeAll(async () => {
  office = await Office.open();
  sold = (await bookByWire(await deskByWire(office.server.base), { day: 40 })).transactionId;
});
afterAll(() => office.close());

test.each(
  drawn([
    ['en', 1440],
    ['ar', 1440],
    ['fr', 390],
    ['ar', 390],
  ] as const),
)('an invoice and a customer invoice in %s at %i px', (language, width) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    for (const kind of ['invoice', 'customer-invoice']) {
      await page.goto(`${base}/flight/${kind}/${sold}`);
      const download = page.getByRole('button', { name: say('manage-download-pdf') });
      await expect.poll(() => download.isEnabled(), { timeout: 20_000 }).toBe(true);
      await expectTitled(desk, `title-flight-${kind}`);
      await expectGood(desk, kind);
      const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
      expect(file.suggestedFilename()).toMatch(/\.pdf$/);
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
      const paper = (await page.getByRole('article').textContent()) ?? '';
      expect(paper.replaceAll('/', '-')).toContain(file.suggestedFilename().replace('.pdf', ''));
    }
  }),
);

test('the e-ticket as a file', () =>
  office.at({}, async ({ page, base, say }) => {
    await page.goto(`${base}/flight/ticket/${sold}`);
    const button = page.getByRole('button', { name: say('bookings-pdf'), exact: true });
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  }));

test('no refund, no receipt; no booking, no invoice', () =>
  office.at({ expected: /Failed to load resource/ }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/flight/refund-receipt/${sold}`);
    await page.getByText(say('message-no-receipt')).waitFor();
    await expectGood(desk, 'no receipt');
    await page.goto(`${base}/flight/invoice/FL00000000000`);
    await page.getByText(say('message-no-invoice')).waitFor();
    await expectGood(desk, 'no invoice');
  }));
