/**
 * What a person must answer, over HTTP on both databases: groups from asking to the bookings that resulted, services and
 * cancellations of bookings, two elevated users at once, and the life of a request against a model of it.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AgencyAct,
  agencyActs,
  type OperatorAct,
  operatorActs,
  type RequestState,
} from '#domain/booking/request/request.ts';
import { askedKinds } from '#domain/flight/request/request.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { money, moneyOf } from '#domain/money/money.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { askOfFlights, makeGroup, makeNamed, makeOffered } from '#tests/fixtures/requests.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

/** Paying moves money: see `group-bookings.test.ts`. */
type Act = Exclude<AgencyAct, 'pay'> | OperatorAct;
const everyAct: readonly Act[] = [...operatorActs, ...agencyActs.filter((act) => act !== 'pay')];

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const day = addDays(today, 60);
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

async function failureOf<A, E extends { readonly _tag: string }>(asked: Effect.Effect<A, E>) {
  const result = await Effect.runPromise(Effect.result(asked));
  return result._tag === 'Success' ? undefined : result.failure;
}

const plainOffer = (validUntil: IsoDate = addDays(today, 3)) => ({
  prices: (['adult', 'child', 'infant'] as const).map((type) => ({ type, amount: moneyOf('5200.00', 'INR') })),
  offered: makeOffered(day),
  validUntil,
  note: 'Names ten days before departure',
});

const deposit = moneyOf('20000.00', 'INR');
const terms = {
  deposit,
  depositDue: addDays(today, 5),
  namesDue: addDays(today, 30),
  balanceDue: addDays(today, 40),
};
const withDeposit = { ...plainOffer(), ...terms };

