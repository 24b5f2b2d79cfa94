/**
 * Money against a model of it, over HTTP on both databases: in whatever order an agency sells flights, buses, cabs and hotels, cancels
 * them whole or in part, pays in at a bank or online, is approved, declined or has it taken back, marks up, spends and returns points,
 * is credited by the house, at its own desk or with an operator at it, after each step every account of the journal, the agency's
 * and the house's, is what the model says, and so are its points; its ledger is whole and the books agree.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Unit } from '#domain/booking/booking.ts';
import type { Desk } from '#application/desk/desk.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import {
  emulatedDesk,
  portalDesk,
  type PortalDesk,
  type RunningBackOffice,
  runBackOffice,
} from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { buying } from '../products/buying.ts';
import { type Accounts, accountsOf, agreedIn, move, shownAs, soldFor } from './accounts-model.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const agencyId = 'malabar';
const own = `agency:${agencyId}`;

const sold = ['flight', 'bus', 'cab', 'hotel'] as const;

interface Sold {
  readonly transactionId: string;
  /** What of it can be cancelled alone. */
  readonly unit?: Unit;
  /** What it is charged by now, for which points are earned. */
  charged: number;
}

/** What is known of the money, by what was agreed on before each step. */
interface Model {
  readonly accounts: Accounts;
  /** Below zero: what was spent of those that are taken back. */
  points: number;
  /** In rupees, on each ride and flight. */
  markup: number;
  readonly sold: Sold[];
  readonly spent: { readonly reference: string; readonly worth: number }[];
  readonly deposited: { readonly depositId: string; readonly from: string; readonly minor: number }[];
  /** An operator sits at the agent's desk. */
  emulating: boolean;
}

