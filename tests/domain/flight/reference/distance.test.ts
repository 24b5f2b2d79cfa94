import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockMinutes, distanceKm, type Position } from '#domain/flight/reference/distance.ts';

const delhi = { latitude: 28.556, longitude: 77.095 };
const mumbai = { latitude: 19.089, longitude: 72.868 };
const london = { latitude: 51.47, longitude: -0.46 };
const newYork = { latitude: 40.64, longitude: -73.779 };
const dubai = { latitude: 25.253, longitude: 55.364 };
const bengaluru = { latitude: 13.198, longitude: 77.706 };

const aPosition: fc.Arbitrary<Position> = fc.record({
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
        expect(distanceKm(a, b)).toBe(distanceKm(b, a));
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(20_016);
        expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1);
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
        expect(Math.abs(distanceKm(a, b) - km)).toBeLessThan(1.5);
      }),
    );
  });
});

describe('block time', () => {
  // Scheduled times as published; ten per cent is the spread between carriers.
  it.each([
    ['Delhi–Mumbai', delhi, mumbai, 130],
    ['Bengaluru–Mumbai', bengaluru, mumbai, 105],
    ['Delhi–London', delhi, london, 560],
    ['London–Delhi', london, delhi, 510],
    ['London–New York', london, newYork, 480],
    ['New York–London', newYork, london, 425],
    ['Delhi–Dubai', delhi, dubai, 225],
  ])('%s is right', (_, from, to, minutes) => {
    expect(Math.abs(blockMinutes(from, to, 'jet') - minutes) / minutes).toBeLessThan(0.1);
  });

  it('comes in fives, is never absurd, and is longer for turboprops on longer ways', () => {
    fc.assert(
      fc.property(aPosition, aPosition, (a, b) => {
        const [jet, prop] = [blockMinutes(a, b, 'jet'), blockMinutes(a, b, 'turboprop')];
        expect(jet % 5).toBe(0);
        expect(jet).toBeGreaterThanOrEqual(30);
        expect(distanceKm(a, b) / (jet / 60)).toBeLessThan(900);
        if (distanceKm(a, b) > 500) expect(prop).toBeGreaterThan(jet);
      }),
    );
  });
});
