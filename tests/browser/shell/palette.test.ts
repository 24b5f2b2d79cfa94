/** The palette that finds anything: by keyboard, in three languages and both widths, what it finds and where that leads. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectFocusSeen, expectGood } from '../harness/checks.ts';
import { type Desk, Office } from '../harness/desk.ts';
import { deskByWire } from '../harness/session.ts';
import { languages } from '../harness/words.ts';
import { atTicket } from '../pages/book.ts';
import { bookByWire } from '../pages/by-wire.ts';
import { finderField as field, openPalette } from '../pages/palette.ts';

let office: Office;
let sold: { readonly transactionId: string; readonly pnr: string };

beforeAll(async () => {
  office = await Office.open();
  sold = await bookByWire(await deskByWire(office.server.base), { day: 23 });
});
afterAll(() => office.close());

const gone = /ERR_FAILED|Failed to load resource/;

function options({ page, say }: Desk) {
  return page.getByRole('listbox', { name: say('shell-find-results') }).getByRole('option');
}

/** The option that Enter takes. */
function ready(desk: Desk) {
  return desk.page.locator('[role="option"][aria-selected="true"]');
}

/** A screen is found by some letters of its name. */
async function findScreen(desk: Desk): Promise<void> {
  const { page, base, say } = desk;
  await openPalette(desk);
  const name = say('title-my-bookings');
  const initials = name.split(' ').map((word) => [...word].slice(0, 2).join(''));
  await field(desk).fill(initials.join(''));
  await expect.poll(() => ready(desk).textContent()).toContain(name);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${base}/my-bookings`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expectFocusSeen(page, 'the screen that was found');
}

describe.each(drawn(languages))('in %s', (language) => {
  test.each(drawn([1440, 390] as const))(
    'at %i wide it opens, finds, leads to a screen and closes, and is fit for everyone',
    (width) =>
      office.at({ language, width }, async (desk) => {
        const { page, base, say } = desk;
        await page.goto(`${base}/search`);
        await openPalette(desk);
        await expect.poll(() => field(desk).evaluate((input) => input === document.activeElement)).toBe(true);
        await page.getByRole('group', { name: say('shell-find-latest') }).waitFor();
        await expect.poll(() => ready(desk).textContent()).toContain(say('title-landing'));
        await expectGood(desk, 'palette, nothing typed');
        await field(desk).fill('Kurian');
        await options(desk).filter({ hasText: 'Rohan Kurian' }).first().waitFor();
        await expectGood(desk, 'palette, a name');
        await field(desk).fill('qqqq');
        await page.getByText(say('shell-find-nothing', { text: 'qqqq' })).waitFor();
        await expect.poll(() => options(desk).count()).toBe(0);
        await expectGood(desk, 'palette, nothing found');
        await page.keyboard.press('Escape');
        await field(desk).waitFor({ state: 'detached' });
        await openPalette(desk);
        await expect.poll(() => field(desk).inputValue()).toBe('');
        await page
          .getByRole('dialog')
          .getByRole('button', { name: say('design-close') })
          .click();
        await field(desk).waitFor({ state: 'detached' });
        await findScreen(desk);
      }),
  );
});

test('a booking is found by its PNR, its id and its traveller, and Enter does not have to wait for it', () =>
  office.at({}, async (desk) => {
    const { page, base } = desk;
    expect(sold.pnr).not.toBe('');
    for (const text of [sold.pnr, sold.transactionId.toLowerCase(), 'rohan kur']) {
      await page.goto(`${base}/profile`);
      await openPalette(desk);
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      expect(await atTicket(desk)).toBe(sold.transactionId);
    }
  }));

test('arrows go through everything and round, and a saved traveller leads to their bookings', () =>
  office.at({}, async (desk) => {
    const { page, base, say } = desk;
    await page.clock.install();
    await page.goto(`${base}/my-bookings?text=nobody`);
    await openPalette(desk);
    await page.keyboard.type('me');
    const traveller = page
      .getByRole('group', { name: say('shell-find-travellers') })
      .getByRole('option')
      .first();
    await traveller.waitFor();
    await page.getByRole('status').filter({ hasText: /\d/ }).first().waitFor();
    const count = await options(desk).count();
    const first = await ready(desk).textContent();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => options(desk).last().getAttribute('aria-selected')).toBe('true');
    for (let at = 0; at < count; at += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => ready(desk).textContent()).toBe(first);
    const name = (await traveller.locator('bdi').textContent()) ?? '';
    await traveller.click();
    await page.waitForURL((address) => address.searchParams.get('text') === name);
    // The list's own field follows the address.
    await expect.poll(() => page.getByRole('searchbox', { name: say('bookings-find') }).inputValue()).toBe(name);
    // Nor does the field write what it held before, however long one waits.
    await page.clock.fastForward(5_000);
    expect(new URL(page.url()).searchParams.get('text')).toBe(name);
  }));

test('what is typed while the palette is still coming is found once it is there; Escape calls it off', () =>
  office.at({}, async (desk) => {
    const { page, base, say } = desk;
    let come = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/static/js/async/**', async (route) => {
      const answer = await route.fetch();
      // The palette itself, not the words for it.
      if (/shell-find-placeholder(?! =)/.test(await answer.text())) await gate;
      await route.fulfill({ response: answer });
    });
    await page.goto(`${base}/profile`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.type('/lost');
    await page.keyboard.press('Escape');
    await page.keyboard.type(`//my bookingz`);
    await page.keyboard.press('Backspace');
    await page.keyboard.type('s');
    await page.keyboard.press('Enter');
    await expect.poll(() => field(desk).count()).toBe(0);
    come();
    await page.waitForURL(`${base}/my-bookings`);
    await openPalette(desk);
    await expect.poll(() => field(desk).inputValue()).toBe('');
    await page.keyboard.type('led');
    await expect.poll(() => field(desk).inputValue()).toBe('led');
    await expect.poll(() => ready(desk).textContent()).toContain(say('title-ledger'));
  }));

test('the key is a letter where one types, and does nothing under a question', () =>
  office.at({}, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/my-bookings`);
    await page.getByRole('searchbox', { name: say('bookings-find') }).fill('');
    await page.keyboard.type('a/b');
    await expect.poll(() => page.getByRole('searchbox', { name: say('bookings-find') }).inputValue()).toBe('a/b');
    await expect.poll(() => field(desk).count()).toBe(0);
    await page.getByRole('button', { name: say('shell-find') }).click();
    await field(desk).waitFor();
    await page.keyboard.type('/');
    await expect.poll(() => field(desk).inputValue()).toBe('/');
    await page.keyboard.press('Escape');
    // The focus is back where it came from.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-keyshortcuts'))).toBe('/');
  }));

test('where the desk cannot be reached it says so, still leads to screens, and tries again', () =>
  office.at({ expected: gone }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/search`);
    await openPalette(desk);
    await page.getByRole('group', { name: say('shell-find-latest') }).waitFor();
    await page.route('**/v2dispatch.jsp', (route) => route.abort());
    await field(desk).fill('le');
    await page.getByText(say('shell-find-failed')).waitFor();
    await options(desk)
      .filter({ hasText: say('title-ledger') })
      .waitFor();
    await expectGood(desk, 'palette without the desk');
    await page.unroute('**/v2dispatch.jsp');
    await field(desk).fill('Kurian');
    await page.getByText(say('shell-find-failed')).waitFor({ state: 'detached' });
    await options(desk).filter({ hasText: 'Rohan Kurian' }).first().waitFor();
  }));