const which = fc.nat(3);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('buy' as const), product: fc.constantFrom(...sold) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which, part: fc.boolean() }) },
  fc.record({
    kind: fc.constant('deposit' as const),
    rupees: fc.integer({ min: 1000, max: 90_000 }),
    approve: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('pay online' as const), rupees: fc.integer({ min: 1000, max: 9000 }) }),
  fc.record({ kind: fc.constant('take a deposit back' as const) }),
  fc.record({
    kind: fc.constant('credit by hand' as const),
    rupees: fc.integer({ min: 1, max: 900 }),
    approve: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('mark up' as const), rupees: fc.integer({ min: 0, max: 400 }) }),
  fc.record({ kind: fc.constant('spend points' as const) }),
  fc.record({ kind: fc.constant('return points' as const) }),
  fc.record({ kind: fc.constant('emulate or switch back' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;
/** Every kind of step is done once in each run; then whatever comes. */
const steps = fc
  .array(step, { minLength: 4, maxLength: 6, size: 'max' })
  .map((more): readonly Step[] => [
    { kind: 'mark up', rupees: 137 },
    { kind: 'buy', product: 'bus' },
    { kind: 'buy', product: 'flight' },
    { kind: 'emulate or switch back' },
    { kind: 'buy', product: 'cab' },
    { kind: 'spend points' },
    { kind: 'cancel', which: 0, part: true },
    { kind: 'cancel', which: 0, part: false },
    { kind: 'cancel', which: 0, part: false },
    { kind: 'buy', product: 'hotel' },
    { kind: 'deposit', rupees: 5000, approve: true },
    { kind: 'deposit', rupees: 7000, approve: false },
    { kind: 'take a deposit back' },
    { kind: 'pay online', rupees: 3000 },
    { kind: 'credit by hand', rupees: 250, approve: true },
    { kind: 'return points' },
    ...more,
  ]);

describe.each(databases())('money on the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: PortalDesk;
  let house: Desk;
  let second: Desk;
  let ahead = 20;
  let people = 0;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    agent = await portalDesk(office, 'agent@demo.test');
    house = (await portalDesk(office, 'operator@demo.test')).desk;
    second = (await portalDesk(office, 'desk@demo.test')).desk;
  });
  afterAll(() => office.stop());

  const buyFlight = async ({ flight }: Desk): Promise<{ readonly transactionId: string; readonly unit?: Unit }> => {
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, (ahead += 1)) }];
    const { offers } = await get(flight.search({ ...defaultSearch, sectors }));
    const offer = offers.find(({ fares }) => fares[0].seatsLeft > 1);
    if (offer === undefined) throw new Error('Nothing flies');
    const { quoteId } = await get(
      flight.quote({ choices: [{ offerId: offer.offerId, fareId: offer.fares[0].fareId }] }),
    );
    const { status, transactionId } = await get(
      flight.book({
        quoteId,
        requestId: randomUUID(),
        mode: 'ticket',
        travellers: [makeTraveller({ lastName: surname(people++) })],
        contact: { email: 'asha@example.com', mobile: '9876543210' },
        parameters: [{ code: 'RM*BRB/', value: 'Asha Rao' }],
        acceptTerms: true,
      }),
    );
    expect(status).toBe('confirmed');
    return { transactionId };
  };
  const buy = (desk: Desk, product: (typeof sold)[number]) => {
    const of = buying(today).find((each) => each.product === product);
    return of === undefined ? buyFlight(desk) : of.buy(desk, surname(people++), (ahead += 1));
  };
  const worthOf = async (reference: string): Promise<number> => {
    const { movements } = await get(agent.desk.account.rewards({ page: 1 }));
    return movements.find((each) => each.reference === reference)?.amount?.minor ?? 0;
  };
  /** One for every hundred rupees that a booking is charged. */
  const pointsFor = (charged: number) => Math.floor(charged / 100_00);

  /** Moves the model and the agency's money; false where there was nothing to do it with. */
  const take = async (each: Step, model: Model, desk: Desk): Promise<boolean> => {
    const { desk: ownDesk } = agent;
    const { accounts } = model;
    switch (each.kind) {
      case 'buy': {
        const { transactionId, unit } = await buy(desk, each.product);
        const { price } = await get(ownDesk.booking.details({ transactionId }));
        move(accounts, soldFor(price));
        const charged = price.terms?.net.minor ?? 0;
        model.points += pointsFor(charged);
        model.sold.push({ transactionId, charged, ...(unit && { unit }) });
        // Hotels have markups of their own terms besides.
        if (each.product === 'cab' || each.product === 'flight')
          expect(price.terms?.markup.minor, 'the markup of the day').toBe(model.markup * 100);
        expect((price.terms?.earn.minor ?? 0) + charged, 'what the customer pays').toBe(price.total.minor);
        return true;
      }
      case 'cancel': {
        const one = model.sold[each.which];
        if (one === undefined) return false;
        const part = each.part && one.unit !== undefined;
        const { transactionId, unit } = one;
        const quote = await get(desk.booking.cancelQuote({ transactionId, ...(part && unit && { units: [unit] }) }));
        await get(desk.booking.cancel({ cancelQuoteId: quote.cancelQuoteId, requestId: randomUUID() }));
        const agreed = agreedIn(quote);
        move(accounts, agreed);
        const left = one.charged - (agreed[own] ?? 0);
        model.points += pointsFor(left) - pointsFor(one.charged);
        // A part may be all that there is.
        if (part && quote.remainingTotal.minor > 0) model.sold[each.which] = { transactionId, charged: left };
        else model.sold.splice(each.which, 1);
        return true;
      }
      case 'deposit': {
        const deposit = {
          paymentMode: 'rtgs',
          referenceNumber: `KARBR520261120${String(people++).padStart(5, '0')}`,
          accountNumber: '00112233441',
          accountHolderName: 'Malabar Holidays',
          branch: 'Fort Kochi',
          bankAccount: 'HDFC Bank, ends 4410',
          depositDate: addDays(today, -1),
          amount: rupees(each.rupees),
        } as const;
        const { depositId } = await get(ownDesk.account.addDeposit({ deposit, requestId: randomUUID() }));
        expect(await accountsOf(database), 'asked for, not there').toEqual(shownAs(accounts));
        const remarks = each.approve ? '' : 'Not on the statement';
        await get(house.account.decideDeposit({ depositId, approve: each.approve, remarks }));
        if (!each.approve) return true;
        const minor = each.rupees * 100;
        move(accounts, { [own]: minor, bank: -minor });
        model.deposited.push({ depositId, from: 'bank', minor });
        return true;
      }
      case 'pay online': {
        const payment = { amount: rupees(each.rupees), method: 'credit-card' };
        const { paymentId, url } = await get(ownDesk.account.startPayment({ payment, requestId: randomUUID() }));
        expect(await accountsOf(database), 'begun, not paid').toEqual(shownAs(accounts));
        const pay = { method: 'POST', body: new URLSearchParams({ act: 'pay' }), redirect: 'manual' } as const;
        await fetch(`${office.base}${url}`, pay);
        const { state, depositId = '' } = await get(ownDesk.account.paymentStatus({ paymentId }));
        expect(state).toBe('paid');
        const minor = each.rupees * 100;
        move(accounts, { [own]: minor, 'gateway:sandbox': -minor });
        model.deposited.push({ depositId, from: 'gateway:sandbox', minor });
        return true;
      }
      case 'take a deposit back': {
        const last = model.deposited.pop();
        if (last === undefined) return false;
        const { depositId, from, minor } = last;
        await get(house.account.reverseDeposit({ depositId, remarks: 'Charged back' }));
        move(accounts, { [own]: -minor, [from]: minor });
        return true;
      }
      case 'credit by hand': {
        const adjustment = { kind: 'goodwill', way: 'credit', amount: rupees(each.rupees), reason: 'Delay' };
        const asked = { agencyId, adjustment, requestId: randomUUID() };
        const { adjustmentId } = await get(house.account.adjust(asked));
        const remarks = each.approve ? '' : 'Not ours';
        await get(second.account.decideAdjustment({ adjustmentId, approve: each.approve, remarks }));
        if (each.approve) move(accounts, { [own]: each.rupees * 100, goodwill: -each.rupees * 100 });
        return true;
      }
      case 'mark up': {
        const rules = (['cab', 'flight'] as const).map((service) => ({
          ruleId: service,
          name: service,
          service,
          isOn: true,
          from: today,
          amount: { each: rupees(each.rupees) },
        }));
        await get(ownDesk.agency.saveMarkupRules({ rules: each.rupees === 0 ? [] : rules }));
        model.markup = each.rupees;
        return true;
      }
      case 'spend points': {
        if (model.points < 100) return false;
        const { reference } = await get(ownDesk.account.spendRewards({ requestId: randomUUID(), points: 100 }));
        const worth = await worthOf(reference);
        expect(worth, 'what a hundred points are worth').toBe(25_00);
        move(accounts, { [own]: worth, rewards: -worth });
        model.points -= 100;
        model.spent.push({ reference, worth });
        return true;
      }
      case 'return points': {
        const back = model.spent.pop();
        if (back === undefined) return false;
        await get(ownDesk.account.returnRewards({ reference: back.reference }));
        move(accounts, { [own]: -back.worth, rewards: back.worth });
        model.points += 100;
        return true;
      }
      case 'emulate or switch back':
        model.emulating = !model.emulating;
        return true;
    }
  };

  it('is what the model says in every account, whatever is done to it', async () => {
    const did = new Set<string>();
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const model: Model = {
          accounts: new Map(Object.entries(await accountsOf(database))),
          points: await get(agent.desk.account.rewardPoints()),
          markup: 0,
          sold: [],
          spent: [],
          deposited: [],
          emulating: false,
        };
        let { desk } = agent;
        for (const each of all) {
          if (!(await take(each, model, desk))) continue;
          if (each.kind === 'emulate or switch back') {
            if (!model.emulating) await get(desk.agency.endEmulation());
            desk = model.emulating ? (await emulatedDesk(office, house, agent.signedIn?.identity)).desk : agent.desk;
          }
          did.add(each.kind === 'buy' ? each.product : each.kind);
          expect(await accountsOf(database), each.kind).toEqual(shownAs(model.accounts));
          expect(await get(agent.desk.account.rewardPoints()), `points: ${each.kind}`).toBe(model.points);
          expect(await get(agent.desk.account.verifyLedger({})), each.kind).toMatchObject({ ok: true });
        }
        if (model.emulating) await get(desk.agency.endEmulation());
        expect((await get(house.account.checkBooks({}))).findings).toEqual([]);
      }),
      { numRuns: 2, endOnFailure: true },
    );
    expect([...did].toSorted()).toEqual(
      [
        ...sold,
        'cancel',
        'credit by hand',
        'deposit',
        'emulate or switch back',
        'mark up',
        'pay online',
        'return points',
        'spend points',
        'take a deposit back',
      ].toSorted(),
    );
  }, 600_000);
});
