/**
 * From a PNR reading to a booking: the journey with its zones, travellers with the saved ones that they may be, a ticket a
 * traveller, whether the amounts tie, and what a person must still fill in or decide.
 */
import type { SavedTraveller } from '../../agency/saved-traveller.ts';
import type { Ticket } from '../booking/flight-booking.ts';
import { equals, formatDecimal, type Money, sum } from '../../money/money.ts';
import { checkFirstName } from '../../people/names.ts';
import type { Gender } from '../../people/gender.ts';
import type { TravelDates } from '../../people/passport.ts';
import { genderOfTitle } from '../../people/titles.ts';
import { checkTravellers, type TravellerDraft } from '../../people/traveller.ts';
import { required, type Violation, violation } from '../../rules/violation.ts';
import { addDays } from '../../time/calendar-date.ts';
import { localDateTime, minutesBetween } from '../../time/place-time.ts';
import type { AirportDirectory } from '../reference/airports.ts';
import type { Segment } from '../offer/itinerary.ts';
import {
  type PnrFlight,
  type PnrReading,
  type PnrTicket,
  type PnrTraveller,
  type SegmentStanding,
  segmentStanding,
} from './reading.ts';
import { matchSaved, type SavedMatch } from './saved.ts';

export interface PnrBookingFacts {
  readonly airports: Pick<AirportDirectory, 'byCode' | 'isDomestic'>;
  /** The agency's saved travellers. */
  readonly saved: readonly SavedTraveller[];
  /** What a person says the record costs; the display's own total where absent. */
  readonly total?: Money;
  /** The reading is what the supplier says of its own record: its total stands, whatever single tickets cost. */
  readonly confirmed?: boolean;
  /** Travellers as a person gives them, in the display's order, instead of what it shows; none for the rest. */
  readonly given?: readonly TravellerDraft[];
}

/** A flight of the journey; a display does not name the aircraft. */
export interface PnrBookedFlight extends Omit<Segment, 'equipment'> {
  readonly bookingClass: string;
  readonly standing: SegmentStanding;
  /** As displayed. */
  readonly status: string;
  /** Position among the segments of the reading. */
  readonly segment: number;
}

export interface PnrBookedTraveller {
  /** What the display says, filled up from the saved traveller where it can only be that one. */
  readonly draft: TravellerDraft;
  readonly matches: readonly SavedMatch[];
  readonly infantOf?: number;
}

/** Whether the tickets make up the total. Money may be posted only where they are tied. */
export type PnrTotals =
  | { readonly state: 'tied'; readonly total: Money }
  | { readonly state: 'differ'; readonly tickets: Money; readonly total: Money }
  | { readonly state: 'unknown' };

export interface PnrBooking {
  /** In the order of travel; flights that are cancelled or refused are left out. */
  readonly itineraries: readonly (readonly [PnrBookedFlight, ...PnrBookedFlight[]])[];
  readonly international: boolean;
  readonly travellers: readonly PnrBookedTraveller[];
  /** One document each, where the display says whose it is. */
  readonly tickets: readonly Ticket[];
  readonly totals: PnrTotals;
  /**
   * What stands between the reading and a booking: `locator`, `segments[n].origin`, `.departure`, `.arrival`,
   * `travellers[n].…`, `tickets[n].travellers`, `tickets[n].total`, `total`. Segments and tickets are those of the reading.
   */
  readonly missing: readonly Violation[];
}

/** Longer on the ground is a stay: another itinerary begins (a stopover is 24 hours by fare rules). */
const stopoverMinutes = 24 * 60;

/** Countries as travel documents write them (ICAO 9303), for those that most documents here are of. */
const countries: Readonly<Record<string, string>> = {
  ARE: 'AE',
  AUS: 'AU',
  BGD: 'BD',
  BHR: 'BH',
  CAN: 'CA',
  DEU: 'DE',
  D: 'DE',
  DZA: 'DZ',
  EGY: 'EG',
  FRA: 'FR',
  GBR: 'GB',
  IND: 'IN',
  KWT: 'KW',
  LKA: 'LK',
  MAR: 'MA',
  MYS: 'MY',
  NGA: 'NG',
  NPL: 'NP',
  OMN: 'OM',
  QAT: 'QA',
  SAU: 'SA',
  SGP: 'SG',
  THA: 'TH',
  TUN: 'TN',
  USA: 'US',
  ZAF: 'ZA',
};

