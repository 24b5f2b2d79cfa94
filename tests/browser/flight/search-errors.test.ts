/** What can go wrong before a booking, each caused on the real server and seen at its place. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectGood } from '../harness/checks.ts';
import { inDays, today, typed } from '../harness/days.ts';
import { shiftClock } from '../harness/clock.ts';
import { Office } from '../harness/desk.ts';
import { password } from '../harness/server.ts';
import { chooseFlight, flights, openResults, resultsPath } from '../pages/results.ts';
import { chooseAirport, pressSearch } from '../pages/search.ts';

let office: Office;

beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const trip = { from: 'DEL', to: 'BOM', date: inDays(21) };
const failing = /Failed to load resource|ERR_INTERNET_DISCONNECTED/;

test('a search says what it lacks, and that two places must differ, beside the fields', () =>
  office.at({ width: 390 }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/flight`);
    await page.getByRole('combobox', { name: say('flight-from'), exact: true }).waitFor();
    await pressSearch(desk);
    const from = page.getByRole('combobox', { name: say('flight-from'), exact: true });
    await expect.poll(() => from.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => from.evaluate((input) => input === document.activeElement)).toBe(true);
    for (const field of ['origin', 'destination']) {
      await page.getByText(say('violation-required', { field })).waitFor();
    }
    await expectGood(desk, 'a search that lacks its places');
    await chooseAirport(desk, 'from', 'DEL');
    await chooseAirport(desk, 'to', 'DEL');
    await pressSearch(desk);
    const to = page.getByRole('combobox', { name: say('flight-to'), exact: true });
    await expect.poll(() => to.getAttribute('aria-invalid')).toBe('true');
    await page.getByText(say('violation-same-place')).waitFor();
  }));

test('an address that asks for a day gone by says so, with the form to put it right', () =>
  office.at({ language: 'fr' }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(base + resultsPath({ ...trip, date: inDays(-1) }));
    await page.getByRole('heading', { level: 1, name: say('flight-invalid-title') }).waitFor();
    const [before = ''] = say('violation-date-past').split('\u2068');
    await expect.poll(() => page.getByRole('main').textContent()).toContain(before);
    await expectGood(desk, 'a day gone by');
  }));

test('Validation error: the back office knows that a day has gone by, where the clock of a device does not', () =>
  office.at({ language: 'ar', width: 390 }, async (desk) => {
    const { page, base, say, context } = desk;
    await shiftClock(context, -3);
    await page.goto(base + resultsPath({ ...trip, date: inDays(-2) }));
    await page.getByRole('heading', { level: 1, name: say('flight-invalid-title') }).waitFor();
    await page.getByText(say('failure-invalid'), { exact: true }).waitFor();
    await expectGood(desk, 'a search that the back office refuses');
  }));

test('an unknown promo code is shown beside its field, until it is changed', () =>
  office.at({ language: 'fr', width: 390 }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(base + resultsPath(trip, '&promo=NOSUCH'));
    const code = page.getByRole('textbox', { name: say('flight-promo-code') });
    await code.waitFor();
    await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true');
    await expectGood(desk, 'an unknown promo code');
    await code.fill('OTHER');
    await expect.poll(() => code.getAttribute('aria-invalid')).not.toBe('true');
  }));

test('where nothing flies it says so, and leads to other days', () =>
  office.at({ language: 'ar', width: 390 }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(base + resultsPath({ ...trip, to: 'YRB' }));
    await page.getByText(say('message-no-flights')).waitFor();
    await expectGood(desk, 'no flights');
  }));

test('there is nothing to book before a flight is chosen', () =>
  office.at({ language: 'fr', width: 390 }, async (desk) => {
    const { page, say } = desk;
    await openResults(desk, trip);
    expect(await page.getByRole('region', { name: say('flight-decision') }).count()).toBe(0);
    await expectGood(desk, 'nothing chosen');
    await chooseFlight(desk);
    await page.getByRole('region', { name: say('flight-decision') }).waitFor();
  }));

test('the keyboard comes to the flights at once, and they stand high on the page', () =>
  office.at({}, async (desk) => {
    const { page, say } = desk;
    await openResults(desk, trip);
    await page.getByRole('link', { name: say('flight-skip') }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect
      .poll(() =>
        flights(desk)
          .first()
          .getByRole('radio')
          .first()
          .evaluate((radio) => radio.matches(':focus')),
      )
      .toBe(true);
    const top = await flights(desk)
      .first()
      .evaluate((card) => card.getBoundingClientRect().top + window.scrollY);
    expect(top).toBeLessThan(260);
  }));

test('filters that hide every flight say so, and can be cleared', () =>
  office.at({}, async (desk) => {
    const { page, say } = desk;
    await openResults(desk, trip);
    await page.getByRole('textbox', { name: say('flight-filter-flight-number') }).fill('ZZ 9999');
    await page.getByText(say('message-no-flights')).waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: say('flight-clear-filters') })
      .click();
    await flights(desk).first().waitFor();
    await expect.poll(() => page.getByText(say('message-no-flights')).count()).toBe(0);
  }));

test('a search without a connection says that the server cannot be reached, and can be tried again', () =>
  office.at({ expected: failing }, async (desk) => {
    const { page, say, context } = desk;
    await openResults(desk, trip);
    await context.setOffline(true);
    await page.getByRole('button', { name: say('flight-search-again') }).click();
    await page.getByText(say('failure-unreachable')).first().waitFor();
    await expectGood(desk, 'a search without a connection');
    await context.setOffline(false);
    await page.getByRole('button', { name: say('shell-try-again') }).click();
    await flights(desk).first().waitFor();
  }));

test('the ledger holds its range to seven days in order', () =>
  office.at({ language: 'ar', width: 390 }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/profile/ledger?from=${inDays(-8)}&to=${today()}`);
    await page.getByText(say('violation-range-days', { most: 7 })).waitFor();
    await expectGood(desk, 'ledger of too many days');
    await page.getByLabel(say('account-from'), { exact: true }).fill('');
    await page
      .getByText(say('violation-required', { field: 'from' }))
      .first()
      .waitFor();
    await page.getByLabel(say('account-from'), { exact: true }).fill(typed(today()));
    await page.getByLabel(say('account-to'), { exact: true }).fill(typed(inDays(-2)));
    await page.getByText(say('violation-range-order')).waitFor();
  }));

test('a password change says what is wrong with it', () =>
  office.at({ width: 390, language: 'fr' }, async (desk) => {
    const { page, base, say } = desk;
    const field = (id: string) => page.getByLabel(say(id), { exact: true });
    const change = async (current: string, next: string, again: string) => {
      await field('session-current-password').fill(current);
      await field('session-new-password').fill(next);
      await field('session-confirm-password').fill(again);
      await page.getByRole('button', { name: say('session-change-password') }).click();
    };
    await page.goto(`${base}/profile`);
    await change(password, 'short', 'short');
    await page.getByText(say('violation-password-short', { least: 8 })).waitFor();
    await change(password, 'long-enough-1', 'long-enough-2');
    await page.getByText(say('violation-password-mismatch')).waitFor();
    await expectGood(desk, 'password mismatch');
    await change(password, password, password);
    await page.getByText(say('violation-password-same')).waitFor();
    await change('not-my-password', 'long-enough-1', 'long-enough-1');
    await page.getByText(say('violation-password-wrong')).waitFor();
  }));
