/** How a booking's present outcome is told to whoever asked for it. */
import { Effect } from 'effect';
import { match, P } from 'ts-pattern';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { Ticket } from '#domain/flight/booking/flight-booking.ts';
import type { BookedSsr } from '#domain/flight/extras/ancillaries.ts';
import type { Money } from '#domain/money/money.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import { FareChanged, InDoubt, Invalid, SoldOut } from '#application/desk/failures.ts';
import type { FlightBooked } from '#application/desk/flight.ts';
import type { Refusal } from '#application/backoffice/ports/booking/booking-book.ts';

export interface Outcome {
  readonly transactionId: string;
  readonly status: BookingStatus;
  readonly reference?: string;
  readonly tickets: readonly Ticket[];
  readonly ledgerEntry?: string;
  readonly refusal?: Refusal;
  readonly ssr: readonly BookedSsr[];
  /** What the customer pays. */
  readonly total: Money;
}

/** What was bought or held answers, whatever was done to it since; a supplier's no is the failure it is; open is in doubt. */
export function tellOutcome(outcome: Outcome): Effect.Effect<FlightBooked, FareChanged | SoldOut | InDoubt | Invalid> {
  const { transactionId, status, reference: pnr, tickets, ledgerEntry, total } = outcome;
  const booked: FlightBooked = {
    transactionId,
    status,
    ...(pnr === undefined ? {} : { reference: pnr }),
    tickets,
    total,
    ...(ledgerEntry === undefined ? {} : { ledgerEntry }),
  };
  return match([status, outcome.refusal] as const)
    .with([P.union('requested', 'in-doubt'), P._], () => Effect.fail(new InDoubt({ transactionId })))
    .with(['not-confirmed', { reason: 'fare-changed', from: P.nonNullable, to: P.nonNullable }], ([, { from, to }]) =>
      Effect.fail(new FareChanged({ from, to })),
    )
    .with(['not-confirmed', { reason: P.union('sold-out', 'not-sold') }], () => Effect.fail(new SoldOut({})))
    .with(['not-confirmed', { reason: P.union('seat-taken', 'ssr-changed') }], ([, refusal]) =>
      Effect.fail(new Invalid({ violations: servicesAtFault(refusal, outcome.ssr) })),
    )
    .otherwise(() => Effect.succeed(booked));
}

/** At `ssr[n]`, by the order in which they were asked for; at `ssr` where the supplier does not say which. */
export function servicesAtFault(
  { reason, ssrIds = [] }: Pick<Refusal, 'ssrIds'> & { readonly reason: string },
  ssr: readonly BookedSsr[],
): readonly Violation[] {
  const atFault = ssr.flatMap(({ ssrId, code }, index) => {
    if (!ssrIds.includes(ssrId)) return [];
    const path = `ssr[${index}]`;
    return [reason === 'seat-taken' ? violation('seat-taken', path, { seat: code }) : violation('ssr-changed', path)];
  });
  return atFault.length > 0 ? atFault : [violation('ssr-changed', 'ssr')];
}
