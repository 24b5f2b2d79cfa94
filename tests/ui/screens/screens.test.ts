/**
 * Every state of every screen, from canned answers, on one page of a real Chromium: nothing that axe objects to, nothing that
 * sticks out sideways, no message missing, no complaint in the console; in three languages and two widths.
 */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, expectLaidOut } from '#tests/browser/harness/checks.ts';
import { isMessageId, languages, wordsOf } from '#tests/browser/harness/words.ts';
import { dealtInSample, drawn, ring } from '#tests/support/ring.ts';
import { loginRoute, screenRoutes } from '#ui/route-table.ts';
import { OpenGallery } from '../gallery/open-gallery.ts';
import { allScreens, allStates } from './all-states.ts';
import type { CannedState } from './screen-states.ts';
import { pressed } from './pressed.ts';
import { seen } from './seen.ts';

let gallery: OpenGallery;
let page: Page;

beforeAll(async () => {
  gallery = await OpenGallery.start();
  page = await gallery.states();
});
afterAll(() => gallery.close());

const looks = languages.flatMap((language) => ([1440, 390] as const).map((width) => ({ language, width })));

/** Texts that are written in the other direction than what they stand in, and so end at its far side. */
function strayed(): Promise<readonly string[]> {
  return page.evaluate(() => {
    const started = ({ left, right }: DOMRect, rightToLeft: boolean) => (rightToLeft ? -right : left);
    return [...document.querySelectorAll('main bdi, main [dir="auto"], dialog[open] bdi')].flatMap((text) => {
      const own = getComputedStyle(text);
      const around = getComputedStyle(text.parentElement ?? text);
      if (own.display === 'inline' || own.direction === around.direction) return [];
      if (!['start', 'left', 'right'].includes(around.textAlign) || text.textContent === '') return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      const rightToLeft = around.direction === 'rtl';
      const away =
        started(range.getBoundingClientRect(), rightToLeft) - started(text.getBoundingClientRect(), rightToLeft);
      return away > 2 ? [text.textContent] : [];
    });
  });
}

test('every route has canned states', () => {
  const stated = new Set(allScreens.map(({ path }) => path));
  expect([loginRoute, ...screenRoutes].map(({ path }) => path).filter((path) => !stated.has(path))).toEqual([]);
});

test('no two states have one title', () => {
  const titles = allStates.map(({ title }) => title);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

test('on a narrow page what is decided stands at its bottom, under nothing', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => window.showState('/insurance, found', 'en'));
  const act = page.getByRole('button', { name: wordsOf('en')('insurance-insure', { count: 1 }) });
  await act.waitFor();
  const isReached = await act.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isReached).toBe(true);
  // Nor is room kept below the footer for the bar that is not there.
  const blank = await page.locator('footer').evaluate((footer) => {
    const below = document.documentElement.scrollHeight - window.scrollY - footer.getBoundingClientRect().bottom;
    return Math.round(below);
  });
  expect(blank).toBe(0);
});

/** The state in which a screen has everything to show. */
const isFilled = ({ title, path }: Pick<CannedState, 'title' | 'path'>): boolean => title === `${path}, filled`;

describe.each(dealtInSample(allStates, isFilled))('$title', ({ title, path, shows, hides = [], press = [] }) => {
  test.each(drawn(looks.map((look) => ({ title, ...look }))))('in $language, $width px wide', async (look) => {
    const { language, width } = look;
    const say = wordsOf(language);
    gallery.complaints.splice(0);
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.evaluate((of) => window.showState(of.title, of.language), look);
    await pressed(page, press, say);
    await seen(page, shows, say);
    for (const each of hides) {
      expect(await page.getByText(isMessageId(each) ? say(each) : each, { exact: true }).count(), each).toBe(0);
    }
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // Axe is most of a look's time: in a sample axe sees each screen, in the other rings each state.
    if (ring !== 'sample' || isFilled({ title, path })) await expectAccessible(page, title);
    await expectLaidOut({ page, language }, title);
    expect(await strayed(), 'at the far side').toEqual([]);
    expect(gallery.complaints).toEqual([]);
  });
});
