/** Rooms of a hotel from the results to the voucher and back by the room; what is asked where price and terms moved; a hold. */
import { Effect } from 'effect';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ratesOf } from '#application/portal/hotel/hotel-stay.ts';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { inDays, typed } from '../harness/days.ts';
import { type Desk, Office } from '../harness/desk.ts';
import { tabTo } from '../harness/keys.ts';
import { deskByWire } from '../harness/session.ts';
import type { Say } from '../harness/words.ts';
import { acceptTerms, field, fillContact } from '../pages/book.ts';
import { fillName, pressPay } from '../pages/checkout.ts';
import { atHotelVoucher, bookRooms, hotelLike, kochiQuery } from '../pages/hotel.ts';
import { commitCancelling } from '../pages/manage.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

/** How a message begins, before what it is filled with. */
const beginning = (say: Say, id: string, values: Readonly<Record<string, string>>) =>
  (say(id, values).split('§')[0] ?? '').replaceAll(/[\u2066-\u2069\s]+$/g, '');

async function openFirst({ page, say }: Desk): Promise<void> {
  await page
    .getByRole('link', { name: say('hotel-see-rooms') })
    .first()
    .click();
  await page.getByText(say('hotel-checked-again')).waitFor();
}

/** A rate of the first room that can be given up for nothing. */
async function chooseFree({ page, say }: Desk, room: number): Promise<void> {
  const free = beginning(say, 'hotel-free-until', { moment: '§' });
  const rate = page.locator('ul').filter({ has: page.locator('input[type="radio"]') });
  await rate.nth(room).locator('label').filter({ hasText: free }).first().click();
}

const pressBook = ({ page, say }: Desk) => page.getByRole('button', { name: say('hotel-book'), exact: true }).click();

async function atReview(desk: Desk): Promise<void> {
  await desk.page.waitForURL(`${desk.base}/hotel/review-booking`);
  await expectTitled(desk, 'title-hotel-review');
}

