/** What quoted fares were chosen among: the flights of those days, as suppliers have them now, in the class that is quoted. */
import { Effect } from 'effect';
import type { BoughtPart } from '#domain/booking/trip-facts.ts';
import { type FlownFor, soldInstead } from '#domain/flight/offer/sold-instead.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { FareOption } from '#domain/flight/offer/offer.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import type { Journey } from '#domain/flight/terms/journey.ts';
import { money } from '#domain/money/money.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { SupplierQuote } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { FlightPorts } from '../flight-ports.ts';
import { airlinesFor, type Found, foundBy } from '../search/search-flights.ts';
import { Pricing, type Selling } from '../terms/price-for-agency.ts';

/** How long a quote waits for it. */
const patienceMilliseconds = 5_000;

export interface Quoted {
  readonly quoted: Pick<SupplierQuote, 'itineraries' | 'party'>;
  readonly journey: Journey;
  /** As quoted: one for the whole journey, or one a direction. */
  readonly options: readonly FareOption[];
  readonly selling: Selling;
}

/**
 * The traveller's own search where it is still kept, and asked again where it is not. Undefined where no supplier answers
 * in time: what could not be compared is for the policy to judge as such.
 */
export function chosenAmong(ports: FlightPorts, asked: Quoted): Effect.Effect<readonly BoughtPart[] | undefined> {
  const { quoted, journey, options, selling } = asked;
  const request = requestOf(quoted, journey, options);
  return Effect.gen(function* () {
    const airlines = yield* airlinesFor(ports, request);
    const found = yield* foundBy(ports, request, airlines, (each) => ports.searches.search(each, selling.now));
    if (found === undefined) return undefined;
    const pricing = new Pricing(selling);
    return options.map((option, at): BoughtPart => {
      const sector = options.length > 1 ? at : undefined;
      const own = quoted.itineraries[at] ?? quoted.itineraries[0];
      const itineraries = sector === undefined ? quoted.itineraries : ([own] as const);
      const sold = found.filter((each) => each.sector === sector).flatMap((each) => flownFor(each, option, pricing));
      return { total: option.total, instead: soldInstead({ itineraries, total: option.total }, sold) };
    });
  }).pipe(
    Effect.timeoutOption(patienceMilliseconds),
    Effect.map((answered) => (answered._tag === 'Some' ? answered.value : undefined)),
  );
}

/** At its lowest fare in the class; fares that are sold only in pairs have no price of their own. */
function flownFor(
  { journey, fares }: Found,
  { cabin, total: { currency } }: FareOption,
  pricing: Pricing,
): readonly FlownFor[] {
  const totals = fares
    .filter((fare) => fare.cabin === cabin && fare.special === undefined)
    .map((fare) => pricing.total(fare, journey));
  return totals.length === 0 ? [] : [{ itineraries: journey.itineraries, total: money(Math.min(...totals), currency) }];
}

function requestOf(
  { itineraries, party }: Quoted['quoted'],
  { trip }: Journey,
  [option]: readonly FareOption[],
): FlightSearchRequest {
  return {
    ...defaultSearch,
    journeyType: trip,
    sectors: itineraries.map(sectorOf),
    party,
    ...(option && { cabin: option.cabin }),
  };
}

function sectorOf({ segments }: Itinerary) {
  const [{ origin, departure }] = segments;
  const { destination } = segments.at(-1) ?? segments[0];
  return { origin, destination, date: dateOfLocal(departure.local) };
}
