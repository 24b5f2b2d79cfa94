/** Bookings taken over from PNR displays, over HTTP, from the portal's desk to the database and back: on both databases. */
import { randomUUID } from 'node:crypto';
import { Effect, Result } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { add, moneyOf, subtract } from '#domain/money/money.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { ImportPnr } from '#application/desk/pnr.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { amadeusImport, galileoImport, heldImport, sabreImport } from '#tests/fixtures/pnr-imports.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { importedIntent, importedQuote, saleOf } from '#application/backoffice/booking/imported-sale.ts';
import { pnrImportOf } from '#domain/flight/pnr-import.ts';
import { readPnr } from '#domain/flight/pnr-parser.ts';
import { instant } from '#domain/time/instant.ts';
import { given, ports, work } from '#infrastructure/backoffice/composition/parts.ts';
import { makeCaller } from '#tests/application/backoffice/booking/fakes.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

async function failureOf<A, E>(asked: Effect.Effect<A, E>): Promise<E> {
  const result = await Effect.runPromise(Effect.result(asked));
  if (Result.isSuccess(result)) throw new Error(`answered ${JSON.stringify(result.success)}`);
  return result.failure;
}

const asked = (given: Omit<ImportPnr, 'requestId'>): ImportPnr => ({ ...given, requestId: randomUUID() });

/** The same display with tickets of its own, so that it can be imported beside the others. */
function again(given: Omit<ImportPnr, 'requestId'>, from: string, to: string): ImportPnr {
  return asked({ ...given, text: given.text.replaceAll(from, to) });
}

