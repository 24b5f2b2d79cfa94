/**
 * Other ways to be there, where what was asked for has no berth: each is a ticket or two that has a better outlook, and says by what it
 * differs. Which there are to choose among is found out elsewhere; which of them are worth showing is decided here.
 */
import { compare, type Money, sum } from '../../money/money.ts';
import { addDays, type IsoDate } from '../../time/calendar-date.ts';
import { minutesBetween } from '../../time/place-time.ts';
import { chanceRank } from '../berths/chance.ts';
import type { Quota, TrainClass } from '../berths/classes.ts';
import type { RailPoint } from '../booking/train-booking.ts';
import type { Station, StationCode } from '../reference/stations.ts';
import type { TrainKind, TrainNumber } from '../timetable/train.ts';
import { distanceKm } from '../../places/distance.ts';
import { type DayToBook, outlookOf, outlooks, type RailOutlook } from './refine.ts';

export const alternativeKinds = [
  /** A ticket from an earlier stop of the same train; they get on where they wanted to. */
  'earlier-boarding',
  /** A ticket to a later stop of the same train; they get off where they wanted to. */
  'later-leaving',
  'other-train',
  'other-class',
  'other-quota',
  'nearby',
  'other-day',
  /** Two tickets on the same train, with another berth from a stop on. */
  'split',
  /** Two trains. */
  'change',
] as const;
export type AlternativeKind = (typeof alternativeKinds)[number];

/** A ticket as it could be bought now. */
export interface OfferedTicket extends DayToBook {
  readonly train: TrainNumber;
  readonly name: string;
  readonly kind: TrainKind;
  readonly from: RailPoint;
  readonly to: RailPoint;
  readonly travelClass: TrainClass;
  readonly quota: Quota;
  /** Where they get on, where that is not where the ticket is from. */
  readonly boarding?: RailPoint;
  /** Where they get off, where that is not where the ticket is to. */
  readonly leaving?: RailPoint;
  /** Of an adult. */
  readonly fare: Money;
}

export interface RailAlternative {
  readonly kind: AlternativeKind;
  /** In order of travel. */
  readonly tickets: readonly [OfferedTicket, ...OfferedTicket[]];
  /** Of all tickets, for an adult. */
  readonly total: Money;
  /** Kilometres from the station that was asked for, or that the ticket is longer; days later, negative earlier; minutes between trains. */
  readonly by?: number;
  /** The station that it is about: where the ticket is from or to instead, where berths or trains change. */
  readonly station?: { readonly code: StationCode; readonly name: string };
}

/** Why one is shown: by what it is surer than what was asked for; of equal outlooks its chance is better. */
export interface Surer {
  /** What the worst of its tickets leads to. */
  readonly outlook: RailOutlook;
  /** What was asked for leads to; absent where nothing goes there. */
  readonly insteadOf?: RailOutlook;
}

export interface SurerAlternative extends RailAlternative {
  readonly why: Surer;
}

/** Of one kind, so many are shown. */
export const mostOfAKind = 3;
/** Kilometres as the crow flies. */
export const nearbyKm = 50;
/** Earlier and later. */
export const daysAround = 3;
/** Minutes between two trains, at least and at most. */
export const leastChange = 60;
export const mostChange = 480;

type Tickets = readonly [OfferedTicket, ...OfferedTicket[]];

/** How sure it is that they travel with a berth: that of the worst of the tickets. The higher the better; -1 for none at all. */
export function sureness(tickets: readonly DayToBook[]): number {
  if (tickets.length === 0) return -1;
  return Math.min(
    ...tickets.map((ticket) => {
      const outlook = outlookOf(ticket);
      if (outlook === 'none') return -1;
      // A berth before a share of one before a number on the list; among equals the better chance.
      return (
        (outlooks.length - outlooks.indexOf(outlook)) * 1000 + (outlook === 'confirmed' ? 0 : chanceRank(ticket.chance))
      );
    }),
  );
}

