/** Who travels on which day: what of an agency's bookings begins in a month, by day and as a list, narrowed by what is looked for. */
import { datesOfMonth, type IsoDate, type IsoMonth } from '../time/calendar-date.ts';
import { dateOfLocal, localDateTime, type LocalDateTime } from '../time/place-time.ts';
import type { Booking, ChangeSeverity, Product } from './booking.ts';
import { type Named, nameOf } from './in-short.ts';
import type { BookingStatus } from './life.ts';
import { isListed } from './units.ts';

/**
 * outward: the first direction of a journey, or what is bought alone: a stay, a ride. return: the way back of a round trip.
 * onward: a further direction of several.
 */
export const travelLegs = ['outward', 'return', 'onward'] as const;
export type TravelLeg = (typeof travelLegs)[number];

/** What of a booking begins at one time, with those who are still booked on it. */
export interface Beginning {
  /** Position in the booking, of what was bought together the first. */
  readonly item: number;
  readonly leg: TravelLeg;
  /** Of whom it is bought, as in {@link InShort.mark}. */
  readonly mark: string;
  /** In the notation of its product: 'DEL-BOM', a hotel and its city. */
  readonly title: string;
  /** What runs, by its number: '6E 2134'. Absent of what has none. */
  readonly service?: string;
  /** Local to where it begins: when a flight leaves, from when on a room is given. */
  readonly begins: LocalDateTime;
  /** Local to where it ends. */
  readonly ends: LocalDateTime;
  /** It has days and no time of day. */
  readonly wholeDays?: boolean;
  /** Names; nobody where all have cancelled. */
  readonly travellers: readonly string[];
}

/** Of what has days and no time of day, to the end of the last. */
export function onWholeDays(from: IsoDate, to: IsoDate = from) {
  return { begins: localDateTime(`${from}T00:00`), ends: localDateTime(`${to}T23:59`), wholeDays: true } as const;
}

/** Names of those who are still booked on an item. */
export function namesOn(
  { travellers, gone = [] }: Pick<Booking, 'gone'> & { readonly travellers: readonly Named[] },
  item = 0,
): readonly string[] {
  return travellers.filter((_, traveller) => isListed({ gone }, { traveller, item })).map(nameOf);
}

/** Travellers of one booking who leave, or arrive for a stay, on one day. At least one. */
export interface CalendarDeparture extends Beginning {
  readonly transactionId: string;
  readonly product: Product;
  readonly status: BookingStatus;
  readonly reference?: string;
  readonly scheduleChange?: ChangeSeverity;
}

export interface CalendarFilter {
  readonly products?: readonly Product[];
  readonly legs?: readonly TravelLeg[];
  readonly marks?: readonly string[];
  /** Part of a traveller's name, of the reference, the booking's id, its title or its service, whatever its case. */
  readonly text?: string;
}

export interface CalendarDay {
  readonly date: IsoDate;
  readonly departures: number;
  readonly travellers: number;
  /** Of the departures, those of each kind. */
  readonly legs: Readonly<Record<TravelLeg, number>>;
}

/** The departures that fit, by when they begin, then booking. */
export function departuresFitting(
  departures: readonly CalendarDeparture[],
  { products = [], legs = [], marks = [], text }: CalendarFilter,
): readonly CalendarDeparture[] {
  const sought = text?.trim().toLowerCase() ?? '';
  const says = ({ travellers, reference = '', transactionId, title, service = '' }: CalendarDeparture): boolean =>
    [...travellers, reference, transactionId, title, service].some((each) => each.toLowerCase().includes(sought));
  return departures
    .filter(
      (each) =>
        (products.length === 0 || products.includes(each.product)) &&
        (legs.length === 0 || legs.includes(each.leg)) &&
        (marks.length === 0 || marks.includes(each.mark)) &&
        (sought === '' || says(each)),
    )
    .toSorted(byBeginning);
}

/** By when they begin, then booking, then item. */
export function byBeginning(one: CalendarDeparture, other: CalendarDeparture): number {
  return compare(one.begins, other.begins) || compare(one.transactionId, other.transactionId) || one.item - other.item;
}

/** Every day of the month, in order, those without departures too. */
export function calendarDays(month: IsoMonth, departures: readonly CalendarDeparture[]): readonly CalendarDay[] {
  const byDay = new Map<string, CalendarDeparture[]>();
  for (const each of departures) {
    const day = dateOfLocal(each.begins);
    const known = byDay.get(day);
    if (known === undefined) byDay.set(day, [each]);
    else known.push(each);
  }
  return datesOfMonth(month).map((date) => {
    const found = byDay.get(date) ?? [];
    const of = (leg: TravelLeg) => found.filter((each) => each.leg === leg).length;
    return {
      date,
      departures: found.length,
      travellers: found.reduce((sum, { travellers }) => sum + travellers.length, 0),
      legs: { outward: of('outward'), return: of('return'), onward: of('onward') },
    };
  });
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