describe.each(databases)('over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let portal: PortalDesk;
  beforeAll(async () => {
    office = await runBackOffice(await fresh());
    portal = await portalDesk(office, 'agent@demo.test');
  });
  afterAll(() => office.stop());

  it.each([
    ['amadeus', amadeusImport, '21960.50', ['3122409900101', '3122409900102']],
    ['galileo', galileoImport, '6450', ['0982400044441']],
    ['sabre', sabreImport, '11405', ['2282400055561']],
  ] as const)(
    'makes a ticketed booking of a display of %s and charges what its tickets cost',
    async (gds, display, cost, numbers) => {
      const { desk } = portal;
      const total = moneyOf(cost, 'INR');
      const parsed = await get(desk.flight.parsePnr({ text: display.text }));
      expect(parsed.reading.dialect).toBe(gds);
      expect(parsed.reading.lines.map(({ text }) => text).join('\n')).toBe(display.text);
      const before = await get(desk.account.balance());
      const booked = await get(desk.flight.importPnr(asked(display)));
      expect(booked).toMatchObject({ status: 'ticketed', pnr: parsed.reading.locator, total });
      expect(booked.tickets.map(({ number }) => number)).toEqual(numbers);

      const after = await get(desk.account.balance());
      expect(after).toEqual({ ...before, balance: subtract(before.balance, total) });
      const { transactionId } = booked;
      const details = await get(desk.booking.details({ transactionId }));
      expect(details).toMatchObject({
        imported: gds,
        tickets: booked.tickets,
        fare: { total },
        moneyLines: [{ entryId: booked.ledgerEntry, debit: total }],
        customerPays: total,
        money: { paid: total, customer: total },
        travellers: display.travellers.map(({ firstName, lastName, dateOfBirth }) => ({
          firstName,
          lastName,
          dateOfBirth,
        })),
      });
      expect(details.itineraries.flatMap(({ segments }) => segments.map(({ equipment }) => equipment))).not.toContain(
        '32N',
      );
      const ledger = await get(desk.account.ledger({ from: today, to: today, page: 1 }));
      expect(ledger.closing).toEqual(add(subtract(ledger.opening, ledger.totalDebit), ledger.totalCredit));
      expect(await get(desk.account.verifyLedger({}))).toMatchObject({ ok: true, closing: after.balance });
      for (const text of [booked.pnr ?? '', numbers[0]]) {
        expect((await get(desk.booking.list({ text, page: 1 }))).bookings).toMatchObject([{ transactionId }]);
      }
      const audited = await office
        .part(given.database)
        .query<{ operation: string; actor_user_id: string }>(
          `select operation, actor_user_id from audit where reference = $1 and operation <> 'booking.document' order by audit_id`,
          [transactionId],
        );
      expect(audited.map(({ operation }) => operation)).toEqual(['flight.import', 'flight.book']);
      expect(audited.every(({ actor_user_id }) => actor_user_id !== '')).toBe(true);
    },
  );

  it('answers the same request, sent three times at once and once more, with one booking', async () => {
    const { desk } = portal;
    const before = await get(desk.account.balance());
    const request = again(galileoImport, '0982400044441', '0982400044500');
    const answers = await Promise.all([1, 2, 3].map(() => get(desk.flight.importPnr(request))));
    answers.push(await get(desk.flight.importPnr(request)));
    expect(new Set(answers.map(({ transactionId }) => transactionId)).size).toBe(1);
    const after = await get(desk.account.balance());
    expect(after.balance).toEqual(subtract(before.balance, moneyOf('6450', 'INR')));
    const other = { ...request, contact: { ...request.contact, mobile: '9876500000' } };
    expect(await failureOf(desk.flight.importPnr(other))).toMatchObject({ _tag: 'RequestIdReused' });
  });

  it('imports a ticket once, whoever of the agency asks and under whatever locator, and says where it is', async () => {
    const { desk } = portal;
    const requests = [1, 2, 3].map(() => again(galileoImport, '0982400044441', '0982400044600'));
    const before = await get(desk.account.balance());
    const results = await Promise.all(
      requests.map((request) => Effect.runPromise(Effect.result(desk.flight.importPnr(request)))),
    );
    const made = results.flatMap((result) => (Result.isSuccess(result) ? [result.success] : []));
    expect(made).toHaveLength(1);
    const params = { transactionId: made[0]?.transactionId };
    for (const result of results) {
      if (Result.isFailure(result)) {
        expect(result.failure).toMatchObject({
          _tag: 'Invalid',
          violations: [{ code: 'pnr-imported', path: 'text', params }],
        });
      }
    }
    const staff = await portalDesk(office, 'staff@demo.test');
    const disguised = again(galileoImport, '0982400044441', '0982400044600');
    const refused = { ...disguised, text: disguised.text.replaceAll('R8T2WX', 'R8T2WY') };
    expect(await failureOf(staff.desk.flight.importPnr(refused))).toMatchObject({
      violations: [{ code: 'pnr-imported', params }],
    });
    const after = await get(desk.account.balance());
    expect(after).toEqual({ ...before, balance: subtract(before.balance, moneyOf('6450', 'INR')) });
  });

  it('posts nothing where the tickets do not make up the total, or anything else is in the way', async () => {
    const { desk } = portal;
    const before = await get(desk.account.balance());
    const request = again(amadeusImport, '2409900101', '2409900301');
    const differing = { ...request, fare: { total: moneyOf('21960', 'INR') } };
    expect(await failureOf(desk.flight.importPnr(differing))).toMatchObject({
      _tag: 'Invalid',
      violations: [{ code: 'pnr-totals', path: 'total', params: { tickets: '21960.50', total: '21960.00' } }],
      message: expect.stringMatching(/21960\.50/),
    });
    const renamed = { ...request, travellers: request.travellers.map((each) => ({ ...each, firstName: 'Somebody' })) };
    expect(await failureOf(desk.flight.importPnr(renamed))).toMatchObject({
      violations: expect.arrayContaining([
        expect.objectContaining({ code: 'pnr-name', path: 'travellers[0].firstName' }),
      ]),
    });
    const unreachable = { ...request, contact: { email: 'nobody', mobile: '12' } };
    expect(await failureOf(desk.flight.importPnr(unreachable))).toMatchObject({
      violations: expect.arrayContaining([expect.objectContaining({ path: 'contact.email' })]),
    });
    expect(await failureOf(desk.flight.importPnr({ ...request, text: 'nothing of the kind' }))).toMatchObject({
      violations: [{ code: 'required', path: 'gds' }],
    });
    const dear = {
      ...request,
      text: request.text.replace('21,960.50', '99,999,960.50'),
      fare: { total: moneyOf('99999960.50', 'INR') },
    };
    expect(await failureOf(desk.flight.importPnr(dear))).toMatchObject({ _tag: 'BalanceTooLow' });
    expect(await get(desk.account.balance())).toEqual(before);
    // Every one was refused before it was recorded: the request is not used up.
    expect(await get(desk.flight.importPnr(request))).toMatchObject({ status: 'ticketed' });
  });

  it('is for those who may book, each agency by itself', async () => {
    const nobody = await portalDesk(office);
    expect(await failureOf(nobody.desk.flight.parsePnr({ text: galileoImport.text }))).toMatchObject({
      _tag: 'SessionInvalid',
    });
    expect(await failureOf(nobody.desk.flight.importPnr(asked(galileoImport)))).toMatchObject({
      _tag: 'SessionInvalid',
    });
    const { bookings } = await get(portal.desk.booking.list({ text: 'R8T2WX', page: 1 }));
    const operator = await portalDesk(office, 'operator@demo.test');
    const transactionId = bookings[0]?.transactionId ?? '';
    expect(await failureOf(operator.desk.booking.details({ transactionId }))).toMatchObject({ _tag: 'NotFound' });
  });

  it('finds the saved travellers that a display names', async () => {
    const { desk } = portal;
    const traveller = makeTraveller({
      title: 'Ms',
      firstName: 'Riya',
      lastName: 'Kapoor',
      gender: 'female',
      dateOfBirth: galileoImport.travellers[0]?.dateOfBirth,
    });
    const { savedId } = await get(desk.agency.addTraveller({ traveller }));
    const parsed = await get(desk.flight.parsePnr({ text: galileoImport.text }));
    expect(parsed.matches).toEqual([[{ savedId, rank: 'same' }]]);
    expect(parsed).toMatchObject({ totals: { state: 'tied' }, missing: [] });
    // Nothing is missing: no traveller need be sent.
    const request = { ...again(galileoImport, '0982400044441', '0982400044700'), travellers: [] };
    const booked = await get(desk.flight.importPnr(request));
    expect(await get(desk.booking.details({ transactionId: booked.transactionId }))).toMatchObject({
      travellers: [{ firstName: 'RIYA', dateOfBirth: traveller.dateOfBirth }],
    });
  });

  it('is brought to its end by another process where the first was killed after recording the intent', async () => {
    const { desk } = portal;
    const imports = office.part(ports.imports);
    const saga = office.part(work.saga);
    const before = await get(desk.account.balance());
    const { agency_id, user_id } = (
      await office
        .part(given.database)
        .query<{ agency_id: string; user_id: string }>('select agency_id, user_id from app_user where login = $1', [
          'agent@demo.test',
        ])
    )[0] ?? { agency_id: '', user_id: '' };
    const display = again(sabreImport, '2282400055561', '2282400055661');
    const made = pnrImportOf(
      readPnr(display.text, { today }),
      {
        travellers: display.travellers,
        total: moneyOf('11405', 'INR'),
        tickets: [{ number: '2282400055661', total: moneyOf('11405', 'INR') }],
      },
      { airports: office.part(given.airports), saved: [], currency: 'INR' },
    );
    const sale = saleOf(made, 'Asia/Kolkata');
    if (sale === undefined) throw new Error(JSON.stringify(made.stops));
    const who = makeCaller({
      agencyId: agency_id,
      actor: { userId: user_id, name: 'Anita Menon', agencyId: agency_id },
    });
    const quote = importedQuote(sale, who, randomUUID(), instant('2026-11-20T06:30:00Z'), today);
    const intent = importedIntent(sale, who, quote, { ...display, content: 'killed', day: today });
    const lease = { owner: 'a process that is gone', seconds: 0 };
    const opened = await get(imports.open(intent, lease, quote, sale.displayed));
    if (opened.kind !== 'opened') throw new Error(opened.kind);
    const [account] = await office
      .part(given.database)
      .query<{ reserved: string }>('select reserved from account where agency_id = $1', [agency_id]);
    expect(account).toEqual({ reserved: '1140500' });
    // Its own rounds may have been quicker than this one.
    await get(saga.recover());
    await expect
      .poll(async () => (await get(desk.booking.details({ transactionId: opened.transactionId }))).status)
      .toBe('ticketed');
    expect(await get(imports.bookingWith(agency_id, sale.displayed))).toBe(opened.transactionId);
    await expect
      .poll(() => get(desk.account.balance()))
      .toEqual({ ...before, balance: subtract(before.balance, moneyOf('11405', 'INR')) });
  });

  it('takes a record without tickets over as a hold, charges nothing, and lets go of it here alone', async () => {
    const { desk } = portal;
    const display = heldImport(today);
    const before = await get(desk.account.balance());
    const { transactionId, status, tickets } = await get(desk.flight.importPnr(asked(display)));
    expect({ status, tickets }).toEqual({ status: 'held', tickets: [] });
    expect(await get(desk.account.balance())).toEqual(before);
    const held = await get(desk.booking.details({ transactionId }));
    expect(held).toMatchObject({ status: 'held', imported: 'amadeus', fare: { total: moneyOf('21960.50', 'INR') } });
    // Six in the evening of the limit's day, in India.
    expect(held.heldUntil).toBe(`${addDays(today, 6)}T12:30:00.000Z`);
    expect((await get(desk.booking.holds())).holds.map((each) => each.transactionId)).toContain(transactionId);
    expect(await failureOf(desk.flight.importPnr(asked(display)))).toMatchObject({
      violations: [{ code: 'pnr-imported', params: { transactionId } }],
    });
    expect(
      await failureOf(desk.flight.ticketHeld({ transactionId, requestId: randomUUID(), overrides: [] })),
    ).toMatchObject({ violations: [{ code: 'ticket-elsewhere' }] });
    expect(await get(desk.flight.releaseHeld({ transactionId, requestId: randomUUID() }))).toMatchObject({
      status: 'released',
    });
  });

  it('does not take over a hold whose time is over, nor a record with neither tickets nor a limit', async () => {
    const { desk } = portal;
    const late = heldImport(today, -1);
    expect(await failureOf(desk.flight.importPnr(asked(late)))).toMatchObject({
      violations: [{ code: 'pnr-limit-past', path: 'text' }],
    });
    const bare = { ...late, text: late.text.replace(/^.*TK TL.*\n/m, '') };
    expect(await failureOf(desk.flight.importPnr(asked(bare)))).toMatchObject({
      violations: [{ code: 'required', path: 'tickets' }],
    });
  });

  it('is not cancelled here: whoever issued it has to be asked', async () => {
    const { desk } = portal;
    const { bookings } = await get(desk.booking.list({ text: 'QR7K2P', page: 1 }));
    const transactionId = bookings.find(({ status }) => status === 'ticketed')?.transactionId ?? '';
    expect(await failureOf(desk.flight.cancelQuote({ transactionId }))).toMatchObject({
      violations: [{ code: 'cancel-by-request', path: 'transactionId' }],
    });
    expect((await get(desk.booking.details({ transactionId }))).status).toBe('ticketed');
  });

  it('prints a ticket and an invoice of an imported booking', async () => {
    const { desk } = portal;
    const { bookings } = await get(desk.booking.list({ text: 'QR7K2P', page: 1 }));
    const transactionId = bookings[0]?.transactionId ?? '';
    for (const kind of ['ticket', 'invoice', 'customer-invoice'] as const) {
      const file = await get(desk.booking.document({ transactionId, kind }));
      expect(file.mimeType).toBe('application/pdf');
      expect(file.base64.length).toBeGreaterThan(1_000);
    }
  });
});
