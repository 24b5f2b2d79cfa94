/**
 * Changes and services that were asked for and are settled by an elevated user as agreed with the airline, over HTTP on both
 * databases: what is shown is what is posted, once; the booking, its papers and the request say the same afterwards.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AgreedQuote } from '#application/desk/agreed-flights.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { add, type Money, moneyOf, sum, zero } from '#domain/money/money.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import { localDateTime } from '#domain/time/place-time.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { askOfFlights } from '#tests/fixtures/requests.ts';
import { importByDesk, importNamed } from '#tests/support/import-by-desk.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const rupees = (amount: string) => moneyOf(amount, 'INR');
const once = () => ({ requestId: randomUUID() });

async function failureOf<A, E extends { readonly _tag: string }>(asked: Effect.Effect<A, E>) {
  const result = await Effect.runPromise(Effect.result(asked));
  return result._tag === 'Success' ? undefined : result.failure;
}

describe.each(databases())('what people agreed on over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: PortalDesk;
  let staff: PortalDesk;
  let operator: PortalDesk;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    agent = await portalDesk(office, 'agent@demo.test', { language: () => 'fr' });
    staff = await portalDesk(office, 'staff@demo.test');
    operator = await portalDesk(office, 'operator@demo.test');
  });
  afterAll(() => office.stop());

  let sales = 0;
  const sold = async (): Promise<string> => {
    const { flight } = agent.desk;
    sales += 1;
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, 60 + sales) }];
    const party = { adults: 2, children: 0, infants: 0 };
    const firstName = `Asha ${String.fromCharCode(64 + sales)}`;
    const [offer] = (await get(flight.search({ ...defaultSearch, sectors, party }))).offers;
    if (offer === undefined) throw new Error('no flight');
    const choices = [{ offerId: offer.offerId, fareId: offer.fares[0].fareId }] as const;
    const { quoteId } = await get(flight.quote({ choices }));
    const { transactionId } = await get(
      flight.book({
        quoteId,
        ...once(),
        mode: 'ticket',
        // Others every time: a booking that was moved may leave with one that is sold later.
        travellers: [
          makeTraveller({ firstName }),
          makeTraveller({ firstName: `Ravi ${firstName}`, title: 'Mr', gender: 'male' }),
        ],
        contact: { email: 'asha@example.com', mobile: '9876543210' },
        parameters: [],
        acceptTerms: true,
      }),
    );
    return transactionId;
  };
  const detailsOf = async (transactionId: string) =>
    (await get(agent.desk.booking.details({ transactionId }))) as FlightBooking;
  const taken = async (number: string): Promise<string> => {
    await get(operator.desk.booking.answerRequest({ ...once(), number, act: 'take', answer: {} }));
    return number;
  };
  const askChange = async (transactionId: string, travellers = [0, 1], remarks = 'A day later') => {
    const about = { transactionId, travellers, items: [0], remarks };
    const asked = askOfFlights({ ...once(), kind: 'change', about });
    return taken((await get(agent.desk.booking.askRequest(asked))).number);
  };
  const askService = async (transactionId: string, code: string, travellers = [0]) => {
    const about = { transactionId, travellers, place: { itinerary: 0, segment: 0 }, code };
    const asked = askOfFlights({ ...once(), kind: 'offline-ssr', about });
    return taken((await get(agent.desk.booking.askRequest(asked))).number);
  };
  /** The flights of a booking a day later, as one flight of a number that no timetable has. */
  const dayLater = ({ itineraries: [{ segments }] }: FlightBooking) => {
    const [first] = segments;
    const day = addDays(dateIn(fromMilliseconds(Date.parse(`${first.departure.local}Z`)), 'UTC'), 1);
    return [
      {
        carrier: first.carrier,
        flightNumber: '9871',
        bookingClass: 'Y',
        origin: 'DEL',
        destination: 'BOM',
        departure: localDateTime(`${day}T06:00`),
        arrival: localDateTime(`${day}T08:15`),
      },
    ];
  };
  const move = (fare: string, taxes: string, airline: string, fee: string) => ({
    item: 0,
    type: 'adult' as const,
    fare: rupees(fare),
    taxes: rupees(taxes),
    airline: rupees(airline),
    fee: rupees(fee),
  });
  const settle = (number: string, { quoteId }: AgreedQuote, id = once()) =>
    operator.desk.booking.settleRequest({ ...id, number, quoteId, note: 'Airline ref. 88213' });
  const balance = async () => (await get(agent.desk.account.balance())).balance;
  const ownLine = ({ ledgerLines = [] }: AgreedQuote): Money =>
    ledgerLines.find(({ account }) => account.startsWith('agency:'))?.amount ?? zero('INR');
  const mailsOf = (number: string) =>
    database.query<{ body: string; subject: string }>(`select subject, body from mail_outbox where mail_id like $1`, [
      `request-${number}-%`,
    ]);

  it('moves a booking to the flights agreed on, charges the difference and the fees once, and says so everywhere', async () => {
    const transactionId = await sold();
    const before = await detailsOf(transactionId);
    const number = await askChange(transactionId);
    const directions = [{ item: 0, flights: dayLater(before) }];
    const asked = {
      number,
      directions,
      moves: [move('1000.00', '50.25', '2000.00', '150.00')],
      tickets: [{ traveller: 0, number: '3129999900001' }],
    };
    const quote = operator.desk.flight.agreedChangeQuote;
    expect(await failureOf(agent.desk.flight.agreedChangeQuote(asked))).toMatchObject({ _tag: 'NotPermitted' });
    const wrong = { ...asked, tickets: [{ traveller: 0, number: before.tickets[0]?.number ?? '' }] };
    expect(await failureOf(quote(wrong))).toMatchObject({
      violations: [{ code: 'ticket-number', path: 'tickets[0].number' }],
    });
    expect(await failureOf(operator.desk.booking.requestQuote({ number }))).toMatchObject({
      _tag: 'NotAllowedInState',
    });
    const shown = await get(quote(asked));
    const lines = (shown.ledgerLines ?? []).map(({ amount }) => amount);
    expect(sum('INR', lines)).toEqual(zero('INR'));
    // Two travellers: 2 × (1,000 + 50.25 + 2,000 + tax + 150).
    const tax = (shown.net?.parts ?? []).find(({ name }) => name === 'change-gst')?.amount ?? zero('INR');
    expect(shown.net?.amount).toEqual(add(rupees('6400.50'), tax));
    const had = await balance();
    const id = once();
    const answers = await Promise.all([1, 2, 3].map(() => get(settle(number, shown, id))));
    for (const answer of [...answers, await get(settle(number, shown, id))]) {
      expect(answer).toMatchObject({ number, state: 'confirmed' });
    }
    expect(await balance()).toEqual(add(had, ownLine(shown)));

    const after = await detailsOf(transactionId);
    expect(after.status).toBe('changed');
    expect(after.itineraries[0].segments[0]).toMatchObject({ flightNumber: '9871' });
    expect(after.price.total).toEqual(shown.newTotal);
    expect(after.price.total).toEqual(add(before.price.total, rupees('2100.50')));
    expect(after.tickets.find(({ traveller }) => traveller === 0)).toMatchObject({
      number: '3129999900001',
      inExchangeFor: before.tickets[0]?.number,
    });
    expect(after.tickets.find(({ traveller }) => traveller === 1)?.number).toBe(before.tickets[1]?.number);
    expect(after.history.map(({ code }) => code)).toContain('request-confirm');
    const { answer } = await get(agent.desk.booking.request({ number }));
    expect(answer).toMatchObject({ note: 'Airline ref. 88213', charged: shown.charge.amount });
    expect((await get(staff.desk.booking.request({ number }))).answer?.ledgerEntry).toBeUndefined();
    const invoice = { transactionId, kind: 'invoice' as const, entryId: answer?.ledgerEntry ?? '' };
    await expect.poll(() => failureOf(agent.desk.booking.document(invoice))).toBeUndefined();
    await expect
      .poll(async () => (await mailsOf(number)).map(({ body }) => body).join())
      .toContain('payer par le client');
    // No supplier knows it as it is: what is to be done next, people do.
    expect(await failureOf(agent.desk.booking.cancelQuote({ transactionId }))).toMatchObject({
      violations: [{ code: 'cancel-by-request' }],
    });
    expect(await get(agent.desk.account.verifyLedger({}))).toMatchObject({ ok: true });
    // And it can be cancelled from the queue, at charges that are agreed on.
    const about = { transactionId, travellers: [0, 1], items: [0] };
    const ending = await get(agent.desk.booking.askRequest(askOfFlights({ ...once(), kind: 'cancel', about })));
    await taken(ending.number);
    const charges = [0, 1].map((traveller) => ({ traveller, item: 0, airline: rupees('500.00'), fee: rupees('0.00') }));
    const cancelled = await get(operator.desk.booking.requestQuote({ number: ending.number, charges }));
    const held = await balance();
    await get(settle(ending.number, { ...shown, quoteId: cancelled.cancelQuoteId }));
    expect((await detailsOf(transactionId)).status).toBe('cancelled');
    expect((await balance()).minor).toBeGreaterThan(held.minor);
  });

  it('gives back what a cheaper fare brings, of a booking that was made elsewhere too, and never more than was paid', async () => {
    const transactionId = await importByDesk(agent.desk, operator.desk, importNamed('QR7K8C', '2409900801'));
    const before = await detailsOf(transactionId);
    const number = await askChange(transactionId);
    const directions = [{ item: 0, flights: dayLater(before) }];
    const quote = (fare: string) =>
      operator.desk.flight.agreedChangeQuote({ number, directions, moves: [move(fare, '0.00', '100.00', '0.00')] });
    expect(await failureOf(quote('-99999.00'))).toMatchObject({ violations: [{ code: 'back-above-paid' }] });
    const shown = await get(quote('-300.00'));
    expect(ownLine(shown)).toEqual(rupees('400.00'));
    const had = await balance();
    await get(settle(number, shown));
    expect(await balance()).toEqual(add(had, rupees('400.00')));
    expect((await get(agent.desk.booking.request({ number }))).answer?.refund).toEqual(rupees('400.00'));
    expect((await detailsOf(transactionId)).price.total).toEqual(add(before.price.total, rupees('-600.00')));
  });

  it('refuses part of those who fly, flights that do not fit, and amounts that are missing', async () => {
    const transactionId = await sold();
    const before = await detailsOf(transactionId);
    const flights = dayLater(before);
    const moves = [move('0.00', '0.00', '0.00', '0.00')];
    const part = await askChange(transactionId, [0]);
    const quote = operator.desk.flight.agreedChangeQuote;
    expect(await failureOf(quote({ number: part, directions: [{ item: 0, flights }], moves }))).toMatchObject({
      violations: [{ code: 'split-first' }],
    });
    const number = await askChange(transactionId);
    const [flight] = flights;
    const backwards = flights.map((each) => ({ ...each, departure: each.arrival, arrival: each.departure }));
    const refused = [
      [{ number, directions: [], moves }, 'directions', 'required'],
      [
        { number, directions: [{ item: 0, flights: backwards }], moves },
        'directions[0].flights[0].arrival',
        'flight-times',
      ],
      [{ number, directions: [{ item: 0, flights }], moves: [] }, 'moves', 'required'],
      [{ number, directions: [{ item: 3, flights }], moves }, 'directions[0]', 'place-not-booked'],
    ] as const;
    expect(flight?.origin).toBe('DEL');
    for (const [asked, path, code] of refused) {
      expect(await failureOf(quote(asked))).toMatchObject({ violations: expect.arrayContaining([{ code, path }]) });
    }
    // What moves no money moves the flights alone.
    const free = await get(quote({ number, directions: [{ item: 0, flights }], moves }));
    expect(free.ledgerLines).toEqual([]);
    const had = await balance();
    await get(settle(number, free));
    expect(await balance()).toEqual(had);
    expect((await detailsOf(transactionId)).status).toBe('changed');
  });

  it('leaves a request where it is when the balance does not cover it, says so to both, and goes on once it does', async () => {
    const transactionId = await sold();
    const number = await askChange(transactionId);
    const directions = [{ item: 0, flights: dayLater(await detailsOf(transactionId)) }];
    const moves = [move('40000000.00', '0.00', '0.00', '0.00')];
    const dear = await get(operator.desk.flight.agreedChangeQuote({ number, directions, moves }));
    const had = await balance();
    const id = once();
    expect(await failureOf(settle(number, dear, id))).toMatchObject({ _tag: 'BalanceTooLow' });
    expect(await failureOf(settle(number, dear, id))).toMatchObject({ _tag: 'BalanceTooLow' });
    expect(await balance()).toEqual(had);
    const request = await get(agent.desk.booking.request({ number }));
    expect(request.state).toBe('taken');
    expect(request.history.filter(({ code }) => code === 'not-covered')).toHaveLength(1);
    await expect
      .poll(async () => (await mailsOf(number)).map(({ subject }) => subject).join())
      .toContain('insuffisant');
    expect((await detailsOf(transactionId)).status).toBe('confirmed');
    const low = [move('10.00', '0.00', '0.00', '0.00')];
    const cheap = await get(operator.desk.flight.agreedChangeQuote({ number, directions, moves: low }));
    expect(await get(settle(number, cheap))).toMatchObject({ state: 'confirmed' });
  });

  it('puts services that the airline confirmed into booking, price and account', async () => {
    const transactionId = await sold();
    const before = await detailsOf(transactionId);
    const number = await askService(transactionId, 'XBAG', [0, 1]);
    const quote = operator.desk.flight.agreedServicesQuote;
    const bags = (kilograms?: number) => ({
      traveller: 1,
      price: rupees('900.50'),
      ...(kilograms !== undefined && { kilograms }),
    });
    expect(await failureOf(quote({ number, services: [bags()] }))).toMatchObject({
      violations: [{ code: 'required', path: 'services[0].kilograms' }],
    });
    const shown = await get(quote({ number, services: [bags(10)] }));
    expect(ownLine(shown)).toEqual(rupees('-900.50'));
    const had = await balance();
    const id = once();
    await Promise.all([1, 2].map(() => get(settle(number, shown, id))));
    expect(await balance()).toEqual(add(had, rupees('-900.50')));
    const after = await detailsOf(transactionId);
    expect(after.status).toBe(before.status);
    expect(after.ssr).toMatchObject([
      { traveller: 1, kind: 'baggage', code: 'XBAG', kilograms: 10, status: 'confirmed' },
    ]);
    expect(after.price.total).toEqual(add(before.price.total, rupees('900.50')));
    const { answer } = await get(agent.desk.booking.request({ number }));
    const invoice = { transactionId, kind: 'invoice' as const, entryId: answer?.ledgerEntry ?? '' };
    await expect.poll(() => failureOf(agent.desk.booking.document(invoice))).toBeUndefined();

    const seat = await askService(transactionId, 'RQST', [0]);
    const free = await get(quote({ number: seat, services: [{ traveller: 0, price: rupees('0.00'), seat: '12A' }] }));
    await get(settle(seat, free));
    const { ssr } = await detailsOf(transactionId);
    expect(ssr.find(({ kind }) => kind === 'seat')).toMatchObject({ code: '12A', traveller: 0 });
    // It goes on like any booking of its supplier: it is cancelled by its own rules.
    const ending = await get(agent.desk.booking.cancelQuote({ transactionId }));
    await get(agent.desk.booking.cancel({ ...once(), cancelQuoteId: ending.cancelQuoteId }));
    expect((await detailsOf(transactionId)).status).toBe('cancelled');
    expect(await get(agent.desk.account.verifyLedger({}))).toMatchObject({ ok: true });
  });
});
