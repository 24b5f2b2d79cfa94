/** Where a journey goes, in one line. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isThereAndBack, routeOf, routeStops, routeText } from '#domain/flight/offer/route.ts';

const airport = fc.constantFrom('DEL', 'BOM', 'BLR', 'MAA');
const leg = fc
  .record({ origin: airport, destination: airport })
  .filter(({ origin, destination }) => origin !== destination);
const legs = fc.array(leg, { minLength: 1, maxLength: 6 });

describe('a route', () => {
  it('is read back into the directions that it was made of', () => {
    fc.assert(
      fc.property(legs, (journey) => {
        const read = routeStops(routeOf(journey)).flatMap((stops) =>
          stops.slice(1).map((destination, at) => ({ origin: stops[at], destination })),
        );
        expect(read).toEqual(journey);
      }),
    );
  });

  it('never says only where a journey of several cities begins and ends', () => {
    fc.assert(
      fc.property(legs, (journey) => {
        const written = routeText(routeOf(journey));
        for (const { origin, destination } of journey) expect(written).toContain(`${origin}–${destination}`);
      }),
    );
  });

  it('is there and back where the second of two directions is the first turned round', () => {
    fc.assert(
      fc.property(legs, (journey) => {
        const [there, back, more] = journey;
        const turned = there?.origin === back?.destination && there?.destination === back?.origin;
        expect(isThereAndBack(routeOf(journey))).toBe(back !== undefined && more === undefined && turned);
      }),
    );
  });
});
