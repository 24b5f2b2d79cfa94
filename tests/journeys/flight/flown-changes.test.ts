/** Flights changed while a part of the journey is flown, and changes that bring money back: over the real stores and the sandbox. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { directionsOfFare } from '#domain/flight/change/flown-part.ts';
import { wrongSums } from '#domain/price/explain.ts';
import type { PricePart } from '#domain/price/price.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import { add, isNegative, negate, subtract } from '#domain/money/money.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { dateOfLocal, toInstant } from '#domain/time/place-time.ts';
import type { KeptBooking } from '#application/backoffice/ports/flight/flight-books.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { SandboxSchedules } from '#infrastructure/backoffice/suppliers/sandbox/store/schedules.ts';
import { keptFlights } from '#tests/fixtures/kept-flights.ts';
import { StoredDocumentBook } from '#infrastructure/backoffice/database/booking/document-book.ts';
import { journey, oneWay, travellersOf } from '#tests/fixtures/flight-supplier.ts';
import {
  type AmendingOffice,
  amendingOffice,
  expectBooksRight,
  failureOf,
  rupees,
} from '#tests/support/amending-office.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const passport = {
  number: 'Z1234567',
  placeOfIssue: 'Delhi',
  country: 'IN',
  issuedOn: isoDate('2020-01-01'),
  expiresOn: isoDate('2034-01-01'),
};
/** Two of them are namesakes. */
const family = { adults: 2, children: 1, infants: 0 };

