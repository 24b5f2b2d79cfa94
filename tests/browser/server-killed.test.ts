/** The server is killed while bookings are being made: the page says what is known, and afterwards each is there once. */
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectGood } from './harness/checks.ts';
import { inDays } from './harness/days.ts';
import { type Desk, Office } from './harness/desk.ts';
import { acceptTerms, beginBooking, payButton, rohan, toPay } from './pages/book.ts';

let office: Office;

beforeAll(async () => {
  // The airline takes its time, so that there is a time before, while and after it is asked.
  office = await Office.open({ SANDBOX_FAULTS: JSON.stringify({ delayMs: 1500 }), SUPPLIER_SECONDS: '6' });
});
afterAll(() => office.close());

/** Milliseconds from the press on the button to the kill, and who travels. */
const kills = [
  [60, 'Zacharia'],
  [900, 'Yohannan'],
  [1700, 'Xavier'],
] as const;

const expected = /Failed to load resource|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_FAILED/;

/** Books, kills the server meanwhile, starts it again and goes on; answers the transaction id. */
async function killWhileBooking(desk: Desk, late: number, first: string): Promise<string> {
  const { page, say } = desk;
  await beginBooking(desk, { from: 'DEL', to: 'BOM', date: inDays(36) });
  await toPay(desk, { ...rohan, first });
  await acceptTerms(desk);
  await payButton(desk).click();
  await setTimeout(late);
  await office.server.kill();

  const unanswered = page.getByText(say('booking-unanswered'));
  const unreachable = page.getByText(say('failure-unreachable'));
  await unanswered.or(unreachable).or(page.getByRole('article')).first().waitFor();
  const isUnanswered = await unanswered.isVisible();
  await expectGood(desk, isUnanswered ? 'killed before the answer' : 'killed after the answer');

  await office.server.startAgain();
  if (isUnanswered) await page.getByRole('button', { name: say('booking-ask-again') }).click();
  else await page.reload();
  // A repeat waits for the booking it repeats, which stands still until the lease of whoever was killed runs out.
  await page.waitForURL((address) => address.pathname.startsWith('/flight/ticket/'), { timeout: 90_000 });
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('a server killed while bookings are made: each is found once, and ends ticketed and paid or neither', async () => {
  const bookings: (readonly [name: string, transactionId: string])[] = [];
  for (const [late, first] of kills) {
    const transactionId = await office.at({ expected }, (desk) => killWhileBooking(desk, late, first));
    bookings.push([first, transactionId]);
  }
  expect(new Set(bookings.map(([, transactionId]) => transactionId)).size).toBe(kills.length);

  await office.at({}, async (desk) => {
    const { page, base, say } = desk;
    for (const [name, transactionId] of bookings) {
      await page.goto(`${base}/flight/ticket/${transactionId}`);
      const sheet = page.getByRole('article');
      const ticketed = sheet.getByText(say('session-booking-ticketed'));
      // Whoever was killed holds the booking until its lease runs out.
      await ticketed
        .or(sheet.getByText(say('session-booking-not-confirmed')))
        .first()
        .waitFor({ timeout: 120_000 });
      const isTicketed = await ticketed.first().isVisible();
      await expectGood(desk, 'after the kill');

      await page.goto(`${base}/my-bookings?text=${name}`);
      await page.getByRole('button', { name: transactionId }).waitFor();
      expect(await page.getByRole('button', { name: /^FL\d+/ }).count(), name).toBe(1);
      await page.goto(`${base}/profile/ledger`);
      await page.getByText(say('account-verified'), { exact: true }).waitFor();
      expect(await page.getByRole('row').filter({ hasText: transactionId }).count(), name).toBe(isTicketed ? 1 : 0);
    }
  });
}, 400_000);
