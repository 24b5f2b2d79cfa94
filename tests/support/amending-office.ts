/**
 * The part of the back office that sells, holds and amends flights, over a database and the sandbox, with a clock that a
 * test moves: what the desk answers, what the books say, what the sandbox has sold.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { expect } from 'vitest';
import { chainStart } from '#domain/account/chain.ts';
import { makeAfterSaleDesk } from '#application/backoffice/flight/extras/after-sale-desk.ts';
import { makeAmendmentDesk } from '#application/backoffice/booking/amendment-desk.ts';
import { AmendmentSaga } from '#application/backoffice/booking/saga/amendment-saga.ts';
import { makeFlightCancelDesk } from '#application/backoffice/flight/cancel/cancel-desk.ts';
import { makeChangeDesk } from '#application/backoffice/flight/change/change-desk.ts';
import { makeBookFlight } from '#application/backoffice/flight/checkout/book-flight.ts';
import { BookingSaga } from '#application/backoffice/booking/saga/booking-saga.ts';
import type { SagaTimes } from '#application/backoffice/booking/saga/leased-saga.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import { listHolds } from '#application/backoffice/booking/hold/list-holds.ts';
import { listPassengers } from '#application/backoffice/booking/lists/list-passengers.ts';
import { watchSchedules } from '#application/backoffice/flight/schedule/watch-schedules.ts';
import { flightsAlone } from '#infrastructure/backoffice/database/flight/kept-flight.ts';
import { StoredPassengerBook } from '#infrastructure/backoffice/database/booking/passenger-book.ts';
import { StoredScheduleBook } from '#infrastructure/backoffice/database/flight/schedule-book.ts';
import type { IsoMonth } from '#domain/time/calendar-date.ts';
import { listRefunds } from '#application/backoffice/booking/cancel/list-refunds.ts';
import { quoteFlight } from '#application/backoffice/flight/quote/quote-flight.ts';
import { flightSeatMaps, flightServices } from '#application/backoffice/flight/extras/flight-services.ts';
import { quotedServices } from '#application/backoffice/flight/extras/quoted-services.ts';
import type { FlightPorts } from '#application/backoffice/flight/flight-ports.ts';
import { searchFlights } from '#application/backoffice/flight/search/search-flights.ts';
import { SupplierSearches } from '#application/backoffice/flight/search/supplier-searches.ts';
import type { BookFlight } from '#application/desk/flight.ts';
import type { SupplierAmendments } from '#application/backoffice/ports/flight/supplier-amendments.ts';
import { type FlightQuote, optionAt } from '#domain/flight/quote/quote.ts';
import type { FlightSearchRequest, Party } from '#domain/flight/search/request.ts';
import { type Money, money } from '#domain/money/money.ts';
import type { FlightTerms } from '#domain/flight/terms/terms.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { StoredBookCheck } from '#infrastructure/backoffice/database/account/book-check.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/account/ledger-book.ts';
import { DatabaseQuoteStore } from '#infrastructure/backoffice/database/flight/quote-store.ts';
import { KeyedSeal } from '#infrastructure/backoffice/machine/machine.ts';
import type { SandboxFaults } from '#infrastructure/backoffice/suppliers/sandbox/faults.ts';
import { SandboxFlightSupplier } from '#infrastructure/backoffice/suppliers/sandbox/sandbox-flight-supplier.ts';
import { makeCaller } from '#tests/application/backoffice/booking/fakes.ts';
import { makeContact, surname } from '#tests/fixtures/booking.ts';
import { allAirports, askedAt, travellersOf } from '#tests/fixtures/flight-supplier.ts';
import { standardTerms } from '#domain/flight/terms/standard-terms.ts';
import { seatsSold } from './sandbox-seats.ts';
import { flightsOf } from '#tests/fixtures/sold-flights.ts';
import { flightAmendments, flightBookings } from '#tests/fixtures/kept-flights.ts';

const unused = () => Effect.die(new Error('not asked here'));
const businessZone = 'Asia/Kolkata';
const times: SagaTimes = { supplierSeconds: 10, leaseSeconds: 1, firstAskSeconds: 0, mostAskSeconds: 1 };

export interface OfficeOptions {
  readonly terms?: FlightTerms;
  readonly settings?: FlightPorts['settings'];
  readonly faults?: SandboxFaults;
  /** In place of what the sandbox does to orders. */
  readonly amending?: (real: SupplierAmendments) => SupplierAmendments;
  readonly answerWithinSeconds?: number;
  /** Of another office, whose bookings it shares. */
  readonly agencyId?: string;
  readonly caller?: Partial<SignedInCaller>;
}

export type AmendingOffice = ReturnType<typeof amendingOffice>;

