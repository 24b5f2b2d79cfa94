/**
 * From a pasted PNR display, and what a person adds to it, to what is imported. The display says whatever it says, the
 * person only what it lacks, and money may be posted only where the tickets make up the total. The same function stands
 * behind the live preview and the back office.
 */
import type { Currency } from '../../money/currency.ts';
import { isPositive, type Money } from '../../money/money.ts';
import { checkFirstName, checkLastName } from '../../people/names.ts';
import type { TravellerDraft } from '../../people/traveller.ts';
import { type Violation, violation } from '../../rules/violation.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import { localDateTime, type LocalDateTime, minutesBetween } from '../../time/place-time.ts';
import type { Itinerary, Segment } from '../offer/itinerary.ts';
import { type PnrBookedFlight, type PnrBooking, type PnrBookingFacts, pnrBookingOf } from './booking.ts';
import type { PnrReading, PnrTicket, PnrTraveller } from './reading.ts';

/** Of one ticket line, named by its first document: for whom it is and what the line costs, where the display does not say. */
export interface PnrTicketAddition {
  readonly number: string;
  /** Position among the travellers. */
  readonly traveller?: number;
  readonly total?: Money;
}

/** What a person adds. Whatever the display says itself stands; what is added beside it is not looked at. */
export interface PnrAdditions {
  readonly locator?: string;
  /** Whole, in the order of the display: each takes the place of what the display and the saved travellers say. */
  readonly travellers?: readonly TravellerDraft[];
  readonly total?: Money;
  readonly tickets?: readonly PnrTicketAddition[];
}

export interface PnrImportFacts extends Pick<PnrBookingFacts, 'airports' | 'saved' | 'confirmed'> {
  /** What the agency's account is kept in. */
  readonly currency: Currency;
  /** A ticketing time limit before it is over. */
  readonly today?: IsoDate;
}

export interface PnrImport {
  /** The reading with what was added. */
  readonly reading: PnrReading;
  readonly booking: PnrBooking;
  /**
   * What stands in the way of importing: `text`, `gds`, `lines[n]`, `locator`, `segments[n].…`, `travellers[n].…`,
   * `tickets[n].travellers`, `tickets[n].total`, `tickets`, `total`.
   */
  readonly stops: readonly Violation[];
  /** What looks wrong and stops nothing. */
  readonly notes: readonly Violation[];
  /** Present where it has no tickets but a time limit: it becomes a hold until then, as local to the office that set it. */
  readonly holdUntil?: LocalDateTime;
}

/** Five or six capitals and digits: the airlines' and the reservation systems' own. */
const locatorForm = /^[A-Z0-9]{5,6}$/;

/** Typed as it is: in capitals, without spaces around. */
export function isLocator(text: string): boolean {
  return locatorForm.test(text);
}

/** Problems of a reading that a person may well know better. */
const notesOnly: ReadonlySet<string> = new Set(['pnr-seats', 'pnr-reference']);

/** What importing a reading comes to. Throws nothing. */
export function pnrImportOf(reading: PnrReading, additions: PnrAdditions, facts: PnrImportFacts): PnrImport {
  const { airports, saved, currency, today, confirmed = false } = facts;
  const added = withAdditions(reading, additions);
  const booking = pnrBookingOf(added, { airports, saved, confirmed, given: additions.travellers ?? [] });
  const [stopping, notes] = sorted(reading);
  // Where nobody knows whose display it is, nothing else is worth saying.
  const stops =
    reading.dialect === undefined
      ? stopping
      : [
          ...stopping,
          ...checkLocator(additions.locator, reading),
          ...booking.missing,
          ...checkGiven(additions.travellers ?? [], reading.travellers),
          ...checkStandings(booking),
          ...checkTickets(reading, today),
          ...checkTotal(added.total, currency),
        ];
  const limit = reading.tickets.length === 0 ? reading.timeLimit : undefined;
  return {
    reading: added,
    booking,
    stops: distinct(stops),
    notes,
    ...(limit && { holdUntil: localDateTime(`${limit.date}T${limit.time ?? endOfDay}`) }),
  };
}

/** A limit without a time of day is that day's. */
const endOfDay = '23:59';

/** Tickets, or a time by which they must be there. */
function checkTickets({ tickets, timeLimit }: PnrReading, today: IsoDate | undefined): readonly Violation[] {
  if (tickets.length > 0) return [];
  if (timeLimit === undefined) return [violation('required', 'tickets')];
  return today !== undefined && timeLimit.date < today
    ? [violation('pnr-limit-past', 'text', { date: timeLimit.date })]
    : [];
}

