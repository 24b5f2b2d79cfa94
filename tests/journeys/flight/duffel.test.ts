/** A sale through Duffel, over HTTP from the portal's desk to the stub and back, with the sandbox on beside it. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookFlight } from '#application/desk/flight.ts';
import type { Desk } from '#application/desk/desk.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { money, subtract } from '#domain/money/money.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import { work } from '#infrastructure/backoffice/composition/parts.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { type PortalDesk, portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { DuffelStub, stubToken } from '#tests/support/duffel/duffel-stub.ts';
import { everyday } from '#tests/support/duffel/offers.ts';
import { flightOf } from '#tests/fixtures/flight-booked.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const now = fromMilliseconds(Date.now());
const today = dateIn(now, 'Asia/Kolkata');
let days = 30;

/** The cheapest of all is Duffel's here: the stub sells for half. A new day each time, so that nothing is remembered. */
async function quoted(desk: Desk): Promise<BookFlight> {
  days += 1;
  const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, days) }];
  const { offers } = await get(desk.flight.search({ ...defaultSearch, sectors }));
  const cheapest = offers.toSorted((one, other) => one.fares[0].total.minor - other.fares[0].total.minor)[0];
  if (cheapest === undefined) throw new Error('nothing flies');
  const quote = await get(
    desk.flight.quote({ choices: [{ offerId: cheapest.offerId, fareId: cheapest.fares[0].fareId }] }),
  );
  expect(quote.expiresInSeconds).toBeLessThanOrEqual(10 * 60);
  return {
    quoteId: quote.quoteId,
    requestId: randomUUID(),
    mode: 'ticket',
    travellers: [makeTraveller()],
    contact: { email: 'asha@example.com', mobile: '9876543210' },
    parameters: [],
    acceptTerms: true,
  };
}

describe.each(databases())('with sandbox and Duffel, over the $kind database', ({ fresh }) => {
  let stub: DuffelStub;
  let office: RunningBackOffice;
  let portal: PortalDesk;
  beforeAll(async () => {
    stub = await DuffelStub.start(now);
    stub.goodForMinutes = 10;
    stub.selling = (slice) => everyday(slice).map((journey) => ({ ...journey, adult: Math.round(journey.adult / 2) }));
    office = await runBackOffice(await fresh(), {
      FLIGHT_SUPPLIERS: 'sandbox,duffel',
      DUFFEL_TOKEN: stubToken,
      DUFFEL_URL: stub.url,
    });
    portal = await portalDesk(office, 'agent@demo.test');
  });
  afterAll(async () => {
    await office.stop();
    await stub.close();
  });
  beforeEach(() => {
    stub.seen.length = 0;
  });

  it('sells a ticket and posts its money; the order carries the booking’s number', async () => {
    const { desk } = portal;
    const before = await get(desk.account.balance());
    const booked = await get(desk.flight.book(await quoted(desk)));
    expect(booked).toMatchObject({ status: 'confirmed' });
    const { transactionId } = booked;
    expect(stub.orders.at(-1)?.order).toMatchObject({
      metadata: { farelane_key: transactionId },
      booking_reference: booked.reference,
    });
    const details = await get(desk.booking.details({ transactionId }));
    expect(details).toMatchObject({
      reference: booked.reference,
      tickets: booked.tickets,
      options: [{ fareType: 'regular' }],
    });
    const after = await get(desk.account.balance());
    expect(after.balance).toEqual(subtract(before.balance, details.price.terms?.net ?? money(0, 'INR')));
  });

  it('settles a lost answer by looking the order up: one order, one charge', async () => {
    const { desk } = portal;
    const request = await quoted(desk);
    const made = stub.orders.length;
    stub.fault({ on: 'POST /air/orders', after: 'reset' });
    const doubt = await get(Effect.flip(desk.flight.book(request)));
    if (doubt._tag !== 'InDoubt') throw new Error(doubt._tag);
    const { transactionId } = doubt;
    const saga = office.part(work.saga);
    await expect
      .poll(
        async () => {
          await get(saga.recover());
          return (await get(desk.booking.details({ transactionId }))).status;
        },
        { interval: 500 },
      )
      .toBe('confirmed');
    expect(stub.orders).toHaveLength(made + 1);
    expect((await get(desk.account.balance())).reserved).toEqual(money(0, 'INR'));
  });

  it('moves a booking to flights of another day, where Duffel asks for what the fare’s rules say', async () => {
    const { desk } = portal;
    const { transactionId } = await get(desk.flight.book(await quoted(desk)));
    const booked = flightOf(await get(desk.booking.details({ transactionId })));
    const directions = [{ itinerary: 0, date: addDays(today, days + 30) }];
    const { offers } = await get(desk.flight.changeSearch({ transactionId, directions }));
    const chosen = offers.at(-1);
    if (chosen === undefined) throw new Error('nothing flies');
    const choices = [{ offerId: chosen.offerId, fareId: chosen.fares[0].fareId }];
    const asked = { transactionId, itineraries: [0], choices };
    const { selling } = stub;
    stub.selling = (slice) => selling(slice).map((journey) => ({ ...journey, adult: journey.adult + 1 }));
    const dearer = await get(
      Effect.flip(desk.flight.changeQuote(asked)).pipe(
        Effect.ensuring(
          Effect.sync(() => {
            stub.selling = selling;
          }),
        ),
      ),
    );
    expect(dearer).toMatchObject({ _tag: 'Fault' });
    const quote = await get(desk.flight.changeQuote(asked));
    expect(quote.charge.parts?.find(({ name }) => name === 'change-fee')?.amount).toEqual(money(300_000, 'INR'));
    expect(quote.charge.amount).toEqual(chosen.fares[0].total);
    const before = await get(desk.account.balance());
    const changed = await get(desk.flight.change({ changeQuoteId: quote.changeQuoteId, requestId: randomUUID() }));
    expect(changed).toMatchObject({ status: 'changed' });
    const after = await get(desk.account.balance());
    expect(after.balance).toEqual(subtract(before.balance, quote.net?.amount ?? money(0, 'INR')));
    const moved = flightOf(await get(desk.booking.details({ transactionId })));
    expect(moved.itineraries).toEqual(quote.flights);
    expect(moved.tickets.map(({ inExchangeFor }) => inExchangeFor)).toEqual(booked.tickets.map(({ number }) => number));
  });

  it('says a fare that moved, and keeps no money for what was refused', async () => {
    const { desk } = portal;
    const request = await quoted(desk);
    const before = await get(desk.account.balance());
    stub.fault({ on: 'POST /air/orders', before: { status: 422, code: 'offer_no_longer_available' } });
    const failure = await get(Effect.flip(desk.flight.book(request)));
    expect(failure).toMatchObject({ _tag: 'SoldOut' });
    expect(await get(desk.account.balance())).toEqual(before);
  });

  it('sells the sandbox’s flights while Duffel is down, and never logs the token', async () => {
    const { desk } = portal;
    stub.fault({ on: 'POST /air/offer_requests', before: { status: 503 } });
    const sectors = [{ origin: 'DEL', destination: 'COK', date: addDays(today, 40) }];
    const { offers } = await get(desk.flight.search({ ...defaultSearch, sectors }));
    expect(offers.length).toBeGreaterThan(0);
    expect(office.logged.join('\n')).not.toContain(stubToken);
  });
});