/** The booking that a reading makes as far as it goes. Throws nothing: what cannot be made is reported as missing. */
export function pnrBookingOf(reading: PnrReading, facts: PnrBookingFacts): PnrBooking {
  const { airports, saved, total, given = [], confirmed = false } = facts;
  const flights = reading.segments.flatMap((segment, index) =>
    segment.kind === 'air' && segmentStanding(segment.status) !== 'gone' ? [{ segment, index }] : [],
  );
  const booked = flights.flatMap(({ segment, index }) => bookedFlight(segment, index, airports) ?? []);
  const itineraries = itinerariesOf(booked);
  const international = flights.some(
    ({ segment }) =>
      airports.byCode(segment.origin) !== undefined &&
      airports.byCode(segment.destination) !== undefined &&
      !airports.isDomestic(segment.origin, segment.destination),
  );
  const matched = matchSaved(reading.travellers, saved);
  const travellers = reading.travellers.map((traveller, index): PnrBookedTraveller => {
    const { matches = [], chosen } = matched[index] ?? {};
    const { infantOf } = traveller;
    return {
      draft: given[index] ?? pnrTravellerDraft(traveller, chosen),
      matches,
      ...(infantOf !== undefined && { infantOf }),
    };
  });
  const totals = confirmed ? totalsConfirmed(reading) : totalsOf(reading.tickets, total ?? reading.total);
  return {
    itineraries,
    international,
    travellers,
    tickets: ticketsOf(reading, itineraries),
    totals,
    missing: [
      ...required(reading.locator, 'locator'),
      ...(flights.length === 0 ? [violation('required', 'segments')] : []),
      ...flights.flatMap(({ segment, index }) => checkFlight(segment, index, airports)),
      ...(travellers.length === 0
        ? [violation('required', 'travellers')]
        : checkPeople(
            travellers,
            flights.map(({ segment }) => segment),
            international,
          )),
      ...(confirmed ? [] : checkTickets(reading)),
      ...checkTotals(confirmed ? [] : reading.tickets, total ?? reading.total, totals),
    ],
  };
}

function bookedFlight(
  flight: PnrFlight,
  segment: number,
  airports: PnrBookingFacts['airports'],
): PnrBookedFlight | undefined {
  const { carrier, flightNumber, bookingClass, origin, destination, status } = flight;
  const from = airports.byCode(origin)?.zone;
  const to = airports.byCode(destination)?.zone;
  if (from === undefined || to === undefined || flight.departure === undefined || flight.arrival === undefined)
    return undefined;
  const departure = { local: localDateTime(`${flight.date}T${flight.departure}`), zone: from };
  const landing = addDays(flight.date, flight.arrivalDayOffset);
  const arrival = { local: localDateTime(`${landing}T${flight.arrival}`), zone: to };
  const standing = segmentStanding(status) ?? 'requested';
  const durationMinutes = minutesBetween(departure, arrival);
  return {
    carrier,
    flightNumber,
    bookingClass,
    origin,
    destination,
    departure,
    arrival,
    durationMinutes,
    standing,
    status,
    segment,
  };
}

/** A new itinerary begins after a stay, a gap on the surface, or where the traveller turns back to a place already passed. */
function itinerariesOf(flights: readonly PnrBookedFlight[]): PnrBooking['itineraries'] {
  const itineraries: [PnrBookedFlight, ...PnrBookedFlight[]][] = [];
  for (const flight of flights) {
    const open = itineraries.at(-1);
    const before = open?.at(-1);
    const goesOn =
      open !== undefined &&
      before !== undefined &&
      before.destination === flight.origin &&
      minutesBetween(before.arrival, flight.departure) < stopoverMinutes &&
      !open.some(({ origin }) => origin === flight.destination);
    if (goesOn) open.push(flight);
    else itineraries.push([flight]);
  }
  return itineraries;
}

/** What a display says of a traveller, filled up from a saved one; also the name, where the display has but an initial. */
export function pnrTravellerDraft(traveller: PnrTraveller, chosen: SavedTraveller | undefined): TravellerDraft {
  const { type, title, firstName, lastName, dateOfBirth, gender, passport } = traveller;
  const known = chosen?.traveller;
  const nationality = countryOf(passport?.nationality);
  const country = countryOf(passport?.country);
  return {
    ...known,
    type,
    ...(title !== undefined && { title }),
    firstName: known !== undefined && checkFirstName(firstName).length > 0 ? known.firstName : firstName,
    lastName,
    ...(dateOfBirth !== undefined && { dateOfBirth }),
    ...withGender(gender ?? known?.gender ?? genderOfTitle(title ?? known?.title)),
    ...(nationality !== undefined && { nationality }),
    // The saved passport is whole; the display's takes its place only where it is another one.
    ...(passport !== undefined &&
      passport.number !== known?.passport?.number && {
        passport: {
          number: passport.number,
          ...(passport.expiresOn !== undefined && { expiresOn: passport.expiresOn }),
          ...(country !== undefined && { country }),
        },
      }),
    ...(chosen !== undefined && { savedId: chosen.savedId }),
  };
}

