/** Bookings taken over from PNR displays, over HTTP, from the portal's desk to the database and back: on both databases. */
import { randomUUID } from 'node:crypto';
import { Effect, Result } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wrongSums } from '#domain/price/explain.ts';
import { formatMoney } from '#domain/money/format.ts';
import { add, formatDecimal, moneyOf, subtract } from '#domain/money/money.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { ImportPnr } from '#application/desk/pnr.ts';
import { heldImport, importsOn } from '#tests/fixtures/pnr-imports.ts';
import { importOf } from '#tests/fixtures/imported-people.ts';
import { importedIntent, importedQuote, saleOf } from '#application/backoffice/flight/pnr/imported-sale.ts';
import { pnrImportOf } from '#domain/flight/pnr/import.ts';
import { confirmedReading } from '#domain/flight/pnr/record.ts';
import { instant } from '#domain/time/instant.ts';
import { given, ports, work } from '#infrastructure/backoffice/composition/parts.ts';
import { SandboxFlightSupplier } from '#infrastructure/backoffice/suppliers/sandbox/sandbox-flight-supplier.ts';
import { makeCaller } from '#tests/application/backoffice/booking/fakes.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { OfficeDisplays } from '#tests/support/office-displays.ts';
import { ticketsOf } from '#tests/fixtures/flight-booked.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const { amadeus: amadeusImport, galileo: galileoImport } = importsOn(today);
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

async function failureOf<A, E>(asked: Effect.Effect<A, E>): Promise<E> {
  const result = await Effect.runPromise(Effect.result(asked));
  if (Result.isSuccess(result)) throw new Error(`answered ${JSON.stringify(result.success)}`);
  return result.failure;
}

const asked = (given: Omit<ImportPnr, 'requestId'>): ImportPnr => ({ ...given, requestId: randomUUID() });

/** The same display under another locator and with tickets of its own, so that it can be asked about beside the others. */
function again(display: Omit<ImportPnr, 'requestId'>, locator: string, from: string, to: string): ImportPnr {
  const pnr = display === galileoImport ? 'R8T2WX' : 'QR7K2P';
  return asked({ ...display, text: display.text.replaceAll(pnr, locator).replaceAll(from, to) });
}

