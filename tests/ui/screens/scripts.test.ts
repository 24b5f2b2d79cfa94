/**
 * A script in every stored text, on every screen: it stands there as it was typed, and nothing of it is markup. Every state
 * whose answers are whole is looked at, so also what is listed, opened or explained in one.
 */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wordsOf } from '#tests/browser/harness/words.ts';
import { OpenGallery } from '../gallery/open-gallery.ts';
import { allScreens } from './all-states.ts';
import { script } from './scripted.ts';
import { seen } from './seen.ts';

let gallery: OpenGallery;
let page: Page;

beforeAll(async () => {
  gallery = await OpenGallery.start();
  page = await gallery.states();
});
afterAll(() => gallery.close());

const shown = new Set<string>();

/** What a browser would have made of the script. */
const markupMade = () =>
  page.evaluate(() => [...document.querySelectorAll('img[src="x:"], [onerror]')].map((each) => each.outerHTML));

test.each(allScreens)('$path', async ({ path, shows }) => {
  gallery.complaints.splice(0);
  await page.evaluate((title) => window.showState(title, 'en', true), `${path}, filled`);
  const written = page.getByText(script).first();
  // What a screen is known by may itself be a text that has a script in it now.
  await Promise.any([seen(page, shows, wordsOf('en')), written.waitFor()]);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await markupMade()).toEqual([]);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  if ((await page.evaluate((text) => document.body.innerText.includes(text), script)) === true) shown.add(path);
  expect(gallery.complaints).toEqual([]);
});

test('most screens show a script, and one that a page wrote as markup would be seen', async () => {
  expect(shown.size).toBeGreaterThan(allScreens.length / 2);
  for (const path of ['/payment-links', '/cruise/cabins', '/operations', '/my-bookings/manage/:transactionId'])
    expect([...shown], path).toContain(path);
  await page.evaluate((text) => {
    document.body.insertAdjacentHTML('beforeend', text);
  }, script);
  expect(await markupMade()).toHaveLength(1);
});
