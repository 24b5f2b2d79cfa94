/** Parts of Duffel's orders: bags added to them, slices that the airline moves, one slice changed of several. */
import { Cause, Effect, Exit } from 'effect';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SupplierAmendment } from '#application/backoffice/ports/flight/supplier-amendments.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import { add, type Money, money, scale, subtract } from '#domain/money/money.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { SupplierOrderStore } from '#infrastructure/backoffice/database/flight/supplier-order-store.ts';
import { DuffelAmendments } from '#infrastructure/backoffice/suppliers/duffel/duffel-amendments.ts';
import { duffelSupplier, inRupees, stubClient } from '#tests/fixtures/duffel.ts';
import { askedAt, journey, oneWay, orderFor } from '#tests/fixtures/flight-supplier.ts';
import { databases } from '#tests/support/databases.ts';
import { DuffelStub } from '#tests/support/duffel/duffel-stub.ts';

const party = { adults: 2, children: 0, infants: 0 };
const addBags = 'POST /air/orders/:id/services';
const accept = 'POST /air/airline_initiated_changes/:id/actions/accept';
const run = Effect.runPromise;

describe.each(databases())('on the $kind database', ({ fresh }) => {
  let stub: DuffelStub;
  let database: Database;
  let amendments: DuffelAmendments;
  let count = 0;
  const another = () =>
    new DuffelAmendments(
      stubClient(stub),
      new SupplierOrderStore(database, 'duffel'),
      new SupplierOrderStore(database, 'duffel-amendment'),
      inRupees,
    );

  beforeAll(async () => {
    [stub, database] = await Promise.all([DuffelStub.start(askedAt), fresh()]);
    amendments = another();
  });
  afterAll(async () => {
    await stub.close();
    await database.close();
  });
  beforeEach(() => {
    stub.now = askedAt;
    stub.seen.length = 0;
  });

  const key = () => `part-${(count += 1)}`;
  const failureOf = async <A, E>(work: Effect.Effect<A, E>): Promise<unknown> => {
    const exit = await Effect.runPromiseExit(work);
    return Exit.isFailure(exit) ? Cause.squash(exit.cause) : { succeeded: exit.value };
  };
  /** A fare that may be changed and given back. */
  const found = async (request: FlightSearchRequest) => {
    const [offer] = await run(duffelSupplier(stub, database).search(request, askedAt));
    const fare = offer?.fares[1];
    if (offer === undefined || fare === undefined) throw new Error('nothing found');
    return { offer, fare };
  };
  const booked = async (request: FlightSearchRequest, mode: 'ticket' | 'hold' = 'ticket') => {
    const { offer, fare } = await found(request);
    const order = orderFor(fare, party, { mode });
    const { reference, issued } = await run(duffelSupplier(stub, database).order(order, askedAt));
    const { tickets } = issued;
    const booking = { orderKey: order.idempotencyKey, reference };
    return { booking, tickets, total: fare.fare.amount, flights: offer.itineraries, id: kept(booking).id };
  };
  const kept = ({ orderKey }: { readonly orderKey: string }) => {
    const made = stub.orders.find(({ order: { metadata } }) => metadata?.['farelane_key'] === orderKey)?.order;
    if (made === undefined) throw new Error(`no order of ${orderKey}`);
    return made;
  };
  const amend = (name: string, asked: SupplierAmendment, by = amendments) => run(by.amend(name, asked, askedAt));

  describe('bags', () => {
    const bag = async ({ booking }: Awaited<ReturnType<typeof booked>>, travellers: readonly number[]) => {
      const { lines, seatMaps } = await run(amendments.services(booking, askedAt));
      expect(seatMaps).toEqual([]);
      const [line] = lines;
      if (line === undefined) throw new Error('no bags');
      const ssr = travellers.map((traveller) => ({ traveller, ssrId: line.ssrId, price: line.price }));
      const expectedTotal = money(line.price.minor * travellers.length, 'INR');
      return { kind: 'add-ssr', ...booking, ssr, has: [], expectedTotal } as const;
    };

    it('are offered for flights to come and bought once, from two replicas too', async () => {
      const sold = await booked(oneWay('DEL-BOM', 10, { party }));
      const asked = await bag(sold, [0, 1]);
      const name = key();
      const answer = await amend(name, asked);
      expect(answer).toEqual({
        ssr: asked.ssr.map(({ traveller, ssrId }) => ({ traveller, ssrId, status: 'confirmed' })),
      });
      expect(await amend(name, asked, another())).toEqual(answer);
      expect(await run(amendments.settle(name, askedAt))).toEqual({ kind: 'confirmed', answer: answer });
      expect(kept(sold.booking).services).toHaveLength(2);
      expect(stub.seenOf(addBags)).toHaveLength(1);
      const departed = toInstant(sold.flights[0].segments[0].departure);
      expect((await run(amendments.services(sold.booking, departed))).lines).toEqual([]);
    });

    it('are refused at another price, naming the bag, and for a hold', async () => {
      const asked = await bag(await booked(oneWay('DEL-BOM', 10, { party })), [1]);
      const cheap = asked.ssr.map((each) => ({ ...each, price: money(100, 'INR') }));
      expect(await failureOf(amendments.amend(key(), { ...asked, ssr: cheap }, askedAt))).toMatchObject({
        reason: 'ssr-changed',
        ssrIds: cheap.map(({ ssrId }) => ssrId),
      });
      const held = await booked(oneWay('DEL-BOM', 10, { party }), 'hold');
      expect(await failureOf(amendments.amend(key(), { ...asked, ...held.booking }, askedAt))).toMatchObject({
        reason: 'refused',
      });
      expect(stub.seenOf(addBags)).toHaveLength(0);
    });

    it('are settled by what has come to the order since', async () => {
      const sold = await booked(oneWay('DEL-BOM', 10, { party }));
      await amend(key(), await bag(sold, [0]));
      const asked = await bag(sold, [1]);
      const [one, two] = [key(), key()];
      stub.fault({ on: addBags, after: 'reset' });
      expect(await failureOf(amendments.amend(one, asked, askedAt))).toMatchObject({ _tag: 'SupplierSilent' });
      expect(await run(another().settle(one, askedAt))).toMatchObject({
        kind: 'confirmed',
        answer: { ssr: [{ traveller: 1, status: 'confirmed' }] },
      });
      stub.fault({ on: addBags, before: 'reset' });
      expect(await failureOf(amendments.amend(two, asked, askedAt))).toMatchObject({ _tag: 'SupplierSilent' });
      expect(await failureOf(amendments.settle(two, askedAt))).toMatchObject({ _tag: 'SupplierSilent' });
      expect(await failureOf(amendments.amend(two, asked, askedAt))).toMatchObject({ _tag: 'SupplierSilent' });
      expect(await run(amendments.settle(two, plusMinutes(askedAt, 16)))).toMatchObject({ kind: 'refused' });
      expect(kept(sold.booking).services).toHaveLength(2);
      expect(stub.seenOf(addBags)).toHaveLength(3);
    });
  });

  describe('what the airline changes', () => {
    const changesOf = (bookings: readonly Awaited<ReturnType<typeof booked>>[]) =>
      run(
        amendments.scheduleChanges(
          bookings.map(({ booking }) => booking),
          askedAt,
        ),
      );

    it('is reported for the orders that are asked about, and accepted once', async () => {
      const moved = await booked(journey('DEL-DXB 10, DXB-DEL 20', { party }));
      const still = await booked(oneWay('DEL-BOM', 10, { party }));
      expect(await changesOf([moved, still])).toEqual([]);
      stub.moveSlice(moved.id, { slice: 1, minutes: 95 });
      const [answered, ...others] = await changesOf([moved, still]);
      expect(others).toEqual([]);
      const [change] = answered?.changes ?? [];
      expect(answered).toMatchObject({
        orderKey: moved.booking.orderKey,
        changes: [{ itinerary: 1, alternatives: [] }],
      });
      const was = moved.flights[1]?.segments[0];
      expect(change?.now?.segments[0]).toMatchObject({ carrier: was?.carrier, flightNumber: was?.flightNumber });
      expect(change?.now && toInstant(change.now.segments[0].departure)).toBe(
        was && plusMinutes(toInstant(was.departure), 95),
      );
      expect(await changesOf([still])).toEqual([]);
      const asked = { kind: 'schedule', ...moved.booking, changeId: answered?.changeId ?? '', chosen: [] } as const;
      const other = { ...asked, chosen: [{ itinerary: 1, alternativeId: 'other' }] };
      expect(await failureOf(amendments.amend(key(), other, askedAt))).toMatchObject({ reason: 'refused' });
      const name = key();
      stub.fault({ on: accept, after: 'reset' });
      expect(await failureOf(amendments.amend(name, asked, askedAt))).toMatchObject({ _tag: 'SupplierSilent' });
      expect(await run(another().settle(name, askedAt))).toEqual({ kind: 'confirmed', answer: {} });
      expect(await amend(name, asked)).toEqual({});
      expect(await changesOf([moved, still])).toEqual([]);
      expect(stub.seenOf(accept)).toHaveLength(1);
    });

    it('is named by all of it, and an acceptance of less is refused; one that was lost is refused in time', async () => {
      const sold = await booked(oneWay('DEL-BOM', 10, { party }));
      stub.moveSlice(sold.id, { slice: 0, minutes: 20 });
      const [first] = await changesOf([sold]);
      stub.moveSlice(sold.id, { slice: 0, minutes: 80 });
      const [both] = await changesOf([sold]);
      expect(both?.changeId).not.toBe(first?.changeId);
      const was = toInstant(sold.flights[0].segments[0].departure);
      const [change] = both?.changes ?? [];
      expect(change?.now && toInstant(change.now.segments[0].departure)).toBe(plusMinutes(was, 80));
      const asked = { kind: 'schedule', ...sold.booking, chosen: [] } as const;
      const old = { ...asked, changeId: first?.changeId ?? '' };
      expect(await failureOf(amendments.amend(key(), old, askedAt))).toMatchObject({ reason: 'refused' });
      const name = key();
      stub.fault({ on: accept, before: 'reset' });
      const all = { ...asked, changeId: both?.changeId ?? '' };
      expect(await failureOf(amendments.amend(name, all, askedAt))).toMatchObject({ _tag: 'SupplierSilent' });
      expect(await failureOf(amendments.settle(name, askedAt))).toMatchObject({ _tag: 'SupplierSilent' });
      expect(await run(amendments.settle(name, plusMinutes(askedAt, 16)))).toMatchObject({ kind: 'refused' });
      expect(await amend(key(), all)).toEqual({});
    });

    it('is reported as it was agreed where the airline goes back, by another change or by none', async () => {
      const sold = await booked(journey('DEL-DXB 10, DXB-DEL 20', { party }));
      stub.moveSlice(sold.id, { slice: 1, minutes: 95 });
      const [answered] = await changesOf([sold]);
      const open = { changeId: answered?.changeId ?? '', itineraries: [1] };
      const known = () => run(amendments.scheduleChanges([{ ...sold.booking, open }], askedAt));
      const asSold = [{ itinerary: 1, now: sold.flights[1], alternatives: [] }];
      expect(await known()).toEqual([answered]);
      stub.changeOrder(sold.id, { airline_initiated_changes: [] });
      expect(await known()).toEqual([{ orderKey: sold.booking.orderKey, changeId: open.changeId, changes: asSold }]);
      stub.moveSlice(sold.id, { slice: 1, minutes: 95 });
      stub.moveSlice(sold.id, { slice: 1, minutes: 0 });
      expect(await known()).toMatchObject([{ changes: asSold }]);
      stub.moveSlice(sold.id, { slice: 0, minutes: 20 });
      expect((await known())[0]?.changes.map(({ itinerary }) => itinerary)).toEqual([0, 1]);
    });

    it('is refused for all that was paid where the flight is gone; what Duffel takes no answer to people answer', async () => {
      const gone = await booked(oneWay('DEL-BOM', 10, { party }));
      stub.moveSlice(gone.id, { slice: 0, minutes: 'cancelled' });
      const [answered] = await changesOf([gone]);
      expect(answered?.changes).toEqual([{ itinerary: 0, alternatives: [] }]);
      const asked = { kind: 'schedule', ...gone.booking, changeId: answered?.changeId ?? '', chosen: [] } as const;
      expect(await failureOf(amendments.amend(key(), asked, askedAt))).toMatchObject({ reason: 'refused' });
      const places = [0, 1].map((traveller) => ({ traveller, item: 0 }));
      const back = { places, reason: 'supplier' } as const;
      expect(await run(amendments.cancelRefund(gone.booking, back, askedAt))).toEqual(gone.total);
      await amend(key(), { kind: 'cancel', ...gone.booking, ...back, expectedRefund: gone.total });
      expect(await changesOf([gone])).toEqual([]);
      const own = await booked(oneWay('DEL-BOM', 10, { party }));
      stub.moveSlice(own.id, { slice: 0, minutes: 30, actions: ['update'] });
      const [byHand] = await changesOf([own]);
      const answer = { kind: 'schedule', ...own.booking, changeId: byHand?.changeId ?? '', chosen: [] } as const;
      expect(await failureOf(amendments.amend(key(), answer, askedAt))).toMatchObject({ reason: 'refused' });
      expect(stub.seenOf(accept)).toHaveLength(0);
    });
  });

  it('one slice of a return is changed for its own part of the fare, the other stays; nobody is split off', async () => {
    const { booking, tickets, total, flights, id } = await booked(journey('DEL-DXB 10, DXB-DEL 20', { party }));
    const { offer, fare } = await found(oneWay('DXB-DEL', 24, { party }));
    const wanted = { itineraries: [1], fareKeys: [fare.fareKey] } as const;
    const penalty = kept(booking).conditions.change_before_departure?.penalty_amount;
    const half: Money = scale(total, 1, 2);
    const collection = add(subtract(fare.fare.amount, half), money(Math.round(Number(penalty ?? 0) * 100), 'INR'));
    expect(await run(amendments.changeCollection(booking, wanted, askedAt))).toEqual(collection);
    const far = { ...wanted, itineraries: [2] };
    expect(await failureOf(amendments.changeCollection(booking, far, askedAt))).toMatchObject({ reason: 'refused' });
    const both = { ...wanted, itineraries: [0, 1] };
    expect(await failureOf(amendments.changeCollection(booking, both, askedAt))).toMatchObject({ reason: 'not-sold' });
    const asked = { kind: 'change', ...booking, ...wanted, tickets, expectedCollection: collection } as const;
    const { tickets: after } = await amend(key(), asked);
    expect(after?.map(({ inExchangeFor }) => inExchangeFor)).toEqual(tickets.map(({ number }) => number));
    const departures = kept(booking).slices.map(({ segments }) => segments[0]?.departing_at.slice(0, 16) ?? '');
    expect(departures.toSorted((one, other) => one.localeCompare(other))).toEqual([
      flights[0].segments[0].departure.local,
      offer.itineraries[0].segments[0].departure.local,
    ]);
    // Whatever order Duffel lists them in, the second direction is the second.
    stub.moveSlice(id, {
      slice: kept(booking).slices.findIndex(({ origin }) => origin.iata_code === 'DXB'),
      minutes: 70,
    });
    expect(await run(amendments.scheduleChanges([booking], askedAt))).toMatchObject([{ changes: [{ itinerary: 1 }] }]);
    const split = { kind: 'split', ...booking, travellers: [1], partKey: 'part' } as const;
    expect(await failureOf(amendments.amend(key(), split, askedAt))).toMatchObject({ reason: 'refused' });
    expect('splits' in amendments).toBe(false);
  });
});
