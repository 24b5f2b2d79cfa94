/**
 * An accepted offer for a group becomes bookings, over HTTP on both databases: the balance is paid once and by its day, each
 * record of the airline is a booking at the offer's own prices out of what is held, and every posting adds up.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money, moneyOf, multiply } from '#domain/money/money.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { askOfFlights, makeGroup, makeNamed, makeOffered } from '#tests/fixtures/requests.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const day = addDays(today, 60);
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

async function failureOf<A, E extends { readonly _tag: string }>(asked: Effect.Effect<A, E>) {
  const result = await Effect.runPromise(Effect.result(asked));
  return result._tag === 'Success' ? undefined : result.failure;
}

const rupees = (text: string) => moneyOf(text, 'INR');
const fares = [
  { type: 'adult' as const, amount: rupees('5200.00'), tax: rupees('812.00') },
  { type: 'child' as const, amount: rupees('5200.00'), tax: rupees('812.00') },
  { type: 'infant' as const, amount: rupees('1500.00') },
];
const deposit = rupees('20000.00');
/** Ten adults, a child and an infant. */
const total = rupees('58700.00');
const offer = {
  prices: fares,
  offered: makeOffered(day),
  validUntil: addDays(today, 3),
  deposit,
  depositDue: addDays(today, 5),
  namesDue: addDays(today, 30),
  balanceDue: addDays(today, 40),
};
const named = [...makeNamed('adult', 10, today), ...makeNamed('child', 1, today), ...makeNamed('infant', 1, today)];