describe.each(databases())('requests over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: PortalDesk;
  let staff: PortalDesk;
  let operator: PortalDesk;
  let colleague: PortalDesk;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    agent = await portalDesk(office, 'agent@demo.test');
    staff = await portalDesk(office, 'staff@demo.test');
    operator = await portalDesk(office, 'operator@demo.test');
    colleague = await portalDesk(office, 'desk@demo.test');
  });
  afterAll(() => office.stop());

  const once = () => ({ requestId: randomUUID() });
  const askGroup = (requestId: string = randomUUID()) =>
    agent.desk.booking.askRequest(askOfFlights({ requestId, kind: 'group', group: makeGroup(day) }));
  const answer = (
    who: PortalDesk,
    number: string,
    act: Parameters<PortalDesk['desk']['booking']['answerRequest']>[0]['act'],
    said = {},
  ) => who.desk.booking.answerRequest({ ...once(), number, act, answer: said });
  const decide = (number: string, act: 'accept' | 'decline' | 'withdraw') =>
    agent.desk.booking.decideRequest({ ...once(), number, act });
  /** A ticket on a day of its own: the same traveller is not sold the same flight twice. */
  let sales = 0;
  const sold = async (): Promise<string> => {
    const { flight } = agent.desk;
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(day, sales) }];
    sales += 1;
    const [offer] = (await get(flight.search({ ...defaultSearch, sectors }))).offers;
    if (offer === undefined) throw new Error('no flight');
    const { quoteId } = await get(
      flight.quote({ choices: [{ offerId: offer.offerId, fareId: offer.fares[0].fareId }] }),
    );
    const { transactionId } = await get(
      flight.book({
        quoteId,
        ...once(),
        mode: 'ticket',
        travellers: [makeTraveller()],
        contact: { email: 'asha@example.com', mobile: '9876543210' },
        parameters: [],
        acceptTerms: true,
      }),
    );
    return transactionId;
  };
  const mails = async (number: string): Promise<readonly string[]> => {
    const rows = await database.query<{ code: string }>(
      `select payload ->> 'code' as code from outbox
       where kind = 'request-notice' and payload ->> 'number' = $1 and done_at is not null order by id`,
      [number],
    );
    return rows.map(({ code }) => code);
  };

  it('takes a group from asking to the bookings that came of it', async () => {
    const { booking } = agent.desk;
    const id = randomUUID();
    const { number, state } = await get(askGroup(id));
    expect(state).toBe('asked');
    expect(await get(askGroup(id))).toMatchObject({ number });
    const other = askOfFlights({ requestId: id, kind: 'group', group: makeGroup(addDays(day, 1)) });
    expect(await failureOf(booking.askRequest(other))).toMatchObject({ _tag: 'RequestIdReused' });
    const queue = await get(operator.desk.booking.requests({ scope: 'all', state: 'asked', page: 1 }));
    expect(queue.requests.map((each) => each.number)).toContain(number);
    expect(await failureOf(booking.requests({ scope: 'all', page: 1 }))).toMatchObject({ _tag: 'NotPermitted' });

    await get(answer(operator, number, 'take'));
    const wrong = {
      ...plainOffer(addDays(today, -1)),
      prices: [{ type: 'adult' as const, amount: moneyOf('0', 'INR') }],
    };
    expect(await failureOf(answer(operator, number, 'offer', wrong))).toMatchObject({
      violations: [
        { code: 'required', path: 'answer.prices' },
        { code: 'required', path: 'answer.prices' },
        { code: 'amount-not-positive', path: 'answer.prices[0].amount' },
        { code: 'date-past', path: 'answer.validUntil' },
      ],
    });
    await get(answer(operator, number, 'offer', { ...plainOffer(), namesDue: terms.namesDue }));
    expect(await failureOf(booking.linkBooking({ ...once(), number, transactionId: 'FL1' }))).toMatchObject({
      _tag: 'NotAllowedInState',
      state: 'offered',
    });
    expect((await get(booking.request({ number }))).answer).toMatchObject({ namesDue: terms.namesDue });
    expect(await get(decide(number, 'accept'))).toMatchObject({ state: 'accepted' });

    const named = [...makeNamed('adult', 10, today), ...makeNamed('infant', 1, today)];
    const tooMany = { ...once(), number, travellers: makeNamed('adult', 11, today) };
    expect(await failureOf(booking.nameGroup(tooMany))).toMatchObject({ violations: [{ code: 'group-names' }] });
    await get(booking.nameGroup({ ...once(), number, travellers: named }));
    const transactionId = await sold();
    await get(booking.linkBooking({ ...once(), number, transactionId }));
    expect(await failureOf(booking.linkBooking({ ...once(), number, transactionId }))).toMatchObject({
      violations: [{ code: 'booking-linked' }],
    });
    expect(await get(answer(operator, number, 'close'))).toMatchObject({ state: 'closed' });
    const whole = await get(booking.request({ number }));
    expect(whole).toMatchObject({ state: 'closed', bookings: [transactionId], takenBy: 'Farida Khan' });
    expect(whole.travellers).toEqual(named);
    expect(whole.history.map(({ code }) => code)).toEqual([
      'asked',
      'take',
      'offer',
      'accept',
      'named',
      'linked',
      'close',
    ]);
    await expect.poll(() => mails(number)).toEqual(['asked', 'offer', 'accept', 'linked', 'close']);
    const audited = await database.query<{ operation: string }>(
      'select operation from audit where reference = $1 order by audit_id',
      [number],
    );
    expect(audited.map(({ operation }) => operation)).toEqual(
      whole.history.map(({ code }) => `booking.request-${code}`),
    );
  });

  it('lets one of two elevated users take a request, and only that one answer it', async () => {
    const { number } = await get(askGroup());
    const both = await Promise.all([operator, colleague].map((who) => failureOf(answer(who, number, 'take'))));
    const lost = both.filter((failure) => failure !== undefined);
    expect(lost).toHaveLength(1);
    expect(lost[0]).toMatchObject({ _tag: 'NotAllowedInState', state: 'taken' });
    const [taker, other] = both[0] === undefined ? [operator, colleague] : [colleague, operator];
    expect(await failureOf(answer(other, number, 'offer', plainOffer()))).toMatchObject({
      _tag: 'NotPermitted',
      reason: 'taken-by-another',
    });
    // Anyone who is away does not keep it: another hands it back, and takes it.
    await get(answer(other, number, 'hand-back'));
    expect((await get(agent.desk.booking.request({ number }))).takenBy).toBeUndefined();
    await get(answer(other, number, 'take'));
    expect(await failureOf(answer(taker, number, 'refuse', { note: 'No seats' }))).toMatchObject({
      reason: 'taken-by-another',
    });
    expect(await failureOf(answer(other, number, 'refuse'))).toMatchObject({
      violations: [{ code: 'required', path: 'answer.note' }],
    });
    expect(await get(answer(other, number, 'refuse', { note: 'No seats' }))).toMatchObject({ state: 'refused' });
  });

  const offered = async () => {
    const { number } = await get(askGroup());
    await get(answer(operator, number, 'take'));
    await get(answer(operator, number, 'offer', withDeposit));
    return number;
  };
  const posted = (number: string) =>
    database.query<{ kind: string; amount: string; lines: string }>(
      `select e.kind, e.amount::text as amount, (select string_agg(split_part(p.ledger_account, ':', 1) || ' ' || p.amount, ', ' order by p.line)
         from posting p where p.agency_id = e.agency_id and p.sequence = e.sequence) as lines
       from journal_entry e where e.reference = $1 order by e.sequence`,
      [number],
    );
  const taken = { kind: 'offer-deposit', amount: '-2000000', lines: 'agency -2000000, offer-deposits 2000000' };

  it('charges the deposit of an offer once, however often and by however many it is accepted', async () => {
    const number = await offered();
    expect((await get(agent.desk.booking.request({ number }))).answer).toMatchObject(terms);
    expect(await posted(number)).toEqual([]);
    const accept = { ...once(), number, act: 'accept' as const };
    const outcomes = await Promise.all([
      failureOf(agent.desk.booking.decideRequest(accept)),
      failureOf(agent.desk.booking.decideRequest(accept)),
      failureOf(decide(number, 'accept')),
    ]);
    expect(outcomes.filter((each) => each !== undefined).every(({ _tag }) => _tag === 'NotAllowedInState')).toBe(true);
    expect(await posted(number)).toEqual([taken]);
    expect((await get(agent.desk.booking.request({ number }))).answer).toMatchObject({ deposited: deposit });
    expect(await failureOf(answer(operator, number, 'close'))).toMatchObject({
      violations: [{ code: 'required', path: 'answer.depositBack' }],
    });
    const tooMuch = { depositBack: moneyOf('20000.01', 'INR') };
    expect(await failureOf(answer(operator, number, 'close', tooMuch))).toMatchObject({
      violations: [{ code: 'back-above-paid', path: 'answer.depositBack' }],
    });
    await get(answer(operator, number, 'close', { depositBack: moneyOf('15000', 'INR') }));
    expect((await posted(number)).slice(1)).toEqual([
      {
        kind: 'offer-deposit',
        amount: '1500000',
        lines: 'agency 1500000, offer-deposits -2000000, fees 500000',
      },
    ]);
    expect((await get(agent.desk.booking.request({ number }))).answer).toMatchObject({
      note: withDeposit.note,
      deposited: deposit,
      depositBack: moneyOf('15000', 'INR'),
    });
    expect(await failureOf(answer(operator, number, 'close', { depositBack: deposit }))).toMatchObject({
      _tag: 'NotAllowedInState',
    });
  });

  it.each([
    ['all', '20000', 'agency 2000000, offer-deposits -2000000'],
    ['nothing', '0', 'agency 0, offer-deposits -2000000, fees 2000000'],
  ])('gives %s of a deposit back, and the ledger says so', async (_what, back, lines) => {
    const number = await offered();
    await get(decide(number, 'accept'));
    await get(answer(operator, number, 'close', { depositBack: moneyOf(back, 'INR') }));
    expect((await posted(number))[1]).toMatchObject({ lines });
  });

  it('charges no deposit that the balance does not bear, and leaves the offer as it was', async () => {
    const { number } = await get(askGroup());
    const [account] = await database.query<{ agency_id: string; spendable: string }>(
      `select agency_id, (balance + credit_limit - reserved)::text as spendable from account
       where agency_id = (select agency_id from service_request where number = $1)`,
      [number],
    );
    const available = money(Number(account?.spendable), 'INR');
    const dear = money(available.minor + 1, 'INR');
    const prices = plainOffer().prices.map(({ type }) => ({ type, amount: dear }));
    await get(answer(operator, number, 'take'));
    await get(answer(operator, number, 'offer', { ...withDeposit, prices, deposit: dear }));
    const accept = { ...once(), number, act: 'accept' as const };
    expect(await failureOf(agent.desk.booking.decideRequest(accept))).toMatchObject({
      _tag: 'BalanceTooLow',
      needed: dear,
      available,
    });
    expect(await posted(number)).toEqual([]);
    expect(await get(agent.desk.booking.request({ number }))).toMatchObject({ state: 'offered' });
    await database.query('update account set credit_limit = credit_limit + 1 where agency_id = $1', [
      account?.agency_id,
    ]);
    expect(await get(agent.desk.booking.decideRequest(accept))).toMatchObject({ state: 'accepted' });
    expect(await posted(number)).toHaveLength(1);
    await get(answer(operator, number, 'close', { depositBack: dear }));
  });

  it('charges no deposit beyond the limit of who accepts', async () => {
    const number = await offered();
    const limit = (most: number | null) =>
      database.query(`update app_user set limit_per_booking = $1 where email = 'staff@demo.test'`, [most]);
    await limit(1_999_999);
    expect(await failureOf(staff.desk.booking.decideRequest({ ...once(), number, act: 'accept' }))).toMatchObject({
      _tag: 'OverLimit',
      per: 'booking',
    });
    expect(await posted(number)).toEqual([]);
    await limit(null);
    expect(await get(decide(number, 'accept')), 'by one without a limit').toMatchObject({ state: 'accepted' });
    await get(answer(operator, number, 'close', { depositBack: deposit }));
  });

  it('lets no offer be accepted after its last day', async () => {
    const { number } = await get(askGroup());
    await get(answer(operator, number, 'take'));
    await get(answer(operator, number, 'offer', plainOffer(today)));
    await database.query(
      `update service_request set answered = jsonb_set(answered, '{answer,validUntil}', $2::jsonb) where number = $1`,
      [number, JSON.stringify(addDays(today, -1))],
    );
    expect(await failureOf(decide(number, 'accept'))).toMatchObject({ violations: [{ code: 'offer-expired' }] });
    await get(answer(operator, number, 'offer', plainOffer()));
    expect(await get(decide(number, 'accept'))).toMatchObject({ state: 'accepted' });
  });

  it('asks for a service and a cancellation of a booking, and says the booking’s history', async () => {
    const transactionId = await sold();
    const { booking } = staff.desk;
    const about = { transactionId, travellers: [0], place: { itinerary: 0, segment: 0 }, code: 'WCHC' };
    const wrong = { ...about, travellers: [4], place: { itinerary: 0, segment: 9 }, code: 'ZZZZ' };
    expect(
      await failureOf(booking.askRequest(askOfFlights({ ...once(), kind: 'offline-ssr', about: wrong }))),
    ).toMatchObject({
      violations: [
        { code: 'place-not-booked', path: 'about.travellers[0]' },
        { code: 'place-not-booked', path: 'about.place' },
        { code: 'not-a-choice', path: 'about.code' },
      ],
    });
    const service = await get(booking.askRequest(askOfFlights({ ...once(), kind: 'offline-ssr', about })));
    await get(answer(operator, service.number, 'take'));
    expect(await failureOf(answer(operator, service.number, 'confirm', { note: 'HK1' }))).toMatchObject({
      _tag: 'NotAllowedInState',
    });
    const services = [{ traveller: 0, price: moneyOf('450.00', 'INR') }];
    const { quoteId } = await get(operator.desk.flight.agreedServicesQuote({ number: service.number, services }));
    await get(operator.desk.booking.settleRequest({ ...once(), number: service.number, quoteId, note: 'HK1' }));
    const cancel = { transactionId, travellers: [0], items: [0], remarks: 'Ill' };
    const undo = await get(booking.askRequest(askOfFlights({ ...once(), kind: 'cancel', about: cancel })));
    await get(agent.desk.booking.decideRequest({ ...once(), number: undo.number, act: 'withdraw' }));
    const { history } = await get(booking.details({ transactionId }));
    expect(history.map(({ code }) => code)).toEqual([
      'requested',
      'confirmed',
      'request-asked',
      'amending',
      'services-added',
      'request-confirm',
      'request-asked',
      'request-withdraw',
    ]);
    const shown = await get(operator.desk.booking.request({ number: service.number }));
    expect(shown.booking?.travellers[0]?.name).toContain('Lakshmi');
    expect(shown.answer).toMatchObject({ charged: moneyOf('450.00', 'INR'), note: 'HK1' });
    const found = await get(
      operator.desk.booking.requests({ scope: 'all', text: transactionId.toLowerCase(), page: 1 }),
    );
    expect(found).toMatchObject({ total: 2, counts: { confirmed: 1, withdrawn: 1 } });
    const foreign = { ...about, transactionId: 'FL26110099999' };
    expect(
      await failureOf(booking.askRequest(askOfFlights({ ...once(), kind: 'offline-ssr', about: foreign }))),
    ).toMatchObject({ _tag: 'NotFound' });
  });

  it('is one request, however often the same is asked for the same travellers while it waits', async () => {
    const transactionId = await sold();
    const { booking } = agent.desk;
    const ask = (of: PortalDesk, remarks: string, request = once()) =>
      of.desk.booking.askRequest(
        askOfFlights({
          ...request,
          kind: 'cancel',
          about: { transactionId, travellers: [0], items: [0], remarks },
        }),
      );
    const second = once();
    const three = await Promise.all([
      get(ask(agent, 'Ill')),
      get(ask(agent, ' ill ', second)),
      get(ask(staff, 'Ill')),
      get(ask(agent, 'Ill')),
    ]);
    const [first] = three;
    expect(new Set(three.map(({ number }) => number))).toEqual(new Set([first?.number]));
    const queue = () => get(operator.desk.booking.requests({ scope: 'all', text: transactionId, page: 1 }));
    expect((await queue()).total).toBe(1);
    await expect.poll(() => mails(first?.number ?? '')).toEqual(['asked']);
    await get(answer(operator, first?.number ?? '', 'take'));
    expect(await get(ask(agent, ' ill ', second)), 'repeated').toMatchObject({ number: first?.number, state: 'taken' });
    expect(await get(ask(agent, 'Ill')), 'asked again').toMatchObject({ number: first?.number, state: 'taken' });
    expect((await get(ask(agent, 'Ill, and a refund by law'))).number).not.toBe(first?.number);
    await get(answer(operator, first?.number ?? '', 'refuse', { note: 'Not ill' }));
    const again = await get(ask(agent, 'Ill'));
    expect(again.state).toBe('asked');
    expect(again.number).not.toBe(first?.number);
    expect((await queue()).total).toBe(3);
    const { history } = await get(booking.details({ transactionId }));
    expect(history.filter(({ code }) => code === 'request-asked')).toHaveLength(3);
  });

  /** What one does after the other, by the first or the second elevated user, against the model. */
  const follow = async (
    transactionId: string,
    kind: (typeof askedKinds)[number],
    steps: readonly (readonly [Act, boolean])[],
  ) => {
    const about = {
      transactionId,
      travellers: [0],
      ...(kind === 'offline-ssr' ? { place: { itinerary: 0, segment: 0 }, code: 'BLND' } : { items: [0] }),
      // One of its own: an equal request that waits is the same request.
      remarks: `As the model says, ${randomUUID()}`,
    };
    const what = kind === 'group' ? { group: makeGroup(day) } : { about };
    const { number } = await get(agent.desk.booking.askRequest(askOfFlights({ ...once(), kind, ...what })));
    const model: Model = { state: 'asked', taker: undefined };
    for (const [act, first] of steps) {
      const expected = modelAct(model, kind, act, first);
      const said = act === 'offer' ? plainOffer() : { note: 'So' };
      const failure =
        act === 'accept' || act === 'decline' || act === 'withdraw'
          ? await failureOf(decide(number, act))
          : await failureOf(answer(first ? operator : colleague, number, act, said));
      expect(failure?._tag, `${act} of ${kind}`).toBe(expected);
    }
    expect((await get(agent.desk.booking.request({ number }))).state).toBe(model.state);
  };

  it('moves as its model does, from every state by every act, and anyone who does what in whichever order', async () => {
    const transactionId = await sold();
    const way = (['take', 'offer', 'accept'] as const).map((act) => [act, true] as const);
    for (const kind of ['group', 'cancel'] as const) {
      for (const act of everyAct) {
        for (const first of [true, false]) {
          const begun = kind === 'group' ? [0, 1, 2, 3] : [0, 1];
          await Promise.all(begun.map((far) => follow(transactionId, kind, [...way.slice(0, far), [act, first]])));
        }
      }
    }
    const anyAct = fc.tuple(fc.constantFrom(...everyAct), fc.boolean());
    const acts = fc.array(anyAct, { minLength: 4, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...askedKinds), acts, (kind, steps) => follow(transactionId, kind, steps)),
      { numRuns: 12 },
    );
  });
});

