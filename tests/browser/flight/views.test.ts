/**
 * Other ways to look at results and at a booking in progress, and what opens over them: filters, orders, net fares, the
 * comparison, time bars, the search in place; how a price is made up, saved travellers, fare rules.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { over } from '#tests/support/axe.ts';
import { drawn } from '#tests/support/ring.ts';
import { expectGood } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { type Desk, Office } from '../harness/desk.ts';
import { atStep, beginBooking, field, fillContact, goOn, pastExtras } from '../pages/book.ts';
import { dialogOf } from '../pages/quotes.ts';
import { chooseFlight, flights, openFares, openResults } from '../pages/results.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const trip = { from: 'DEL', to: 'BOM', date: inDays(17) };

/** Closes what lies over the page by keyboard. */
async function close(desk: Desk): Promise<void> {
  await desk.page.keyboard.press('Escape');
  await desk.page.locator(over).waitFor({ state: 'detached' });
}

/** Works in the filters: beside the list, or in a sheet over it. */
async function filter(desk: Desk, work: () => Promise<void>): Promise<void> {
  const { page, say, narrow } = desk;
  if (!narrow) return work();
  await page.getByRole('button', { name: new RegExp(`^${say('flight-filters-count', { count: 0 })}`) }).click();
  await dialogOf(desk).waitFor();
  await work();
  return close(desk);
}

/** Takes a flight into the comparison: on its card, or in the sheet of its fares. */
async function compare(desk: Desk, at: number): Promise<void> {
  const { say, narrow } = desk;
  const box = (narrow ? dialogOf(desk) : flights(desk).nth(at)).getByRole('checkbox', {
    name: say('flight-compare-this'),
  });
  if (narrow) await openFares(desk, at);
  await box.check();
  if (!narrow) return;
  await expectGood(desk, 'fares in a sheet', over);
  await close(desk);
}

async function showBars({ page, say, narrow }: Desk): Promise<void> {
  const name = say('flight-view-bars');
  await (narrow ? page.getByRole('button', { name, exact: true }).click() : page.getByRole('radio', { name }).check());
}

describe.each(
  drawn([
    ['en', 1440],
    ['fr', 390],
    ['ar', 1440],
    ['ar', 390],
  ] as const),
)('in %s at %i px', (language, width) => {
  test('results', () =>
    office.at({ language, width }, async (desk) => {
      const { page, say, narrow } = desk;
      await openResults(desk, trip, '&adults=2');
      // Beside the price of one adult stands that of both.
      await flights(desk)
        .first()
        .getByText(say('flight-for-party', { count: 2 }))
        .waitFor();
      await chooseFlight(desk);
      const number = page.getByRole('textbox', { name: say('flight-filter-flight-number') });
      await filter(desk, async () => {
        if (narrow) await expectGood(desk, 'filters in a sheet', over);
        await number.fill('ZZ 9999');
      });
      // What is chosen and no longer among the flights says so.
      const [, hidden = ''] = say('flight-chosen-hidden', { flights: '§' }).split(/§[\u2066-\u2069]*/);
      await page.getByText(hidden.trim()).waitFor();
      await page.getByText(say('message-no-flights')).waitFor();
      await expectGood(desk, 'filters that hide every flight');
      await page
        .getByRole('main')
        .getByRole('button', { name: say('flight-clear-filters') })
        .last()
        .click();
      await flights(desk).first().waitFor();
      await page.getByText(hidden.trim()).waitFor({ state: 'detached' });
      await expect.poll(() => flights(desk).first().getByRole('radio').first().isChecked()).toBe(true);

      await page
        .getByRole('button', { name: narrow ? say('flight-sort') : say('flight-sort-price-up'), exact: true })
        .click();
      await page.getByRole('menuitemradio').first().waitFor();
      await expectGood(desk, 'orders', over);
      await page.getByRole('menuitemradio', { name: say('flight-sort-price-down'), exact: true }).click();
      await page.waitForURL((address) => address.searchParams.get('sort') === 'price-down');
      const net = page.getByRole(narrow ? 'button' : 'switch', { name: say('flight-net-switch'), exact: true });
      await net.click();
      await expectGood(desk, 'the dearest first, net fares the other way');

      await compare(desk, 0);
      await compare(desk, 1);
      await page.getByRole('button', { name: say('flight-compare-open') }).click();
      await page.getByText(say('flight-compare-differences')).waitFor();
      await expectGood(desk, 'comparison', narrow ? over : undefined);
      if (narrow) await close(desk);
      else
        await page
          .getByRole('button', { name: say('flight-compare-close') })
          .first()
          .click();
      await page.getByRole('button', { name: say('flight-compare-clear'), exact: true }).click();
      await showBars(desk);
      await page.waitForURL((address) => address.searchParams.get('view') === 'bars');
      await expectGood(desk, 'time bars');

      await page.getByRole('button', { name: say('flight-change-search'), exact: true }).click();
      await page.getByRole('combobox', { name: say('flight-from'), exact: true }).waitFor();
      await expectGood(desk, 'the search in place', narrow ? over : undefined);
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: say('flight-from'), exact: true }).waitFor({ state: 'detached' });
    }));

  test('a booking', () =>
    office.at({ language, width }, async (desk) => {
      const { page, say } = desk;
      await beginBooking(desk, trip);
      await page.getByRole('button', { name: say('flight-explain') }).click();
      await dialogOf(desk).getByText(say('booking-sums-right')).waitFor();
      await expectGood(desk, 'how the price is made up', over);
      await dialogOf(desk)
        .getByRole('radio', { name: say('booking-part-net-payable'), exact: true })
        .check({ force: true });
      await expectGood(desk, 'how the net price is made up', over);
      await close(desk);

      await goOn(desk);
      await atStep(desk, 'travellers');
      await field(desk, 'travellers[0].firstName').focus();
      await page.keyboard.press('ArrowDown');
      await page.getByRole('option').first().waitFor();
      await expectGood(desk, 'saved travellers', over);
      // One of them fills everything in, so that the fields close over it.
      await page.getByRole('option').first().click();
      await field(desk, 'travellers[0].lastName').waitFor({ state: 'detached' });
      await expectGood(desk, 'a saved traveller taken');
      await fillContact(desk);
      await goOn(desk);
      await pastExtras(desk);
      await page.getByRole('button', { name: say('booking-fare-rules'), exact: true }).click();
      await dialogOf(desk).getByRole('table').first().waitFor();
      await expectGood(desk, 'fare rules', over);
      await close(desk);
    }));
});
