/**
 * What is looked at before any ticket is issued: each finding with its reason, and whether it stops the ticket or may be
 * overridden by somebody who says why. Carriers fine agencies for duplicate bookings and churning, and people miss flights
 * over the rest.
 */
import { layoversOf } from '../offer/layover.ts';
import type { AirportCode, Itinerary, Segment } from '../offer/itinerary.ts';
import type { Traveller } from '../../people/traveller.ts';
import type { Finding } from '../../booking/findings.ts';
import { typeOn } from '../../people/traveller-type.ts';
import { type Violation, violation, within } from '../../rules/violation.ts';
import { addYears, addDays, type IsoDate } from '../../time/calendar-date.ts';
import { comparePlaceTimes, dateOfLocal } from '../../time/place-time.ts';
import { adviseOnPassport, checkGivenPassport, checkPassport } from '../../people/passport.ts';
import { travelDatesOf } from '../checkout/rules.ts';
import { filledUpName, printedName } from '../../people/names.ts';
import { nameRulesOf } from './carrier-names.ts';

/** Another booking of the agency that has one of the travellers. */
export interface KnownBooking {
  readonly transactionId: string;
  /** Whether its seats are still held or ticketed; cancelled, released and expired ones are not. */
  readonly live: boolean;
  readonly travellers: readonly KnownTraveller[];
  readonly itineraries: readonly Itinerary[];
}

export type KnownTraveller = Pick<Traveller, 'firstName' | 'lastName' | 'dateOfBirth'>;

export interface TicketFacts {
  readonly itineraries: readonly [Itinerary, ...Itinerary[]];
  readonly travellers: readonly Traveller[];
  readonly international: boolean;
  readonly gst?: object;
  /** Bought by a corporate customer, whose tax credit needs its GSTIN on the ticket. */
  readonly corporate: boolean;
  /** Other bookings than this one. */
  readonly others: readonly KnownBooking[];
  /** ISO code of an airport's country, where it is known. */
  readonly countryOf: (airport: AirportCode) => string | undefined;
  /** Least minutes between two flights of one journey; {@link leastConnection} unless said. */
  readonly leastMinutes?: (before: Segment, next: Segment) => number;
}

/** How often one traveller may have been booked on one route and day, and cancelled, before it counts as churning. */
export const churnMost = 2;

/**
 * All findings, in the order of the checks: `duplicate-booking`, `overlapping-flights`, `churn`, `connection-missed`,
 * `connection-short`, the passport's violations and `passport-six-months`, `gstin-missing`, `infant-turns-two`,
 * `ticket-name-characters`, `ticket-name-long`, `ticket-name-single`. Paths: `travellers[n]`, `itineraries[n]`, `gst`.
 */
export function checkBeforeTicket(facts: TicketFacts): readonly Finding[] {
  return [
    ...duplicates(facts),
    ...overlaps(facts),
    ...churning(facts),
    ...connections(facts),
    ...passports(facts),
    ...(facts.corporate && facts.gst === undefined ? [override(violation('gstin-missing', 'gst'))] : []),
    ...infants(facts),
    ...names(facts),
  ];
}

/**
 * What is looked at before seats are held: what a carrier holds against the record itself, and what no later day mends.
 * The traveller's papers, the GST number and how the flights fit are asked about when the hold is ticketed.
 */
export function checkBeforeHold(facts: TicketFacts): readonly Finding[] {
  return [
    ...duplicates(facts),
    ...churning(facts),
    ...connections(facts).filter(({ severity }) => severity === 'stop'),
    ...infants(facts),
    ...names(facts),
  ];
}

/**
 * Least minutes between flights where nothing better is known: to change planes within a country, between a domestic and an
 * international flight, between international ones; and to change airports. Of the size that airports publish.
 */
export function leastConnection(
  before: Segment,
  next: Segment,
  countryOf: (airport: AirportCode) => string | undefined,
): number {
  if (before.destination !== next.origin) return 240;
  const domestic = ({ origin, destination }: Segment) => countryOf(origin) === countryOf(destination);
  if (domestic(before) && domestic(next)) return 45;
  return domestic(before) === domestic(next) ? 60 : 90;
}

/** Whether two are the same person: one name as tickets print it, and one date of birth where both are known. */
export function isSamePerson(one: KnownTraveller, other: KnownTraveller): boolean {
  const nameOf = ({ firstName, lastName }: KnownTraveller) => printedName(`${firstName} ${lastName}`);
  return (
    nameOf(one) === nameOf(other) &&
    (one.dateOfBirth === undefined || other.dateOfBirth === undefined || one.dateOfBirth === other.dateOfBirth)
  );
}

/** The same flights on the same day for one and the same traveller: carriers take one of the two away, unasked. */
function duplicates({ travellers, itineraries, others }: TicketFacts): readonly Finding[] {
  const flights = segmentsOf(itineraries).map(flightKey);
  return travellers.flatMap((traveller, index) =>
    liveOf(others, traveller)
      .filter((other) => segmentsOf(other.itineraries).some((segment) => flights.includes(flightKey(segment))))
      .map(({ transactionId }) => stop(violation('duplicate-booking', `travellers[${index}]`, { transactionId }))),
  );
}

/** In the air on two flights at once. The same flight twice is a duplicate and is not reported again. */
function overlaps({ travellers, itineraries, others }: TicketFacts): readonly Finding[] {
  const own = segmentsOf(itineraries);
  const flights = new Set(own.map(flightKey));
  return travellers.flatMap((traveller, index) =>
    liveOf(others, traveller).flatMap(({ transactionId, itineraries: theirs }) => {
      const clashing = segmentsOf(theirs).find(
        (segment) => !flights.has(flightKey(segment)) && own.some((mine) => flyAtOnce(mine, segment)),
      );
      if (clashing === undefined) return [];
      const flight = `${clashing.carrier} ${clashing.flightNumber}`;
      return [override(violation('overlapping-flights', `travellers[${index}]`, { transactionId, flight }))];
    }),
  );
}

