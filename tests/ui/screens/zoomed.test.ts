/**
 * Screens that are read number by number, at 200 %: a window of 1440 or 1280 px has half as many then. Nothing scrolls
 * sideways, neither the page nor a part of it.
 */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNoSideways } from '#tests/browser/harness/checks.ts';
import { languages, wordsOf } from '#tests/browser/harness/words.ts';
import { dealtInSample, drawn } from '#tests/support/ring.ts';
import { OpenGallery } from '../gallery/open-gallery.ts';
import { allStates } from './all-states.ts';
import { seen } from './seen.ts';

let gallery: OpenGallery;
let page: Page;

beforeAll(async () => {
  gallery = await OpenGallery.start();
  page = await gallery.states();
});
afterAll(() => gallery.close());

const screens = [
  '/search',
  '/my-bookings',
  '/profile/ledger',
  '/flight/hold-queues',
  '/flight/owresults',
  '/flight/rtresults',
  '/flight/rtintlresults',
  '/flight/dom-multicity',
];
const states = dealtInSample(
  allStates.filter(({ path, press = [], visitor }) => screens.includes(path) && press.length === 0 && visitor !== true),
  ({ title, path }) => title === `${path}, filled`,
);
const looks = languages.flatMap((language) => ([720, 640] as const).map((width) => ({ language, width })));

/** The parts of the page that hold more than they show from side to side, but for words that are only read out. */
function cut(): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')].flatMap((part) => {
      const { overflowX, clipPath } = getComputedStyle(part);
      if (overflowX === 'visible' || clipPath !== 'none' || part.scrollWidth <= part.clientWidth + 1) return [];
      return [`${part.scrollWidth} in ${part.clientWidth} px: ${part.innerText.slice(0, 80)}`];
    }),
  );
}

describe.each(states)('$title', ({ title, shows }) => {
  test.each(drawn(looks.map((look) => ({ title, ...look }))))('in $language, $width px wide', async (look) => {
    await page.setViewportSize({ width: look.width, height: 450 });
    await page.evaluate((of) => window.showState(of.title, of.language), look);
    await seen(page, shows, wordsOf(look.language));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expectNoSideways(page, title);
    expect(await cut()).toEqual([]);
  });
});
