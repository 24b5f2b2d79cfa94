/**
 * What the fees of a fare's rules are asked for: a traveller's ticket once, or each direction on it, as the rule says; and
 * what a rule asks at a moment. Cancelling and changing, the desk and the sandbox's airlines, all count from here.
 *
 * A ticket is one fare of one traveller. Where its rules ask once, the hours are counted to the first departure that is given
 * up or changed, and of several rules on one ticket the strictest holds (general practice of airlines for combined fares).
 */
import { hasUnit } from '../../booking/units.ts';
import { type FeeFor, type FeeStep, rulesOfItinerary, type SectorRules } from '../fare/fare-rules.ts';
import { feeStepAt } from '../fare/fee-rules.ts';
import type { Itinerary } from '../offer/itinerary.ts';
import type { Money } from '../../money/money.ts';
import type { TravellerType } from '../../people/traveller-type.ts';
import { type Instant, millisecondsBetween } from '../../time/instant.ts';
import { toInstant } from '../../time/place-time.ts';
import type { Unit } from '../../booking/booking.ts';
import type { FlightBooking } from '../booking/flight-booking.ts';

/** One direction of what is charged for. */
export interface ChargedDirection {
  /** By position. */
  readonly at: number;
  readonly itinerary: Itinerary;
  readonly rules: SectorRules | undefined;
}

/** What one fee is asked for. */
export interface ChargedPlace {
  /** From 0. */
  readonly traveller: number;
  readonly type: TravellerType;
  /** In order of travel; several where the rule asks once for all of them. */
  readonly directions: readonly [ChargedDirection, ...ChargedDirection[]];
}

/** What must be known of a booking. */
export interface ChargedBooking extends Pick<FlightBooking, 'itineraries' | 'rules'> {
  readonly options: readonly unknown[];
  readonly travellers: readonly { readonly type: TravellerType }[];
  /** Directions of one ticket whose fare was divided because some of it is flown. */
  readonly together?: readonly number[];
}

/** A fee as a rule asks for it. */
export interface AskedFee {
  /** Null is not allowed: of a cancellation or a no-show, all that may be kept. */
  readonly fee: Money | null;
  readonly hours: number;
  readonly rules: SectorRules | undefined;
}

/** The directions of each ticket of a traveller: all of one fare, or one each. */
export function ticketsOf({ itineraries, options, together = [] }: Omit<ChargedBooking, 'travellers' | 'rules'>) {
  const all = [...itineraries.keys()];
  if (options.length === 1) return [all];
  return [
    ...(together.length === 0 ? [] : [together]),
    ...all.filter((at) => !together.includes(at)).map((at) => [at]),
  ];
}

/** What is charged for places, in order of travel, then by traveller. */
export function chargedPlaces(booking: ChargedBooking, places: readonly Unit[], asks: FeeFor): readonly ChargedPlace[] {
  const tickets = ticketsOf(booking);
  const charged = [...new Set(places.map(({ traveller }) => traveller))].flatMap((traveller) => {
    const type = booking.travellers[traveller]?.type;
    if (type === undefined) return [];
    return tickets.flatMap((ticket) => {
      const given = ticket.filter((item) => hasUnit(places, { traveller, item }));
      const directions = given.flatMap((at) => directionAt(booking, at) ?? []);
      const once = directions.filter(({ rules }) => isOnce(booking, rules, asks));
      const each = directions.filter((direction) => !once.includes(direction)).map((direction) => [direction]);
      return [once, ...each].flatMap(([first, ...others]): readonly ChargedPlace[] =>
        first === undefined ? [] : [{ traveller, type, directions: [first, ...others] }],
      );
    });
  });
  return charged.toSorted((one, other) => one.directions[0].at - other.directions[0].at);
}

/** What cancelling asks for with so much time left; after departure what a no-show does. */
export function cancelFeeOf(place: ChargedPlace, now: Instant): AskedFee {
  return strictest(place, now, (rules, hours) =>
    hours < 0 ? rules.noShow : (feeStepAt(rules.steps, hours)?.cancel ?? null),
  );
}

/** What changing asks for; nothing is allowed after departure. */
export function changeFeeOf(place: ChargedPlace, now: Instant): AskedFee {
  return strictest(place, now, (rules, hours) => stepFee(feeStepAt(rules.steps, hours), 'change'));
}

/** Hours from now to the departure of an itinerary's first flight; negative once it has left. */
export function hoursLeft({ segments }: Itinerary, now: Instant): number {
  return millisecondsBetween(now, toInstant(segments[0].departure)) / 3_600_000;
}

/** 'DEL-BOM', 'DEL-LHR-DEL': from where to where what is charged for goes. */
export function routeOf(itineraries: readonly Itinerary[]): string {
  const stops = itineraries.flatMap((itinerary) => sectorOf(itinerary).split('-'));
  return stops.filter((stop, at) => stop !== stops[at - 1]).join('-');
}

/** 'DEL-BOM': from where to where an itinerary goes. */
export function sectorOf({ segments }: Itinerary): string {
  return `${segments[0].origin}-${(segments.at(-1) ?? segments[0]).destination}`;
}

/** Who, where and when of a fee, for its words; `per` is 'ticket' where it is asked once for several directions. */
export function placeParams({ traveller, type, directions }: ChargedPlace, { hours, rules }: AskedFee) {
  const [first] = directions;
  return {
    passenger: traveller + 1,
    traveller: type,
    sector: routeOf(directions.map(({ itinerary }) => itinerary)),
    carrier: rules?.carrier ?? first.itinerary.segments[0].carrier,
    hours: Math.max(0, Math.floor(hours)),
    ...(directions.length > 1 && { per: 'ticket' }),
  };
}

function directionAt({ itineraries, rules }: ChargedBooking, at: number): ChargedDirection | undefined {
  const itinerary = itineraries[at];
  return itinerary && { at, itinerary, rules: rulesOfItinerary(rules, itineraries.length, at) };
}

/** A fare for several directions with one rule for them all is asked once, whatever its rule says of directions. */
function isOnce({ itineraries, options, rules }: ChargedBooking, own: SectorRules | undefined, asks: FeeFor): boolean {
  return own?.per[asks] === 'ticket' || (options.length === 1 && rules.sectors.length !== itineraries.length);
}

function strictest(
  { directions }: ChargedPlace,
  now: Instant,
  feeAt: (rules: SectorRules, hours: number) => Money | null,
): AskedFee {
  const hours = Math.min(...directions.map(({ itinerary }) => hoursLeft(itinerary, now)));
  const asked = directions.map(({ rules }): AskedFee => ({ fee: rules ? feeAt(rules, hours) : null, hours, rules }));
  return asked.reduce((one, other) => (costs(other) > costs(one) ? other : one));
}

function costs({ fee }: AskedFee): number {
  return fee === null ? Number.POSITIVE_INFINITY : fee.minor;
}

function stepFee(step: FeeStep | undefined, asks: FeeFor): Money | null {
  return step?.[asks] ?? null;
}