/** One agency with so much money; its accounts and bookings are this office's own. */
export function amendingOffice(database: Database, options: OfficeOptions = {}) {
  const { agencyId = `agency-${randomUUID().slice(0, 8)}` } = options;
  const clock: { at: Instant; now: () => Instant } = { at: askedAt, now: () => clock.at };
  const supplier = new SandboxFlightSupplier(allAirports, database, {
    businessZone,
    ...(options.faults && { faults: options.faults }),
  });
  const suppliers = [supplier];
  const bookings = flightBookings(database);
  const amendments = flightAmendments(database);
  const schedules = new StoredScheduleBook(database);
  const passengers = new StoredPassengerBook(database, flightsAlone);
  const ledger = new StoredLedgerBook(database);
  const chance = { uuid: () => randomUUID(), token: () => randomUUID() };
  const flight: FlightPorts = {
    suppliers,
    searches: new SupplierSearches(suppliers),
    quotes: new DatabaseQuoteStore(database),
    terms: { termsOf: () => Effect.succeed(options.terms ?? standardTerms), set: unused },
    settings: options.settings ?? { all: () => Effect.succeed([]), set: unused },
    promos: { rowsOf: () => Effect.succeed([]), set: unused },
    seal: new KeyedSeal('a secret of a test, long enough to seal with'),
    clock,
    chance,
    airports: allAirports,
    currency: 'INR',
    businessZone,
  };
  const troubles: string[] = [];
  const onTrouble = (id: string, cause: unknown) => void troubles.push(`${id} ${String(cause)}`);
  const bookingSaga = () =>
    new BookingSaga({
      bookings,
      products: flightsOf({ suppliers }),
      clock,
      owner: randomUUID(),
      times,
      onTrouble,
    });
  const amending = options.amending?.(supplier.amendments) ?? supplier.amendments;
  const amendmentSaga = () =>
    new AmendmentSaga({
      amendments,
      products: flightsOf({ amendments: [amending] }),
      clock,
      owner: randomUUID(),
      times,
      onTrouble,
    });
  const saga = bookingSaga();
  const amendmentsSaga = amendmentSaga();
  const { answerWithinSeconds = 8 } = options;
  const caller: SignedInCaller = makeCaller({ agencyId, ...options.caller });
  const book = makeBookFlight({
    quotes: flight.quotes,
    bookings,
    saga,
    services: (quote, reference) => quotedServices(flight, quote, reference),
    airports: allAirports,
    clock,
    businessZone,
    answerWithinSeconds,
  })(caller);
  const asked = {
    amendments,
    sold: flightsOf({ amendments: [amending], bookings }),
    amendmentSaga: amendmentsSaga,
    amendingSupplier: (code: string) => (code === amending.code ? amending : undefined),
    clock,
    chance,
    answerWithinSeconds,
  };
  const desk = { ...makeAmendmentDesk(asked)(caller), ...makeFlightCancelDesk(asked)(caller) };
  const changes = makeChangeDesk({
    amendments,
    amendmentSaga: amendmentsSaga,
    amendingSupplier: (code) => (code === amending.code ? amending : undefined),
    flight,
    answerWithinSeconds,
  })(caller);
  const afterSale = makeAfterSaleDesk({
    amendments,
    amendmentSaga: amendmentsSaga,
    amendingSupplier: (code) => (code === amending.code ? amending : undefined),
    airports: allAirports,
    clock,
    terms: flight.terms,
    chance,
    businessZone,
    answerWithinSeconds,
  })(caller);
  const run = Effect.runPromise;
  let sales = 0;

  return {
    agencyId,
    clock,
    supplier,
    bookings,
    amendments,
    ledger,
    desk,
    changes,
    afterSale,
    book,
    caller,
    troubles,
    amendmentSaga: amendmentsSaga,
    open: (balance: Money) => run(ledger.openAccount(agencyId, balance.currency, balance)),
    /** What selling afresh would offer. */
    search: (request: FlightSearchRequest) => run(searchFlights(flight, caller, { ...request, numResults: 60 })),
    /** The first fare of a search that fits, quoted. */
    quote: async (
      request: FlightSearchRequest,
      fits: (quote: FlightQuote) => boolean = () => true,
    ): Promise<FlightQuote> => {
      const found = await run(searchFlights(flight, caller, { ...request, numResults: 60 }));
      const sectors = new Set(found.offers.map(({ sector }) => sector));
      for (const offer of found.offers.filter(({ sector }) => sector === undefined || sector === 0)) {
        for (const fare of offer.fares.filter(({ special }) => special === undefined)) {
          const others = [...sectors].filter((sector) => sector !== undefined && sector > 0);
          const more = others.flatMap((sector) => {
            const other = found.offers.find((each) => each.sector === sector);
            const same = other?.fares.find((each) => each.family === fare.family && each.special === undefined);
            return other === undefined || same === undefined ? [] : [{ offerId: other.offerId, fareId: same.fareId }];
          });
          if (more.length < others.length) continue;
          const choices = [{ offerId: offer.offerId, fareId: fare.fareId }, ...more];
          const quoted = await run(Effect.result(quoteFlight(flight, caller, { choices })));
          if (quoted._tag === 'Success' && fits(quoted.success)) return quoted.success;
        }
      }
      throw new Error('No fare fits');
    },
    /** The same fares, quoted again. */
    again: ({ offerIds, options }: FlightQuote) =>
      quoteFlight(flight, caller, {
        choices: offerIds.map((offerId, at) => ({ offerId, fareId: optionAt(options, at).fareId })),
      }),
    /** What can be bought with a quote, and the seats of its flights. */
    offered: async ({ quoteId }: FlightQuote) => ({
      ...(await run(flightServices(flight, caller, { quoteId }))),
      ...(await run(flightSeatMaps(flight, caller, { quoteId }))),
    }),
    /** Books a quote for its party. */
    sell: (
      quote: FlightQuote,
      mode: 'ticket' | 'hold',
      requestId: string = randomUUID(),
      { travellers, ...more }: Partial<BookFlight> = {},
    ) =>
      book({
        ...more,
        quoteId: quote.quoteId,
        requestId,
        mode,
        travellers: travellers ?? dressed(quote.party, (sales += 1)),
        contact: makeContact(),
        parameters: [],
        acceptTerms: true,
      }),
    holds: () => run(listHolds({ amendments, ledger, clock, businessZone }, caller)),
    refunds: (page = 1) => run(listRefunds({ amendments, clock, businessZone }, caller, { page })),
    details: async (transactionId: string) => {
      const kept = await run(bookings.find(agencyId, transactionId));
      if (kept === undefined) throw new Error(`No booking ${transactionId}`);
      return kept;
    },
    balance: () => run(ledger.balance(agencyId)),
    /** What the agency's entries add up to. */
    sums: () =>
      database.query<{ sum: string }>(
        'select coalesce(sum(amount), 0) as sum from journal_entry where agency_id = $1',
        [agencyId],
      ),
    /** Recovery until nothing is left, as after a restart by another process. */
    recover: async () => {
      const [other, otherAmending] = [bookingSaga(), amendmentSaga()];
      for (let turn = 0; turn < 60; turn += 1) {
        await run(other.recover());
        await run(otherAmending.recover());
        const [left] = await database.query<{ left: string }>(
          `select (select count(*) from amendment where agency_id = $1 and state in ('requested', 'in-doubt'))
                + (select count(*) from booking_lease l join booking b using (transaction_id) where b.agency_id = $1) as left`,
          [agencyId],
        );
        if (left?.left === '0') return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error('Not settled in time');
    },
    schedules,
    /** Asks the supplier the outcome of sold flights, as a round of another process does. */
    watch: () =>
      run(
        watchSchedules({
          schedules,
          amendments,
          amendmentSaga: amendmentsSaga,
          suppliers: [amending],
          clock,
          owner: randomUUID(),
          everySeconds: 0,
        }),
      ),
    passengers: (month: IsoMonth) => run(listPassengers({ passengers }, caller, { month })),
    /** Ends holds whose limit has passed, as a round does. */
    expire: () => run(amendmentsSaga.expireHolds()),
    /** What does not agree in the agency's books. */
    bookFindings: () => run(new StoredBookCheck(database).findings(agencyId)),
    /** Seats that the sandbox has sold, all in all. */
    seatsSold: () => seatsSold(database),
  };
}

/** An office whose account is open with so much. */
export async function openedOffice(
  database: Database,
  balance: Money,
  options?: OfficeOptions,
): Promise<AmendingOffice> {
  const office = amendingOffice(database, options);
  await office.open(balance);
  return office;
}

/** Nothing went wrong, nothing is set aside, the agency's ledger proves its balance, and all books agree. */
export async function expectBooksRight(office: AmendingOffice): Promise<void> {
  expect(office.troubles).toEqual([]);
  const { balance, reserved } = await office.balance();
  expect(reserved.minor).toBe(0);
  const proof = await Effect.runPromise(office.ledger.verify(office.agencyId, chainStart, 1000));
  expect(proof).toMatchObject({ ok: true, closing: balance });
  expect(await office.bookFindings()).toEqual([]);
}

/** How something that is asked fails. */
export async function failureOf<A, E>(asked: Effect.Effect<A, E>): Promise<E> {
  return Effect.runPromise(Effect.flip(asked)).catch((cause: unknown) => {
    throw new Error('not refused', { cause });
  });
}

/** A party that nobody has sold to before. */
function dressed(party: Party, sale: number) {
  const names = ['Lakshmi', 'Kabir', 'Meera', 'Arjun', 'Tara', 'Dev'];
  return travellersOf(party).map((traveller, at) => ({
    ...traveller,
    firstName: names[at % names.length] ?? '',
    lastName: surname(sale),
  }));
}

export const rupees = (amount: number): Money => money(amount * 100, 'INR');