/** Whether some tickets are surer than others, of which there may be none. */
export function isSurer(tickets: readonly DayToBook[], than: readonly DayToBook[]): boolean {
  return sureness(tickets) > sureness(than);
}

/** The surest of some tickets, of equally sure ones the cheapest; undefined of none. */
export function surestOf(tickets: readonly OfferedTicket[]): OfferedTicket | undefined {
  return tickets.toSorted((one, other) => sureness([other]) - sureness([one]) || compare(one.fare, other.fare))[0];
}

export function alternativeOf(
  kind: AlternativeKind,
  tickets: Tickets,
  why: Pick<RailAlternative, 'by' | 'station'> = {},
): RailAlternative {
  const [first] = tickets;
  const total = sum(
    first.fare.currency,
    tickets.map(({ fare }) => fare),
  );
  return { kind, tickets, total, ...why };
}

/**
 * Those that are surer than what was asked for, the surest first, of equally sure ones the cheapest; so many of a kind, each train once
 * in a kind.
 */
export function worthShowing(
  found: readonly RailAlternative[],
  asked: readonly DayToBook[],
): readonly SurerAlternative[] {
  const insteadOf = worstOutlook(asked);
  const better = found
    .filter(({ tickets }) => isSurer(tickets, asked))
    .toSorted(
      (one, other) =>
        sureness(other.tickets) - sureness(one.tickets) ||
        alternativeKinds.indexOf(one.kind) - alternativeKinds.indexOf(other.kind) ||
        compare(one.total, other.total) ||
        Math.abs(one.by ?? 0) - Math.abs(other.by ?? 0),
    );
  const taken = new Set<string>();
  const count = new Map<AlternativeKind, number>();
  const shown = better.filter(({ kind, tickets }) => {
    const name = `${kind} ${tickets.map(({ train }) => train).join(' ')}`;
    const already = count.get(kind) ?? 0;
    if (taken.has(name) || already >= mostOfAKind) return false;
    taken.add(name);
    count.set(kind, already + 1);
    return true;
  });
  return shown.map((each) => ({
    ...each,
    why: { outlook: worstOutlook(each.tickets) ?? 'none', ...(insteadOf !== undefined && { insteadOf }) },
  }));
}

/** Of no ticket none. */
function worstOutlook(tickets: readonly DayToBook[]): RailOutlook | undefined {
  return outlooks.findLast((outlook) => tickets.some((ticket) => outlookOf(ticket) === outlook));
}

/**
 * Minutes for changing from one train to another at a station; undefined where it is another station, or too short or too long.
 */
export function changeTime(
  { to }: Pick<OfferedTicket, 'to'>,
  { from }: Pick<OfferedTicket, 'from'>,
): number | undefined {
  if (to.station !== from.station) return undefined;
  const minutes = minutesBetween(to.at, from.at);
  return minutes >= leastChange && minutes <= mostChange ? minutes : undefined;
}

/** Large stations on the way between two, the least detour first, none of either city; at most so many. */
export function stationsOnTheWay(
  all: readonly Station[],
  { from, to, most }: { readonly from: Station; readonly to: Station; readonly most: number },
): readonly Station[] {
  const straight = distanceKm(from, to);
  return all
    .filter(({ rank, city }) => rank === 1 && city !== from.city && city !== to.city)
    .map((station) => ({ station, way: distanceKm(from, station) + distanceKm(station, to) }))
    .filter(({ way }) => way <= straight * 1.4)
    .toSorted((one, other) => one.way - other.way)
    .slice(0, most)
    .map(({ station }) => station);
}

/** The days around one, nearest first, of those that are on sale. */
export function daysNear(
  date: IsoDate,
  { first, last }: { readonly first: IsoDate; readonly last: IsoDate },
): readonly { readonly date: IsoDate; readonly days: number }[] {
  return Array.from({ length: daysAround }, (_, at) => at + 1)
    .flatMap((days) => [days, -days])
    .map((days) => ({ date: addDays(date, days), days }))
    .filter((each) => each.date >= first && each.date <= last);
}
