/** Approvals of whatever is sold, over HTTP on both databases: asked for by buying, bought by the machine once they are given. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PolicyRule } from '#domain/corporate/policy.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import { AwaitingApproval } from '#application/desk/failures.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { aCab, agreed } from '../cart/putting-in.ts';
import { buying } from '../products/buying.ts';
import { comeTogether } from './crew.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

const ahead: PolicyRule = { ruleId: 'ahead', kind: 'ahead', effect: 'approve', place: 'anywhere', count: 365 };

/** What a company's people buy; their agency alone bills what was sold elsewhere. */
const sold = buying(today).filter(({ product }) => product !== 'billing');

describe.each(databases())('approvals over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let traveller: PortalDesk;
  let approver: PortalDesk;

  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
  });
  afterAll(() => office.stop());

  const ready = async () => {
    const { desk } = await portalDesk(office, 'agent@demo.test');
    ({ traveller, approver } = await comeTogether({ office, database }, desk, ahead));
  };
  let crew: Promise<void> | undefined;

  it.each(sold)('of a $product are asked for, given, and then it is bought once', async ({ product, buy }) => {
    await (crew ??= ready());
    /** With a reason for each quote, as a person gives it. */
    const { corporate } = traveller.desk;
    const desk = new Proxy(traveller.desk, {
      get: (of, area) => (area === product ? withReason(Reflect.get(of, area) as object) : Reflect.get(of, area)),
    });
    const withReason = (area: object): object =>
      new Proxy(area, {
        get: (of, method) =>
          method === 'book'
            ? (request: { readonly quoteId: string }) =>
                Effect.flatMap(corporate.giveReason({ quoteId: request.quoteId, reason: 'A client meeting' }), () =>
                  (Reflect.get(of, method) as (asked: unknown) => Effect.Effect<unknown>)(request),
                )
            : Reflect.get(of, method),
      });
    const refused: unknown = await buy(desk, `Thomas${product}`, 47).then(
      () => undefined,
      (failure: unknown) => failure,
    );
    if (!(refused instanceof AwaitingApproval)) throw new Error(`Not asked: ${JSON.stringify(refused)}`);
    const { approvalId } = refused;
    const waiting = await get(approver.desk.corporate.approval({ approvalId }));
    expect(waiting).toMatchObject({ state: 'waiting', reason: 'A client meeting' });
    await get(approver.desk.corporate.decideApproval({ approvalId, approve: true, note: '', requestId: randomUUID() }));
    await expect
      .poll(async () => (await get(corporate.approval({ approvalId }))).state, { timeout: 30_000 })
      .toBe('booked');
    const { transactionId = '' } = await get(corporate.approval({ approvalId }));
    expect(await get(traveller.desk.booking.details({ transactionId }))).toMatchObject({
      product,
      status: 'confirmed',
    });
    const { bookings } = await get(traveller.desk.booking.list({ page: 1, product }));
    expect(bookings.map((each) => each.transactionId)).toEqual([transactionId]);
  });

  it('of what an agent books from a traveller’s shared cart are asked for too: the traveller’s policy counts', async () => {
    await (crew ??= ready());
    const agent = await portalDesk(office, 'agent@demo.test');
    const cartId = randomUUID();
    const { cart } = await get(
      traveller.desk.cart.add({ ...(await aCab(traveller.desk, cartId, 'Thomas')), name: 'Mysuru' }),
    );
    await get(traveller.desk.cart.change({ ...cart, shared: true }));
    const book = async (reason?: string) => {
      const wanted = agreed(await get(agent.desk.cart.quote({ cartId })));
      return (await get(agent.desk.cart.book({ ...wanted, ...(reason !== undefined && { reason }) }))).troubles.map(
        ({ trouble }) => trouble,
      );
    };
    expect(await book()).toEqual(['policy-reason']);
    expect(await book('A client meeting')).toEqual(['awaiting-approval']);
    const [waiting] = (await get(approver.desk.corporate.approvals({ box: 'for-you', page: 1 }))).approvals;
    if (waiting === undefined) throw new Error('Nobody was asked');
    expect(waiting).toMatchObject({ reason: 'A client meeting', requester: { name: 'Farhan Thomas' } });
    const { approvalId } = waiting;
    await get(approver.desk.corporate.decideApproval({ approvalId, approve: true, note: '', requestId: randomUUID() }));
    const outcome = () => get(traveller.desk.corporate.approval({ approvalId }));
    await expect.poll(async () => (await outcome()).state, { timeout: 30_000 }).toBe('booked');
    const { transactionId = '' } = await outcome();
    expect(await get(traveller.desk.booking.details({ transactionId }))).toMatchObject({ status: 'confirmed' });
    // It is booked in its cart for all who look, and not booked once more.
    expect((await get(agent.desk.cart.cart({ cartId }))).items).toMatchObject([{ outcome: { transactionId } }]);
    expect((await get(traveller.desk.cart.cart({ cartId }))).cart).toMatchObject({ services: 1, booked: 1 });

    // An agent's own cart is under no policy.
    const own = randomUUID();
    await get(agent.desk.cart.add(await aCab(agent.desk, own)));
    const booked = await get(agent.desk.cart.book(agreed(await get(agent.desk.cart.quote({ cartId: own })))));
    expect(booked.troubles).toEqual([]);
  });

  it('are for nothing that the policy blocks, also from an agent', async () => {
    await (crew ??= ready());
    const agent = await portalDesk(office, 'agent@demo.test');
    const { companies } = await get(agent.desk.corporate.companies({ page: 1 }));
    const company = companies.find(({ name }) => name === 'Kuruvila Exports');
    if (company === undefined) throw new Error('No company');
    const whole = await get(agent.desk.corporate.company({ companyId: company.companyId }));
    await get(agent.desk.corporate.saveCompany({ ...whole.company, rules: [{ ...ahead, effect: 'block' }] }));
    const cartId = randomUUID();
    const { cart } = await get(
      traveller.desk.cart.add({ ...(await aCab(traveller.desk, cartId, 'Thomas')), name: 'Mysuru' }),
    );
    await get(traveller.desk.cart.change({ ...cart, shared: true }));
    const booked = await get(agent.desk.cart.book(agreed(await get(agent.desk.cart.quote({ cartId })))));
    expect(booked.troubles.map(({ trouble }) => trouble)).toEqual(['policy']);
  });
});
