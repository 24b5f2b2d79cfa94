/** The desk of imports over books in memory, for tests. */
import { Effect } from 'effect';
import { standardTerms } from '#domain/flight/terms/standard-terms.ts';
import type { FlightTerms } from '#domain/flight/terms/terms.ts';
import { moneyOf } from '#domain/money/money.ts';
import { BookingSaga } from '#application/backoffice/booking/saga/booking-saga.ts';
import { makePnrDesk } from '#application/backoffice/flight/pnr/import-pnr.ts';
import { importedSupplier, takingOver } from '#application/backoffice/flight/pnr/imported-supplier.ts';
import { takeOverRequest } from '#application/backoffice/booking/request/take-over-request.ts';
import { flightsRequested } from '#tests/fixtures/flights-alone.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import type { ImportPnr } from '#application/desk/pnr.ts';
import type { PnrRecord } from '#domain/flight/pnr/record.ts';
import { now } from '#tests/fixtures/flight.ts';
import { allAirports } from '#tests/fixtures/flight-supplier.ts';
import { galileoImport } from '#tests/fixtures/pnr-imports.ts';
import {
  makeCaller,
  MemoryBookingBook,
  MemoryQuoteStore,
  MemorySupplier,
} from '#tests/application/backoffice/booking/fakes.ts';
import { MemoryImportBook, MemoryRecords, MemoryRequestBook } from './import-fakes.ts';
import { flightsOf } from '#tests/fixtures/sold-flights.ts';

export type Import = Omit<ImportPnr, 'requestId'>;

export function desk(records: readonly PnrRecord[] = [], spendable?: number, terms: FlightTerms = standardTerms) {
  const quotes = new MemoryQuoteStore();
  const bookings = new MemoryBookingBook(spendable, quotes);
  const requests = new MemoryRequestBook();
  const imports = new MemoryImportBook(bookings, quotes, requests);
  const supplier = new MemoryRecords(...records);
  const clock = { now: () => now };
  const saga = new BookingSaga({
    bookings,
    products: flightsOf({
      suppliers: [takingOver(new MemorySupplier(), supplier, imports), importedSupplier(imports)],
      customerTotal: () => Effect.die(new Error('An imported fare does not change')),
    }),
    clock,
    owner: 'process-1',
  });
  let ids = 0;
  const ports = {
    bookings,
    imports,
    saga,
    clock,
    records: [supplier],
    terms: { termsOf: () => Effect.succeed(terms) },
    serviceRequests: requests,
    airports: allAirports,
    currency: 'INR' as const,
    businessZone: 'Asia/Kolkata',
    chance: {
      uuid: () => {
        ids += 1;
        return `quote-${ids}`;
      },
    },
    travellers: { list: () => Effect.succeed([]) },
    answerWithinSeconds: 1,
  };
  const make = makePnrDesk(ports);
  const deciding = { ...ports, requested: flightsRequested(ports) };
  const outcome = async <A, E extends { readonly _tag: string }>(asked: Effect.Effect<A, E>) => {
    const result = await Effect.runPromise(Effect.result(asked));
    return result._tag === 'Success' ? result.success : { ...result.failure, tag: result.failure._tag };
  };
  return {
    bookings,
    imports,
    requests,
    supplier,
    saga,
    parsing: (given: Import, caller: Caller = makeCaller()) => outcome(make(caller).parsePnr({ text: given.text })),
    importing: (given: Import, requestId: string, caller: Caller = makeCaller()) =>
      outcome(make(caller).importPnr({ ...given, requestId })),
    taking: (number: string, total: string, requestId = `take-${number}`) =>
      outcome(takeOverRequest(deciding, operator, { requestId, number, total: moneyOf(total, 'INR'), note: 'Ref. 7' })),
    /** As the operator takes requests up. */
    take: (number: string) => {
      const kept = requests.requests.get(number);
      if (kept === undefined) throw new Error(`there is no ${number}`);
      requests.requests.set(number, { ...kept, state: 'taken', takenBy: 'Op', takenByUserId: operator.actor.userId });
    },
  };
}

export const operator = makeCaller({
  agencyId: 'house',
  actor: { userId: 'op-1', name: 'Op', agencyId: 'house' },
  rights: new Set(['operate']),
});
export const another = makeCaller({
  agencyId: 'agency-2',
  actor: { userId: 'user-2', name: 'Ravi', agencyId: 'agency-2' },
});

/** As galileoImport, at another price, as anyone who pastes it would like it. */
export const forged: Import = {
  ...galileoImport,
  text: galileoImport.text.replace('INR 6450.00', 'INR 1.00').replace('INR 6450', 'INR 1'),
};
