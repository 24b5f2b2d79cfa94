/** Claims on the railway in the running back office, over the wire, on both databases: filed once, in time, and paid by the desk. */
import { randomUUID } from 'node:crypto';
import { Effect, Result } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money, subtract, zero } from '#domain/money/money.ts';
import { addDays, isoDate, type IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { QuoteTrain, RaiseTdr } from '#application/desk/train/train.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeContact } from '#tests/fixtures/booking.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const failureOf = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');

interface Kept {
  readonly journey: {
    readonly began: string;
    readonly from: { readonly at: { readonly local: string } };
    readonly to: { readonly at: { readonly local: string } };
  };
}

describe.each(databases())('claims on the railway over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let database: Database;
  let portal: PortalDesk;
  let operator: PortalDesk;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    portal = await portalDesk(office, 'agent@demo.test');
    operator = await portalDesk(office, 'operator@demo.test');
  });
  afterAll(() => office.stop());

  const someBerths = async (): Promise<QuoteTrain> => {
    for (let ahead = 3; ahead < 50; ahead += 1) {
      const asked = { origin: 'NDLS', destination: 'MMCT', date: addDays(today, ahead), quota: 'GN' } as const;
      const { trains } = await get(portal.desk.train.search(asked));
      for (const { train, from, to, classes } of trains)
        for (const { travelClass, days } of classes)
          for (const { date, availability } of days) {
            if (availability.kind !== 'available' || availability.left < 4) continue;
            const journey = { train, date, travelClass, quota: 'GN', origin: from.station, destination: to.station };
            return {
              ...journey,
              quota: 'GN',
              travellers: [
                { age: 30, gender: 'female' },
                { age: 41, gender: 'male' },
              ],
            };
          }
    }
    throw new Error('Some train has berths');
  };

  const sell = async (): Promise<string> => {
    const { quoteId } = await get(portal.desk.train.quote(await someBerths()));
    const { transactionId } = await get(
      portal.desk.train.book({
        quoteId,
        requestId: randomUUID(),
        contact: makeContact(),
        parameters: [],
        acceptTerms: true,
        travellers: [
          { title: 'Ms', firstName: 'Asha', lastName: 'Rao' },
          { title: 'Mr', firstName: 'Vikram', lastName: 'Rao' },
        ],
      }),
    );
    return transactionId;
  };

  /** The same ticket, of a train that arrived by yesterday. */
  const travelled = async (transactionId: string) => {
    const [row] = await database.query<{ document: Kept }>('select document from booking where transaction_id = $1', [
      transactionId,
    ]);
    if (row === undefined) throw new Error('It is kept');
    const { document } = row;
    const arrives = isoDate(document.journey.to.at.local.slice(0, 10));
    const back = Math.round((Date.parse(arrives) - Date.parse(addDays(today, -1))) / 86_400_000);
    const moved = JSON.stringify(document, (_key, value: unknown) => {
      if (typeof value !== 'string') return value;
      return value.replace(/^\d{4}-\d{2}-\d{2}(?=$|T\d{2}:\d{2}$)/, (day) => addDays(day as IsoDate, -back));
    });
    await database.query('update booking set document = $2::json where transaction_id = $1', [transactionId, moved]);
  };

  it('opens with the chart, is filed once for each traveller, and is paid to the agency when the railway has decided', async () => {
    const { train, account, booking } = portal.desk;
    const transactionId = await sell();
    const claim: Omit<RaiseTdr, 'requestId'> = {
      transactionId,
      reason: 'coach-not-attached',
      travellers: [0],
      remarks: 'B2 was not there',
      declared: true,
    };
    const early = await get(train.tdrs({ transactionId }));
    expect(new Set(early.choices.map(({ closed }) => closed))).toEqual(new Set(['chart']));
    expect(await failureOf(train.raiseTdr({ ...claim, requestId: randomUUID() }))).toMatchObject({
      violations: [{ code: 'tdr-closed', path: 'reason' }],
    });

    await travelled(transactionId);
    const { choices, paid = [] } = await get(train.tdrs({ transactionId }));
    expect(choices.find(({ reason }) => reason === 'coach-not-attached')).not.toHaveProperty('closed');
    expect(choices.find(({ reason }) => reason === 'not-travelled')).toMatchObject({ closed: 'late' });
    const bad = { ...claim, requestId: randomUUID(), declared: false, travellers: [] };
    expect(await failureOf(train.raiseTdr(bad))).toMatchObject({
      violations: [
        { code: 'required', path: 'travellers' },
        { code: 'required', path: 'declared' },
      ],
    });
    // Many times with one id, at once and later: one claim.
    const once = { ...claim, requestId: randomUUID() };
    const sent = await Promise.all(Array.from({ length: 12 }, () => get(train.raiseTdr(once))));
    const first = await get(train.raiseTdr(once));
    expect(new Set(sent.map(({ number }) => number))).toEqual(new Set([first.number]));
    expect(await failureOf(train.raiseTdr({ ...claim, requestId: randomUUID() }))).toMatchObject({
      violations: [{ code: 'tdr-filed', path: 'travellers[0]' }],
    });
    const { number } = first;
    const { filed } = await get(train.tdrs({ transactionId }));
    expect(filed).toMatchObject([
      { number, reason: 'coach-not-attached', travellers: [0], remarks: 'B2 was not there' },
    ]);
    expect(Object.keys(filed[0]?.reached ?? {})).toEqual(['filed']);

    // The desk sends it on, and pays what the railway decided.
    const desk = operator.desk.booking;
    await get(desk.answerRequest({ requestId: randomUUID(), number, act: 'take', answer: {} }));
    expect((await get(train.tdrs({ transactionId }))).filed[0]?.reached).toHaveProperty('at-railway');
    const nothing = zero('INR');
    const charges = [{ traveller: 0, item: 0, airline: money(10_000, 'INR'), fee: nothing }];
    const { cancelQuoteId, refund } = await get(desk.requestQuote({ number, charges }));
    const before = (await get(account.balance())).balance;
    await get(desk.settleRequest({ requestId: randomUUID(), number, quoteId: cancelQuoteId, note: 'EFT 4471' }));
    const after = (await get(account.balance())).balance;
    expect(subtract(after, before)).toEqual(refund?.amount);
    expect(refund?.amount.minor).toBeLessThan(paid[0]?.minor ?? 0);
    const [ended] = (await get(train.tdrs({ transactionId }))).filed;
    expect(ended).toMatchObject({ end: 'paid', note: 'EFT 4471' });
    expect(ended?.ledgerEntry).toBeDefined();
    // The other one still travels, and can claim for herself.
    const kept = await get(booking.details({ transactionId }));
    expect(kept).toMatchObject({ product: 'train', gone: [{ traveller: 0, item: 0 }] });
    const charged = { ...claim, reason: 'no-identity', travellers: [1], requestId: randomUUID() } as const;
    const other = await get(train.raiseTdr(charged));
    expect(other.number).not.toBe(number);
    expect(await failureOf(train.raiseTdr({ ...claim, travellers: [0], requestId: randomUUID() }))).toMatchObject({
      violations: [{ code: 'tdr-filed', path: 'travellers[0]' }],
    });

    // A claim after travel leaves the passenger on the ticket.
    await get(desk.answerRequest({ requestId: randomUUID(), number: other.number, act: 'take', answer: {} }));
    const whole = [{ traveller: 1, item: 0, airline: paid[1] ?? nothing, fee: money(100, 'INR') }];
    expect(await failureOf(desk.requestQuote({ number: other.number, charges: whole }))).toMatchObject({
      violations: [{ code: 'charge-above-fare', path: 'charges[0].fee' }],
    });
    const most = [{ traveller: 1, item: 0, airline: money(30_000, 'INR'), fee: nothing }];
    const settling = await get(desk.requestQuote({ number: other.number, charges: most }));
    expect(settling.becomes).toBe('part-cancelled');
    await get(desk.settleRequest({ requestId: randomUUID(), number: other.number, quoteId: settling.cancelQuoteId }));
    const ridden = await get(booking.details({ transactionId }));
    expect(ridden).toMatchObject({
      status: 'part-cancelled',
      gone: [
        { traveller: 0, item: 0 },
        { traveller: 1, item: 0, claimed: true },
      ],
    });
    expect(ridden.history.map(({ code }) => code)).toContain('claim-settled');
  });

  it('is filed once for a traveller where many of other reasons and ids come at once', async () => {
    const transactionId = await sell();
    await travelled(transactionId);
    const reasons = ['coach-not-attached', 'no-room', 'status-fell', 'remote-chart', 'no-identity'] as const;
    const raced = await Promise.all(
      reasons.map((reason) => {
        const claim = { transactionId, reason, travellers: [0], declared: true, requestId: randomUUID() };
        return get(Effect.result(portal.desk.train.raiseTdr(claim)));
      }),
    );
    expect(raced.filter(Result.isSuccess)).toHaveLength(1);
    for (const { failure } of raced.filter(Result.isFailure))
      expect(failure).toMatchObject({ violations: [{ code: 'tdr-filed', path: 'travellers[0]' }] });
    expect((await get(portal.desk.train.tdrs({ transactionId }))).filed).toHaveLength(1);
  });

  it('is nobody else’s to see or to file', async () => {
    const transactionId = await sell();
    const asked = {
      transactionId,
      reason: 'no-room',
      travellers: [0],
      declared: true,
      requestId: randomUUID(),
    } as const;
    for (const stranger of [operator, await portalDesk(office, 'desk@demo.test')]) {
      expect(await failureOf(stranger.desk.train.tdrs({ transactionId }))).toMatchObject({ _tag: 'NotFound' });
      expect(await failureOf(stranger.desk.train.raiseTdr(asked))).toMatchObject({ _tag: 'NotFound' });
    }
  });
});