/** The itineraries of a booking that nothing stops; the aircraft are not known. */
export function pnrItineraries({ itineraries }: PnrBooking): readonly Itinerary[] {
  return itineraries.map(([first, ...others]): Itinerary => {
    const last = others.at(-1) ?? first;
    return {
      segments: [segmentOf(first), ...others.map(segmentOf)],
      durationMinutes: minutesBetween(first.departure, last.arrival),
      stops: others.length,
    };
  });
}

function segmentOf(flight: PnrBookedFlight): Segment {
  const { carrier, flightNumber, origin, destination, departure, arrival, durationMinutes } = flight;
  return { carrier, flightNumber, origin, destination, departure, arrival, durationMinutes, equipment: '' };
}

/** By which locator the booking is asked for: the display's, else what was typed where it is one. */
export function locatorOf(reading: Pick<PnrReading, 'locator'>, typed: string | undefined): string | undefined {
  const tidy = typed?.trim().toUpperCase() ?? '';
  return reading.locator ?? (isLocator(tidy) ? tidy : undefined);
}

function withAdditions(reading: PnrReading, { locator, total, tickets = [] }: PnrAdditions): PnrReading {
  const known = locatorOf(reading, locator);
  const whole = reading.total ?? total;
  return {
    ...reading,
    ...(known !== undefined && { locator: known }),
    ...(whole !== undefined && { total: whole }),
    tickets: reading.tickets.map((ticket) => withAddition(ticket, tickets, reading.travellers.length)),
  };
}

function withAddition(ticket: PnrTicket, additions: readonly PnrTicketAddition[], travellers: number): PnrTicket {
  const addition = additions.find(({ number }) => number === ticket.number);
  const total = ticket.total ?? addition?.total;
  const holder = addition?.traveller;
  const named = holder !== undefined && Number.isInteger(holder) && holder >= 0 && holder < travellers;
  return {
    ...ticket,
    ...(total !== undefined && { total }),
    ...(ticket.travellers.length === 0 && named && { travellers: [holder] }),
  };
}

/** Problems that stop, and those that do not. A date that cannot be read is a flight lost, on the line of a flight. */
function sorted({ problems, lines }: PnrReading): readonly [readonly Violation[], readonly Violation[]] {
  const stops = (problem: Violation): boolean => {
    if (notesOnly.has(problem.code)) return false;
    const line = /^lines\[(\d+)\]$/.exec(problem.path)?.[1];
    return line === undefined || lines[Number(line)]?.as === 'segment';
  };
  // What is merely missing is reported with the booking, once it is known what was added.
  const own = problems.filter(({ code, path }) => code !== 'required' || path === 'text' || path === 'gds');
  return [own.filter(stops), own.filter((problem) => !stops(problem))];
}

function checkLocator(typed: string | undefined, { locator }: PnrReading): readonly Violation[] {
  if (locator !== undefined || typed === undefined || typed.trim() === '') return [];
  return isLocator(typed.trim().toUpperCase()) ? [] : [violation('not-a-choice', 'locator')];
}

/** Who is given must be who is displayed: a ticket keeps the name that it was issued to, unless no name can be read. */
function checkGiven(given: readonly TravellerDraft[], displayed: readonly PnrTraveller[]): readonly Violation[] {
  return given.flatMap((draft, index) => {
    const path = `travellers[${index}]`;
    const shown = displayed[index];
    if (shown === undefined) return [violation('pnr-reference', path)];
    return [
      ...(draft.type === shown.type ? [] : [violation('not-a-choice', `${path}.type`)]),
      ...(sameName(draft.firstName, shown.firstName) || checkFirstName(shown.firstName).length > 0
        ? []
        : [violation('pnr-name', `${path}.firstName`, { name: shown.firstName })]),
      ...(sameName(draft.lastName, shown.lastName) || checkLastName(shown.lastName).length > 0
        ? []
        : [violation('pnr-name', `${path}.lastName`, { name: shown.lastName })]),
    ];
  });
}

function sameName(given: string | undefined, shown: string): boolean {
  const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toUpperCase();
  return plain(given ?? '') === plain(shown);
}

/** A booking says that its flights are booked: one that is only asked or waited for is not taken for one that is. */
function checkStandings({ itineraries }: PnrBooking): readonly Violation[] {
  return itineraries
    .flat()
    .flatMap(({ standing, segment, status }) =>
      standing === 'requested' || standing === 'waitlisted'
        ? [violation('pnr-unconfirmed', `segments[${segment}].status`, { status })]
        : [],
    );
}

function checkTotal(total: Money | undefined, currency: Currency): readonly Violation[] {
  if (total === undefined) return [];
  if (total.currency !== currency) return [violation('amount-currency', 'total', { currency })];
  return isPositive(total) ? [] : [violation('amount-not-positive', 'total')];
}

function distinct(violations: readonly Violation[]): readonly Violation[] {
  return [...new Map(violations.map((each) => [`${each.code} ${each.path}`, each])).values()];
}
