/** A visa by itself: what the passport needs, applied for, its way followed, on paper, and given up before it went to the mission. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { inDays, typed } from '../harness/days.ts';
import { type Desk, Office } from '../harness/desk.ts';
import { field, fillPassport, rohan } from '../pages/book.ts';
import { fillName, payFor } from '../pages/checkout.ts';
import { commitCancelling } from '../pages/manage.ts';

const passport = 'P4471809';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

async function search(desk: Desk, destination: string, ahead: number): Promise<void> {
  const { page, base, say } = desk;
  await page.goto(`${base}/visa`);
  await field(desk, 'destination').fill(destination);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await field(desk, 'from').fill(typed(inDays(ahead)));
  await field(desk, 'to').fill(typed(inDays(ahead + 6)));
  await field(desk, 'births[0]').fill(typed(rohan.born));
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: say('visa-search'), exact: true }).click();
}

test.each(
  drawn([
    ['en', 1440, 61],
    ['ar', 390, 62],
    ['fr', 390, 63],
    ['ar', 1440, 64],
  ] as const),
)('is applied for and given up in %s at %i px', (language, width, ahead) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    await search(desk, 'AE', ahead);
    const apply = page.getByRole('button', { name: say('visa-apply'), exact: true });
    await apply.first().waitFor();
    await expectGood(desk, 'visas found');
    await apply.first().click();
    await page.waitForURL(`${base}/visa/book`);
    await expectTitled(desk, 'title-visa-book');
    await fillName(desk, 'travellers[0]', 'Thampi');
    await fillPassport(desk, 0, { number: passport });
    await field(desk, 'profiles[0]').click();
    await page.getByRole('option').nth(1).click();
    await expectGood(desk, 'a visa before it is applied for');
    const id = await payFor(desk, 'visa', '/visa/voucher/');
    expect(id).toMatch(/^VS/);
    await page.getByText(say('visa-registered')).first().waitFor();
    await expect.poll(() => page.getByRole('article').first().textContent()).toContain('Thampi');
    await expectGood(desk, 'the voucher of a visa');
    await page.goto(`${base}/visa/track/${id}`);
    await expect.poll(() => page.locator('main').textContent()).toContain('Thampi');
    await expectGood(desk, 'an application that is followed');
    // A passport's number finds it, and stands in no address: neither here nor in what a proxy writes down.
    await page.goto(`${base}/visa/applications`);
    const find = page.getByRole('searchbox', { name: say('visa-find') });
    await find.fill(passport);
    await find.press('Enter');
    await page
      .getByRole('tab', { name: say('visa-box-all') })
      .getByText('1', { exact: true })
      .waitFor();
    await page.getByRole('button', { name: 'Thampi' }).first().click();
    await page.waitForURL(/open=/);
    expect(page.url()).not.toContain(passport);
    await page.goBack();
    await expect.poll(() => find.inputValue()).toBe(passport);
    await page.goto(`${base}/my-bookings/manage/${id}/cancel`);
    await page.getByLabel(say('manage-remarks')).fill('The journey does not take place');
    await expectGood(desk, 'an application to be given up');
    await commitCancelling(desk, 'visa');
    await page.getByText(say('message-booked-or-cancelled')).first().waitFor();
    await page.goto(`${base}/visa/refund-receipt/${id}`);
    await expect.poll(() => page.getByRole('article').first().textContent()).toContain('Thampi');
    await expectGood(desk, 'the credit note of a visa');
  }),
);

test('nothing is applied for where the passport needs none', () =>
  office.at({}, async (desk) => {
    await search(desk, 'NP', 20);
    await desk.page
      .getByText(desk.say('visa-read', { on: '§' }).split('§')[0] ?? '')
      .first()
      .waitFor();
    expect(await desk.page.getByRole('button', { name: desk.say('visa-apply'), exact: true }).count()).toBe(0);
    await expectGood(desk, 'no visa needed');
  }));
