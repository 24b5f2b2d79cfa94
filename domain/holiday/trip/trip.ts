/** A package on its days, with the hotels, flights and cars that were free for it. */
import type { Point } from '../../places/city.ts';
import { daysBetween, type IsoDate } from '../../time/calendar-date.ts';
import type { PlaceTime } from '../../time/place-time.ts';
import type { GridStep } from '../cancel/grid.ts';
import type { InLanguages } from '../../people/language.ts';
import type { MealTime, PackageKind, PackageTexts } from '../package/package.ts';
import type { RoomParty } from './party.ts';

export interface TripStay {
  readonly hotelId: string;
  readonly name: string;
  readonly stars: number;
  /** Part of its city. */
  readonly area: string;
  readonly city: string;
  readonly country: string;
  readonly room: string;
  /** With breakfast. */
  readonly breakfast: boolean;
  /** Where it lies; absent where its seller does not say. */
  readonly point?: Point;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
}

export interface TripFlight {
  /** '6E 1175'. */
  readonly number: string;
  readonly origin: string;
  readonly destination: string;
  readonly departure: PlaceTime;
  readonly arrival: PlaceTime;
}

/** The car, or the coach of a group, from the first day to the last. */
export interface TripCar {
  readonly model: string;
  readonly operator: string;
  readonly days: number;
  /** It is the party's alone. */
  readonly own: boolean;
}

export interface TripDay {
  readonly date: IsoDate;
  readonly title: string;
  readonly text: string;
  readonly meals: readonly MealTime[];
  /** Names of what is seen. */
  readonly sights: readonly string[];
}

export interface TourOperator {
  readonly name: string;
  readonly phone: string;
}

export interface HolidayTrip {
  readonly packageId: string;
  readonly name: string;
  readonly kind: PackageKind;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
  /** IANA, of where it begins: its days are counted there. */
  readonly zone: string;
  readonly rooms: readonly [RoomParty, ...RoomParty[]];
  readonly days: readonly TripDay[];
  readonly stays: readonly TripStay[];
  /** There first, then back; none where it begins and ends on the ground. */
  readonly flights: readonly TripFlight[];
  readonly car?: TripCar;
  readonly inclusions: readonly string[];
  readonly exclusions: readonly string[];
  /** Its texts in other languages, as they were when it was offered. */
  readonly textsIn?: InLanguages<PackageTexts>;
  readonly policy: readonly GridStep[];
  readonly operator: TourOperator;
  /** The operator's own name of what it sold. */
  readonly tripKey: string;
}

/** Where one sleeps on the way, from the first night to the last. */
export interface TripStop extends Point, Pick<TripStay, 'name' | 'stars' | 'city' | 'area'> {
  /** Days of the trip on whose evening one is there, from 1. */
  readonly firstDay: number;
  readonly lastDay: number;
}

/**
 * The way of a trip from one hotel to the next; nothing where one of them is not known to lie anywhere, or there is one alone.
 */
export function wayOf({ startsOn, stays }: Pick<HolidayTrip, 'startsOn' | 'stays'>): readonly TripStop[] {
  const stops = stays.flatMap(({ point, name, stars, city, area, checkIn, checkOut }): readonly TripStop[] =>
    point === undefined
      ? []
      : [
          {
            ...point,
            name,
            stars,
            city,
            area,
            firstDay: daysBetween(startsOn, checkIn) + 1,
            lastDay: daysBetween(startsOn, checkOut),
          },
        ],
  );
  return stops.length < 2 || stops.length < stays.length ? [] : stops;
}