describe.each(databases())('a group over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: PortalDesk;
  let operator: PortalDesk;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    agent = await portalDesk(office, 'agent@demo.test');
    operator = await portalDesk(office, 'operator@demo.test');
    await database.query('update account set credit_limit = credit_limit + 100000000');
  });
  afterAll(() => office.stop());

  const once = () => ({ requestId: randomUUID() });
  const decide = (number: string, act: 'accept' | 'pay', who: PortalDesk = agent) =>
    who.desk.booking.decideRequest({ ...once(), number, act });
  const answer = (number: string, act: 'take' | 'offer' | 'close', said = {}) =>
    operator.desk.booking.answerRequest({ ...once(), number, act, answer: said });
  const accepted = async (terms: object = offer) => {
    const { number } = await get(
      agent.desk.booking.askRequest(askOfFlights({ ...once(), kind: 'group', group: makeGroup(day) })),
    );
    await get(answer(number, 'take'));
    await get(answer(number, 'offer', terms));
    await get(decide(number, 'accept'));
    await get(agent.desk.booking.nameGroup({ ...once(), number, travellers: named }));
    return number;
  };
  let tickets = 0;
  const ticket = () => {
    tickets += 1;
    return `312${String(tickets).padStart(10, '0')}`;
  };
  const locator = () => `G${String(tickets).padStart(5, '0')}`;
  const record = (number: string, travellers: readonly number[]) => ({
    ...once(),
    number,
    travellers,
    documents: travellers.map(ticket),
    reference: locator(),
  });
  const first = [0, 1, 2, 3, 4, 5, 11];
  const second = [6, 7, 8, 9, 10];
  const posted = async (number: string) => {
    const rows = await database.query<{ code: string; amount: string }>(
      `select narration::json ->> 'code' as code, amount::text as amount from journal_entry where reference = $1 order by sequence`,
      [number],
    );
    return rows.map(({ code, amount }) => `${code} ${amount}`);
  };
  /** Limits are read when somebody logs in, and now and then. */
  const staffWith = async (limit: 'limit_per_booking' | 'limit_per_day', most: number | null) => {
    await database.query(`update app_user set ${limit} = $1 where email = 'staff@demo.test'`, [most]);
    return portalDesk(office, 'staff@demo.test');
  };
  const balance = async () => (await get(agent.desk.account.balance())).balance;

  it('is paid, entered record by record, and appears as bookings at its own prices', async () => {
    const number = await accepted();
    const before = await balance();
    expect(await failureOf(operator.desk.booking.makeOfferBooking(record(number, first)))).toMatchObject({
      violations: [{ code: 'offer-unpaid', path: 'number', params: { amount: rupees('38700.00') } }],
    });
    const pay = { ...once(), number, act: 'pay' as const };
    await Promise.all([get(agent.desk.booking.decideRequest(pay)), get(agent.desk.booking.decideRequest(pay))]);
    expect(await failureOf(decide(number, 'pay'))).toMatchObject({ violations: [{ code: 'offer-paid' }] });
    expect(await posted(number)).toEqual(['offer-deposit -2000000', 'offer-balance -3870000']);

    const making = record(number, first);
    const [one] = await Promise.all([
      get(operator.desk.booking.makeOfferBooking(making)),
      get(operator.desk.booking.makeOfferBooking(making)),
    ]);
    expect(one).toMatchObject({ state: 'accepted' });
    expect(await failureOf(operator.desk.booking.makeOfferBooking(record(number, [5])))).toMatchObject({
      violations: [{ code: 'offer-made', path: 'travellers[0]', params: { name: 'Arunfa Raoadult' } }],
    });
    const changed = named.map((each, at) => (at === 0 ? { ...each, lastName: 'Other' } : each));
    expect(
      await failureOf(agent.desk.booking.nameGroup({ ...once(), number, travellers: changed })),
      'who flies stays who they are',
    ).toMatchObject({ violations: [{ code: 'offer-made', path: 'travellers[0]' }] });
    const later = named.map((each, at) => (at === 9 ? { ...each, firstName: 'Someoneelse' } : each));
    await get(agent.desk.booking.nameGroup({ ...once(), number, travellers: later }));
    expect(await get(operator.desk.booking.makeOfferBooking(record(number, second)))).toMatchObject({
      state: 'closed',
    });
    expect(await posted(number)).toEqual([
      'offer-deposit -2000000',
      'offer-balance -3870000',
      'offer-deposit-used 3270000',
      'offer-deposit-used 2600000',
    ]);
    expect(before.minor - (await balance()).minor, 'nothing is paid twice').toBe(3_870_000);

    const whole = await get(agent.desk.booking.request({ number }));
    expect(whole.answer?.made?.map(({ travellers }) => travellers)).toEqual([first, second]);
    const bookings = await Promise.all(
      whole.bookings.map((transactionId) => get(agent.desk.booking.details({ transactionId }))),
    );
    expect(bookings.map(({ status, travellers }) => [status, travellers.length])).toEqual([
      ['confirmed', 7],
      ['confirmed', 5],
    ]);
    const [booking] = bookings;
    expect(booking).toMatchObject({
      reference: making.reference,
      price: { total: rupees('32700.00') },
      elsewhere: true,
      tickets: making.documents.map((written, traveller) => ({ traveller, number: written })),
      options: [{ baggage: { checkInKg: 15, cabinKg: 7 } }],
      itineraries: [{ segments: [{ carrier: '6E', flightNumber: '2134' }] }],
    });
    expect(bookings.at(1)?.travellers[3]).toMatchObject({ firstName: 'Someoneelse' });
    const lines = JSON.stringify(booking?.price.breakdown);
    expect(lines, 'the tax of six adults').toContain(JSON.stringify(multiply(rupees('812.00'), 6)));
    const sum = await database.query<{ held: string }>(
      `select sum(p.amount)::text as held from posting p join journal_entry e using (agency_id, sequence)
       where e.reference = $1 and p.ledger_account = 'offer-deposits'`,
      [number],
    );
    expect(sum).toEqual([{ held: '0' }]);
  });

  it('is made no booking of that its rules forbid, and nothing is posted then', async () => {
    const number = await accepted();
    await get(decide(number, 'pay'));
    const before = await posted(number);
    const good = record(number, first);
    const refused = async (change: object) =>
      (await failureOf(operator.desk.booking.makeOfferBooking({ ...good, ...once(), ...change }))) as {
        readonly violations?: readonly { readonly code: string; readonly path: string }[];
      };
    const codes = async (change: object) =>
      (await refused(change)).violations?.map(({ code, path }) => `${code} ${path}`);
    expect(await codes({ travellers: [] })).toEqual(['required travellers']);
    expect(await codes({ travellers: [0, 0, 40] })).toEqual([
      'place-not-booked travellers[1]',
      'place-not-booked travellers[2]',
    ]);
    expect(await codes({ travellers: [10], documents: [ticket()] })).toEqual(['party-adult travellers']);
    const ten = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(await codes({ travellers: ten, documents: ten.map(ticket) })).toEqual(['party-size travellers']);
    expect(await codes({ reference: 'x' })).toEqual(['not-a-choice reference']);
    expect(await codes({ documents: good.documents.slice(1) })).toEqual(['required documents[6]']);
    expect(await codes({ documents: good.documents.with(1, '12') })).toEqual(['ticket-number documents[1]']);
    expect(await failureOf(agent.desk.booking.makeOfferBooking(good)), 'the agency').toMatchObject({
      _tag: 'NotPermitted',
    });
    await get(operator.desk.booking.makeOfferBooking(good));
    expect(await codes({ travellers: second, documents: second.map(ticket) }), 'its record is a booking').toEqual([
      'pnr-imported text',
    ]);
    expect((await posted(number)).length).toBe(before.length + 1);
    expect(await failureOf(answer(number, 'close')), 'what is held has to be settled').toMatchObject({
      violations: [{ code: 'required', path: 'answer.depositBack' }],
    });
    await get(answer(number, 'close', { depositBack: rupees('26000.00') }));
    expect((await posted(number)).at(-1)).toBe('offer-deposit-back 2600000');
  });

  it('is not paid after the day of its balance, beyond a limit, or without money', async () => {
    const number = await accepted();
    const staff = await staffWith('limit_per_booking', 100);
    expect(await failureOf(decide(number, 'pay', staff))).toMatchObject({ _tag: 'OverLimit', per: 'booking' });
    await staffWith('limit_per_booking', null);
    const dear = fares.map((each) => ({ ...each, amount: money(90_000_000_000, 'INR') }));
    const tooDear = await accepted({ ...offer, prices: dear });
    expect(await failureOf(decide(tooDear, 'pay'))).toMatchObject({ _tag: 'BalanceTooLow' });
    const expire = (on: string) =>
      database.query(
        `update service_request set answered = jsonb_set(answered, '{answer,balanceDue}', $2::jsonb) where number = $1`,
        [number, JSON.stringify(on)],
      );
    await expire(addDays(today, -1));
    expect(await failureOf(decide(number, 'pay'))).toMatchObject({
      violations: [{ code: 'balance-overdue', params: { on: addDays(today, -1) } }],
    });
    await expire(today);
    expect(await get(decide(number, 'pay'))).toMatchObject({ state: 'accepted' });
    expect(await failureOf(decide(number, 'accept'))).toMatchObject({ _tag: 'NotAllowedInState' });
    await get(answer(number, 'close', { depositBack: total }));
  });

  it('counts towards what a person may charge in a day', async () => {
    const asked = () =>
      get(agent.desk.booking.askRequest(askOfFlights({ ...once(), kind: 'group', group: makeGroup(day) })));
    const numbers = [(await asked()).number, (await asked()).number];
    for (const number of numbers) {
      await get(answer(number, 'take'));
      await get(answer(number, 'offer', offer));
    }
    const staff = await staffWith('limit_per_day', 3_999_999);
    const outcomes = await Promise.all(numbers.map((number) => failureOf(decide(number, 'accept', staff))));
    expect(outcomes.filter((each) => each === undefined)).toHaveLength(1);
    expect(outcomes.find((each) => each !== undefined)).toMatchObject({
      _tag: 'OverLimit',
      per: 'day',
      limit: rupees('39999.99'),
    });
    const [left = ''] = numbers.filter((_, at) => outcomes[at] !== undefined);
    const more = await staffWith('limit_per_day', 4_000_000);
    expect(await get(decide(left, 'accept', more))).toMatchObject({ state: 'accepted' });
    await staffWith('limit_per_day', null);
  });

  it('is not asked for where flights are not sold; what was asked before is answered, and bookings are looked after', async () => {
    const ask = (requestId: string) =>
      agent.desk.booking.askRequest(askOfFlights({ requestId, kind: 'group', group: makeGroup(day) }));
    const before = randomUUID();
    const { number } = await get(ask(before));
    const { configuration, version } = await get(operator.desk.operations.configuration());
    const off = { ...configuration, enabledServices: ['hotel' as const] };
    await get(operator.desk.operations.setConfiguration({ configuration: off, version }));
    expect(await failureOf(ask(randomUUID()))).toMatchObject({ _tag: 'NotPermitted', reason: 'not-sold' });
    expect(await get(ask(before))).toMatchObject({ number });
    expect(await get(answer(number, 'take'))).toMatchObject({ state: 'taken' });
    const about = { transactionId: 'FL260101000001', travellers: [0], items: [0] };
    expect(
      await failureOf(agent.desk.booking.askRequest(askOfFlights({ ...once(), kind: 'cancel', about }))),
    ).toMatchObject({ _tag: 'NotFound' });
    const back = await get(operator.desk.operations.configuration());
    await get(operator.desk.operations.setConfiguration({ configuration, version: back.version }));
  });

  it('is offered with its flights or not at all', async () => {
    const { number } = await get(
      agent.desk.booking.askRequest(askOfFlights({ ...once(), kind: 'group', group: makeGroup(day) })),
    );
    await get(answer(number, 'take'));
    const { offered: _, ...bare } = offer;
    expect(await failureOf(answer(number, 'offer', bare))).toMatchObject({
      violations: [{ code: 'required', path: 'answer.offered.directions' }],
    });
    const [direction] = offer.offered.directions;
    const flight = direction?.flights[0];
    const late = { ...offer.offered, directions: [{ flights: [{ ...flight, arrival: flight?.departure }] }] };
    expect(await failureOf(answer(number, 'offer', { ...offer, offered: late }))).toMatchObject({
      violations: [{ code: 'flight-times', path: 'answer.offered.directions[0].flights[0].arrival' }],
    });
    const taxed = fares.map((each) => ({ ...each, tax: rupees('5200.01') }));
    expect(await failureOf(answer(number, 'offer', { ...offer, prices: taxed }))).toMatchObject({
      violations: [{ code: 'taxes-above-paid', path: 'answer.prices[0].tax' }, {}, {}],
    });
    await get(answer(number, 'offer', offer));
    expect((await get(agent.desk.booking.request({ number }))).answer).toMatchObject({
      offered: offer.offered,
      prices: fares,
    });
  });
});