interface Model {
  state: RequestState;
  taker: boolean | undefined;
}

/** The life of a request in other words than the table's: what an act by the first or the second elevated user comes to. */
function modelAct(model: Model, kind: (typeof askedKinds)[number], act: Act, first: boolean): string | undefined {
  const { state, taker } = model;
  const group = kind === 'group';
  const open = state === 'asked' || state === 'taken' || state === 'offered';
  const mine = taker === first ? undefined : 'NotPermitted';
  const become = (next: RequestState) => {
    model.state = next;
    return undefined;
  };
  const no = 'NotAllowedInState';
  switch (act) {
    case 'take':
      if (state !== 'asked') return no;
      model.taker = first;
      return become('taken');
    case 'hand-back':
      return state === 'taken' ? become('asked') : no;
    case 'offer':
      if (!group || (state !== 'taken' && state !== 'offered')) return no;
      return mine ?? become('offered');
    case 'confirm':
      // What moves a booking that has its tickets is settled.
      return no;
    case 'refuse':
      if (state !== 'taken' && state !== 'offered') return no;
      return mine ?? become('refused');
    case 'close':
      return state === 'accepted' || state === 'offered' ? become('closed') : no;
    case 'accept':
      return state === 'offered' ? become('accepted') : no;
    case 'decline':
      return state === 'offered' ? become('declined') : no;
    case 'withdraw':
      return open ? become('withdrawn') : no;
  }
}