function withGender(gender: Gender | undefined): Pick<TravellerDraft, 'gender'> {
  return gender === undefined ? {} : { gender };
}

function countryOf(written: string | undefined): string | undefined {
  if (written === undefined || /^[A-Z]{2}$/.test(written)) return written;
  return Object.hasOwn(countries, written) ? countries[written] : undefined;
}

/** Documents in order to travellers in order, each as many. */
function ticketsOf({ tickets }: PnrReading, itineraries: PnrBooking['itineraries']): readonly Ticket[] {
  return tickets.flatMap((ticket) => {
    const numbers = [ticket.number, ...ticket.further];
    const each = numbers.length / ticket.travellers.length;
    const covered = itineraries.flatMap((flights, index) =>
      flights.some(({ segment }) => ticket.segments?.includes(segment)) ? [index] : [],
    );
    const all = ticket.segments === undefined || covered.length === itineraries.length;
    return ticket.travellers.flatMap((traveller, at) =>
      numbers
        .slice(at * each, (at + 1) * each)
        .map((number): Ticket => ({ traveller, number, ...(!all && { itineraries: covered }) })),
    );
  });
}

function totalsConfirmed({ tickets, total }: PnrReading): PnrTotals {
  return tickets.length === 0 || total === undefined ? { state: 'unknown' } : { state: 'tied', total };
}

function totalsOf(tickets: readonly PnrTicket[], total: Money | undefined): PnrTotals {
  const amounts = tickets.flatMap(({ total: amount }) => amount ?? []);
  if (total === undefined || tickets.length === 0 || amounts.length < tickets.length) return { state: 'unknown' };
  if (amounts.some(({ currency }) => currency !== total.currency)) return { state: 'unknown' };
  const sold = sum(total.currency, amounts);
  return equals(sold, total) ? { state: 'tied', total } : { state: 'differ', tickets: sold, total };
}

function checkTotals(tickets: readonly PnrTicket[], total: Money | undefined, totals: PnrTotals): readonly Violation[] {
  if (totals.state === 'differ') {
    const { currency } = totals.total;
    return [
      violation('pnr-totals', 'total', {
        tickets: formatDecimal(totals.tickets),
        total: formatDecimal(totals.total),
        currency,
      }),
    ];
  }
  return [
    ...required(total, 'total'),
    ...tickets.flatMap(({ total: amount }, index) => {
      if (amount === undefined) return required(amount, `tickets[${index}].total`);
      return total === undefined || amount.currency === total.currency
        ? []
        : [violation('amount-currency', `tickets[${index}].total`, { currency: total.currency })];
    }),
  ];
}

/** Tickets of nobody, and travellers without one beside others who have theirs. */
function checkTickets({ tickets, travellers }: PnrReading): readonly Violation[] {
  const ticketed = new Set(tickets.flatMap((ticket) => ticket.travellers));
  return [
    ...tickets.flatMap((ticket, index) =>
      ticket.travellers.length === 0 ? [violation('required', `tickets[${index}].travellers`)] : [],
    ),
    ...travellers.flatMap((_, index) =>
      ticketed.size > 0 && !ticketed.has(index) ? [violation('required', `travellers[${index}].ticket`)] : [],
    ),
  ];
}

function checkFlight(flight: PnrFlight, index: number, airports: PnrBookingFacts['airports']): readonly Violation[] {
  const path = `segments[${index}]`;
  const booked = bookedFlight(flight, index, airports);
  return [
    ...(['origin', 'destination'] as const).flatMap((end) =>
      airports.byCode(flight[end]) === undefined ? [violation('not-a-choice', `${path}.${end}`)] : [],
    ),
    ...required(flight.departure, `${path}.departure`),
    ...required(flight.arrival, `${path}.arrival`),
    ...(booked !== undefined && booked.durationMinutes <= 0
      ? [violation('date-after', `${path}.arrival`, { other: 'departure' })]
      : []),
  ];
}

function checkPeople(
  travellers: readonly PnrBookedTraveller[],
  flights: readonly PnrFlight[],
  international: boolean,
): readonly Violation[] {
  const days = flights.map(({ date }) => date).sort();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const travelDates: TravelDates = { first, last };
  return checkTravellers(
    travellers.map(({ draft }) => draft),
    { travelDates, international },
  );
}
