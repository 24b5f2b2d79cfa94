/**
 * The widgets under axe (WCAG 2.2 AA): at rest and with each panel open, in three languages, wide and narrow, and for a
 * tenant with difficult colours. Nothing sticks out sideways, and targets are large enough for a thumb.
 */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { levelAA, lookWithAxe, over } from '#tests/support/axe.ts';
import { drawnInSample } from '#tests/support/ring.ts';
import { OpenGallery } from './gallery/open-gallery.ts';

let gallery: OpenGallery;

beforeAll(async () => {
  gallery = await OpenGallery.start();
});

afterAll(async () => {
  await gallery.close();
});

const violations = async (page: Page, part?: string): Promise<readonly string[]> => {
  const found = await lookWithAxe(page, [...levelAA, 'best-practice'], part);
  expect(found.passed).toBeGreaterThan(3);
  return found.violations;
};

const openers: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['the combobox', (page) => page.getByRole('combobox', { name: 'From' }).fill('ko')],
  [
    'the combobox with an unusable option',
    (page) => page.getByRole('combobox', { name: 'Saved traveller' }).fill('an'),
  ],
  ['the select', (page) => page.getByRole('combobox', { name: 'Cabin' }).click()],
  ['the dates', (page) => page.getByRole('button', { name: /^Departure/ }).click()],
  ['the date field', (page) => page.locator('button[aria-haspopup="dialog"][aria-label*="Date of birth"]').click()],
  ['the dialog', (page) => page.getByRole('button', { name: 'Release this hold' }).click()],
  ['the dialog that wants an answer', (page) => page.getByRole('button', { name: 'Price changed' }).click()],
  ['the form in a dialog', (page) => page.getByRole('button', { name: 'A form' }).click()],
  ['the sheet', (page) => page.getByRole('button', { name: 'Sheet' }).click()],
  ['the panel', (page) => page.getByRole('button', { name: 'Panel' }).click()],
  ['the menu', (page) => page.locator('button[aria-haspopup="menu"]').last().click()],
  ['the profile menu', (page) => page.getByRole('button', { name: /Anita Menon/ }).click()],
  ['the loader', (page) => page.getByRole('button', { name: 'Load', exact: true }).click()],
  [
    'messages',
    async (page) => {
      await page.getByRole('button', { name: 'Say success' }).click();
      await page.getByRole('button', { name: 'Say error' }).click();
    },
  ],
];

/** By Escape; what wants an answer gets one, and what waits for something gets that. */
async function close(page: Page): Promise<void> {
  const open = page.locator(over);
  await page.keyboard.press('Escape');
  if ((await open.count()) === 0) return;
  const answer = open.getByRole('button', { name: 'Back to results' });
  if ((await answer.count()) > 0) await answer.click();
  else await page.evaluate(() => window.dispatchEvent(new Event('loaded')));
  await expect.poll(() => open.count()).toBe(0);
}

/** Runs in the page. */
function smallTargets(): readonly { readonly height: number; readonly text: string }[] {
  const targets = document.querySelectorAll<HTMLElement>(
    'button, a[href], [role="combobox"], input:not([type="radio"]):not([type="checkbox"])',
  );
  return [...targets]
    .filter((element) => element.checkVisibility() && !element.matches('input') && element.closest('.unseen') === null)
    .map((element) => ({
      height: Math.round(element.getBoundingClientRect().height),
      text: element.outerHTML.slice(0, 120),
    }))
    .filter(({ height }) => height > 0 && height < 44);
}

test('axe finds what is planted: on the page, and in each of several parts and nowhere else', async () => {
  const page = await gallery.page({ parts: 'buttons' });
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => {
    for (const name of ['outside', 'first', 'second']) {
      const part = document.createElement('section');
      const picture = document.createElement('img');
      part.id = name;
      picture.src = `/${name}.png`;
      part.append(picture);
      document.querySelector('main')?.append(part);
    }
  });
  const named = async (part?: string) =>
    (await lookWithAxe(page, levelAA, part)).violations.flatMap(
      (each) => /^image-alt: .*src="\/(\w+)\.png"/.exec(each)?.[1] ?? [],
    );
  expect(await named()).toEqual(['outside', 'first', 'second']);
  expect(await named('#first, #second')).toEqual(['first', 'second']);
  await page.close();
});

test('axe finds the text that is too faint for what it stands on, among texts and grounds of the same colours', async () => {
  const page = await gallery.page({ parts: 'buttons' });
  await page.evaluate(() => {
    for (const [name, colour, ground, more = {}] of [
      ['light on light', 'rgb(200, 200, 200)', 'rgb(255, 255, 255)'],
      ['light on dark', 'rgb(200, 200, 200)', 'rgb(0, 0, 0)'],
      ['dark on light', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
      ['light on a clear light', 'rgb(200, 200, 200)', 'rgba(255, 255, 255, 0.9)'],
      ['faded', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)', { opacity: '0.3' }],
      ['blended, light', 'rgb(200, 200, 200)', 'rgb(255, 255, 255)', { mixBlendMode: 'luminosity' }],
      ['blended, dark', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)', { mixBlendMode: 'luminosity' }],
    ] as const) {
      const text = document.createElement('p');
      text.textContent = name;
      text.style.color = colour;
      text.style.backgroundColor = ground;
      Object.assign(text.style, more);
      document.querySelector('main')?.append(text);
    }
  });
  for (const look of ['first', 'second']) {
    const { violations: found } = await lookWithAxe(page, levelAA);
    expect(
      found.map((each) => /^color-contrast: .*>(.*)<\/p>/.exec(each)?.[1]),
      look,
    ).toEqual(['light on light', 'light on a clear light', 'faded', 'blended, light']);
  }
  await page.close();
});

describe.each(drawnInSample(['en', 'fr', 'ar'] as const))('axe finds nothing in %s', (lang) => {
  test('at 1440 px, at rest', async () => {
    const page = await gallery.page({ lang });
    expect(await violations(page)).toEqual([]);
    await page.close();
  });

  test('at 390 px, at rest, where nothing sticks out sideways and every target is 44 px high', async () => {
    const page = await gallery.page({ lang, width: 390 });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await page.evaluate(smallTargets)).toEqual([]);
    await page.close();
  });

  test.each([1440, 390])('at %i px, in every panel', async (width) => {
    const page = await gallery.page({ lang, width, parts: 'fields overlays dates' });
    for (const [at, [what, open]] of openers.entries()) {
      if (at > 0) await close(page);
      await open(page);
      await page.locator(over).first().waitFor();
      expect(await violations(page, over), what).toEqual([]);
    }
    await page.close();
  });
});

const tenants = [
  ['#ffd400', '#ffee00'],
  ['#5b1e2d', '#e0872f'],
  ['#00ff88', '#ffffff'],
] as const;

test.each(drawnInSample(tenants))('axe finds nothing for a tenant with %s and %s', async (primary, secondary) => {
  const page = await gallery.page({ primary, secondary });
  expect(await violations(page)).toEqual([]);
  await page.close();
});

test('the page kept its strict content policy and said every word', () => {
  expect(gallery.complaints).toEqual([]);
});
