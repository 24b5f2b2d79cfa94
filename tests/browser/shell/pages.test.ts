/**
 * Screens beside the sale: the title of each, that its address alone leads to it, and what opens over a page in each
 * language and width. How the pages themselves look is proven from canned states, in `ui/screens`.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { over } from '#tests/support/axe.ts';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { Office } from '../harness/desk.ts';
import { languages } from '../harness/words.ts';

let office: Office;

beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const widths = [1440, 390] as const;
const desks = languages.flatMap((language) => widths.map((width) => [language, width] as const));

/** Address and title. */
const publicPages = [
  ['/about-us', 'title-about-us'],
  ['/contact-us', 'title-contact-us'],
  ['/privacy-policy', 'title-privacy-policy'],
  ['/terms-conditions', 'title-terms-conditions'],
] as const;

const ownPages = [
  ['/flight', 'title-flight'],
  ['/profile', 'title-profile'],
  ['/my-bookings', 'title-my-bookings'],
  ['/flight/book', 'title-flight-book'],
] as const;

test('the built page names an icon that is served', async () => {
  const page = await fetch(office.server.base);
  const icon = /<link rel="icon" href="(\/[^"]+)" type="image\/svg\+xml">/.exec(await page.text());
  const answer = await fetch(office.server.base + (icon?.[1] ?? '/no-icon'));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
});

describe.each(drawn(desks))('in %s at %i px', (language, width) => {
  test('pages that anyone may read', () =>
    office.at({ language, width, loggedIn: false }, async (desk) => {
      const { page, base } = desk;
      for (const [path, title] of publicPages) {
        await page.goto(base + path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectTitled(desk, title);
      }
    }));

  test('pages of an agent', () =>
    office.at({ language, width }, async (desk) => {
      const { page, base } = desk;
      for (const [path, title] of ownPages) {
        await page.goto(base + path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectTitled(desk, title);
      }
    }));

  test('what opens over a page', () =>
    office.at({ language, width }, async (desk) => {
      const { page, base, say } = desk;
      await page.goto(`${base}/flight`);
      await page.getByRole('button', { name: new RegExp(`^${say('flight-party')}`) }).click();
      await expectGood(desk, 'travellers and cabin', over);
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: say('flight-from'), exact: true }).fill('ko');
      await page.getByRole('option').first().waitFor();
      await expectGood(desk, 'airports', over);
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: new RegExp(`^${say('flight-departure')}`) })
        .first()
        .click();
      await page.getByRole('grid').first().waitFor();
      await expectGood(desk, 'calendar', over);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: new RegExp(`^${say('shell-profile-menu')}`) }).click();
      await page.getByRole('menuitem', { name: say('shell-logout') }).waitFor();
      await expectGood(desk, 'profile menu', over);
    }));

  test('an address that leads nowhere', () =>
    office.at({ language, width, expected: /404/ }, async (desk) => {
      const { page, base, say } = desk;
      const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
      const answer = await page.goto(`${base}/flight/nowhere`);
      expect(answer?.status()).toBe(404);
      await page.getByRole('heading', { level: 1, name: say('title-not-found') }).waitFor();
      expect((await warned).text()).toBe('No routes matched location "/flight/nowhere"');
      await expectTitled(desk, 'title-not-found');
      await page.goto(`${base}/flight/ticket/FL000000000000`);
      await page.getByText(say('message-no-bookings')).waitFor();
      await page
        .getByRole('link', { name: say('title-my-bookings') })
        .last()
        .click();
      await page.waitForURL(`${base}/my-bookings`);
    }));
});
