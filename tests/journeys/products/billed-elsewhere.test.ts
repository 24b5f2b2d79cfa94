/** Each service as it was sold elsewhere: billed, invoiced, in the ledger and the reports, found, on paper, and cancelled, on both databases. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BillDraft } from '#domain/billing/bill.ts';
import type { Service } from '#domain/booking/booking.ts';
import { money, subtract } from '#domain/money/money.ts';
import { languages } from '#domain/people/language.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import { products } from '#infrastructure/backoffice/composition/products.ts';
import { makeContact } from '#tests/fixtures/booking.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const failed = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const inr = (rupees: number) => money(rupees * 100, 'INR');
const lately = { from: addDays(today, -1), to: addDays(today, 1) };
const contact = makeContact();

/** What each service says on its bill, and what of that stands on its paper. */
const lines: Readonly<Record<Service, { readonly line: BillDraft; readonly title: string }>> = {
  flight: { line: { carrier: 'IndiGo', sector: 'DEL-BOM', ticket: '312-2401884417' }, title: 'DEL-BOM' },
  hotel: { line: { hotel: 'Lake View', city: 'Udaipur', rooms: 2 }, title: 'Lake View, Udaipur' },
  bus: {
    line: {
      operator: 'Orange Travels',
      origin: 'Pune',
      destination: 'Panaji',
      time: '21:30',
      coach: 'MH12',
      seats: 'L4',
    },
    title: 'Pune – Panaji',
  },
  train: { line: { train: '12951', sector: 'MMCT-NDLS', travelClass: '2A' }, title: '12951 MMCT-NDLS' },
  insurance: { line: { insurer: 'Tata AIG', plan: 'Travel Guard Gold', region: 'Europe' }, title: 'Travel Guard Gold' },
  visa: { line: { country: 'France', visaType: 'Tourist', visaEntries: 'Two' }, title: 'France, Tourist' },
  holiday: {
    line: { packageName: 'Kerala backwaters', destination: 'Kerala', rooms: 1, includes: 'Stay, transfers' },
    title: 'Kerala backwaters',
  },
  cruise: {
    line: { cruiseLine: 'Cordelia', ship: 'Empress', sailing: 'Mumbai – Lakshadweep', cabin: 'Balcony 9114' },
    title: 'Empress, Mumbai – Lakshadweep',
  },
  cab: {
    line: { carClass: 'SUV', tripKind: 'Outstation', pickUp: 'Kochi', drop: 'Munnar', time: '06:15' },
    title: 'SUV, Kochi – Munnar',
  },
};
const walked = Object.entries(lines).map(([kind, of]) => ({ kind, ...of }));

it('every product that the back office sells is billed here', () => {
  const sold = Object.keys(products).filter((product) => product !== 'billing');
  expect(Object.keys(lines).toSorted()).toEqual(sold.toSorted());
});

