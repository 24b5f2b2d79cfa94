/** A cancellation seen before it is done: ignored it changes nothing, committed it pays back and has its receipt. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { Office } from '../harness/desk.ts';
import { deskByWire } from '../harness/session.ts';
import { bookByWire } from '../pages/by-wire.ts';
import { commitCancelling } from '../pages/manage.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

test.each(
  drawn([
    ['en', 1440, 45],
    ['ar', 390, 46],
    ['fr', 1440, 47],
  ] as const),
)('in %s at %i px', (language, width, day) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    const { transactionId: id } = await bookByWire(await deskByWire(base), { day });
    await page.goto(`${base}/flight/cancellation/${id}`);
    await page.waitForURL(`${base}/my-bookings/manage/${id}/cancel`);
    await page.getByRole('heading', { name: say('manage-ledger-lines') }).waitFor();
    await expectTitled(desk, 'title-cancel-booking');
    await expectGood(desk, 'a cancellation previewed');
    await page.getByRole('button', { name: say('manage-ignore'), exact: true }).click();
    await page.waitForURL(`${base}/my-bookings/manage/${id}`);
    await page.getByText(say('session-booking-confirmed')).first().waitFor();

    await page.getByRole('link', { name: say('manage-cancel') }).click();
    await page.getByRole('checkbox').first().uncheck();
    await page.getByText(say('manage-choose-traveller')).waitFor();
    await expectGood(desk, 'nobody chosen');
    await page.getByRole('checkbox').first().check();
    await page.getByLabel(say('manage-remarks')).fill('The customer changed plans');
    await commitCancelling(desk);
    await page.getByText(say('message-booked-or-cancelled')).first().waitFor();
    await page.getByText(say('session-booking-cancelled'), { exact: true }).waitFor();
    await expectGood(desk, 'cancelled');
    await page.getByRole('link', { name: say('title-flight-refund-receipt') }).click();
    const download = page.getByRole('button', { name: say('manage-download-pdf') });
    await expect.poll(() => download.isEnabled()).toBe(true);
    await expectGood(desk, 'the refund receipt');
    await page.goto(`${base}/my-bookings/manage/${id}/cancel`);
    await page.getByText(say('manage-cancel-not-now')).waitFor();
    await expectGood(desk, 'nothing to cancel');
  }),
);
