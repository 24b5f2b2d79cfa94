/**
 * A booking's row wherever it stands: the list, the panel beside it, the time limits and the queue of holds, wide and at
 * 390 px; and what stands around the rows.
 */
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { wordsOf } from '#tests/browser/harness/words.ts';
import { OpenGallery } from '../gallery/open-gallery.ts';

const say = wordsOf('en');
let gallery: OpenGallery;
let page: Page;

beforeAll(async () => {
  gallery = await OpenGallery.start();
  page = await gallery.states();
});
afterAll(() => gallery.close());

async function show(title: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
  await page.evaluate((of) => window.showState(of, 'en'), title);
  await page.getByText('₹', { exact: false }).first().waitFor();
}

/** Without marks of direction, and every space a plain one. */
async function textOf(part: Locator): Promise<string> {
  const text = await part.innerText();
  return text.replace(/[\u200f\u2066-\u2069]/g, '').replace(/\s+/g, ' ');
}

const bothWays = '.lucide-arrow-left-right, .lucide-arrow-right-left';
const issue = say('manage-issue', { product: 'flight' });

describe.each([1440, 390])('at %i px', (width) => {
  const row = () => page.getByRole(width === 390 ? 'listitem' : 'row').filter({ hasText: 'Asha Rao' });

  test('a row of the list says the trip both ways, the time left, net and earned, and what to do next', async () => {
    await show('/my-bookings, to be answered and to be confirmed', width);
    const held = row().last();
    await held.locator(bothWays).waitFor();
    const text = await textOf(held);
    for (const said of ['2h 59m left', '₹ 5,854', 'Net ₹ 5,712.80', 'You earn ₹ 98']) expect(text).toContain(said);
    await expect.poll(() => held.getByRole('button', { name: issue, exact: true }).count()).toBe(1);
  });

  test('a row says that its flights have departed', async () => {
    await show('/my-bookings, of a trip that has begun', width);
    expect(await textOf(row())).toContain(say('session-standing-begun', { product: 'flight' }));
    await show('/my-bookings, filled', width);
    expect(await textOf(row())).not.toContain(say('session-standing-begun', { product: 'flight' }));
  });

  test('the panel of a held booking says the same', async () => {
    await show('/my-bookings, a hold opened', width);
    const panel = page.getByRole('complementary');
    await panel.getByRole('button', { name: issue, exact: true }).waitFor();
    await panel.locator(bothWays).waitFor({ timeout: 5000 });
    const text = await textOf(panel);
    for (const said of ['2h 59m left', '₹ 5,854', 'Net ₹ 5,712.80', 'You earn ₹ 98']) expect(text).toContain(said);
    const badges = panel.locator('header [class*="badge"]');
    await expect.poll(() => badges.count()).toBe(2);
    for (const badge of await badges.all()) expect((await badge.boundingBox())?.height).toBeLessThan(26);
  });

  test.each(['/flight/hold-queues, filled', '/search, filled'])(
    '%s: a hold says the time left, net and earned, whether it is covered, and what to do',
    async (title) => {
      await show(title, width);
      const held = row().filter({ hasText: say('manage-hold-covered', { amount: '' }).trim() });
      const text = await textOf(held);
      for (const said of ['3h 0m left', '₹ 5,854', 'Net ₹ 5,712.80', 'You earn ₹ 98', 'Covered'])
        expect(text).toContain(said);
      const acts = held.getByRole('button');
      expect(await acts.allInnerTexts()).toEqual([issue, say('manage-release-hold')]);
    },
  );

  test('what the bookings of a page come to stands below them', async () => {
    await show('/my-bookings, to be answered and to be confirmed', width);
    const below = page.getByText(say('bookings-current', { count: 2 }), { exact: true });
    const last = await row().last().boundingBox();
    const total = await below.boundingBox();
    expect(total?.y).toBeGreaterThanOrEqual((last?.y ?? Infinity) + (last?.height ?? 0) - 1);
  });
});

test('a hold that the balance does not cover asks for money first', async () => {
  await show('/flight/hold-queues, short');
  const held = page.getByRole('row').filter({ hasText: 'Asha Rao' });
  expect(await held.locator('a[href*="online-payment"]').innerText()).toBe(say('manage-top-up'));
  expect(await textOf(held)).toContain('Short');
});

test('no tab without bookings stands before On hold, and no filter is marked optional', async () => {
  await show('/my-bookings, looked for what there is none of');
  const tabs = await page.getByRole('tab').allInnerTexts();
  expect(tabs.map((text) => text.split('\n')[0])).toEqual([
    say('bookings-all'),
    say('session-booking-held'),
    // Of several products: no word of one of them.
    say('session-booking-confirmed', { product: 'other' }),
    say('session-booking-in-doubt'),
  ]);
  expect(await page.locator('main').innerText()).not.toContain(say('design-optional'));
});

test.each([1440, 390])('a search of late says what its day costs now, at %i px', async (width) => {
  await show('/flight, searches of late', width);
  const chip = page.getByRole('region', { name: say('shell-recent') }).getByRole('link');
  await expect.poll(() => textOf(chip)).toMatch(/^DEL.*BOM.*from ₹ 5,854 per adult.*24 Nov/);
});

describe.each([1440, 1366, 1280])('results there and back at %i px', (width) => {
  beforeEach(() => show('/flight/rtresults, filled', width));

  test('the box that compares a flight has its word in both lists', async () => {
    const words = page.locator('article label').filter({ hasText: say('flight-compare-this') });
    await expect.poll(() => words.count()).toBe(2);
    for (const word of await words.all()) {
      const drawn = await word.evaluate((label) => {
        const range = document.createRange();
        range.selectNodeContents(label.lastChild as Node);
        const text = range.getBoundingClientRect();
        const at = document.elementFromPoint(text.left + text.width / 2, text.top + text.height / 2);
        return { width: text.width, seen: at !== null && label.contains(at) };
      });
      expect(drawn.width).toBeGreaterThan(30);
      expect(drawn.seen).toBe(true);
    }
  });
});
