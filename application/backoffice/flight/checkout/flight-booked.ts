/** What the one who asked is answered of a flight that was bought, held or taken over. */
import { Effect } from 'effect';
import { match, P } from 'ts-pattern';
import type { BookedSsr } from '#domain/flight/extras/ancillaries.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { FlightBooked } from '#application/desk/flight-booked.ts';
import type { SaleOutcome } from '#application/backoffice/booking/saga/sell-booking.ts';
import type { Refusal } from '#application/backoffice/ports/booking/booking-book.ts';
import type { FlightTypes } from '#application/backoffice/ports/flight/flight-books.ts';

export function presentFlight(outcome: SaleOutcome<FlightTypes>): Effect.Effect<FlightBooked, Invalid> {
  const { refusal, of, ...booked } = outcome;
  const { tickets, ssr } = 'kept' in of ? of.kept : { tickets: of.issued?.tickets ?? [], ssr: of.intent.terms.ssr };
  return match([booked.status, refusal] as const)
    .with(['not-confirmed', { reason: P.union('seat-taken', 'ssr-changed') }], ([, refused]) =>
      Effect.fail(new Invalid({ violations: servicesAtFault(refused, ssr) })),
    )
    .otherwise(() => Effect.succeed({ ...booked, tickets }));
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
