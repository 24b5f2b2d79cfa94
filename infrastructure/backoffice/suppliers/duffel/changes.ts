/**
 * Changing flights of an order, whole slices of it: Duffel is asked for other flights, offers some with what they cost more or bring back, one
 * is chosen, and is carried out when it is confirmed and paid for. A chosen change is confirmed once; whether it was can be
 * read at any time.
 *
 * Flights to change to are found by an ordinary search, which knows nothing of changes: among those that Duffel offers for
 * the order, the same flights at the same fare brands are looked for.
 */
import { Effect } from 'effect';
import { SupplierRefused, type SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { ChangeAsked } from '#application/backoffice/ports/flight/supplier-amendments.ts';
import type { Ticket } from '#domain/flight/booking/flight-booking.ts';
import type { Currency } from '#domain/money/currency.ts';
import { equals, formatDecimal, isPositive, type Money, parseMoney } from '#domain/money/money.ts';
import { type Instant, parseInstant, plusMinutes } from '#domain/time/instant.ts';
import { type DuffelClient, refusalAsSilence, silent } from './duffel-client.ts';
import { offerKeyOf } from './duffel-keys.ts';
import { asRefusal } from './duffel-reasons.ts';
import type { DuffelChange, DuffelChangeOffer, DuffelOrder } from './duffel-types.ts';
import { type PresentFare, presentFare } from './present-fare.ts';
import { cabinNamed, duffelCabin, type Reading, readSlice } from './read-offer.ts';

/** How long after a change has expired a confirmation that was sent before may still be carried out. */
const graceMinutes = 15;

export interface ChangeOption {
  readonly changeOfferId: string;
  /** Above zero to pay, below zero to get back; the penalty is in it. */
  readonly difference: Money;
}

export interface ChosenChange {
  readonly changeId: string;
  readonly orderId: string | undefined;
  readonly difference: Money | undefined;
  readonly goodUntil: Instant | undefined;
  readonly confirmed: boolean;
}

/**
 * The change of slices of an order to the flights of fares, and what it costs. Nothing is changed by asking. 'sold-out' where
 * Duffel offers no change to them in the deployment's currency; 'not-sold' where the fares are not for as many slices, or not
 * of one cabin; 'refused' where the airline takes none, or the order has no such slices.
 */
export function changeTo(
  client: DuffelClient,
  order: DuffelOrder,
  { itineraries, fareKeys }: ChangeAsked,
  now: Instant,
  reading: Reading,
): Effect.Effect<ChangeOption, SupplierSilent | SupplierRefused> {
  const removed = itineraries.flatMap((at) => order.slices[at] ?? []);
  if (removed.length === 0 || removed.length < itineraries.length)
    return Effect.fail(new SupplierRefused({ reason: 'refused' }));
  return Effect.gen(function* () {
    const fares = yield* Effect.forEach(fareKeys, (fareKey) => presentFare(client, fareKey, now, reading));
    const flights = fares.flatMap(({ read }) => read.itineraries);
    const [cabin, ...others] = new Set(fares.map(({ read }) => read.fare.cabin));
    if (flights.length !== removed.length || cabin === undefined || others.length > 0) {
      return yield* new SupplierRefused({ reason: 'not-sold' });
    }
    const slices = {
      remove: removed.map(({ id }) => ({ slice_id: id })),
      add: flights.map(({ segments }) => ({
        origin: segments[0].origin,
        destination: (segments.at(-1) ?? segments[0]).destination,
        departure_date: segments[0].departure.local.slice(0, 10),
        cabin_class: duffelCabin(cabin),
      })),
    };
    const { data } = yield* client
      .search('find change', (sdk) => sdk.orderChangeRequests.create({ order_id: order.id, slices }))
      .pipe(Effect.catchTag('DuffelRefused', (refused) => Effect.fail(asRefusal(refused))));
    const [cheapest] = data.order_change_offers
      .filter((offer) => isSame(offer, fares, reading))
      .flatMap(({ id, change_total_amount: amount, change_total_currency: of }) => {
        const difference = amountIn(amount, of, reading.currency);
        return difference === undefined ? [] : [{ changeOfferId: id, difference }];
      })
      .toSorted((one, other) => one.difference.minor - other.difference.minor);
    return cheapest ?? (yield* new SupplierRefused({ reason: 'sold-out' }));
  });
}

/** Chooses one. Nothing is changed yet. */
export function chooseChange(
  client: DuffelClient,
  changeOfferId: string,
  currency: Currency,
): Effect.Effect<ChosenChange, SupplierSilent | SupplierRefused> {
  return client
    .change('choose change', (sdk) => sdk.orderChanges.create({ selected_order_change_offer: changeOfferId }))
    .pipe(
      Effect.map(({ data }) => changeOf(data, currency)),
      Effect.catchTag('DuffelRefused', (refused) => Effect.fail(asRefusal(refused))),
    );
}

/**
 * Carries a chosen change out, for the difference that was agreed to, paid from the account with Duffel. Repeated, it changes
 * nothing more. 'fare-changed', with the difference as `total`, where it is another by now.
 */
export function confirmChange(
  client: DuffelClient,
  changeId: string,
  expected: Money,
): Effect.Effect<ChosenChange, SupplierSilent | SupplierRefused> {
  const read = readChange(client, changeId, expected.currency);
  return Effect.flatMap(read, (before) => {
    if (before.confirmed) return Effect.succeed(before);
    if (before.difference === undefined || !equals(before.difference, expected)) {
      return Effect.fail(
        new SupplierRefused({ reason: 'fare-changed', ...(before.difference && { total: before.difference }) }),
      );
    }
    const payment = { type: 'balance' as const, amount: formatDecimal(expected), currency: expected.currency };
    return client
      .change('change', (sdk) => sdk.orderChanges.confirm(changeId, isPositive(expected) ? { payment } : {}))
      .pipe(
        Effect.map(({ data }) => changeOf(data, expected.currency)),
        Effect.filterOrFail(
          ({ confirmed }) => confirmed,
          () => silent('change', 'taken, and not shown yet'),
        ),
        Effect.catchTag('DuffelRefused', (refused) =>
          Effect.flatMap(read, (after) => (after.confirmed ? Effect.succeed(after) : Effect.fail(asRefusal(refused)))),
        ),
      );
  });
}

/** The outcome of a confirmation that had no answer. Silent while it may still be carried out. */
export function settleChange(
  client: DuffelClient,
  changeId: string,
  currency: Currency,
  now: Instant,
): Effect.Effect<ChosenChange, SupplierSilent | SupplierRefused> {
  return Effect.flatMap(
    readChange(client, changeId, currency),
    (found): Effect.Effect<ChosenChange, SupplierSilent | SupplierRefused> => {
      if (found.confirmed) return Effect.succeed(found);
      return found.goodUntil !== undefined && now > plusMinutes(found.goodUntil, graceMinutes)
        ? Effect.fail(new SupplierRefused({ reason: 'refused' }))
        : Effect.fail(silent('change', 'not changed yet, and it may still be'));
    },
  );
}

function readChange(
  client: DuffelClient,
  changeId: string,
  currency: Currency,
): Effect.Effect<ChosenChange, SupplierSilent> {
  return client
    .read('change', (sdk) => sdk.orderChanges.get(changeId))
    .pipe(
      Effect.map(({ data }) => changeOf(data, currency)),
      Effect.catchTag('DuffelRefused', refusalAsSilence('change')),
    );
}

/** The same flights, at the same fare brands in the same cabin. */
function isSame({ slices: { add } }: DuffelChangeOffer, fares: readonly PresentFare[], { airports }: Reading): boolean {
  const flown = add.flatMap((slice) => readSlice(slice, airports) ?? []);
  const cabins = add.flatMap(({ segments }) =>
    segments.flatMap(({ passengers: [first] }) => cabinNamed(first?.cabin_class ?? '') ?? []),
  );
  const wanted = fares.flatMap(({ read }) => read.itineraries);
  const brands = fares.flatMap(({ offer }) => offer.slices.map(({ fare_brand_name: brand }) => brand));
  return (
    flown.length === wanted.length &&
    fares.every(
      ({ read: { fare, party } }) =>
        cabins.includes(fare.cabin) && offerKeyOf(flown, fare.cabin, party) === offerKeyOf(wanted, fare.cabin, party),
    ) &&
    add.every(({ fare_brand_name: brand }, at) => brand === (brands[at] ?? null))
  );
}

function changeOf(change: DuffelChange, currency: Currency): ChosenChange {
  return {
    changeId: change.id,
    orderId: change.order_id,
    difference: amountIn(change.change_total_amount, change.change_total_currency, currency),
    goodUntil: parseInstant(change.expires_at),
    confirmed: Boolean(change.confirmed_at),
  };
}

function amountIn(amount: string | null, of: string | null, currency: Currency): Money | undefined {
  return amount !== null && of === currency ? parseMoney(amount, currency) : undefined;
}

/** Tickets after a change: new ones are in exchange for those that their traveller had before. */
export function exchangedTickets(before: readonly Ticket[], after: readonly Ticket[]): readonly Ticket[] {
  const travellers = [...new Set([...before, ...after].map(({ traveller }) => traveller))];
  return travellers.flatMap((traveller) => {
    const had = before.filter((ticket) => ticket.traveller === traveller);
    const has = after.filter((ticket) => ticket.traveller === traveller);
    const fresh = has.filter(({ number }) => !had.some((old) => old.number === number));
    if (fresh.length === 0) return had;
    return fresh.map((ticket, at) => {
      const old = had[at];
      return old === undefined ? ticket : { ...ticket, inExchangeFor: old.number };
    });
  });
}

/** Tickets as a record keeps them, `0.0981234567890,1.0981234567891`; see {@link readTickets}. */
export function ticketsText(tickets: readonly Ticket[]): string {
  return tickets.map(({ traveller, number }) => `${traveller}.${number}`).join(',');
}

export function readTickets(text: string): readonly Ticket[] {
  return text.split(',').flatMap((each) => {
    const [, traveller, number] = /^(\d+)\.(\d{13})$/.exec(each) ?? [];
    return traveller === undefined || number === undefined ? [] : [{ traveller: Number(traveller), number }];
  });
}
