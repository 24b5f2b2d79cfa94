/** Bills of what was sold elsewhere, in the running back office on both databases: charged once, numbered, found, cancelled for what they say. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BillDraft } from '#domain/billing/bill.ts';
import { textsOf } from '#domain/booking/papers/paper-sheet.ts';
import { money, subtract } from '#domain/money/money.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import { makeContact } from '#tests/fixtures/booking.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const failed = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const inr = (rupees: number) => money(rupees * 100, 'INR');
const contact = makeContact();

const billOf = (confirmation: string, own: BillDraft = {}): BillDraft => ({
  kind: 'train',
  train: '12951',
  sector: 'MMCT-NDLS',
  travelClass: '2A',
  startsOn: addDays(today, 12),
  confirmation,
  supplier: 'IRCTC',
  supplierDocument: `TI-${confirmation}`,
  lead: { title: 'Ms', firstName: 'Asha', lastName: 'Rao' },
  passengers: 2,
  basic: inr(5_200),
  taxes: inr(260),
  commission: inr(200),
  tds: inr(4),
  serviceCharge: inr(300),
  discount: inr(60),
  cancelCharge: inr(1_000),
  ...own,
});

describe.each(databases())('bills over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let agent: PortalDesk;
  let staff: PortalDesk;
  beforeAll(async () => {
    office = await runBackOffice(await fresh());
    agent = await portalDesk(office, 'agent@demo.test');
    staff = await portalDesk(office, 'staff@demo.test');
  });
  afterAll(() => office.stop());

  const balance = async () => (await get(agent.desk.account.balance())).balance;

  it('charge the account what the supplier is owed less commission, once however often they are sent, and number the invoice', async () => {
    const before = await balance();
    const asked = { requestId: randomUUID(), bill: billOf('2847113005'), contact };
    const [one, other] = await Promise.all([get(agent.desk.billing.add(asked)), get(agent.desk.billing.add(asked))]);
    const again = await get(agent.desk.billing.add(asked));
    expect(one).toMatchObject({ status: 'confirmed', total: inr(5_700), invoice: expect.stringMatching(/\d/) });
    expect([other, again].map(({ transactionId }) => transactionId)).toEqual(
      [one, one].map(({ transactionId }) => transactionId),
    );
    expect(one.transactionId).toMatch(/^OB/);
    expect(subtract(before, await balance())).toEqual(inr(5_264));
    expect(await failed(agent.desk.billing.add({ ...asked, bill: billOf('2847113006') }))).toMatchObject({
      _tag: 'RequestIdReused',
    });
    const shown = await get(agent.desk.booking.details(one));
    expect(shown).toMatchObject({
      product: 'billing',
      bill: { sale: { train: '12951', travelClass: '2A' }, confirmation: '2847113005', supplier: 'IRCTC' },
    });
    const { title } = await get(
      agent.desk.booking.sheet({ transactionId: one.transactionId, kind: 'customer-invoice', language: 'en' }),
    );
    expect(title).toMatch(/invoice/i);
  });

  it('say three service charges and the type of the tax on them, which the customer’s invoice has', async () => {
    const bill = billOf('5512007741', { serviceCharge2: inr(120), serviceCharge3: inr(80), gstType: 'igst' });
    const added = await get(agent.desk.billing.add({ requestId: randomUUID(), bill, contact }));
    expect(added.total).toEqual(inr(5_900));
    const { transactionId } = added;
    const shown = await get(agent.desk.booking.details({ transactionId }));
    expect(shown).toMatchObject({ bill: { gstType: 'igst' }, price: { terms: { markup: inr(500) } } });
    const invoice = async (id: string) =>
      JSON.stringify(
        await get(agent.desk.booking.sheet({ transactionId: id, kind: 'customer-invoice', language: 'en' })),
      ).match(/\b[CSI]GST\b/g);
    expect(new Set(await invoice(transactionId))).toEqual(new Set(['IGST']));

    const elsewhere = { holder: 'Rao & Co', email: 'a@rao.example', address: 'Delhi', phone: '9847022816' };
    const gst = { ...elsewhere, number: '07AABCM4821K1Z5' };
    const within = { requestId: randomUUID(), bill: { ...bill, gstType: 'cgst-sgst' }, contact };
    expect(await failed(agent.desk.billing.add({ ...within, gst }))).toMatchObject({
      violations: [{ code: 'gst-other-state', path: 'bill.gstType' }],
    });
    const { transactionId: same } = await get(agent.desk.billing.add(within));
    expect(new Set(await invoice(same))).toEqual(new Set(['CGST', 'SGST']));
  });

  it('of a supplier that charges for its own service cost the agency that, are its invoice’s line, and go back but for what it keeps of them', async () => {
    const before = await balance();
    const own = {
      supplierCharge: inr(90),
      supplierCharge2: inr(10),
      supplierChargeKept: inr(95),
      supplierGstType: 'igst',
    } as const;
    const bill = { ...billOf('7741002299', own), commission: undefined, commissionBasisPoints: 500 };
    const { transactionId, total } = await get(agent.desk.billing.add({ requestId: randomUUID(), bill, contact }));
    expect(total).toEqual(inr(5_700));
    // 5200 + 260 + 100 − 260 + 4.
    expect(subtract(before, await balance())).toEqual(inr(5_304));
    const shown = await get(agent.desk.booking.details({ transactionId }));
    expect(shown).toMatchObject({ bill: { supplierGstType: 'igst' } });
    const { paper } = await get(agent.desk.booking.document({ transactionId, kind: 'invoice', language: 'en' }));
    const lines = paper !== undefined && 'lines' in paper ? paper.lines : [];
    expect(lines).toContainEqual(expect.objectContaining({ label: 'supplier-charges', amount: inr(100) }));
    const sheet = await get(agent.desk.booking.sheet({ transactionId, kind: 'invoice', language: 'en' }));
    expect(textsOf(sheet)).toContain('Commission, 5\u00a0%');
    const seen = JSON.stringify(await get(staff.desk.booking.details({ transactionId })));
    expect(seen).not.toContain('supplier-charge');
    expect(JSON.stringify(await get(staff.desk.booking.cancelQuote({ transactionId })))).not.toContain(
      'supplier-charge',
    );
    const quote = await get(agent.desk.booking.cancelQuote({ transactionId }));
    await get(agent.desk.booking.cancel({ cancelQuoteId: quote.cancelQuoteId, requestId: randomUUID() }));
    // The supplier keeps 1000 with 50 of the taxes, on which 5 per cent of commission stay given, less TDS of 0.77; and 95 beside.
    expect([quote.charges.amount, quote.refund?.amount]).toEqual([inr(1_050), money(420_823, 'INR')]);
    expect(quote.refund?.parts).toContainEqual(
      expect.objectContaining({ name: 'supplier-charge-kept', amount: inr(-95) }),
    );
    // No part of what the customer bears.
    expect(quote.customerRefund).toEqual(inr(5_700 - 300 - 1_050));
    expect(subtract(before, await balance())).toEqual(subtract(inr(5_304), quote.refund?.amount ?? inr(0)));
    expect(await get(agent.desk.account.verifyLedger({}))).toMatchObject({ ok: true });
  });

  it('with a customer’s side of its own ask the customer that alone, hide the supplier’s, and owe what was withheld until it is given back', async () => {
    const before = await balance();
    const side = { customerBasic: inr(5_600), customerTaxes: inr(300), customerTds: inr(6) };
    const bill = { ...billOf('6612007743', side), discount: undefined, discountBasisPoints: 200 };
    const { transactionId, total } = await get(agent.desk.billing.add({ requestId: randomUUID(), bill, contact }));
    // 5600 + 300 + 300 − 112 + 6.
    expect(total).toEqual(inr(6_094));
    expect(subtract(before, await balance())).toEqual(inr(5_264));
    const { paper } = await get(
      agent.desk.booking.document({ transactionId, kind: 'customer-invoice', language: 'en' }),
    );
    const { lines = [] } = paper ?? {};
    expect(lines.map(({ label, amount }) => [label, amount])).toEqual(
      expect.arrayContaining([
        ['base-price', side.customerBasic],
        ['supplier-taxes', side.customerTaxes],
        ['discount', inr(-112)],
        ['tds', side.customerTds],
      ]),
    );
    const sold = await get(agent.desk.booking.details({ transactionId }));
    const gst = subtract(sold.money?.ownTax ?? inr(0), side.customerTds);
    expect(gst.minor).toBeGreaterThan(0);
    expect(sold.price.terms?.earn).toEqual(inr(824));
    expect(sold.money).toMatchObject({ earned: subtract(inr(824), gst) });
    const seen = JSON.stringify(await get(staff.desk.booking.details({ transactionId })));
    expect(seen).not.toContain(String(inr(5_200).minor));
    expect(seen).toContain('customer-tds');
    const quote = await get(agent.desk.booking.cancelQuote({ transactionId }));
    expect([quote.charges.amount, quote.customerRefund]).toEqual([inr(1_050), inr(4_744)]);
    await get(agent.desk.booking.cancel({ cancelQuoteId: quote.cancelQuoteId, requestId: randomUUID() }));
    expect((await get(agent.desk.booking.details({ transactionId }))).money).toMatchObject({ ownTax: gst });
    expect(await get(agent.desk.account.verifyLedger({}))).toMatchObject({ ok: true });
  });

  it('are found by the numbers that they have elsewhere, and listed newest first', async () => {
    const first = await get(
      agent.desk.billing.add({
        requestId: randomUUID(),
        bill: billOf('8800441177', { referenceInvoice: 'OB-26-27-000777' }),
        contact,
      }),
    );
    const second = await get(agent.desk.billing.add({ requestId: randomUUID(), bill: billOf('8800441178'), contact }));
    for (const text of ['8800441177', 'TI-8800441177', 'OB-26-27-000777']) {
      const { bookings } = await get(agent.desk.booking.list({ page: 1, text }));
      expect(bookings.map(({ transactionId }) => transactionId)).toEqual([first.transactionId]);
    }
    const paper = await get(
      agent.desk.booking.sheet({ transactionId: first.transactionId, kind: 'ticket', language: 'en' }),
    );
    expect(textsOf(paper)).toEqual(expect.arrayContaining(['Reference invoice', 'OB-26-27-000777']));
    const { bookings } = await get(agent.desk.billing.list({ page: 1 }));
    expect(bookings.slice(0, 2).map(({ transactionId }) => transactionId)).toEqual([
      second.transactionId,
      first.transactionId,
    ]);
    expect(bookings.every(({ product }) => product === 'billing')).toBe(true);
  });

  it('are cancelled for what they say themselves: of the basic amount, with the same share of the taxes', async () => {
    const { transactionId } = await get(
      agent.desk.billing.add({ requestId: randomUUID(), bill: billOf('7741002211'), contact }),
    );
    const before = await balance();
    const quote = await get(agent.desk.booking.cancelQuote({ transactionId }));
    expect(quote.charges.amount).toEqual(inr(1_050));
    await get(agent.desk.booking.cancel({ cancelQuoteId: quote.cancelQuoteId, requestId: randomUUID() }));
    expect((await get(agent.desk.booking.details({ transactionId }))).status).toBe('cancelled');
    expect(subtract(await balance(), before)).toEqual(quote.refund?.amount);
    expect(await get(agent.desk.account.verifyLedger({}))).toMatchObject({ ok: true });
  });

  it.each(['cash', 'card', 'supplier'] as const)(
    'that were paid elsewhere (%s) charge nothing, whatever the balance, have the customer’s papers, are sales, and give nothing back here',
    async (paidBy) => {
      const before = await balance();
      const range = { from: today, to: today, on: 'booked', by: 'product' } as const;
      const sales = async () => get(agent.desk.account.saleSummary(range));
      const sold = await sales();
      // More than there is to spend.
      const bill = billOf(`66${paidBy}`, { paidBy, basic: inr(90_000_000) });
      const added = await get(agent.desk.billing.add({ requestId: randomUUID(), bill, contact }));
      const { transactionId } = added;
      expect(added).toMatchObject({ status: 'confirmed', invoice: expect.stringMatching(/\d/) });
      expect(await balance()).toEqual(before);
      const shown = await get(agent.desk.booking.details({ transactionId }));
      expect(shown).toMatchObject({ paidElsewhere: paidBy, payment: 'paid', customerPays: added.total });
      const cost = inr(90_000_000 + 260 - 200 + 4);
      expect(shown.money).toMatchObject({
        paid: cost,
        earned: subtract(subtract(added.total, cost), shown.money?.ownTax ?? inr(0)),
      });
      const paper = (kind: 'invoice' | 'customer-invoice' | 'credit-note' | 'customer-credit-note') =>
        agent.desk.booking.document({ transactionId, kind, language: 'en' });
      expect(await failed(paper('invoice'))).toMatchObject({ _tag: 'NotFound', what: 'invoice' });
      expect((await get(paper('customer-invoice'))).paper?.total).toEqual(added.total);
      const since = await sales();
      expect(subtract(since.total.sales, sold.total.sales)).toEqual(added.total);
      expect(subtract(since.total.net ?? inr(0), sold.total.net ?? inr(0))).toEqual(cost);
      expect([since.ledger?.paid, since.ledger?.suppliers, since.ledger?.commission]).toEqual([
        sold.ledger?.paid,
        sold.ledger?.suppliers,
        sold.ledger?.commission,
      ]);
      expect(subtract(since.ledger?.paidElsewhere ?? inr(0), sold.ledger?.paidElsewhere ?? inr(0))).toEqual(cost);
      const quote = await get(agent.desk.booking.cancelQuote({ transactionId }));
      await get(agent.desk.booking.cancel({ cancelQuoteId: quote.cancelQuoteId, requestId: randomUUID() }));
      expect(await balance()).toEqual(before);
      const after = await get(agent.desk.booking.details({ transactionId }));
      expect(after).toMatchObject({ status: 'cancelled', payment: 'part-refunded' });
      expect(after.money?.givenBack).toEqual(quote.refund?.amount);
      expect(await failed(paper('credit-note'))).toMatchObject({ _tag: 'NotFound', what: 'credit-note' });
      expect((await get(paper('customer-credit-note'))).paper?.total).toEqual(quote.customerRefund);
      const given = (await sales()).ledger?.paidElsewhere ?? inr(0);
      expect(subtract(since.ledger?.paidElsewhere ?? inr(0), given)).toEqual(quote.refund?.amount);
      expect(await get(agent.desk.account.verifyLedger({}))).toMatchObject({ ok: true });
    },
  );

  it('say what is wrong at its field, and charge nothing', async () => {
    const before = await balance();
    const bill = billOf('1', { travelClass: '', tds: inr(900), supplier: '' });
    const wrong = await failed(
      agent.desk.billing.add({ requestId: randomUUID(), bill, contact: { ...contact, email: 'x' } }),
    );
    expect(wrong).toMatchObject({
      violations: [{ path: 'bill.travelClass' }, { path: 'bill.supplier' }, { path: 'bill.tds' }],
    });
    const unreachable = await failed(
      agent.desk.billing.add({ requestId: randomUUID(), bill: billOf('2'), contact: { ...contact, email: 'x' } }),
    );
    expect(unreachable).toMatchObject({ violations: [{ path: 'contact.email' }] });
    const dear = await failed(
      agent.desk.billing.add({ requestId: randomUUID(), bill: billOf('3', { basic: inr(90_000_000) }), contact }),
    );
    expect(dear).toMatchObject({ _tag: 'BalanceTooLow' });
    expect(await balance()).toEqual(before);
  });

  it('are shown without their net side to those who may not see it', async () => {
    const { bookings } = await get(staff.desk.billing.list({ page: 1 }));
    expect(bookings.length).toBeGreaterThan(0);
    expect(bookings.filter(({ net, earned }) => net !== undefined || earned !== undefined)).toEqual([]);
  });
});
