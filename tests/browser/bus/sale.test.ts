/** A bus from the results to the ticket: seats chosen by keyboard alone, kept, booked, on paper, as a message, and given up. */
import { Effect } from 'effect';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wireDesk } from '#infrastructure/portal/wire-desk.ts';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { type Desk, Office } from '../harness/desk.ts';
import { password } from '../harness/server.ts';
import { field } from '../pages/book.ts';
import { fillName, payFor } from '../pages/checkout.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

/** Opens the first bus and chooses the seat that keys come to first. */
async function chooseSeat({ page, say }: Desk): Promise<void> {
  await page
    .getByRole('button', { name: say('bus-view-seats') })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const grid = page.getByRole('grid', { name: say('bus-seats') });
  await grid.locator('[role="gridcell"][tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await grid.locator('[aria-selected="true"]').waitFor();
}

async function textsOf(base: string): Promise<number> {
  const over = (token?: string) => wireDesk({ base, token: () => token, language: () => 'en' });
  const { token } = await Effect.runPromise(over().session.logIn({ userId: 'operator@demo.test', password }));
  const { messages } = await Effect.runPromise(over(token).operations.messages({ channel: 'text', page: 1 }));
  return messages.length;
}

test.each(
  drawn([
    ['en', 1440, 21],
    ['ar', 390, 22],
    ['fr', 1440, 23],
    ['en', 390, 24],
  ] as const),
)('is found, booked and may be given up, in %s at %i px', (language, width, ahead) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    const before = await textsOf(base);
    const cities = 'from=bengaluru&fromname=Bengaluru&to=hyderabad&toname=Hyderabad';
    await page.goto(`${base}/bus/search-results?${cities}&date=${inDays(ahead)}`);
    await page
      .getByRole('button', { name: say('bus-view-seats') })
      .first()
      .waitFor();
    await expectGood(desk, 'buses found');
    await chooseSeat(desk);
    await expectGood(desk, 'seats of a bus');
    await page.getByRole('button', { name: say('bus-continue', { count: 1 }) }).click();
    await page.waitForURL(`${base}/bus/review-booking`);
    await expectTitled(desk, 'title-bus-review');
    await fillName(desk, 'travellers[0]', 'Menon');
    await field(desk, 'travellers[0].age').fill('34');
    if ((await field(desk, 'shownId.kind').count()) > 0) {
      await field(desk, 'shownId.kind').click();
      await page.getByRole('option').first().click();
      await field(desk, 'shownId.number').fill('4471');
    }
    await expectGood(desk, 'a bus reviewed');
    const transactionId = await payFor(desk, 'bus');
    expect(transactionId).toMatch(/^BU/);
    await page.getByText(say('message-ticket-booked')).waitFor();
    await page.goto(`${base}/bus/print-ticket/${transactionId}`);
    await expect.poll(() => page.getByRole('article').first().textContent()).toContain('Menon');
    await expectGood(desk, 'the ticket of a bus');
    await page.goto(`${base}/bus/${transactionId}/booking-cancel`);
    await page.waitForURL(`${base}/my-bookings/manage/${transactionId}/cancel`);
    await page.getByText(say('bookings-bus-which-seats')).waitFor();
    await expectGood(desk, 'seats to be given up');
    await expect.poll(() => textsOf(base), { timeout: 30_000 }).toBeGreaterThan(before);
  }),
);

test('says so where no bus runs', () =>
  office.at({}, async (desk) => {
    const { page, base, say } = desk;
    const cities = 'from=bengaluru&fromname=Bengaluru&to=srinagar&toname=Srinagar';
    await page.goto(`${base}/bus/search-results?${cities}&date=${inDays(20)}`);
    await page.getByText(say('message-nothing-found')).waitFor();
    await expectGood(desk, 'no bus');
  }));
