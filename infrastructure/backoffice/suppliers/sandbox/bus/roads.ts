/** How far cities are from one another by road, and how long buses take. */
import type { KnownCity } from '#domain/bus/reference/cities.ts';
import { distanceKm } from '#domain/places/distance.ts';

/** Kilometres by road: the air line, wound as roads of the plain or of hills are. */
export function roadKilometres(from: KnownCity, to: KnownCity): number {
  return Math.round(distanceKm(from, to) * (from.hills || to.hills ? 1.45 : 1.22));
}

/** Minutes on the road, meal stops among them. */
export function roadMinutes(kilometres: number, ac: boolean, hills: boolean): number {
  const speed = (ac ? 58 : 50) * (hills ? 0.72 : 1);
  const stops = Math.floor(kilometres / 250) * 20;
  return Math.max(40, Math.round((kilometres / speed) * 12) * 5 + stops);
}
