/**
 * At a desk where nothing may be changed: what would be refused cannot be pressed, by pointer or by key, and says why to both.
 */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages, wordsOf } from '#tests/browser/harness/words.ts';
import { drawn } from '#tests/support/ring.ts';
import { OpenGallery } from '../gallery/open-gallery.ts';
import { seen } from './seen.ts';

let gallery: OpenGallery;
let page: Page;
beforeAll(async () => {
  gallery = await OpenGallery.start();
  page = await gallery.states();
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
  // A pointer finds it where it stands, and why.
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
