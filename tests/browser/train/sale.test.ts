/**
 * A train by keyboard alone: searched, a berth chosen for two, booked, on paper, boarded elsewhere, given up by one; and where there
 * is no berth, surer tickets that lead to a booking.
 */
import type { Locator } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { inDays, typed } from '../harness/days.ts';
import { type Desk, Office } from '../harness/desk.ts';
import { field } from '../pages/book.ts';
import { fillName, payFor } from '../pages/checkout.ts';
import { commitCancelling } from '../pages/manage.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

async function chooseStation({ page }: Desk, end: 'origin' | 'destination', code: string): Promise<void> {
  await page.locator(`#train-${end}`).fill(code);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
}

/** Opens the first class of which somebody would have a berth, and names who travels. */
async function chooseBerths({ page, say }: Desk): Promise<void> {
  await press(page.locator('article button[title^="AVAILABLE-0"]').first());
  await field({ page } as Desk, 'train-travellers[0].age').fill('34');
  await press(page.getByRole('button', { name: say('train-add-traveller') }));
  await field({ page } as Desk, 'train-travellers[1].age').fill('61');
}

test.each(
  drawn([
    ['en', 1440, 21],
    ['ar', 390, 22],
    ['fr', 390, 23],
    ['ar', 1440, 24],
  ] as const),
)('is found, booked, boarded elsewhere and given up by one, in %s at %i px', (language, width, ahead) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/train/search`);
    await chooseStation(desk, 'origin', 'ERS');
    await chooseStation(desk, 'destination', 'SBC');
    await page.locator('#train-date').fill(typed(inDays(ahead)));
    await press(page.getByRole('search').getByRole('button', { name: say('train-search') }));
    await page.waitForURL((address) => address.pathname === '/train/search-results');
    await page.getByRole('article').first().waitFor();
    await expectGood(desk, 'trains found');
    await chooseBerths(desk);
    await expectGood(desk, 'who travels by train');
    await press(page.locator('article section button[class*="primary"]'));
    await page.waitForURL(`${base}/train/book`);
    await expectTitled(desk, 'title-train-book');
    await fillName(desk, 'travellers[0]', 'Menon');
    await fillName(desk, 'travellers[1]', 'Nair');
    await expectGood(desk, 'a train before it is booked');
    const id = await payFor(desk, 'train', '/train/confirm/');
    expect(id).toMatch(/^TR/);
    await page.getByText(say('train-booked-confirmed'), { exact: true }).waitFor();
    await expectGood(desk, 'a train booked');
    await page.goto(`${base}/train/ticket?booking=${id}`);
    await expect.poll(() => page.getByRole('article').first().textContent()).toContain('Nair');
    await expectGood(desk, 'the ticket of a train');

    await page.goto(`${base}/train/${id}/boarding`);
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await expectGood(desk, 'where to get on');
    await press(page.getByRole('button', { name: say('train-boarding-move') }));
    await page.getByText(say('train-boarding-done'), { exact: true }).waitFor();
    await expectGood(desk, 'a boarding point moved');

    await page.goto(`${base}/train/${id}/cancel`);
    await page.getByText(say('bookings-train-who-cancels')).waitFor();
    await page.getByRole('checkbox').first().focus();
    await page.keyboard.press('Space');
    await expectGood(desk, 'one traveller to be cancelled');
    await commitCancelling(desk, 'train');
    await page.getByText(say('message-booked-or-cancelled')).first().waitFor();
    await page.goto(`${base}/train/cancellation-receipt/${id}`);
    await expect.poll(() => page.locator('main').textContent()).toMatch(/LG-\d+[^]*LG-\d+/);
    await expectGood(desk, 'receipts of a train');
    await page.goto(`${base}/train/${id}/raise-tdr`);
    await page.getByText(say('tdr-before-chart'), { exact: true }).waitFor();
    await expectGood(desk, 'a claim before the chart');
    await page.goto(`${base}/train/${id}/details`);
    await press(page.getByRole('link', { name: say('title-train-pnr-status') }));
    await page.waitForURL(/\/train\/pnr-status\?pnr=\d{10}$/);
    await page.getByText('CAN', { exact: true }).waitFor();
    await expectGood(desk, 'the status of a PNR');
  }),
);

test('where there is no berth looks further, and leads to a ticket that is surer', () =>
  office.at({}, async (desk) => {
    const { page, base, say } = desk;
    const stations = 'from=NDLS&fromname=New+Delhi&to=MMCT&toname=Mumbai+Central&quota=GN';
    const waiting = page.locator('article button[title*="WL"]:not([disabled])');
    for (let ahead = 6; ahead < 20; ahead += 1) {
      await page.goto(`${base}/train/search-results?${stations}&date=${inDays(ahead)}`);
      await page.getByRole('article').first().waitFor();
      if ((await waiting.count()) > 0) break;
    }
    await press(waiting.first());
    await press(page.getByRole('link', { name: say('train-further-open') }));
    await page.waitForURL((address) => address.pathname === '/train/advance-search');
    const book = page.getByRole('link', { name: say('train-further-book'), exact: true });
    await book.first().waitFor();
    await expectGood(desk, 'surer tickets');
    await press(book.first());
    await page.waitForURL((address) => address.pathname === '/train/search-results');
    await page.locator('[id="train-travellers-0-age"]').waitFor();
    await expectGood(desk, 'a surer ticket chosen');
  }));
