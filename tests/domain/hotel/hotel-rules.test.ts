import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkHotelCompare } from '#domain/hotel/search/compare-rules.ts';
import { checkHotelSearch, type HotelSearchDraft } from '#domain/hotel/search/rules.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { modernDate } from '#tests/arbitraries/time.ts';

const today = isoDate('2026-11-20');
const lines = (search: HotelSearchDraft) => checkHotelSearch(search, today).map(({ path, code }) => `${path} ${code}`);

describe('a hotel search', () => {
  test('is good exactly when check-in is not past and check-out comes after it', () => {
    const days = fc.integer({ min: -5, max: 5 });
    fc.assert(
      fc.property(modernDate, days, days, (present, to, stay) => {
        const checkIn = addDays(present, to);
        const codes = checkHotelSearch({ city: 'Kochi', checkIn, checkOut: addDays(checkIn, stay) }, present).map(
          (each) => each.code,
        );
        expect(codes).toStrictEqual([...(to < 0 ? ['date-past'] : []), ...(stay <= 0 ? ['date-after'] : [])]);
      }),
    );
  });

  test.each<[HotelSearchDraft, readonly string[]]>([
    [{}, ['city required', 'checkIn required', 'checkOut required']],
    [{ location: 'Marine Drive', checkIn: '2026-11-20', checkOut: '2026-11-21' }, []],
    [{ city: 'Kochi', checkIn: '20/11/2026', checkOut: 'soon' }, ['checkIn date-form', 'checkOut date-form']],
    [{ city: 'Kochi', checkIn: 'soon', checkOut: '2026-11-21' }, ['checkIn date-form']],
    [{ city: ' ', location: '', checkIn: '2026-11-20', checkOut: '2026-11-21' }, ['city required']],
  ])('%j', (search, expected) => {
    expect(lines(search)).toStrictEqual(expected);
  });
});

test('at most three hotels are compared', () => {
  expect([0, 1, 2, 3].flatMap((count) => checkHotelCompare(Array(count).fill('H')))).toStrictEqual([]);
  expect(checkHotelCompare(['A', 'B', 'C', 'D'])).toStrictEqual([
    { code: 'compare-most', path: '', params: { most: 3 } },
  ]);
});
