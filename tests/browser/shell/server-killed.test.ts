/** The server is killed while bookings are being made: the page says what is known, and afterwards each is there once. */
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '#tests/support/chromium.ts';
import { expectGood } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { type Desk, Office } from '../harness/desk.ts';
import { acceptTerms, beginBooking, payButton, rohan, toPay } from '../pages/book.ts';

let office: Office;

/** Milliseconds that the airline takes for every answer, so that there is a time before, while and after it is asked. */
const slowly = 1500;

beforeAll(async () => {
  // A booking of anyone who was killed stands still for twice as long as a supplier may take.
  office = await Office.open({ SANDBOX_FAULTS: JSON.stringify({ delayMs: slowly }), SUPPLIER_SECONDS: '5' });
});
afterAll(() => office.close());

/** Who travels, and how many milliseconds before the kill the button is pressed, latest last. */
const bookings = [
  ['Xavier', slowly + 200],
  ['Yohannan', 900],
  ['Zacharia', 60],
] as const;

const expected = /Failed to load resource|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_FAILED/;

async function toTheButton(desk: Desk, at: number, first: string): Promise<void> {
  await beginBooking(desk, { from: 'DEL', to: 'BOM', date: inDays(36 + at) });
  await toPay(desk, { ...rohan, first });
  await acceptTerms(desk);
}

async function killWhilePaying(desks: readonly Desk[]): Promise<void> {
  for (const [at, desk] of desks.entries()) {
    await payButton(desk).click();
    await setTimeout((bookings[at]?.[1] ?? 0) - (bookings[at + 1]?.[1] ?? 0));
  }
  await office.server.kill();
}

/** True where the page has no answer and offers to ask again. */
async function isUnanswered(desk: Desk): Promise<boolean> {
  const { page, say } = desk;
  const unanswered = page.getByText(say('booking-unanswered'));
  const unreachable = page.getByText(say('failure-unreachable'));
  await unanswered.or(unreachable).or(page.getByRole('article')).first().waitFor();
  const asks = await unanswered.isVisible();
  await expectGood(desk, asks ? 'killed before the answer' : 'killed after the answer');
  return asks;
}

/** Goes on where the page leaves off, until it shows the booking; answers its transaction id. */
async function findAgain({ page, say }: Desk, unanswered: boolean): Promise<string> {
  if (unanswered) await page.getByRole('button', { name: say('booking-ask-again') }).click();
  else await page.reload();
  // A repeat waits for the booking it repeats, which stands still until the lease of anyone who was killed expires.
  await page.waitForURL((address) => address.pathname.startsWith('/flight/ticket/'), { timeout: 6 * patience });
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The booking is there once, ticketed and paid or neither. */
async function expectOnce(desk: Desk, name: string, transactionId: string): Promise<void> {
  const { page, base, say } = desk;
  await page.goto(`${base}/flight/ticket/${transactionId}`);
  const sheet = page.getByRole('article');
  const ticketed = sheet.getByText(say('session-booking-confirmed'));
  // Anyone who was killed holds the booking until its lease expires.
  await ticketed
    .or(sheet.getByText(say('session-booking-not-confirmed')))
    .first()
    .waitFor({ timeout: 6 * patience });
  const isTicketed = await ticketed.first().isVisible();
  await expectGood(desk, 'after the kill');

  await page.goto(`${base}/my-bookings?text=${name}`);
  await page.getByRole('button', { name: transactionId }).waitFor();
  expect(await page.getByRole('button', { name: /^FL\d+/ }).count(), name).toBe(1);
  await page.goto(`${base}/profile/ledger`);
  await page.getByText(say('account-verified'), { exact: true }).waitFor();
  expect(await page.getByRole('row').filter({ hasText: transactionId }).count(), name).toBe(isTicketed ? 1 : 0);
}

test('a server killed while bookings are made: each is found once, and ends ticketed and paid or neither', () =>
  office.atAll(
    bookings.map(() => ({ expected })),
    async (desks) => {
      const names = bookings.map(([name]) => name);
      for (const [at, desk] of desks.entries()) await toTheButton(desk, at, names[at] ?? '');
      await killWhilePaying(desks);
      const unanswered = await Promise.all(desks.map(isUnanswered));
      await office.server.startAgain();
      const found = await Promise.all(desks.map((desk, at) => findAgain(desk, unanswered[at] === true)));
      expect(new Set(found).size).toBe(bookings.length);
      for (const [at, desk] of desks.entries()) await expectOnce(desk, names[at] ?? '', found[at] ?? '');
    },
  ));
