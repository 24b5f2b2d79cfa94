/** A window of 1440 or 1280 px at 200 %: what agents read all day is read without scrolling sideways. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OpenGallery } from '../gallery/open-gallery.ts';

let gallery: OpenGallery;
let page: Page;

beforeAll(async () => {
  gallery = await OpenGallery.start();
  page = await gallery.states();
});
afterAll(() => gallery.close());

describe.each([
  [720, 450],
  [640, 400],
])('%i px wide', (width, height) => {
  test.each([
    '/profile/ledger, filled',
    '/profile/ledger, long texts',
    '/flight/hold-queues, filled',
    '/flight/hold-queues, long texts',
    '/flight/owresults, filled',
    '/flight/rtresults, filled',
    '/flight/rtintlresults, filled',
  ])('%s', async (title) => {
    await page.setViewportSize({ width, height });
    for (const language of ['en', 'ar'] as const) {
      await page.evaluate(([state, spoken]) => window.showState(state, spoken), [title, language] as const);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      const wide = () =>
        page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll<HTMLElement>('main, main *')]
            .filter((each) => ['auto', 'scroll', 'visible'].includes(getComputedStyle(each).overflowX))
            .filter((each) => each === document.documentElement || getComputedStyle(each).overflowX !== 'visible')
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
            .map((each) => `${each.tagName}.${each.className} ${each.scrollWidth} > ${each.clientWidth}`),
        );
      await expect.poll(wide, { message: language }).toEqual([]);
    }
  });
});
