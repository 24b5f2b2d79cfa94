/**
 * Sales of a product on the real stores and the real saga, with a stubborn supplier: what a back office that is to die has
 * of one.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import type { Booking } from '#domain/booking/booking.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { withdrawBooking } from '#application/backoffice/booking/cancel/withdraw-booking.ts';
import { BookingSaga } from '#application/backoffice/booking/saga/booking-saga.ts';
import type { SagaTimes } from '#application/backoffice/booking/saga/leased-saga.ts';
import { soldProducts } from '#application/backoffice/booking/sold-product.ts';
import type { BookingBook } from '#application/backoffice/ports/booking/booking-book.ts';
import type { Supplier } from '#application/backoffice/ports/supplier.ts';
import { StoredBookingBook } from '#infrastructure/backoffice/database/booking/booking-book.ts';
import { keepQuote } from '#infrastructure/backoffice/database/booking/kept-quotes.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeCaller } from '#tests/application/backoffice/booking/fakes.ts';
import { now } from '#tests/fixtures/flight.ts';
import { flightPlug } from '#tests/products/flight/flight-plug.ts';
import { museumPlug } from '#tests/products/museum/museum-plug.ts';
import type { SellingPlug } from '#tests/products/selling-plug.ts';
import { agencyOf } from './requests.ts';

const plugs: readonly SellingPlug[] = [flightPlug, museumPlug];

export const soldHere = plugs.map(({ rules }) => rules.product);

/** Flights where none is named. */
export function plugOf(product: string = flightPlug.rules.product): SellingPlug {
  const found = plugs.find(({ rules }) => rules.product === product);
  if (found === undefined) throw new Error(`Nobody sells ${product} here`);
  return found;
}

export function bookingsOf({ rules, kept }: SellingPlug, database: Database): BookingBook {
  return new StoredBookingBook(database, { [rules.product]: kept });
}

interface Selling {
  readonly plug: SellingPlug;
  readonly database: Database;
  readonly bookings: BookingBook;
  readonly supplier: Supplier;
  readonly times: SagaTimes;
  readonly onTrouble: (transactionId: string, cause: unknown) => void;
}

export function stubbornSales({ plug, database, bookings, supplier, times, onTrouble }: Selling) {
  const clock = { now: () => now };
  const products = soldProducts([plug.sold([supplier], [])]);
  const saga = new BookingSaga({ bookings, products, clock, owner: randomUUID(), times, onTrouble });
  const keep = (quote: Parameters<typeof keepQuote>[1]) => Effect.promise(() => keepQuote(database, quote));
  const desk = plug.desk({ bookings, saga, clock, answerWithinSeconds: 4, keep });
  const callerOf = (n: number) => makeCaller({ agencyId: agencyOf(n) });
  return {
    saga,
    /** What request `n` is about, kept as a search would have. */
    quote: (n: number) => desk.quote(n, callerOf(n)),
    /** Request `n`, which may be asked again: the status and number of its booking, or why there is none. */
    book: (n: number) => said(desk.book(callerOf(n), n, `request-${n}`)),
    /** Takes back the booking of request `n`: its status and number, or why it is not. */
    withdraw: (n: number, transactionId: string) =>
      said(withdrawBooking({ bookings, saga }, callerOf(n), { transactionId })),
  };
}

function said(answer: Effect.Effect<Pick<Booking, 'status' | 'transactionId'>, DeskFailure>): Effect.Effect<string> {
  return answer.pipe(
    Effect.map(({ status, transactionId }) => `${status} ${transactionId}`),
    Effect.catch((failure) => Effect.succeed<string>(failure._tag)),
  );
}
