/** A cruise: sailings of a month, a cabin by its number on the plan of a deck, tips, guests, the voucher. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { monthOf } from '#domain/time/calendar-date.ts';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { Office } from '../harness/desk.ts';
import { fillTraveller, meera, rohan } from '../pages/book.ts';
import { payFor } from '../pages/checkout.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

test.each(
  drawn([
    ['en', 1440, 70],
    ['ar', 390, 100],
    ['fr', 390, 130],
    ['ar', 1440, 160],
  ] as const),
)('is found, chosen on its deck and booked in %s at %i px', (language, width, ahead) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/cruise?region=india&month=${monthOf(inDays(ahead))}&cabins=2`);
    await page.getByRole('article').first().waitFor();
    await expectGood(desk, 'sailings found');
    await page.getByRole('article').first().getByRole('link').click();
    await page.locator('input[name="cruise-kind"]').first().waitFor();
    await page.getByText(say('cruise-kind-balcony'), { exact: true }).first().click();
    await page.locator('[data-chosen]').waitFor();
    const before = await page.locator('[data-chosen]').textContent();
    await page.locator('[data-chosen] input').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('[data-chosen]').textContent()).not.toBe(before);
    await expectGood(desk, 'a cabin chosen on its deck');
    const number = (await page.locator('[data-chosen]').textContent()) ?? '';
    await page.getByRole('button', { name: say('cruise-travellers') }).click();
    await page.waitForURL(`${base}/cruise/book`);
    await expectTitled(desk, 'title-cruise-book');
    for (const [index, person] of [rohan, meera].entries()) await fillTraveller(desk, index, person);
    await expectGood(desk, 'a cruise before it is booked');
    const transactionId = await payFor(desk, 'cruise');
    expect(transactionId).toMatch(/^CR/);
    await page.goto(`${base}/cruise/voucher/${transactionId}`);
    const voucher = page.getByRole('article').first();
    await expect.poll(() => voucher.textContent()).toContain('Kurian');
    expect(await voucher.textContent()).toContain(number);
    await expectGood(desk, 'the voucher of a cruise');
  }),
);
