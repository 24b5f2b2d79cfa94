/** What the portal says of stays, buses, trains, insurance, visas, cabs, packages and cruises where something is not there or does not come about, each caused for real. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isoDate } from '#domain/time/calendar-date.ts';
import { buying } from '#tests/journeys/products/buying.ts';
import { buyTrain } from '#tests/journeys/products/buying-trains.ts';
import { drawn } from '#tests/support/ring.ts';
import { expectGood } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { type Desk, Office } from '../harness/desk.ts';
import { deskByWire } from '../harness/session.ts';
import { wordsOf } from '../harness/words.ts';
import { acceptTerms, field, fillContact } from '../pages/book.ts';
import { fillName, pressPay } from '../pages/checkout.ts';
import { hotelLike, kochiQuery } from '../pages/hotel.ts';
import { commitCancelling } from '../pages/manage.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const paths = {
  hotel: {
    list: '/hotel/bookings',
    cancel: (id: string) => `/hotel/cancel/${id}`,
    receipt: (id: string) => `/hotel/refund-receipt/${id}`,
    invoice: (id: string) => `/hotel/invoice/${id}`,
    voucher: (id: string) => `/hotel/voucher/${id}`,
  },
  bus: {
    list: '/bus/bookings',
    cancel: (id: string) => `/bus/${id}/booking-cancel`,
    receipt: (id: string) => `/bus/credit-note/${id}`,
    invoice: (id: string) => `/bus/invoice/${id}`,
    voucher: (id: string) => `/bus/print-ticket/${id}`,
  },
  train: {
    list: '/my-bookings?product=train',
    cancel: (id: string) => `/train/${id}/cancel`,
    receipt: (id: string) => `/train/${id}/credit-note`,
    invoice: (id: string) => `/train/agent-invoice/${id}`,
    voucher: (id: string) => `/train/ticket?booking=${id}`,
  },
  insurance: withUsualPages('insurance'),
  visa: withUsualPages('visa'),
  cab: withUsualPages('cab'),
  holiday: withUsualPages('holiday'),
  cruise: withUsualPages('cruise'),
} as const;

function withUsualPages(product: 'insurance' | 'visa' | 'cab' | 'holiday' | 'cruise') {
  return {
    list: `/my-bookings?product=${product}`,
    cancel: (id: string) => `/my-bookings/manage/${id}/cancel`,
    receipt: (id: string) => `/${product}/refund-receipt/${id}`,
    invoice: (id: string) => `/${product}/invoice/${id}`,
    voucher: (id: string) => `/${product}/voucher/${id}`,
  };
}

const prefixes: Readonly<Record<Product, string>> = {
  hotel: 'HT',
  bus: 'BU',
  train: 'TR',
  insurance: 'IN',
  visa: 'VS',
  cab: 'CB',
  holiday: 'HD',
  cruise: 'CR',
};

type Product = keyof typeof paths;

async function sold(base: string, product: Product, lastName: string, ahead: number): Promise<string> {
  if (product === 'train') return buyTrain(await deskByWire(base), lastName, isoDate(inDays(0)));
  const plug = buying(inDays(0)).find((each) => each.product === product);
  if (plug === undefined) throw new Error(`No ${product} is sold`);
  return (await plug.buy(await deskByWire(base), lastName, ahead)).transactionId;
}

const gone = /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|Failed to load resource/;
const quietly = { expected: /Failed to load resource/ };

test.each([
  ['hotel', 'en', 1440],
  ['bus', 'ar', 390],
  ...drawn([
    ['train', 'fr', 1440],
    ['insurance', 'ar', 1440],
    ['visa', 'en', 390],
    ['cab', 'fr', 390],
    ['holiday', 'ar', 390],
    ['cruise', 'en', 1440],
  ] as const),
] as const)('No booking records found, No Invoice found, No Receipt Found: of a %s', (product, language, width) =>
  office.at({ language, width, ...quietly }, async (desk) => {
    const { page, base, say } = desk;
    const own = paths[product];
    const id = await sold(base, product, 'Nambiar', 43);
    await page.goto(`${base}${own.list}`);
    await page.waitForURL(`${base}/my-bookings?product=${product}`);
    await page.goto(`${page.url()}&text=nobody`);
    await page.getByText(say('message-no-bookings')).waitFor();
    await expectGood(desk, 'no bookings found');
    await page.goto(`${base}${own.receipt(id)}`);
    await page.getByText(say('message-no-receipt')).waitFor();
    await expectGood(desk, 'no receipt');
    await page.goto(`${base}${own.invoice(`${prefixes[product]}00000000000`)}`);
    await page.getByText(say('message-no-invoice')).waitFor();
    await expectGood(desk, 'no invoice');
  }),
);

test.each([
  ['hotel', 'ar', 1440],
  ['bus', 'fr', 390],
  ...drawn([
    ['train', 'en', 390],
    ['insurance', 'fr', 390],
    ['visa', 'ar', 390],
    ['cab', 'en', 1440],
    ['holiday', 'fr', 1440],
    ['cruise', 'ar', 390],
  ] as const),
] as const)('Booking Cancellation Failed: somebody else was quicker to cancel a %s', (product, language, width) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    const id = await sold(base, product, 'Pillai', 44);
    await page.goto(`${base}${paths[product].cancel(id)}`);
    await page.getByRole('heading', { name: say('manage-ledger-lines') }).waitFor();
    const { booking } = await deskByWire(base);
    const { cancelQuoteId } = await Effect.runPromise(booking.cancelQuote({ transactionId: id }));
    await Effect.runPromise(booking.cancel({ cancelQuoteId, requestId: randomUUID() }));
    await commitCancelling(desk, product);
    await page.getByText(say('message-booking-cancellation-failed')).first().waitFor();
    await expectGood(desk, 'a cancellation that failed');
  }),
);

test.each([
  ['hotel', 'fr', 1440],
  ['bus', 'en', 390],
  ...drawn([
    ['train', 'ar', 390],
    ['insurance', 'en', 1440],
    ['visa', 'fr', 1440],
    ['cab', 'ar', 390],
    ['holiday', 'en', 1440],
    ['cruise', 'fr', 390],
  ] as const),
] as const)('Email sent successfully: the paper of a %s', (product, language, width) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    const id = await sold(base, product, 'Kurup', 45);
    await page.goto(`${base}${paths[product].voucher(id)}`);
    await expect.poll(() => page.getByRole('article').first().textContent()).toContain('Kurup');
    await page.getByRole('button', { name: say('bookings-mail'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(`${product}@example.com`);
    await dialog.getByRole('button', { name: say('bookings-mail-send'), exact: true }).click();
    await page.getByText(say('bookings-mailed')).waitFor();
    expect(wordsOf('en')('bookings-mailed')).toBe('Email sent successfully.');
  }),
);

async function payAs(desk: Desk, product: Product, first: string, lastName: string): Promise<void> {
  await fillName(desk, first, lastName);
  await fillContact(desk);
  await acceptTerms(desk);
  await pressPay(desk, product);
}

test('Booking Failed: a hotel that takes nobody in', () =>
  office.at({ language: 'ar', width: 390 }, async (desk) => {
    const { page, base, say } = desk;
    const found = await hotelLike(await deskByWire(base), kochiQuery(27), ({ rates }) => rates.length > 0);
    await page.goto(`${base}/hotel/search-results?${kochiQuery(27)}&name=${encodeURIComponent(found.hotel.name)}`);
    await page
      .getByRole('link', { name: say('hotel-see-rooms') })
      .first()
      .click();
    await page.getByText(say('hotel-checked-again')).waitFor();
    await page.getByRole('button', { name: say('hotel-book'), exact: true }).click();
    await page.waitForURL(`${base}/hotel/review-booking`);
    await payAs(desk, 'hotel', 'guests[0]', 'Testrefused');
    await page
      .getByText(say('message-booking-failed', { product: 'hotel' }))
      .first()
      .waitFor();
    await expectGood(desk, 'a hotel that refused');
  }));

test('Booking Failed: a railway that sells no ticket', () =>
  office.at({ language: 'fr', width: 1440 }, async (desk) => {
    const { page, base, say } = desk;
    const stations = 'from=ERS&fromname=Ernakulam+Jn&to=SBC&toname=KSR+Bengaluru&quota=GN';
    await page.goto(`${base}/train/search-results?${stations}&date=${inDays(29)}`);
    await page.locator('article button[title^="AVAILABLE-0"]').first().click();
    await field(desk, 'train-travellers[0].age').fill('34');
    await page.locator('article section button[class*="primary"]').click();
    await page.waitForURL(`${base}/train/book`);
    await payAs(desk, 'train', 'travellers[0]', 'Testrefused');
    await page
      .getByText(say('message-booking-failed', { product: 'train' }))
      .first()
      .waitFor();
    await expectGood(desk, 'a railway that refused');
  }));

test('No Flights, Buses or Hotels Found: no train runs there', () =>
  office.at({ language: 'ar', width: 390 }, async (desk) => {
    const { page, base, say } = desk;
    const stations = 'from=MRA&fromname=Morena&to=KGQ&toname=Kasaragod&quota=GN';
    await page.goto(`${base}/train/search-results?${stations}&date=${inDays(20)}`);
    await page.getByText(say('message-nothing-found')).waitFor();
    await expectGood(desk, 'no train');
  }));

test.each(drawn(['train', 'insurance', 'visa', 'cab', 'holiday', 'cruise'] as const))(
  'Failed to load details: the back office is gone while the paper of a %s is shown',
  (product) =>
    office.at({ expected: gone }, async (desk) => {
      const { page, base, say } = desk;
      const id = await sold(base, product, 'Nambiar', 46);
      await page.goto(`${base}${paths[product].voucher(id)}`);
      await page.getByRole('article').first().waitFor();
      await office.server.kill();
      await page.getByRole('radio', { name: say('bookings-language-fr'), exact: true }).check();
      await page.getByText('Failed to load details.').waitFor();
      await expectGood(desk, 'a paper that could not be fetched');
      await office.server.startAgain();
      await page.getByRole('button', { name: say('shell-try-again') }).click();
      await page.getByRole('article').first().waitFor();
    }),
);

test('seats of a bus are kept for a while: then it says so, and nobody has been charged', () =>
  office.at({ language: 'fr', width: 1440 }, async (desk) => {
    const { page, base, say } = desk;
    await page.clock.install();
    const cities = 'from=bengaluru&fromname=Bengaluru&to=hyderabad&toname=Hyderabad';
    await page.goto(`${base}/bus/search-results?${cities}&date=${inDays(28)}`);
    await page
      .getByRole('button', { name: say('bus-view-seats') })
      .first()
      .click();
    const seats = page.getByRole('grid', { name: say('bus-seats') });
    await seats
      .getByRole('gridcell', { name: new RegExp(`${say('bus-seat-free')}$`) })
      .first()
      .click();
    await page.getByRole('button', { name: say('bus-continue', { count: 1 }) }).click();
    await page.waitForURL(`${base}/bus/review-booking`);
    await field(desk, 'travellers[0].firstName').fill('Asha');
    await page.clock.fastForward('16:00');
    await page.getByText(say('checkout-expired')).first().waitFor();
    await expectGood(desk, 'seats that are kept no longer');
    const { bookings } = await Effect.runPromise(
      (await deskByWire(base)).booking.list({ page: 1, product: 'bus', status: 'requested' }),
    );
    expect(bookings).toEqual([]);
  }));
