/**
 * Journeys of several directions, sold from the search to the ticket: within a country direction by direction, across
 * borders whole, in every language and both widths.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectGood } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { type Desk, Office } from '../harness/desk.ts';
import { atStep, pay, rohan, toPay } from '../pages/book.ts';
import { flights, pressBook } from '../pages/results.ts';
import { chooseAirport, pressSearch } from '../pages/search.ts';
import {
  choose,
  chooseDays,
  chooseEach,
  chooseJourney,
  directionName,
  fillFlight,
  flightsOf,
  tripPath,
} from '../pages/trips.ts';
import { surname } from '#tests/fixtures/booking.ts';
import { drawn } from '#tests/support/ring.ts';

let sold = 0;
let office: Office;

beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

/** From a choice that is whole to a ticket with every airport on it. */
async function sell(desk: Desk, airports: readonly string[], international = false): Promise<void> {
  await pressBook(desk);
  await atStep(desk, 'review');
  await expectGood(desk, 'review');
  // Nobody flies twice on one flight: each journey has somebody of its own.
  sold += 1;
  await toPay(desk, { ...rohan, last: surname(sold) }, international);
  await expectGood(desk, 'pay');
  await pay(desk);
  const ticket = await desk.page.getByRole('main').textContent();
  for (const airport of airports) expect(ticket).toContain(airport);
}

describe('a return within a country', () => {
  test('is filled in, chosen side by side and sold', async () => {
    await office.at({}, async (desk) => {
      const { page, say, base } = desk;
      await page.goto(`${base}/flight`);
      await chooseJourney(desk, 'round-trip');
      await chooseAirport(desk, 'from', 'DEL');
      await chooseAirport(desk, 'to', 'BOM');
      await page
        .getByRole('button', { name: new RegExp(`^${say('flight-departure')}`) })
        .first()
        .click();
      // The lowest fares come under the days.
      await expect.poll(() => page.locator('[data-date]', { hasText: /\d,\d{3}/ }).count()).toBeGreaterThan(5);
      await expectGood(desk, 'calendar');
      await page.keyboard.press('Escape');
      await chooseDays(desk, inDays(20), inDays(24));
      await pressSearch(desk);
      await flightsOf(desk, say('flight-return')).first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/flight/rtresults');
      await expectGood(desk, 'both lists');

      await choose(flightsOf(desk, say('flight-onward')));
      await pressBook(desk);
      await page.getByText(say('message-select-both-flights')).waitFor();
      await choose(flightsOf(desk, say('flight-return')), 1);
      await expect.poll(() => page.getByText(say('message-select-both-flights')).count()).toBe(0);
      await expect
        .poll(() => flightsOf(desk, say('flight-onward')).first().getByRole('radio').first().isChecked())
        .toBe(true);
      await expectGood(desk, 'both chosen');
      await sell(desk, ['DEL', 'BOM']);
    });
  });

  test.each(
    drawn([
      ['fr', 390, 26],
      ['ar', 1440, 36],
    ] as const),
  )('is sold in %s at %i px, from tabs where it is narrow', async (language, width, day) => {
    await office.at({ language, width }, async (desk) => {
      const { page, say, base, narrow } = desk;
      const trips = [
        { from: 'BLR', to: 'DEL', date: inDays(day) },
        { from: 'DEL', to: 'BLR', date: inDays(day + 3) },
      ];
      await page.goto(base + tripPath('round-trip', trips));
      const names = [say('flight-onward'), say('flight-return')];
      await flightsOf(desk, names[0] ?? '')
        .first()
        .waitFor();
      await expectGood(desk, 'onward');
      await chooseEach(desk, names, !narrow);
      await expectGood(desk, 'return');
      await sell(desk, ['BLR', 'DEL']);
    });
  });

  test('shows what half of a pair of special fares needs, and sells the pair', async () => {
    await office.at({ language: 'fr' }, async (desk) => {
      const { page, say, base } = desk;
      const trips = [
        { from: 'DEL', to: 'BLR', date: inDays(30) },
        { from: 'BLR', to: 'DEL', date: inDays(33) },
      ];
      await page.goto(base + tripPath('round-trip', trips));
      const pairs = page.getByRole('region', { name: new RegExp(`^${say('flight-pairs')}`) }).getByRole('button');
      await pairs.first().click();
      await expect.poll(() => pairs.first().getAttribute('aria-pressed')).toBe('true');
      await expectGood(desk, 'a pair');
      // Another return flight breaks the pair; the page says so and offers what mends it.
      const other = flightsOf(desk, say('flight-return')).filter({ hasNotText: say('flight-special-return') });
      await choose(other);
      await page.getByText(say('violation-return-fare-alone')).waitFor();
      await expectGood(desk, 'half of a pair');
      const mending = page.getByRole('region', { name: say('flight-return'), exact: true }).getByRole('status');
      await mending.getByRole('button').click();
      await expect.poll(() => page.getByText(say('violation-return-fare-alone')).count()).toBe(0);
      await sell(desk, ['DEL', 'BLR']);
    });
  });
});

