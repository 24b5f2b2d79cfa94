/**
 * A process that amends bookings and may be killed at any point: tickets holds, releases them, cancels tickets, moves
 * them to other flights, splits travellers off, adds services, settles cancellations that were asked for. It learns which (`AMEND=n,n=quote,…`), says what it asks and is answered, line by line, and recovers what others left.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { makeAfterSaleDesk } from '#application/backoffice/flight/extras/after-sale-desk.ts';
import { AmendmentSaga } from '#application/backoffice/booking/saga/amendment-saga.ts';
import { makeAmendmentDesk } from '#application/backoffice/booking/amendment-desk.ts';
import { makeChangeDesk } from '#application/backoffice/flight/change/change-desk.ts';
import { BookingSaga } from '#application/backoffice/booking/saga/booking-saga.ts';
import { flightsRequested } from '#tests/fixtures/flights-alone.ts';
import { StoredImportBook } from '#infrastructure/backoffice/database/flight/import-book.ts';
import { makeRequestDesk } from '#application/backoffice/booking/request/request-desk.ts';
import type { FlightPorts } from '#application/backoffice/flight/flight-ports.ts';
import { SupplierSearches } from '#application/backoffice/flight/search/supplier-searches.ts';
import type { AmendmentBook } from '#application/backoffice/ports/flight/flight-books.ts';
import type { SupplierAmendments } from '#application/backoffice/ports/flight/supplier-amendments.ts';
import { noTerms } from '#domain/flight/terms/terms.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { DatabaseQuoteStore } from '#infrastructure/backoffice/database/flight/quote-store.ts';
import { StoredRequestBook } from '#infrastructure/backoffice/database/booking/request-book.ts';
import { KeyedSeal } from '#infrastructure/backoffice/machine/machine.ts';
import { makeCaller } from '#tests/application/backoffice/booking/fakes.ts';
import { allAirports } from '#tests/fixtures/flight-supplier.ts';
import { between, comesTo, openGiven, say } from './kill-points.ts';
import { house, kindOf, rich } from './requests.ts';
import { bag, stubbornAmender } from './stubborn-amender.ts';
import { stubbornFlights } from './stubborn-flights.ts';
import { flightsOf } from '#tests/fixtures/sold-flights.ts';
import { flightAmendments, flightBookings } from '#tests/fixtures/kept-flights.ts';

const { AMEND: wanted = '' } = process.env;
const agencyId = rich[0] ?? '';

const real = await openGiven();
const stored = flightAmendments(real);
const taken = new Set<string>();
const amendments: AmendmentBook = {
  booking: (...given) => stored.booking(...given),
  open: (intent, lease) => between('open', stored.open(intent, lease)),
  newTransactionId: (idStem) => stored.newTransactionId(idStem),
  claimed: (...given) => stored.claimed(...given),
  step: (turn) => between(taken.has(turn.amendmentId) ? 'settling step' : `step to ${turn.to}`, stored.step(turn)),
  takeUnsettled: (lease, most) =>
    between(
      'take',
      Effect.tap(stored.takeUnsettled(lease, most), (some) =>
        Effect.sync(() => some.forEach(({ amendmentId }) => taken.add(amendmentId))),
      ),
    ),
  putBack: (...given) => stored.putBack(...given),
  find: (...given) => stored.find(...given),
  keepQuote: (quote) => stored.keepQuote(quote),
  quote: (...given) => stored.quote(...given),
  expiredHolds: (...given) => stored.expiredHolds(...given),
  holds: (...given) => stored.holds(...given),
  refunds: (...given) => stored.refunds(...given),
};
const stubborn = stubbornAmender(real, stored, agencyId, () => comesTo('carried out'));
const supplier: SupplierAmendments = {
  ...stubborn,
  amend: (...given) => between('amend', stubborn.amend(...given)),
  settle: (...given) => between('settle', stubborn.settle(...given)),
};
const clock = { now: () => instant('2026-11-20T06:30:00Z') };
const amendmentSaga = new AmendmentSaga({
  amendments,
  products: flightsOf({ amendments: [supplier] }),
  clock,
  owner: randomUUID(),
  times: { supplierSeconds: 2, leaseSeconds: 3, firstAskSeconds: 0.05, mostAskSeconds: 1 },
  onTrouble: (amendmentId, cause) => say(`trouble ${amendmentId} ${String(cause).slice(0, 500).replaceAll('\n', ' ')}`),
});
const ports = {
  amendments,
  bookings: flightBookings(real),
  airports: allAirports,
  sold: flightsOf({ amendments: [supplier], bookings: flightBookings(real) }),
  amendmentSaga,
  amendingSupplier: () => supplier,
  clock,
  chance: { uuid: () => randomUUID(), token: () => randomUUID() },
  businessZone: 'Asia/Kolkata',
  answerWithinSeconds: 4,
};
const flight: FlightPorts = {
  suppliers: [stubbornFlights],
  searches: new SupplierSearches([stubbornFlights]),
  quotes: new DatabaseQuoteStore(real),
  terms: { termsOf: () => Effect.succeed(noTerms), set: () => Effect.void },
  settings: { all: () => Effect.succeed([]), set: () => Effect.void },
  promos: { rowsOf: () => Effect.succeed([]), set: () => Effect.void },
  seal: new KeyedSeal('a secret of these tests, long enough to seal with'),
  clock,
  chance: ports.chance,
  airports: allAirports,
  currency: 'INR',
  businessZone: ports.businessZone,
};
const caller = makeCaller({ agencyId });
const desk = makeAmendmentDesk(ports)(caller);
const afterSale = makeAfterSaleDesk({ ...ports, terms: flight.terms })(caller);
const requestDesk = makeRequestDesk({
  ...ports,
  serviceRequests: new StoredRequestBook(real),
  currency: 'INR',
  requested: flightsRequested({
    ...ports,
    currency: 'INR',
    imports: new StoredImportBook(real),
    records: [],
    terms: flight.terms,
    saga: new BookingSaga({
      bookings: ports.bookings,
      products: flightsOf({ customerTotal: () => Effect.die(new Error('Nothing is sold here')) }),
      clock,
      owner: randomUUID(),
    }),
  }),
});
const asking = requestDesk(caller);
const settling = requestDesk(makeCaller({ agencyId: house, rights: new Set(['operate']) }));
const changes = makeChangeDesk({ ...ports, flight })(caller);

say('ready');
let over = false;
const recovering = (async () => {
  while (!over) {
    await Effect.runPromise(amendmentSaga.recover());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
})();

interface Asked {
  readonly transactionId: string;
  readonly requestId: string;
}

async function ask(n: number, quoteId: string | undefined): Promise<void> {
  const requestId = `amend-${n}`;
  const [row] = await real.query<{ transaction_id: string }>(
    'select transaction_id from booking where request_id = $1',
    [`sale-${n}`],
  );
  const transactionId = row?.transaction_id ?? '';
  const request = { transactionId, requestId };
  switch (kindOf(n)) {
    case 'ticket-held':
      return tell(n, desk.ticketHeld(request), statusOf);
    case 'release-held':
      return tell(n, desk.releaseHeld(request), statusOf);
    case 'cancel':
      return cancel(n, request, quoteId);
    case 'change':
      return change(n, request, quoteId);
    case 'split':
      return tell(n, afterSale.splitPnr({ ...request, travellers: [0] }), ({ status, part }) =>
        part === undefined ? status : part.transactionId,
      );
    case 'settle':
      return settle(n, request, quoteId);
    case 'add-ssr':
      return tell(
        n,
        afterSale.addSsr({ ...request, ssr: [{ traveller: 1, ssrId: bag.ssrId }], expectedTotal: bag.price }),
        ({ status, added }) => (added ? 'added' : status),
      );
  }
}

async function cancel(n: number, { transactionId, requestId }: Asked, quoteId: string | undefined): Promise<void> {
  const cancelQuoteId = quoteId ?? (await cancelQuoted(n, desk.cancelQuote({ transactionId })));
  if (cancelQuoteId === undefined) return;
  return tell(n, desk.cancel({ cancelQuoteId, requestId }), statusOf);
}

/** Asked for, taken up, quoted and settled; asked again, each step is the one that was done. */
async function settle(n: number, { transactionId, requestId }: Asked, quoteId: string | undefined): Promise<void> {
  const about = { transactionId, travellers: [0, 1], items: [0] };
  const asked = { requestId: `ask-${n}`, product: 'flight', kind: 'cancel', about, travellers: [] } as const;
  const { number } = await Effect.runPromise(asking.askRequest(asked));
  const take = { requestId: `take-${n}`, number, act: 'take', answer: {} } as const;
  await Effect.runPromise(settling.answerRequest(take));
  const cancelQuoteId = quoteId ?? (await cancelQuoted(n, settling.requestQuote({ number })));
  if (cancelQuoteId === undefined) return;
  return tell(n, settling.settleRequest({ requestId, number, quoteId: cancelQuoteId }), ({ state }) => state);
}

