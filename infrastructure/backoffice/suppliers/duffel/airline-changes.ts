/**
 * What airlines changed of orders by themselves. Duffel keeps each such change with its order until it is answered: with the
 * slices as they were, those that come instead, and what may be done about it. Accepting is reported for each change; taking
 * everything back is an ordinary cancellation, whose quote gives all of it where the airline does. Other flights are not
 * offered with a change.
 */
import { Effect } from 'effect';
import { SupplierRefused, type SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { SupplierScheduleChange, WatchedOrder } from '#application/backoffice/ports/flight/supplier-amendments.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { type DuffelClient, refusalAsSilence, silent } from './duffel-client.ts';
import { asRefusal } from './duffel-reasons.ts';
import { inTravelOrder } from './held-orders.ts';
import type { DuffelAirlineChange, DuffelOrder } from './duffel-types.ts';
import { type Reading, readSlice } from './read-offer.ts';

const pageSize = 200;
const mostPages = 50;
/** How long after it was sent an acceptance may still be carried out. */
const graceMinutes = 15;
const between = '.';

type OpenChange = Pick<SupplierScheduleChange, 'changeId' | 'changes'>;

/** Orders by their ids: the list is read from its newest until all are found. What is not in it is left out. */
export function listedOrders(
  client: DuffelClient,
  ids: readonly string[],
): Effect.Effect<readonly DuffelOrder[], SupplierSilent> {
  const look = (
    after: string | undefined,
    page: number,
    known: readonly DuffelOrder[],
  ): Effect.Effect<readonly DuffelOrder[], SupplierSilent> =>
    client
      .read('airline changes', (sdk) => sdk.orders.list({ limit: pageSize, ...(after !== undefined && { after }) }))
      .pipe(
        Effect.catchTag('DuffelRefused', refusalAsSilence('airline changes')),
        Effect.flatMap(({ data, after: next }) => {
          const found = [...known, ...data.filter(({ id }) => ids.includes(id)).map(inTravelOrder)];
          return found.length >= ids.length || next === undefined || page >= mostPages
            ? Effect.succeed(found)
            : look(next, page + 1, found);
        }),
      );
  return ids.length === 0 ? Effect.succeed([]) : look(undefined, 1, []);
}

/**
 * What the airline changed of an order and nobody has answered, all of it as one, and the directions of a change that is
 * known as they are. Undefined where there is nothing, or it is unknown in these terms.
 */
export function openChangeOf(
  order: DuffelOrder,
  known: WatchedOrder['open'],
  reading: Reading,
): OpenChange | undefined {
  if (order.cancelled_at) return undefined;
  const open = unanswered(order);
  const changes = new Map<number, OpenChange['changes'][number]>();
  for (const itinerary of known?.itineraries ?? []) {
    const slice = order.slices[itinerary];
    const now = slice && readSlice(slice, reading.airports);
    if (now !== undefined) changes.set(itinerary, { itinerary, now, alternatives: [] });
  }
  for (const change of open) {
    for (const [at, removed] of change.removed.entries()) {
      const itinerary = positionOf(order, removed, change.added[at]);
      const added = change.added.find((each) => isSameWay(each, removed));
      const now = added && readSlice(added, reading.airports);
      if (itinerary < 0 || (added !== undefined && now === undefined)) return undefined;
      changes.set(itinerary, { itinerary, ...(now && { now }), alternatives: [] });
    }
  }
  return changes.size === 0
    ? undefined
    : {
        // Answered elsewhere it is no other change than the one that is known.
        changeId: open.length === 0 && known !== undefined ? known.changeId : open.map(({ id }) => id).join(between),
        changes: [...changes.values()].toSorted((one, other) => one.itinerary - other.itinerary),
      };
}

/**
 * Accepts changes as they were shown; those that are accepted already are left so. 'refused' where others have come since,
 * or where Duffel takes no answer to one and people have to give it.
 */
export function acceptChanges(
  client: DuffelClient,
  orderId: string,
  changeId: string,
): Effect.Effect<void, SupplierSilent | SupplierRefused> {
  return Effect.gen(function* () {
    for (const each of unanswered(yield* orderNow(client, orderId))) {
      if (!changeId.split(between).includes(each.id)) continue;
      yield* client
        .change('accept change', (sdk) => sdk.airlineInitiatedChanges.accept(each.id))
        .pipe(Effect.catchTag('DuffelRefused', (refused) => Effect.fail(asRefusal(refused))));
    }
  });
}

/** Refused where they cannot be accepted, or are no longer what is open. */
export function checkAccepting(order: DuffelOrder, changeId: string): Effect.Effect<void, SupplierRefused> {
  const open = unanswered(order);
  const isThis = open.map(({ id }) => id).join(between) === changeId;
  return isThis && open.every(({ available_actions: actions }) => actions.includes('accept'))
    ? Effect.void
    : Effect.fail(new SupplierRefused({ reason: 'refused' }));
}

/** The outcome of an acceptance that had no answer. Silent while it may still be carried out. */
export function settleAcceptance(
  client: DuffelClient,
  orderId: string,
  changeId: string,
  sentAt: Instant,
  now: Instant,
): Effect.Effect<void, SupplierSilent | SupplierRefused> {
  return Effect.flatMap(orderNow(client, orderId), (order): Effect.Effect<void, SupplierSilent | SupplierRefused> => {
    const left = unanswered(order).filter(({ id }) => changeId.split(between).includes(id));
    if (left.length === 0) return Effect.void;
    return now > plusMinutes(sentAt, graceMinutes)
      ? Effect.fail(new SupplierRefused({ reason: 'refused' }))
      : Effect.fail(silent('accept change', 'not accepted yet, and it may still be'));
  });
}

function orderNow(client: DuffelClient, orderId: string): Effect.Effect<DuffelOrder, SupplierSilent> {
  return client
    .read('order', (sdk) => sdk.orders.get(orderId))
    .pipe(
      Effect.map(({ data }) => data),
      Effect.catchTag('DuffelRefused', refusalAsSilence('order')),
    );
}

/** Oldest first. */
function unanswered({ airline_initiated_changes: changes }: DuffelOrder): readonly DuffelAirlineChange[] {
  return changes
    .filter(({ action_taken: taken }) => taken === null)
    .toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1));
}

type Slice = DuffelAirlineChange['removed'][number];

/** By its id, the old or the new; else by where it goes. */
function positionOf({ slices }: DuffelOrder, removed: Slice, added: Slice | undefined): number {
  const byId = slices.findIndex(({ id }) => id === removed.id || id === added?.id);
  return byId >= 0 ? byId : slices.findIndex((slice) => isSameWay(slice, removed));
}

function isSameWay(one: Pick<Slice, 'origin' | 'destination'>, other: Pick<Slice, 'origin' | 'destination'>): boolean {
  return one.origin.iata_code === other.origin.iata_code && one.destination.iata_code === other.destination.iata_code;
}
