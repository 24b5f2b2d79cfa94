/** Bags and seats through Duffel: shown, ordered for one traveller, and found again when they are gone or dearer. */
import { Cause, Effect, Exit } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SupplierFare, SupplierOrder } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { OrderedSsr } from '#application/backoffice/ports/flight/supplier-services.ts';
import { seatSsrId } from '#domain/flight/extras/seat-lines.ts';
import { type SeatMap, seatNamed } from '#domain/flight/extras/seat-map.ts';
import { money } from '#domain/money/money.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import type { DuffelFlightSupplier } from '#infrastructure/backoffice/suppliers/duffel/duffel-flight-supplier.ts';
import type { OrderBody } from '#infrastructure/backoffice/suppliers/duffel/duffel-types.ts';
import { readSeatMap } from '#infrastructure/backoffice/suppliers/duffel/read-seat-map.ts';
import { duffelSupplier } from '#tests/fixtures/duffel.ts';
import { askedAt, journey, oneWay, orderFor } from '#tests/fixtures/flight-supplier.ts';
import { freshDatabase } from '#tests/support/databases.ts';
import { DuffelStub } from '#tests/support/duffel/duffel-stub.ts';
import { seatMapOf } from '#tests/support/duffel/seats.ts';

const family = { adults: 2, children: 1, infants: 1 };
const place = { itinerary: 0, segment: 0 };

let stub: DuffelStub;
let database: Database;
let supplier: DuffelFlightSupplier;

beforeAll(async () => {
  [stub, database] = await Promise.all([DuffelStub.start(askedAt), freshDatabase()]);
  supplier = duffelSupplier(stub, database);
});
afterAll(async () => {
  await stub.close();
  await database.close();
});

const someFare = async (): Promise<SupplierFare> => {
  const offers = await Effect.runPromise(supplier.search(oneWay('DEL-BOM', 10, { party: family }), askedAt));
  const offer = offers.find(({ itineraries: [{ stops }] }) => stops === 0);
  if (offer === undefined) throw new Error('nothing found');
  return offer.fares[0];
};
const services = (fareKey: string) => Effect.runPromise(supplier.services([fareKey], askedAt));
const bodies = () => stub.seenOf('POST /air/orders').map(({ body }) => body as OrderBody);
const refusalOf = async (order: SupplierOrder): Promise<unknown> => {
  const exit = await Effect.runPromiseExit(supplier.order(order, askedAt));
  return Exit.isFailure(exit) ? Cause.squash(exit.cause) : 'booked';
};

/** A map as letters: free seats, '#' taken, '.' no seat, '!' not for a child. */
function picture({ decks }: SeatMap): readonly string[] {
  return decks.flatMap(({ rows }) =>
    rows.map(
      ({ number, elements }) =>
        `${number} ${elements
          .map((each) => {
            if (each.kind === 'gap') return '.';
            return each.state === 'taken' ? '#' : each.notForChild ? '!' : each.column;
          })
          .join('')}`,
    ),
  );
}

describe('what is shown', () => {
  it('is one bag a direction for anyone who has a seat, at its price', async () => {
    const offers = await Effect.runPromise(
      supplier.search(journey('DEL-LHR 20, LHR-DEL 31', { party: family }), askedAt),
    );
    const { lines } = await services(offers[0]?.fares[0].fareKey ?? '');
    expect(
      lines.map(({ kind, code, name, place: at, price, kilograms, for: whom }) => [
        kind,
        code,
        name,
        at,
        price,
        kilograms,
        whom,
      ]),
    ).toEqual(
      [0, 1].map((itinerary) => [
        'baggage',
        'XBAG',
        'Checked bag, 15 kg',
        { itinerary, segment: 0 },
        money(120_000, 'INR'),
        15,
        ['adult', 'child'],
      ]),
    );
  });

  it('is a seat map a flight, with what each seat is', async () => {
    const { seatMaps } = await services((await someFare()).fareKey);
    expect(seatMaps).toHaveLength(1);
    const [map] = seatMaps;
    if (map === undefined) throw new Error('no map');
    expect(picture(map)).toEqual(['1 ABCDEF', '2 A#CD#F', '3 !!!!!!', '4 .BCDE.']);
    expect(map).toMatchObject({ place, equipment: '32N' });
    const [deck] = map.decks;
    expect(deck).toMatchObject({ name: 'main', columns: 'ABC DEF' });
    expect(deck?.rows.map(({ exit, bulkhead, wing, cabin }) => [exit, bulkhead, wing, cabin])).toEqual([
      [false, true, false, 'Y'],
      [false, false, false, 'Y'],
      [true, false, true, 'Y'],
      [false, false, false, 'Y'],
    ]);
    expect(deck?.facilities).toEqual([
      { kind: 'lavatory', afterRows: 0, side: 'left' },
      { kind: 'galley', afterRows: 0, side: 'right' },
      { kind: 'door', afterRows: 2, side: 'left' },
      { kind: 'door', afterRows: 2, side: 'right' },
    ]);
    expect(seatNamed(map, '1A')).toMatchObject({
      window: true,
      aisle: false,
      zone: 'standard',
      price: money(35_000, 'INR'),
    });
    expect(seatNamed(map, '1C')).toMatchObject({ window: false, aisle: true });
    expect(seatNamed(map, '3D')).toMatchObject({
      exit: true,
      legroom: true,
      zone: 'legroom',
      price: money(150_000, 'INR'),
    });
  });

  it('is no map where the airline shows none', async () => {
    const fare = await someFare();
    stub.fault({ on: 'GET /air/seat_maps', before: { status: 404, code: 'not_found' } });
    expect((await services(fare.fareKey)).seatMaps).toEqual([]);
  });
});

