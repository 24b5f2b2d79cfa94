/**
 * A script in every stored text, on every screen: it stands there as it was typed, and nothing of it is markup. Also in what is
 * opened there: each state that buttons lead to, so what a dialog says. Each in one of the languages, which the seed of the run
 * draws; in all of them, with every other state whose answers are whole, in the whole ring.
 */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMessageId, languages, wordsOf } from '#tests/browser/harness/words.ts';
import { dealtInSample, drawn, ring } from '#tests/support/ring.ts';
import { OpenGallery } from '../gallery/open-gallery.ts';
import { allScreens, allStates } from './all-states.ts';
import { pressed } from './pressed.ts';
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
const inDialogs = new Set<string>();
const opened = new Set<string>();

/** What a browser would have made of the script. */
const markupMade = () =>
  page.evaluate(() => [...document.querySelectorAll('img[src="x:"], [onerror]')].map((each) => each.outerHTML));

const answerless = ['loading', 'refused', 'cut off', 'long texts'].map((name) => `, ${name}`);
/** Whose request it is goes by the name, which is another one with a script in it. */
const ofSomebodyElse = '/operations, a change worked out';
const allWithTexts = allStates.filter(
  ({ title, path, press }) =>
    title !== ofSomebodyElse &&
    !answerless.some((name) => title === path + name) &&
    (ring === 'matrix' || title === `${path}, filled` || press !== undefined),
);
const states = dealtInSample(allWithTexts, () => false);
const looks = drawn(
  states.flatMap((state) => languages.map((language) => ({ ...state, language }))),
  ({ title }) => title,
);

test.each(looks)('$title in $language', async ({ title, path, shows, press = [], language }) => {
  const say = wordsOf(language);
  gallery.complaints.splice(0);
  await page.evaluate((of) => window.showState(of.title, of.language, 'scripts'), { title, language });
  await pressed(page, press, say);
  const written = page.getByText(script).first();
  const there = seen(page, shows, say);
  // What a screen is known by may itself be a text that has a script in it now; what was opened says a word of its own.
  const [id = ''] = shows.split(' of ');
  await (press.length > 0 && isMessageId(id) ? there : Promise.any([there, written.waitFor()]));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await markupMade()).toEqual([]);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  const read = await page.evaluate((text) => {
    const says = (place: HTMLElement) =>
      place.innerText.includes(text) ||
      [...place.querySelectorAll<HTMLInputElement>('input, textarea')].some(({ value }) => value.includes(text));
    const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open]')];
    return { anywhere: says(document.body), dialogs: dialogs.length, inDialog: dialogs.some(says) };
  }, script);
  if (read.anywhere) shown.add(path);
  if (read.dialogs > 0) opened.add(title);
  if (read.inDialog) inDialogs.add(title);
  expect(gallery.complaints).toEqual([]);
});

test('most screens show a script, and one that a page wrote as markup would be seen', async () => {
  const share = states.length / allWithTexts.length;
  expect(shown.size).toBeGreaterThan((allScreens.length * share) / 2);
  expect(opened.size, 'dialogs').toBeGreaterThan(30 * share - 1);
  expect(inDialogs.size, 'dialogs that show one').toBeGreaterThan(6 * share - 1);
  for (const path of ['/payment-links', '/cruise/cabins', '/operations', '/my-bookings/manage/:transactionId'])
    if (states.some(({ title }) => title === `${path}, filled`)) expect([...shown], path).toContain(path);
  await page.evaluate((text) => {
    document.body.insertAdjacentHTML('beforeend', text);
  }, script);
  expect(await markupMade()).toHaveLength(1);
});
