/**
 * The house at a glance, over HTTP, on both databases: what waits and what of it is late, a booking in doubt whose supplier is
 * asked by an operator, how suppliers answered; and remarks of the house on an agency's booking.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { money } from '#domain/money/money.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import { unansweredBy } from '#infrastructure/backoffice/composition/flight/suppliers.ts';
import { ports } from '#infrastructure/backoffice/composition/parts.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import {
  emulatedDesk,
  portalDesk,
  type PortalDesk,
  type RunningBackOffice,
  runBackOffice,
} from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const refusal = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');

describe.each(databases())('operations over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: PortalDesk;
  let operator: PortalDesk;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    agent = await portalDesk(office, 'agent@demo.test');
    operator = await portalDesk(office, 'operator@demo.test');
  });
  afterAll(() => office.stop());

  const overview = () => get(operator.desk.operations.overview());
  async function book(lastName: string) {
    const { flight } = agent.desk;
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, 30) }];
    const { offers } = await get(flight.search({ ...defaultSearch, sectors, numResults: 40 }));
    const offer = offers.find(({ fares }) => fares[0].seatsLeft > 4);
    if (offer === undefined) throw new Error('Nothing is sold');
    const { offerId, fares } = offer;
    const { quoteId } = await get(flight.quote({ choices: [{ offerId, fareId: fares[0].fareId }] }));
    return flight.book({
      quoteId,
      requestId: randomUUID(),
      mode: 'ticket',
      travellers: [makeTraveller({ lastName })],
      contact: { email: 'asha@example.com', mobile: '9876543210' },
      parameters: [],
      acceptTerms: true,
    });
  }

  it('is for operators alone', async () => {
    const { operations } = agent.desk;
    expect(await refusal(operations.overview())).toMatchObject({ _tag: 'NotPermitted' });
    expect(await refusal(operations.askSupplier({ agencyId: 'house', transactionId: 'x' }))).toMatchObject({
      _tag: 'NotPermitted',
    });
  });

  it('counts what waits, and what of it is late', async () => {
    const deposits = async () => (await overview()).waiting.find(({ kind }) => kind === 'deposits');
    const before = await deposits();
    const { depositId } = await get(
      agent.desk.account.addDeposit({
        deposit: {
          paymentMode: 'rtgs',
          referenceNumber: 'KARBR52026112000999',
          accountNumber: '00112233',
          accountHolderName: 'Malabar Holidays',
          branch: 'Fort Kochi',
          bankAccount: 'HDFC Bank, ends 4410',
          depositDate: today,
          amount: money(7_500_000, 'INR'),
        },
        requestId: randomUUID(),
      }),
    );
    const prompt = await deposits();
    expect([prompt?.count, prompt?.late]).toEqual([(before?.count ?? 0) + 1, before?.late]);
    await database.query(`update deposit set asked_at = now() - interval '31 minutes' where deposit_id = $1`, [
      depositId,
    ]);
    const after = await deposits();
    expect([after?.count, after?.late]).toEqual([(before?.count ?? 0) + 1, (before?.late ?? 0) + 1]);
    expect(after?.oldest).toBeDefined();
  });

  it('lists a booking in doubt, and asks its supplier for the outcome, never to sell it again', async () => {
    const { transactionId = '' } = (await refusal(await book('Testtimeout'))) as { readonly transactionId?: string };
    // Long before it would be asked about by itself.
    await database.query(
      `update booking_lease set until = now() + interval '1 hour', owner = null where transaction_id = $1`,
      [transactionId],
    );
    const doubtful = (await overview()).doubtful.find((each) => each.transactionId === transactionId);
    expect(doubtful).toMatchObject({ product: 'flight', title: 'DEL-BOM', supplier: 'sandbox', travellerCount: 1 });
    expect(doubtful?.reserved.minor).toBeGreaterThan(0);
    expect(doubtful?.nextAt).toBeDefined();
    const agencyId = doubtful?.agencyId ?? '';
    const asking = () => operator.desk.operations.askSupplier({ agencyId, transactionId });
    const answers = await Promise.all([1, 2, 3].map(() => Effect.runPromise(Effect.result(asking()))));
    expect(answers.some((each) => each._tag === 'Success')).toBe(true);
    await expect
      .poll(async () => (await get(agent.desk.booking.details({ transactionId }))).status, { timeout: 20_000 })
      .toBe('confirmed');
    const [sold] = await database.query<{ entries: string }>(
      `select count(*) as entries from journal_entry where reference = $1`,
      [transactionId],
    );
    expect(Number(sold?.entries), 'charged once').toBe(1);
    expect(await refusal(asking()), 'no longer in doubt').toMatchObject({ _tag: 'NotFound' });
    expect((await overview()).doubtful.map((each) => each.transactionId)).not.toContain(transactionId);
  });

  it('asks about a cancellation in doubt too, whose refund is credited by that', async () => {
    const { booking } = agent.desk;
    const { transactionId } = await get(await book('Unanswered'));
    const { cancelQuoteId } = await get(booking.cancelQuote({ transactionId }));
    const unanswered = unansweredBy(office.part(ports.suppliers), { sandbox: { seed: '', faults: '' } });
    const cancelling = booking.cancel({ cancelQuoteId, requestId: randomUUID(), remarks: '' });
    expect(await refusal(unanswered(cancelling))).toMatchObject({ _tag: 'InDoubt', transactionId });
    await database.query(
      `update amendment set lease_until = now() + interval '1 hour', owner = null where transaction_id = $1`,
      [transactionId],
    );
    const doubtful = (await overview()).doubtful.find((each) => each.transactionId === transactionId);
    expect(doubtful).toMatchObject({ product: 'flight', amendment: 'cancel', supplier: 'sandbox' });
    const agencyId = doubtful?.agencyId ?? '';
    await get(operator.desk.operations.askSupplier({ agencyId, transactionId }));
    const refund = async () =>
      (await get(booking.refunds({ page: 1 }))).refunds.find((each) => each.transactionId === transactionId)?.state;
    await expect.poll(refund, { timeout: 20_000 }).toBe('credited');
    expect((await overview()).doubtful.map((each) => each.transactionId)).not.toContain(transactionId);
  });

  it('shows how suppliers answered', async () => {
    const flights = async () => (await overview()).suppliers.find(({ product }) => product === 'flight');
    await expect.poll(flights, { timeout: 20_000 }).toMatchObject({ supplier: 'sandbox', calls: expect.any(Number) });
    const health = await flights();
    expect(health?.answered).toBeGreaterThan(0);
    expect(health?.typicalMs).toBeGreaterThan(0);
    expect(health?.hours.at(-1)?.calls).toBe(health?.calls);
  });

  it('keeps remarks of the house on a booking, once a request, for the agency to read', async () => {
    const { transactionId } = await get(await book('Remarked'));
    const asked = { transactionId, remarks: ' Wheelchair confirmed by phone. ', requestId: randomUUID() };
    expect(await refusal(agent.desk.booking.addRemark(asked))).toMatchObject({ _tag: 'NotPermitted' });
    const there = await emulatedDesk(office, operator.desk, agent.signedIn?.identity);
    expect((await get(there.desk.session.userDetails())).emulatedBy).toMatchObject({ isHouse: true });
    const codes = (await refusal(there.desk.booking.addRemark({ ...asked, remarks: ' ' }))) as {
      readonly violations?: readonly { readonly code: string; readonly path: string }[];
    };
    expect(codes.violations).toMatchObject([{ code: 'required', path: 'remarks' }]);
    await Promise.all([1, 2, 3].map(() => get(there.desk.booking.addRemark(asked))));
    expect(await refusal(there.desk.booking.addRemark({ ...asked, remarks: 'Another' }))).toMatchObject({
      _tag: 'RequestIdReused',
    });
    expect(
      await refusal(there.desk.booking.addRemark({ ...asked, requestId: randomUUID(), transactionId: 'FL1' })),
    ).toMatchObject({ _tag: 'NotFound' });
    const { history } = await get(agent.desk.booking.details({ transactionId }));
    expect(history.filter(({ code }) => code === 'admin-remark')).toMatchObject([
      { params: { remarks: 'Wheelchair confirmed by phone.' }, actor: 'Farida Khan' },
    ]);
  });
});
