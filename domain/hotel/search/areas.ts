/** The parts of a city that hotels lie in, as a map without streets shows them. */
import type { Point } from '../../places/city.ts';
import type { HotelInShort } from '../stay/hotel.ts';

export interface HotelArea extends Point {
  readonly name: string;
  /** About how far its hotels lie from its middle, at least 250. */
  readonly metres: number;
}

const leastMetres = 250;
const metresOfDegree = 111_200;

/**
 * By name; each around the middle of its hotels, as wide as the farthest of them lies. On a plane, and not across the date line.
 *
 * @example hotelAreas([{ area: 'Fort', latitude: 9.96, longitude: 76.24 }]) // => [{ name: 'Fort', latitude: 9.96, longitude: 76.24, metres: 250 }]
 */
export function hotelAreas(
  hotels: readonly Pick<HotelInShort, 'area' | 'latitude' | 'longitude'>[],
): readonly HotelArea[] {
  const byName = new Map<string, Point[]>();
  for (const { area, latitude, longitude } of hotels) {
    const known = byName.get(area);
    if (known === undefined) byName.set(area, [{ latitude, longitude }]);
    else known.push({ latitude, longitude });
  }
  return [...byName.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, points]) => {
      const middle = {
        latitude: points.reduce((sum, { latitude }) => sum + latitude, 0) / points.length,
        longitude: points.reduce((sum, { longitude }) => sum + longitude, 0) / points.length,
      };
      const far = Math.max(...points.map((point) => metresBetween(middle, point)));
      return { name, ...middle, metres: Math.max(leastMetres, Math.round(far)) };
    });
}

/** Of points that lie near each other. */
function metresBetween(one: Point, other: Point): number {
  const east = Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * east) * metresOfDegree;
}
