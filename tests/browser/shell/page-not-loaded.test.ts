/** A page whose program or words do not arrive: the portal says so in words and tries again, and never stays blank. */
import type { Route } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectGood } from '../harness/checks.ts';
import { Office } from '../harness/desk.ts';

let office: Office;

beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const chunk = /\/static\/js\/async\/.+\.js$/;

test.each([
  ['programs', 'when it is asked to try again', 'fr', 390, (): boolean => true],
  ['words', 'by itself', 'ar', 1440, (text: string): boolean => text.includes('extras-flights =')],
] as const)('the %s of a page do not arrive: it says so, and they come %s', (what, _how, language, width, isLost) =>
  office.at({ language, width, expected: /Failed to load resource|ERR_FAILED/ }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/search`);
    await page.getByText(say('flight-spendable')).waitFor();
    await page.route(chunk, async (route: Route) => {
      const response = await route.fetch();
      const text = await response.text();
      await (isLost(text) ? route.abort() : route.fulfill({ response, body: text }));
    });
    await page
      .getByRole('link', { name: say('title-my-bookings') })
      .first()
      .click();
    await page.getByText(say('failure-unreachable')).waitFor();
    await expectGood(desk, 'a page that did not arrive');
    await page.unrouteAll({ behavior: 'wait' });
    if (what === 'programs') await page.getByRole('button', { name: say('shell-try-again') }).click();
    await page.getByRole('heading', { level: 1, name: say('title-my-bookings') }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/my-bookings');
  }),
);
