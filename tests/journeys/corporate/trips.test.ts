/**
 * The trips of companies' travellers over both databases: what one booked, holds, waits for and asked for, in order of urgency, with what
 * is next; what the agency's own people see of it; and nothing of others.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingStatuses } from '#domain/booking/life.ts';
import { isPastTrip } from '#domain/corporate/trip-queue.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import { AwaitingApproval } from '#application/desk/failures.ts';
import type { TripBox } from '#domain/corporate/trip-queue.ts';
import { StoredTripBook } from '#infrastructure/backoffice/database/corporate/trip-book.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { askOfFlights, makeGroup } from '#tests/fixtures/requests.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { comeIn } from '#tests/support/invited.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const failureOf = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const gst = {
  holder: 'Kuruvila Exports',
  number: '32AABCK4821K1Z5',
  email: 'accounts@kuruvila.example',
  address: 'Marine Drive, Kochi',
  phone: '9847022816',
};
const contact = { email: 'farhan@kuruvila.example', mobile: '9847022816' };

describe.each(databases())('trips over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: PortalDesk;
  let farhan: PortalDesk;
  let susan: PortalDesk;
  let companyId: string;
  let buyers = 0;

  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    agent = await portalDesk(office, 'agent@demo.test');
    companyId = randomUUID();
    await get(agent.desk.corporate.saveCompany({ companyId, version: 0, ...terms([]) }));
  });
  afterAll(() => office.stop());

  const terms = (approvers: readonly string[]) => ({
    name: 'Kuruvila Exports',
    gstNumbers: [],
    costCentres: [],
    rules: [],
    approvals: approvers.length === 0 ? [] : [{ ...approval, approvers }],
  });
  const approval = { ruleId: 'all', occasion: 'always', place: 'anywhere', quorum: 1, backups: [] } as const;
  const loginOf = (firstName: string) => `${firstName.toLowerCase()}-trips@kuruvila.example`;
  const employ = async (firstName: string): Promise<PortalDesk> => {
    const person = { companyId, title: 'Ms', firstName, lastName: 'Thomas', mobile: '9847022816' };
    await get(agent.desk.corporate.addEmployee({ ...person, userId: loginOf(firstName), requestId: randomUUID() }));
    return comeIn(office, database, loginOf(firstName));
  };
  const quoted = async ({ desk }: PortalDesk, ahead: number, mode: 'hold' | 'ticket') => {
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, ahead) }];
    const { offers } = await get(desk.flight.search({ ...defaultSearch, sectors, numResults: 40, nonStopOnly: true }));
    for (const { offerId, fares } of offers) {
      const fare = fares.findLast(({ seatsLeft, special }) => seatsLeft > 4 && special === undefined);
      if (fare === undefined) continue;
      const { quoteId, hold } = await get(desk.flight.quote({ choices: [{ offerId, fareId: fare.fareId }] }));
      if (mode === 'hold' && hold === undefined) continue;
      const travellers = [makeTraveller({ lastName: surname(buyers++) })];
      return { quoteId, requestId: randomUUID(), mode, gst, contact, travellers, parameters: [], acceptTerms: true };
    }
    throw new Error('Nothing flies');
  };
  const buy = async (at: PortalDesk, ahead: number, mode: 'hold' | 'ticket' = 'ticket') =>
    (await get(at.desk.flight.book(await quoted(at, ahead, mode)))).transactionId;
  const trips = async ({ desk }: PortalDesk, box?: TripBox) =>
    get(desk.corporate.trips({ page: 1, ...(box && { box }) }));
  const seen = async (at: PortalDesk, box?: TripBox) =>
    (await trips(at, box)).trips.map(({ id, box: where, step }) => [id, where, step]);

  it('lists what is under way, the most urgent first, and moves it on as it goes on', async () => {
    farhan = await employ('Farhan');
    susan = await employ('Susan');
    expect(await trips(farhan)).toMatchObject({ trips: [], total: 0, counts: { upcoming: 0, past: 0 }, cut: false });
    const far = await buy(farhan, 60);
    const near = await buy(farhan, 40);
    const held = await buy(farhan, 50, 'hold');
    const { number } = await get(
      farhan.desk.booking.askRequest(
        askOfFlights({ requestId: randomUUID(), kind: 'group', group: makeGroup(addDays(today, 70)) }),
      ),
    );
    // From now on somebody has to approve.
    await get(agent.desk.corporate.saveCompany({ companyId, version: 1, ...terms([loginOf('Susan')]) }));
    const asked = await failureOf(farhan.desk.flight.book(await quoted(farhan, 45, 'ticket')));
    if (!(asked instanceof AwaitingApproval)) throw new Error(JSON.stringify(asked));
    const { approvalId } = asked;
    const approved = () => get(farhan.desk.corporate.approval({ approvalId }));
    await expect.poll(async () => (await approved()).hold.kind, { timeout: 30_000 }).not.toBe('wanted');

    const all = [
      [held, 'held', 'issue'],
      [approvalId, 'waiting', 'approvers-decide'],
      [number, 'on-request', 'desk-answers'],
      [near, 'upcoming', 'travel'],
      [far, 'upcoming', 'travel'],
    ];
    expect(await seen(farhan)).toEqual(all);
    // What is held for it is no trip of its own, also before the approval knows that it is held.
    const holdIs = (hold: unknown) =>
      database.query(`update approval set terms = jsonb_set(terms, '{hold}', $2::jsonb) where approval_id = $1`, [
        approvalId,
        hold,
      ]);
    const { hold } = await approved();
    expect(hold.kind).toBe('held');
    await holdIs({ kind: 'wanted' });
    expect(await seen(farhan)).toEqual(all);
    await holdIs(hold);
    expect(await seen(farhan, 'upcoming')).toEqual(all.slice(3));
    expect((await trips(farhan)).counts).toEqual({ upcoming: 2, waiting: 1, 'on-request': 1, held: 1, past: 0 });
    // Who approves has no trip of it; the agency sees those of all its companies, and none of its own.
    expect(await seen(susan)).toEqual([]);
    await buy(agent, 30);
    expect(await seen(agent)).toEqual(all);

    await get(susan.desk.corporate.decideApproval({ approvalId, approve: true, note: '', requestId: randomUUID() }));
    await expect.poll(async () => (await approved()).state, { timeout: 30_000 }).toBe('booked');
    const { transactionId: booked = '' } = await approved();
    await get(farhan.desk.booking.releaseHeld({ transactionId: held, requestId: randomUUID() }));
    await get(farhan.desk.booking.decideRequest({ number, act: 'withdraw', requestId: randomUUID() }));
    await database.query(`update booking set starts_on = $2, ends_on = $2 where transaction_id = $1`, [
      far,
      addDays(today, -3),
    ]);
    expect(await seen(farhan)).toEqual([
      [near, 'upcoming', 'travel'],
      [booked, 'upcoming', 'travel'],
    ]);
    expect(await seen(farhan, 'past')).toEqual([
      [held, 'past', 'none'],
      [far, 'past', 'none'],
    ]);
    expect((await trips(farhan)).counts).toEqual({ upcoming: 2, waiting: 0, 'on-request': 0, held: 0, past: 2 });

    // A refused one stays until its day, as something to do.
    const second = await failureOf(farhan.desk.flight.book(await quoted(farhan, 42, 'ticket')));
    if (!(second instanceof AwaitingApproval)) throw new Error(JSON.stringify(second));
    await get(
      susan.desk.corporate.decideApproval({
        approvalId: second.approvalId,
        approve: false,
        note: 'Too dear',
        requestId: randomUUID(),
      }),
    );
    expect((await seen(farhan))[0]).toEqual([second.approvalId, 'waiting', 'book-again']);
    expect(await failureOf(farhan.desk.corporate.trips({ page: 0 }))).toMatchObject({ _tag: 'Invalid' });
  }, 120_000);

  it('in the database, past is what the rule says is past', async () => {
    const agencyId = 'agency-of-trips';
    await database.query(
      `insert into agency (agency_id, agent_id, company_name, country, currency, created_at) values ($1, $1, 'A', 'IN', 'INR', now())`,
      [agencyId],
    );
    const days = [-3, -1, 0, 2];
    const all = bookingStatuses.flatMap((status) =>
      days.flatMap((from) => [undefined, 0, 2].map((nights) => ({ status, from, nights }))),
    );
    for (const [at, { status, from, nights }] of all.entries()) {
      await database.query(
        `insert into booking (transaction_id, agency_id, request_id, request_digest, quote_id, product, status, supplier, currency,
           supplier_total, net, postings, customer_total, mark, title, starts_on, ends_on, lead_traveller, traveller_count, words,
           booked_by, actor_user_id, document)
         values ($2, $1, $2, '', $2, 'flight', $3, 'sandbox', 'INR', 1, 1, '', 1, 'AI', 'DEL BOM', $4, $5, 'A', 1, '{}', 'A', 'ravi', '{}')`,
        [
          agencyId,
          `trip-${String(at).padStart(3, '0')}`,
          status,
          addDays(today, from),
          nights === undefined ? null : addDays(today, from + nights),
        ],
      );
    }
    const expected = all.flatMap(({ status, from, nights }, at) => {
      const startsOn = addDays(today, from);
      const ends = nights === undefined ? {} : { endsOn: addDays(today, from + nights) };
      return isPastTrip({ status, startsOn, ...ends }, today) ? [`trip-${String(at).padStart(3, '0')}`] : [];
    });
    const book = new StoredTripBook(database);
    const of = { agencyId, userId: 'ravi' };
    const past = await get(book.past(of, today, 1, 500));
    expect(past.bookings.map(({ transactionId }) => transactionId).toSorted()).toEqual(expected);
    expect(past.total).toBe(expected.length);
    const open = await get(book.open(of, today, 500));
    expect(open.bookings).toHaveLength(all.length - expected.length);
    expect(await get(book.past({ agencyId, userId: 'priya' }, today, 1, 500))).toEqual({ bookings: [], total: 0 });
  });
});
