/**
 * What a supplier can do to an order after it was carried out. A supplier that cannot is asked manually. Amounts are the
 * airline's own, in the order's currency.
 */
import type { Effect } from 'effect';
import type { Ticket } from '#domain/flight/booking/flight-booking.ts';
import type { ChosenAlternative, ReportedItinerary } from '#domain/flight/schedule/change.ts';
import type { SpecialRequest } from '#domain/flight/extras/special-requests.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { Money } from '#domain/money/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AnsweredSsr, OrderedSsr, SupplierServices } from './supplier-services.ts';
import type {
  Amendments,
  CommonAmendment,
  Outcome,
  SupplierBooking,
  SupplierRefused,
  SupplierSilent,
} from '../supplier.ts';

/** Other flights for whole directions, for everybody on them. */
export interface ChangeAsked {
  /** By position, in the order of travel. */
  readonly itineraries: readonly number[];
  /** Of the flights that come instead: one for them all, or one each. */
  readonly fareKeys: readonly [string, ...string[]];
}

export type SupplierAmendment =
  | CommonAmendment
  | (SupplierBooking &
      (
        | ({
            /** Tickets are exchanged for others: the seats given up are free again, those of the new fares taken. */
            readonly kind: 'change';
            /** What the airline is to be paid, as agreed to. */
            readonly expectedCollection: Money;
            /** All tickets of the order. */
            readonly tickets: readonly Ticket[];
          } & ChangeAsked)
        | {
            /** Services for travellers of the order, all or nothing at all. */
            readonly kind: 'add-ssr';
            readonly ssr: readonly OrderedSsr[];
            /** What the travellers have already, which counts. */
            readonly has: readonly AnsweredSsr[];
            /** What they come to, as agreed to. */
            readonly expectedTotal: Money;
          }
        | {
            /** Travellers into an order of their own, which is amended under a key of its own from then on. */
            readonly kind: 'split';
            /** By position. */
            readonly travellers: readonly number[];
            readonly partKey: string;
          }
        | {
            /** Of a hold: its travellers as they are from now on, and what they ask for. */
            readonly kind: 'complete';
            readonly travellers: readonly Traveller[];
            readonly requests: readonly SpecialRequest[];
          }
        | {
            /** What people did with the airline themselves, in these directions; no supplier is asked for it. */
            readonly kind: 'by-hand';
            readonly itineraries: readonly number[];
            /** All tickets of the order, where they have become others. */
            readonly tickets?: readonly Ticket[];
          }
        /** The airline's changed flights are taken as they are, or others that it offers for them. */
        | { readonly kind: 'schedule'; readonly changeId: string; readonly chosen: readonly ChosenAlternative[] }
      ));

/** Flights of an order that are no longer as they were sold, or last agreed to. */
export interface SupplierScheduleChange {
  readonly orderKey: string;
  /** Names the flights as they are now: the same as long as they stay so. */
  readonly changeId: string;
  /** By itinerary. */
  readonly changes: readonly ReportedItinerary[];
}

/** An order of which is asked for the outcome of its flights, with the directions of a change that is still to be answered. */
export interface WatchedOrder extends SupplierBooking {
  readonly open?: { readonly changeId: string; readonly itineraries: readonly number[] };
}

export interface SupplierAmended {
  /** All tickets of the order, where they have become others. */
  readonly tickets?: readonly Ticket[];
  /** The outcome of services that were added. */
  readonly ssr?: readonly AnsweredSsr[];
  /** The locator of the order that travellers were split into. */
  readonly partReference?: string;
}

export type SupplierAmendmentOutcome = Outcome<SupplierAmended>;

export interface SupplierAmendments extends Amendments<SupplierAmendment, SupplierAmended> {
  /**
   * What can be bought with an order now, for flights that have not left; seats that its own travellers have are free.
   * Absent where nothing is sold after the tickets.
   */
  readonly services?: (
    booking: SupplierBooking,
    now: Instant,
  ) => Effect.Effect<SupplierServices, SupplierSilent | SupplierRefused>;
  /** Travellers can be split into an order of their own. */
  readonly splits?: true;
  /** Names and papers of a hold can be given later. */
  readonly completes?: true;
  /** What the airline asks for if it is changed now, fees and fare difference; absent where the supplier cannot be asked. */
  readonly changeCollection?: (
    booking: SupplierBooking,
    asked: ChangeAsked,
    now: Instant,
  ) => Effect.Effect<Money, SupplierSilent | SupplierRefused>;
  /**
   * Of these orders, those whose flights have changed; absent where the supplier cannot be asked. Directions of an open change
   * are reported where they are flown as agreed, too: only then the airline has gone back.
   */
  readonly scheduleChanges?: (
    orders: readonly WatchedOrder[],
    now: Instant,
  ) => Effect.Effect<readonly SupplierScheduleChange[], SupplierSilent>;
}
