/** Buying a berth over the wire, on the first day that has one. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import type { Desk } from '#application/desk/desk.ts';
import { makeContact } from '#tests/fixtures/booking.ts';

/** Answers the transaction id. */
export async function buyTrain({ train }: Desk, firstName: string, today: IsoDate): Promise<string> {
  const get = Effect.runPromise;
  for (let ahead = 3; ahead < 50; ahead += 1) {
    const asked = { origin: 'NDLS', destination: 'MMCT', date: addDays(today, ahead), quota: 'GN' } as const;
    for (const found of (await get(train.search(asked))).trains)
      for (const { travelClass, days } of found.classes)
        for (const { date, availability } of days) {
          if (availability.kind !== 'available' || availability.left < 4) continue;
          const { from, to } = found;
          const journey = { train: found.train, date, travelClass, origin: from.station, destination: to.station };
          const travellers = [{ age: 30, gender: 'female' as const }];
          const { quoteId } = await get(train.quote({ ...journey, quota: 'GN', travellers }));
          const named = [{ title: 'Ms' as const, firstName, lastName: 'Rao' }];
          const terms = { contact: makeContact(), parameters: [], acceptTerms: true } as const;
          const requestId = randomUUID();
          return (await get(train.book({ quoteId, requestId, ...terms, travellers: named }))).transactionId;
        }
  }
  throw new Error('No train has berths');
}
