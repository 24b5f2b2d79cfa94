/**
 * A list with one of its rows open beside it: once that is closed, the row has the focus again; and what is looked for is what
 * the address says, after going back too.
 */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wordsOf } from '#tests/browser/harness/words.ts';
import { OpenGallery } from './gallery/open-gallery.ts';

let gallery: OpenGallery;
let page: Page;

beforeAll(async () => {
  gallery = await OpenGallery.start();
  page = await gallery.states();
});
afterAll(() => gallery.close());

test.each(['/operations, a registration decided', '/self-trip-queues, one opened'])(
  '%s: its row has the focus once it is closed',
  async (title) => {
    await page.evaluate((of) => window.showState(of, 'en'), title);
    const open = page.locator('main a[aria-current="true"]');
    const address = await open.getAttribute('href');
    await page.getByRole('button', { name: wordsOf('en')('design-close'), exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(address);
  },
);

test.each(['/operations, registrations', '/self-trip-queues, filled'])(
  '%s: going back clears what was looked for',
  async (title) => {
    await page.evaluate((of) => window.showState(of, 'en'), title);
    const find = page.locator('main input[type="search"]');
    await find.fill('himgiri');
    await find.press('Enter');
    // The rows lead to the address that is drawn; the page's own changes before that.
    await page.locator('main li a[href*="text=himgiri"]').waitFor();
    await page.goBack();
    await expect.poll(() => find.inputValue()).toBe('');
  },
);
