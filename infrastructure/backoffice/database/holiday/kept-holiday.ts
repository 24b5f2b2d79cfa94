/** How bookings of packages are kept. */
import { beginsAt } from '#domain/holiday/cancel/grid.ts';
import { holidayBeginnings, holidayInShort, holidayPresence } from '#domain/holiday/booking/in-short.ts';
import type { HolidayTypes } from '#application/backoffice/holiday/holiday-types.ts';
import { keptTerms } from '../booking/kept-terms.ts';

export const keptHoliday = keptTerms<HolidayTypes>({
  unissued: {},
  inShort: (terms, gone) => ({ ...holidayInShort({ ...terms, gone }), begunAt: beginsAt(terms.trip) }),
  presence: holidayPresence,
  beginnings: (terms, gone) => holidayBeginnings({ ...terms, gone }),
});
