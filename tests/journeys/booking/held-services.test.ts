/** Seats of the cabin and bags kept with a hold: paid with the ticket, free again without one. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatSpots } from '#domain/flight/extras/seat-map.ts';
import { seatSsrId } from '#domain/flight/extras/seat-lines.ts';
import { airlineByCode } from '#domain/flight/reference/airlines.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import { add, subtract } from '#domain/money/money.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { oneWay } from '#tests/fixtures/flight-supplier.ts';
import {
  type AmendingOffice,
  expectBooksRight,
  failureOf,
  openedOffice,
  rupees,
} from '#tests/support/amending-office.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const once = () => ({ requestId: randomUUID() });
const lowCost = ({ itineraries }: FlightQuote): boolean =>
  itineraries.some(({ segments }) => airlineByCode(segments[0].carrier)?.lowCost === true);
const party = { adults: 2, children: 0, infants: 0 };

describe.each(databases())('services on a hold on the $kind database', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  let day = 20;
  const quoted = (office: AmendingOffice, fits: (quote: FlightQuote) => boolean) =>
    office.quote(oneWay('DEL-BOM', (day += 1), { party }), (quote) => quote.hold !== undefined && fits(quote));
  /** A seat for the first traveller, a bag for the second. */
  const chosen = async (office: AmendingOffice, quote: FlightQuote) => {
    const { lines, seatMaps } = await office.offered(quote);
    const [map] = seatMaps;
    const bag = lines.find(({ kind, price }) => kind === 'baggage' && price.minor > 0);
    const seat = map && seatSpots(map).find((each) => each.seat.state === 'free' && !each.seat.notForChild)?.seat;
    if (map === undefined || bag === undefined || seat === undefined) throw new Error('nothing is sold with it');
    const ssr = [
      { traveller: 0, ssrId: seatSsrId(map.place, seat.seat) },
      { traveller: 1, ssrId: bag.ssrId },
    ];
    return { ssr, seat: seat.seat, costs: add(seat.price, bag.price) };
  };
  const held = async () => {
    const office = await openedOffice(database, rupees(900_000));
    const opened = await office.balance();
    const quote = await quoted(office, ({ hold }) => hold?.services === true);
    const services = await chosen(office, quote);
    const { transactionId } = await run(office.sell(quote, 'hold', randomUUID(), { ssr: services.ssr }));
    const again = await run(office.again(quote));
    const stateOfSeat = async () =>
      (await office.offered(again)).seatMaps.flatMap((map) =>
        seatSpots(map).flatMap((spot) => (spot.seat.seat === services.seat ? [spot.seat.state] : [])),
      )[0];
    return { office, opened, quote, transactionId, stateOfSeat, ...services };
  };

  it('costs nothing until it is ticketed, and then all of it', async () => {
    const { office, opened, quote, transactionId, stateOfSeat, costs } = await held();
    const net = quote.fare.terms?.net ?? rupees(0);
    const booking = await office.details(transactionId);
    expect(booking.ssr.map(({ traveller }) => traveller)).toEqual([0, 1]);
    expect(booking.price.total).toEqual(add(quote.fare.total, costs));
    expect(await stateOfSeat()).not.toBe('free');
    const { holds } = await office.holds();
    expect(holds.map(({ account }) => account?.needs)).toEqual([add(net, costs)]);
    expect(await office.balance()).toEqual(opened);
    expect(await run(office.desk.ticketHeld({ ...once(), transactionId }))).toMatchObject({ status: 'confirmed' });
    expect((await office.balance()).balance).toEqual(subtract(opened.balance, add(net, costs)));
    const { ssr } = await office.details(transactionId);
    expect(ssr.map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
    expect(await stateOfSeat()).not.toBe('free');
    await expectBooksRight(office);
  });

  it.each(['released', 'expired'] as const)('frees the seat where it is %s', async (end) => {
    const { office, opened, quote, transactionId, stateOfSeat } = await held();
    const ended = {
      released: () => run(office.desk.releaseHeld({ ...once(), transactionId })),
      expired: () => {
        office.clock.at = quote.hold?.until ?? office.clock.at;
        return office.expire();
      },
    };
    const at = office.clock.at;
    await ended[end]();
    expect(await office.details(transactionId)).toMatchObject({ status: end });
    office.clock.at = at;
    expect(await stateOfSeat()).toBe('free');
    expect(await office.balance()).toEqual(opened);
    await expectBooksRight(office);
  });

  it('goes with its traveller where the hold is split', async () => {
    const { office, quote, transactionId, costs } = await held();
    const { part } = await run(office.afterSale.splitPnr({ ...once(), transactionId, travellers: [1] }));
    const { holds } = await office.holds();
    const needs = holds.map(({ account }) => account?.needs ?? rupees(0));
    expect(new Set(holds.map((hold) => hold.transactionId))).toEqual(new Set([transactionId, part?.transactionId]));
    expect(add(...(needs as [never, never]))).toEqual(add(quote.fare.terms?.net ?? rupees(0), costs));
    for (const hold of holds) {
      await run(office.desk.ticketHeld({ ...once(), transactionId: hold.transactionId }));
    }
    await expectBooksRight(office);
  });

  it('is refused by an airline that sells services with tickets alone', async () => {
    const office = await openedOffice(database, rupees(900_000));
    const quote = await quoted(office, lowCost);
    expect(quote.hold?.services).toBeUndefined();
    const { ssr } = await chosen(office, quote);
    expect(await failureOf(office.sell(quote, 'hold', randomUUID(), { ssr }))).toMatchObject({
      violations: [{ code: 'hold-no-services', path: 'ssr' }],
    });
  });
});
