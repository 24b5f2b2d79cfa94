/** Who sells museum tickets in a running office: the sandbox's order book and counted stock, so many entries a museum and day. */
import { Effect } from 'effect';
import { cancellationOf } from '#domain/booking/cancel/cancellation.ts';
import type { Unit } from '#domain/booking/booking.ts';
import { partsOf } from '#domain/booking/units.ts';
import { equals, type Money } from '#domain/money/money.ts';
import { daysBetween, isoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import {
  type Amendments,
  type CancelAsked,
  type CommonAmendment,
  type Confirmation,
  type Supplier,
  SupplierRefused,
} from '#application/backoffice/ports/supplier.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { CountedStock } from '#infrastructure/backoffice/suppliers/sandbox/store/counted-stock.ts';
import {
  type Kept,
  OrderBook,
  type StandingOrder,
} from '#infrastructure/backoffice/suppliers/sandbox/store/order-book.ts';
import { museumCancelling, museumRules } from '../museum-rules.ts';
import type { Visit } from '../museum-booking.ts';
import type { MuseumIssued, MuseumOrder } from '../museum-types.ts';

export const entriesADay = 5;

const code = 'sandbox';
const refused = new SupplierRefused({ reason: 'refused' });

interface Issued extends MuseumIssued {
  readonly reference: string;
}
type Order = StandingOrder<Issued>;

export interface MuseumSeller {
  readonly supplier: Supplier<MuseumOrder, MuseumIssued>;
  readonly amendments: Amendments<CommonAmendment, object>;
}

/** `sold` is called when an order is in the book and before anybody hears of it. */
export function museumSeller(database: Database, sold: () => void = () => {}): MuseumSeller {
  const book = new OrderBook<Issued, object>(database, museumRules.product);
  const stock = new CountedStock(database, museumRules.product);

  const find = async (key: string): Promise<Order | undefined> => (await book.find([key]))[0];

  const buy = async ({ key, visitors, total, ...terms }: MuseumOrder) => {
    const issued = {
      reference: `R${key.slice(-5)}`,
      entries: Array.from({ length: visitors }, (_, at) => `NM-${key.slice(-5)}-${at + 1}`),
    };
    const booked = await book.book({
      key,
      total,
      sold: JSON.stringify(terms),
      reference: issued.reference,
      confirmation: issued,
      count: visitors,
      places: terms.visits.map((visit) => ({ ...placeOf(visit), units: entriesADay, from: 0, upTo: entriesADay })),
    });
    if (booked.outcome === 'confirmed') sold();
    // A key that nothing was sold under stays open until it is closed.
    return booked.outcome === 'confirmed' || booked.outcome === 'refused' ? booked : book.settle(key, 'sold-out');
  };

  const amend = async (key: string, asks: CommonAmendment, now: Instant): Promise<Kept<object>> => {
    for (;;) {
      const order = await find(asks.orderKey);
      if (order === undefined || asks.kind !== 'cancel') return book.settleAmendment(key, 'refused');
      const refund = refundOf(order, asks, now);
      if (refund === undefined || !equals(refund, asks.expectedRefund)) {
        return book.settleAmendment(key, 'fare-changed', refund);
      }
      const done = await book.amend(key, {
        order,
        gone: asks.places,
        stock: (tx) => stock.move(tx, asks.orderKey, { freed: freedBy(order, asks.places) }),
        answer: {},
      });
      if (typeof done !== 'string') return done;
    }
  };

  return {
    supplier: {
      code,
      order: (order) =>
        Effect.flatMap(
          Effect.promise(() => buy(order)),
          answered,
        ),
      settle: (key) =>
        Effect.map(
          Effect.promise(() => book.settle(key, 'refused')),
          (kept) =>
            kept.outcome === 'confirmed'
              ? { kind: 'confirmed', answer: confirmationOf(kept.answer) }
              : { kind: 'refused', refusal: refused },
        ),
    },
    amendments: {
      code,
      amend: (key, asks, now) =>
        Effect.flatMap(
          Effect.promise(() => amend(key, asks, now)),
          (kept) => (kept.outcome === 'confirmed' ? Effect.succeed(kept.answer) : Effect.fail(refused)),
        ),
      settle: (key) =>
        Effect.map(
          Effect.promise(() => book.settleAmendment(key, 'refused')),
          (kept) =>
            kept.outcome === 'confirmed'
              ? { kind: 'confirmed', answer: kept.answer }
              : { kind: 'refused', refusal: refused },
        ),
      cancelRefund: ({ orderKey }, asks, now) =>
        Effect.flatMap(
          Effect.promise(() => find(orderKey)),
          (order) => {
            const refund = order && refundOf(order, asks, now);
            return refund === undefined ? Effect.fail(refused) : Effect.succeed(refund);
          },
        ),
    },
  };
}

function placeOf({ museum, opens: { local } }: Visit) {
  return { resource: museum, day: daysBetween(isoDate('1970-01-01'), dateOfLocal(local)), kind: 'entry' };
}

const confirmationOf = ({ reference, entries }: Issued): Confirmation<MuseumIssued> => ({
  reference,
  issued: { entries },
});

function answered(kept: Kept<Issued>): Effect.Effect<Confirmation<MuseumIssued>, SupplierRefused> {
  return kept.outcome === 'confirmed'
    ? Effect.succeed(confirmationOf(kept.answer))
    : Effect.fail(new SupplierRefused({ reason: kept.reason === 'sold-out' ? 'sold-out' : 'refused' }));
}

/** What was sold, as `buy` wrote it. */
const soldIn = ({ sold, gone }: Order) => ({
  ...(JSON.parse(sold) as Omit<MuseumOrder, 'key' | 'visitors' | 'total'>),
  gone,
});

/** By the museum's own grid. */
function refundOf(order: Order, { places, reason }: CancelAsked, now: Instant): Money | undefined {
  const answer = cancellationOf(museumCancelling, { booking: soldIn(order), places, reason, now });
  return 'violations' in answer ? undefined : answer.cancellation.reversal.returned;
}

function freedBy(order: Order, places: readonly Unit[]) {
  const { visits } = soldIn(order);
  return partsOf(places).items.flatMap((item) => {
    const visit = visits[item];
    return visit === undefined
      ? []
      : [{ ...placeOf(visit), count: places.filter((place) => place.item === item).length }];
  });
}
