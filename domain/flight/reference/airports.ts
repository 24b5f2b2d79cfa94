/**
 * The directory of airports: by code, by what a person types, by nearness. Its rows (`airports.json`) are handed in, so
 * that a program decides when to load them.
 */
import { airportsOfCity } from './city-codes.ts';
import type { Point } from '../../places/city.ts';
import { distanceKm } from '../../places/distance.ts';
import { folded } from '../../places/folded.ts';
import type { InLanguages, Language } from '../../people/language.ts';
import type { AirportCode } from '../offer/itinerary.ts';

export interface Airport extends Point {
  readonly code: AirportCode;
  readonly name: string;
  readonly city: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** IANA time zone. */
  readonly zone: string;
  /** 5 world hub, 4 large, 3 middling, 2 small, 1 without scheduled flights. */
  readonly size: number;
  /** Other words that people look for it under. */
  readonly also?: string;
  /** What its city is called in another language than English, where that is known and differs. */
  readonly cityIn?: InLanguages;
}

/** A row is codes with spaces between, the city in Arabic and, where it is not spelt as in English, in French. */
export type AirportNames = readonly (readonly string[])[];

/** A row is code, name, city, country, index of zone, latitude, longitude, size and perhaps other words. */
export interface AirportRows {
  readonly zones: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A row of airport data has not the form that it should. */
export class InvalidAirportRow extends Error {
  override readonly name = 'InvalidAirportRow';
}

export interface AirportDirectory {
  /** All, by code. */
  readonly all: readonly Airport[];
  /** Undefined where no airport has the code; case counts. */
  readonly byCode: (code: string) => Airport | undefined;
  /**
   * Airports for what a person typed, best first, at most `limit`: those of the city of exactly that name or code and the
   * one of that code, the name before the code where its airports are as large; then those with flights
   * whose city begins so, then those with words that begin so in name, city, other words or code; within each, larger first.
   * Neither case nor accents count, and a city is found by its name in every language of the house. Several words must
   * all be found. None for an empty text.
   */
  readonly search: (text: string, limit: number) => readonly Airport[];
  /** Airports with scheduled flights within so many kilometres, nearest first, itself left out. */
  readonly nearby: (code: AirportCode, kilometres: number) => readonly Airport[];
  /** Whether both are in one country. False where either is unknown. */
  readonly isDomestic: (from: AirportCode, to: AirportCode) => boolean;
  readonly zoneOf: (code: AirportCode) => string | undefined;
}

interface Entry {
  readonly airport: Airport;
  /** In every language. */
  readonly cities: readonly string[];
  readonly also: string;
  /** Every word after one space, so that a word's beginning is found as ' word'. */
  readonly words: string;
}

/** Builds the directory; throws `InvalidAirportRow` for a malformed row. */
export function makeAirportDirectory({ zones, rows }: AirportRows, names: AirportNames = []): AirportDirectory {
  const cityIn = new Map(
    names.flatMap(([codes = '', ar = '', fr]) =>
      codes.split(' ').map((code) => [code, fr === undefined ? { ar } : { ar, fr }] as const),
    ),
  );
  const all = rows.map((row) => {
    const airport = airportOf(row, zones);
    const named = cityIn.get(airport.code);
    return named === undefined ? airport : { ...airport, cityIn: named };
  });
  const byCode = new Map(all.map((airport) => [airport.code, airport]));
  let prepared: readonly Entry[] | undefined;
  const entries = (): readonly Entry[] => {
    prepared ??= [...all].sort(largerFirst).map(entryOf);
    return prepared;
  };

  return {
    all,
    byCode: (code) => byCode.get(code),
    search: (text, limit) => search(entries(), byCode, text, limit),
    nearby: (code, kilometres) => {
      const centre = byCode.get(code);
      return centre === undefined ? [] : nearby(all, centre, kilometres);
    },
    isDomestic: (from, to) => {
      const country = byCode.get(from)?.country;
      return country !== undefined && country === byCode.get(to)?.country;
    },
    zoneOf: (code) => byCode.get(code)?.zone,
  };
}

function search(
  entries: readonly Entry[],
  byCode: ReadonlyMap<string, Airport>,
  text: string,
  limit: number,
): readonly Airport[] {
  const sought = folded(text);
  if (sought === '' || limit < 1) {
    return [];
  }
  const found: Airport[] = [...exactly(entries, byCode, sought)].slice(0, limit);
  const first = new Set(found);
  const words = sought.split(' ').map((word) => ` ${word}`);
  const second: Airport[] = [];
  const third: Airport[] = [];
  for (const { airport, cities, also, words: haystack } of entries) {
    // Whatever begins so has all of these words as well.
    if (!words.every((word) => haystack.includes(word)) || first.has(airport)) {
      continue;
    }
    const cityBegins = cities.some((city) => city.startsWith(sought));
    if (cityBegins && airport.size > 1) {
      found.push(airport);
      if (found.length >= limit) {
        return found.slice(0, limit);
      }
    } else if (cityBegins || also.startsWith(sought)) {
      second.push(airport);
    } else if (third.length < limit) {
      third.push(airport);
    }
  }
  return [...found, ...second, ...third].slice(0, limit);
}

/** What is typed in full: a city's own name, the code of a city, the code of an airport. */
function exactly(
  entries: readonly Entry[],
  byCode: ReadonlyMap<string, Airport>,
  sought: string,
): ReadonlySet<Airport> {
  if (sought.length !== 3) return new Set();
  const code = sought.toUpperCase();
  const coded = byCode.get(code);
  const named = entries
    .filter(({ airport, cities }) => cities.includes(sought) && airport.size > 1)
    .map(({ airport }) => airport);
  const ofCity = airportsOfCity(code).flatMap((each) => byCode.get(each) ?? []);
  const [largest] = named;
  const isNameFirst = largest !== undefined && (coded === undefined || largest.size >= coded.size);
  const byName = isNameFirst ? [...named, ...ofCity] : ofCity;
  return new Set([...byName, ...(coded === undefined ? [] : [coded])]);
}

function nearby(all: readonly Airport[], centre: Airport, kilometres: number): readonly Airport[] {
  // A degree of latitude is 111 km: most airports are ruled out without trigonometry.
  const degrees = kilometres / 110;
  const close: { airport: Airport; distance: number }[] = [];
  for (const airport of all) {
    if (airport === centre || airport.size < 2 || Math.abs(airport.latitude - centre.latitude) > degrees) {
      continue;
    }
    const distance = distanceKm(centre, airport);
    if (distance <= kilometres) {
      close.push({ airport, distance });
    }
  }
  return close
    .sort((a, b) => a.distance - b.distance || byText(a.airport.code, b.airport.code))
    .map((one) => one.airport);
}

function airportOf(row: readonly (string | number)[], zones: readonly string[]): Airport {
  const [code, name, city, country, zoneIndex, latitude, longitude, size, also] = row;
  const zone = typeof zoneIndex === 'number' ? zones[zoneIndex] : undefined;
  if (
    typeof code !== 'string' ||
    typeof name !== 'string' ||
    typeof city !== 'string' ||
    typeof country !== 'string' ||
    typeof latitude !== 'number' ||
    typeof longitude !== 'number' ||
    typeof size !== 'number' ||
    zone === undefined
  ) {
    throw new InvalidAirportRow(JSON.stringify(row));
  }
  const airport = { code, name, city, country, zone, latitude, longitude, size };
  return typeof also === 'string' ? { ...airport, also } : airport;
}

function entryOf(airport: Airport): Entry {
  const { cityIn = {} } = airport;
  const cities = [airport.city, ...Object.values(cityIn)]
    .map(folded)
    .flatMap((city) => [...new Set([city, withoutArticle(city)])]);
  const also = folded(airport.also ?? '');
  const words = ` ${cities.join(' ')} ${also} ${folded(airport.name)} ${airport.code.toLowerCase()}`;
  return { airport, cities, also, words };
}

/** Riyadh is typed with its article and without. */
const withoutArticle = (city: string): string => city.replace(/^ال(?=\p{L}{2})/u, '');

/** What a city is called in a language; in English where it has no other name. */
export function cityOf({ city, cityIn }: Pick<Airport, 'city' | 'cityIn'>, language: Language): string {
  return cityIn?.[language] ?? city;
}

function largerFirst(a: Airport, b: Airport): number {
  return b.size - a.size || byText(a.city, b.city) || byText(a.code, b.code);
}

function byText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
