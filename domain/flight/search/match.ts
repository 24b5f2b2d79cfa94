/**
 * Whether what a supplier offers is what was asked: suppliers honour a request as far as they can, and no further.
 */
import { minuteOfDay } from '../../time/place-time.ts';
import type { Itinerary } from '../offer/itinerary.ts';
import { layoversOf } from '../offer/layover.ts';
import type { FlightSearchRequest, TimeWindow } from './request.ts';

/** What of a request can be judged by the flights alone. */
export type AskedOfFlights = Pick<
  FlightSearchRequest,
  'nonStopOnly' | 'departureWindow' | 'arrivalWindow' | 'preferredCarriers' | 'excludedCarriers' | 'layoverMinutes'
>;

/**
 * Whether flights are what was asked: non-stop where only that is wanted, the first direction departing and arriving in
 * its windows (local time), each direction beginning with a preferred airline where any is named, no flight sold or flown
 * by an excluded one, no layover longer than accepted.
 */
export function matchesFlights(itineraries: readonly Itinerary[], asked: AskedOfFlights): boolean {
  const [first] = itineraries;
  const last = first?.segments.at(-1);
  return (
    (!asked.nonStopOnly || itineraries.every(({ stops }) => stops === 0)) &&
    (first === undefined || inWindow(minuteOfDay(first.segments[0].departure.local), asked.departureWindow)) &&
    (last === undefined || inWindow(minuteOfDay(last.arrival.local), asked.arrivalWindow)) &&
    itineraries.every((itinerary) => matchesAirlines(itinerary, asked) && matchesLayovers(itinerary, asked))
  );
}

/** Whether a fare is of the refund type asked for. */
export function matchesRefund(
  { refundable }: { readonly refundable: boolean },
  { refundType }: Pick<FlightSearchRequest, 'refundType'>,
): boolean {
  return refundType === 'all' || refundable === (refundType === 'refundable');
}

/** One text for the same flights on the same days, from any supplier. */
export function flightsKey(itineraries: readonly Itinerary[]): string {
  return itineraries
    .map(({ segments }) =>
      segments
        .map(({ carrier, flightNumber, origin, departure }) => `${carrier}${flightNumber}${origin}${departure.local}`)
        .join('~'),
    )
    .join('/');
}

/** One text a flight flown, so that whatever holds the same seats can be found. */
export function eachFlightKey(itineraries: readonly Itinerary[]): readonly string[] {
  return itineraries.flatMap(({ segments }) =>
    segments.map(({ carrier, flightNumber, departure }) => `${carrier}${flightNumber}@${departure.local}`),
  );
}

function inWindow(minute: number, window: TimeWindow | undefined): boolean {
  return window === undefined || (minute >= window.from && minute < window.to);
}

function matchesAirlines({ segments }: Itinerary, { preferredCarriers, excludedCarriers }: AskedOfFlights): boolean {
  const [{ carrier }] = segments;
  return (
    (preferredCarriers.length === 0 || preferredCarriers.includes(carrier)) &&
    !segments.some(
      (each) => excludedCarriers.includes(each.carrier) || excludedCarriers.includes(each.operatedBy ?? ''),
    )
  );
}

function matchesLayovers(itinerary: Itinerary, { layoverMinutes }: AskedOfFlights): boolean {
  return layoverMinutes === undefined || layoversOf(itinerary).every(({ minutes }) => minutes <= layoverMinutes);
}
