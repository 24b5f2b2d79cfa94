/** Who travels on which day: an agency's departures of a month, by day and as a list, narrowed by what is looked for. */
import type { AirlineCode, AirportCode } from '../offer/itinerary.ts';
import { datesOfMonth, type IsoDate, type IsoMonth } from '../../time/calendar-date.ts';
import type { LocalDateTime } from '../../time/place-time.ts';
import type { BookingStatus } from '../../booking/life.ts';
import type { ChangeSeverity } from '../../booking/booking.ts';

/** outward: the first direction of a journey. return: the way back of a round trip. onward: a further one of several cities. */
export const travelLegs = ['outward', 'return', 'onward'] as const;
export type TravelLeg = (typeof travelLegs)[number];

/** Travellers of one booking who leave on one day. */
export interface CalendarDeparture {
  readonly transactionId: string;
  /** Position in the booking. */
  readonly itinerary: number;
  readonly leg: TravelLeg;
  readonly status: BookingStatus;
  readonly pnr?: string;
  readonly carrier: AirlineCode;
  readonly flightNumber: string;
  readonly origin: AirportCode;
  readonly destination: AirportCode;
  /** Local to the airports. */
  readonly departure: LocalDateTime;
  readonly arrival: LocalDateTime;
  /** Names of those who still fly on it, at least one. */
  readonly travellers: readonly string[];
  readonly scheduleChange?: ChangeSeverity;
}

export interface CalendarFilter {
  readonly legs?: readonly TravelLeg[];
  readonly carriers?: readonly AirlineCode[];
  /** Part of a traveller's name, of the PNR, the booking's id or an airport's code, whatever its case. */
  readonly text?: string;
}

export interface CalendarDay {
  readonly date: IsoDate;
  readonly departures: number;
  readonly travellers: number;
  /** Of the departures, those of each kind. */
  readonly legs: Readonly<Record<TravelLeg, number>>;
}

/** The departures that fit, by departure, then booking. */
export function departuresFitting(
  departures: readonly CalendarDeparture[],
  { legs, carriers, text }: CalendarFilter,
): readonly CalendarDeparture[] {
  const sought = text?.trim().toLowerCase() ?? '';
  const says = ({ travellers, pnr = '', transactionId, origin, destination }: CalendarDeparture): boolean =>
    [...travellers, pnr, transactionId, origin, destination].some((each) => each.toLowerCase().includes(sought));
  return departures
    .filter(
      (each) =>
        (legs === undefined || legs.length === 0 || legs.includes(each.leg)) &&
        (carriers === undefined || carriers.length === 0 || carriers.includes(each.carrier)) &&
        (sought === '' || says(each)),
    )
    .toSorted(
      (one, other) =>
        compare(one.departure, other.departure) ||
        compare(one.transactionId, other.transactionId) ||
        one.itinerary - other.itinerary,
    );
}

/** Every day of the month, in order, those without departures too. */
export function calendarDays(month: IsoMonth, departures: readonly CalendarDeparture[]): readonly CalendarDay[] {
  const byDay = new Map<string, CalendarDeparture[]>();
  for (const each of departures) {
    const day = each.departure.slice(0, 10);
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