async function change(n: number, { transactionId, requestId }: Asked, quoteId: string | undefined): Promise<void> {
  const changeQuoteId = quoteId ?? (await changeQuoted(n, transactionId));
  if (changeQuoteId === undefined) return;
  return tell(n, changes.change({ changeQuoteId, requestId }), statusOf);
}

function changeQuoted(n: number, transactionId: string): Promise<string | undefined> {
  const directions = [{ itinerary: 0, date: isoDate('2026-11-26') }];
  const quoting = Effect.flatMap(changes.changeSearch({ transactionId, directions }), ({ offers: [offer] }) =>
    offer === undefined
      ? Effect.die(new Error('nothing flies'))
      : changes.changeQuote({
          transactionId,
          itineraries: [0],
          choices: [{ offerId: offer.offerId, fareId: offer.fares[0].fareId }],
        }),
  );
  return quoted(
    n,
    Effect.map(quoting, ({ changeQuoteId }) => changeQuoteId),
  );
}

function cancelQuoted(
  n: number,
  quoting: Effect.Effect<{ readonly cancelQuoteId: string }, { readonly _tag: string }>,
): Promise<string | undefined> {
  return quoted(
    n,
    Effect.map(quoting, ({ cancelQuoteId }) => cancelQuoteId),
  );
}

