/** Sales on the real stores and the real saga, with a stubborn supplier: what a back office that is to die has of one. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { makeBookFlight } from '#application/backoffice/flight/checkout/book-flight.ts';
import { BookingSaga } from '#application/backoffice/booking/saga/booking-saga.ts';
import type { SagaTimes } from '#application/backoffice/booking/saga/leased-saga.ts';
import type { BookingBook } from '#application/backoffice/ports/flight/flight-books.ts';
import type { FlightSupplier } from '#application/backoffice/ports/flight/flight-supplier.ts';
import { noServices } from '#application/backoffice/ports/flight/supplier-services.ts';
import { instant } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { DatabaseQuoteStore } from '#infrastructure/backoffice/database/flight/quote-store.ts';
import { makeCaller } from '#tests/application/backoffice/booking/fakes.ts';
import { makeBookFlight as makeRequest, makeStoredQuote, makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { allAirports } from '#tests/fixtures/flight-supplier.ts';
import { agencyOf } from './requests.ts';
import { flightsOf } from '#tests/fixtures/sold-flights.ts';

interface Selling {
  readonly database: Database;
  readonly bookings: BookingBook;
  readonly supplier: FlightSupplier;
  readonly times: SagaTimes;
  readonly onTrouble: (transactionId: string, cause: unknown) => void;
}

export function stubbornSales({ database, bookings, supplier, times, onTrouble }: Selling) {
  const quotes = new DatabaseQuoteStore(database);
  const clock = { now: () => instant('2026-11-20T06:30:00Z') };
  const saga = new BookingSaga({
    bookings,
    products: flightsOf({ suppliers: [supplier] }),
    clock,
    owner: randomUUID(),
    times,
    onTrouble,
  });
  const book = makeBookFlight({
    quotes,
    bookings,
    saga,
    services: () => Effect.succeed(noServices),
    airports: allAirports,
    clock,
    businessZone: 'Asia/Kolkata',
    answerWithinSeconds: 4,
  });
  return {
    saga,
    /** What request `n` is about, kept as a search would have. */
    quote: (n: number) => {
      const quote = makeStoredQuote({ agencyId: agencyOf(n) });
      return quotes.keep({ ...quote, quote: { ...quote.quote, quoteId: `quote-${n}` } });
    },
    /** Request `n`, which may be asked again: the status and number of its booking, or why there is none. */
    book: (n: number) =>
      book(makeCaller({ agencyId: agencyOf(n) }))(
        makeRequest({
          requestId: `request-${n}`,
          quoteId: `quote-${n}`,
          travellers: [makeTraveller({ lastName: surname(n) })],
        }),
      ).pipe(
        Effect.map(({ status, transactionId }) => `${status} ${transactionId}`),
        Effect.catch((failure) => Effect.succeed<string>(failure._tag)),
      ),
  };
}
