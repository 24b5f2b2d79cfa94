/**
 * What the people of companies see of an agency, over both databases: every operation is asked about somebody else's booking by a
 * person of a company who has every right there is but the operators', and says what it says of one that is not there; every list shows
 * the agency's agent what it does not show them. Then people over the wire: two of one company, one of another, and one who approves.
 */
import { randomUUID } from 'node:crypto';
import { Effect, Result } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CancelQuote } from '#application/desk/amendments.ts';
import { AwaitingApproval } from '#application/desk/failures.ts';
import type { BookFlight } from '#application/desk/flight.ts';
import type { Desk } from '#application/desk/desk.ts';
import { rights } from '#application/backoffice/caller.ts';
import { doings } from '#application/desk/desks/doings.ts';
import { type Reaching, reachings } from '#application/backoffice/while-of-company.ts';
import type { ApprovalRule } from '#domain/corporate/approval-rules.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { addDays, monthOf } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { type BoundOperation, boundOperations } from '#infrastructure/backoffice/http/bound-operations.ts';
import { examplesOf } from '#infrastructure/backoffice/http/reference/examples.ts';
import { makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { askOfFlights } from '#tests/fixtures/requests.ts';
import { makeCaller } from '#tests/fixtures/session.ts';
import {
  emulatedDesk,
  portalDesk,
  type PortalDesk,
  type RunningBackOffice,
  runBackOffice,
} from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { aCab, agreed } from '../cart/putting-in.ts';
import { employ } from './crew.ts';
import { buyingOf } from '../products/buying.ts';
import { buyTrain } from '../products/buying-trains.ts';

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
const contact = { email: 'zephyrine@kuruvila.example', mobile: '9847022816' };
/** Of everything that is the other's; nothing else in the world is called so. */
const others = /zephyrine|pernilla/i;

const wordOf = ({ name }: BoundOperation, table: object): string => {
  const [area = '', method = ''] = name.split('.');
  return String(Reflect.get(Reflect.get(table, area) as object, method));
};
const being = (reaching: Reaching) => boundOperations.filter((bound) => wordOf(bound, reachings) === reaching);

describe.each(databases())('what a company’s people see over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: PortalDesk;
  let farhan: PortalDesk;
  let priya: PortalDesk;
  let susan: PortalDesk;
  let reena: PortalDesk;
  const logins: Record<string, string> = {};
  let buyers = 0;

  const company = async (
    name: string,
    more: { readonly approvals?: readonly ApprovalRule[] } = {},
    version = 0,
    companyId: string = randomUUID(),
  ) => {
    const terms = { name, gstNumbers: [], costCentres: [], rules: [], approvals: [], ...more };
    await get(agent.desk.corporate.saveCompany({ companyId, version, ...terms }));
    return companyId;
  };
  const come = async (companyId: string, firstName: string): Promise<PortalDesk> => {
    const { userId, desk } = await employ({ office, database }, agent.desk, companyId, firstName);
    logins[firstName] = userId;
    return desk;
  };
  const idOf = async (firstName: string): Promise<string> => {
    const [row] = await database.query<{ user_id: string }>('select user_id from app_user where login = $1', [
      logins[firstName],
    ]);
    return row?.user_id ?? '';
  };
  const quoted = async (
    { desk }: PortalDesk,
    firstName: string,
    more: { readonly lastName?: string; readonly mode?: 'hold' | 'ticket' } = {},
  ): Promise<BookFlight> => {
    const { lastName = surname(buyers++), mode = 'ticket' } = more;
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, 30 + buyers) }];
    const { offers } = await get(desk.flight.search({ ...defaultSearch, sectors, numResults: 40, nonStopOnly: true }));
    for (const { offerId, fares } of offers) {
      const fare = fares.findLast(({ seatsLeft, special }) => seatsLeft > 4 && special === undefined);
      if (fare === undefined) continue;
      const quote = await get(desk.flight.quote({ choices: [{ offerId, fareId: fare.fareId }] }));
      if (mode === 'hold' && quote.hold === undefined) continue;
      const travellers = [makeTraveller({ firstName, lastName })];
      const { quoteId } = quote;
      return { quoteId, requestId: randomUUID(), mode, gst, contact, travellers, parameters: [], acceptTerms: true };
    }
    throw new Error('Nothing flies');
  };
  const buy = async (at: PortalDesk, firstName: string, more: Parameters<typeof quoted>[2] = {}): Promise<string> =>
    (await get(at.desk.flight.book(await quoted(at, firstName, more)))).transactionId;

  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    agent = await portalDesk(office, 'agent@demo.test');
  });
  afterAll(() => office.stop());

  /** All that one of another company has: sold, held, cancelled, moved, asked for, saved. */
  const world = async () => {
    const kuruvila = await company('Kuruvila Exports');
    const malabar = await company('Malabar Traders');
    farhan = await come(kuruvila, 'Farhan');
    susan = await come(kuruvila, 'Susan');
    reena = await come(kuruvila, 'Reena');
    priya = await come(malabar, 'Pernilla');
    const approval = { ruleId: 'all', occasion: 'always', place: 'anywhere', quorum: 1, backups: [] } as const;
    await company(
      'Kuruvila Exports',
      { approvals: [{ ...approval, approvers: [logins['Susan'] ?? ''] }] },
      1,
      kuruvila,
    );

    const { booking, agency } = priya.desk;
    const transactionId = await buy(priya, 'Zephyrine');
    const heldId = await buy(priya, 'Zephyrine', { mode: 'hold' });
    const cancelled = await buy(priya, 'Zephyrine');
    const quote: CancelQuote = await get(booking.cancelQuote({ transactionId: cancelled }));
    await get(booking.cancel({ cancelQuoteId: quote.cancelQuoteId, requestId: randomUUID() }));
    const trainId = await buyTrain(priya.desk, 'Zephyrine', today);
    const { cancelQuoteId } = await get(booking.cancelQuote({ transactionId }));
    const { number } = await get(
      booking.askRequest(
        askOfFlights({
          requestId: randomUUID(),
          kind: 'offline-ssr',
          about: { transactionId, travellers: [0], place: { itinerary: 0, segment: 0 }, code: 'BLND' },
        }),
      ),
    );
    const { savedId } = await get(agency.addTraveller({ traveller: makeTraveller({ firstName: 'Zephyrine' }) }));
    const { recordId } = await get(agency.saveGstProfile({ ...gst, holder: 'Zephyrine Traders' }));
    const train = await get(booking.details({ transactionId: trainId }));
    await buyingOf('visa', today).buy(priya.desk, 'Zephyrine', 40);
    // Seen by the agency's own people too, where it is shared.
    const cartId = randomUUID();
    const { cart } = await get(
      priya.desk.cart.add({ ...(await aCab(priya.desk, cartId, 'Zephyrine')), name: 'Zephyrine' }),
    );
    await get(priya.desk.cart.change({ ...cart, shared: true }));
    // Rounds take minutes to hear of it.
    await database.query(
      `insert into schedule_change (change_id, agency_id, transaction_id, severity, learned_at, answer_by, changes)
       select 'moved', agency_id, transaction_id, 'minor', now(), now() + interval '1 day', '[]' from booking where transaction_id = $1`,
      [trainId],
    );
    const pnr = train.reference ?? '';
    return { transactionId, heldId, trainId, cancelQuoteId, number, savedId, recordId, cartId, pnr };
  };
  type World = Awaited<ReturnType<typeof world>>;
  let made: Promise<World> | undefined;
  const theirs = () => (made ??= world());

  /** The desk in this process, of one with every right that is not an operator's. */
  const deskOf = async (firstName: string): Promise<Desk> => {
    const userId = await idOf(firstName);
    const [row] = await database.query<{ agency_id: string; profile_id: string }>(
      'select agency_id, profile_id from app_user where user_id = $1',
      [userId],
    );
    if (row === undefined) throw new Error(`There is no ${firstName}`);
    const agencyId = row.agency_id;
    return office.deskFor(
      makeCaller({
        actor: { userId, name: firstName, agencyId },
        agencyId,
        speaksFor: { agentId: 'AGT10482', profileId: row.profile_id },
        rights: new Set(rights.filter((right) => right !== 'operate')),
        corporate: { userId, decidesFor: [] },
      }),
    );
  };

  /** An example, about these in place of what it names. */
  function about(request: unknown, ids: Readonly<Record<string, string>>): unknown {
    if (Array.isArray(request)) return request.map((each) => about(each, ids));
    if (typeof request !== 'object' || request === null) return request;
    return Object.fromEntries(
      Object.entries(request).map(([name, value]) => [
        name,
        typeof value === 'string' && ids[name] !== undefined ? ids[name] : about(value, ids),
      ]),
    );
  }
  const idsOf = ({ transactionId, number, cancelQuoteId, savedId, recordId, cartId, pnr }: World) => ({
    transactionId,
    about: transactionId,
    number,
    cancelQuoteId,
    changeQuoteId: cancelQuoteId,
    savedId,
    recordId,
    cartId,
    pnr,
  });
  const nowhere = {
    transactionId: 'FL26010100009999',
    about: 'FL26010100009999',
    number: 'RQ2601999999',
    cancelQuoteId: 'no-such-quote',
    changeQuoteId: 'no-such-quote',
    savedId: 'nobody',
    recordId: 'nothing',
    cartId: '0b0e6a3e-2f6e-4a53-9a51-6f2b2a4c1d77',
    pnr: '1000000009',
  };
  /** What it came to, without what is another each time. */
  const outcomeOf = async (bound: BoundOperation, desk: Desk, request: unknown): Promise<string> => {
    const outcome = await Effect.runPromise(Effect.result(bound.answer(desk, request)));
    const said = Result.isSuccess(outcome)
      ? { answer: outcome.success }
      : { failure: outcome.failure._tag, ...outcome.failure };
    return JSON.stringify(said);
  };

  it('about one that is another’s: the same as about one that is not there, and nothing is done to it', async () => {
    const world = await theirs();
    const desk = await deskOf('Farhan');
    const before = await get(agent.desk.booking.details({ transactionId: world.transactionId }));
    const differs: string[] = [];
    for (const bound of boundOperations) {
      for (const { request } of examplesOf(bound)) {
        const theirAnswer = await outcomeOf(bound, desk, about(request, idsOf(world)));
        expect(theirAnswer, bound.name).not.toMatch(others);
        if (wordOf(bound, reachings) !== 'one') continue;
        expect(theirAnswer, bound.name).toBe(await outcomeOf(bound, desk, about(request, nowhere)));
        // The agent sees a difference where looking is all that is asked: so there was something to see.
        if (wordOf(bound, doings) !== 'reads') continue;
        const asked = [about(request, idsOf(world)), about(request, nowhere)] as const;
        const [there, not] = [
          await outcomeOf(bound, agent.desk, asked[0]),
          await outcomeOf(bound, agent.desk, asked[1]),
        ];
        if (there !== not) differs.push(bound.name);
      }
    }
    expect([...new Set(differs)]).toEqual(
      expect.arrayContaining([
        'booking.details',
        'booking.document',
        'booking.sheet',
        'booking.request',
        'booking.cancelQuote',
      ]),
    );
    expect(await get(agent.desk.booking.details({ transactionId: world.transactionId }))).toEqual(before);
    expect((await get(agent.desk.agency.personalTravellers({ text: 'Zephyrine' }))).length).toBe(1);
  }, 120_000);

  it('what is the agency’s own is closed to them, whatever rights there are', async () => {
    await theirs();
    const desk = await deskOf('Farhan');
    expect(being('closed').length).toBeGreaterThan(50);
    for (const bound of being('closed')) {
      const [{ request } = {}] = examplesOf(bound);
      expect(await outcomeOf(bound, desk, request), bound.name).toContain('"reason":"right-missing"');
    }
  }, 120_000);

  it('in lists: the agent is shown what is another’s, and they are not, nor is it counted', async () => {
    const { pnr, savedId } = await theirs();
    const asked: Readonly<Record<string, unknown>> = {
      'booking.list': { page: 1, text: 'Zephyrine' },
      'booking.holds': undefined,
      'booking.refunds': { page: 1 },
      'booking.passengers': { month: monthOf(addDays(today, 31)) },
      'booking.scheduleChanges': undefined,
      'booking.requests': { scope: 'own', page: 1 },
      'account.saleSummary': { from: today, to: today, on: 'booked', by: 'staff' },
      'account.monthSoFar': undefined,
      'train.pnrStatus': { pnr },
      'visa.applications': { page: 1 },
      'corporate.trips': { page: 1 },
      'cart.carts': { kind: 'online', page: 1 },
      'agency.personalTravellers': {},
      'agency.gstProfiles': undefined,
      'agency.profileMasters': undefined,
    };
    const desk = await deskOf('Farhan');
    const own = await deskOf('Pernilla');
    for (const bound of being('listed')) {
      if (wordOf(bound, doings) !== 'reads') continue;
      expect(Object.keys(asked), bound.name).toContain(bound.name);
      const request = asked[bound.name];
      // Counts alone say nobody's name.
      const theirsShown = bound.name === 'account.monthSoFar' ? /"bookings":[1-9]/ : others;
      expect(await outcomeOf(bound, agent.desk, request), bound.name).toMatch(theirsShown);
      expect(await outcomeOf(bound, own, request), bound.name).toMatch(theirsShown);
      const shown = await outcomeOf(bound, desk, request);
      expect(shown, bound.name).not.toMatch(others);
      expect(shown, bound.name).not.toMatch(/"(total|bookings|under-way|credited|cancelled)":[1-9]/);
    }
    // Nor is it changed: what is another's is not there.
    const saved = { savedId, traveller: makeTraveller({ firstName: 'Nobody' }) };
    expect(await failureOf(desk.agency.updateTraveller(saved))).toMatchObject({ _tag: 'NotFound' });
    await get(desk.agency.deleteTraveller({ savedId }));
    expect(
      (await get(agent.desk.agency.personalTravellers({ text: 'Zephyrine' }))).map((each) => each.savedId),
    ).toEqual([savedId]);
    // The same person may be saved by each, and each changes their own.
    const twin = await get(desk.agency.addTraveller({ traveller: makeTraveller({ firstName: 'Zephyrine' }) }));
    expect(twin.savedId).not.toBe(savedId);
    await get(desk.agency.deleteTraveller(twin));
  }, 120_000);

  it('over the wire: who travels sees their own, who approves what they are asked about, and their delegate for that day', async () => {
    await theirs();
    const listOf = async ({ desk }: PortalDesk) =>
      (await get(desk.booking.list({ page: 1 }))).bookings.map(({ transactionId }) => transactionId);
    expect([await listOf(farhan), await listOf(susan), await listOf(reena)]).toEqual([[], [], []]);

    const request = await quoted(farhan, 'Farhan');
    const asked = await failureOf(farhan.desk.flight.book(request));
    if (!(asked instanceof AwaitingApproval)) throw new Error(JSON.stringify(asked));
    const { approvalId } = asked;
    const approval = () => get(farhan.desk.corporate.approval({ approvalId }));
    await expect.poll(async () => (await approval()).hold.kind, { timeout: 30_000 }).not.toBe('wanted');
    await get(susan.desk.corporate.decideApproval({ approvalId, approve: true, note: '', requestId: randomUUID() }));
    await expect.poll(async () => (await approval()).state, { timeout: 30_000 }).toBe('booked');
    const { transactionId = '' } = await approval();
    expect([await listOf(farhan), await listOf(susan), await listOf(reena)]).toEqual([
      [transactionId],
      [transactionId],
      [],
    ]);
    const opens = async ({ desk }: PortalDesk) =>
      Result.isSuccess(await Effect.runPromise(Effect.result(desk.booking.details({ transactionId }))));
    expect([await opens(farhan), await opens(susan), await opens(reena), await opens(priya)]).toEqual([
      true,
      true,
      false,
      false,
    ]);

    await get(
      susan.desk.corporate.delegateApprovals({ userId: logins['Reena'] ?? '', firstDay: today, lastDay: today }),
    );
    expect([await listOf(reena), await opens(reena)]).toEqual([[transactionId], true]);
    await get(susan.desk.corporate.delegateApprovals({}));
    expect([await listOf(reena), await opens(reena)]).toEqual([[], false]);
  }, 120_000);

  it('at a traveller’s desk: the agent sees what is the traveller’s, and what is booked there is the traveller’s', async () => {
    await theirs();
    const identities = await get(agent.desk.agency.identities());
    const other = identities.find(({ person }) => person.startsWith('Pernilla'));
    const there = await emulatedDesk(office, agent.desk, other);
    const before = await get(priya.desk.booking.list({ page: 1 }));
    expect(await get(there.desk.booking.list({ page: 1 }))).toEqual(before);
    const agents = await buy(agent, 'Agatha');
    expect(await failureOf(there.desk.booking.details({ transactionId: agents }))).toMatchObject({ _tag: 'NotFound' });
    const transactionId = await buy(there, 'Zephyrine');
    expect((await get(priya.desk.booking.list({ page: 1 }))).total).toBe(before.total + 1);
    expect(await get(priya.desk.booking.details({ transactionId }))).toMatchObject({ transactionId });
  }, 120_000);

  it('from a cart that a traveller shared: what the agent books of it is the traveller’s, also once the cart is given up', async () => {
    await theirs();
    const cartId = randomUUID();
    const { cart } = await get(priya.desk.cart.add({ ...(await aCab(priya.desk, cartId, 'Thomas')), name: 'Munnar' }));
    await get(priya.desk.cart.change({ ...cart, shared: true }));
    const booked = await get(agent.desk.cart.book(agreed(await get(agent.desk.cart.quote({ cartId })))));
    const [transactionId = ''] = booked.items.flatMap(({ outcome }) => (outcome ? [outcome.transactionId] : []));
    const opens = async ({ desk }: PortalDesk) =>
      Result.isSuccess(await Effect.runPromise(Effect.result(desk.booking.details({ transactionId }))));
    const lists = async ({ desk }: PortalDesk) =>
      (await get(desk.booking.list({ page: 1, text: transactionId }))).bookings.length;
    const seen = async () => [await opens(priya), await lists(priya), await opens(reena), await lists(reena)];
    expect(await seen()).toEqual([true, 1, false, 0]);
    await get(agent.desk.cart.remove({ cartId }));
    expect(await seen()).toEqual([true, 1, false, 0]);
    // The agent's own carts are the agent's.
    const own = randomUUID();
    await get(agent.desk.cart.add(await aCab(agent.desk, own)));
    await get(agent.desk.cart.book(agreed(await get(agent.desk.cart.quote({ cartId: own })))));
    expect(await database.query('select transaction_id as id from booking where made_for is not null')).toEqual([
      { id: transactionId },
    ]);
  }, 120_000);
});