/** Booked and given up again and again on one route and day: carriers charge for it. */
function churning({ travellers, itineraries, others }: TicketFacts): readonly Finding[] {
  const routes = new Set(itineraries.map(routeKey));
  return travellers.flatMap((traveller, index) => {
    const times = others.filter(
      (other) =>
        !other.live &&
        other.travellers.some((each) => isSamePerson(each, traveller)) &&
        other.itineraries.some((itinerary) => routes.has(routeKey(itinerary))),
    ).length;
    return times < churnMost ? [] : [override(violation('churn', `travellers[${index}]`, { times, most: churnMost }))];
  });
}

function connections(facts: TicketFacts): readonly Finding[] {
  const { itineraries, countryOf } = facts;
  const least = facts.leastMinutes ?? ((before: Segment, next: Segment) => leastConnection(before, next, countryOf));
  return itineraries.flatMap((itinerary, index) =>
    layoversOf(itinerary).flatMap(({ airport, minutes }, at): readonly Finding[] => {
      const [before, next] = [itinerary.segments[at], itinerary.segments[at + 1]];
      if (before === undefined || next === undefined) return [];
      const needed = least(before, next);
      const path = `itineraries[${index}]`;
      if (minutes < 0) return [stop(violation('connection-missed', path, { airport }))];
      return minutes < needed
        ? [override(violation('connection-short', path, { airport, minutes, least: needed }))]
        : [];
    }),
  );
}

/** A passport must hold; six months more is what many countries ask for, and the agent may know better. */
function passports({ international, travellers, itineraries }: TicketFacts): readonly Finding[] {
  const travel = travelDatesOf(itineraries);
  return travellers.flatMap(({ passport = {}, dateOfBirth }, index) => {
    const path = `travellers[${index}].passport`;
    if (!international) return within(path, checkGivenPassport(passport, travel, dateOfBirth)).map(stop);
    return [
      ...within(path, checkPassport(passport, travel, dateOfBirth)).map(stop),
      ...within(path, adviseOnPassport(passport, travel)).map(override),
    ];
  });
}

/** An infant who has a birthday on the way needs a child's seat: judged to the last day, arrivals included. */
function infants({ travellers, itineraries }: TicketFacts): readonly Finding[] {
  const last = lastDay(itineraries);
  return travellers.flatMap(({ type, dateOfBirth }, index) => {
    if (type !== 'infant' || dateOfBirth === undefined || typeOn(dateOfBirth, last) === 'infant') return [];
    return [
      stop(violation('infant-turns-two', `travellers[${index}].dateOfBirth`, { on: secondBirthday(dateOfBirth) })),
    ];
  });
}

function names({ travellers, itineraries, countryOf }: TicketFacts): readonly Finding[] {
  const segments = segmentsOf(itineraries);
  const countries = segments.flatMap(({ origin, destination }) => [
    countryOf(origin) ?? '',
    countryOf(destination) ?? '',
  ]);
  const carriers = [...new Set(segments.map(({ carrier }) => carrier))];
  return travellers.flatMap((traveller, index) => {
    const [first, last] = [printedName(traveller.firstName), printedName(traveller.lastName)];
    const whole = `${last}/${first} ${traveller.title}`;
    const path = `travellers[${index}]`;
    return carriers.flatMap((carrier): readonly Finding[] => {
      const { mostCharacters, singleName } = nameRulesOf(carrier, countries);
      return [
        ...(/^[A-Z ]*$/.test(first + last) ? [] : [stop(violation('ticket-name-characters', path, { carrier }))]),
        ...(whole.length > mostCharacters
          ? [stop(violation('ticket-name-long', path, { carrier, most: mostCharacters }))]
          : []),
        ...(filledUpName(traveller, singleName) === undefined
          ? []
          : [override(violation('ticket-name-single', path, { carrier, ask: singleName }))]),
      ];
    });
  });
}

function liveOf(others: readonly KnownBooking[], traveller: KnownTraveller): readonly KnownBooking[] {
  return others.filter(({ live, travellers }) => live && travellers.some((each) => isSamePerson(each, traveller)));
}

function segmentsOf(itineraries: readonly Itinerary[]): readonly Segment[] {
  return itineraries.flatMap(({ segments }) => segments);
}

function flightKey({ carrier, flightNumber, departure, origin }: Segment): string {
  return `${carrier}${Number(flightNumber)} ${origin} ${dateOfLocal(departure.local)}`;
}

function routeKey({ segments }: Itinerary): string {
  const last = segments.at(-1) ?? segments[0];
  return `${segments[0].origin}-${last.destination} ${dateOfLocal(segments[0].departure.local)}`;
}

function flyAtOnce(one: Segment, other: Segment): boolean {
  return comparePlaceTimes(one.departure, other.arrival) < 0 && comparePlaceTimes(other.departure, one.arrival) < 0;
}

function lastDay(itineraries: readonly Itinerary[]): IsoDate {
  const days = segmentsOf(itineraries).flatMap(({ departure, arrival }) => [
    dateOfLocal(departure.local),
    dateOfLocal(arrival.local),
  ]);
  return days.reduce((latest, day) => (day > latest ? day : latest));
}

/** Of someone born on 29 February: 1 March. */
function secondBirthday(born: IsoDate): IsoDate {
  const there = addYears(born, 2);
  return there.slice(5) === born.slice(5) ? there : addDays(there, 1);
}

function stop(found: Violation): Finding {
  return { ...found, severity: 'stop' };
}

function override(found: Violation): Finding {
  return { ...found, severity: 'override' };
}
