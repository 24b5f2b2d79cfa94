/** How far apart two places are as the crow flies. */
import type { Point } from './city.ts';

const earthRadiusKm = 6371.0088;

/**
 * Great-circle distance in kilometres, not rounded (haversine on the mean Earth radius).
 *
 * @example Math.round(distanceKm({ latitude: 28.643, longitude: 77.222 }, { latitude: 18.97, longitude: 72.819 })) // => 1165
 */
export function distanceKm(from: Point, to: Point): number {
  const north = radians(to.latitude - from.latitude);
  const east = radians(to.longitude - from.longitude);
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
