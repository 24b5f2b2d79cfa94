/** Searching and quoting trains as an agency does, on the sandbox's railway. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noSellingTerms, type SellingTerms } from '#domain/booking/sale/selling-terms.ts';
import { money, subtract } from '#domain/money/money.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import type { RailPassenger } from '#domain/train/booking/rules.ts';
import type { QuoteTrain, TrainFound } from '#application/desk/train/train.ts';
import type { KeptSaleQuote } from '#application/backoffice/ports/booking/product-quotes.ts';
import { findStations, routeOfTrain, searchTrains } from '#application/backoffice/train/find-trains.ts';
import { quoteTrain } from '#application/backoffice/train/quote-train.ts';
import type { BerthsOffered } from '#application/backoffice/train/train-types.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { railSeller } from '#infrastructure/backoffice/suppliers/sandbox/train/rail-seller.ts';
import { makeCaller } from '#tests/fixtures/session.ts';
import { databases } from '#tests/support/databases.ts';

const now = instant('2026-11-20T06:00:00Z');
const today = isoDate('2026-11-20');
const adult: RailPassenger = { age: 38, gender: 'female' };
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const codesOf = async (asked: Effect.Effect<unknown, unknown>) => {
  const failure = (await get(Effect.flip(asked))) as { violations?: { code: string }[]; _tag: string };
  return failure.violations?.map(({ code }) => code) ?? [failure._tag];
};

describe.each(databases())('trains at the desk, on the $kind database', ({ fresh }) => {
  let database: Database;
  const kept: KeptSaleQuote<BerthsOffered>[] = [];
  const deskAt = (at: Instant = now, empty = true, terms: SellingTerms = noSellingTerms) => {
    const ports = {
      railway: railSeller(database, { seed: 'farelane', faults: {}, empty }).supplier,
      terms: { sellingTermsOf: () => Effect.succeed(terms) },
      clock: { now: () => at },
      businessZone: 'Asia/Kolkata',
      quotes: {
        keep: (quote: (typeof kept)[number]) => Effect.sync(() => void kept.push(quote)),
        find: () => Effect.never,
      },
      settings: { all: () => Effect.succeed([]), set: () => Effect.void },
      chance: { uuid: () => 'quote-1', token: () => 't' },
    };
    const who = makeCaller();
    return {
      stations: findStations(ports, who),
      search: searchTrains(ports, who),
      route: routeOfTrain(ports, who),
      quote: quoteTrain(ports, who),
    };
  };
  const search = { origin: 'NDLS', destination: 'MMCT', date: addDays(today, 20), quota: 'GN' } as const;
  const first = async (travelClass = '3A'): Promise<TrainFound> => {
    const { trains } = await get(deskAt().search(search));
    const found = trains.find(({ classes }) => classes.some((each) => each.travelClass === travelClass));
    if (found === undefined) throw new Error('One runs there');
    return found;
  };
  const asking = async (more: Partial<QuoteTrain> = {}): Promise<QuoteTrain> => {
    const { train, from, to } = await first(more.travelClass);
    return {
      train,
      date: search.date,
      travelClass: '3A',
      quota: 'GN',
      origin: from.station,
      destination: to.station,
      travellers: [adult],
      ...more,
    };
  };
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  it('finds stations by what is typed, and trains between their cities with each class on the days that follow', async () => {
    expect((await get(deskAt().stations({ text: 'erna' }))).map(({ code }) => code)).toEqual(['ERS', 'ERN']);
    expect(await get(deskAt().stations({ text: 'e' }))).toEqual([]);
    const { trains } = await get(deskAt().search(search));
    expect(trains.length).toBeGreaterThan(0);
    for (const { classes, from, to, minutes, km } of trains) {
      expect(from.at.local.slice(0, 10)).toBe(search.date);
      expect(to.at.local > from.at.local).toBe(true);
      expect(km / (minutes / 60)).toBeGreaterThan(25);
      for (const { days, fare } of classes) {
        expect(fare.minor).toBeGreaterThan(0);
        expect(days[0]?.date).toBe(search.date);
        expect(days.every(({ availability }) => availability.kind === 'available')).toBe(true);
      }
    }
    const one = await get(deskAt().search({ ...search, travelClass: 'SL' }));
    const sleepers = trains.flatMap(({ train, classes }) =>
      classes.flatMap(({ travelClass, quota }) => (travelClass === 'SL' ? [[train, [[travelClass, quota]]]] : [])),
    );
    expect(sleepers.length).toBeGreaterThan(0);
    expect(
      one.trains.map(({ train, classes }) => [train, classes.map(({ travelClass, quota }) => [travelClass, quota])]),
    ).toEqual(sleepers);
    const { stops } = await get(deskAt().route({ train: trains[0]?.train ?? '', date: search.date }));
    expect(stops.map(({ km }) => km)).toEqual(stops.map(({ km }) => km).toSorted((one, other) => one - other));
    expect(await codesOf(deskAt().route({ train: '00000', date: search.date }))).toEqual(['NotFound']);
  });

  it('sells a train that began on the last day of its window also where it is boarded later', async () => {
    const last = addDays(today, 60);
    const kinds = new Set<string>();
    for (const days of [60, 61, 62, 63]) {
      const { trains } = await get(
        deskAt().search({ ...search, origin: 'NGP', destination: 'MAS', date: addDays(today, days) }),
      );
      for (const { began, classes } of trains) {
        const [day] = classes.flatMap((each) => each.days);
        kinds.add(`${days} ${day?.availability.kind}`);
        expect(day?.availability.kind).toBe(began <= last ? 'available' : 'not-open');
      }
    }
    expect(kinds).toContain('61 available');
    expect(kinds).toContain('61 not-open');
  });

  it('says a chance where one would share or wait, and nowhere else', async () => {
    const { trains } = await get(deskAt(now, false).search(search));
    const days = trains.flatMap(({ classes }) => classes.flatMap((each) => each.days));
    const kinds = new Set(days.map(({ availability }) => availability.kind));
    expect(kinds.size).toBeGreaterThan(1);
    for (const { availability, chance } of days) {
      const isEstimated = availability.kind === 'rac' || availability.kind === 'waiting';
      expect(chance !== undefined).toBe(isEstimated);
      if (chance === undefined) continue;
      // RAC travels for certain; a number on the list never does.
      const [least, most] = availability.kind === 'rac' ? [100, 100] : [1, 99];
      expect(chance.low >= least && chance.high <= most && chance.low <= chance.high).toBe(true);
      expect(chance.departures > 0 && chance.departures <= 12).toBe(true);
    }
  });

  it('quotes each traveller by age and berth, with no more for the agency than the railway allows on a ticket', async () => {
    const child: RailPassenger = { age: 8, gender: 'male' };
    const baby: RailPassenger = { age: 2, gender: 'female' };
    const one = await get(deskAt().quote(await asking()));
    expect(one.price.terms?.markup).toEqual(money(4000, 'INR'));
    expect(one.availability.kind).toBe('available');
    const four = await get(deskAt().quote(await asking({ travellers: [adult, adult, child, baby] })));
    expect(four.price.terms?.markup).toEqual(money(4000, 'INR'));
    const sleeper = await asking({ travelClass: 'SL', travellers: [adult, adult] }).catch(() => undefined);
    if (sleeper !== undefined)
      expect((await get(deskAt().quote(sleeper))).price.terms?.markup).toEqual(money(2000, 'INR'));
    const fareOf = (passenger: number) =>
      (four.price.breakdown.parts?.[0]?.parts ?? [])
        .filter(({ params }) => params?.['passenger'] === passenger)
        .reduce((sum, { amount }) => sum + amount.minor, 0);
    expect(fareOf(1)).toBe(fareOf(2));
    expect(fareOf(3)).toBeLessThan(fareOf(1));
    expect(fareOf(3)).toBeGreaterThan(fareOf(1) / 2);
    expect(fareOf(4)).toBe(0);
    expect(kept.at(-1)).toMatchObject({ product: 'train', offer: { passengers: expect.anything() } });
    expect(subtract(one.price.total, money(4000, 'INR')).minor % 500).toBe(0);
  });

  it('sells as is usual until an agency’s own fee is in force, and by that from its day on', async () => {
    const own = (from: string): SellingTerms => ({
      ...noSellingTerms,
      productMarkups: [
        {
          id: 'm',
          from: isoDate(from),
          note: '',
          match: { products: ['train'] },
          amount: { perUnit: money(1500, 'INR') },
        },
      ],
    });
    const asked = await asking();
    const feeFrom = async (from: string) =>
      (await get(deskAt(now, true, own(from)).quote(asked))).price.terms?.markup.minor;
    expect([await feeFrom('2026-11-21'), await feeFrom('2026-11-20')]).toEqual([4000, 1500]);
    const fareFrom = async (from: string) => {
      const { trains } = await get(deskAt(now, true, own(from)).search(search));
      return trains.find(({ train }) => train === asked.train)?.classes.find((each) => each.travelClass === '3A')?.fare
        .minor;
    };
    expect(((await fareFrom('2026-11-21')) ?? 0) - ((await fareFrom('2026-11-20')) ?? 0)).toBe(2500);
  });

  it('quotes nothing before agents may book, after the chart, for no train, or for whom the quota is not', async () => {
    const asked = await asking();
    expect(await codesOf(deskAt(instant('2026-10-01T02:39:00Z')).quote(asked))).toEqual(['rail-not-open']);
    expect(await codesOf(deskAt(instant('2026-12-10T06:00:00Z')).quote(asked))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^rail-(charted|departed)$/)]),
    );
    expect(await codesOf(deskAt().quote({ ...asked, train: '99999' }))).toEqual(['NotFound']);
    const man: RailPassenger = { age: 40, gender: 'male' };
    expect(await codesOf(deskAt().quote({ ...asked, quota: 'LD', travellers: [man] }))).toEqual(['rail-ladies-only']);
    expect(await codesOf(deskAt().search({ ...search, destination: 'NDLS' }))).toEqual(['rail-same-station']);
    expect(await codesOf(deskAt().search({ ...search, date: addDays(today, 64) }))).toEqual(['date-too-far']);
    expect(await codesOf(deskAt().search({ ...search, origin: 'XXXX' }))).toEqual(['NotFound']);
  });
});
