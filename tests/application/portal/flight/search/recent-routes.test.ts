/** Which routes a desk sold last. */
import { describe, expect, test } from 'vitest';
import { recentRoutes } from '#application/portal/flight/search/recent-routes.ts';
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
