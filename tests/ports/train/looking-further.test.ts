/** Looking further on a busy railway: other ways are found, say why they are shown, and are sold at the fare that is shown. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noSellingTerms } from '#domain/booking/sale/selling-terms.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { RailPassenger } from '#domain/train/booking/rules.ts';
import {
  type AlternativeKind,
  alternativeKinds,
  isSurer,
  type RailAlternative,
} from '#domain/train/search/alternatives.ts';
import { outlookOf } from '#domain/train/search/refine.ts';
import type { AdvanceSearchRequest } from '#application/desk/train/train.ts';
import { advanceSearch } from '#application/backoffice/train/advance-search.ts';
import { searchTrains } from '#application/backoffice/train/find-trains.ts';
import { quoteTrain } from '#application/backoffice/train/quote-train.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { railSeller } from '#infrastructure/backoffice/suppliers/sandbox/train/rail-seller.ts';
import { makeCaller } from '#tests/fixtures/session.ts';
import { databases } from '#tests/support/databases.ts';

const today = isoDate('2026-11-20');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
/** Searches that find them, on this railway at this moment. */
const searches: readonly (readonly [string, string, number, Pick<AdvanceSearchRequest, 'train' | 'travelClass'>?])[] = [
  ['NDLS', 'MMCT', 3],
  ['NDLS', 'MAS', 6],
  // The berths of its whole way are taken, those that are kept for parts of it are not.
  ['MMCT', 'ADI', 12, { train: '14228', travelClass: 'SL' }],
];
/** Of each quota somebody for whom it is. */
const woman: RailPassenger = { age: 62, gender: 'female' };

describe.each(databases())('looking further, on the $kind database', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  it('finds ways of every kind, each surer than what was asked for, with its reason, and sold as it is shown', async () => {
    const ports = {
      railway: railSeller(database, { seed: 'farelane', faults: {} }).supplier,
      terms: { sellingTermsOf: () => Effect.succeed(noSellingTerms) },
      clock: { now: () => instant('2026-11-20T06:00:00Z') },
      businessZone: 'Asia/Kolkata',
      quotes: { keep: () => Effect.void, find: () => Effect.never },
      settings: { all: () => Effect.succeed([]), set: () => Effect.void },
      chance: { uuid: () => 'quote-1', token: () => 't' },
    };
    const who = makeCaller();
    const found = new Map<AlternativeKind, RailAlternative>();
    for (const [origin, destination, ahead, one] of searches) {
      const search = { origin, destination, date: addDays(today, ahead), quota: 'GN' } as const;
      const { trains } = one === undefined ? await get(searchTrains(ports, who)(search)) : { trains: [] };
      const [waits = one] = trains.flatMap(({ train, classes }) =>
        classes.flatMap(({ travelClass, days: [day] }) =>
          day?.date === search.date && (day.availability.kind === 'waiting' || day.availability.kind === 'rac')
            ? [{ train, travelClass }]
            : [],
        ),
      );
      if (waits === undefined) continue;
      const { asked, alternatives } = await get(advanceSearch(ports, who)({ ...search, ...waits }));
      for (const each of alternatives) {
        expect(isSurer(each.tickets, asked === undefined ? [] : [asked])).toBe(true);
        expect(each.why.insteadOf).toBe(asked && outlookOf(asked));
        expect(each.tickets.map(outlookOf)).toContain(each.why.outlook);
        if (!found.has(each.kind)) found.set(each.kind, each);
      }
    }
    expect([...found.keys()].toSorted()).toEqual([...alternativeKinds].toSorted());
    for (const { kind, tickets, by, station } of found.values()) {
      expect(tickets.length).toBe(kind === 'change' || kind === 'split' ? 2 : 1);
      // What is not said by the ticket itself: how far or when, and at which station.
      expect([kind, by !== undefined, station !== undefined]).toEqual([
        kind,
        !['other-train', 'other-class', 'other-quota', 'split'].includes(kind),
        !['other-train', 'other-class', 'other-quota', 'other-day'].includes(kind),
      ]);
      for (const { train, travelClass, quota, from, to, boarding, fare } of tickets) {
        const quote = await get(
          quoteTrain(
            ports,
            who,
          )({
            train,
            travelClass,
            quota,
            date: dateOfLocal(from.at.local),
            origin: from.station,
            destination: to.station,
            travellers: [woman],
            ...(boarding && { boarding: boarding.station }),
          }),
        );
        expect(quote.price.total).toEqual(fare);
        expect(quote.journey.boarding?.station).toBe(boarding?.station);
      }
    }
  });
});
