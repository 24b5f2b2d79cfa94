/** The people of an agency over HTTP, on both databases: added, permitted, limited, suspended, each from the next request on. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffPermission } from '#domain/agency/staff.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { max, type Money, money, scale, subtract } from '#domain/money/money.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Desk } from '#application/desk/desk.ts';
import type { BookFlight } from '#application/desk/flight.ts';
import type { AddStaff, ShownStaff, UpdateStaff } from '#application/desk/agency/staff.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { importsOn } from '#tests/fixtures/pnr-imports.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const failureOf = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const sells: readonly StaffPermission[] = ['search', 'book', 'ticket'];
const ownPassword = 'nine green parrots';

interface Quoted {
  readonly request: BookFlight;
  readonly total: Money;
  /** What it would charge, for those who may see it. */
  readonly net?: Money;
}

describe.each(databases())('staff over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let owner: PortalDesk;
  let people = 0;
  let buyers = 0;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    owner = await portalDesk(office, 'agent@demo.test');
  });
  afterAll(() => office.stop());

  const newcomer = (more: Partial<AddStaff> = {}): AddStaff => {
    people += 1;
    return {
      userId: `person${people}@malabar.example`,
      title: 'Mr',
      firstName: 'Nikhil',
      lastName: surname(people),
      mobile: '9847022816',
      permissions: sells,
      limits: {},
      requestId: randomUUID(),
      ...more,
    };
  };
  const shown = async (userId: string, desk: Desk = owner.desk): Promise<ShownStaff> => {
    const { staff } = await get(desk.agency.listStaff());
    const found = staff.find((each) => each.userId === userId);
    if (found === undefined) throw new Error(`${userId} is not listed`);
    return found;
  };
  const change = async (userId: string, to: Partial<UpdateStaff>, desk: Desk = owner.desk) => {
    const { status, permissions, limits, version } = await shown(userId);
    return desk.agency.updateStaff({ userId, status, permissions, limits, version, requestId: randomUUID(), ...to });
  };
  const invitationTo = async (userId: string): Promise<string> => {
    const mails = () =>
      database.query<{ body: string }>(`select body from mail_outbox where kind = 'invitation' and recipient = $1`, [
        userId,
      ]);
    await expect.poll(mails, { timeout: 20_000 }).toHaveLength(1);
    const [mail] = await mails();
    const [secret = ''] = /^[A-Z0-9]{5}(-[A-Z0-9]{5})+$/m.exec(mail?.body ?? '') ?? [];
    return secret;
  };
  /** Comes in by the invitation, and chooses a password. */
  const comesIn = async (userId: string): Promise<PortalDesk> => {
    const desk = await portalDesk(office);
    const { token } = await get(desk.desk.session.logIn({ userId, password: await invitationTo(userId) }));
    desk.use(token);
    const typed = { newPassword: ownPassword, confirmPassword: ownPassword };
    const changed = await get(
      desk.desk.session.changePassword({ currentPassword: await invitationTo(userId), ...typed }),
    );
    desk.use(changed.token ?? token);
    return desk;
  };
  const added = async (more: Partial<AddStaff> = {}) => {
    const person = newcomer(more);
    await get(owner.desk.agency.addStaff(person));
    return { userId: person.userId, desk: await comesIn(person.userId) };
  };
  const quoted = async ({ flight }: Desk, holdable = false): Promise<Quoted> => {
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, 30) }];
    const { offers } = await get(flight.search({ ...defaultSearch, sectors, numResults: 40 }));
    // The last seat of a class is another's by the time that it is booked.
    for (const { offerId, fares } of offers.filter((each) => each.fares[0].seatsLeft > 4)) {
      const quote = await get(flight.quote({ choices: [{ offerId, fareId: fares[0].fareId }] }));
      if (holdable && quote.hold === undefined) continue;
      buyers += 1;
      const request: BookFlight = {
        quoteId: quote.quoteId,
        requestId: randomUUID(),
        mode: holdable ? 'hold' : 'ticket',
        travellers: [makeTraveller({ lastName: surname(buyers) })],
        contact: { email: 'asha@example.com', mobile: '9876543210' },
        parameters: [],
        acceptTerms: true,
      };
      const net = quote.fare.terms?.net;
      return { request, total: quote.fare.total, ...(net && { net }) };
    }
    throw new Error('nothing is sold so');
  };

  it('are added once, invited by mail, and may do what they were permitted', async () => {
    const person = newcomer();
    await Promise.all([1, 2].map(() => get(owner.desk.agency.addStaff(person))));
    expect(await shown(person.userId)).toMatchObject({
      isInvited: true,
      isAgent: false,
      status: 'Active',
      mayChange: true,
    });
    expect(await failureOf(owner.desk.agency.addStaff({ ...person, permissions: [] }))).toMatchObject({
      _tag: 'RequestIdReused',
    });
    expect(await failureOf(owner.desk.agency.addStaff({ ...person, requestId: randomUUID() }))).toMatchObject({
      violations: [{ code: 'email-registered', path: 'userId' }],
    });
    const { desk } = await comesIn(person.userId);
    const { rights } = await get(desk.session.userDetails());
    expect(rights.toSorted()).toEqual(['book', 'bookings', 'search', 'ticket', 'travellers']);
    expect(await failureOf(desk.account.balance())).toMatchObject({ _tag: 'NotPermitted' });
    expect(await failureOf(desk.agency.listStaff())).toMatchObject({ _tag: 'NotPermitted' });
    expect(await shown(person.userId)).toMatchObject({ isInvited: false });
    const rows = await database.query(
      `select actor_user_id from audit where operation = 'agency.add-staff' and agency_id = 'malabar' and actor_user_id <> ''`,
    );
    expect(rows).toHaveLength(1);
  });

  it('have in an open session what was set last: net fares and tickets come and go with the next request', async () => {
    const { userId, desk: person } = await added();
    const { desk } = person;
    const { request, net } = await quoted(desk);
    expect(net).toBeUndefined();
    await get(await change(userId, { permissions: ['search', 'book', 'see-net-fares'] }));
    expect(await failureOf(desk.flight.book(request))).toMatchObject({ _tag: 'NotPermitted', reason: 'right-missing' });
    expect((await get(desk.session.userDetails())).rights).toContain('see-net-fares');
    expect((await quoted(desk)).net).toBeDefined();
    await get(await change(userId, { permissions: sells }));
    expect((await get(desk.session.userDetails())).rights).not.toContain('see-net-fares');
    expect((await quoted(desk)).net).toBeUndefined();
    expect(await get(desk.flight.book(request))).toMatchObject({ status: 'confirmed' });
  });

  it('give no more than they have, and change neither themselves, nor who may do more, nor another agency’s', async () => {
    const limits = { perBooking: money(50_000_00, 'INR') };
    const manager = await added({ permissions: [...sells, 'manage-staff'], limits });
    const other = await added({ limits });
    const { agency } = manager.desk.desk;
    expect((await get(agency.listStaff())).mayGive).toEqual([...sells, 'manage-staff']);
    expect(await failureOf(agency.addStaff(newcomer({ permissions: ['see-net-fares'], limits })))).toMatchObject({
      violations: [{ code: 'permission-not-yours', path: 'permissions' }],
    });
    expect(await failureOf(agency.addStaff(newcomer()))).toMatchObject({
      violations: [{ code: 'limit-above-own', path: 'limits.perBooking' }],
    });
    const more = await change(other.userId, { permissions: ['search', 'send-quotes'] }, manager.desk.desk);
    expect(await failureOf(more)).toMatchObject({ violations: [{ code: 'permission-not-yours' }] });
    expect(await failureOf(await change(manager.userId, { limits: {} }, manager.desk.desk))).toMatchObject({
      violations: [{ code: 'staff-self', path: 'userId' }],
    });
    const asked = { status: 'Suspended', permissions: [], limits: {}, version: 1 } as const;
    const ofAgent = agency.updateStaff({ ...asked, userId: 'agent@demo.test', requestId: randomUUID() });
    expect(await failureOf(ofAgent)).toMatchObject({ _tag: 'NotPermitted' });
    const ofOthers = owner.desk.agency.updateStaff({ ...asked, userId: 'operator@demo.test', requestId: randomUUID() });
    expect(await failureOf(ofOthers)).toMatchObject({ _tag: 'NotFound' });
    expect((await get(agency.listStaff())).staff.find(({ isAgent }) => isAgent)?.mayChange).toBe(false);
  });

  it('are changed as they were looked at, once a request', async () => {
    const { userId } = await added();
    const { version } = await shown(userId);
    const asked = { userId, status: 'Active', limits: {}, version } as const;
    const first = { ...asked, permissions: ['search'], requestId: randomUUID() } as const;
    const second = { ...asked, permissions: sells, requestId: randomUUID() };
    await get(owner.desk.agency.updateStaff(first));
    expect(await failureOf(owner.desk.agency.updateStaff(second))).toMatchObject({
      violations: [{ code: 'staff-changed', path: 'userId' }],
    });
    await get(owner.desk.agency.updateStaff(first));
    expect(await shown(userId)).toMatchObject({ permissions: ['search'], version: version + 1 });
  });

  it('are refused a sale and a held ticket above a limit, and of two at once the one that passes the day’s', async () => {
    const { userId, desk: person } = await added();
    const { desk } = person;
    const { total, request } = await quoted(desk);
    const { request: hold } = await quoted(desk, true);
    const little = money(1_00, 'INR');
    await get(await change(userId, { limits: { perBooking: little } }));
    expect(await failureOf(desk.flight.book(request))).toMatchObject({
      _tag: 'OverLimit',
      per: 'booking',
      limit: little,
      message: expect.stringContaining('₹'),
    });
    const { transactionId } = await get(desk.flight.book(hold));
    const ticketing = { transactionId, requestId: randomUUID() };
    expect(await failureOf(desk.booking.ticketHeld(ticketing))).toMatchObject({ _tag: 'OverLimit', per: 'booking' });
    const { request: another, total: alike } = await quoted(desk);
    // Each by itself is within it.
    await get(await change(userId, { limits: { perDay: scale(max(total, alike), 12, 10) } }));
    const both = await Promise.all(
      [request, another].map((each) => Effect.runPromise(Effect.exit(desk.flight.book(each)))),
    );
    expect(both.map(({ _tag }) => _tag).toSorted()).toEqual(['Failure', 'Success']);
    expect(await failureOf(desk.booking.ticketHeld(ticketing))).toMatchObject({ _tag: 'OverLimit', per: 'day' });
    await get(await change(userId, { limits: {} }));
    expect(await get(desk.booking.ticketHeld(ticketing))).toMatchObject({ status: 'confirmed' });
  });

  it('do not have operators confirm a record above a limit: it would be charged without any', async () => {
    const permissions: readonly StaffPermission[] = [...sells, 'import'];
    const { userId, desk: person } = await added({ permissions });
    const asked = { ...importsOn(today).amadeus, requestId: randomUUID() };
    const total = money(21_960_50, 'INR');
    for (const name of ['perBooking', 'perDay'] as const) {
      await get(await change(userId, { limits: { [name]: subtract(total, money(1, 'INR')) } }));
      expect(await failureOf(person.desk.flight.importPnr(asked))).toMatchObject({
        _tag: 'OverLimit',
        per: name === 'perDay' ? 'day' : 'booking',
      });
    }
    await get(await change(userId, { limits: { perBooking: total, perDay: total } }));
    expect(await failureOf(person.desk.flight.importPnr(asked))).toMatchObject({ _tag: 'AwaitingApproval' });
  });

  it('may charge again what a booking of the day was refunded, and no more', async () => {
    const { userId, desk: person } = await added({ permissions: [...sells, 'cancel', 'see-net-fares'] });
    const { desk } = person;
    const { total, request } = await quoted(desk);
    await get(await change(userId, { limits: { perDay: scale(total, 12, 10) } }));
    const { transactionId } = await get(desk.flight.book(request));
    const { request: another } = await quoted(desk);
    expect(await failureOf(desk.flight.book(another))).toMatchObject({ _tag: 'OverLimit', per: 'day' });
    const cancelling = await get(desk.booking.cancelQuote({ transactionId, travellers: [0], items: [0] }));
    await get(desk.booking.cancel({ cancelQuoteId: cancelling.cancelQuoteId, requestId: randomUUID() }));
    const [row] = await database.query<{ net: string; refunded: string }>(
      `select b.net, (select sum(e.amount) from journal_entry e where e.agency_id = b.agency_id and e.reference = b.transaction_id and e.kind = 'refund') as refunded
       from booking b where b.transaction_id = $1`,
      [transactionId],
    );
    const kept = Number(row?.net) - Number(row?.refunded);
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(Number(row?.net));
    const { request: third, net = total } = await quoted(desk);
    await get(await change(userId, { limits: { perDay: money(kept + net.minor - 1, 'INR') } }));
    expect(await failureOf(desk.flight.book(third))).toMatchObject({ _tag: 'OverLimit', per: 'day' });
    await get(await change(userId, { limits: { perDay: money(kept + net.minor, 'INR') } }));
    expect(await get(desk.flight.book({ ...third, requestId: randomUUID() }))).toMatchObject({ status: 'confirmed' });
  });

  it('are out at once when suspended, learn why with their password only, and come back', async () => {
    const { userId, desk: person } = await added();
    const { desk } = person;
    await get(await change(userId, { status: 'Suspended' }));
    expect(await failureOf(desk.session.userDetails())).toMatchObject({ _tag: 'SessionInvalid' });
    const anybody = (await portalDesk(office)).desk.session;
    expect(await failureOf(anybody.logIn({ userId, password: ownPassword }))).toMatchObject({
      reason: 'suspended',
      message: expect.stringContaining('suspended'),
    });
    expect(await failureOf(anybody.logIn({ userId, password: 'nine red parrots' }))).toMatchObject({
      reason: 'login-refused',
    });
    await get(await change(userId, { status: 'Active' }));
    expect(await failureOf(desk.session.userDetails())).toMatchObject({ _tag: 'SessionInvalid' });
    expect(await get(anybody.logIn({ userId, password: ownPassword }))).toMatchObject({ mustChangePassword: false });
  });
});