describe.each(databases())('what was sold elsewhere over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let portal: PortalDesk;
  let operator: PortalDesk;
  beforeAll(async () => {
    office = await runBackOffice(await fresh());
    portal = await portalDesk(office, 'agent@demo.test');
    operator = await portalDesk(office, 'operator@demo.test');
  });
  afterAll(() => office.stop());

  const billOf = (kind: string, line: BillDraft): BillDraft => ({
    kind,
    ...line,
    startsOn: addDays(today, 30),
    endsOn: addDays(today, 34),
    confirmation: `EL${kind.toUpperCase()}`,
    supplier: `Counter of ${kind}`,
    supplierDocument: `TI-${kind}`,
    lead: { title: 'Ms', firstName: 'Asha', lastName: `Iyer${kind}` },
    passengers: 2,
    basic: inr(12_000),
    taxes: inr(600),
    commission: inr(500),
    tds: inr(10),
    serviceCharge: inr(400),
    discount: inr(100),
    cancelCharge: inr(3_000),
  });
  const add = (bill: BillDraft) => portal.desk.billing.add({ requestId: randomUUID(), bill, contact });
  const ledgerOf = async (transactionId: string) =>
    (await get(portal.desk.account.ledger({ ...lately, page: 1 }))).entries.filter(
      ({ reference }) => reference === transactionId,
    );
  const balance = async () => (await get(portal.desk.account.balance())).balance;
  const sales = async () => {
    const { rows } = await get(portal.desk.account.saleSummary({ ...lately, on: 'booked', by: 'product' }));
    const { bookings = 0, sales: sum = inr(0) } = rows.find(({ key }) => key === 'billing') ?? {};
    return { bookings, sum };
  };

  it.each(walked)(
    'a $kind is billed, invoiced, in My Bookings, the ledger, the summary and the audit, on paper, and cancelled',
    async ({ kind, line, title }) => {
      const [before, sold] = [await balance(), await sales()];
      const added = await get(add(billOf(kind, line)));
      const { transactionId } = added;
      expect(added).toMatchObject({ status: 'confirmed', total: inr(12_900), invoice: expect.stringMatching(/\d/) });
      expect(subtract(before, await balance())).toEqual(inr(12_110));
      const { booking, account } = portal.desk;
      for (const text of [transactionId, `EL${kind}`, `TI-${kind}`, `Iyer${kind}`])
        expect((await get(booking.list({ page: 1, product: 'billing', text }))).bookings).toMatchObject([
          { transactionId, title, startsOn: addDays(today, 30) },
        ]);
      expect(await get(booking.details({ transactionId }))).toMatchObject({ bill: { sale: { kind, ...line } } });
      expect(await ledgerOf(transactionId)).toMatchObject([{ debit: inr(12_110) }]);
      const since = await sales();
      expect([since.bookings - sold.bookings, subtract(since.sum, sold.sum)]).toEqual([1, inr(12_900)]);
      const stated = await get(account.commissions({ ...lately, by: 'entry', page: 1 }));
      expect(stated.rows.find(({ entry }) => entry?.reference === transactionId)).toMatchObject({ given: inr(500) });
      for (const paper of ['ticket', 'invoice', 'customer-invoice'] as const) {
        const said = await Promise.all(
          languages.map(async (language) =>
            JSON.stringify(await get(booking.sheet({ transactionId, kind: paper, language }))),
          ),
        );
        expect(said[0]).toContain(`Iyer${kind}`);
        expect(new Set(said).size).toBe(languages.length);
      }
      const sheet = JSON.stringify(await get(booking.sheet({ transactionId, kind: 'ticket', language: 'en' })));
      for (const value of [title, ...Object.values(line)]) expect(sheet).toContain(String(value));
      const { entries } = await get(operator.desk.operations.audit({ text: transactionId, page: 1 }));
      expect(entries.map(({ reference }) => reference)).toContain(transactionId);

      const quote = await get(booking.cancelQuote({ transactionId }));
      expect(quote.charges.amount).toEqual(inr(3_150));
      const paid = await balance();
      await get(booking.cancel({ cancelQuoteId: quote.cancelQuoteId, requestId: randomUUID() }));
      expect((await get(booking.details({ transactionId }))).status).toBe('cancelled');
      expect(subtract(await balance(), paid)).toEqual(quote.refund?.amount);
      expect((await ledgerOf(transactionId)).filter(({ credit }) => credit.minor > 0)).toMatchObject([
        { credit: quote.refund?.amount },
      ]);
      expect(await get(account.verifyLedger({}))).toMatchObject({ ok: true });
    },
  );

  it.each(walked)(
    'a $kind with what nobody would send is stopped at its field, or kept as it was written',
    async ({ kind, line }) => {
      const bill = billOf(kind, line);
      const before = await balance();
      const [first = 'supplier'] = Object.keys(line);
      for (const [value, code] of [
        ['x'.repeat(81), 'too-long'],
        ['', 'required'],
      ] as const)
        expect(await failed(add({ ...bill, [first]: value }))).toMatchObject({
          violations: [{ path: `bill.${first}`, code }],
        });
      expect(await balance()).toEqual(before);
      const script = '<script>alert(1)</script>=1+1';
      const { transactionId } = await get(add({ ...bill, [first]: script, confirmation: `X${kind}` }));
      const kept = await get(portal.desk.booking.details({ transactionId }));
      const shown = first === 'sector' ? script.toUpperCase() : script;
      expect(kept).toMatchObject({ bill: { sale: { kind, [first]: shown } } });
    },
  );

  it('is billed where its service is sold alone; what was billed before is looked after', async () => {
    const requestId = randomUUID();
    const bill = { ...billOf('cruise', lines.cruise.line), confirmation: 'OFF1' };
    const { transactionId } = await get(portal.desk.billing.add({ requestId, bill, contact }));
    const { configuration, version } = await get(operator.desk.operations.configuration());
    const off = { ...configuration, enabledServices: ['flight' as const] };
    await get(operator.desk.operations.setConfiguration({ configuration: off, version }));
    for (const { kind, line } of walked.filter((each) => each.kind !== 'flight'))
      expect(await failed(add({ ...billOf(kind, line), confirmation: 'OFF2' })), kind).toMatchObject({
        _tag: 'NotPermitted',
        reason: 'not-sold',
      });
    expect(await get(add({ ...billOf('flight', lines.flight.line), confirmation: 'OFF3' }))).toMatchObject({
      status: 'confirmed',
    });
    // What was sent before is answered still, and can be cancelled.
    expect(await get(portal.desk.billing.add({ requestId, bill, contact }))).toMatchObject({ transactionId });
    expect((await get(portal.desk.booking.cancelQuote({ transactionId }))).charges.amount).toEqual(inr(3_150));
  });
});
