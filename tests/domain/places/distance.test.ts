import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '#domain/places/city.ts';
import { distanceKm } from '#domain/places/distance.ts';

const delhi = { latitude: 28.556, longitude: 77.095 };
const mumbai = { latitude: 19.089, longitude: 72.868 };
const london = { latitude: 51.47, longitude: -0.46 };
const newYork = { latitude: 40.64, longitude: -73.779 };
const dubai = { latitude: 25.253, longitude: 55.364 };

const aPosition: fc.Arbitrary<Point> = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distance', () => {
  // Great-circle distances as published for the airports.
  it.each([
    [delhi, mumbai, 1138],
    [london, newYork, 5540],
    [delhi, london, 6732],
    [dubai, delhi, 2187],
  ])('of %j and %j is %i km within one per cent', (from, to, km) => {
    expect(Math.abs(distanceKm(from, to) - km) / km).toBeLessThan(0.01);
  });

  it('is symmetric, zero only to itself, at most half the Earth, and keeps the triangle', () => {
    fc.assert(
      fc.property(aPosition, aPosition, aPosition, (a, b, c) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(20_016);
        expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1e-3);
      }),
    );
  });

  it('agrees with the spherical law of cosines', () => {
    const rad = Math.PI / 180;
    fc.assert(
      fc.property(aPosition, aPosition, (a, b) => {
        const cosine =
          Math.sin(a.latitude * rad) * Math.sin(b.latitude * rad) +
          Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.cos((a.longitude - b.longitude) * rad);
        const km = 6371.0088 * Math.acos(Math.max(-1, Math.min(1, cosine)));
        expect(Math.abs(distanceKm(a, b) - km)).toBeLessThan(1);
      }),
    );
  });
});
