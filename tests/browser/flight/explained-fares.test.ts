/** "Explain this number" in the results of a search: a search lists totals, and a fare says what it is made of when it is opened. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { over } from '#tests/support/axe.ts';
import { expectGood } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { type Desk, Office } from '../harness/desk.ts';
import { flights, openFares, openResults } from '../pages/results.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const trip = { from: 'DEL', to: 'BOM', date: inDays(19) };

const explainIn = ({ page, say, narrow }: Desk, at: number) =>
  (narrow ? page.getByRole('dialog') : page.getByRole('article').nth(at)).getByRole('button', {
    name: say('flight-explain'),
    exact: true,
  });

/** What opens over the fares. */
const explanation = ({ page }: Desk) => page.locator('dialog[open]').last();

describe.each([
  ['en', 1440],
  ['fr', 390],
  ['ar', 1440],
  ['ar', 390],
] as const)('in %s at %i px', (language, width) => {
  test('a fare says what it is made of, by keyboard', () =>
    office.at({ language, width }, async (desk) => {
      const { page, say } = desk;
      await openResults(desk, trip);
      await openFares(desk, 0);
      const button = explainIn(desk, 0).first();
      await button.focus();
      await page.keyboard.press('Enter');
      await explanation(desk).getByText(say('booking-sums-right')).waitFor();
      await expectGood(desk, 'what a listed fare is made of', over);
      await page.keyboard.press('Escape');
      await explanation(desk).getByText(say('booking-sums-right')).waitFor({ state: 'detached' });
      await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    }));
});

test('fares that are compared are explained too', () =>
  office.at({}, async (desk) => {
    const { page, say } = desk;
    await openResults(desk, trip);
    for (const at of [0, 1])
      await flights(desk)
        .nth(at)
        .getByRole('checkbox', { name: say('flight-compare-this') })
        .check();
    await page.getByRole('button', { name: say('flight-compare-open') }).click();
    const compared = page.getByRole('region', { name: say('flight-compare'), exact: true });
    await expectGood(desk, 'comparison');
    await compared
      .getByRole('button', { name: say('flight-explain') })
      .nth(1)
      .click();
    await explanation(desk).getByText(say('booking-sums-right')).waitFor();
  }));

test('what is not answered is asked for again, and too old an offer is searched for again', () =>
  office.at({ expected: /Failed to load resource|ERR_FAILED/ }, async (desk) => {
    const { page, say } = desk;
    await openResults(desk, trip);
    await openFares(desk, 0);
    let released = () => {};
    const held = new Promise<void>((resolve) => {
      released = resolve;
    });
    // The first answer keeps waiting and is then lost.
    await page.route('**/v2dispatch.jsp', async (route) => {
      if (route.request().postData()?.includes('FAREEXPLAINED') !== true) return route.continue();
      await held;
      return route.abort();
    });
    await explainIn(desk, 0).first().click();
    await explanation(desk).waitFor();
    await expectGood(desk, 'a fare that is being explained', over);
    expect(await explanation(desk).getByText(say('booking-sums-right')).count()).toBe(0);
    released();
    await explanation(desk).getByText(say('failure-unreachable')).waitFor();
    await expectGood(desk, 'a fare that could not be explained', over);

    // An id that the server does not know any more.
    await page.unrouteAll({ behavior: 'wait' });
    await page.route('**/v2dispatch.jsp', (route) => {
      const postData = route.request().postData() ?? '';
      if (!postData.includes('FAREEXPLAINED')) return route.continue();
      return route.continue({ postData: postData.replace(/(offerid[^=]*=)[^&]*/i, '$1old') });
    });
    await explanation(desk)
      .getByRole('button', { name: say('shell-try-again') })
      .click();
    await explanation(desk).getByText(say('flight-offers-expired')).waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await explanation(desk)
      .getByRole('button', { name: say('flight-search-again') })
      .click();
    await page.locator(over).waitFor({ state: 'detached' });
    await flights(desk).first().waitFor();
    await openFares(desk, 0);
    await explainIn(desk, 0).first().click();
    await explanation(desk).getByText(say('booking-sums-right')).waitFor();
  }));
