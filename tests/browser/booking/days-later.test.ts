/**
 * What days bring, on a server whose clock is put ahead: somebody did not fly, which is reported and paid for as the fare
 * says; a hold has expired, which it says wherever it is met.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { daysAhead, shiftClock } from '../harness/clock.ts';
import { type Desk, logIn, Office } from '../harness/desk.ts';
import { deskByWire } from '../harness/session.ts';
import { rohan } from '../pages/book.ts';
import { bookByWire } from '../pages/by-wire.ts';
import { commitCancelling } from '../pages/manage.ts';

const desks = drawn([
  ['en', 1440, 'Menon'],
  ['ar', 390, 'Pillai'],
  ['fr', 390, 'Varma'],
] as const);

const later = 5;

let office: Office;
let held = '';
const sold: string[] = [];
beforeAll(async () => {
  office = await Office.open();
  const desk = await deskByWire(office.server.base);
  for (const [, , last] of desks)
    sold.push((await bookByWire(desk, { day: 3, people: [{ ...rohan, last }] })).transactionId);
  held = (await bookByWire(desk, { day: 30, mode: 'hold' })).transactionId;
  await office.server.kill();
  await office.server.startAgain(daysAhead(later));
});
afterAll(() => office.close());

/** Nobody is taken to be missing before somebody says so. */
async function reportEverybody({ page, say }: Desk): Promise<void> {
  await page.getByText(say('schedule-no-show-who')).waitFor();
  await page.getByText(say('manage-choose-traveller')).waitFor();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('heading', { name: say('manage-ledger-lines') }).waitFor();
}

test.each(desks)('in %s at %i px: %s did not fly, and a hold expired', (language, width, lastName) =>
  office.at({ language, width, loggedIn: false }, async (desk) => {
    const { page, base, say, context } = desk;
    await shiftClock(context, later);
    await logIn(desk);
    const id = sold[desks.findIndex(([one]) => one === language)] ?? '';
    await page.goto(`${base}/my-bookings/manage/${id}`);
    await page.getByText(lastName).first().waitFor();
    await page.getByRole('link', { name: say('schedule-report-no-show') }).click();
    await expectTitled(desk, 'title-cancel-booking');
    await reportEverybody(desk);
    await expectGood(desk, 'a no-show previewed');
    await page.getByRole('button', { name: say('manage-ignore'), exact: true }).click();
    await page.waitForURL(`${base}/my-bookings/manage/${id}`);
    await page.getByText(say('session-booking-confirmed')).first().waitFor();
    await page.goBack();
    await reportEverybody(desk);
    await commitCancelling(desk);
    await page.getByText(say('message-booked-or-cancelled')).first().waitFor();
    await page.getByText(say('session-booking-cancelled'), { exact: true }).waitFor();
    await expectGood(desk, 'a no-show reported');
    await page.getByRole('link', { name: say('title-flight-refund-receipt') }).click();
    await page.getByRole('article').waitFor();

    await page.goto(`${base}/my-bookings/manage/${held}`);
    await page.getByText(say('session-booking-expired')).first().waitFor();
    await page.getByText(say('bookings-history-expired')).waitFor();
    await expectGood(desk, 'a hold that expired');
    await expect.poll(() => page.getByRole('button', { name: say('manage-release-hold') }).count()).toBe(0);
    await page.goto(`${base}/flight/hold-queues`);
    await page.getByText(say('manage-no-holds')).waitFor();
  }),
);
