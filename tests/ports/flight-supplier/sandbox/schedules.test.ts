/** How the sandbox's airlines change their minds: by one dated function, reported from its day on, agreed to once. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shiftOf } from '#domain/flight/schedule/change.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { type CausedChange, SandboxSchedules } from '#infrastructure/backoffice/suppliers/sandbox/store/schedules.ts';
import { SandboxFlightSupplier } from '#infrastructure/backoffice/suppliers/sandbox/sandbox-flight-supplier.ts';
import {
  changedPerThousand,
  changeOf,
  flownInstead,
} from '#infrastructure/backoffice/suppliers/sandbox/timetable/schedule.ts';
import { makeItinerary, makeSegment } from '#tests/fixtures/flight.ts';
import { allAirports, askedAt, oneWay, orderFor } from '#tests/fixtures/flight-supplier.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;

describe('the dated function', () => {
  const departures = Array.from({ length: 60 }, (_, number) =>
    Array.from({ length: 365 }, (__, day) => ({ carrier: '6E', number: 100 + number, day: 20_000 + day })),
  ).flat();

  it('changes a small share of departures, each kind of change among them, reported days before', () => {
    const made = departures.flatMap((leg) => changeOf(7, leg, leg.day * 1440) ?? []);
    const share = (made.length * 1000) / departures.length;
    expect(share).toBeGreaterThan(changedPerThousand * 0.7);
    expect(share).toBeLessThan(changedPerThousand * 1.3);
    expect(new Set(made.map(({ what }) => what))).toEqual(new Set(['moved', 'renumbered', 'cancelled']));
    expect(made.every(({ what, minutes }) => (what === 'moved') === (minutes !== 0))).toBe(true);
  });

  it('says the same for ever, another thing for another seed, and always days before departure', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 0, max: 40_000 }),
        (seed, number, day) => {
          const leg = { carrier: 'AI', number, day };
          const change = changeOf(seed, leg, day * 1440);
          expect(changeOf(seed, leg, day * 1440)).toEqual(change);
          if (change === undefined) return;
          expect(day * 1440 - change.reportedAt).toBeGreaterThanOrEqual(3 * 1440);
          expect(day * 1440 - change.reportedAt).toBeLessThanOrEqual(20 * 1440);
        },
      ),
    );
  });

  it('moves a flight by so many minutes, wholly; a cancelled one takes the journey with it', () => {
    const journey = makeItinerary([makeSegment(), makeSegment()]);
    const moved = flownInstead(journey, [undefined, { what: 'moved', minutes: 40, reportedAt: 0 }]);
    expect(moved?.segments[0]).toEqual(journey.segments[0]);
    expect(moved === undefined ? undefined : shiftOf(journey, moved).arrival).toBe(40);
    expect(flownInstead(journey, [{ what: 'cancelled', minutes: 0, reportedAt: 0 }, undefined])).toBeUndefined();
    const renumbered = flownInstead(journey, [{ what: 'renumbered', minutes: 0, reportedAt: 0 }, undefined]);
    expect(renumbered?.segments[0].flightNumber).not.toBe(journey.segments[0].flightNumber);
    expect(renumbered?.segments[1]).toEqual(journey.segments[1]);
  });
});

describe.each(databases())('orders of changed flights on the $kind database', ({ fresh }) => {
  let database: Database;
  let supplier: SandboxFlightSupplier;
  let schedules: SandboxSchedules;
  let day = 60;
  beforeAll(async () => {
    database = await fresh();
    supplier = new SandboxFlightSupplier(allAirports, database);
    schedules = new SandboxSchedules(database);
  });
  afterAll(() => database.close());

  const ordered = async (at = askedAt, same?: Itinerary, mode: 'ticket' | 'hold' = 'ticket') => {
    const request = oneWay('DEL-BLR', day, { party: { adults: 2, children: 0, infants: 0 }, nonStopOnly: true });
    for (const { fares, itineraries } of await run(supplier.search(request, at))) {
      const [{ segments }] = itineraries;
      if (same !== undefined && segments[0].flightNumber !== same.segments[0].flightNumber) continue;
      const quote = await run(supplier.quote([fares[0].fareKey], at));
      if (quote.needsGst || (mode === 'hold' && quote.hold === undefined)) continue;
      const order = orderFor(quote.options[0], request.party, { mode });
      const { reference } = await run(supplier.order(order, at));
      return { booking: { orderKey: order.idempotencyKey, reference }, itinerary: itineraries[0] };
    }
    throw new Error('nothing fits');
  };
  const cause = ({ itinerary: { segments } }: Awaited<ReturnType<typeof ordered>>, change: Partial<CausedChange>) => {
    const [{ carrier, flightNumber, departure }] = segments;
    return schedules.cause({
      day: Date.parse(dateOfLocal(departure.local)) / 86_400_000,
      flight: `${carrier}${flightNumber}`,
      what: 'moved',
      minutes: 30,
      reportedAt: plusMinutes(askedAt, 10),
      ...change,
    });
  };
  const changesOf = (sold: Awaited<ReturnType<typeof ordered>>, at = plusMinutes(askedAt, 20)) =>
    run(supplier.amendments.scheduleChanges([sold.booking], at));
  const answer = (key: string, sold: Awaited<ReturnType<typeof ordered>>, changeId: string, alternativeId?: string) =>
    run(
      Effect.result(
        supplier.amendments.amend(
          key,
          {
            kind: 'schedule',
            ...sold.booking,
            changeId,
            chosen: alternativeId === undefined ? [] : [{ itinerary: 0, alternativeId }],
          },
          plusMinutes(askedAt, 20),
        ),
      ),
    );

  it('notifies of a change from its minute on, to those who bought before, by their own PNR', async () => {
    day += 1;
    const sold = await ordered();
    expect(await changesOf(sold)).toEqual([]);
    await cause(sold, {});
    expect(await changesOf(sold, plusMinutes(askedAt, 9))).toEqual([]);
    const [seen] = await changesOf(sold);
    expect(seen).toMatchObject({ orderKey: sold.booking.orderKey, changes: [{ itinerary: 0 }] });
    expect(await changesOf(sold)).toEqual([seen]);
    const now = seen?.changes[0]?.now;
    expect(now === undefined ? undefined : shiftOf(sold.itinerary, now)).toEqual({ departure: 30, arrival: 30 });
    expect(await changesOf({ ...sold, booking: { ...sold.booking, reference: 'ABCDEF' } })).toEqual([]);
    expect(await changesOf(await ordered(plusMinutes(askedAt, 11), sold.itinerary))).toEqual([]);
  });

  it('notifies of a change that is known that it was taken back, and of nothing that nobody flies on', async () => {
    day += 1;
    const sold = await ordered();
    await cause(sold, {});
    const [seen] = await changesOf(sold);
    const open = { changeId: seen?.changeId ?? '', itineraries: [0] };
    const known = (at = plusMinutes(askedAt, 20)) =>
      run(supplier.amendments.scheduleChanges([{ ...sold.booking, open }], at));
    expect(await known()).toEqual([seen]);
    await cause(sold, { minutes: 0 });
    expect(await changesOf(sold)).toEqual([]);
    expect(await known()).toMatchObject([{ changes: [{ itinerary: 0, now: sold.itinerary }] }]);
    // How it left is not known any more.
    expect(await known(plusMinutes(askedAt, 400 * 1440))).toEqual([]);
    await cause(sold, {});
    const partKey = randomUUID();
    const split = { kind: 'split', ...sold.booking, travellers: [1], partKey } as const;
    const { partReference = '' } = await run(supplier.amendments.amend(randomUUID(), split, plusMinutes(askedAt, 20)));
    const part = { ...sold, booking: { orderKey: partKey, reference: partReference } };
    expect([(await changesOf(sold)).length, (await changesOf(part)).length]).toEqual([1, 1]);
    const asked = { places: [{ traveller: 0, item: 0 }], reason: 'supplier' } as const;
    const expectedRefund = await run(supplier.amendments.cancelRefund(part.booking, asked, plusMinutes(askedAt, 20)));
    await run(
      supplier.amendments.amend(
        randomUUID(),
        { kind: 'cancel', ...part.booking, ...asked, expectedRefund },
        plusMinutes(askedAt, 20),
      ),
    );
    expect([(await changesOf(sold)).length, await changesOf(part)]).toEqual([1, []]);
  });

  it('takes an answer once, only to the change as it is; the same departure may change again', async () => {
    day += 1;
    const sold = await ordered();
    await cause(sold, {});
    const [first] = await changesOf(sold);
    expect(await answer(randomUUID(), sold, 'another')).toMatchObject({ failure: { reason: 'not-sold' } });
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => answer(key, sold, first?.changeId ?? '')));
    expect(answers.map(({ _tag }) => _tag)).toEqual(['Success', 'Success', 'Success']);
    expect(await run(supplier.amendments.settle(key))).toMatchObject({ kind: 'confirmed' });
    expect(await changesOf(sold)).toEqual([]);
    await cause(sold, { minutes: 45 });
    const [second] = await changesOf(sold);
    expect(second?.changeId).not.toBe(first?.changeId);
  });

  it('is not reported again of what was agreed to before travellers were split off, and both learn what comes after', async () => {
    day += 1;
    const sold = await ordered();
    await cause(sold, {});
    const [seen] = await changesOf(sold);
    expect(await answer(randomUUID(), sold, seen?.changeId ?? '')).toMatchObject({ _tag: 'Success' });
    const partKey = randomUUID();
    const { partReference = '' } = await run(
      supplier.amendments.amend(
        randomUUID(),
        { kind: 'split', ...sold.booking, travellers: [1], partKey },
        plusMinutes(askedAt, 20),
      ),
    );
    const part = { ...sold, booking: { orderKey: partKey, reference: partReference } };
    expect([await changesOf(sold), await changesOf(part)]).toEqual([[], []]);
    await cause(sold, { minutes: 45 });
    const [[first], [second]] = [await changesOf(sold), await changesOf(part)];
    expect(second).toEqual({ ...first, orderKey: partKey });
    expect(first?.changes).toHaveLength(1);
    expect(await answer(randomUUID(), part, second?.changeId ?? '')).toMatchObject({ _tag: 'Success' });
    expect([await changesOf(sold), await changesOf(part)]).toEqual([[first], []]);
  });

  it('moves seats with an alternative, and not where they do not do', async () => {
    day += 1;
    const sold = await ordered();
    await cause(sold, { what: 'cancelled' });
    const [seen] = await changesOf(sold);
    const [first, second] = seen?.changes[0]?.alternatives ?? [];
    if (first === undefined || second === undefined) throw new Error('too few alternatives');
    const [flight = '', leaves = ''] = first.alternativeId.split('.');
    await database.query(
      `insert into sandbox_stock (product, day, resource, kind, units, taken) values ('flight', $1, $2, 'Y', 3, 2)
       on conflict (product, day, resource, kind) do update set units = 3, taken = 2`,
      [Number.parseInt(leaves, 36), flight],
    );
    expect(await answer(randomUUID(), sold, seen?.changeId ?? '', first.alternativeId)).toMatchObject({
      failure: { reason: 'sold-out' },
    });
    expect(await changesOf(sold)).toEqual([seen]);
    const seats = async () =>
      (await database.query<{ sold: string }>('select sum(taken) as sold from sandbox_stock', []))[0]?.sold;
    const before = await seats();
    expect(await answer(randomUUID(), sold, seen?.changeId ?? '', second.alternativeId)).toMatchObject({
      _tag: 'Success',
    });
    expect(await seats()).toBe(before);
    expect(await changesOf(sold)).toEqual([]);
  });

  it('frees the seats that a hold has when it ends, not those of the flights that it was sold on', async () => {
    day += 1;
    const taken = () =>
      database.query('select resource, day, kind, taken from sandbox_stock where taken > 0 order by 1, 2, 3', []);
    const before = await taken();
    const held = await ordered(askedAt, undefined, 'hold');
    const other = await ordered(askedAt, held.itinerary);
    await cause(held, { what: 'cancelled' });
    const [changed] = await changesOf(held);
    const { alternativeId } = changed?.changes[0]?.alternatives[0] ?? {};
    if (alternativeId === undefined) throw new Error('no alternative');
    expect(await answer(randomUUID(), held, changed?.changeId ?? '', alternativeId)).toMatchObject({ _tag: 'Success' });
    await supplier.amendments.expire(plusMinutes(askedAt, 24 * 60));
    const [{ carrier, flightNumber }] = other.itinerary.segments;
    const left = (await taken()).filter((row) => !before.some((each) => JSON.stringify(each) === JSON.stringify(row)));
    expect(left).toMatchObject([{ resource: `${carrier}${flightNumber}`, taken: 2 }]);
  });

  it('gives all back only where a change is open', async () => {
    day += 1;
    const sold = await ordered();
    const asked = { places: [0, 1].map((traveller) => ({ traveller, item: 0 })), reason: 'supplier' } as const;
    const back = () =>
      run(Effect.result(supplier.amendments.cancelRefund(sold.booking, asked, plusMinutes(askedAt, 20))));
    expect(await back()).toMatchObject({ _tag: 'Failure' });
    await cause(sold, {});
    expect(await back()).toMatchObject({ _tag: 'Success' });
  });
});
