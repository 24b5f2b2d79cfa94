import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm } from '#domain/places/distance.ts';
import type { City } from '#domain/places/city.ts';
import { folded } from '#domain/places/folded.ts';
import { citiesBy, cityNear, cityOf, largestCities, namesOfCity } from '#domain/places/cities.ts';

const all = largestCities();
const cityAt = (at: number): City => {
  const city = all[at];
  if (city === undefined) throw new Error(`No city ${at}`);
  return city;
};
const anyCity = fc.integer({ min: 0, max: all.length - 1 }).map((at) => cityAt(at));

describe('cities.json', () => {
  it('has each city once, with a real zone and place, none too small', () => {
    expect(all.length).toBeGreaterThan(25_000);
    expect(new Set(all.map(({ cityId }) => cityId)).size).toBe(all.length);
    for (const timeZone of new Set(all.map(({ zone }) => zone)))
      expect(() => new Intl.DateTimeFormat('en', { timeZone }), timeZone).not.toThrow();
    const malformed = all.filter(
      ({ name, country, latitude, longitude, population }) =>
        name === '' ||
        !/^[A-Z]{2}$/.test(country) ||
        !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) ||
        population < (country === 'IN' ? 5000 : 15_000),
    );
    expect(malformed).toEqual([]);
  });

  it('names the state of every Indian city', () => {
    expect(largestCities('IN').filter(({ region }) => region === '')).toEqual([]);
  });
});

describe('a city is found by what people call it', () => {
  it.each([
    ['Bombay', 'Mumbai'],
    ['bangal', 'Bengaluru'],
    ['Calcutta', 'Kolkata'],
    ['Cochin', 'Kochi'],
    ['Trivandrum', 'Thiruvananthapuram'],
    ['Saigon', 'Ho Chi Minh City'],
    ['sao pau', 'São Paulo'],
    ['دبي', 'Dubai'],
    ['delh', 'Delhi'],
    ['gorakh', 'Gorakhpur'],
    ['york cit', 'New York City'],
    ['a coru', 'A Coruña'],
  ])('%s: %s', (text, name) => {
    expect(citiesBy(text, 3)[0]?.name).toBe(name);
  });

  it('corrects what the source has wrong', () => {
    expect(citiesBy('Kallakurichi', 1)[0]?.population).toBe(52_507);
    expect(citiesBy('Gorakhpur', 1)[0]?.region).toBe('Uttar Pradesh');
  });

  it('by any beginning of its name of two letters or more', () => {
    fc.assert(
      fc.property(anyCity, fc.nat(), (city, at) => {
        const name = folded(city.name);
        fc.pre(name.length >= 2);
        const text = name.slice(0, 2 + (at % (name.length - 1)));
        return citiesBy(text, all.length).some(({ cityId }) => cityId === city.cityId);
      }),
    );
  });

  it('not by one letter, and never more than asked for', () => {
    expect(citiesBy('m', 9)).toEqual([]);
    expect(citiesBy('ma', 9)).toHaveLength(9);
  });
});

it('the nearest city is nearer than any other, by the distances of flights', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -60, max: 70, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (latitude, longitude) => {
        const point = { latitude, longitude };
        const nearest = cityNear(point);
        if (nearest === undefined) throw new Error('No city at all');
        const least = Math.min(...all.map((city) => distanceKm(city, point)));
        expect(distanceKm(nearest, point)).toBeCloseTo(least, 3);
      },
    ),
    { numRuns: 20 },
  );
});

it('a city has its id', () => {
  fc.assert(fc.property(anyCity, (city) => cityOf(city.cityId) === city));
  expect(cityOf('1')).toBeUndefined();
});

describe('all names of a city', () => {
  it.each([
    ['Bangalore', 'bengaluru'],
    ['BENGALURU', 'bangalore'],
    ['Bombay', 'mumbai'],
    ['Madras', 'chennai'],
    ['Goa', 'mormugao'],
  ])('%s is called %s too', (name, other) => {
    expect(namesOfCity(name)).toContain(other);
  });

  it.each(['Bangal', 'Nowhere at all', 'x', ''])('nothing is found for "%s", which is no whole name', (name) => {
    expect(namesOfCity(name)).toEqual([]);
  });

  it('are those of the city that is found first for the name', () => {
    fc.assert(
      fc.property(anyCity, ({ name }) => {
        const [first] = citiesBy(name, 1);
        expect(namesOfCity(name)).toContain(folded(first?.name ?? ''));
      }),
    );
  });
});
