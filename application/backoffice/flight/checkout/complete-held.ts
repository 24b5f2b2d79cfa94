/** Names and papers of a hold, given after the seats were: the airline is asked to take them, and nothing is charged. */
import { Effect } from 'effect';
import { checkCompleted, heldFactsOf } from '#domain/flight/checkout/complete-held.ts';
import { specialRequests } from '#domain/flight/extras/special-requests.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import { zero } from '#domain/money/money.ts';
import { violation } from '#domain/rules/violation.ts';
import { dateIn, hasPassed } from '#domain/time/instant.ts';
import type { AfterSaleDesk, CompleteHeld } from '#application/desk/after-sale.ts';
import { Invalid, NotAllowedInState } from '#application/desk/failures.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import {
  amend,
  amendable,
  amendOnce,
  type AmendPorts,
  askerOf,
} from '#application/backoffice/booking/saga/amend-booking.ts';
import type { FlightTypes } from '#application/backoffice/ports/flight/flight-books.ts';
import type { SupplierAmendments } from '#application/backoffice/ports/flight/supplier-amendments.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import { placeOf } from '../narrated.ts';
import { journeyOf } from '#domain/flight/terms/journey.ts';
import { tidied } from './book-flight.ts';
import { termsOf } from './booked-terms.ts';

export interface CompleteHeldPorts extends AmendPorts<FlightTypes> {
  /** By code; undefined where the supplier is not one that can be asked. */
  readonly amendingSupplier: (code: string) => SupplierAmendments | undefined;
  readonly airports: AirportDirectory;
  readonly clock: Clock;
  readonly businessZone: string;
}

export function completeHeld(
  ports: CompleteHeldPorts,
  caller: Caller,
  asked: CompleteHeld,
): ReturnType<AfterSaleDesk['completeHeld']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'book');
    const { requestId, transactionId, travellers } = asked;
    const request = { requestId, content: canonicalText({ transactionId, travellers, kind: 'complete-held' }) };
    const attempt = Effect.gen(function* () {
      const booking = yield* amendable(ports, who, transactionId, 'complete-held');
      const { agencyId, reference, supplier, status, version, supplierTotal, itineraries, elsewhere } = booking;
      const now = ports.clock.now();
      if (booking.heldUntil !== undefined && hasPassed(booking.heldUntil, now)) {
        return yield* new NotAllowedInState({ state: 'expired' });
      }
      const { international } = journeyOf(itineraries, ports.airports);
      const violations = checkCompleted(booking, travellers, { international, today: dateIn(now, ports.businessZone) });
      if (violations.length > 0) return yield* new Invalid({ violations });
      if (elsewhere !== undefined || ports.amendingSupplier(supplier)?.completes === undefined) {
        return yield* new Invalid({ violations: [violation('complete-by-request', 'transactionId')] });
      }
      const complete = travellers.map((each, index) => tidied(each, { ...heldFactsOf(booking, international), index }));
      const requests = specialRequests(complete, itineraries.length);
      return yield* amend(ports, {
        agencyId,
        transactionId,
        product: booking.product,
        kind: 'complete-held',
        before: status,
        version,
        supplier,
        reserve: zero(supplierTotal.currency),
        asker: askerOf(who, request),
        plan: {
          asks: { kind: 'complete', orderKey: transactionId, reference, travellers: complete, requests },
          becomes: status,
          terms: { ...termsOf(booking), travellers: complete },
          params: placeOf(booking),
        },
      });
    });
    const { booking: status, refusal } = yield* amendOnce(ports, who, request, attempt);
    return { transactionId, status, completed: refusal === undefined };
  });
}
