/** Results at the desk: how near the first flight is to the keyboard and the eye, and what stands on it. */
import type { Page } from 'playwright';
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

describe.each(['/flight/owresults', '/flight/rtresults'])('%s', (path) => {
  beforeEach(async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate((title) => window.showState(title, 'en'), `${path}, filled`);
    await page.getByRole('article').first().waitFor();
  });

  const inFirstFlight = () =>
    page.evaluate(() => document.querySelector('article')?.contains(document.activeElement) === true);

  test('the first flight is within twelve presses of Tab, over the link that leads to it', async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    let presses = 0;
    for (; presses <= 12 && (await focused()) !== say('flight-skip'); presses += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    for (; presses <= 12 && !(await inFirstFlight()); presses += 1) await page.keyboard.press('Tab');
    expect(presses).toBeLessThanOrEqual(12);
  });

  test('the first card begins above 260 px, and no bar stands below with nothing chosen', async () => {
    const top = await page
      .getByRole('article')
      .first()
      .evaluate((card) => card.getBoundingClientRect().top);
    expect(top).toBeLessThan(260);
    expect(await page.getByRole('region', { name: say('flight-decision') }).count()).toBe(0);
  });
});

test('a flight says until when it can be held where it has room, and the filters keep to such', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => window.showState('/flight/owresults, filled', 'en'));
  await page.getByRole('article').getByText('Hold until').getByText('Sat 21 Nov').waitFor();
  await page.getByRole('checkbox', { name: new RegExp(say('flight-filter-holdable')) }).check();
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
});

test('a return is not offered on the day of departure', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => window.showState('/flight, filled', 'en'));
  await page.getByRole('radio', { name: say('flight-journey-round-trip') }).check();
  await page.getByRole('button', { name: new RegExp(`^${say('flight-departure')}`) }).click();
  const days = page.locator('[data-date]:not([aria-disabled])');
  const date = await days.nth(2).getAttribute('data-date');
  await days.nth(2).click();
  const same = page.locator(`[data-date="${date}"]`);
  await expect.poll(() => same.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Escape');
});

test('the total of the party stands beside the price of one adult, and Compare is in the unit of the cards', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => window.showState('/flight/owresults, a party of four', 'en'));
  const cards = page.getByRole('article');
  await cards.first().waitFor();
  const amounts = (text: string) =>
    [...text.matchAll(/₹\s?[\d,.]+/g)].map(([amount]) => Number(amount.replaceAll(/[₹\s,]/g, '')));
  const prices: number[] = [];
  for (const card of [cards.nth(0), cards.nth(1)]) {
    const [adult = 0, party = 0] = amounts((await card.locator('label').first().textContent()) ?? '');
    expect(party).toBe(adult * 3);
    prices.push(adult);
    await card.getByRole('checkbox', { name: say('flight-compare-this') }).check();
  }
  await page.getByRole('button', { name: say('flight-compare-open') }).click();
  const fares = page.getByRole('row').filter({ hasText: say('flight-compare-fare', { count: 1 }) });
  expect(amounts((await fares.textContent()) ?? '')).toEqual(prices);
});

test.each([
  [1440, 900],
  [390, 844],
])('no ring is cut by what it stands in, %i px wide', async (width, height) => {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => window.showState('/flight/owresults, filled', 'en'));
  await page.getByRole('article').first().waitFor();
  const cut = await page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('main a, main button, main input, main summary')) {
      element.focus({ focusVisible: true } as FocusOptions);
      if (document.activeElement !== element) continue;
      const style = getComputedStyle(element);
      if (style.outlineStyle === 'none') continue;
      const reach = Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset);
      const box = element.getBoundingClientRect();
      if (box.width === 0 || reach <= 0) continue;
      for (let over = element.parentElement; over !== null && over !== document.body; over = over.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(over);
        const outer = over.getBoundingClientRect();
        const clipsX = overflowX === 'hidden' || overflowX === 'clip';
        const clipsY = overflowY === 'hidden' || overflowY === 'clip';
        if (
          clipsX &&
          (box.left - reach < outer.left - 0.5 || box.right + reach > outer.right + 0.5) &&
          box.right > outer.left &&
          box.left < outer.right
        )
          found.push(`${element.tagName} "${element.textContent?.slice(0, 30)}" in ${over.className}`);
        else if (
          clipsY &&
          (box.top - reach < outer.top - 0.5 || box.bottom + reach > outer.bottom + 0.5) &&
          box.bottom > outer.top &&
          box.top < outer.bottom
        )
          found.push(`${element.tagName} "${element.textContent?.slice(0, 30)}" in ${over.className}`);
      }
    }
    return found;
  });
  expect(cut).toEqual([]);
});
