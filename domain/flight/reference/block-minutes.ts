/** How long an airliner plans to be on its way between two places. */
import type { Point } from '../../places/city.ts';
import { distanceKm } from '../../places/distance.ts';

/** How an aircraft type makes its way: jets cruise at about 800 km an hour door to door, turboprops at about 470. */
export type Propulsion = 'jet' | 'turboprop';

/**
 * Scheduled minutes from gate to gate, in steps of five: taxi, climb and descent, then cruise; with the westerlies of
 * the middle latitudes, eastbound long flights are planned shorter than westbound ones. Fitted to published schedules
 * (Delhi–Mumbai 2:10, London–New York 8:00, New York–London 7:05, Delhi–London 9:20).
 *
 * @example blockMinutes({ latitude: 28.556, longitude: 77.095 }, { latitude: 19.089, longitude: 72.868 }, 'jet') // => 125
 */
export function blockMinutes(from: Point, to: Point, propulsion: Propulsion): number {
  const distance = Math.round(distanceKm(from, to));
  const minutes =
    propulsion === 'turboprop' ? 25 + distance / 7.9 : 40 + (distance / 13.4) * (1 - 0.06 * tailwind(from, to));
  return Math.max(30, Math.round(minutes / 5) * 5);
}

/** From −1 (headwind of the westerlies) to 1 (tailwind); none in the tropics. */
function tailwind(from: Point, to: Point): number {
  const latitude = Math.abs(from.latitude + to.latitude) / 2;
  const strength = Math.min(1, Math.max(0, (latitude - 15) / 25));
  let east = to.longitude - from.longitude;
  if (east > 180) {
    east -= 360;
  } else if (east < -180) {
    east += 360;
  }
  const north = to.latitude - from.latitude;
  const length = Math.hypot(east, north);
  return length === 0 ? 0 : (strength * east) / length;
}
