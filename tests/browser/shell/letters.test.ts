/** What a page fetches to draw its letters. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Office } from '../harness/desk.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

test('a page of amounts in rupees fetches the sign by itself, and neither further Latin nor Arabic letters', () =>
  office.at({}, async ({ page, base, say }) => {
    await page.goto(`${base}/profile/ledger`);
    await page.getByText(say('account-verified')).waitFor();
    const fetched = await page.evaluate(async () => {
      const fonts = await document.fonts.ready;
      return [...fonts].filter(({ status }) => status !== 'unloaded').map(({ unicodeRange }) => unicodeRange);
    });
    expect(fetched).toContain('U+20B9');
    for (const range of fetched) expect(range).toMatch(/^U\+(20B9$|0-FF,)/);
  }));

test('nothing moves when the letters come: what stands in for them is as wide', () =>
  office.at({}, async ({ page, base, say }) => {
    let letThemCome = () => {};
    const come = new Promise<void>((resolve) => (letThemCome = resolve));
    await page.route('**/*.woff2', async (route) => {
      await come;
      await route.continue();
    });
    await page.goto(`${base}/profile/ledger`);
    await page.getByText(say('account-verified')).waitFor();
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('td, th, header a, header button')].map((each) => each.getBoundingClientRect().x),
      );
    const before = await places();
    letThemCome();
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loading')))
      .toBe(false);
    const after = await places();
    expect(after.length).toBe(before.length);
    expect(Math.max(...after.map((x, at) => Math.abs(x - (before[at] ?? 0))))).toBeLessThan(4);
  }));

test('a page in Arabic is drawn in the Arabic letters that come with it', () =>
  office.at({ language: 'ar' }, async ({ page, base, say }) => {
    await page.goto(`${base}/profile/ledger`);
    await page.getByText(say('account-verified')).waitFor();
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].filter(({ status }) => status === 'loaded').map(({ unicodeRange }) => unicodeRange),
        ),
      )
      .toContainEqual(expect.stringMatching(/^U\+600/));
  }));
