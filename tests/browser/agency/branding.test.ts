/** A house puts its look on the portal: a logo and a font from its own files, seen before they are published, then by everybody; and a page in its own words. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectGood } from '../harness/checks.ts';
import { logIn, Office } from '../harness/desk.ts';
import { drawn } from '#tests/support/ring.ts';

/** What is published is everybody's, so each row has a house of its own. */
let office: Office;
beforeEach(async () => {
  office = await Office.open();
});
afterEach(() => office.close());

const { resolve } = createRequire(import.meta.url);
const font = (weight: string) => ({
  name: `plex-${weight}.woff2`,
  mimeType: 'font/woff2',
  buffer: readFileSync(
    resolve(`@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-${weight}-normal.woff2`),
  ),
});
const drawing = (inside: string) => ({
  name: 'saffron.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60">${inside}</svg>`),
});

/** How wide the first picture that can be seen is, once it is there: a drawing that was fetched may still have no room. */
const pictured = (page: Page) =>
  page
    .locator('img[src^="/brand/"]')
    .first()
    .evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.getBoundingClientRect().width));

/** How many uploaded files a text was set in: a browser fetches a font for a text alone, so a wrong name fetches none. */
const fontsFetched = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\/brand\/\w+\.woff2$/.test(name)).length,
  );

test.each(
  drawn([
    { language: 'en', width: 1440 },
    { language: 'ar', width: 390 },
    { language: 'fr', width: 1440 },
  ] as const),
)('a house puts its look on: %o', (options) =>
  office.at({ ...options, loggedIn: false }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/login`);
    await logIn(desk, 'operator@demo.test');
    await page.goto(`${base}/operations?section=settings`);
    const logo = page.locator(`input[type=file][aria-label="${say('settings-logo')}"]`);
    await logo.setInputFiles(drawing('<script>alert(1)</script>'));
    await page.getByText(say('violation-picture-unsafe')).waitFor();
    await logo.setInputFiles(drawing(`<title>${options.language}</title><path fill="#e39a12" d="M0 0h200v60H0z"/>`));
    await expect.poll(() => pictured(page)).toBeGreaterThan(40);
    await page
      .locator(`input[type=file][aria-label="${say('settings-fontFaces')}"]`)
      .setInputFiles([font('400'), font('600')]);
    const faces = page.getByRole('list', { name: say('settings-fontFaces') }).getByRole('listitem');
    await faces.nth(1).waitFor();
    await expectGood(desk, 'a look that is tried');
    await page.getByRole('button', { name: say('settings-publish') }).click();
    await page.getByText(say('settings-saved')).waitFor();

    await page.goto(`${base}/operations?section=settings&part=pages`);
    await page.getByRole('radio', { name: say('settings-pages-in-en') }).check({ force: true });
    await page
      .getByLabel(say('settings-pages-text'), { exact: true })
      .fill(`# Saffron ${options.language}\nWe <b>sell</b>. Write to help@saffron.example`);
    await page.getByRole('button', { name: say('settings-publish') }).click();
    await page.getByText(say('settings-saved')).waitFor();

    await page.goto(`${base}/about-us`);
    await page.getByText('We <b>sell</b>.').waitFor();
    expect(await page.getByRole('link', { name: 'help@saffron.example' }).getAttribute('href')).toBe(
      'mailto:help@saffron.example',
    );
    await expect.poll(() => pictured(page)).toBeGreaterThan(40);
    await expect.poll(() => fontsFetched(page)).toBeGreaterThan(0);
    await expectGood(desk, 'a page of the house');
  }),
);
