/** Buying a berth over the wire, on the first day that has one. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import type { Unit } from '#domain/booking/booking.ts';
import type { Price } from '#domain/price/price.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import type { Desk } from '#application/desk/desk.ts';
import { makeContact } from '#tests/fixtures/booking.ts';

export interface BoughtBerth {
  readonly transactionId: string;
  readonly price: Price;
  /** The day on which it is boarded. */
  readonly startsOn: IsoDate;
  readonly unit: Unit;
}

/** `from`: the first day on which it may leave. */
export async function buyBerth(
  { train }: Desk,
  name: { readonly firstName: string; readonly lastName: string },
  from: IsoDate,
): Promise<BoughtBerth> {
  const get = Effect.runPromise;
  for (let later = 0; later < 47; later += 1) {
    const asked = { origin: 'NDLS', destination: 'MMCT', date: addDays(from, later), quota: 'GN' } as const;
    for (const found of (await get(train.search(asked))).trains)
      for (const { travelClass, days } of found.classes)
        for (const { date, availability } of days) {
          if (date < from || availability.kind !== 'available' || availability.left < 4) continue;
          const journey = {
            train: found.train,
            date,
            travelClass,
            origin: found.from.station,
            destination: found.to.station,
          };
          const travellers = [{ age: 30, gender: 'female' as const }];
          const { quoteId, price } = await get(train.quote({ ...journey, quota: 'GN', travellers }));
          const named = [{ title: 'Ms' as const, ...name }];
          const terms = { contact: makeContact(), parameters: [], acceptTerms: true } as const;
          const requestId = randomUUID();
          const booked = await get(train.book({ quoteId, requestId, ...terms, travellers: named }));
          const { transactionId } = booked;
          return { transactionId, price, startsOn: date, unit: { traveller: 0, item: 0 } };
        }
  }
  throw new Error('No train has berths');
}

/** Answers the transaction id. */
export async function buyTrain(desk: Desk, firstName: string, today: IsoDate): Promise<string> {
  return (await buyBerth(desk, { firstName, lastName: 'Rao' }, addDays(today, 3))).transactionId;
}
