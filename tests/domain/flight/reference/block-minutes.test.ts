import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockMinutes } from '#domain/flight/reference/block-minutes.ts';
import type { Point } from '#domain/places/city.ts';
import { distanceKm } from '#domain/places/distance.ts';

const delhi = { latitude: 28.556, longitude: 77.095 };
const mumbai = { latitude: 19.089, longitude: 72.868 };
const london = { latitude: 51.47, longitude: -0.46 };
const newYork = { latitude: 40.64, longitude: -73.779 };
const dubai = { latitude: 25.253, longitude: 55.364 };
const bengaluru = { latitude: 13.198, longitude: 77.706 };

const aPosition: fc.Arbitrary<Point> = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
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
