/**
 * What a supplier can do to an order after it was carried out. A supplier that cannot is asked by people. Amounts are the
 * airline's own, in the order's currency.
 */
import type { Effect } from 'effect';
import type { Unit } from '#domain/booking/booking.ts';
import type { Ticket } from '#domain/flight/booking/flight-booking.ts';
import type { CancelReason } from '#domain/booking/cancel/cancellation.ts';
import type { ChosenAlternative, ToldItinerary } from '#domain/flight/schedule/change.ts';
import type { Money } from '#domain/money/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AnsweredSsr, OrderedSsr, SupplierRefused, SupplierServices, SupplierSilent } from './flight-supplier.ts';

/** Which order. */
export interface SupplierBooking {
  /** The key that it was ordered under. */
  readonly orderKey: string;
  readonly pnr: string;
}

export interface CancelAsked {
  readonly places: readonly Unit[];
  readonly reason: CancelReason;
  /** Paid for services on these places, where it goes back with the fare. */
  readonly services?: Money;
  /** The refund is as people agreed on with the airline, whatever the fare's rules say. */
  readonly agreed?: true;
}

/** Other flights for whole directions, for everybody on them. */
export interface ChangeAsked {
  /** By position, in the order of travel. */
  readonly itineraries: readonly number[];
  /** Of the flights that come instead: one for them all, or one each. */
  readonly fareKeys: readonly [string, ...string[]];
}

export type SupplierAmendment = SupplierBooking &
  (
    | {
        /** Tickets for seats that are held. */
        readonly kind: 'ticket';
        /** The airline's total that was agreed to. */
        readonly expectedTotal: Money;
      }
    /** Seats that are held are given back; those whose time has run out are back already, and that is no refusal. */
    | { readonly kind: 'release' }
    | ({
        readonly kind: 'cancel';
        /** What the airline gives back, as agreed to. */
        readonly expectedRefund: Money;
      } & CancelAsked)
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
    /** The airline's changed flights are taken as they are, or others that it offers for them. */
    | { readonly kind: 'schedule'; readonly changeId: string; readonly chosen: readonly ChosenAlternative[] }
  );

/** Flights of an order that are no longer as they were sold, or last agreed to. */
export interface SupplierScheduleChange {
  readonly orderKey: string;
  /** Names the flights as they are now: the same as long as they stay so. */
  readonly changeId: string;
  /** By itinerary. */
  readonly changes: readonly ToldItinerary[];
}

/** An order of which is asked what became of its flights, with the directions of a change that is still to be answered. */
export interface WatchedOrder extends SupplierBooking {
  readonly open?: { readonly changeId: string; readonly itineraries: readonly number[] };
}

export interface SupplierAmended {
  /** All tickets of the order, where they have become others. */
  readonly tickets?: readonly Ticket[];
  /** What became of services that were added. */
  readonly ssr?: readonly AnsweredSsr[];
  /** The locator of the order that travellers were split into. */
  readonly partPnr?: string;
}

export type SupplierAmendmentOutcome =
  | { readonly kind: 'confirmed'; readonly amended: SupplierAmended }
  | { readonly kind: 'refused'; readonly refusal: SupplierRefused };

export interface SupplierAmendments {
  /** The supplier's. */
  readonly code: string;
  /**
   * The same key never changes an order twice. Refused: nothing was changed; 'fare-changed' says what the total, or the
   * refund, is now.
   */
  readonly amend: (
    key: string,
    asked: SupplierAmendment,
    now: Instant,
  ) => Effect.Effect<SupplierAmended, SupplierSilent | SupplierRefused>;
  /** As the supplier's `settle`: what became of it, and never anything else from now on. */
  readonly settle: (key: string, now: Instant) => Effect.Effect<SupplierAmendmentOutcome, SupplierSilent>;
  /** What the airline gives back if it is cancelled now. */
  readonly cancelRefund: (
    booking: SupplierBooking,
    asked: CancelAsked,
    now: Instant,
  ) => Effect.Effect<Money, SupplierSilent | SupplierRefused>;
  /**
   * What can be bought with an order now, for flights that have not left; seats that its own travellers have are free.
   * Absent where nothing is sold after the tickets.
   */
  readonly services?: (
    booking: SupplierBooking,
    now: Instant,
  ) => Effect.Effect<SupplierServices, SupplierSilent | SupplierRefused>;
  /** Cancels for a refund that people agreed on; else they cancel it themselves. */
  readonly takesAgreed?: true;
  /** Travellers can be split into an order of their own. */
  readonly splits?: true;
  /** What the airline asks for if it is changed now, fees and fare difference; absent where the supplier cannot be asked. */
  readonly changeCollection?: (
    booking: SupplierBooking,
    asked: ChangeAsked,
    now: Instant,
  ) => Effect.Effect<Money, SupplierSilent | SupplierRefused>;
  /**
   * Of these orders, those whose flights have changed; absent where the supplier cannot be asked. Directions of an open change
   * are told of where they are flown as agreed, too: only then the airline has gone back.
   */
  readonly scheduleChanges?: (
    orders: readonly WatchedOrder[],
    now: Instant,
  ) => Effect.Effect<readonly SupplierScheduleChange[], SupplierSilent>;
}
