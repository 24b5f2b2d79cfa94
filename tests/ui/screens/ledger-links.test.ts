/** Each entry of the ledger leads to what it is about, to what explains it and to its receipt, at a desk and on a phone. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LedgerKind } from '#domain/booking/booking.ts';
import { wordsOf } from '#tests/browser/harness/words.ts';
import { OpenGallery } from '../gallery/open-gallery.ts';
import { seen } from './seen.ts';

const say = wordsOf('en');
let gallery: OpenGallery;
let page: Page;

beforeAll(async () => {
  gallery = await OpenGallery.start();
  page = await gallery.states();
});
afterAll(() => gallery.close());

type Way = readonly [details: string, reference: string | undefined, receipt: string];
const ofEntry = (at: number) => `/credit-debit-receipt/LG-${4130 + at}`;
const adjusted = '/credit-debit-receipt/AJ700001';
const sold = '/my-bookings/manage/FL26110000012';
const soldReceipt = '/credit-debit-receipt/FL26110000012';
const later = 'HD26110000004';

/** Where the entries of the state lead, in their order. A kind without a way does not compile. */
const ways: Readonly<Record<LedgerKind, Way>> = {
  booking: [sold, '/flight/ticket/FL26110000012', soldReceipt],
  instalment: [`/my-bookings/manage/${later}`, `/holiday/voucher/${later}`, `/credit-debit-receipt/${later}`],
  refund: [sold, '/flight/ticket/FL26110000012', soldReceipt],
  reversal: [adjusted, adjusted, adjusted],
  deposit: ['/credit-debit-receipt/DP300001', '/top-up-receipt/DP300001', '/credit-debit-receipt/DP300001'],
  'offer-deposit': ['/self-trip-queues?request=RQ2611000003', '/self-trip-queues?request=RQ2611000003', ofEntry(5)],
  adjustment: [adjusted, adjusted, adjusted],
  incentive: [ofEntry(7), undefined, ofEntry(7)],
  reward: ['/rewards', '/rewards', ofEntry(8)],
  tds: [ofEntry(9), undefined, ofEntry(9)],
};
const hrefs = () =>
  page.locator('main').evaluate((main) => [...main.querySelectorAll('a')].map((each) => each.getAttribute('href')));

test.each([
  ['a desk', 1440, ([details, reference, receipt]: Way) => [receipt, details, reference]],
  ['a phone', 390, ([details, reference, receipt]: Way) => [details, receipt, reference]],
] as const)('at %s', async (_where, width, ordered) => {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => window.showState('/profile/ledger, entries of every kind', 'en'));
  await seen(page, 'RW100001', say);
  const expected = Object.values(ways).flatMap((way) => ordered(way).filter((each) => each !== undefined));
  await expect.poll(async () => (await hrefs()).filter((each) => expected.includes(each ?? ''))).toEqual(expected);
});

test('a deposit leads who pays nothing in to the receipt of its entry alone', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => window.showState('/profile/ledger, entries of every kind, for who pays nothing in', 'en'));
  await seen(page, 'RW100001', say);
  await expect.poll(hrefs).toContain(ofEntry(4));
  expect((await hrefs()).filter((each) => each?.includes('DP300001'))).toEqual([]);
});
