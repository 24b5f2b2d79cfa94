/** Which routes a desk sold last. */
import { describe, expect, test } from 'vitest';
import { faresOfSearch, lowestTotal, recentRoutes } from '#application/portal/flight/search/recent-routes.ts';
import type { Money } from '#domain/money/money.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { searchFromQuery } from '#application/portal/flight/search/search-link.ts';

const searched = (...trips: readonly string[]) => trips.map((trip) => ({ search: searchFromQuery(`trip=${trip}`) }));
const booked = (...titles: readonly string[]) => titles.map((title) => ({ title }));
const read = (...given: Parameters<typeof recentRoutes>) =>
  recentRoutes(...given).map(({ origin, destination }) => `${origin}-${destination}`);

describe('recent routes', () => {
  test('are those of searches, then of bookings, each once and outward', () => {
    const searches = searched('COK-DXB-2026-11-29', 'DEL-BOM-2026-11-24~BOM-DEL-2026-11-28');
    expect(read(searches, booked('DEL-BOM', 'BLR-GOI-BLR', 'DEL-LHR//CDG-DEL'))).toEqual([
      'COK-DXB',
      'DEL-BOM',
      'BLR-GOI',
      'DEL-LHR',
    ]);
  });

  test('are few', () => {
    const titles = ['DEL-BOM', 'DEL-BLR', 'DEL-MAA', 'DEL-CCU', 'DEL-HYD'];
    expect(read([], booked(...titles))).toEqual(titles.slice(0, 4));
  });

  test('are of what is flown: other titles and half a search are left out', () => {
    expect(read(searched('DEL--2026-11-24', ''), booked('Museum of Ships', 'A-B'))).toEqual([]);
  });
});

describe('the price of a recent search', () => {
  const isDomestic = (from: string, to: string) => ![from, to].includes('DXB');
  const wantedOf = (trip: string) => faresOfSearch(searchFromQuery(`trip=${trip}`), isDomestic);
  const legs = (trip: string) =>
    wantedOf(trip).map(({ asked: { origin, destination }, date }) => [origin, destination, date]);

  test('is that of its flights, one way each, where they are sold one by one', () => {
    expect(legs('DEL-DXB-2026-11-24')).toEqual([['DEL', 'DXB', '2026-11-24']]);
    expect(legs('DEL-BOM-2026-11-24~BOM-DEL-2026-11-28&type=round-trip')).toEqual([
      ['DEL', 'BOM', '2026-11-24'],
      ['BOM', 'DEL', '2026-11-28'],
    ]);
  });

  test('is that of the return where the airlines price it as a whole', () => {
    const abroad = 'DEL-DXB-2026-11-24~DXB-DEL-2026-11-28&type=round-trip';
    expect(legs(abroad)).toEqual([['DEL', 'DXB', '2026-11-24']]);
    expect(wantedOf(abroad)[0]?.asked.returnDate).toBe('2026-11-28');
  });

  test('is not made up where the airlines price a longer journey, nor of half a search', () => {
    expect(legs('DEL-DXB-2026-11-24~DXB-BOM-2026-11-28~BOM-DXB-2026-12-02&type=multi-city')).toEqual([]);
    expect(legs('DEL-BOM-2026-11-24~BOM-DEL&type=round-trip')).toEqual([]);
  });

  test('is there once every flight has its fare', () => {
    const wanted = wantedOf('DEL-BOM-2026-11-24~BOM-DEL-2026-11-28&type=round-trip');
    const lowest = [rupees(5854), rupees(5100)];
    const known = new Map<string, Map<IsoDate, { askedAt: number; lowest: Money | undefined; coming: boolean }>>();
    const keys = ['DEL BOM', 'BOM DEL'].map((leg) => `${leg} 1 0 0 Y regular false`);
    const learn = (at: number) =>
      known.set(
        keys[at] ?? '',
        new Map(wanted.slice(at, at + 1).map(({ date }) => [date, { askedAt: 0, lowest: lowest[at], coming: false }])),
      );
    expect(lowestTotal(known, [])).toBe(undefined);
    learn(0);
    expect(lowestTotal(known, wanted)).toBe(undefined);
    learn(1);
    expect(lowestTotal(known, wanted)).toEqual(rupees(10954));
  });
});
