/**
 * Which airlines a search is asked of, by the lists of a deployment's client settings (section 9): one for each trip type,
 * and one for the special return fares of low-cost airlines. A trip is domestic here within the deployment's own country;
 * abroad the international lists count. Several cities go by the lists of one way.
 */
import type { AirlineLists } from '../../session/client-configuration.ts';
import type { AirlineCode, AirportCode } from '../offer/itinerary.ts';
import type { FlightSearchRequest } from './request.ts';

/** In a list: no airline is left out. */
const everyAirline = 'All';
/** In a list: names of sources, not airlines. GWS is Galileo's web services; a source does not limit the airlines. */
const sources: ReadonlySet<string> = new Set(['GWS']);

/** Absent for every airline. */
export interface AskedAirlines {
  /** Whose fares are shown that are sold by themselves. */
  readonly normal?: ReadonlySet<AirlineCode>;
  /** Whose special return fares are shown. */
  readonly specials?: ReadonlySet<AirlineCode>;
}

type Trip = Pick<FlightSearchRequest, 'journeyType' | 'sectors'>;

/** The lists for a trip. `isHome`: whether an airport is in the deployment's country. */
export function askedAirlines(
  { journeyType, sectors }: Trip,
  lists: AirlineLists,
  isHome: (airport: AirportCode) => boolean,
): AskedAirlines {
  const domestic = sectors.every(({ origin, destination }) => isHome(origin) && isHome(destination));
  const returns = journeyType === 'round-trip';
  const normal = limitOf(
    domestic
      ? returns
        ? lists.domesticRoundTrip
        : lists.domesticOneWay
      : returns
        ? lists.internationalRoundTrip
        : lists.internationalOneWay,
  );
  const specials = domestic && returns ? limitOf(lists.domesticRoundTripLowCostSpecial) : normal;
  return { ...(normal && { normal }), ...(specials && { specials }) };
}

/**
 * The request as it is put to suppliers: of the airlines asked, those that were preferred, where any were. Undefined where
 * none is left to ask.
 */
export function askedRequest(request: FlightSearchRequest, asked: AskedAirlines): FlightSearchRequest | undefined {
  const { preferredCarriers } = request;
  const { normal, specials } = asked;
  if (normal === undefined || specials === undefined) return request;
  const all = [...new Set([...normal, ...specials])];
  const carriers = preferredCarriers.length === 0 ? all : preferredCarriers.filter((carrier) => all.includes(carrier));
  return carriers.length === 0 ? undefined : { ...request, preferredCarriers: carriers };
}

/** Whether a fare of an airline is shown. */
export function isAsked(
  { normal, specials }: AskedAirlines,
  carrier: AirlineCode,
  { special }: { readonly special?: 'return' },
): boolean {
  return (special === undefined ? normal : specials)?.has(carrier) ?? true;
}

/** Undefined where a list leaves no airline out, or names none. */
function limitOf(list: readonly string[]): ReadonlySet<AirlineCode> | undefined {
  const codes = list.filter((code) => !sources.has(code));
  return codes.length === 0 || codes.includes(everyAirline) ? undefined : new Set(codes);
}
