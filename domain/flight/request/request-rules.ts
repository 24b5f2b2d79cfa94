/** Flights' plug of requests: its kinds, how each is answered with yes, and what booking must know of them. */
import type { RequestKindRules, RequestRules } from '../../booking/request/request-rules.ts';
import type { RequestWay } from '../../booking/request/request.ts';
import { unitsOf } from '../../booking/units.ts';
import { directionOf } from '../offer/route.ts';
import { offeredFirstDay, readOffered } from './offered.ts';
import { type FlightRequestAnswer, type FlightRequestKind, isFlightRequest } from './request.ts';
import { checkGroupNames } from './rules.ts';

const kinds: Readonly<Record<FlightRequestKind, RequestKindRules>> = {
  group: { way: 'offer' },
  'offline-ssr': { way: 'settlement', settles: 'add-ssr', ofHeld: true },
  cancel: { way: 'settlement' },
  change: { way: 'settlement', settles: 'change' },
  import: { way: 'take-over' },
};

export function flightRequestWay(kind: FlightRequestKind): RequestWay {
  return kinds[kind].way;
}

export const flightRequestRules: RequestRules = {
  product: 'flight',
  kinds,
  party: (request) => (isFlightRequest(request) ? request.group?.party : undefined),
  startsOn: (request, answer) => {
    if (!isFlightRequest(request) || request.group === undefined) return undefined;
    const offered = (answer as FlightRequestAnswer | undefined)?.offered;
    return (offered && offeredFirstDay(offered)) ?? request.group.sectors[0]?.date;
  },
  readOffered: (typed, request, today) =>
    isFlightRequest(request) && request.group !== undefined
      ? readOffered(typed, request.group, today)
      : { offered: undefined, violations: [] },
  checkNames: (request, travellers) =>
    isFlightRequest(request) && request.group !== undefined ? checkGroupNames(travellers, request.group) : [],
  units: (request) =>
    isFlightRequest(request) && request.booking !== undefined
      ? unitsOf({ items: request.booking.itineraries.length, travellers: request.booking.travellers.length })
      : [],
  itemName: (request, item) => {
    const itinerary = isFlightRequest(request) ? request.booking?.itineraries[item] : undefined;
    if (itinerary === undefined) return '';
    const { origin, destination } = directionOf(itinerary);
    return `${origin}–${destination}`;
  },
};
