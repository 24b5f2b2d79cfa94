/** A hold of flights is ticketed like every booking: looked at with those around it, of which it is one itself. */
import { Effect } from 'effect';
import { checkOverrides } from '#domain/flight/checks/check-overrides.ts';
import { flightPresence } from '#domain/flight/booking/rules.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import { ssrTotals } from '#domain/flight/extras/ancillaries.ts';
import { violation } from '#domain/rules/violation.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { SoldHolding } from '#application/backoffice/booking/sold-product.ts';
import type { BookingBook, FlightTypes } from '#application/backoffice/ports/flight/flight-books.ts';
import { importedSupplierCode } from '../pnr/imported-supplier.ts';
import { termsOf } from './booked-terms.ts';
import { findingsOf, overridden } from './check-ticket.ts';

export interface HeldFlightPorts {
  readonly bookings: Pick<BookingBook, 'around'>;
  readonly airports: AirportDirectory;
}

export function heldFlight({ bookings, airports }: HeldFlightPorts): SoldHolding<FlightTypes> {
  return {
    checkOverrides,
    issuing: (booking, who, overrides, now) =>
      Effect.gen(function* () {
        if (booking.supplier === importedSupplierCode) {
          return yield* new Invalid({ violations: [violation('ticket-elsewhere', 'transactionId')] });
        }
        const others = yield* bookings.around(booking.agencyId, flightPresence(booking), who.corporate);
        const findings = findingsOf(airports, who, { ...booking, mode: 'ticket', others });
        const before = booking.overrides ?? [];
        const recorded = yield* overridden(findings, overrides, who, now, before);
        const added = recorded.slice(before.length);
        // What the airline answers of its services is kept with the terms.
        const terms = { ...termsOf(booking), ...(recorded.length > 0 && { overrides: recorded }) };
        return {
          ...(added.length > 0 && { overrides: added }),
          ...(added.length + booking.ssr.length > 0 && { terms }),
        };
      }),
    beside: ({ ssr, supplierTotal: { currency } }) => ssrTotals(ssr, currency).total,
    issued: ({ tickets }) => ({ product: 'flight', tickets }),
  };
}
