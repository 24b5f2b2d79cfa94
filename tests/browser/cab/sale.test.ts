/** A cab from a booked flight's airport: the address fills in what is known, and the driver's flight with it, to the voucher. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { Office } from '../harness/desk.ts';
import { field } from '../pages/book.ts';
import { fillName, payFor } from '../pages/checkout.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

test.each(
  drawn([
    ['en', 1440, 21],
    ['ar', 390, 22],
    ['fr', 390, 23],
    ['ar', 1440, 24],
  ] as const),
)('is found and booked in %s at %i px', (language, width, ahead) =>
  office.at({ language, width }, async (desk) => {
    const { page, base } = desk;
    const from = 'from=BLR&fromname=Bengaluru+airport&fromairport=BLR';
    const known = `kind=airport&${from}&date=${inDays(ahead)}&time=10:00&passengers=2&by=6E+2134`;
    await page.goto(`${base}/cab?${known}`);
    await field(desk, 'dropAt').fill('Mysuru');
    await page.getByRole('option').first().click();
    await page.getByRole('search').getByRole('button').last().click();
    await page.getByRole('article').first().waitFor();
    await expectGood(desk, 'cabs found');
    await page.getByRole('article').first().getByRole('button').last().click();
    await page.waitForURL(`${base}/cab/book`);
    await expectTitled(desk, 'title-cab-book');
    expect(await field(desk, 'arrivingBy').inputValue()).toBe('6E 2134');
    await fillName(desk, 'lead', 'Menon');
    await field(desk, 'pickUpPoint').fill('Arrivals, gate 3');
    await expectGood(desk, 'a cab before it is booked');
    const transactionId = await payFor(desk, 'cab');
    expect(transactionId).toMatch(/^CB/);
    await page.goto(`${base}/cab/voucher/${transactionId}`);
    await expect.poll(() => page.getByRole('article').first().textContent()).toContain('Menon');
    await expectGood(desk, 'the voucher of a cab');
  }),
);
