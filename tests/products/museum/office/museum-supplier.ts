/** Who sells museum tickets in a running office: the sandbox's order book and counted stock, so many entries a museum and day. */
import { Effect } from 'effect';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import {
  dayNumber,
  numberOf,
  type UnitSeller,
  unitSeller,
} from '#infrastructure/backoffice/suppliers/sandbox/store/unit-seller.ts';
import type { CancellableVisits, Visit } from '../museum-booking.ts';
import { museumCancelling, museumRules } from '../museum-rules.ts';
import type { MuseumIssued, MuseumOrder } from '../museum-types.ts';

export const entriesADay = 5;

export type MuseumSeller = UnitSeller<MuseumOrder, MuseumIssued>;

/** `sold` is called when an order is in the book and before anybody hears of it. */
export function museumSeller(database: Database, sold: () => void = () => {}): MuseumSeller {
  const seller = unitSeller<MuseumOrder, MuseumIssued, CancellableVisits>(database, {
    product: museumRules.product,
    rules: museumCancelling,
    now: ({ total, visits, visitors }) =>
      Promise.resolve({
        total,
        taken: { count: visitors, places: visits.map((visit) => ({ ...placeOf(visit), units: entriesADay })) },
      }),
    issue: ({ key, visitors }) => ({
      reference: `R${numberOf(key, 8)}`,
      issued: { entries: Array.from({ length: visitors }, (_, at) => `NM-${key.slice(-5)}-${at + 1}`) },
    }),
    sold: ({ visits, travellers, price, grid }) => ({ visits, travellers, price, grid }),
    freed: ({ visits }, units) => ({
      freed: visits.flatMap((visit, at) => {
        const count = units.filter(({ item }) => item === at).length;
        return count === 0 ? [] : [{ ...placeOf(visit), count }];
      }),
    }),
  });
  const { supplier } = seller;
  return {
    ...seller,
    supplier: { ...supplier, order: (order, now) => Effect.tap(supplier.order(order, now), () => Effect.sync(sold)) },
  };
}

function placeOf({ museum, opens: { local } }: Visit) {
  return { resource: museum, day: dayNumber(dateOfLocal(local)), kind: 'entry' };
}
