/**
 * A refund from the cancellation that asks for it to both receipts: with an airline that keeps silent it is on its way, when
 * the airline speaks it is credited; in the tracker, among the booking's papers, in three languages and at both widths.
 */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { words } from '#infrastructure/backoffice/words/words.ts';
import { patience } from '#tests/support/chromium.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { type Desk, Office } from '../harness/desk.ts';
import { deskByWire } from '../harness/session.ts';
import { meera, rohan } from '../pages/book.ts';
import { bookByWire } from '../pages/by-wire.ts';
import { commitCancelling } from '../pages/manage.ts';

let office: Office;
let sold = '';
const expected = /Failed to load resource|ERR_CONNECTION_REFUSED/;
beforeAll(async () => {
  office = await Office.open();
  const wire = await deskByWire(office.server.base);
  sold = (await bookByWire(wire, { day: 52, people: [rohan, meera] })).transactionId;
});
afterAll(() => office.close());

async function openTracker({ page, base, say }: Desk): Promise<void> {
  await page.goto(`${base}/my-bookings/manage`);
  await page.getByRole('tab', { name: say('manage-refunds'), exact: true }).click();
  await page.getByText(say('manage-refunds-law')).waitFor();
}

test('nothing was cancelled: no refund', () =>
  office.at({}, async (desk) => {
    await openTracker(desk);
    await desk.page.getByText(desk.say('manage-no-refunds'), { exact: true }).waitFor();
    await expectGood(desk, 'no refunds');
  }));

test('the airline keeps silent: the refund is on its way, and credited once it has spoken', async () => {
  const silent = JSON.stringify({ silentAfter: 1, settleSilent: true, ignoreSurnames: true });
  await office.server.kill();
  await office.server.startAgain({ SANDBOX_FAULTS: silent });
  await office.at({ expected }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/my-bookings/manage/${sold}/cancel`);
    await page.getByRole('checkbox').first().uncheck();
    await commitCancelling(desk);
    await page
      .getByText(say('bookings-amending-title'))
      .first()
      .waitFor({ timeout: 3 * patience });
    await expectGood(desk, 'a cancellation in doubt');
    await page.goto(`${base}/my-bookings/manage/${sold}`);
    await page.getByText(say('session-booking-amending')).first().waitFor();
    await expectGood(desk, 'a booking whose cancellation is in doubt');
    await openTracker(desk);
    const row = page.getByRole('row').filter({ hasText: sold });
    await row.getByText(say('manage-refund-under-way'), { exact: true }).waitFor();
    await expectGood(desk, 'a refund on its way');
    await page.getByRole('tab', { name: new RegExp(`^${say('manage-refund-overdue')}`) }).click();
    await page.getByText(say('manage-no-refunds-here')).waitFor();

    await office.server.kill();
    await office.server.startAgain({ SANDBOX_FAULTS: '' });
    await page.goto(`${base}/my-bookings/manage/${sold}`);
    await page
      .getByText(say('session-booking-part-cancelled'))
      .first()
      .waitFor({ timeout: 6 * patience });
    await page.getByText(say('bookings-traveller-cancelled'), { exact: true }).first().waitFor();
    await expectGood(desk, 'a booking cancelled in part');
    // The ticket names the cancelled traveller once, as cancelled.
    await page.goto(`${base}/flight/ticket/${sold}`);
    const sheet = page.getByRole('article');
    await sheet.getByText(rohan.first).waitFor();
    await sheet.getByText(words('en', 'document-cancelled-travellers')).waitFor();
    await expect.poll(() => sheet.getByText(meera.first).count()).toBe(1);
  });
});

test.each(
  drawn([
    ['en', 1440],
    ['ar', 390],
    ['fr', 390],
  ] as const),
)('the refund and its receipts in %s at %i px', (language, width) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say, narrow } = desk;
    await openTracker(desk);
    await page.getByText(say('manage-refund-credited'), { exact: true }).last().waitFor();
    await expectTitled(desk, 'title-manage-booking');
    await expectGood(desk, 'a refund credited');
    await page.getByRole('link', { name: sold }).first().click();
    await page.waitForURL(`${base}/my-bookings/manage/${sold}`);
    if (narrow) await expectGood(desk, 'a booking cancelled in part');
    await page.getByRole('link', { name: new RegExp(say('title-customer-refund-receipt')) }).click();
    const paper = page.getByRole('article');
    await paper.getByText(words(language, 'document-line-cancellation-fee', { product: 'flight' })).waitFor();
    await paper.getByText('Ms Meera Kurian').last().waitFor();
    await expect.poll(() => paper.textContent()).toMatch(/RR\/\d\d-\d\d\/000001/);
    await expect.poll(() => paper.textContent()).not.toContain(words(language, 'document-line-commission-reversed'));
    await expectGood(desk, 'the customer’s receipt');
    const download = page.getByRole('button', { name: say('manage-download-pdf') });
    await expect.poll(() => download.isEnabled()).toBe(true);
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('radio', { name: say('manage-paper-own'), exact: true }).click({ force: true });
    await paper.getByText(words(language, 'document-line-commission-reversed')).waitFor();
    await expectGood(desk, 'the agency’s receipt');
    await page.goto(`${base}/credit-debit-receipt/${sold}`);
    await page.getByText(say('manage-entry-credited')).waitFor();
    await expectTitled(desk, 'title-credit-debit-receipt');
    await expectGood(desk, 'all receipts of a booking');
  }),
);
