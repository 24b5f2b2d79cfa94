/**
 * The directory of cities, by id, by the beginning of a name, by nearness. Its rows are a megabyte: the portal asks its desk
 * instead of loading them.
 */
import { distanceKm } from './distance.ts';
import { folded } from './folded.ts';
import file from './cities.json' with { type: 'json' };
import type { City, Point } from './city.ts';

interface Entry {
  readonly city: City;
  /** Folded, its own name first. */
  readonly names: readonly string[];
}

let entries: readonly Entry[] | undefined;
let byId: ReadonlyMap<string, City> | undefined;
/** By the first two letters of any word of a name: the larger first. */
let byLetters: ReadonlyMap<string, readonly Entry[]> | undefined;

/** Undefined where GeoNames has no such city, or it is too small. */
export function cityOf(cityId: string): City | undefined {
  byId ??= new Map(all().map(({ city }) => [city.cityId, city]));
  return byId.get(cityId);
}

/**
 * Cities one of whose names begins so, at most `most`: those of exactly that name, then those whose name begins so, then those
 * of which a later word does; within each the larger first. Neither case nor accents count. None for less than two letters.
 *
 * @example citiesBy('bombay', 1)[0]?.name // => 'Mumbai'
 */
export function citiesBy(text: string, most: number): readonly City[] {
  const sought = folded(text);
  if (sought.length < 2) return [];
  byLetters ??= lettersOf(all());
  const exact: City[] = [];
  const beginning: City[] = [];
  const within: City[] = [];
  for (const { city, names } of byLetters.get(sought.slice(0, 2)) ?? []) {
    if (names.includes(sought)) exact.push(city);
    else if (names.some((name) => name.startsWith(sought))) beginning.push(city);
    else if (names.some((name) => name.includes(` ${sought}`))) within.push(city);
  }
  return [...exact, ...beginning, ...within].slice(0, most);
}

/**
 * What a city is called in all, folded: that which `citiesBy` finds first for a whole name. None where there is no such name.
 *
 * @example namesOfCity('Bombay').includes('mumbai') // => true
 */
export function namesOfCity(name: string): readonly string[] {
  const sought = folded(name);
  byLetters ??= lettersOf(all());
  return byLetters.get(sought.slice(0, 2))?.find(({ names }) => names.includes(sought))?.names ?? [];
}

/** The nearest, however far. */
export function cityNear(point: Point): City | undefined {
  let nearest: City | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { city } of all()) {
    const far = distanceKm(city, point);
    if (far < least) {
      least = far;
      nearest = city;
    }
  }
  return nearest;
}

/** By population, the largest first; of one country or of all. */
export function largestCities(country?: string): readonly City[] {
  const cities = all().map(({ city }) => city);
  return country === undefined ? cities : cities.filter((city) => city.country === country);
}

function all(): readonly Entry[] {
  entries ??= file.rows.map(entryOf);
  return entries;
}

function entryOf(row: string): Entry {
  const [cityId = '', name = '', country = '', region, latitude, longitude, zone, population, also = ''] =
    row.split('|');
  const city: City = {
    cityId,
    name,
    country,
    region: file.regions[Number(region)] ?? '',
    latitude: Number(latitude),
    longitude: Number(longitude),
    zone: file.zones[Number(zone)] ?? 'UTC',
    population: Number(population),
  };
  return { city, names: also === '' ? [folded(name)] : [folded(name), ...also.split(',')] };
}

function lettersOf(cities: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of cities) {
    const letters = new Set<string>();
    for (const name of entry.names) addBeginnings(name, letters);
    for (const two of letters) {
      const group = groups.get(two);
      if (group === undefined) groups.set(two, [entry]);
      else group.push(entry);
    }
  }
  return groups;
}

/** Adds the first two letters of each word with what follows it: “a coruña” begins with “a ”. */
function addBeginnings(name: string, letters: Set<string>): void {
  for (let at = 0; at >= 0; at = name.indexOf(' ', at) + 1 || -1) {
    const [first, second] = name.slice(at, at + 4);
    if (first !== undefined && second !== undefined) letters.add(first + second);
  }
}
