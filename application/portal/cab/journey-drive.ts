/** A cab for a journey that was booked: from its airport or station after it arrives, or there in time. */
import { cabPlaceOf, cabTownOf } from '#domain/cab/reference/places.ts';
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

export interface JourneyCall {
  readonly way: 'arrives' | 'leaves';
  /** IATA code of an airport; of a railway station its code. */
  readonly station: string;
  /** Of a railway station, whose town the cab drives from or to. */
  readonly stationName?: string;
  readonly at: PlaceTime;
  /** '6E 2134', '12691'. */
  readonly by: string;
  readonly travellers: number;
}

export interface JourneyDrive {
  readonly place: string;
  readonly pickUp: PlaceTime;
  /** The cab page with all of it filled in but the other end. A driver waits for what is named. */
  readonly address: string;
}

/** Minutes from arriving to the kerb, and from the doorstep to the departure, at least; pick-ups are at half hours. */
const margins = { airport: { after: 30, before: 180 }, station: { after: 15, before: 90 } } as const;
const step = 30;

/** Undefined where no cabs drive, or it is too late to find one. */
export function journeyDrive(
  { way, station, stationName, at, by, travellers }: JourneyCall,
  now: Instant,
): JourneyDrive | undefined {
  const place = stationName === undefined ? cabPlaceOf(station) : cabTownOf(stationName);
  if (place === undefined) return undefined;
  const { airport } = place;
  const { after, before } = margins[airport === undefined ? 'station' : 'airport'];
  const minute = minuteOfDay(at.local);
  const over = (from: number) => ((from % step) + step) % step;
  const minutes = way === 'arrives' ? after + over(-(minute + after)) : -(before + over(minute - before));
  const pickUp = afterMinutes(at, minutes, place.zone);
  if (toInstant(pickUp) < plusMinutes(now, soonestMinutes)) return undefined;
  const end = { placeId: place.placeId, name: place.name, ...(airport !== undefined && { airport }) };
  return {
    place: place.name,
    pickUp,
    address: searchPath({
      ...newDraft,
      kind: airport === undefined ? 'oneway' : 'airport',
      ...(way === 'arrives' ? { from: end, arrivingBy: by } : { to: end }),
      date: dateOfLocal(pickUp.local),
      time: clockOfLocal(pickUp.local),
      passengers: Math.min(travellers, mostPassengers),
    }),
  };
}
