import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hotelAreas } from '#domain/hotel/search/areas.ts';

const someHotels = fc.array(
  fc.record({
    area: fc.constantFrom('Fort Kochi', 'Marine Drive', 'Airport'),
    latitude: fc.double({ min: 9.8, max: 10.2, noNaN: true }),
    longitude: fc.double({ min: 76.1, max: 76.5, noNaN: true }),
  }),
  { maxLength: 30 },
);

/** On the globe, as it is measured elsewhere. */
function onTheGlobe(
  one: { latitude: number; longitude: number },
  other: { latitude: number; longitude: number },
): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(rad(one.latitude - other.latitude) / 2) ** 2 +
    Math.cos(rad(one.latitude)) *
      Math.cos(rad(other.latitude)) *
      Math.sin(rad(one.longitude - other.longitude) / 2) ** 2;
  return 2 * 6_371_000 * Math.asin(Math.sqrt(half));
}

it('names every area once, and each of its hotels lies within it', () => {
  fc.assert(
    fc.property(someHotels, (hotels) => {
      const areas = hotelAreas(hotels);
      expect(areas.map(({ name }) => name)).toEqual([...new Set(hotels.map(({ area }) => area))].toSorted());
      for (const hotel of hotels) {
        const own = areas.find(({ name }) => name === hotel.area);
        if (own === undefined) throw new Error('It has an area');
        expect(onTheGlobe(own, hotel)).toBeLessThanOrEqual(own.metres * 1.005 + 1);
      }
    }),
  );
});
