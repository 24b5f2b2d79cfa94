/** Results at the desk: how near the first flight is to the keyboard and the eye, and what stands on it. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { wordsOf } from '#tests/browser/harness/words.ts';
import { OpenGallery } from '../gallery/open-gallery.ts';

const say = wordsOf('en');
let gallery: OpenGallery;
let page: Page;

beforeAll(async () => {
  gallery = await OpenGallery.start();
  page = await gallery.states();
});
afterAll(() => gallery.close());

describe.each(['/flight/owresults', '/flight/rtresults'])('%s', (path) => {
  beforeEach(async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate((title) => window.showState(title, 'en'), `${path}, filled`);
    await page.getByRole('article').first().waitFor();
  });

  const inFirstFlight = () =>
    page.evaluate(() => document.querySelector('article')?.contains(document.activeElement) === true);

  test('the first flight is within twelve presses of Tab, over the link that leads to it', async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    let presses = 0;
    for (; presses <= 12 && (await focused()) !== say('flight-skip'); presses += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    for (; presses <= 12 && !(await inFirstFlight()); presses += 1) await page.keyboard.press('Tab');
    expect(presses).toBeLessThanOrEqual(12);
  });

  test('the first card begins above 260 px, and no bar stands below with nothing chosen', async () => {
    const top = await page
      .getByRole('article')
      .first()
      .evaluate((card) => card.getBoundingClientRect().top);
    expect(top).toBeLessThan(260);
    expect(await page.getByRole('region', { name: say('flight-decision') }).count()).toBe(0);
  });
});

test('a flight says until when it can be held where it has room, and the filters keep to such', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => window.showState('/flight/owresults, filled', 'en'));
  await page.getByRole('article').getByText('Hold until').getByText('Sat 21 Nov').waitFor();
  await page.getByRole('checkbox', { name: new RegExp(say('flight-filter-holdable')) }).check();
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
});
