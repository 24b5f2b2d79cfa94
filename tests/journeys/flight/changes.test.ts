/** Bookings moved to other flights: over the real stores and the sandbox, with the clock in the test's hand. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wrongSums } from '#domain/price/explain.ts';
import { add, money, subtract } from '#domain/money/money.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { fromMilliseconds, plusSeconds, toMilliseconds } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { KeptBooking } from '#application/backoffice/ports/flight/flight-books.ts';
import type { ChangeQuote } from '#application/desk/changes.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { surname } from '#tests/fixtures/booking.ts';
import { journey, oneWay, travellersOf } from '#tests/fixtures/flight-supplier.ts';
import {
  type AmendingOffice,
  openedOffice,
  expectBooksRight,
  failureOf,
  type OfficeOptions,
  rupees,
} from '#tests/support/amending-office.ts';
import { databases } from '#tests/support/databases.ts';
import { issueNow, paperPorts, papersIn } from '#tests/support/paper-office.ts';

const run = Effect.runPromise;
describe.each(databases())('changing flights on the $kind database', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  const officeWith = (options: OfficeOptions = {}, balance = rupees(900_000)) =>
    openedOffice(database, balance, options);
  const family = { adults: 2, children: 1, infants: 1 };
  const passport = {
    number: 'Z1234567',
    placeOfIssue: 'Delhi',
    country: 'IN',
    issuedOn: isoDate('2020-01-01'),
    expiresOn: isoDate('2034-01-01'),
  };
  const sold = async (office: AmendingOffice, request: FlightSearchRequest, abroad = false): Promise<KeptBooking> => {
    const quote = await office.quote(request, ({ rules }) =>
      rules.sectors.every(({ steps }) => steps.every(({ change, hoursTo }) => hoursTo < 100 || change !== null)),
    );
    const travellers = travellersOf(quote.party).map((traveller) => ({ ...traveller, passport }));
    const { transactionId } = await run(office.sell(quote, 'ticket', randomUUID(), abroad ? { travellers } : {}));
    return office.details(transactionId);
  };
  const dayOf = ({ itineraries }: KeptBooking, at: number) =>
    isoDate(itineraries[at]?.segments[0].departure.local.slice(0, 10) ?? '');
  const quoted = async (office: AmendingOffice, booking: KeptBooking, itineraries: readonly number[], later = 7) => {
    const { transactionId } = booking;
    const directions = itineraries.map((itinerary) => ({ itinerary, date: addDays(dayOf(booking, itinerary), later) }));
    const found = await run(office.changes.changeSearch({ transactionId, directions }));
    const sectors = [...new Set(found.offers.map(({ sector }) => sector))].toSorted(
      (one = 0, other = 0) => one - other,
    );
    const chosen = sectors.flatMap((sector) => {
      const plain = found.offers.flatMap((offer) => {
        const fare = offer.sector === sector ? offer.fares.find(({ special }) => special === undefined) : undefined;
        return fare === undefined ? [] : [{ offer, fare }];
      });
      return plain.slice(0, 1);
    });
    const choices = chosen.map(({ offer, fare }) => ({ offerId: offer.offerId, fareId: fare.fareId }));
    const quote = await run(office.changes.changeQuote({ transactionId, itineraries, choices }));
    return { found, chosen, choices, quote };
  };
  const change = (office: AmendingOffice, { changeQuoteId }: ChangeQuote, requestId: string = randomUUID()) =>
    office.changes.change({ changeQuoteId, requestId });
  /** Of the bookings and days that are tried the first whose change is to a cheaper fare of a rule. */
  const cheaper = async (office: AmendingOffice, refundable: boolean) => {
    for (let day = 30; day < 60; day += 1) {
      // Within India nearly every fare gives something back, and the dearest change for free; the cheapest abroad can be
      // changed and not cancelled.
      const party = { adults: 1, children: 0, infants: 0 };
      const fits = ({ rules }: FlightQuote) =>
        rules.sectors.every(({ steps: [far] }) =>
          refundable ? far?.cancel !== null && far?.change?.minor === 0 : far?.cancel === null && far.change !== null,
        );
      const offered = await office.quote(oneWay(refundable ? 'DEL-BLR' : 'DEL-DXB', day, { party }), fits);
      const travellers = travellersOf(party).map((each) => ({ ...each, passport, lastName: surname(day) }));
      const { transactionId } = await run(office.sell(offered, 'ticket', randomUUID(), { travellers }));
      const booking = await office.details(transactionId);
      for (const later of [2, 9, 16]) {
        const found = await run(
          office.changes.changeSearch({
            transactionId,
            directions: [{ itinerary: 0, date: addDays(dayOf(booking, 0), later) }],
          }),
        );
        for (const { offerId, fares } of found.offers.slice(0, 8)) {
          const choices = [{ offerId, fareId: fares[0].fareId }];
          const quoted = await run(
            Effect.result(office.changes.changeQuote({ transactionId, itineraries: [0], choices })),
          );
          if (quoted._tag === 'Failure') continue;
          const { forfeited, charge: price } = quoted.success;
          const difference = price.parts?.find(({ name }) => name === 'fare-difference')?.amount.minor ?? 0;
          if (forfeited.minor > 0 || difference < 0) return { booking, quote: quoted.success };
        }
      }
    }
    throw new Error('Nothing is cheaper');
  };

  it.each([false, true])(
    'to a cheaper fare goes by the rule of the one given up (refundable: %s), and every word of it agrees',
    async (refundable) => {
      const office = await officeWith();
      const ports = paperPorts(database, office, 'service-fee');
      const { booking, quote } = await cheaper(office, refundable);
      expect(quote.forfeited.minor > 0).toBe(!refundable);
      const { transactionId } = booking;
      const before = (await office.balance()).balance;
      const answer = await run(change(office, quote));
      expect(answer.charged).toEqual(quote.charge.amount);
      expect(answer.forfeited).toEqual(refundable ? undefined : quote.forfeited);
      const net = quote.net?.amount ?? rupees(0);
      expect((await office.balance()).balance).toEqual(subtract(before, net));
      await issueNow(ports, office, [transactionId]);
      const papers = await papersIn(database, transactionId);
      const entry = answer.invoice ?? answer.creditNote;
      const later = papers.filter((each) => each.entry === entry);
      expect([answer.invoice !== undefined, answer.creditNote !== undefined]).toEqual([!refundable, refundable]);
      expect(later.map(({ kind }) => kind)).toEqual(
        refundable ? ['credit-note', 'customer-credit-note'] : ['customer-invoice', 'invoice'],
      );
      for (const { kind, document } of later) {
        const own = kind === 'invoice' || kind === 'credit-note';
        expect(document).toMatchObject({ total: money(Math.abs((own ? net : quote.charge.amount).minor), 'INR') });
        expect('forfeited' in document ? document.forfeited : undefined).toEqual(answer.forfeited);
        // Each supply is a line of its own: no line says no more than what was done.
        const labels = 'lines' in document ? document.lines.map(({ label }) => label) : [];
        for (const label of ['returned-by-supplier', 'paid-by-customer', 'later-change'] as const)
          expect(labels).not.toContain(label);
      }
    },
  );

  it('moves a one-way booking: what is shown is what is posted, seats and tickets are exchanged', async () => {
    const office = await officeWith();
    const booking = await sold(office, oneWay('DEL-BLR', 25, { party: family }));
    const seats = await office.seatsSold();
    const before = (await office.balance()).balance;
    const { quote, chosen, found } = await quoted(office, booking, [0]);
    expect(
      found.offers.every(
        ({ itineraries }) => itineraries[0].segments[0].carrier === booking.itineraries[0].segments[0].carrier,
      ),
    ).toBe(true);
    expect(quote.charge.amount).toEqual(chosen[0]?.fare.total);
    expect(quote.previousCharge).toBeUndefined();
    expect([...wrongSums(quote.charge), ...(quote.net ? wrongSums(quote.net) : [])]).toEqual([]);
    const fees = (quote.charge.parts ?? []).find(({ name }) => name === 'change-fee');
    expect(fees?.parts?.map(({ params }) => params?.['passenger'])).toEqual([1, 2, 3]);
    const request = randomUUID();
    const [one, twin] = await Promise.all([run(change(office, quote, request)), run(change(office, quote, request))]);
    expect(twin).toEqual(one);
    expect(one).toEqual({
      transactionId: booking.transactionId,
      status: 'changed',
      charged: quote.charge.amount,
      invoice: 'LG-2',
    });
    expect((await office.balance()).balance).toEqual(subtract(before, quote.net?.amount ?? rupees(0)));
    const lines = await run(office.bookings.moneyLines(office.agencyId, booking.transactionId));
    expect(lines.at(-1)).toMatchObject({ kind: 'booking', debit: quote.net?.amount });
    const after = await office.details(booking.transactionId);
    expect(after).toMatchObject({ status: 'changed', reference: booking.reference, ledgerEntry: 'LG-1' });
    expect(after.itineraries).toEqual(quote.flights);
    expect(after.price.total).toEqual(quote.newTotal);
    expect(after.tickets.map(({ inExchangeFor }) => inExchangeFor)).toEqual(
      booking.tickets.map(({ number }) => number),
    );
    expect(after.tickets.some(({ number }) => booking.tickets.some((old) => old.number === number))).toBe(false);
    expect(after.history.map(({ code }) => code)).toEqual(['requested', 'confirmed', 'amending', 'changed']);
    expect(await office.seatsSold()).toBe(
      seats + 3 * (quote.flights[0].segments.length - booking.itineraries[0].segments.length),
    );
    const [listed] = (
      await run(
        office.bookings.list({ agencyId: office.agencyId, text: after.tickets[0]?.number ?? '', page: 1, pageSize: 5 }),
      )
    ).bookings;
    expect(listed).toMatchObject({ startsOn: dayOf(after, 0), customerTotal: quote.newTotal, status: 'changed' });
    const mailed = await database.query<{ kind: string }>(
      `select kind from outbox where payload ->> 'transactionId' = $1 and kind like 'flight-%' order by 1`,
      [booking.transactionId],
    );
    expect(mailed.map(({ kind }) => kind)).toEqual(['flight-rescheduled', 'flight-ticketed']);
    expect(await failureOf(change(office, quote))).toMatchObject({ _tag: 'NotAllowedInState', state: 'changed' });
    await expectBooksRight(office);
  });

  it('moves one direction of a return, then both, then cancels what is left', async () => {
    const office = await officeWith();
    const booking = await sold(office, journey('DEL-BOM 30, BOM-DEL 36'));
    const back = await quoted(office, booking, [1]);
    await run(change(office, back.quote));
    const once = await office.details(booking.transactionId);
    expect(once.itineraries).toEqual([booking.itineraries[0], back.quote.flights[0]]);
    expect(dayOf(once, 1)).toBe(addDays(dayOf(booking, 1), 7));
    const both = await quoted(office, once, [0, 1], 3);
    expect(both.quote.charge.amount).toEqual(
      both.chosen.map(({ fare }) => fare.total).reduce((one, other) => add(one, other)),
    );
    await run(change(office, both.quote));
    const twice = await office.details(booking.transactionId);
    expect(twice.itineraries).toEqual(both.quote.flights);
    expect(wrongSums(twice.price.breakdown)).toEqual([]);
    const cancelling = await run(office.desk.cancelQuote({ transactionId: booking.transactionId }));
    await run(office.desk.cancel({ cancelQuoteId: cancelling.cancelQuoteId, requestId: randomUUID() }));
    expect((await office.details(booking.transactionId)).status).toBe('cancelled');
    await expectBooksRight(office);
  });

  it('moves a fare of the whole journey as a whole', async () => {
    const office = await officeWith();
    const booking = await sold(office, journey('DEL-DXB 40, DXB-DEL 50'), true);
    const { transactionId } = booking;
    const alone = { transactionId, directions: [{ itinerary: 1, date: addDays(dayOf(booking, 1), 2) }] };
    expect(await failureOf(office.changes.changeSearch(alone))).toMatchObject({
      violations: [{ code: 'change-together', path: 'directions' }],
    });
    const { quote } = await quoted(office, booking, [0, 1], 4);
    await run(change(office, quote));
    expect((await office.details(transactionId)).itineraries).toEqual(quote.flights);
    await expectBooksRight(office);
  });

  it('says what stands in the way', async () => {
    const office = await officeWith();
    const booking = await sold(office, oneWay('DEL-BLR', 25, { party: family }));
    const { transactionId } = booking;
    const directions = [{ itinerary: 0, date: addDays(dayOf(booking, 0), 1) }];
    const refused = async (asked: Parameters<AmendingOffice['changes']['changeSearch']>[0]) => {
      const { violations } = (await failureOf(office.changes.changeSearch(asked))) as unknown as {
        violations: readonly { code: string; path: string }[];
      };
      return violations.map(({ code, path }) => `${code} ${path}`);
    };
    expect(await refused({ transactionId, travellers: [0], directions })).toEqual(['split-first travellers']);
    expect(await refused({ transactionId, directions: [] })).toEqual(['change-nothing directions']);
    expect(
      await refused({ transactionId, directions: [{ itinerary: 3, date: addDays(dayOf(booking, 0), 1) }] }),
    ).toEqual(['place-not-booked directions[0].itinerary']);
    expect(await refused({ transactionId, directions: [{ itinerary: 0, date: isoDate('2020-01-01') }] })).toEqual([
      expect.stringContaining('directions[0].date'),
    ]);
    const other = await officeWith();
    expect(await failureOf(other.changes.changeSearch({ transactionId, directions }))).toMatchObject({
      _tag: 'NotFound',
    });
    office.clock.at = toInstant(booking.itineraries[0].segments[0].departure);
    expect(await refused({ transactionId, directions })).toEqual(['change-flown directions[0].itinerary']);
  });

  it('leaves everything as it was where the airline refuses, asks for more, or the account cannot pay', async () => {
    const office = await officeWith();
    const booking = await sold(office, oneWay('DEL-BLR', 25, { party: family }));
    const { quote } = await quoted(office, booking, [0]);
    office.supplier.misbehave({ refuse: 1 });
    expect(await run(change(office, quote))).toEqual({ transactionId: booking.transactionId, status: 'confirmed' });
    office.supplier.misbehave({});
    expect(await office.details(booking.transactionId)).toMatchObject({
      itineraries: booking.itineraries,
      tickets: booking.tickets,
    });
    const again = await quoted(office, booking, [0]);
    await database.query(
      `update sandbox_stock set taken = units where (day, resource) in (select day, resource from sandbox_stock where resource = $1)`,
      [`${again.quote.flights[0].segments[0].carrier}${again.quote.flights[0].segments[0].flightNumber}`],
    );
    expect(['SoldOut', 'FareChanged']).toContain((await failureOf(change(office, again.quote)))._tag);
    expect((await office.details(booking.transactionId)).status).toBe('confirmed');
    await expectBooksRight(office);
    const poor = await officeWith({}, rupees(0));
    await run(poor.ledger.setCreditLimit(poor.agencyId, rupees(900_000)));
    const other = await sold(poor, oneWay('DEL-BOM', 25));
    const dear = await quoted(poor, other, [0]);
    const { balance } = await poor.balance();
    await run(poor.ledger.setCreditLimit(poor.agencyId, money(-balance.minor, 'INR')));
    expect(await failureOf(change(poor, dear.quote))).toMatchObject({
      _tag: 'BalanceTooLow',
      needed: dear.quote.net?.amount,
    });
    expect((await poor.details(other.transactionId)).status).toBe('confirmed');
  });

  it('is in doubt where the airline is silent, and settled by asking', async () => {
    for (const carriedOut of [true, false]) {
      let silent = true;
      const office = await officeWith({
        amending: (real) => ({
          ...real,
          code: real.code,
          amend: (...asked) => {
            if (!silent) return real.amend(...asked);
            const gone = Effect.fail(new SupplierSilent({ supplier: 'sandbox', detail: 'no answer' }));
            return carriedOut ? Effect.andThen(real.amend(...asked), gone) : gone;
          },
        }),
      });
      const booking = await sold(office, oneWay('DEL-BLR', 25));
      const { quote } = await quoted(office, booking, [0]);
      const before = (await office.balance()).balance;
      const request = randomUUID();
      expect(await failureOf(change(office, quote, request))).toMatchObject({ _tag: 'InDoubt' });
      expect(await office.details(booking.transactionId)).toMatchObject({
        status: 'amending',
        amending: { kind: 'change' },
      });
      silent = false;
      await office.recover();
      const after = await office.details(booking.transactionId);
      expect(after.status).toBe(carriedOut ? 'changed' : 'confirmed');
      expect(after.itineraries).toEqual(carriedOut ? quote.flights : booking.itineraries);
      expect((await office.balance()).balance).toEqual(
        carriedOut ? subtract(before, quote.net?.amount ?? before) : before,
      );
      expect(await run(change(office, quote, request))).toMatchObject({
        status: carriedOut ? 'changed' : 'confirmed',
      });
      await expectBooksRight(office);
    }
  });

  it('moves some of a party after they were split off, also where all were moved before', async () => {
    const office = await officeWith();
    const whole = await sold(
      office,
      journey('DEL-BOM 30, BOM-DEL 36', { party: { adults: 2, children: 0, infants: 0 } }),
    );
    const { transactionId } = whole;
    await run(change(office, (await quoted(office, whole, [1])).quote));
    const moved = await office.details(transactionId);
    const split = await run(office.afterSale.splitPnr({ transactionId, travellers: [1], requestId: randomUUID() }));
    const own = await office.details(split.part?.transactionId ?? '');
    const stays = await office.details(transactionId);
    expect([stays.itineraries, own.itineraries]).toEqual([moved.itineraries, moved.itineraries]);
    expect(add(stays.price.total, own.price.total)).toEqual(moved.price.total);
    const { quote } = await quoted(office, own, [0], 2);
    await run(change(office, quote));
    const apart = await office.details(own.transactionId);
    expect(apart).toMatchObject({
      status: 'changed',
      reference: own.reference,
      itineraries: [quote.flights[0], moved.itineraries[1]],
    });
    expect((await office.details(transactionId)).itineraries).toEqual(moved.itineraries);
    for (const each of [transactionId, own.transactionId]) {
      const { cancelQuoteId } = await run(office.desk.cancelQuote({ transactionId: each }));
      const cancelled = await run(office.desk.cancel({ cancelQuoteId, requestId: randomUUID() }));
      expect(cancelled.status).toBe('cancelled');
    }
    await expectBooksRight(office);
  });

  it('ends with its quote', async () => {
    const office = await officeWith();
    const booking = await sold(office, oneWay('DEL-BLR', 25));
    const { quote } = await quoted(office, booking, [0]);
    office.clock.at = fromMilliseconds(toMilliseconds(plusSeconds(office.clock.at, quote.expiresInSeconds)) + 1000);
    expect(await failureOf(change(office, quote))).toMatchObject({ _tag: 'NotFound', what: 'change-quote' });
  });
});
