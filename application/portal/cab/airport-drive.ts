/** A cab for a flight that was booked: from its airport after landing, or to it in time. */
import { cabPlaceOf } from '#domain/cab/reference/places.ts';
import { mostPassengers, soonestMinutes } from '#domain/cab/search/rules.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import {
  afterMinutes,
  clockOfLocal,
  dateOfLocal,
  minuteOfDay,
  type PlaceTime,
  toInstant,
} from '#domain/time/place-time.ts';
import { newDraft, searchPath } from './search-link.ts';

export interface AirportCall {
  readonly way: 'arrives' | 'leaves';
  /** IATA code. */
  readonly airport: string;
  readonly at: PlaceTime;
  /** '6E 2134'. */
  readonly by: string;
  readonly travellers: number;
}

export interface AirportDrive {
  readonly place: string;
  readonly pickUp: PlaceTime;
  /** The cab page with all of it filled in but the other end. */
  readonly address: string;
}

/** Minutes from landing to the kerb, and from the doorstep to the departure, at least; pick-ups are at half hours. */
const afterLanding = 30;
const beforeDeparture = 180;
const step = 30;

/** Undefined where no cabs drive, or it is too late to find one. */
export function airportDrive(
  { way, airport, at, by, travellers }: AirportCall,
  now: Instant,
): AirportDrive | undefined {
  const place = cabPlaceOf(airport);
  if (place === undefined) return undefined;
  const past = minuteOfDay(at.local) % step;
  const minutes = way === 'arrives' ? afterLanding + ((step - past) % step) : -(beforeDeparture + past);
  const pickUp = afterMinutes(at, minutes, place.zone);
  if (toInstant(pickUp) < plusMinutes(now, soonestMinutes)) return undefined;
  const end = { placeId: place.placeId, name: place.name, airport };
  return {
    place: place.name,
    pickUp,
    address: searchPath({
      ...newDraft,
      kind: 'airport',
      ...(way === 'arrives' ? { from: end, arrivingBy: by } : { to: end }),
      date: dateOfLocal(pickUp.local),
      time: clockOfLocal(pickUp.local),
      passengers: Math.min(travellers, mostPassengers),
    }),
  };
}
