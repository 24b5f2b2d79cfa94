/** What holds for every screen and state: axe finds nothing, nothing sticks out sideways, focus can be seen. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { levelAA, lookWithAxe, over } from '#tests/support/axe.ts';
import { ring } from '#tests/support/ring.ts';
import type { Desk } from './desk.ts';
import { isMessageId } from './words.ts';

/**
 * WCAG 2.2 AA by axe, language and direction of the page, and no scrolling sideways. `what` names the state in a failure;
 * `part` is the part of the page that axe looks at, where not all of it. `ui/screens` shows axe the states of all screens, so
 * here it looks at a screen once in the full ring and never in a sample.
 */
export async function expectGood(desk: Pick<Desk, 'page' | 'language'>, what: string, part?: string): Promise<void> {
  if (ring === 'matrix' || (ring === 'full' && (await isFirstLook(desk.page, desk.language, part))))
    await expectAccessible(desk.page, what, part);
  await expectLaidOut(desk, what);
}

/** WCAG 2.2 AA by axe. */
export async function expectAccessible(page: Page, what: string, part?: string): Promise<void> {
  const { violations, passed } = await lookWithAxe(page, levelAA, part);
  expect(violations, `axe, ${what}`).toEqual([]);
  expect(passed, `axe, ${what}`).toBeGreaterThan(3);
}

/** Language and direction of the page, no scrolling sideways, and no message missing. */
export async function expectLaidOut({ page, language }: Pick<Desk, 'page' | 'language'>, what: string): Promise<void> {
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]), what).toEqual([
    language,
    language === 'ar' ? 'rtl' : 'ltr',
  ]);
  await expectNoSideways(page, what);
  await expectWorded(page, what);
}

const looked = new Set<string>();

/** Reports the first look of this process at a screen in a language and width. */
async function isFirstLook(page: Page, language: string, part: string | undefined): Promise<boolean> {
  const screen = new URL(page.url()).pathname.split('/').filter((name) => !/\d/.test(name));
  const look = [language, page.viewportSize()?.width, screen, part, await page.locator(over).count()];
  const { size } = looked;
  return looked.add(JSON.stringify(look)).size > size;
}

/** Nothing stands there by its message's id, as it does where the words of an area were not loaded. */
async function expectWorded(page: Page, what: string): Promise<void> {
  const text = await page.evaluate(() => document.body.innerText);
  const bare = text.match(/[a-z]+(?:-[a-z0-9]+)+/g) ?? [];
  expect(bare.filter(isMessageId), `words, ${what}`).toEqual([]);
}

export async function expectNoSideways(page: Page, what: string): Promise<void> {
  const { width, inner, widest } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const out = [...document.body.querySelectorAll('*')].find((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 1 || left < -1;
    });
    return { width: scrollWidth, inner: clientWidth, widest: out?.outerHTML.slice(0, 160) ?? '' };
  });
  expect(width <= inner, `sideways, ${what}: ${width} in ${inner}, ${widest}`).toBe(true);
}

/** The page's title, which is a message's and the tenant's. */
export async function expectTitled({ page, say }: Desk, id: string): Promise<void> {
  await expect.poll(() => page.title()).toBe(`${say(id)} · Meridian`);
}

/** The element that has the focus is not the page, is in view, and shows that it has it; it may be about to get it. */
export async function expectFocusSeen(page: Page, what: string): Promise<void> {
  await expect.poll(() => page.evaluate(whatFocusLacks), { message: what }).toBe('');
}

function whatFocusLacks(): string {
  const element = document.activeElement;
  if (element === null || element === document.body) return 'nothing has the focus';
  const { width, height, top, bottom } = element.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) return `out of view: ${element.outerHTML.slice(0, 120)}`;
  if (width * height === 0) return `without extent: ${element.outerHTML.slice(0, 120)}`;
  return '';
}
