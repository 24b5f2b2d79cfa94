/** Who sells packages. Amounts are its own, in the currency it sells in. */
import type { Effect } from 'effect';
import type { CancellableHoliday, HolidayIssued } from '#domain/holiday/booking/holiday-booking.ts';
import type { HolidayPackage } from '#domain/holiday/package/package.ts';
import type { HolidaySearch, TripAsked } from '#domain/holiday/search/rules.ts';
import type { HolidayTrip, TripStay } from '#domain/holiday/trip/trip.ts';
import type { Money } from '#domain/money/money.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { PricePart } from '#domain/price/price.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type {
  Amendments,
  CommonAmendment,
  Supplier,
  SupplierRefused,
  SupplierSilent,
} from '#application/backoffice/ports/supplier.ts';

/** What rooms are charged: one list a room, in their order. */
export type RoomLines = readonly [readonly PricePart[], ...(readonly PricePart[])[]];

/** A package of a list. Of one that is put together: on the ground alone, in the usual hotels. */
export interface ListedTrip {
  readonly package: HolidayPackage;
  /** The first day on which it can begin, from the day that was asked for. */
  readonly startsOn: IsoDate;
  readonly rooms: RoomLines;
  /** Where its flights begin; none where they are not in the price. */
  readonly origin?: string;
  /** Seats left of a group, where they are few. */
  readonly left?: number;
}

export interface Departure {
  readonly date: IsoDate;
  readonly left: number;
}

/** A hotel that may be chosen for a stop, with what the whole party pays there. */
export interface StayChoice extends Pick<TripStay, 'hotelId' | 'name' | 'stars' | 'area'> {
  readonly total: Money;
}

export interface OfferedTrip {
  readonly package: HolidayPackage;
  readonly trip: HolidayTrip;
  readonly rooms: RoomLines;
  readonly total: Money;
  /** By stop; none of a group. */
  readonly hotels: readonly (readonly StayChoice[])[];
  /** Of a group: when it begins from then on. */
  readonly departures: readonly Departure[];
}

export interface HolidayOrder extends CancellableHoliday {
  readonly key: string;
  /** The supplier's total that was agreed to. */
  readonly total: Money;
  /** Whole: airlines and hotels abroad are given passports and dates of birth. */
  readonly travellers: readonly Traveller[];
}

export interface HolidaySupplier extends Supplier<HolidayOrder, HolidayIssued> {
  readonly amendments?: Amendments<CommonAmendment, object>;
  readonly search: (asked: HolidaySearch, now: Instant) => Effect.Effect<readonly ListedTrip[], SupplierSilent>;
  /** As it is sold now, hotels and flights named. */
  readonly trip: (asked: TripAsked, now: Instant) => Effect.Effect<OfferedTrip, SupplierRefused | SupplierSilent>;
}
