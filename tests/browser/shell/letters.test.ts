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
    // The page does not count as loaded while letters that it asked for are held back.
    await page.goto(`${base}/profile/ledger`, { waitUntil: 'commit' });
    await page.getByText(say('account-verified')).waitFor();
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('td, th, header a, header button')].map((each) => {
          const { x, width } = each.getBoundingClientRect();
          // Of a row of words each is nearly as wide; what they come to grows with their number.
          return each.closest('header') === null ? x : width;
        }),
      );
    const before = await places();
    letThemCome();
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loading')))
      .toBe(false);
    const after = await places();
    expect(after.length).toBe(before.length);
    // Figures are as wide to the pixel, words nearly: how far columns move goes by the dates and names of the day.
    expect(Math.max(...after.map((x, at) => Math.abs(x - (before[at] ?? 0))))).toBeLessThan(9);
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

test.each([
  ['Lato', 1],
  ['Roboto', 0],
])('a page in %s says so on its console %i times: what is not served shows only where a device has it', (font, times) =>
  office.at({ loggedIn: false }, async ({ page, base, say }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' && message.text().includes('FONT_FAMILY')) said.push(message.text());
    });
    await page.route('**/appv2.jsp', async (route) => {
      const answer = await route.fetch();
      const body = await answer.text();
      expect(body).toContain('"Roboto"');
      await route.fulfill({ response: answer, body: body.replace('"Roboto"', JSON.stringify(font)) });
    });
    await page.goto(`${base}/login`);
    await page.getByLabel(say('session-user-id')).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--brand-font')))
      .toBe(`"${font}"`);
    await expect.poll(() => said.length).toBe(times);
    if (times > 0) expect(said[0]).toContain(`"${font}"`);
  }),
);
