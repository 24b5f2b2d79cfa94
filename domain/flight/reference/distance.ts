/** How far apart two places are and how long an airliner plans to be on its way between them. */

/** Degrees, north and east positive. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** How an aircraft type makes its way: jets cruise at about 800 km an hour door to door, turboprops at about 470. */
export type Propulsion = 'jet' | 'turboprop';

const earthRadiusKm = 6371.0088;

/**
 * Great-circle distance in whole kilometres (haversine on the mean Earth radius).
 *
 * @example distanceKm({ latitude: 28.556, longitude: 77.095 }, { latitude: 19.089, longitude: 72.868 }) // => 1137
 */
export function distanceKm(from: Position, to: Position): number {
  const north = radians(to.latitude - from.latitude);
  const east = radians(to.longitude - from.longitude);
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
  return Math.round(2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half))));
}

/**
 * Scheduled minutes from gate to gate, in steps of five: taxi, climb and descent, then cruise; with the westerlies of
 * the middle latitudes, eastbound long flights are planned shorter than westbound ones. Fitted to published schedules
 * (Delhi–Mumbai 2:10, London–New York 8:00, New York–London 7:05, Delhi–London 9:20).
 *
 * @example blockMinutes({ latitude: 28.556, longitude: 77.095 }, { latitude: 19.089, longitude: 72.868 }, 'jet') // => 125
 */
export function blockMinutes(from: Position, to: Position, propulsion: Propulsion): number {
  const distance = distanceKm(from, to);
  const minutes =
    propulsion === 'turboprop' ? 25 + distance / 7.9 : 40 + (distance / 13.4) * (1 - 0.06 * tailwind(from, to));
  return Math.max(30, Math.round(minutes / 5) * 5);
}

/** From −1 (headwind of the westerlies) to 1 (tailwind); none in the tropics. */
function tailwind(from: Position, to: Position): number {
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

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
