/**
 * At a desk where nothing may be changed: what would be refused cannot be pressed, by pointer or by key, and says why to both.
 */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Doing, doings } from '#application/desk/desks/doings.ts';
import { languages, wordsOf } from '#tests/browser/harness/words.ts';
import { needs } from '#tests/journeys/rights/needs.ts';
import { drawn } from '#tests/support/ring.ts';
import { OpenGallery } from '../gallery/open-gallery.ts';
import { allStates } from './all-states.ts';
import { seen } from './seen.ts';

let gallery: OpenGallery;
let page: Page;
beforeAll(async () => {
  gallery = await OpenGallery.start();
  page = await gallery.states();
  // What leads out of the gallery leads nowhere.
  await page.route('**', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
  );
});
afterAll(() => gallery.close());

test.each(drawn(languages.map((language) => ({ language }))))('nobody is added, in $language', async ({ language }) => {
  const say = wordsOf(language);
  await page.evaluate((lang) => window.showState('/profile/saved-travellers, only looked at', lang), language);
  await seen(page, 'shell-emulating-read-only', say);
  const add = page.getByRole('main').getByRole('button', { name: say('travellers-add'), exact: true });
  await expect.poll(() => add.getAttribute('aria-disabled')).toBe('true');
  const tip = page.getByRole('tooltip').filter({ hasText: say('shell-act-read-only') });
  await add.focus();
  await tip.waitFor();
  expect(await add.getAttribute('aria-describedby')).toBe(await tip.getAttribute('id'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await add.blur();
  await tip.waitFor({ state: 'detached' });
  // A pointer finds it where it stands, and why; it may stand there already, of another language.
  await page.mouse.move(0, 0);
  await add.hover();
  await tip.waitFor();
  await add.click({ force: true });
  expect(await page.getByRole('dialog').count()).toBe(0);
  // What changes nothing goes on.
  expect(await page.getByRole('button', { name: say('travellers-export') }).isEnabled()).toBe(true);
});

test('what is typed is not sent by the key Enter', async () => {
  const say = wordsOf('en');
  await page.evaluate(() => window.showState('/profile/edit-profile, only looked at', 'en'));
  await seen(page, 'agency-person', say);
  const save = page.getByRole('button', { name: say('agency-save'), exact: true });
  await expect.poll(() => save.getAttribute('aria-disabled')).toBe('true');
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.press('Enter');
  await save.focus();
  await page
    .getByRole('tooltip')
    .filter({ hasText: say('shell-act-emulating') })
    .waitFor();
  // The desk would answer at once that it was cut off.
  expect(await page.getByText(say('failure-unreachable')).count()).toBe(0);
});

/** Asked as their part of the page opens, and so of no control; and what nobody comes to at somebody else's desk. */
const byThemselves = ['session.sessions', 'session.secondFactor'];
const beyond: readonly unknown[] = ['operate', 'webhooks', 'everyone'];
const of = (table: object, act: string): unknown =>
  act.split('.').reduce<unknown>((found, name) => Reflect.get(Object(found), name), table);
const changes = (act: string): boolean =>
  (['changes', 'own'] as readonly Doing[]).includes(of(doings, act) as Doing) &&
  !byThemselves.includes(act) &&
  !beyond.includes(of(needs, act));

/** Presses whatever there is, and then what came of that. */
const pressAll = () =>
  page.evaluate(async () => {
    window.print = () => undefined;
    window.open = () => null;
    window.history.back = () => undefined;
    window.history.go = () => undefined;
    window.asked = [];
    const pressed = new Set<HTMLElement>();
    for (let round = 0; round < 3; round += 1)
      for (const each of document.querySelectorAll<HTMLElement>(':is(main, dialog[open]) :is(button, [role=switch])'))
        if (!pressed.has(each) && each.isConnected) {
          pressed.add(each);
          each.click();
          await new Promise((resolve) => setTimeout(resolve));
        }
    return window.asked;
  });

const own = allStates.filter(
  ({ title, path, visitor }) => visitor !== true && [', filled', ', no answer'].some((name) => title === path + name),
);

test('the same presses change what may be changed', async () => {
  await page.evaluate(() => window.showState('/flight/book, no answer', 'en'));
  await seen(page, 'booking-ask-again', wordsOf('en'));
  // Once it was not answered again, it may be pressed again.
  expect([...new Set((await pressAll()).filter(changes))]).toEqual(['flight.book']);
});

// A dozen of them a run.
test.each(drawn(own, ({ path }) => String(path.length % 12)))('nothing is changed from $title', async ({ title }) => {
  await page.evaluate((name) => window.showState(name, 'en', 'looking'), title);
  await page.getByText(wordsOf('en')('shell-emulating-read-only')).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect((await pressAll()).filter(changes)).toEqual([]);
});
