/** Hotels of larger cities by their names. */
import type { FoundPlace } from '#domain/hotel/search/request.ts';
import type { City } from '#domain/places/city.ts';
import type { CityDirectory } from '#application/backoffice/ports/hotel/city-directory.ts';
import type { MadeHotel } from './hotels.ts';

/** So many cities have hotels that are found by name alone; of others, where the text names the city too. */
const mostCities = 60;

export class HotelsByName {
  readonly #cities: CityDirectory;
  readonly #hotelsOf: (city: City) => readonly MadeHotel[];
  #lines: readonly Line[] | undefined;

  constructor(cities: CityDirectory, hotelsIn: (city: City) => readonly MadeHotel[]) {
    this.#cities = cities;
    this.#hotelsOf = hotelsIn;
  }

  /** `sought` is in small letters. */
  find(sought: string, most: number): readonly FoundPlace[] {
    this.#lines ??= this.#linesOf([
      ...this.#cities.largestCities('IN').slice(0, mostCities / 2),
      ...this.#cities.largestCities().slice(0, mostCities / 2),
    ]);
    const found: FoundPlace[] = [];
    for (const lines of [this.#lines, this.#ofNamedCity(sought)]) {
      for (const { text, place } of lines) {
        if (found.length >= most) return found;
        if (text.includes(sought) && found.every(({ hotelId }) => hotelId !== place.hotelId)) found.push(place);
      }
    }
    return found;
  }

  /** 'lotus court nellore': the last word is a city of its own. */
  #ofNamedCity(sought: string): readonly Line[] {
    const last = sought.split(' ').at(-1) ?? '';
    if (last === sought || last.length < 3) return [];
    return this.#linesOf(this.#cities.citiesBy(last, 2));
  }

  #linesOf(cities: readonly City[]): readonly Line[] {
    return [...new Set(cities)].flatMap((city) =>
      this.#hotelsOf(city).map(({ hotel: { hotelId, name, latitude, longitude } }) => ({
        text: `${name} ${city.name}`.toLowerCase(),
        place: { kind: 'hotel' as const, name, city: city.name, country: city.country, latitude, longitude, hotelId },
      })),
    );
  }
}

interface Line {
  readonly text: string;
  readonly place: FoundPlace;
}
