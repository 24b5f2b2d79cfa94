/** What is looked at before a ticket is issued, over the real stores and the sandbox: stopped, overridden, distinguished in a race. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { toInstant } from '#domain/time/place-time.ts';
import type { BookFlight } from '#application/desk/flight.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { oneWay } from '#tests/fixtures/flight-supplier.ts';
import { type AmendingOffice, amendingOffice, type OfficeOptions, rupees } from '#tests/support/amending-office.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const id = (): string => randomUUID();
const delhi = oneWay('DEL-BOM', 20);
const flightsOf = ({ itineraries: [{ segments }] }: FlightQuote) =>
  segments.map(({ carrier, flightNumber }) => `${carrier}${flightNumber}`).join(' ');
/** Another flight that is in the air while the first is. */
const meets = (quote: FlightQuote) => (other: FlightQuote) => {
  const span = ({ itineraries: [{ segments }] }: FlightQuote) =>
    [toInstant(segments[0].departure), toInstant((segments.at(-1) ?? segments[0]).arrival)] as const;
  const [from, to] = span(quote);
  const [otherFrom, otherTo] = span(other);
  return flightsOf(quote) !== flightsOf(other) && otherFrom < to && from < otherTo;
};

describe.each(databases())('before a ticket is issued, on the $kind database', ({ fresh }) => {
  let database: Database;
  let people = 0;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  const officeWith = async (options: OfficeOptions = {}): Promise<AmendingOffice> => {
    const office = amendingOffice(database, options);
    if (options.agencyId === undefined) await office.open(rupees(5_000_000));
    return office;
  };
  const somebody = (overrides: Partial<Traveller> = {}): Traveller => {
    people += 1;
    return makeTraveller({ lastName: surname(people), ...overrides });
  };
  const ask = async (
    office: AmendingOffice,
    quote: FlightQuote,
    traveller: Traveller,
    { mode = 'ticket', ...more }: Partial<BookFlight> = {},
  ) => seen(office.sell(quote, mode, id(), { travellers: [traveller], ...more }));
  const seen = async <A extends object, E extends { readonly _tag: string }>(asked: Effect.Effect<A, E>) => {
    const result = await run(Effect.result(asked));
    return result._tag === 'Success'
      ? { ...result.success, failed: '' }
      : { ...result.failure, failed: result.failure._tag };
  };
  const done = (answer: object): string => {
    if (!('transactionId' in answer) || !('status' in answer)) throw new Error(JSON.stringify(answer));
    return String(answer.transactionId);
  };
  const codes = (answer: object) =>
    'violations' in answer && Array.isArray(answer.violations)
      ? answer.violations.map(({ code, path, params }) => `${params?.severity} ${code} ${path}`)
      : answer;
  const audited = (transactionId: string) =>
    database.query<{ actor_user_id: string; detail: object }>(
      `select actor_user_id, detail from audit where operation = 'flight.override' and reference = $1`,
      [transactionId],
    );

  it('nobody flies twice on one flight, no matter who books it and in whichever way', async () => {
    const office = await officeWith();
    const traveller = somebody();
    const first = done(await ask(office, await office.quote(delhi), traveller));
    const again = await office.quote(delhi);
    const refused = await ask(office, again, { ...traveller, firstName: 'LAKSHMI' });
    expect(codes(refused)).toEqual(['stop duplicate-booking travellers[0]']);
    expect(refused).toMatchObject({ violations: [{ params: { transactionId: first } }] });
    expect(
      codes(
        await ask(office, again, traveller, {
          mode: 'ticket',
          overrides: [{ code: 'duplicate-booking', reason: 'x' }],
        }),
      ),
    ).toEqual(['undefined not-a-choice overrides[0].code']);
    const held = await office.quote(delhi, ({ hold }) => hold !== undefined);
    const other = somebody();
    done(await ask(office, held, other, { mode: 'hold' }));
    const same = (quote: FlightQuote) => flightsOf(quote) === flightsOf(held);
    expect(codes(await ask(office, await office.quote(delhi, same), other))).toEqual([
      'stop duplicate-booking travellers[0]',
    ]);
    expect(await ask(office, again, somebody())).toMatchObject({ status: 'confirmed' });
    const elsewhere = await officeWith();
    expect(await ask(elsewhere, await elsewhere.quote(delhi), traveller)).toMatchObject({ status: 'confirmed' });
  });

  it('of many who book the same for one person at once, one does; the same request again is answered with its own', async () => {
    const office = await officeWith();
    const traveller = somebody();
    const quotes: FlightQuote[] = [];
    for (let at = 0; at < 8; at += 1) quotes.push(await office.quote(delhi));
    const requests = quotes.map((quote) => ({ quote, requestId: id() }));
    const send = () =>
      Promise.all(
        requests.map(({ quote, requestId }) =>
          seen(office.sell(quote, 'ticket', requestId, { travellers: [traveller] })),
        ),
      );
    const answers = await send();
    expect(answers.filter((each) => 'status' in each && each.status === 'confirmed')).toHaveLength(1);
    expect(answers.filter((each) => each.failed === 'Invalid')).toHaveLength(7);
    expect(await send()).toEqual(answers);
    const [{ booked } = { booked: '' }] = await database.query<{ booked: string }>(
      'select count(*) as booked from booking where agency_id = $1',
      [office.agencyId],
    );
    expect(booked).toBe('1');
  });

  it('on two flights at once: overridden with a reason that stays with the booking, by anyone who may', async () => {
    const office = await officeWith();
    const traveller = somebody();
    const quote = await office.quote(delhi);
    const first = done(await ask(office, quote, traveller));
    const other = await office.quote(delhi, meets(quote));
    expect(codes(await ask(office, other, traveller))).toEqual(['override overlapping-flights travellers[0]']);
    const overrides = [{ code: 'overlapping-flights', reason: '  Takes  whichever comes ' }];
    expect(codes(await ask(office, other, traveller, { overrides: [{ code: 'churn', reason: 'another' }] }))).toEqual([
      'override overlapping-flights travellers[0]',
    ]);
    const staff = await officeWith({
      agencyId: office.agencyId,
      caller: { rights: new Set(['search', 'book', 'ticket']) },
    });
    const theirs = await staff.quote(delhi, meets(quote));
    expect(await ask(staff, theirs, traveller, { overrides })).toMatchObject({ failed: 'NotPermitted' });
    const second = done(await ask(office, other, traveller, { overrides }));
    const { history, overrides: kept } = await office.details(second);
    expect(kept).toMatchObject([{ code: 'overlapping-flights', reason: 'Takes whichever comes', by: 'Asha Rao' }]);
    expect(history.find(({ code }) => code === 'check-overridden')).toMatchObject({
      params: { check: 'overlapping-flights', reason: 'Takes whichever comes' },
      actor: 'Asha Rao',
    });
    expect(history[0]?.code).toBe('requested');
    expect(await audited(second)).toMatchObject([
      { actor_user_id: 'user-1', detail: { overrides: [{ code: 'overlapping-flights', by: 'Asha Rao' }] } },
    ]);
    expect(await audited(first)).toEqual([]);
  });

  it('on a flight that a colleague holds for the same person at that time: it is said as well', async () => {
    const office = await officeWith();
    const colleague = await officeWith({
      agencyId: office.agencyId,
      caller: { actor: { userId: 'user-2', name: 'Ravi Shah', agencyId: office.agencyId } },
    });
    const traveller = somebody();
    const quote = await office.quote(delhi, ({ hold }) => hold !== undefined);
    const held = done(await ask(office, quote, traveller, { mode: 'hold' }));
    const { itineraries } = quote;
    const [first] = itineraries[0].segments;
    const flight = `${first.carrier} ${first.flightNumber}`;
    const refused = await ask(colleague, await colleague.quote(delhi, meets(quote)), traveller);
    expect(codes(refused)).toEqual(['override overlapping-flights travellers[0]']);
    expect(refused).toMatchObject({ violations: [{ params: { transactionId: held, flight } }] });
    await run(office.desk.releaseHeld({ transactionId: held, requestId: id() }));
    done(await ask(colleague, await colleague.quote(delhi, meets(quote)), traveller));
  });

  it('a hold is ticketed as anything is: what was overridden in holding stays so, the rest is asked then', async () => {
    const office = await officeWith();
    const traveller = somebody();
    const holdable = ({ hold }: FlightQuote) => hold !== undefined;
    const given = async () => {
      const held = done(await ask(office, await office.quote(delhi, holdable), traveller, { mode: 'hold' }));
      await run(office.desk.releaseHeld({ transactionId: held, requestId: id() }));
    };
    await given();
    await given();
    const quote = await office.quote(delhi, holdable);
    expect(codes(await ask(office, quote, traveller, { mode: 'hold' }))).toEqual(['override churn travellers[0]']);
    const churn = [{ code: 'churn', reason: 'The date is sure now' }];
    const held = done(await ask(office, quote, traveller, { mode: 'hold', overrides: churn }));
    done(
      await ask(office, await office.quote(delhi, meets(quote)), traveller, {
        overrides: [...churn, { code: 'overlapping-flights', reason: 'One is given back' }],
      }),
    );
    const request = { transactionId: held, requestId: id() };
    expect(codes(await seen(office.desk.ticketHeld(request)))).toEqual(['override overlapping-flights travellers[0]']);
    expect((await office.details(held)).status).toBe('held');
    const overrides = [{ code: 'overlapping-flights', reason: 'This one flies' }];
    expect(await seen(office.desk.ticketHeld({ ...request, overrides }))).toMatchObject({ status: 'confirmed' });
    expect((await office.details(held)).overrides?.map(({ code, reason }) => `${code}: ${reason}`)).toEqual([
      'churn: The date is sure now',
      'overlapping-flights: This one flies',
    ]);
    expect((await audited(held)).map(({ detail }) => detail)).toMatchObject([
      { overrides: [{ code: 'churn' }] },
      { overrides: [{ code: 'overlapping-flights' }], amendment: `${held}.1` },
    ]);
    expect(office.troubles).toEqual([]);
  });

  it('what a booking has to say of itself: papers, the company’s tax, an infant’s birthday, a single name', async () => {
    const office = await officeWith({ caller: { corporate: { userId: 'user-1', decidesFor: [] } } });
    const abroad = await office.quote(oneWay('DEL-DXB', 20, { party: { adults: 1, children: 0, infants: 0 } }));
    const passport = {
      number: 'P1234567',
      issuedOn: isoDate('2020-01-01'),
      expiresOn: isoDate('2027-02-01'),
      placeOfIssue: 'Delhi',
      country: 'IN',
    };
    const traveller = somebody({ passport, firstName: 'Kiran', lastName: 'Lnu' });
    const refused = codes(await ask(office, abroad, traveller));
    expect(refused).toEqual([
      'override passport-six-months travellers[0].passport.expiresOn',
      'override gstin-missing gst',
      'override ticket-name-single travellers[0]',
    ]);
    const overrides = ['passport-six-months', 'gstin-missing', 'ticket-name-single'].map((code) => ({
      code,
      reason: 'Asked',
    }));
    expect(await ask(office, abroad, traveller, { overrides })).toMatchObject({ status: 'confirmed' });
    expect(codes(await ask(office, await office.quote(delhi), somebody({ firstName: 'محمد' })))).toEqual([
      'override gstin-missing gst',
      'stop ticket-name-characters travellers[0]',
    ]);
  });
});
