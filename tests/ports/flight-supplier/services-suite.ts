/** What every flight supplier that sells services must keep; see `suite.ts`. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  FlightSupplier,
  SupplierConfirmation,
  SupplierFare,
  SupplierOrder,
} from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { OrderedSsr, SupplierServices } from '#application/backoffice/ports/flight/supplier-services.ts';
import { SupplierRefused } from '#application/backoffice/ports/supplier.ts';
import type { SsrLine } from '#domain/flight/extras/ancillaries.ts';
import { checkChosen } from '#domain/flight/extras/ancillary-rules.ts';
import { seatLine, seatLines } from '#domain/flight/extras/seat-lines.ts';
import { seatSpots } from '#domain/flight/extras/seat-map.ts';
import type { Party } from '#domain/flight/search/request.ts';
import { add, money } from '#domain/money/money.ts';
import { orderFor } from '#tests/fixtures/flight-supplier.ts';
import type { SupplierCase } from './suite.ts';

const pair: Party = { adults: 2, children: 0, infants: 0 };

export function supplierServicesSuite({ make, now, searches, searchOn }: SupplierCase): void {
  let supplier: FlightSupplier;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ supplier, close } = await make());
  });
  afterAll(() => close());

  const services = (fare: Pick<SupplierFare, 'fareKey'>) => Effect.runPromise(supplier.services([fare.fareKey], now));
  const book = (order: SupplierOrder): Promise<SupplierConfirmation | SupplierRefused> =>
    Effect.runPromise(
      Effect.catchTag(supplier.order(order, now), 'SupplierRefused', (refused) => Effect.succeed(refused)),
    );
  const someFare = async (days: number): Promise<SupplierFare> => {
    const [offer] = await Effect.runPromise(supplier.search(searchOn(days, { party: pair, nonStopOnly: true }), now));
    if (offer === undefined) throw new Error(`nothing on day ${days}`);
    return offer.fares[0];
  };

  it('offers lines and maps of flights of the journey, each with a name of its own', async () => {
    for (const request of searches) {
      const [offer] = await Effect.runPromise(supplier.search(request, now));
      if (offer === undefined) throw new Error('nothing flies');
      const { lines, seatMaps } = await services(offer.fares[0]);
      const ids = [...lines, ...seatMaps.flatMap(seatLines)].map(({ ssrId }) => ssrId);
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { place } of [...lines, ...seatMaps]) {
        expect(offer.itineraries[place.itinerary]?.segments[place.segment]).toBeDefined();
      }
      for (const { price, kind, kilograms } of lines) {
        expect(price.minor).toBeGreaterThanOrEqual(0);
        expect(kind).not.toBe('seat');
        if (kind === 'baggage') expect(kilograms).toBeGreaterThan(0);
      }
      for (const map of seatMaps) {
        const names = seatSpots(map).map(({ seat }) => seat.seat);
        expect(new Set(names).size).toBe(names.length);
        expect(freeSeats(map).length).toBeGreaterThanOrEqual(request.party.adults + request.party.children);
      }
    }
  });

  it('sells seats, a bag and a meal with the flights, each answered', async () => {
    const fare = await someFare(60);
    const found = await services(fare);
    const ssr = [
      ...seatsFor(found, [0, 1]),
      ...['baggage', 'meals'].flatMap((kind) =>
        orderOf(
          found.lines.find((line) => line.kind === kind),
          0,
        ),
      ),
    ];
    expect(ssr.length).toBeGreaterThan(2);
    const answer = await book(orderFor(fare, pair, { ssr }));
    if (answer instanceof SupplierRefused) throw new Error(answer.reason);
    expect(answer.issued.ssr?.map(({ ssrId, traveller }) => [ssrId, traveller])).toEqual(
      ssr.map(({ ssrId, traveller }) => [ssrId, traveller]),
    );
    for (const [at, { price }] of ssr.entries()) {
      if (price.minor > 0) expect(answer.issued.ssr?.[at]?.status).toBe('confirmed');
    }
    const after = await services(fare);
    expect(statesOf(after, ssr)).toEqual(['taken', 'taken']);
  });

  it('refuses what costs something else by now and what is not offered, and sells nothing', async () => {
    const fare = await someFare(61);
    const found = await services(fare);
    const [seat, other] = seatsFor(found, [0, 1]);
    const [bag] = orderOf(
      found.lines.find(({ kind }) => kind === 'baggage'),
      0,
    );
    if (seat === undefined || other === undefined || bag === undefined) throw new Error('nothing offered');
    const dearer = { ...bag, price: add(bag.price, money(100, bag.price.currency)) };
    const unknown = { ...bag, ssrId: 'nothing-of-this-name' };
    for (const wrong of [dearer, unknown]) {
      const order = orderFor(fare, pair, { ssr: [seat, wrong, other] });
      expect(await book(order)).toMatchObject({ reason: 'ssr-changed', ssrIds: [wrong.ssrId] });
      expect(await Effect.runPromise(supplier.settle(order.idempotencyKey, now))).toMatchObject({ kind: 'refused' });
    }
    expect(statesOf(await services(fare), [seat, other])).toEqual(['free', 'free']);
  });

  it('gives a seat once: of an order that wants a taken one nothing is sold', async () => {
    const fare = await someFare(62);
    const [first, second, third] = seatsFor(await services(fare), [0, 1, 0]);
    if (first === undefined || second === undefined || third === undefined) throw new Error('no seats');
    const bought = orderFor(fare, pair, { ssr: [first, second] });
    const answer = await book(bought);
    expect(answer).toHaveProperty('reference');
    const late = orderFor(fare, pair, { ssr: [third, second] });
    expect(await book(late)).toMatchObject({ reason: 'seat-taken', ssrIds: [second.ssrId] });
    expect(await Effect.runPromise(supplier.settle(late.idempotencyKey, now))).toMatchObject({ kind: 'refused' });
    expect(statesOf(await services(fare), [first, second, third])).toEqual(['taken', 'taken', 'free']);
    // The same order once more is the order that has them.
    expect(await book(bought)).toEqual(answer);
  });

  describe('what it offers', () => {
    it('goes together by the rules of choosing', async () => {
      const found = await services(await someFare(63));
      const chosen = seatsFor(found, [0, 1]);
      const lines = [...found.lines, ...found.seatMaps.flatMap(seatLines)];
      const travellers = [{ type: 'adult' }, { type: 'adult' }] as const;
      expect(checkChosen(lines, chosen, travellers, found.seatMaps)).toEqual([]);
    });
  });
}

/** Free seats for anybody, in the order of the map. */
export function freeSeats(map: SupplierServices['seatMaps'][number]): readonly SsrLine[] {
  return seatSpots(map)
    .filter(({ seat }) => seat.state === 'free' && !seat.notForChild)
    .map(({ seat }) => seatLine(map.place, seat));
}

/** A free seat of the first flight for each of these travellers. */
export function seatsFor({ seatMaps }: SupplierServices, travellers: readonly number[]): readonly OrderedSsr[] {
  const [map] = seatMaps;
  const free = map === undefined ? [] : freeSeats(map);
  return travellers.flatMap((traveller, at) => orderOf(free[at], traveller));
}

export function orderOf(line: SsrLine | undefined, traveller: number): readonly OrderedSsr[] {
  return line === undefined ? [] : [{ ssrId: line.ssrId, traveller, price: line.price }];
}

/** The states of the seats among these. */
export function statesOf({ seatMaps }: SupplierServices, ssr: readonly OrderedSsr[]): readonly string[] {
  return ssr.flatMap(({ ssrId }) =>
    seatMaps.flatMap((map) =>
      seatSpots(map)
        .filter(({ seat }) => seatLine(map.place, seat).ssrId === ssrId)
        .map(({ seat }) => seat.state),
    ),
  );
}