describe.each(databases())('over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let portal: PortalDesk;
  let staff: PortalDesk;
  /** Of another agency, and one who works through the queue. */
  let operator: PortalDesk;
  let displays: OfficeDisplays;
  let sandbox: SandboxFlightSupplier;
  beforeAll(async () => {
    office = await runBackOffice(await fresh());
    portal = await portalDesk(office, 'agent@demo.test');
    staff = await portalDesk(office, 'staff@demo.test');
    operator = await portalDesk(office, 'operator@demo.test');
    const found = office.part(ports.suppliers).find((each) => each instanceof SandboxFlightSupplier);
    if (found === undefined) throw new Error('There is no sandbox');
    sandbox = found;
    displays = await OfficeDisplays.of(sandbox, dateIn(fromMilliseconds(Date.now()), 'UTC'));
  });
  afterAll(() => office.stop());

  const audited = (reference: string) =>
    office.part(given.database).query<{ operation: string; actor_user_id: string; on_behalf_of: string | null }>(
      `select operation, actor_user_id, on_behalf_of from audit
         where reference = $1 and operation <> 'booking.document' order by audit_id`,
      [reference],
    );
  const ledgerOf = async () => (await get(portal.desk.account.ledger({ from: today, to: today, page: 1 }))).total;

  it.each(['amadeus', 'galileo', 'sabre'] as const)(
    'takes over what a supplier confirms of a display of %s, and charges what it says',
    async (gds) => {
      const { desk } = portal;
      const display = displays.next({ dialect: gds });
      const parsed = await get(desk.flight.parsePnr({ text: display.text }));
      expect(parsed.reading.dialect).toBe(gds);
      expect(parsed.reading.lines.map(({ text }) => text).join('\n')).toBe(display.text);
      const { confirmation } = parsed;
      if (confirmation?.state !== 'confirmed') throw new Error(confirmation?.state);
      const { record, charge, differences } = confirmation;
      expect(differences).toEqual([]);
      expect(charge).toEqual(record.total);
      const before = await get(desk.account.balance());
      const booked = await get(desk.flight.importPnr(asked({ ...importOf(display), agreed: charge })));
      expect(booked).toMatchObject({
        status: 'confirmed',
        reference: record.pnr,
        total: charge,
        tickets: record.tickets,
      });

      const after = await get(desk.account.balance());
      expect(after).toEqual({ ...before, balance: subtract(before.balance, charge) });
      const { transactionId } = booked;
      const details = await get(desk.booking.details({ transactionId }));
      expect(details).toMatchObject({
        imported: gds,
        tickets: record.tickets,
        itineraries: record.itineraries,
        price: { total: charge },
        moneyLines: [{ entryId: booked.ledgerEntry, debit: charge }],
        customerPays: charge,
        money: { paid: charge, customer: charge },
      });
      expect(details.elsewhere).toBeUndefined();
      expect(await get(desk.account.verifyLedger({}))).toMatchObject({ ok: true, closing: after.balance });
      for (const text of [record.pnr, record.tickets[0]?.number ?? '']) {
        expect((await get(desk.booking.list({ text, page: 1 }))).bookings).toMatchObject([{ transactionId }]);
      }
      const rows = await audited(transactionId);
      expect(rows.map(({ operation }) => operation)).toEqual(['flight.import', 'flight.book']);
      expect(rows.every(({ actor_user_id }) => actor_user_id !== '')).toBe(true);
    },
  );

  it('sells it for what the agent asks: the account is charged the same, the customer’s invoice says it', async () => {
    const { desk } = portal;
    const display = displays.next({ dialect: 'amadeus' });
    const ask = { serviceFee: { per: 'booking' as const, amount: moneyOf('123.45', 'INR') } };
    const { confirmation } = await get(desk.flight.parsePnr({ text: display.text }));
    if (confirmation?.state !== 'confirmed') throw new Error(confirmation?.state);
    const { charge, asking } = confirmation;
    expect(asking?.floor).toEqual(charge);
    const total = add(charge, moneyOf('123.45', 'INR'));
    const before = await get(desk.account.balance());
    const { transactionId, ...booked } = await get(
      desk.flight.importPnr(asked({ ...importOf(display), agreed: charge, ask })),
    );
    expect(booked).toMatchObject({ status: 'confirmed', total });
    expect(await get(desk.account.balance())).toEqual({ ...before, balance: subtract(before.balance, charge) });
    const details = await get(desk.booking.details({ transactionId }));
    expect(details).toMatchObject({ price: { total }, moneyLines: [{ debit: charge }], customerPays: total });
    expect(wrongSums(details.price.breakdown)).toEqual([]);
    const [row] = (await get(desk.booking.list({ text: transactionId, page: 1 }))).bookings;
    expect(details.price.terms?.earn.minor).toBeGreaterThan(0);
    expect(row).toMatchObject({ net: details.price.terms?.net, earned: details.price.terms?.earn });
    const subject = { transactionId, kind: 'customer-invoice' as const };
    await expect
      .poll(async () => JSON.stringify(await get(desk.booking.sheet(subject))))
      .toContain(formatMoney(total, { locale: 'en' }));
  });

  it('charges the supplier’s total where the display, and the form, say one rupee', async () => {
    const { desk } = portal;
    const display = displays.next({ dialect: 'galileo' });
    const total = display.reading.total ?? moneyOf('0', 'INR');
    const text = display.text.replaceAll(formatDecimal(total), '1.00');
    expect(text).not.toBe(display.text);
    const { confirmation } = await get(desk.flight.parsePnr({ text }));
    expect(confirmation).toMatchObject({ differences: [{ what: 'total', shown: 'INR 1.00' }], charge: total });
    const cheap = { ...importOf(display), text, fare: { total: moneyOf('1', 'INR') } };
    expect(await failureOf(desk.flight.importPnr(asked({ ...cheap, agreed: moneyOf('1', 'INR') })))).toMatchObject({
      _tag: 'FareChanged',
      to: total,
    });
    const before = await get(desk.account.balance());
    expect(await get(desk.flight.importPnr(asked(cheap)))).toMatchObject({ status: 'confirmed', total });
    expect(await get(desk.account.balance())).toEqual({ ...before, balance: subtract(before.balance, total) });
  });

  it('answers the same request, sent three times at once and once more, with one booking', async () => {
    const { desk } = portal;
    const display = displays.next({ travellers: 1 });
    const before = await get(desk.account.balance());
    const request = asked(importOf(display));
    const answers = await Promise.all([1, 2, 3].map(() => get(desk.flight.importPnr(request))));
    answers.push(await get(desk.flight.importPnr(request)));
    expect(new Set(answers.map(({ transactionId }) => transactionId)).size).toBe(1);
    const after = await get(desk.account.balance());
    expect(after.balance).toEqual(subtract(before.balance, answers[0]?.total ?? moneyOf('0', 'INR')));
    const other = { ...request, contact: { ...request.contact, mobile: '9876500000' } };
    expect(await failureOf(desk.flight.importPnr(other))).toMatchObject({ _tag: 'RequestIdReused' });
  });

  it('takes a record over once, however many of the agency ask at once, and says where it is', async () => {
    const { desk } = portal;
    const display = displays.next({ travellers: 1 });
    const before = await get(desk.account.balance());
    const results = await Promise.all(
      [1, 2, 3].map(() => Effect.runPromise(Effect.result(desk.flight.importPnr(asked(importOf(display)))))),
    );
    const made = results.flatMap((result) => (Result.isSuccess(result) ? [result.success] : []));
    expect(made).toHaveLength(1);
    const imported = [{ code: 'pnr-imported', path: 'text', params: { transactionId: made[0]?.transactionId } }];
    for (const result of results) {
      if (Result.isFailure(result)) expect(result.failure).toMatchObject({ _tag: 'Invalid', violations: imported });
    }
    expect(await failureOf(staff.desk.flight.importPnr(asked(importOf(display))))).toMatchObject({
      violations: imported,
    });
    const after = await get(desk.account.balance());
    expect(after.balance).toEqual(subtract(before.balance, made[0]?.total ?? moneyOf('0', 'INR')));
  });

  it('gives a record to one of two agencies that ask at once, and says the other nothing of it', async () => {
    const display = displays.next({ held: true });
    const desks = [portal, operator];
    const results = await Promise.all(
      [...desks, ...desks].map(({ desk }) =>
        Effect.runPromise(Effect.result(desk.flight.importPnr(asked(importOf(display))))),
      ),
    );
    const made = results.flatMap((result, at) => (Result.isSuccess(result) ? [{ at, ...result.success }] : []));
    expect(made).toHaveLength(1);
    const [winner] = made;
    const winning = (winner?.at ?? 0) % 2;
    for (const [at, result] of results.entries()) {
      if (!Result.isFailure(result)) continue;
      const { failure } = result;
      if (at % 2 === winning) {
        expect(failure).toMatchObject({ violations: [{ code: 'pnr-imported' }] });
      } else {
        expect(failure).toMatchObject({ violations: [{ code: 'pnr-taken', path: 'text' }] });
        expect(JSON.stringify(failure)).not.toContain(winner?.transactionId);
      }
    }
    const loser = desks[1 - winning] ?? operator;
    const { confirmation } = await get(loser.desk.flight.parsePnr({ text: display.text }));
    expect(confirmation).toEqual({ state: 'taken' });
  });

  it('does not take over what was sold here, no matter who asks', async () => {
    const { desk } = portal;
    const display = displays.next({ dialect: 'amadeus', travellers: 2 });
    const booked = await get(desk.flight.importPnr(asked(importOf(display))));
    // The sandbox now keeps it as an order of ours, as it keeps what it sold.
    const { confirmation } = await get(desk.flight.parsePnr({ text: display.text }));
    expect(confirmation).toEqual({ state: 'taken', transactionId: booked.transactionId });
    expect((await get(operator.desk.flight.parsePnr({ text: display.text }))).confirmation).toEqual({
      state: 'taken',
    });
  });

  it('asks the operators about an invented record, and books it once at what they confirm', async () => {
    const { desk } = portal;
    const [before, lines] = [await get(desk.account.balance()), await ledgerOf()];
    const cheap = galileoImport.text.replace('INR 6450.00', 'INR 1.00').replace('INR 6450', 'INR 1');
    const request = again({ ...galileoImport, text: cheap }, 'R8T2WX', '0982400044441', '0982400044441');
    const waiting = await failureOf(desk.flight.importPnr(request));
    if (waiting._tag !== 'AwaitingApproval') throw new Error(waiting._tag);
    const number = waiting.approvalId;
    expect(await failureOf(desk.flight.importPnr(request))).toMatchObject({ approvalId: number });
    expect(await get(desk.account.balance())).toEqual(before);
    expect((await get(desk.booking.list({ text: 'R8T2WX', page: 1 }))).bookings).toEqual([]);

    const queue = operator.desk.booking;
    expect(await get(queue.requests({ scope: 'all', kind: 'import', page: 1 }))).toMatchObject({
      requests: [{ number, title: 'DEL-BOM', travellerCount: 1 }],
    });
    expect(await get(queue.request({ number }))).toMatchObject({
      taking: { reason: 'unknown', pnr: 'R8T2WX', total: moneyOf('1', 'INR'), text: cheap },
    });
    const once = () => ({ requestId: randomUUID(), number });
    const total = moneyOf('6450', 'INR');
    expect(await failureOf(desk.booking.takeOverRequest({ ...once(), total }))).toMatchObject({ _tag: 'NotPermitted' });
    await get(queue.answerRequest({ ...once(), act: 'take', answer: {} }));
    const taking = { ...once(), total, note: 'Confirmed by the airline' };
    const said = await Promise.all([1, 2, 3].map(() => get(queue.takeOverRequest(taking))));
    expect(said.map(({ state }) => state)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect(await failureOf(queue.takeOverRequest({ ...once(), total }))).toMatchObject({ state: 'confirmed' });

    const booked = await get(desk.flight.importPnr(request));
    expect(booked).toMatchObject({ status: 'confirmed', reference: 'R8T2WX', total });
    const { transactionId } = booked;
    await expect
      .poll(() => get(desk.account.balance()))
      .toEqual({ ...before, balance: subtract(before.balance, total) });
    expect(await ledgerOf()).toBe(lines + 1);
    expect(await get(desk.booking.request({ number }))).toMatchObject({
      state: 'confirmed',
      bookings: [transactionId],
      answer: { price: total, note: 'Confirmed by the airline' },
    });
    expect(await get(desk.booking.details({ transactionId }))).toMatchObject({ elsewhere: true, imported: 'galileo' });
    const [booking, decided] = await Promise.all([audited(transactionId), audited(number)]);
    expect(booking.map(({ operation }) => operation)).toEqual(['flight.import', 'flight.book']);
    expect(booking[0]?.on_behalf_of).toBe('malabar');
    expect(decided.map(({ operation }) => operation)).toEqual([
      'booking.request-asked',
      'booking.request-take',
      'booking.request-take-over',
    ]);
    const letters = await office
      .part(given.database)
      .query<{ to: string }>(
        `select payload ->> 'to' as to from outbox where kind = 'request-notice' and payload ->> 'number' = $1 order by id`,
        [number],
      );
    expect(letters.map(({ to }) => to)).toEqual(['house', 'agency']);
  });

  it('posts nothing for what the operators refuse, and says so to anyone who asks again', async () => {
    const { desk } = portal;
    const before = await get(desk.account.balance());
    const request = again(amadeusImport, 'QR7K3P', '2409900101', '2409900201');
    const waiting = await failureOf(desk.flight.importPnr(request));
    if (waiting._tag !== 'AwaitingApproval') throw new Error(waiting._tag);
    const number = waiting.approvalId;
    const answer = (act: 'take' | 'refuse', note?: string) =>
      operator.desk.booking.answerRequest({ requestId: randomUUID(), number, act, answer: { ...(note && { note }) } });
    await get(answer('take'));
    expect(await failureOf(answer('refuse'))).toMatchObject({
      violations: [{ code: 'required', path: 'answer.note' }],
    });
    await get(answer('refuse', 'The airline does not know it'));
    expect(await failureOf(desk.flight.importPnr(request))).toMatchObject({
      _tag: 'NotAllowedInState',
      state: 'refused',
    });
    expect(await get(desk.account.balance())).toEqual(before);
  });

  it('asks them where the record names others, and says nobody whom', async () => {
    const display = displays.next({ dialect: 'sabre' });
    const [{ lastName } = { lastName: '' }] = display.reading.travellers;
    const text = display.text.replaceAll(lastName, 'SOMEBODY');
    const parsed = await get(portal.desk.flight.parsePnr({ text }));
    expect(parsed.confirmation).toEqual({ state: 'unconfirmed', reason: 'surname' });
    expect(JSON.stringify(parsed)).not.toContain(lastName);
  });

  it('asks them where the supplier is silent, unless its record was agreed to', async () => {
    const { desk } = portal;
    const display = displays.next({ dialect: 'galileo' });
    const { confirmation } = await get(desk.flight.parsePnr({ text: display.text }));
    if (confirmation?.state !== 'confirmed') throw new Error(confirmation?.state);
    sandbox.misbehave({ retrieveSilent: true });
    const request = asked({ ...importOf(display), agreed: confirmation.charge });
    expect(await failureOf(desk.flight.importPnr(request))).toMatchObject({
      violations: [{ code: 'pnr-not-confirmed', params: { reason: 'silent' } }],
    });
    expect((await get(desk.flight.parsePnr({ text: display.text }))).confirmation).toEqual({
      state: 'unconfirmed',
      reason: 'silent',
    });
    sandbox.misbehave({});
    expect(await get(desk.flight.importPnr(request))).toMatchObject({ status: 'confirmed' });
  });

  it('is brought to its end by another process where the first was killed after recording the intent', async () => {
    const { desk } = portal;
    const imports = office.part(ports.imports);
    const saga = office.part(work.saga);
    const before = await get(desk.account.balance());
    const display = displays.next({ travellers: 1 });
    const parsed = await get(desk.flight.parsePnr({ text: display.text }));
    if (parsed.confirmation?.state !== 'confirmed') throw new Error(parsed.confirmation?.state);
    const { record, charge } = parsed.confirmation;
    const [found] = await office
      .part(given.database)
      .query<{ agency_id: string; user_id: string }>('select agency_id, user_id from app_user where login = $1', [
        'agent@demo.test',
      ]);
    const { agency_id: agencyId = '', user_id: userId = '' } = found ?? {};
    const made = pnrImportOf(
      confirmedReading(display.reading, record, 'Asia/Kolkata'),
      { travellers: importOf(display).travellers },
      { airports: office.part(given.airports), saved: [], currency: 'INR', confirmed: true },
    );
    const sale = saleOf(made, 'Asia/Kolkata', { supplier: 'sandbox', record });
    if (sale === undefined) throw new Error(JSON.stringify(made.stops));
    const who = makeCaller({ agencyId, actor: { userId, name: 'Anita Menon', agencyId } });
    const quote = importedQuote(sale, who, randomUUID(), instant('2026-11-20T06:30:00Z'));
    const request = asked(importOf(display));
    const intent = importedIntent(sale, who, quote, { ...request, content: 'killed', day: today });
    const lease = { owner: 'a process that is gone', seconds: 0 };
    const opened = await get(imports.open({ intent, lease, quote, taken: sale.taken }));
    if (opened.kind !== 'opened') throw new Error(opened.kind);
    // Its own rounds may have been quicker than this one.
    await get(saga.recover());
    await expect
      .poll(async () => (await get(desk.booking.details({ transactionId: opened.transactionId }))).status)
      .toBe('confirmed');
    expect(await get(sandbox.records.retrieve(record.pnr, instant('2026-11-20T06:30:00Z')))).toEqual({
      kind: 'sold-here',
      orderKey: opened.transactionId,
    });
    await expect
      .poll(() => get(desk.account.balance()))
      .toEqual({ ...before, balance: subtract(before.balance, charge) });
  });

  it('takes held seats over until the supplier’s limit, for nothing, and tickets them at its price', async () => {
    const { desk } = portal;
    const display = displays.next({ held: true });
    const parsed = await get(desk.flight.parsePnr({ text: display.text }));
    if (parsed.confirmation?.state !== 'confirmed') throw new Error(parsed.confirmation?.state);
    const { record, charge } = parsed.confirmation;
    expect(charge).toEqual(moneyOf('0', 'INR'));
    const before = await get(desk.account.balance());
    const { transactionId, status, tickets } = await get(desk.flight.importPnr(asked(importOf(display))));
    expect({ status, tickets }).toEqual({ status: 'held', tickets: [] });
    expect(await get(desk.account.balance())).toEqual(before);
    const held = await get(desk.booking.details({ transactionId }));
    expect(held).toMatchObject({ status: 'held', heldUntil: record.heldUntil, price: { total: record.total } });
    expect((await get(desk.booking.holds())).holds.map((each) => each.transactionId)).toContain(transactionId);
    const ticketed = await get(desk.booking.ticketHeld({ transactionId, requestId: randomUUID(), overrides: [] }));
    expect(ticketed).toMatchObject({ status: 'confirmed', reference: record.pnr });
    expect(ticketsOf(ticketed)).toHaveLength(record.travellers.length);
    expect(await get(desk.account.balance())).toEqual({
      ...before,
      balance: subtract(before.balance, record.total),
    });
  });

  it('says why a hold that operators confirmed is not ticketed here; it can be imported again once it is let go of', async () => {
    const { desk } = portal;
    const request = asked(heldImport(today));
    const waiting = await failureOf(desk.flight.importPnr(request));
    if (waiting._tag !== 'AwaitingApproval') throw new Error(waiting._tag);
    const number = waiting.approvalId;
    const queue = operator.desk.booking;
    await get(queue.answerRequest({ requestId: randomUUID(), number, act: 'take', answer: {} }));
    const total = moneyOf('21960.50', 'INR');
    await get(queue.takeOverRequest({ requestId: randomUUID(), number, total }));
    const { transactionId, status } = await get(desk.flight.importPnr(request));
    expect(status).toBe('held');
    const ticketing = () => desk.booking.ticketHeld({ transactionId, requestId: randomUUID(), overrides: [] });
    expect(await failureOf(ticketing())).toMatchObject({ violations: [{ code: 'ticket-elsewhere' }] });
    const repeated = () => desk.flight.importPnr(asked(heldImport(today)));
    expect(await failureOf(repeated())).toMatchObject({
      violations: [{ code: 'pnr-imported', params: { transactionId } }],
    });
    expect(await get(desk.booking.releaseHeld({ transactionId, requestId: randomUUID() }))).toMatchObject({
      status: 'released',
    });
    expect(await failureOf(repeated())).toMatchObject({ _tag: 'AwaitingApproval' });
  });

  it('does not ask about a hold whose time is over, nor a record with neither tickets nor a limit', async () => {
    const { desk } = portal;
    const late = heldImport(today, -1);
    const other = (text: string) => asked({ ...late, text: text.replaceAll('HL7K2P', 'HL9K2P') });
    expect(await failureOf(desk.flight.importPnr(other(late.text)))).toMatchObject({
      violations: [{ code: 'pnr-limit-past', path: 'text' }],
    });
    expect(await failureOf(desk.flight.importPnr(other(late.text.replace(/^.*TK TL.*\n/m, ''))))).toMatchObject({
      violations: [{ code: 'required', path: 'tickets' }],
    });
  });

  it('posts nothing where anything is in the way', async () => {
    const { desk } = portal;
    const before = await get(desk.account.balance());
    const request = again(amadeusImport, 'QR7K4P', '2409900101', '2409900301');
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
    expect(await get(desk.account.balance())).toEqual(before);
    // Every one was refused before it was recorded: the request is not used up.
    expect(await failureOf(desk.flight.importPnr(request))).toMatchObject({ _tag: 'AwaitingApproval' });
  });

  it('is for those who may book', async () => {
    const nobody = await portalDesk(office);
    expect(await failureOf(nobody.desk.flight.parsePnr({ text: galileoImport.text }))).toMatchObject({
      _tag: 'SessionInvalid',
    });
    expect(await failureOf(nobody.desk.flight.importPnr(asked(galileoImport)))).toMatchObject({
      _tag: 'SessionInvalid',
    });
  });

  it('finds the saved travellers that a record names: nobody need be sent', async () => {
    const { desk } = portal;
    const display = displays.next({ travellers: 1 });
    const [traveller] = importOf(display).travellers;
    if (traveller === undefined) throw new Error('nobody travels');
    const { savedId } = await get(desk.agency.addTraveller({ traveller }));
    const parsed = await get(desk.flight.parsePnr({ text: display.text }));
    expect(parsed.matches).toEqual([expect.arrayContaining([{ savedId, rank: 'same' }])]);
    expect(parsed).toMatchObject({ totals: { state: 'tied' }, missing: [] });
    const booked = await get(desk.flight.importPnr(asked({ ...importOf(display), travellers: [] })));
    expect(await get(desk.booking.details({ transactionId: booked.transactionId }))).toMatchObject({
      travellers: [{ firstName: traveller.firstName, dateOfBirth: traveller.dateOfBirth }],
    });
  });

  it('is not cancelled here by rules that nobody knows, and has its papers', async () => {
    const { desk } = portal;
    const { bookings } = await get(desk.booking.list({ status: 'confirmed', page: 1 }));
    const transactionId = bookings[0]?.transactionId ?? '';
    expect(await failureOf(desk.booking.cancelQuote({ transactionId }))).toMatchObject({
      violations: [{ code: 'cancel-by-request', path: 'transactionId' }],
    });
    for (const kind of ['ticket', 'invoice', 'customer-invoice'] as const) {
      const file = await get(desk.booking.document({ transactionId, kind }));
      expect(file.mimeType).toBe('application/pdf');
      expect(file.base64.length).toBeGreaterThan(1_000);
    }
  });
});
