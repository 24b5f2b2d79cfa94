/** How a booking's present outcome is told to whoever asked for it. */
import { Effect } from 'effect';
import { match, P } from 'ts-pattern';
import type { FlightBookingStatus } from '#domain/booking/flight-booking-life.ts';
import type { Ticket } from '#domain/booking/booking.ts';
import type { Fare } from '#domain/flight/fare.ts';
import { withoutTerms } from '#domain/flight/terms.ts';
import { FareChanged, InDoubt, SoldOut } from '#application/desk/failures.ts';
import type { FlightBooked } from '#application/desk/flight.ts';
import type { SignedInCaller } from '../caller.ts';
import type { Refusal } from '../ports/booking-book.ts';

export interface Outcome {
  readonly transactionId: string;
  readonly status: FlightBookingStatus;
  readonly pnr?: string;
  readonly tickets: readonly Ticket[];
  readonly ledgerEntry?: string;
  readonly refusal?: Refusal;
  readonly fare: Fare;
}

/** Ticketed answers; a supplier's no is the failure it is; anything open is in doubt. */
export function tellOutcome(
  outcome: Outcome,
  caller: SignedInCaller,
): Effect.Effect<FlightBooked, FareChanged | SoldOut | InDoubt> {
  const { transactionId, status, pnr, tickets, ledgerEntry, fare } = outcome;
  const booked: FlightBooked = {
    transactionId,
    status,
    ...(pnr === undefined ? {} : { pnr }),
    tickets,
    fare: fareFor(fare, caller),
    ...(ledgerEntry === undefined ? {} : { ledgerEntry }),
  };
  return match([status, outcome.refusal] as const)
    .with(['ticketed', P._], () => Effect.succeed(booked))
    .with([P.union('requested', 'in-doubt'), P._], () => Effect.fail(new InDoubt({ transactionId })))
    .with(['not-confirmed', { reason: 'fare-changed', from: P.nonNullable, to: P.nonNullable }], ([, { from, to }]) =>
      Effect.fail(new FareChanged({ from, to })),
    )
    .with(['not-confirmed', { reason: P.union('sold-out', 'not-sold') }], () => Effect.fail(new SoldOut({})))
    .with(['not-confirmed', P._], () => Effect.succeed(booked))
    .exhaustive();
}

/** The agency's own terms are for those who may see them. */
export function fareFor(fare: Fare, caller: SignedInCaller): Fare {
  return caller.rights.has('see-net-fares') ? fare : withoutTerms(fare);
}
