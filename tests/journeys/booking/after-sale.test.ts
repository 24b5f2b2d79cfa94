/** Services added to tickets, and travellers split off: over the real stores and the sandbox, with the clock in the test's hand. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChosenSsr } from '#domain/flight/extras/ancillaries.ts';
import { wrongSums } from '#domain/price/explain.ts';
import { seatSsrId } from '#domain/flight/extras/seat-lines.ts';
import { seatSpots } from '#domain/flight/extras/seat-map.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import { add, type Money, money, subtract, sum } from '#domain/money/money.ts';
import { standardTerms } from '#domain/flight/terms/standard-terms.ts';
import { rounded } from '#domain/price/rounding.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import type { SupplierServices } from '#application/backoffice/ports/flight/supplier-services.ts';
import type { OfferedSeatMap, OfferedSsr } from '#application/desk/flight.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { journey, oneWay } from '#tests/fixtures/flight-supplier.ts';
import {
  type AmendingOffice,
  openedOffice,
  expectBooksRight,
  type OfficeOptions,
  rupees,
} from '#tests/support/amending-office.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const failure = async <A, E>(asked: Effect.Effect<A, E>): Promise<E> => {
  const result = await run(Effect.result(asked));
  if (result._tag === 'Success') throw new Error(`not refused: ${JSON.stringify(result.success)}`);
  return result.failure;
};
const id = (): string => randomUUID();

describe.each(databases())('after the sale on the $kind database', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  const officeWith = (options: OfficeOptions = {}, money_ = rupees(500_000)) => openedOffice(database, money_, options);
  const sold = async (
    office: AmendingOffice,
    day: number,
    party = { adults: 2, children: 1, infants: 1 },
    fits?: (quote: FlightQuote) => boolean,
  ) => {
    const quote: FlightQuote = await office.quote(oneWay('DEL-BLR', day, { party }), fits);
    return { quote, ...(await run(office.sell(quote, 'ticket'))) };
  };
  const offered = async (office: AmendingOffice, transactionId: string) => {
    const [{ lines }, { seatMaps }] = await Promise.all([
      run(office.afterSale.services({ transactionId })),
      run(office.afterSale.seatMaps({ transactionId })),
    ]);
    const [map] = seatMaps;
    if (map === undefined) throw new Error('no seat map');
    return { lines, map };
  };
  const line = (lines: readonly OfferedSsr[], kind: OfferedSsr['kind'], at = 0): OfferedSsr => {
    const found = lines.filter((each) => each.kind === kind)[at];
    if (found === undefined) throw new Error(`no ${kind}`);
    return found;
  };
  const freeSeat = (map: OfferedSeatMap, at = 0) => {
    const seat = seatSpots(map).filter(({ seat: { state, notForChild } }) => state === 'free' && !notForChild)[at]
      ?.seat;
    if (seat === undefined) throw new Error('no free seat');
    return { ...seat, ssrId: seatSsrId(map.place, seat.seat) };
  };
  const total = (prices: readonly Money[]) => sum('INR', prices);
  /** What entries about a booking came to. */
  const posted = async (office: AmendingOffice, transactionId: string) => {
    const lines = await run(office.bookings.moneyLines(office.agencyId, transactionId));
    return lines.reduce((sofar, { debit, credit }) => sofar + credit.minor - debit.minor, 0);
  };

  it('charges the customer a round price for them, the rounding a line of its own, and the account what they cost', async () => {
    const unit = rupees(100);
    const roundings = [{ id: 'hundreds', from: isoDate('2020-01-01'), unit, note: 'Made for tests' }];
    const office = await officeWith({ terms: { ...standardTerms, roundings } });
    const { transactionId, total: before } = await sold(office, 30);
    expect(before.minor % unit.minor).toBe(0);
    const catalogue = await run(office.afterSale.services({ transactionId }));
    expect(catalogue.rounding).toMatchObject({ unit });
    const meals = catalogue.lines.filter(({ kind, price }) => kind === 'meals' && price.minor % unit.minor !== 0);
    const [meal] = meals;
    if (meal === undefined) throw new Error('every meal is round');
    const spent = (await office.balance()).balance;
    const asked = { transactionId, ssr: [{ traveller: 0, ssrId: meal.ssrId }], expectedTotal: meal.price };
    const { total: after } = await run(office.afterSale.addSsr({ ...asked, requestId: id() }));
    expect((await office.balance()).balance).toEqual(subtract(spent, meal.price));
    const customer = subtract(after, before);
    expect(customer).toEqual(rounded(meal.price, { unit }));
    const { price: fare } = await office.details(transactionId);
    expect(fare.total).toEqual(after);
    expect(wrongSums(fare.breakdown)).toEqual([]);
    expect(fare.breakdown.parts?.filter(({ name }) => name === 'rounding').at(-1)?.amount).toEqual(
      subtract(customer, meal.price),
    );
    const { bookings } = await run(office.bookings.list({ agencyId: office.agencyId, page: 1, pageSize: 5 }));
    expect(bookings[0]?.customerTotal).toEqual(after);
    await expectBooksRight(office);
  });

  it('adds a seat, a meal and a bag at the price shown, once, however often it is asked', async () => {
    const office = await officeWith();
    const { transactionId, total: before } = await sold(office, 30);
    const { lines, map } = await offered(office, transactionId);
    const [meal, bag, help] = [line(lines, 'meals'), line(lines, 'baggage'), line(lines, 'special_ssr')];
    const seat = freeSeat(map);
    const expectedTotal = total([meal.price, bag.price, seat.price, help.price]);
    const ssr: readonly ChosenSsr[] = [
      { traveller: 0, ssrId: meal.ssrId },
      { traveller: 1, ssrId: bag.ssrId },
      { traveller: 1, ssrId: seat.ssrId },
      { traveller: 0, ssrId: help.ssrId },
    ];
    const spent = (await office.balance()).balance;
    const request = { transactionId, ssr, expectedTotal, requestId: id() };
    const [one, other] = await Promise.all([
      run(office.afterSale.addSsr(request)),
      run(office.afterSale.addSsr(request)),
    ]);
    expect(other).toEqual(one);
    expect(await run(office.afterSale.addSsr(request))).toEqual(one);
    expect(one).toMatchObject({
      status: 'confirmed',
      added: true,
      total: add(before, expectedTotal),
      ledgerEntry: 'LG-2',
    });
    expect(await failure(office.afterSale.addSsr({ ...request, ssr: ssr.slice(1) }))).toMatchObject({
      _tag: 'RequestIdReused',
    });
    expect((await office.balance()).balance).toEqual(subtract(spent, expectedTotal));
    const booking = await office.details(transactionId);
    expect(booking.ssr.map(({ ssrId, status }) => [ssrId, status])).toEqual([
      [meal.ssrId, 'confirmed'],
      [bag.ssrId, 'confirmed'],
      [seat.ssrId, 'confirmed'],
      [help.ssrId, 'confirmed'],
    ]);
    expect(booking.price.total).toEqual(add(before, expectedTotal));
    expect(wrongSums(booking.price.breakdown)).toEqual([]);
    expect(booking.history.at(-1)).toMatchObject({ code: 'services-added', params: { kind: 'add-ssr', count: 4 } });
    const { bookings } = await run(office.bookings.list({ agencyId: office.agencyId, page: 1, pageSize: 5 }));
    expect(bookings[0]?.customerTotal).toEqual(add(before, expectedTotal));
    await expectBooksRight(office);

    // What is bought counts: the seat is the booking's own, the bag is not sold to the same traveller twice.
    const again = await offered(office, transactionId);
    expect(seatSpots(again.map).find((spot) => spot.seat.seat === seat.seat)?.seat.state).toBe('free');
    const refused = async (chosen: readonly ChosenSsr[], price: Money) =>
      failure(office.afterSale.addSsr({ transactionId, ssr: chosen, expectedTotal: price, requestId: id() }));
    expect(await refused([{ traveller: 1, ssrId: bag.ssrId }], bag.price)).toMatchObject({
      violations: [{ code: 'baggage-twice', path: 'ssr[0]' }],
    });
    expect(await refused([{ traveller: 0, ssrId: seat.ssrId }], seat.price)).toMatchObject({
      violations: [{ code: 'seat-taken', path: 'ssr[0]' }],
    });
    const next = freeSeat(again.map, 2);
    expect(await refused([{ traveller: 1, ssrId: next.ssrId }], next.price)).toMatchObject({
      violations: [{ code: 'seat-twice', path: 'ssr[0]' }],
    });
    expect(await refused([], money(0, 'INR'))).toMatchObject({ violations: [{ code: 'ssr-nothing', path: 'ssr' }] });
    expect(await refused([{ traveller: 1, ssrId: meal.ssrId }], add(meal.price, rupees(1)))).toMatchObject({
      _tag: 'FareChanged',
      to: meal.price,
    });
  });

  it('says a request the outcome of its twin, also where the twin is what stands in its way', async () => {
    // What the airline has is read late: the twin has bought it by then, and the seats are on no map any more.
    let late: (found: SupplierServices) => Promise<SupplierServices> = (found) => Promise.resolve(found);
    const office = await officeWith({
      amending: ({ code, settle, amend, cancelRefund, services }) => ({
        code,
        settle,
        amend,
        cancelRefund,
        services: (order, now) =>
          Effect.flatMap(services?.(order, now) ?? Effect.die(new Error('none')), (found) =>
            Effect.promise(() => late(found)),
          ),
      }),
    });
    const { transactionId } = await sold(office, 31, { adults: 1, children: 0, infants: 0 });
    const { map } = await offered(office, transactionId);
    const seat = freeSeat(map);
    const ssr: readonly ChosenSsr[] = [{ traveller: 0, ssrId: seat.ssrId }];
    const request = { transactionId, ssr, expectedTotal: seat.price, requestId: id() };
    const { balance } = await office.balance();
    const twins: unknown[] = [];
    late = async (found) => {
      late = (again) => Promise.resolve(again);
      twins.push(await run(office.afterSale.addSsr(request)));
      return { ...found, seatMaps: [] };
    };
    expect(await run(office.afterSale.addSsr(request))).toEqual(twins[0]);
    expect((await office.balance()).balance).toEqual(subtract(balance, seat.price));
    await expectBooksRight(office);
  });

  it('sells a seat to one of several, and charges nobody else', async () => {
    const offices = await Promise.all([officeWith(), officeWith(), officeWith()]);
    const bookings: { readonly office: AmendingOffice; readonly transactionId: string; readonly flight: string }[] = [];
    for (const office of offices) {
      const flightOf = ({ itineraries: [{ segments }], options: [{ family }] }: FlightQuote) =>
        `${segments.map(({ carrier, flightNumber }) => `${carrier}${flightNumber}`).join()} ${family}`;
      const same = (quote: FlightQuote) => bookings.every(({ flight }) => flight === flightOf(quote));
      const { transactionId, quote } = await sold(office, 33, { adults: 1, children: 0, infants: 0 }, same);
      bookings.push({ office, transactionId, flight: flightOf(quote) });
    }
    const [first] = bookings;
    if (first === undefined) throw new Error('nobody');
    const { map } = await offered(first.office, first.transactionId);
    const seat = freeSeat(map, 4);
    const asked = await Promise.all(
      bookings.map(({ office, transactionId }) =>
        run(
          Effect.result(
            office.afterSale.addSsr({
              transactionId,
              ssr: [{ traveller: 0, ssrId: seat.ssrId }],
              expectedTotal: seat.price,
              requestId: id(),
            }),
          ),
        ),
      ),
    );
    const [won] = asked.filter(({ _tag }) => _tag === 'Success');
    expect(won).toMatchObject({ success: { added: true } });
    const lost = asked.flatMap((each) => (each._tag === 'Failure' ? [each.failure] : []));
    expect(lost).toHaveLength(2);
    for (const each of lost) expect(each).toMatchObject({ violations: [{ code: 'seat-taken', path: 'ssr[0]' }] });
    for (const office of offices) await expectBooksRight(office);
  });

  it('keeps to the money there is', async () => {
    const office = await officeWith();
    const { transactionId } = await sold(office, 36);
    const { lines } = await offered(office, transactionId);
    const bag = line(lines, 'baggage');
    const { balance } = await office.balance();
    await run(office.ledger.setCreditLimit(office.agencyId, money(-balance.minor, 'INR')));
    const request = {
      transactionId,
      ssr: [{ traveller: 0, ssrId: bag.ssrId }],
      expectedTotal: bag.price,
      requestId: id(),
    };
    expect(await failure(office.afterSale.addSsr(request))).toMatchObject({ _tag: 'BalanceTooLow', needed: bag.price });
    expect((await office.details(transactionId)).status).toBe('confirmed');
    await run(office.ledger.setCreditLimit(office.agencyId, rupees(500_000)));
    expect(await run(office.afterSale.addSsr(request))).toMatchObject({ added: true });
    await expectBooksRight(office);
  });

  it('is in doubt where the airline is silent, and settled by asking for its outcome', async () => {
    const office = await officeWith();
    const { transactionId } = await sold(office, 45, { adults: 2, children: 0, infants: 0 });
    const { lines } = await offered(office, transactionId);
    const bag = line(lines, 'baggage');
    const adding = {
      transactionId,
      ssr: [{ traveller: 1, ssrId: bag.ssrId }],
      expectedTotal: bag.price,
      requestId: id(),
    };
    office.supplier.misbehave({ silentAfter: 1, settleSilent: true });
    expect(await failure(office.afterSale.addSsr(adding))).toMatchObject({ _tag: 'InDoubt', transactionId });
    expect(await office.details(transactionId)).toMatchObject({ status: 'amending', amending: { kind: 'add-ssr' } });
    expect(await failure(office.afterSale.services({ transactionId }))).toMatchObject({ state: 'amending' });
    expect((await office.balance()).reserved).toEqual(bag.price);
    office.supplier.misbehave({});
    await office.recover();
    expect(await run(office.afterSale.addSsr(adding))).toMatchObject({ added: true, ledgerEntry: 'LG-2' });

    office.supplier.misbehave({ silentAfter: 1, settleSilent: true });
    const splitting = { transactionId, travellers: [1], requestId: id() };
    expect(await failure(office.afterSale.splitPnr(splitting))).toMatchObject({ _tag: 'InDoubt' });
    office.supplier.misbehave({});
    await office.recover();
    const { part } = await run(office.afterSale.splitPnr(splitting));
    expect((await office.details(part?.transactionId ?? '')).ssr).toMatchObject([{ traveller: 0, ssrId: bag.ssrId }]);

    // Lost before it reached the airline: refused when it is asked about, and nothing has changed.
    office.supplier.misbehave({ silentBefore: 1 });
    const lost = { ...adding, ssr: [{ traveller: 0, ssrId: bag.ssrId }], requestId: id() };
    expect(await failure(office.afterSale.addSsr(lost))).toMatchObject({ _tag: 'InDoubt' });
    office.supplier.misbehave({});
    await office.recover();
    expect(await run(office.afterSale.addSsr(lost))).toMatchObject({ added: false, ssr: [] });
    await expectBooksRight(office);
  });

  it('splits travellers off: two bookings, linked, that come to what the one was', async () => {
    const office = await officeWith();
    const { transactionId, reference: pnr, total: before, tickets, quote } = await sold(office, 39);
    const { lines, map } = await offered(office, transactionId);
    const [bag, seat] = [line(lines, 'baggage'), freeSeat(map)];
    await run(
      office.afterSale.addSsr({
        transactionId,
        ssr: [
          { traveller: 1, ssrId: bag.ssrId },
          { traveller: 1, ssrId: seat.ssrId },
        ],
        expectedTotal: add(bag.price, seat.price),
        requestId: id(),
      }),
    );
    const net = quote.fare.terms?.net ?? rupees(0);
    const balance = (await office.balance()).balance;
    const seats = await office.seatsSold();
    const request = { transactionId, travellers: [2, 1], requestId: id() };
    expect(await failure(office.afterSale.splitPnr({ ...request, travellers: [1, 3], requestId: id() }))).toMatchObject(
      {
        violations: [{ code: 'split-infant', path: 'travellers' }],
      },
    );
    const [one, other] = await Promise.all([
      run(office.afterSale.splitPnr(request)),
      run(office.afterSale.splitPnr(request)),
    ]);
    expect(other).toEqual(one);
    const { part } = one;
    if (part === undefined) throw new Error('not split');
    const [stays, leaves] = [await office.details(transactionId), await office.details(part.transactionId)];
    expect([stays.status, leaves.status]).toEqual(['confirmed', 'confirmed']);
    expect(leaves.reference).toBe(part.pnr);
    expect(part.pnr).not.toBe(pnr);
    expect(stays.linked).toEqual([{ transactionId: part.transactionId, reference: part.pnr, how: 'split-into' }]);
    expect(leaves.linked).toEqual([{ transactionId, reference: pnr, how: 'split-from' }]);
    expect(add(stays.price.total, leaves.price.total)).toEqual(add(before, add(bag.price, seat.price)));
    const nets = [stays, leaves].map(({ price: fare }) => fare.terms?.net ?? rupees(0));
    expect(total(nets)).toEqual(add(net, add(bag.price, seat.price)));
    // Tickets keep their numbers, services go with whom they are for.
    expect(leaves.tickets.map(({ number }) => number)).toEqual(
      tickets.filter(({ traveller }) => traveller === 1 || traveller === 2).map(({ number }) => number),
    );
    expect(leaves.ssr.map(({ traveller, ssrId }) => [traveller, ssrId])).toEqual([
      [0, bag.ssrId],
      [0, seat.ssrId],
    ]);
    expect(stays.ssr).toEqual([]);
    expect([stays.travellers.length, leaves.travellers.length]).toEqual([2, 2]);
    expect(leaves.history.at(-1)).toMatchObject({ code: 'split-from', params: { transactionId, pnr } });
    expect((await office.balance()).balance).toEqual(balance);
    expect(await office.seatsSold()).toBe(seats);
    const found = async (text: string) =>
      (await run(office.bookings.list({ agencyId: office.agencyId, page: 1, pageSize: 5, text }))).bookings.map(
        (each) => each.transactionId,
      );
    expect(await found(part.pnr)).toEqual([part.transactionId]);
    expect(await found(`${leaves.travellers[0]?.firstName ?? ''} ${leaves.travellers[0]?.lastName ?? ''}`)).toEqual([
      part.transactionId,
    ]);

    // Each part is amended by itself, and gives back what belongs to it.
    const cancelled = async (which: string) => {
      const { cancelQuoteId, refund, charges } = await run(office.desk.cancelQuote({ transactionId: which }));
      await run(office.desk.cancel({ cancelQuoteId, requestId: id() }));
      if (refund === undefined) throw new Error('no net side');
      return { refund: refund.amount, kept: charges.amount };
    };
    const [first, second] = [await cancelled(part.transactionId), await cancelled(transactionId)];
    expect(total([first.refund, first.kept])).toEqual(nets[1]);
    expect(total([second.refund, second.kept])).toEqual(nets[0]);
    // What they had paid went with them, and what they get back is taken off it.
    expect(await posted(office, part.transactionId)).toBe(first.refund.minor - (nets[1]?.minor ?? 0));
    expect(await posted(office, transactionId)).toBe(second.refund.minor - (nets[0]?.minor ?? 0));
    expect(await office.seatsSold()).toBe(seats - 3);
    await expectBooksRight(office);
  });

  it('lets a part be split and added to again', async () => {
    const office = await officeWith();
    const { transactionId, total: before } = await sold(office, 42, { adults: 4, children: 0, infants: 0 });
    const split = async (which: string, travellers: readonly number[]) => {
      const { part } = await run(office.afterSale.splitPnr({ transactionId: which, travellers, requestId: id() }));
      if (part === undefined) throw new Error('not split');
      return part.transactionId;
    };
    const pair = await split(transactionId, [1, 3]);
    const single = await split(pair, [0]);
    const ids = [transactionId, pair, single];
    const whole = await Promise.all(ids.map((each) => office.details(each)));
    expect(total(whole.map(({ price: fare }) => fare.total))).toEqual(before);
    expect(whole.map(({ linked = [] }) => linked.map(({ transactionId: to, how }) => [to, how]))).toEqual([
      [[pair, 'split-into']],
      [
        [transactionId, 'split-from'],
        [single, 'split-into'],
      ],
      [[pair, 'split-from']],
    ]);
    const { lines } = await offered(office, single);
    const bag = line(lines, 'baggage');
    expect(
      await run(
        office.afterSale.addSsr({
          transactionId: single,
          ssr: [{ traveller: 0, ssrId: bag.ssrId }],
          expectedTotal: bag.price,
          requestId: id(),
        }),
      ),
    ).toMatchObject({ added: true, ssr: [{ traveller: 0, status: 'confirmed' }] });
    const quotes = await Promise.all(ids.map((each) => run(office.desk.cancelQuote({ transactionId: each }))));
    expect(quotes.map(({ becomes }) => becomes)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    await expectBooksRight(office);
  });

  it('moves a part to other flights, and splits what was moved', async () => {
    const office = await officeWith();
    const request = journey('DEL-BOM 50, BOM-DEL 56', { party: { adults: 3, children: 0, infants: 0 } });
    const plain = await office.quote(request, ({ rules }) =>
      rules.sectors.every(({ steps }) => steps.every(({ change, hoursTo }) => hoursTo < 100 || change !== null)),
    );
    const { transactionId } = await run(office.sell(plain, 'ticket'));
    const split = async (which: string, travellers: readonly number[]) => {
      const { part } = await run(office.afterSale.splitPnr({ transactionId: which, travellers, requestId: id() }));
      if (part === undefined) throw new Error('not split');
      return part.transactionId;
    };
    const pair = await split(transactionId, [0, 2]);
    const { itineraries } = await office.details(pair);
    const back = isoDate(itineraries[1]?.segments[0].departure.local.slice(0, 10) ?? '');
    const found = await run(
      office.changes.changeSearch({ transactionId: pair, directions: [{ itinerary: 1, date: addDays(back, 5) }] }),
    );
    const choices = found.offers.flatMap(({ offerId, fares }) =>
      fares.filter(({ special }) => special === undefined).map(({ fareId }) => ({ offerId, fareId })),
    );
    const quote = await run(
      office.changes.changeQuote({ transactionId: pair, itineraries: [1], choices: choices.slice(0, 1) }),
    );
    await run(office.changes.change({ changeQuoteId: quote.changeQuoteId, requestId: id() }));
    const single = await split(pair, [1]);
    const [stays, leaves] = [await office.details(pair), await office.details(single)];
    expect([stays.status, leaves.status]).toEqual(['changed', 'changed']);
    expect(add(stays.price.total, leaves.price.total)).toEqual(quote.newTotal);
    expect(leaves.itineraries).toEqual(stays.itineraries);
    // The airline computes what it gives back for each by itself, and agrees.
    for (const which of [transactionId, pair, single]) {
      const { cancelQuoteId, becomes } = await run(office.desk.cancelQuote({ transactionId: which }));
      expect(becomes).toBe('cancelled');
      await run(office.desk.cancel({ cancelQuoteId, requestId: id() }));
    }
    await expectBooksRight(office);
  });
});
