/**
 * Where a journey goes, in the trade's own notation: every place in the order of travel, and two strokes where the next
 * direction begins elsewhere. Titles of journeys are made of it and of nothing else: first origin and last destination
 * of a journey that ends where it began would say nothing.
 */
import type { AirportCode, Itinerary } from './itinerary.ts';

/** 'DEL-BOM', 'DEL-BOM-DEL', 'DEL-BOM-BLR-DEL', 'DEL-BOM//BLR-DEL'. */
export type Route = string;

/** One direction, whatever places are changed at on the way. */
export interface RouteLeg {
  readonly origin: AirportCode;
  readonly destination: AirportCode;
}

/** @example routeOf([{ origin: 'DEL', destination: 'BOM' }, { origin: 'BOM', destination: 'DEL' }]) // => 'DEL-BOM-DEL' */
export function routeOf(legs: readonly RouteLeg[]): Route {
  return legs.reduce((route, { origin, destination }, at) => {
    if (at === 0) return `${origin}-${destination}`;
    return legs[at - 1]?.destination === origin ? `${route}-${destination}` : `${route}//${origin}-${destination}`;
  }, '');
}

export function routeOfItineraries(itineraries: readonly Itinerary[]): Route {
  return routeOf(itineraries.map(directionOf));
}

/** From where to where an itinerary goes. */
export function directionOf({ segments }: Itinerary): RouteLeg {
  return { origin: segments[0].origin, destination: (segments.at(-1) ?? segments[0]).destination };
}

/** The places of each unbroken piece. */
export function routeStops(route: Route): readonly (readonly AirportCode[])[] {
  return route.split('//').map((piece) => piece.split('-'));
}

/** Whether it goes to one place and straight back. */
export function isThereAndBack(route: Route): boolean {
  const [stops = [], ...others] = routeStops(route);
  return others.length === 0 && stops.length === 3 && stops[0] === stops[2];
}

/**
 * As it is written in a line of text.
 *
 * @example routeText('DEL-BOM//BLR-DEL') // => 'DEL–BOM, BLR–DEL'
 */
export function routeText(route: Route): string {
  return routeStops(route)
    .map((stops) => stops.join('–'))
    .join(', ');
}