test.each(
  drawn([
    ['en', 1440, 21],
    ['ar', 390, 25],
    ['fr', 1440, 29],
    ['en', 390, 33],
    ['ar', 1440, 37],
  ] as const),
)('are found, booked and one of them is given up, in %s at %i px', (language, width, ahead) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/hotel/search-results?${kochiQuery(ahead, 2)}`);
    await page.getByRole('article').first().waitFor();
    await expectTitled(desk, 'title-hotel-results');
    await expectGood(desk, 'hotels found');
    await openFirst(desk);
    await expectTitled(desk, 'title-hotel-details');
    await expectGood(desk, 'a hotel');
    await chooseFree(desk, 0);
    await chooseFree(desk, 1);
    await pressBook(desk);
    await atReview(desk);
    await fillName(desk, 'guests[0]', 'Menon');
    await fillName(desk, 'guests[1]', 'Varma');
    await field(desk, 'requests').fill('Two rooms side by side');
    await expectGood(desk, 'rooms reviewed');
    await fillContact(desk);
    await acceptTerms(desk);
    await pressPay(desk, 'hotel');
    const id = await atHotelVoucher(desk);
    expect(id).toMatch(/^HT/);
    await page.getByText(say('message-hotel-booked')).waitFor();
    await expect.poll(() => page.getByRole('article').first().textContent()).toContain('Menon');
    await expectTitled(desk, 'title-hotel-voucher');
    await expectGood(desk, 'the voucher');
    await page.goto(`${base}/hotel/print-ticket/${id}`);
    await expect.poll(() => page.getByRole('article').first().textContent()).toContain('Varma');

    await page.goto(`${base}/hotel/cancel/${id}`);
    await page.getByText(say('bookings-hotel-which-rooms')).waitFor();
    await page.getByRole('checkbox').first().uncheck();
    await page.getByLabel(say('manage-remarks')).fill('One couple stays at home');
    await expectGood(desk, 'a room to be given up');
    await commitCancelling(desk, 'hotel');
    await page.getByText(say('message-booked-or-cancelled')).first().waitFor();
    await page.goto(`${base}/hotel/booking-details/${id}`);
    await page.getByText(say('bookings-hotel-given-up')).first().waitFor();
    await expectGood(desk, 'a room given up');
    await page.goto(`${base}/hotel/refund-receipt/${id}`);
    const download = page.getByRole('button', { name: say('manage-download-pdf') });
    await expect.poll(() => download.isEnabled()).toBe(true);
  }),
);

test('are found by the old name of a city and booked by keyboard alone', () =>
  office.at({}, async (desk) => {
    const { page, base, say } = desk;
    const keys = page.keyboard;
    await page.goto(`${base}/hotel`);
    await page.getByRole('combobox', { name: say('hotel-place'), exact: true }).waitFor();
    await tabTo(desk, /City, area or hotel/);
    await keys.type('Bombay');
    await page.getByRole('option').first().waitFor();
    await keys.press('Enter');
    await expect.poll(() => page.getByRole('combobox', { name: say('hotel-place') }).inputValue()).toContain('Mumbai');
    await tabTo(desk, /^\s*Check-in/);
    await keys.type(`${typed(inDays(41))}\n`);
    await keys.type('+2\n');
    await tabTo(desk, /^\s*Search hotels$/);
    await keys.press('Enter');
    await page.waitForURL(/\/hotel\/search-results\?/);
    await page.getByRole('article').first().waitFor();
    await tabTo(desk, /^\s*See rooms$/);
    await keys.press('Enter');
    await page.getByText(say('hotel-checked-again')).waitFor();
    await tabTo(desk, /room only|breakfast|board/i);
    await keys.press('ArrowDown');
    await tabTo(desk, /^\s*Book$/);
    await keys.press('Enter');
    await atReview(desk);
    await tabTo(desk, /^\s*Title/);
    await keys.press('Enter');
    await keys.press('M');
    await keys.press('Enter');
    await tabTo(desk, /First name/);
    await keys.type('Meera');
    await keys.press('Escape');
    await tabTo(desk, /Last name/);
    await keys.type('Nair');
    await tabTo(desk, /^\s*Email/);
    await keys.type('meera.nair@example.com');
    await tabTo(desk, /^\s*Mobile/);
    await keys.press('Control+A');
    await keys.type('9847012345');
    await tabTo(desk, /terms/i);
    await keys.press('Space');
    await tabTo(desk, /^\s*Pay .* and book/);
    await keys.press('Enter');
    await atHotelVoucher(desk);
    await page.getByText('Hotel booked.').waitFor();
  }));

test('ask twice where price and terms moved since they were shown: for the price, and for the terms', () =>
  office.at({}, async (desk) => {
    const { page, base, say } = desk;
    const wire = await deskByWire(base);
    const query = kochiQuery(57);
    const few = (each: { refundable: boolean; left?: number }) => each.refundable && each.left === 5;
    const details = await hotelLike(wire, query, ({ rates }) => rates.some(few));
    const shown = ratesOf(details, 0);
    const at = shown.findIndex(few);
    await page.goto(`${base}/hotel/details?${query}&id=${details.hotel.hotelId}`);
    await page.locator('input[type="radio"]').nth(at).check();
    for (let sold = 0; sold < 4; sold += 1) {
      const rateIds = [shown[at]?.rateId ?? ''];
      await bookRooms(wire, await Effect.runPromise(wire.hotel.prebook({ rateIds })));
    }
    await pressBook(desk);
    const raised = page.getByRole('alertdialog', { name: say('checkout-price-raised') });
    await raised.waitFor();
    await expectGood(desk, 'a price that moved', 'dialog[open]');
    await raised.getByRole('button').last().click();
    await raised.waitFor({ state: 'detached' });
    await page.getByText(say('hotel-policy-changed')).waitFor();
    await fillName(desk, 'guests[0]', 'Pillai');
    await fillContact(desk);
    await acceptTerms(desk);
    await pressPay(desk, 'hotel');
    await expect.poll(() => field(desk, 'policy').getAttribute('aria-invalid')).toBe('true');
    await expectGood(desk, 'terms that moved, not agreed to');
    await field(desk, 'policy').check();
    await pressPay(desk, 'hotel');
    await atHotelVoucher(desk);
    await page.getByText(say('message-hotel-booked')).waitFor();
  }));

test.each(
  drawn([
    ['en', 1440, 61],
    ['ar', 390, 65],
    ['fr', 390, 69],
  ] as const),
)('are held without paying, seen as they come due, and given back, in %s at %i px', (language, width, ahead) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/hotel/search-results?${kochiQuery(ahead)}`);
    await page.getByRole('article').first().waitFor();
    await openFirst(desk);
    await chooseFree(desk, 0);
    await pressBook(desk);
    await atReview(desk);
    await fillName(desk, 'guests[0]', 'Thomas');
    await page.getByText(say('hotel-mode-hold'), { exact: true }).click();
    await fillContact(desk);
    await acceptTerms(desk);
    await expectGood(desk, 'rooms to be held');
    await page.getByRole('button', { name: say(desk.narrow ? 'checkout-hold-short' : 'checkout-hold') }).click();
    const id = await atHotelVoucher(desk);
    await page.getByText(say('bookings-held-title')).waitFor();
    await expectGood(desk, 'rooms held');
    await page.goto(`${base}/flight/hold-queues`);
    await page.getByText(id).first().waitFor();
    await expectGood(desk, 'holds');
    await page.goto(`${base}/my-bookings/manage/${id}`);
    await page.getByRole('button', { name: say('manage-release-hold') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('manage-release-hold') })
      .click();
    await page.getByText(say('session-booking-released')).first().waitFor();
  }),
);

test.each(
  drawn([
    ['en', 1440, 73],
    ['ar', 390, 77],
    ['fr', 390, 81],
  ] as const),
)('asked of a hotel are withdrawn before it decides, in %s at %i px', (language, width, ahead) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    const wire = await deskByWire(base);
    const isAsked = ({ onRequest }: { readonly onRequest?: boolean }) => onRequest === true;
    const { rates } = await hotelLike(wire, kochiQuery(ahead), (details) => details.rates.some(isAsked));
    const rateIds = [rates.find(isAsked)?.rateId ?? ''] as const;
    const id = await bookRooms(wire, await Effect.runPromise(wire.hotel.prebook({ rateIds })));
    await page.goto(`${base}/my-bookings/manage/${id}`);
    await page.getByText(say('session-booking-on-request')).first().waitFor();
    const withdraw = { name: say('manage-withdraw'), exact: true } as const;
    await page.getByRole('main').getByRole('button', withdraw).click();
    await page.getByRole('dialog').getByRole('button', withdraw).waitFor();
    await expectGood(desk, 'a request to withdraw', 'dialog[open]');
    await page.getByRole('dialog').getByRole('button', withdraw).click();
    await page.getByText(say('message-withdrawn')).waitFor();
    await page.getByText(say('session-booking-not-confirmed')).first().waitFor();
    await page.getByText(say('manage-no-acts')).waitFor();
    await expectGood(desk, 'a request that was withdrawn');
  }),
);