describe.each(databases())('changing what is left of a journey on the $kind database', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  /** A booking of a fare that may be changed at any hour, and cancelled at any or not at all. */
  const sold = async (request: FlightSearchRequest, refundable = true) => {
    const office = amendingOffice(database);
    await office.open(rupees(3_000_000));
    const quote = await office.quote(request, ({ rules }) =>
      rules.sectors.every(({ steps }) =>
        steps.every(
          ({ change, cancel, hoursFrom }) =>
            (hoursFrom !== null && hoursFrom <= 100) || (change !== null && (cancel !== null) === refundable),
        ),
      ),
    );
    const travellers = travellersOf(quote.party).map((traveller) => ({ ...traveller, passport }));
    const { transactionId } = await run(office.sell(quote, 'ticket', randomUUID(), { travellers }));
    return { office, booking: await office.details(transactionId) };
  };
  const dayOf = ({ itineraries }: KeptBooking, at: number) =>
    isoDate(itineraries[at]?.segments[0].departure.local.slice(0, 10) ?? '');
  /** Some minutes after a direction has left. */
  const flown = (office: AmendingOffice, { itineraries }: KeptBooking, at: number) => {
    office.clock.at = plusMinutes(toInstant((itineraries[at] ?? itineraries[0]).segments[0].departure), 30);
  };
  const quoted = async (
    office: AmendingOffice,
    booking: KeptBooking,
    itineraries: readonly number[],
    { later, dearest = false }: { readonly later: number; readonly dearest?: boolean },
  ) => {
    const { transactionId } = booking;
    const directions = itineraries.map((itinerary) => ({ itinerary, date: addDays(dayOf(booking, itinerary), later) }));
    const { offers } = await run(office.changes.changeSearch({ transactionId, directions }));
    const sectors = [...new Set(offers.map(({ sector = 0 }) => sector))].toSorted((one, other) => one - other);
    const chosen = sectors.flatMap((wanted) => {
      const fares = offers
        .filter(({ sector = 0 }) => sector === wanted)
        .flatMap((offer) => offer.fares.map((fare) => ({ offer, fare })))
        .filter(({ fare }) => fare.special === undefined)
        .toSorted((one, other) => one.fare.total.minor - other.fare.total.minor);
      return fares.slice(dearest ? -1 : 0).slice(0, 1);
    });
    const choices = chosen.map(({ offer, fare }) => ({ offerId: offer.offerId, fareId: fare.fareId }));
    return { chosen, quote: await run(office.changes.changeQuote({ transactionId, itineraries, choices })) };
  };
  const change = (office: AmendingOffice, changeQuoteId: string) =>
    run(office.changes.change({ changeQuoteId, requestId: randomUUID() }));
  const named = (root: PricePart | undefined, name: PricePart['name']) =>
    (root?.parts ?? []).filter((part) => part.name === name).reduce((sum, { amount }) => sum + amount.minor, 0);

  it('moves the way back of a return fare once the way out is flown, and again', async () => {
    const { office, booking } = await sold(journey('DEL-DXB 40, DXB-DEL 50', { party: family }));
    const { transactionId } = booking;
    const alone = { transactionId, directions: [{ itinerary: 1, date: addDays(dayOf(booking, 1), 2) }] };
    expect(await failureOf(office.changes.changeSearch(alone))).toMatchObject({
      violations: [{ code: 'change-together', path: 'directions' }],
    });
    flown(office, booking, 0);
    const gone = { transactionId, directions: [{ itinerary: 0, date: addDays(dayOf(booking, 1), 2) }] };
    expect(await failureOf(office.changes.changeSearch(gone))).toMatchObject({
      violations: [{ code: 'change-flown', path: 'directions[0].itinerary' }],
    });
    const before = (await office.balance()).balance;
    const seats = await office.seatsSold();
    const { quote, chosen } = await quoted(office, booking, [1], { later: 2, dearest: true });
    expect(quote.charge.amount).toEqual(chosen[0]?.fare.total);
    expect([...wrongSums(quote.charge), ...(quote.net ? wrongSums(quote.net) : [])]).toEqual([]);
    const [, back] = directionsOfFare(booking.price, booking.itineraries);
    const fees = named(quote.charge, 'change-fee') + named(quote.charge, 'change-gst');
    expect(quote.charge.amount.minor - fees).toBe(quote.options[0].total.minor - (back?.total.minor ?? 0));
    expect(await change(office, quote.changeQuoteId)).toMatchObject({
      status: 'changed',
      charged: quote.charge.amount,
    });
    expect((await office.balance()).balance).toEqual(subtract(before, quote.net?.amount ?? before));
    const once = await office.details(transactionId);
    expect(once.itineraries).toEqual([booking.itineraries[0], quote.flights[0]]);
    expect(once.options).toHaveLength(2);
    expect(once.price.total).toEqual(quote.newTotal);
    expect(wrongSums(once.price.breakdown)).toEqual([]);
    expect(once.tickets.map(({ inExchangeFor }) => inExchangeFor)).toEqual(booking.tickets.map(({ number }) => number));
    const [old, instead] = [booking.itineraries[1], quote.flights[0]].map((each) => each?.segments.length ?? 0);
    expect(await office.seatsSold()).toBe(seats + 3 * ((instead ?? 0) - (old ?? 0)));
    const again = await quoted(office, once, [1], { later: 1 });
    await change(office, again.quote.changeQuoteId);
    const twice = await office.details(transactionId);
    expect(twice.itineraries).toEqual([booking.itineraries[0], again.quote.flights[0]]);
    await expectBooksRight(office);

    // What the airline changes of it is reported for the way back as it is flown now.
    const { carrier, flightNumber, departure } = again.quote.flights[0].segments[0];
    await new SandboxSchedules(database).cause({
      day: Date.parse(dateOfLocal(departure.local)) / 86_400_000,
      flight: `${carrier}${flightNumber}`,
      what: 'cancelled',
      minutes: 0,
      reportedAt: plusMinutes(office.clock.at, 1),
    });
    office.clock.at = plusMinutes(office.clock.at, 2);
    await office.watch();
    const { scheduleChange } = await office.details(transactionId);
    expect(scheduleChange?.changes).toMatchObject([{ itinerary: 1, was: again.quote.flights[0] }]);
  });

  it('moves what is left of several cities, one direction or both, beside what is kept', async () => {
    const { office, booking } = await sold(journey('DEL-DXB 40, DXB-BOM 46, BOM-SIN 52'));
    flown(office, booking, 0);
    const { transactionId } = booking;
    const one = await quoted(office, booking, [2], { later: 1 });
    await change(office, one.quote.changeQuoteId);
    const once = await office.details(transactionId);
    expect(once.itineraries).toEqual([booking.itineraries[0], booking.itineraries[1], one.quote.flights[0]]);
    const both = await quoted(office, once, [1, 2], { later: 1 });
    await change(office, both.quote.changeQuoteId);
    const twice = await office.details(transactionId);
    expect(twice.itineraries).toEqual([booking.itineraries[0], ...both.quote.flights]);
    const flownShare = directionsOfFare(booking.price, booking.itineraries)[0];
    const ofNew = both.quote.options.map(({ total }) => total.minor).reduce((one, other) => one + other);
    expect(twice.price.total.minor - ofNew).toBe(flownShare?.total.minor);
    await expectBooksRight(office);
  });

  // Two months later flights cost less than in six days.
  it('gives back what a cheaper flight costs less where the fare is refundable, with a credit note; else it is forfeited', async () => {
    for (const refundable of [true, false]) {
      const { office, booking } = await sold(oneWay('DEL-LHR', 6, { cabin: refundable ? 'C' : 'Y' }), refundable);
      const before = (await office.balance()).balance;
      const { quote } = await quoted(office, booking, [0], { later: 60 });
      const { net, charge, forfeited } = quote;
      const done = await change(office, quote.changeQuoteId);
      expect(done).toMatchObject({ status: 'changed', charged: charge.amount });
      expect((await office.balance()).balance).toEqual(subtract(before, net?.amount ?? before));
      const posted = await run(
        new StoredDocumentBook(database, keptFlights).posted(office.agencyId, booking.transactionId),
      );
      if (!refundable) {
        expect(forfeited.minor).toBeGreaterThan(0);
        expect(isNegative(charge.amount)).toBe(false);
        expect(posted.refunds).toEqual([]);
        continue;
      }
      expect(forfeited.minor).toBe(0);
      expect(charge.amount.minor).toBeLessThan(0);
      expect(posted.refunds).toMatchObject([
        { refund: negate(net?.amount ?? before), customerRefund: negate(charge.amount) },
      ]);
      const { refunds } = await office.refunds();
      expect(refunds).toMatchObject([
        { transactionId: booking.transactionId, state: 'credited', customerRefund: negate(charge.amount) },
      ]);
      const after = await office.details(booking.transactionId);
      const fees = named(charge, 'change-fee') + named(charge, 'change-gst');
      expect(add(booking.price.total, charge.amount).minor).toBe(after.price.total.minor + fees);
      const { cancelQuoteId } = await run(office.desk.cancelQuote({ transactionId: booking.transactionId }));
      await run(office.desk.cancel({ cancelQuoteId, requestId: randomUUID() }));
      await expectBooksRight(office);
    }
  });
});
