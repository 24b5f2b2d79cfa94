/** A bus from the results to the ticket: seats chosen by keyboard alone, kept, booked, on paper, as a message, and given up. */
import { Effect } from 'effect';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sortedTrips } from '#domain/bus/search/refine.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { wireDesk } from '#infrastructure/portal/wire-desk.ts';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { type Desk, Office } from '../harness/desk.ts';
import { password } from '../harness/server.ts';
import { deskByWire } from '../harness/session.ts';
import { field } from '../pages/book.ts';
import { fillName, payFor } from '../pages/checkout.ts';
import { commitCancelling } from '../pages/manage.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

/** The first of the buses found whose operator takes single seats back, by its place in the list. */
async function placeOfBus(base: string, ahead: number): Promise<number> {
  const { bus } = await deskByWire(base);
  const { trips } = await Effect.runPromise(
    bus.search({ origin: 'bengaluru', destination: 'hyderabad', date: isoDate(inDays(ahead)) }),
  );
  const at = sortedTrips(trips, 'price').findIndex(({ partialCancellation, left }) => partialCancellation && left > 8);
  if (at < 0) throw new Error('No operator takes single seats back');
  return at;
}

/** Opens a bus and chooses seats that anybody may have, by keys alone. */
async function chooseSeats({ page, say }: Desk, place: number, count: number): Promise<void> {
  await page
    .getByRole('button', { name: say('bus-view-seats') })
    .nth(place)
    .focus();
  await page.keyboard.press('Enter');
  const grid = page.getByRole('grid', { name: say('bus-seats') });
  await grid.locator('[role="gridcell"][tabindex="0"]').focus();
  const isAnybodys = () =>
    page.evaluate(
      (free) => document.activeElement?.getAttribute('aria-label')?.endsWith(free) === true,
      say('bus-seat-free'),
    );
  for (let step = 0, chosen = 0; chosen < count; step += 1) {
    if (step > 80) throw new Error('Keys come to no such seat');
    if (await isAnybodys()) {
      await page.keyboard.press('Enter');
      chosen += 1;
      await expect.poll(() => grid.locator('[aria-selected="true"]').count()).toBe(chosen);
    }
    await page.keyboard.press(
      step % 12 === 11 ? 'ArrowRight' : Math.floor(step / 12) % 2 === 0 ? 'ArrowDown' : 'ArrowUp',
    );
  }
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
)('is found, booked and given up by the seat, in %s at %i px', (language, width, ahead) =>
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
    await chooseSeats(desk, await placeOfBus(base, ahead), 2);
    await expectGood(desk, 'seats of a bus');
    await page.getByRole('button', { name: say('bus-continue', { count: 2 }) }).click();
    await page.waitForURL(`${base}/bus/review-booking`);
    await expectTitled(desk, 'title-bus-review');
    for (const [at, name] of ['Menon', 'Varma'].entries()) {
      await fillName(desk, `travellers[${at}]`, name);
      await field(desk, `travellers[${at}].age`).fill('34');
    }
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
    await page.getByRole('checkbox').first().uncheck();
    await page.getByLabel(say('manage-remarks')).fill('One of them stays at home');
    await expectGood(desk, 'a seat to be given up');
    await commitCancelling(desk, 'bus');
    await page.getByText(say('message-booked-or-cancelled')).first().waitFor();
    await page.goto(`${base}/bus/credit-note/${transactionId}`);
    const download = page.getByRole('button', { name: say('manage-download-pdf') });
    await expect.poll(() => download.isEnabled()).toBe(true);
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
