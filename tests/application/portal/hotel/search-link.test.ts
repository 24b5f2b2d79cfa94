import fc from 'fast-check';
import { expect, it } from 'vitest';
import { starCounts } from '#domain/hotel/stay/hotel.ts';
import { money } from '#domain/money/money.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { checkStay } from '#application/portal/hotel/hotel-search.ts';
import {
  type HotelSearchDraft,
  searchFromQuery,
  searchQuery,
  searchRequest,
} from '#application/portal/hotel/search-link.ts';

const today = isoDate('2026-11-20');
const house = { nationality: () => 'IN', currency: () => 'INR' as const };

const anyPlace = fc.oneof(
  fc.stringMatching(/^\d{3,7}$/).map((cityId) => ({ where: { kind: 'city' as const, cityId }, name: 'Kochi' })),
  fc
    .stringMatching(/^H\d{3,7}-\d{1,3}$/)
    .map((hotelId) => ({ where: { kind: 'hotel' as const, hotelId }, name: 'Ön & Off' })),
  fc
    .record({ latitude: fc.integer({ min: -90, max: 90 }), longitude: fc.integer({ min: -180, max: 180 }) })
    .map((point) => ({ where: { kind: 'around' as const, ...point, radiusKm: 3 }, name: 'Fort' })),
);
const anyDraft: fc.Arbitrary<HotelSearchDraft> = fc.record({
  place: anyPlace,
  checkIn: fc.integer({ min: 0, max: 300 }).map((days) => addDays(today, days)),
  checkOut: fc.integer({ min: 301, max: 320 }).map((days) => addDays(today, days)),
  rooms: fc.array(
    fc.record({
      adults: fc.integer({ min: 1, max: 6 }),
      childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 9 },
  ),
  nationality: fc.constantFrom('IN', 'GB', undefined),
  stars: fc.subarray([...starCounts]),
  budget: fc.option(fc.constantFrom('20,000', '12500.50'), { nil: undefined }),
});

it('an address says the whole search, and reads back as it was', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      expect(searchFromQuery(searchQuery(draft))).toEqual(draft);
    }),
  );
});

it('the desk is asked for the stars that were chosen and for no more than the budget', () => {
  const draft = {
    place: { where: { kind: 'city', cityId: '1' }, name: 'Kochi' },
    checkIn: today,
    checkOut: addDays(today, 2),
    rooms: [{ adults: 2, childAges: [] }],
  } as const;
  expect(searchRequest({ ...draft, stars: [4, 5], budget: '20,000' }, house)).toMatchObject({
    stars: [4, 5],
    budget: { most: money(2_000_000, 'INR') },
    nationality: 'IN',
  });
  expect(searchRequest(draft, house)).not.toHaveProperty('budget');
  expect(checkStay({ ...draft, budget: 'a lot' }, today, 'INR')).toEqual([{ code: 'not-a-number', path: 'budget' }]);
  expect(checkStay({ ...draft, budget: ' ' }, today, 'INR')).toEqual([]);
});