describe('a return across borders', () => {
  test.each(
    drawn([
      ['en', 390, 40],
      ['ar', 1440, 41],
      ['fr', 390, 42],
    ] as const),
  )('is one list of whole journeys, in %s at %i px', async (language, width, day) => {
    await office.at({ language, width }, async (desk) => {
      const { page, base } = desk;
      const trips = [
        { from: 'DEL', to: 'DXB', date: inDays(day) },
        { from: 'DXB', to: 'DEL', date: inDays(day + 7) },
      ];
      await page.goto(base + tripPath('round-trip', trips));
      await flights(desk).first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/flight/rtintlresults');
      await expectGood(desk, 'whole journeys');
      await choose(flights(desk));
      await expectGood(desk, 'a journey is chosen');
      await sell(desk, ['DEL', 'DXB'], true);
    });
  });
});

describe('several cities', () => {
  test.each(
    drawn([
      ['en', 1440, 21],
      ['fr', 390, 31],
      ['ar', 390, 41],
    ] as const),
  )('within a country are filled in, chosen one by one and sold, in %s at %i px', async (language, width, day) => {
    await office.at({ language, width }, async (desk) => {
      const { page, say, base } = desk;
      const trips = [
        { from: 'DEL', to: 'BOM', date: inDays(day) },
        { from: 'BOM', to: 'GOI', date: inDays(day + 3) },
        { from: 'GOI', to: 'DEL', date: inDays(day + 7) },
      ];
      await page.goto(`${base}/flight`);
      await chooseJourney(desk, 'multi-city');
      await page.getByRole('button', { name: say('flight-add-flight') }).click();
      for (const [at, trip] of trips.entries()) await fillFlight(desk, at + 1, trip);
      await expectGood(desk, 'the form');
      await pressSearch(desk);
      const names = trips.map((trip) => directionName(desk, trip));
      await flightsOf(desk, names[0] ?? '')
        .first()
        .waitFor();
      expect(new URL(page.url()).pathname).toBe('/flight/dom-multicity');
      await expectGood(desk, 'the first city');
      await chooseEach(desk, names, false);
      await expectGood(desk, 'all chosen');
      await pressBook(desk);
      await page.waitForURL((address) => address.pathname === '/flight/book-multi-city');
      await page.goBack();
      // What was chosen is still chosen.
      await sell(desk, ['DEL', 'BOM', 'GOI']);
    });
  });

  test.each(
    drawn([
      ['en', 390, 40],
      ['fr', 1440, 41],
      ['ar', 390, 42],
    ] as const),
  )('across borders are one list of whole journeys, in %s at %i px', async (language, width, day) => {
    await office.at({ language, width }, async (desk) => {
      const { page, base } = desk;
      const trips = [
        { from: 'BOM', to: 'SIN', date: inDays(day) },
        { from: 'SIN', to: 'BKK', date: inDays(day + 4) },
        { from: 'BKK', to: 'BOM', date: inDays(day + 9) },
      ];
      await page.goto(base + tripPath('multi-city', trips));
      await flights(desk).first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/flight/intl-multicity');
      await expectGood(desk, 'whole journeys');
      await choose(flights(desk));
      await sell(desk, ['BOM', 'SIN', 'BKK'], true);
    });
  });
});

test('a press on a day of the strip searches it, and keeps what is chosen in the other direction', async () => {
  await office.at({}, async (desk) => {
    const { page, say, base } = desk;
    const trips = [
      { from: 'DEL', to: 'BOM', date: inDays(50) },
      { from: 'BOM', to: 'DEL', date: inDays(55) },
    ];
    await page.goto(base + tripPath('round-trip', trips));
    const onward = flightsOf(desk, say('flight-onward'));
    await choose(onward);
    // Its number, not its whole text: until when seats can be held is said to the minute.
    const numberOf = async () => /[A-Z0-9]{2} \d{2,4}/.exec((await onward.first().textContent()) ?? '')?.[0];
    const chosen = await numberOf();
    expect(chosen).toBeDefined();
    const strip = page.getByRole('region', { name: say('flight-return'), exact: true }).getByRole('navigation');
    await expect.poll(() => strip.getByText(/\d,\d{3}/).count()).toBe(7);
    await strip.getByRole('link').last().click();
    await page.waitForURL((address) => (address.searchParams.get('trip') ?? '').endsWith(inDays(58)));
    await flightsOf(desk, say('flight-return')).first().waitFor();
    await expect.poll(() => onward.first().getByRole('radio').first().isChecked()).toBe(true);
    await expect.poll(numberOf).toBe(chosen);
  });
});

test('a return is chosen and taken on with the keyboard alone', async () => {
  await office.at({}, async (desk) => {
    const { page, say, base } = desk;
    const trips = [
      { from: 'DEL', to: 'BOM', date: inDays(50) },
      { from: 'BOM', to: 'DEL', date: inDays(55) },
    ];
    await page.goto(base + tripPath('round-trip', trips));
    for (const name of [say('flight-onward'), say('flight-return')]) {
      await flightsOf(desk, name).first().getByRole('radio').first().focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => flightsOf(desk, name).nth(1).getByRole('radio').first().isChecked()).toBe(true);
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await atStep(desk, 'review');
  });
});
