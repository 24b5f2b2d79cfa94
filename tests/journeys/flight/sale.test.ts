/** An agent's day over HTTP, from the portal's desk to the database and back: on both databases, in every way of answering. */
import { randomUUID } from 'node:crypto';
import { Effect, Result } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spendable } from '#domain/account/balance.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { add, money, subtract } from '#domain/money/money.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { BookFlight } from '#application/desk/flight.ts';
import type { Desk } from '#application/desk/desk.ts';
import { databases, freshDatabase } from '#tests/support/databases.ts';
import { makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';

const agent = 'agent@demo.test';
const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

async function failureOf<A, E>(asked: Effect.Effect<A, E>): Promise<E> {
  const result = await Effect.runPromise(Effect.result(asked));
  if (Result.isSuccess(result)) throw new Error(`answered ${JSON.stringify(result.success)}`);
  return result.failure;
}

let buyers = 0;

/** Searches, takes the best offer's cheapest fare and has it quoted; the booking is still to be sent. */
async function quoted(desk: Desk, destination = 'BOM'): Promise<BookFlight> {
  const sectors = [{ origin: 'DEL', destination, date: addDays(today, 30) }];
  const found = await get(desk.flight.search({ ...defaultSearch, sectors }));
  const [offer] = found.offers;
  if (offer === undefined) throw new Error('nothing flies');
  const quote = await get(desk.flight.quote({ choices: [{ offerId: offer.offerId, fareId: offer.fares[0].fareId }] }));
  return {
    quoteId: quote.quoteId,
    requestId: randomUUID(),
    mode: 'ticket',
    travellers: [makeTraveller({ lastName: surname(buyers++) })],
    contact: { email: 'asha@example.com', mobile: '9876543210' },
    parameters: [{ code: 'RM*BRB/', value: 'Asha & sons' }],
    acceptTerms: true,
  };
}

describe.each(databases())('over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let portal: PortalDesk;
  beforeAll(async () => {
    office = await runBackOffice(await fresh());
    portal = await portalDesk(office, agent);
  });
  afterAll(() => office.stop());

  it('sells a ticket, and its money and papers are where they should be', async () => {
    const { desk } = portal;
    expect(await get(desk.session.userDetails())).toMatchObject({ agentId: 'AGT10482', userId: agent });
    const before = await get(desk.account.balance());
    const request = await quoted(desk);
    const booked = await get(desk.flight.book(request));
    expect(booked).toMatchObject({
      status: 'confirmed',
      reference: expect.any(String),
      ledgerEntry: expect.any(String),
    });
    const { transactionId } = booked;
    const details = await get(desk.booking.details({ transactionId }));
    const net = details.price.terms?.net ?? money(0, 'INR');
    const after = await get(desk.account.balance());
    expect(after.balance).toEqual(subtract(before.balance, net));
    expect(after.reserved).toEqual(money(0, 'INR'));
    expect(details).toMatchObject({
      transactionId,
      status: 'confirmed',
      reference: booked.reference,
      tickets: booked.tickets,
      travellers: [{ firstName: request.travellers[0]?.firstName }],
      parameters: [{ name: 'Booking Requested By', code: 'RM*BRB/', value: 'Asha & sons', sendToGds: true }],
      price: { total: booked.total },
      moneyLines: [{ entryId: booked.ledgerEntry, debit: net }],
      customerPays: booked.total,
      money: { paid: net, customer: booked.total },
    });
    const list = await get(desk.booking.list({ text: booked.reference ?? '', page: 1 }));
    expect(list.bookings).toMatchObject([{ transactionId, customerTotal: booked.total }]);

    const ledger = await get(desk.account.ledger({ from: today, to: today, page: 1 }));
    const entry = ledger.entries.find(({ reference }) => reference === transactionId);
    expect(entry).toMatchObject({ entryId: booked.ledgerEntry, debit: net });
    expect(ledger.closing).toEqual(add(subtract(ledger.opening, ledger.totalDebit), ledger.totalCredit));
    expect(ledger.liveBalance).toEqual(after.balance);
    expect(await get(desk.account.verifyLedger({}))).toMatchObject({ ok: true, closing: after.balance });
  });

  it('is one fare from the results to the ticket: its family, its booking classes, its bags, of which an infant has none', async () => {
    const { desk } = portal;
    const party = { adults: 1, children: 0, infants: 1 };
    const sectors = [{ origin: 'DEL', destination: 'COK', date: addDays(today, 30) }];
    const { offers } = await get(desk.flight.search({ ...defaultSearch, sectors, party }));
    const changing = offers.find(({ itineraries: [{ segments }] }) => segments.length > 1);
    const found = changing?.fares.find(({ baggage }) => baggage.checkInKg > 0);
    if (changing === undefined || found === undefined) throw new Error('nothing flies over another city');
    const { segments } = changing.itineraries[0];
    const { family, bookingClasses, baggage } = found;
    expect(bookingClasses).toHaveLength(segments.length);
    const quote = await get(desk.flight.quote({ choices: [{ offerId: changing.offerId, fareId: found.fareId }] }));
    const lastName = surname(buyers++);
    const infant = {
      type: 'infant' as const,
      title: 'Mstr' as const,
      gender: 'male' as const,
      dateOfBirth: addDays(today, -200),
    };
    const travellers = [makeTraveller({ lastName }), makeTraveller({ ...infant, firstName: 'Tarun', lastName })];
    const contact = { email: 'asha@example.com', mobile: '9876543210' };
    const asked = {
      requestId: randomUUID(),
      mode: 'ticket',
      travellers,
      contact,
      parameters: [],
      acceptTerms: true,
    } as const;
    const { transactionId } = await get(desk.flight.book({ quoteId: quote.quoteId, ...asked }));
    const kept = await get(desk.booking.details({ transactionId }));
    for (const option of [quote.options[0], 'options' in kept ? kept.options[0] : undefined])
      expect(option).toMatchObject({ family, bookingClasses, baggage });
    const { blocks } = await get(desk.booking.sheet({ transactionId, kind: 'ticket', language: 'en' }));
    const said = blocks.flatMap((block) => (block.kind === 'way' ? [block.facts.join(' · ')] : []));
    expect(said).toHaveLength(segments.length);
    for (const [at, line] of said.entries()) {
      expect(line).toContain(family);
      expect(line).toMatch(new RegExp(`\\b[Cc]lass ${bookingClasses[at]}\\b`));
      expect(line).toContain(`Check-in bag ${baggage.checkInKg} kg for each adult and child`);
      expect(line).toContain(`Cabin bag ${baggage.cabinKg} kg for each adult and child`);
    }
  });

  it('answers the same request, sent twice at once and once more, with one booking', async () => {
    const { desk } = portal;
    const before = await get(desk.account.balance());
    const request = await quoted(desk, 'BLR');
    const answers = await Promise.all([1, 2, 3].map(() => get(desk.flight.book(request))));
    answers.push(await get(desk.flight.book(request)));
    expect(new Set(answers.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect(new Set(answers.map(({ reference: pnr }) => pnr)).size).toBe(1);
    const { price: fare } = await get(desk.booking.details({ transactionId: answers[0]?.transactionId ?? '' }));
    const after = await get(desk.account.balance());
    expect(after.balance).toEqual(subtract(before.balance, fare.terms?.net ?? money(0, 'INR')));
    const other = { ...request, contact: { ...request.contact, mobile: '9876500000' } };
    expect(await failureOf(desk.flight.book(other))).toMatchObject({
      _tag: 'RequestIdReused',
      message: expect.stringMatching(/\w/),
    });
  });

  it('says what is wrong with a booking, field by field, in the language asked for', async () => {
    const request = await quoted(portal.desk);
    const wrong = { ...request, travellers: [makeTraveller({ firstName: 'A' })], acceptTerms: false };
    const english = await failureOf(portal.desk.flight.book(wrong));
    expect(english).toMatchObject({
      _tag: 'Invalid',
      violations: expect.arrayContaining([
        { code: 'too-short', path: 'travellers[0].firstName', params: { least: 2 } },
        expect.objectContaining({ code: 'terms-not-accepted', path: 'acceptTerms' }),
      ]),
    });
    const arabic = await portalDesk(office, undefined, { language: () => 'ar' });
    arabic.use(portal.signedIn?.token);
    expect(await failureOf(arabic.desk.flight.book(wrong))).toMatchObject({
      message: expect.stringMatching(/[\u0600-\u06FF]/),
    });
    // The request was refused before it became a booking: its id is not used up.
    expect(await get(portal.desk.flight.book(request))).toMatchObject({ status: 'confirmed' });
  });

  it('keeps travellers that are saved', async () => {
    const { desk } = portal;
    const given = { traveller: makeTraveller({ firstName: 'Zubin', lastName: 'Irani' }), email: 'zubin@example.com' };
    const { savedId } = await get(desk.agency.addTraveller(given));
    const saved = await get(desk.agency.personalTravellers({}));
    expect(saved.find((each) => each.savedId === savedId)).toMatchObject({
      traveller: { firstName: 'Zubin', lastName: 'Irani' },
      email: 'zubin@example.com',
    });
  });

  it('lets nobody see what is another agency’s, or what their role may not', async () => {
    const operator = await portalDesk(office, 'operator@demo.test');
    const staff = await portalDesk(office, 'staff@demo.test');
    const { bookings } = await get(portal.desk.booking.list({ page: 1 }));
    const transactionId = bookings[0]?.transactionId ?? '';
    expect(await failureOf(operator.desk.booking.details({ transactionId }))).toMatchObject({ _tag: 'NotFound' });
    expect(await get(staff.desk.booking.details({ transactionId }))).toMatchObject({ transactionId });
    expect(await failureOf(staff.desk.account.ledger({ from: today, to: today, page: 1 }))).toMatchObject({
      _tag: 'NotPermitted',
    });
    const request = await quoted(portal.desk);
    // A quote belongs to who asked for it.
    expect(await failureOf(staff.desk.flight.book(request))).toMatchObject({ _tag: 'NotFound', what: 'quote' });
  });

  it('judges ids that are sent beside the token by the session', async () => {
    const stranger = await portalDesk(office, undefined, { agentId: () => 'AGT1' });
    stranger.use(portal.signedIn?.token);
    expect(await failureOf(stranger.desk.account.balance())).toMatchObject({ _tag: 'NotFound' });
    const identity = portal.signedIn?.identity;
    const own = await portalDesk(office, undefined, {
      agentId: () => identity?.agentId,
      profileId: () => identity?.profileId,
    });
    own.use(portal.signedIn?.token);
    expect(spendable(await get(own.desk.account.balance())).minor).toBeGreaterThan(0);
    expect(await get(own.desk.agency.completeProfile())).toMatchObject({ profileId: identity?.profileId });
    expect((await get(own.desk.agency.profileMasters())).map(({ profileId }) => profileId)).toContain(
      identity?.profileId,
    );
  });

  it('refuses a login that is none, and every call after the session has ended', async () => {
    const wrong = await portalDesk(office);
    expect(await failureOf(wrong.desk.session.logIn({ userId: agent, password: 'wrong' }))).toMatchObject({
      _tag: 'NotPermitted',
      reason: 'login-refused',
    });
    const leaving = await portalDesk(office, agent);
    await get(leaving.desk.session.logOut());
    expect(await failureOf(leaving.desk.account.balance())).toMatchObject({
      _tag: 'SessionInvalid',
      token: leaving.signedIn?.token,
    });
    expect(await get(portal.desk.account.rewardPoints())).toBeGreaterThanOrEqual(0);
  });

  it('answers the configuration and its health to anybody', async () => {
    const settings = await get(portal.desk.configuration.read());
    expect(settings).toContainEqual({ key: 'PROJECT_NAME', value: 'Meridian' });
    const health = await fetch(`${office.base}/health`);
    expect(await health.json()).toEqual({ live: true, ready: true });
  });

  it('writes no personal data into its log', () => {
    const log = office.logged.join('');
    expect(log).toContain('"operation":"FS004/BOOK"');
    expect(log).not.toMatch(/asha|rao|9876543210|example\.com|demo\.test|127\.0\.0\.1/i);
    expect(log).not.toContain(portal.signedIn?.token ?? 'token');
    expect(log).not.toContain('"level":50');
  });
});

describe('a deployment that seals, encrypts and answers the alternative balance', () => {
  const outgoing = { key: '000102030405060708090a0b0c0d0e0f', iv: 'f0e0d0c0b0a090807060504030201000' };
  let office: RunningBackOffice;
  beforeAll(async () => {
    office = await runBackOffice(await freshDatabase(), {
      ENCRYPT_ANSWERS: 'true',
      ALTERNATIVE_BALANCE: 'true',
      OUTGOING_KEY: outgoing.key,
      OUTGOING_IV: outgoing.iv,
      CORS_ORIGINS: 'https://agents.example',
    });
  });
  afterAll(() => office.stop());

  it('is understood by the portal', async () => {
    const { desk } = await portalDesk(office, agent, { outgoingKey: () => outgoing });
    expect(await get(desk.session.userDetails())).toMatchObject({ userId: agent });
    expect(await get(desk.account.balance())).toMatchObject({ balance: { currency: 'INR' }, reserved: { minor: 0 } });
    const settings = await get(desk.configuration.read());
    expect(settings).toContainEqual({ key: 'IS_ENCRYPTED', value: 'true' });
    expect(settings).toContainEqual({ key: 'OUTGOING_KEY', value: outgoing.key });
  });

  it('shows the sealed text to anyone who listens, and takes plain passwords too', async () => {
    const { signedIn } = await portalDesk(office, agent);
    const response = await fetch(`${office.base}/v2dispatch.jsp`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://agents.example' },
      body: `opid=GETUSERDETAILSV4&sessiontoken=${signedIn?.token}`,
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('https://agents.example');
    expect(await response.json()).toMatch(/^[A-Za-z\d+/=]+\*{10}[A-Za-z\d+/=]+$/);
  });
});