it('a wide cabin, two cabins of other widths and a bassinet keep their columns', () => {
  const facts = { sliceId: 's', currency: 'INR', passengers: [{ id: 'pas_1', type: 'adult' }], serviceId: () => 'x' };
  const front = seatMapOf('bas  bas\n1  A.C  D.F\n2  A.C  D.F', { ...facts, segmentId: 'a' });
  const back = seatMapOf('10  ABC  DEF', { ...facts, segmentId: 'a' });
  const [business, economy] = [front.cabins[0], back.cabins[0]];
  if (business === undefined || economy === undefined) throw new Error('no cabins');
  const map = readSeatMap(
    { ...front, cabins: [{ ...business, cabin_class: 'business' }, economy] },
    { place, equipment: '321', currency: 'INR', careful: [] },
  );
  expect(map.decks[0]?.columns).toBe('ABC DEF');
  expect(picture(map)).toEqual(['1 A.CD.F', '2 A.CD.F', '10 ABCDEF']);
  expect(map.decks[0]?.rows.map(({ cabin, bulkhead }) => [cabin, bulkhead])).toEqual([
    ['C', true],
    ['C', false],
    ['Y', true],
  ]);
  expect([seatNamed(map, '1A')?.bassinet, seatNamed(map, '2A')?.bassinet]).toEqual([true, false]);
});

describe('what is ordered', () => {
  const ordered = (fare: SupplierFare, ssr: readonly OrderedSsr[]) => orderFor(fare, family, { ssr });

  it('is bought with the flights, each for its traveller, and confirmed', async () => {
    const fare = await someFare();
    const { lines } = await services(fare.fareKey);
    const bag = lines[0];
    if (bag === undefined) throw new Error('no bag');
    const ssr = [
      { traveller: 1, ssrId: bag.ssrId, price: bag.price },
      { traveller: 0, ssrId: seatSsrId(place, '1A'), price: money(35_000, 'INR') },
      { traveller: 2, ssrId: seatSsrId(place, '1B'), price: money(35_000, 'INR') },
      { traveller: 1, ssrId: seatSsrId(place, '3F'), price: money(150_000, 'INR') },
    ];
    const order = ordered(fare, ssr);
    const confirmation = await Effect.runPromise(supplier.order(order, askedAt));
    expect(confirmation.issued.ssr).toEqual(
      ssr.map(({ traveller, ssrId }) => ({ traveller, ssrId, status: 'confirmed' })),
    );
    const body = bodies().at(-1);
    expect(body?.services).toHaveLength(4);
    expect(body?.payments?.[0]?.amount).toBe(((fare.fare.amount.minor + 340_000) / 100).toFixed(2));
    // Each of its own passenger: Duffel's seat services name them.
    const ids = body?.passengers.map(({ id }) => id.slice(4)) ?? [];
    expect(body?.services?.[1]?.id).toContain(`x${ids[0]}x1A`);
    expect(body?.services?.[2]?.id).toContain(`x${ids[2]}x1B`);
    expect(await Effect.runPromise(supplier.settle(order.idempotencyKey, askedAt))).toEqual({
      kind: 'confirmed',
      answer: confirmation,
    });
  });

  it('is confirmed too where the answer was lost', async () => {
    const fare = await someFare();
    const ssr = [{ traveller: 0, ssrId: seatSsrId(place, '2C'), price: money(35_000, 'INR') }];
    const order = ordered(fare, ssr);
    stub.fault({ on: 'POST /air/orders', after: 'reset' });
    expect(await refusalOf(order)).toMatchObject({ _tag: 'SupplierSilent' });
    expect(await Effect.runPromise(supplier.settle(order.idempotencyKey, askedAt))).toMatchObject({
      kind: 'confirmed',
      answer: { issued: { ssr: [{ traveller: 0, ssrId: seatSsrId(place, '2C'), status: 'confirmed' }] } },
    });
  });

  it('refuses all where a seat is taken, not for the child, or at another price; nothing is sent', async () => {
    const fare = await someFare();
    const seat = (traveller: number, name: string, price = 35_000) => ({
      traveller,
      ssrId: seatSsrId(place, name),
      price: money(price, 'INR'),
    });
    const before = bodies().length;
    expect(await refusalOf(ordered(fare, [seat(0, '1E'), seat(1, '2B')]))).toMatchObject({
      reason: 'seat-taken',
      ssrIds: [seatSsrId(place, '2B')],
    });
    expect(await refusalOf(ordered(fare, [seat(2, '3A', 150_000)]))).toMatchObject({ reason: 'seat-taken' });
    expect(await refusalOf(ordered(fare, [seat(0, '1E', 30_000)]))).toMatchObject({
      reason: 'ssr-changed',
      ssrIds: [seatSsrId(place, '1E')],
    });
    expect(
      await refusalOf(
        ordered(fare, [{ traveller: 0, ssrId: 'bag-9.9-checked-15-120000', price: money(120_000, 'INR') }]),
      ),
    ).toMatchObject({
      reason: 'ssr-changed',
    });
    expect(bodies()).toHaveLength(before);
  });
});
