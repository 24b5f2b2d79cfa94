/** A booking found by what is known of it, shown whole, with what can be done to it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { Office } from '../harness/desk.ts';
import { deskByWire } from '../harness/session.ts';
import { bookByWire } from '../pages/by-wire.ts';

let office: Office;
let sold = '';
beforeAll(async () => {
  office = await Office.open();
  sold = (await bookByWire(await deskByWire(office.server.base), { day: 41 })).transactionId;
});
afterAll(() => office.close());

test.each(
  drawn([
    ['en', 1440],
    ['fr', 1440],
    ['ar', 390],
    ['en', 390],
  ] as const),
)('is found and shown in %s at %i px', (language, width) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/manage-booking`);
    await page.getByText(say('manage-find-title')).last().waitFor();
    await expectTitled(desk, 'title-manage-booking');
    await page
      .getByRole('main')
      .getByRole('button', { name: say('manage-find'), exact: true })
      .click();
    await page.getByText(say('manage-find-nothing')).waitFor();
    await expectGood(desk, 'finding a booking');
    await page.getByRole('searchbox', { name: say('bookings-find') }).fill(sold);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${base}/my-bookings/manage/${sold}`);
    await page.getByRole('heading', { name: say('bookings-history') }).waitFor();
    await expectTitled(desk, 'title-order-details');
    await expectGood(desk, 'a booking whole');
    await expect.poll(() => page.getByRole('main').textContent()).toContain('Rohan');
    await page.getByRole('link', { name: say('manage-cancel') }).waitFor();
    await page.goto(`${base}/flight/order-details/${sold}`);
    await page.getByRole('link', { name: say('title-flight-customer-invoice') }).waitFor();
    await page.goto(`${base}/my-bookings/manage?text=Rohan`);
    await page
      .getByRole(desk.narrow ? 'link' : 'row')
      .filter({ hasText: sold })
      .first()
      .waitFor();
    await expectGood(desk, 'bookings found');
  }),
);

test('says that nothing was found', () =>
  office.at({}, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/my-bookings/manage?text=Nobodyhere`);
    await page.getByText(say('message-no-bookings')).waitFor();
    await expectGood(desk, 'nothing found');
  }));
