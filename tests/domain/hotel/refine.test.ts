import fc from 'fast-check';
import { expect, it } from 'vitest';
import { money } from '#domain/money/money.ts';
import { folded } from '#domain/places/folded.ts';
import type { HotelOffer } from '#domain/hotel/search/found.ts';
import { type HotelFilters, hotelIndex, refineHotels } from '#domain/hotel/search/refine.ts';
import { hotelSorts } from '#domain/hotel/search/request.ts';
import { amenities, boards, starCounts } from '#domain/hotel/stay/hotel.ts';

const areas = ['Fort Kochi', 'Marine Drive', 'Airport'];
const names = ['Lotus Court', 'Lake Palace', 'Café Élan', 'Palm Grove Suites'];

const anyOffer = fc
  .record({
    name: fc.constantFrom(...names),
    stars: fc.constantFrom(...starCounts),
    area: fc.constantFrom(...areas),
    amenities: fc.subarray([...amenities]),
    boards: fc.subarray([...boards], { minLength: 1 }),
    refundable: fc.boolean(),
    minor: fc.integer({ min: 1, max: 50 }),
  })
  .map(
    ({ minor, ...offer }): HotelOffer => ({
      ...offer,
      hotelId: '',
      latitude: 0,
      longitude: 0,
      total: money(minor * 100, 'INR'),
      perNight: money(minor * 100, 'INR'),
      board: offer.boards[0] ?? 'RO',
    }),
  );
const anyList = fc
  .array(anyOffer, { maxLength: 40 })
  .map((list) => list.map((one, at) => ({ ...one, hotelId: `H${at}` })));
const anyFilters: fc.Arbitrary<HotelFilters> = fc.record(
  {
    mostPrice: fc.integer({ min: 0, max: 5000 }),
    stars: fc.subarray([...starCounts]),
    areas: fc.subarray(areas),
    amenities: fc.subarray([...amenities], { maxLength: 3 }),
    boards: fc.subarray([...boards]),
    refundable: fc.boolean(),
    name: fc.constantFrom('', 'lot', 'ELA', 'palm su', 'nowhere'),
  },
  { requiredKeys: [] },
);

/** One filter after another, as somebody would read them aloud. */
function passes(hotel: HotelOffer, filters: HotelFilters): boolean {
  const { stars = [], areas: some = [], amenities: wanted = [], boards: any = [], name = '' } = filters;
  if (filters.mostPrice !== undefined && hotel.total.minor > filters.mostPrice) return false;
  if (stars.length > 0 && !stars.includes(hotel.stars)) return false;
  if (some.length > 0 && !some.includes(hotel.area)) return false;
  if (wanted.some((each) => !hotel.amenities.includes(each))) return false;
  if (any.length > 0 && !any.some((each) => hotel.boards.includes(each))) return false;
  if (filters.refundable === true && !hotel.refundable) return false;
  const own = folded(hotel.name).split(' ');
  return folded(name)
    .split(' ')
    .filter((word) => word !== '')
    .every((word) => own.some((each) => each.startsWith(word)));
}

it('leaves the hotels that pass each filter, in any order of sorting', () => {
  fc.assert(
    fc.property(anyList, anyFilters, fc.constantFrom(...hotelSorts), (list, filters, sort) => {
      const { hotels } = refineHotels(hotelIndex(list), filters, sort);
      const expected = list.filter((hotel) => passes(hotel, filters)).map(({ hotelId }) => hotelId);
      expect(hotels.map(({ hotelId }) => hotelId).toSorted()).toEqual(expected.toSorted());
      const keys = hotels.map(({ total, stars }) => (sort.startsWith('P') ? total.minor : stars));
      const ascending = sort.endsWith('A') ? keys : keys.toReversed();
      expect(ascending).toEqual(ascending.toSorted((one, other) => one - other));
    }),
  );
});

it('counts beside a choice what ticking only it leaves, and beside an amenity what ticking it as well does', () => {
  fc.assert(
    fc.property(anyList, anyFilters, (list, filters) => {
      const refined = refineHotels(hotelIndex(list), filters, 'PA');
      const left = (change: HotelFilters) => list.filter((hotel) => passes(hotel, { ...filters, ...change })).length;
      for (const { value, count } of refined.stars) expect(count).toBe(left({ stars: [value] }));
      for (const { value, count } of refined.areas) expect(count).toBe(left({ areas: [value] }));
      for (const { value, count } of refined.boards) expect(count).toBe(left({ boards: [value] }));
      for (const { value, count } of refined.amenities)
        expect(count).toBe(left({ amenities: [...(filters.amenities ?? []), value] }));
      expect(refined.refundable).toBe(left({ refundable: true }));
    }),
  );
});
