/** Approvals over HTTP, on both databases: asked by booking, decided once by those who may, and bought by the machine once. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApprovalRule } from '#domain/corporate/approval-rules.ts';
import type { PolicyRule } from '#domain/corporate/policy.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { ApprovalShown } from '#application/desk/corporate/approvals.ts';
import type { SaveCompany } from '#application/desk/corporate/corporate.ts';
import type { Desk } from '#application/desk/desk.ts';
import { AwaitingApproval } from '#application/desk/failures.ts';
import type { BookFlight } from '#application/desk/flight.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { employ, makeCompany } from './crew.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const failureOf = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));

const late: PolicyRule = { ruleId: 'ahead', kind: 'ahead', effect: 'approve', place: 'anywhere', count: 365 };

describe.each(databases())('approvals over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let owner: PortalDesk;
  let company: SaveCompany;
  let traveller: PortalDesk;
  let reena: PortalDesk;
  let mathew: PortalDesk;
  let susan: PortalDesk;
  const logins: string[] = [];
  let version = 1;
  let buyers = 0;

  const come = async (firstName: string): Promise<PortalDesk> => {
    const { userId, desk } = await employ({ office, database }, owner.desk, company.companyId, firstName);
    logins.push(userId);
    return desk;
  };
  const setRules = async (rules: readonly PolicyRule[], approvals: readonly ApprovalRule[]) => {
    const saved = await get(owner.desk.corporate.saveCompany({ ...company, version, rules, approvals }));
    version = saved.company.version;
  };
  const rule = (more: Partial<ApprovalRule>): ApprovalRule => ({
    ruleId: 'usual',
    occasion: 'broken',
    place: 'anywhere',
    quorum: 1,
    approvers: [],
    backups: [],
    ...more,
  });

  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    owner = await portalDesk(office, 'agent@demo.test');
    company = makeCompany();
    await get(owner.desk.corporate.saveCompany(company));
  });
  afterAll(() => office.stop());

  let crew: Promise<void> | undefined;
  const ready = () =>
    (crew ??= (async () => {
      traveller = await come('Farhan');
      reena = await come('Reena');
      mathew = await come('Mathew');
      susan = await come('Susan');
    })());

  const quoted = async (desk: Desk, daysAhead = 30): Promise<BookFlight> => {
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, daysAhead) }];
    const { offers } = await get(desk.flight.search({ ...defaultSearch, sectors, numResults: 40 }));
    // The dearest of an offer is held where any is.
    const choices = offers.flatMap(({ offerId, fares }) => {
      const fare = fares.findLast(({ seatsLeft, special }) => seatsLeft > 4 && special === undefined);
      return fare === undefined ? [] : [{ offerId, fareId: fare.fareId }];
    });
    const choice = choices[(buyers += 1) % choices.length];
    if (choice === undefined) throw new Error('Nothing flies');
    const quote = await get(desk.flight.quote({ choices: [choice] }));
    return {
      quoteId: quote.quoteId,
      requestId: randomUUID(),
      mode: 'ticket',
      gst: {
        holder: 'Kuruvila Exports',
        number: '32AABCK4821K1Z5',
        email: 'accounts@kuruvila.example',
        address: 'Marine Drive, Kochi',
        phone: '9847022816',
      },
      contact: { email: 'farhan@kuruvila.example', mobile: '9847022816' },
      travellers: [makeTraveller({ lastName: surname(buyers) })],
      parameters: [],
      acceptTerms: true,
    };
  };
  const asked = async (daysAhead = 30): Promise<{ readonly approvalId: string; readonly request: BookFlight }> => {
    const request = await quoted(traveller.desk, daysAhead);
    await get(traveller.desk.corporate.giveReason({ quoteId: request.quoteId, reason: 'A client meeting' }));
    const failure = await failureOf(traveller.desk.flight.book(request));
    if (!(failure instanceof AwaitingApproval)) throw new Error(`Not asked: ${JSON.stringify(failure)}`);
    return { approvalId: failure.approvalId, request };
  };
  const settled = async (
    approvalId: string,
    until: (approval: ApprovalShown) => boolean,
    desk: Desk = traveller.desk,
  ): Promise<ApprovalShown> => {
    for (let tries = 0; tries < 300; tries += 1) {
      const approval = await get(desk.corporate.approval({ approvalId }));
      if (until(approval)) return approval;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('It never came to that');
  };
  const decide = (desk: Desk, approvalId: string, approve = true, requestId: string = randomUUID()) => {
    return desk.corporate.decideApproval({ approvalId, approve, note: approve ? '' : 'Too dear', requestId });
  };

  it('need a reason, are asked once, and are bought once as soon as enough approve', async () => {
    await ready();
    await setRules([late], [rule({ quorum: 2, approvers: logins.slice(1) })]);
    const request = await quoted(traveller.desk);
    expect(await failureOf(traveller.desk.flight.book(request))).toMatchObject({
      violations: [{ code: 'policy-reason', path: '' }],
    });
    await get(traveller.desk.corporate.giveReason({ quoteId: request.quoteId, reason: 'A client meeting' }));
    const first = await failureOf(traveller.desk.flight.book(request));
    const again = await failureOf(traveller.desk.flight.book(request));
    expect(again).toMatchObject({ _tag: 'AwaitingApproval', approvalId: (first as AwaitingApproval).approvalId });
    const { approvalId } = first as AwaitingApproval;
    const waiting = await settled(approvalId, ({ hold }) => hold.kind !== 'wanted');
    expect(waiting).toMatchObject({ state: 'waiting', reason: 'A client meeting', votesMissing: 2 });

    // Nobody but those who are asked decides, and the requester never.
    expect(await failureOf(decide(traveller.desk, approvalId))).toMatchObject({ reason: 'own-trip' });
    expect(await failureOf(decide(owner.desk, approvalId))).toMatchObject({ _tag: 'NotFound' });
    const requestId = randomUUID();
    const one = await get(decide(reena.desk, approvalId, true, requestId));
    expect(one).toMatchObject({ state: 'waiting', votesMissing: 1 });
    expect(await get(decide(reena.desk, approvalId, true, requestId))).toMatchObject({ votesMissing: 1 });
    expect(await failureOf(decide(reena.desk, approvalId))).toMatchObject({ state: 'answered' });
    // Two at once: one of them is the one that counts, the other finds it over or counts besides.
    const both = await Promise.allSettled([get(decide(mathew.desk, approvalId)), get(decide(susan.desk, approvalId))]);
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
    const booked = await settled(approvalId, ({ state }) => state === 'booked');
    const { transactionId = '' } = booked;
    const details = await get(traveller.desk.booking.details({ transactionId }));
    expect(details).toMatchObject({ status: 'confirmed' });
    const [sales] = await database.query<{ count: string }>('select count(*) from booking where quote_id = $1', [
      request.quoteId,
    ]);
    expect(sales?.count).toBe('1');
    expect(await failureOf(decide(susan.desk, approvalId))).toMatchObject({ _tag: 'NotAllowedInState' });
  });

  it('hold a fare meanwhile, which nobody issues before, and give it back when they decline', async () => {
    await ready();
    await setRules([late], [rule({ approvers: logins.slice(1, 2) })]);
    const { approvalId } = await asked();
    const { hold } = await settled(approvalId, (each) => each.hold.kind !== 'wanted');
    if (hold.kind !== 'held') throw new Error('Nothing was held');
    const { transactionId } = hold;
    // Nor does the agency.
    for (const { desk } of [traveller, owner]) {
      const issue = desk.booking.ticketHeld({ transactionId, requestId: randomUUID() });
      expect(await failureOf(issue)).toMatchObject({ _tag: 'AwaitingApproval', approvalId });
    }
    expect(
      await failureOf(
        reena.desk.corporate.decideApproval({ approvalId, approve: false, note: ' ', requestId: randomUUID() }),
      ),
    ).toMatchObject({ violations: [{ code: 'required', path: 'note' }] });
    expect(await get(decide(reena.desk, approvalId, false))).toMatchObject({ state: 'declined' });
    for (let tries = 0; tries < 300; tries += 1) {
      const { status } = await get(traveller.desk.booking.details({ transactionId }));
      if (status === 'released') return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('It was never given back');
  });

  it('are decided by a colleague while somebody is away', async () => {
    await ready();
    await setRules([late], [rule({ approvers: logins.slice(1, 2) })]);
    const { approvalId } = await asked();
    expect(await failureOf(decide(mathew.desk, approvalId))).toMatchObject({ _tag: 'NotFound' });
    const [, , mathewLogin = ''] = logins;
    await get(reena.desk.corporate.delegateApprovals({ userId: mathewLogin, firstDay: today, lastDay: today }));
    const { approvals } = await get(mathew.desk.corporate.approvals({ box: 'for-you', page: 1 }));
    expect(approvals.map((each) => each.approvalId)).toContain(approvalId);
    const decided = await get(decide(mathew.desk, approvalId, false));
    expect(decided).toMatchObject({ state: 'declined', answers: [{ insteadOf: { name: 'Reena Thomas' } }] });
    await get(reena.desk.corporate.delegateApprovals({}));
  });

  it('are not asked for where a reason is enough, which is kept', async () => {
    await ready();
    await setRules([late], [rule({ approvers: logins.slice(1, 2) })]);
    const { approvalId: waits } = await asked();
    await setRules([{ ...late, effect: 'justify' }], []);
    const request = await quoted(traveller.desk);
    expect(await failureOf(traveller.desk.flight.book(request))).toMatchObject({
      violations: [{ code: 'policy-reason' }],
    });
    await get(traveller.desk.corporate.giveReason({ quoteId: request.quoteId, reason: 'The last seat' }));
    expect(await get(traveller.desk.flight.book(request))).toMatchObject({ status: 'confirmed' });
    const { approvals } = await get(owner.desk.corporate.approvals({ box: 'asked', page: 1 }));
    // What waits stands first, however late the others came.
    const ended = approvals.findIndex(({ state }) => state !== 'waiting');
    expect(approvals.slice(0, ended).map(({ approvalId }) => approvalId)).toContain(waits);
    expect(approvals.slice(ended).map(({ state }) => state)).not.toContain('waiting');
    expect(approvals[ended]).toMatchObject({
      state: 'justified',
      reason: 'The last seat',
      requester: { name: 'Farhan Thomas' },
    });
  });

  it('are notified alone where their rule says so: the trip is booked at once', async () => {
    await ready();
    await setRules([late], [rule({ manner: 'passive', approvers: logins.slice(1, 2) })]);
    const { policy } = await get(traveller.desk.corporate.ownPolicy());
    expect(policy?.approvals).toEqual([{ ruleId: 'usual', occasion: 'broken', manner: 'passive', place: 'anywhere' }]);
    const request = await quoted(traveller.desk);
    await get(traveller.desk.corporate.giveReason({ quoteId: request.quoteId, reason: 'A client meeting' }));
    const { transactionId, status } = await get(traveller.desk.flight.book(request));
    expect(status).toBe('confirmed');
    const { approvals } = await get(reena.desk.corporate.approvals({ box: 'decided', page: 1 }));
    const notified = approvals.find(({ state }) => state === 'notified');
    expect(notified).toMatchObject({ manner: 'passive', mayDecide: false, hold: { kind: 'none' }, transactionId });
    expect(await get(reena.desk.booking.details({ transactionId }))).toMatchObject({ status: 'confirmed' });
    expect(await failureOf(mathew.desk.booking.details({ transactionId }))).toMatchObject({ _tag: 'NotFound' });
    expect(await failureOf(decide(reena.desk, notified?.approvalId ?? '', false))).toMatchObject({ state: 'notified' });
    const mailed = async () => {
      const rows = await database.query(
        "select 1 from outbox where kind = 'approval-mail' and payload->>'notice' = 'notified'",
      );
      return rows.length;
    };
    await expect.poll(mailed).toBeGreaterThan(0);
  });

  it('let a trip be booked when their time is over where it stands unless it is declined', async () => {
    await ready();
    await setRules([late], [rule({ manner: 'soft', quorum: 1, approvers: logins.slice(1, 3) })]);
    const refused = await asked();
    expect(await get(decide(mathew.desk, refused.approvalId, false))).toMatchObject({ state: 'declined' });
    const { approvalId } = await asked();
    await settled(approvalId, ({ hold }) => hold.kind !== 'wanted');
    const past = new Date(Date.now() - 60_000).toISOString();
    await database.query(
      `update approval set expires_at = $2, due_at = $2, terms = jsonb_set(terms, '{expiresAt}', to_jsonb($3::text))
       where approval_id = $1`,
      [approvalId, past, past],
    );
    const booked = await settled(approvalId, ({ state }) => state === 'booked');
    expect(booked).toMatchObject({ manner: 'soft', answers: [] });
    expect(await get(traveller.desk.booking.details({ transactionId: booked.transactionId ?? '' }))).toMatchObject({
      status: 'confirmed',
    });
  });

  it('are given before a trip is booked where their rule says so: for the same trip, once, with nothing held', async () => {
    await ready();
    const before = { decideHours: 24, finishHours: 12, percent: 5 };
    await setRules([late], [rule({ manner: 'before', before, approvers: logins.slice(1, 2) })]);
    const { approvalId } = await asked(40);
    const waiting = await settled(approvalId, () => true);
    expect(waiting).toMatchObject({ state: 'waiting', hold: { kind: 'none' }, before });
    expect(Date.parse(waiting.expiresAt) - Date.parse(waiting.askedAt)).toBe(24 * 3_600_000);
    const permitted = await get(decide(reena.desk, approvalId));
    expect(permitted).toMatchObject({ state: 'permitted', finishBy: expect.any(String) as string });
    expect(await get(traveller.desk.corporate.trips({ page: 1 }))).toMatchObject({
      trips: expect.arrayContaining([
        expect.objectContaining({ id: approvalId, step: 'book-approved', by: permitted.finishBy }),
      ]) as unknown[],
    });
    const sameAgain = async () => {
      buyers -= 1;
      return quoted(traveller.desk, 40);
    };
    const requests = [await sameAgain(), await sameAgain()];
    const outcomes = await Promise.all(
      requests.map((request) => Effect.runPromise(Effect.result(traveller.desk.flight.book(request)))),
    );
    const made = outcomes.flatMap((each) => (each._tag === 'Success' ? [each.success] : []));
    const refused = outcomes.flatMap((each) => (each._tag === 'Failure' ? [each.failure] : []));
    expect(made).toMatchObject([{ status: 'confirmed' }]);
    expect(refused).toMatchObject([{ _tag: 'AwaitingApproval', approvalId }]);
    const booked = await settled(approvalId, ({ state }) => state === 'booked');
    expect(booked.transactionId).toBe(made[0]?.transactionId);
    // Used: the same trip is asked for once more.
    expect(await failureOf(traveller.desk.flight.book(await sameAgain()))).toMatchObject({
      violations: [{ code: 'policy-reason' }],
    });
    const unused = await asked(50);
    await get(decide(reena.desk, unused.approvalId));
    const past = new Date(Date.now() - 60_000).toISOString();
    await database.query(
      `update approval set due_at = $2, terms = jsonb_set(terms, '{finishBy}', to_jsonb($3::text)) where approval_id = $1`,
      [unused.approvalId, past, past],
    );
    expect(await settled(unused.approvalId, ({ state }) => state === 'expired')).toMatchObject({ finishBy: past });
  });

  it('keep the reason that is chosen of those that the company lists, with the booking and in its sales', async () => {
    await ready();
    const reasons = [
      { code: 'CLIENT', name: 'The client set the time' },
      { code: 'SHORT', name: 'At short notice' },
    ];
    const saved = await get(
      owner.desk.corporate.saveCompany({
        ...company,
        version,
        rules: [{ ...late, effect: 'justify' }],
        reasons: reasons.map((each) => ({ ...each, code: ` ${each.code.toLowerCase()}` })),
      }),
    );
    ({ version } = saved.company);
    expect(saved.company.reasons).toEqual(reasons);
    const { corporate, flight, booking } = traveller.desk;
    expect((await get(corporate.ownPolicy())).policy?.reasons).toEqual(reasons);
    const request = await quoted(traveller.desk);
    const { quoteId } = request;
    const give = (reasonCode?: string) =>
      corporate.giveReason({ quoteId, reason: 'Asked today', ...(reasonCode !== undefined && { reasonCode }) });
    expect(await failureOf(give())).toMatchObject({ violations: [{ code: 'required', path: 'reasonCode' }] });
    expect(await failureOf(give('OTHER'))).toMatchObject({
      violations: [{ code: 'not-a-choice', path: 'reasonCode' }],
    });
    await get(give('SHORT'));
    // Taken off the list before it is booked, another is to be chosen.
    const listing = (listed: typeof reasons) =>
      get(owner.desk.corporate.saveCompany({ ...saved.company, version, reasons: listed })).then((now) => {
        ({ version } = now.company);
      });
    await listing(reasons.slice(0, 1));
    expect(await failureOf(flight.book(request))).toMatchObject({ violations: [{ code: 'policy-reason' }] });
    await listing(reasons);
    const { transactionId } = await get(flight.book(request));
    // What the list says later changes nothing of what was chosen.
    await listing([{ code: 'SHORT', name: 'Renamed' }]);
    const { history } = await get(booking.details({ transactionId }));
    expect(history.find(({ code }) => code === 'trip-reason')).toMatchObject({
      params: { chosen: 'yes', reasonCode: 'SHORT', name: 'At short notice', remarks: 'Asked today' },
      actor: 'Farhan Thomas',
    });
    const { approvals } = await get(owner.desk.corporate.approvals({ box: 'asked', page: 1 }));
    expect(approvals.find(({ because }) => because !== undefined)).toMatchObject({
      state: 'justified',
      because: { code: 'SHORT', name: 'At short notice' },
    });
    const { rows } = await get(
      owner.desk.account.saleSummary({ from: addDays(today, -1), to: addDays(today, 1), on: 'booked', by: 'reason' }),
    );
    expect(rows.filter(({ key }) => key !== '')).toMatchObject([{ key: 'SHORT At short notice', bookings: 1 }]);
    await listing([]);
  });

  it('refuse what nobody may approve, and are nobody else’s', async () => {
    await ready();
    await setRules([late], [rule({ approvers: logins.slice(0, 1) })]);
    const request = await quoted(traveller.desk);
    await get(traveller.desk.corporate.giveReason({ quoteId: request.quoteId, reason: 'x' }));
    expect(await failureOf(traveller.desk.flight.book(request))).toMatchObject({
      violations: [{ code: 'approval-nobody' }],
    });
    await setRules([late], [rule({ approvers: logins.slice(1, 2) })]);
    const { approvalId } = await asked();
    expect(await failureOf(susan.desk.corporate.approval({ approvalId }))).toMatchObject({ _tag: 'NotFound' });
    const operator = await portalDesk(office, 'operator@demo.test');
    expect(await failureOf(operator.desk.corporate.approval({ approvalId }))).toMatchObject({ _tag: 'NotFound' });
    expect(await get(traveller.desk.corporate.withdrawApproval({ approvalId }))).toMatchObject({ state: 'withdrawn' });
    expect(await failureOf(decide(reena.desk, approvalId))).toMatchObject({ state: 'withdrawn' });
  });
});
