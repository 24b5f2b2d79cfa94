/** Cities by id, by name and by where they are. */
import type { City, Point } from '#domain/places/city.ts';

export interface CityDirectory {
  readonly cityOf: (cityId: string) => City | undefined;
  /** By the beginning of a name, alternates such as Bombay among them; the larger first. */
  readonly citiesBy: (text: string, most: number) => readonly City[];
  /** The nearest; undefined where none is within 150 km. */
  readonly cityNear: (point: Point) => City | undefined;
  /** Of a country, or of all; the larger first. */
  readonly largestCities: (country?: string) => readonly City[];
}