/** Says the quote's id; where none is given, that is the answer. */
async function quoted(
  n: number,
  quoting: Effect.Effect<string, { readonly _tag: string }>,
): Promise<string | undefined> {
  const answer = await Effect.runPromise(Effect.result(quoting));
  if (answer._tag === 'Failure') {
    say(`answered ${n} ${answer.failure._tag}`);
    return undefined;
  }
  say(`quoted ${n} ${answer.success}`);
  return answer.success;
}

async function tell<A>(
  n: number,
  work: Effect.Effect<A, { readonly _tag: string }>,
  seen: (answer: A) => string,
): Promise<void> {
  say(`asked ${n}`);
  const answer = await Effect.runPromise(Effect.result(work));
  say(`answered ${n} ${answer._tag === 'Success' ? seen(answer.success) : answer.failure._tag}`);
}

function statusOf({ status }: { readonly status: string }): string {
  return status;
}

const waiting = wanted === '' ? [] : wanted.split(',');
await Promise.all(
  Array.from({ length: Number(process.env['CLIENTS'] ?? '4') }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [n = '', quoteId] = next.split('=');
      await ask(Number(n), quoteId);
    }
  }),
);
await Effect.runPromise(amendmentSaga.quiet());
for (;;) {
  const [row] = await real.query<{ left: string }>(
    `select count(*) as left from amendment where state in ('requested', 'in-doubt')`,
    [],
  );
  if (row?.left === '0') break;
  await new Promise((resolve) => setTimeout(resolve, 100));
}
over = true;
await recovering;
await real.close();
say('done');
