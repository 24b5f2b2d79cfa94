/** The form of a bill: what the rules stop, what it comes to while it is filled in, what is sent once, and what a reloaded page still knows. */
import { Effect } from 'effect';
import { describe, expect, test } from 'vitest';
import type { AddBill, BillAdded } from '#application/desk/billing/billing.ts';
import { Invalid, Unreachable } from '#application/desk/failures.ts';
import { BillForm, type TypedBill } from '#application/portal/billing/bill-form.ts';
import { OpenRequests } from '#application/portal/booking/request/open-requests.ts';
import { violation } from '#domain/rules/violation.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { signedInSession, TabShelf } from '#tests/fixtures/checkout.ts';
import { rupees } from '#tests/fixtures/flight.ts';

const typed: TypedBill = {
  carrier: 'IndiGo',
  sector: 'DEL-BOM',
  startsOn: '2026-12-04',
  confirmation: 'K4TZ9P',
  supplier: 'IndiGo',
  basic: '12,400.50',
  taxes: '600',
  commission: '400',
  serviceCharge: '250',
};
const contact = { email: 'asha@example.com', mobile: '9876543210' };

type Answer = Effect.Effect<BillAdded, Invalid | Unreachable>;

function opened(answers: readonly Answer[], tab = new TabShelf(new Map())) {
  const sent: AddBill[] = [];
  let ids = 0;
  let added = 0;
  const session = signedInSession();
  const form = new BillForm(
    {
      add: (asked) => {
        sent.push(asked);
        return answers[sent.length - 1] ?? Effect.die(new Error('not asked'));
      },
    },
    session,
    {
      requests: new OpenRequests(session, { requestIds: { next: () => `id-${(ids += 1)}` }, tab }, 'billRequests'),
      currency: () => 'INR',
      today: () => isoDate('2026-11-20'),
      added: () => (added += 1),
    },
  );
  form.open('flight');
  const fill = () => {
    form.change(typed);
    form.changeLead({ title: 'Ms', firstName: 'Asha', lastName: 'Rao' });
    form.changeContact(contact);
  };
  return { form, sent, tab, fill, state: () => form.state$.value, added: () => added };
}

const done: Answer = Effect.succeed({
  transactionId: 'OB1',
  status: 'confirmed',
  total: rupees(13_250),
  invoice: 'OB-1',
});
const lost: Answer = Effect.fail(new Unreachable({ detail: 'cut off' }));
const paths = (of: readonly { readonly path: string; readonly code: string }[]) =>
  of.map(({ path, code }) => `${path} ${code}`);

describe('the form of a bill', () => {
  test('shows what it comes to as amounts are typed', () => {
    const { form, state } = opened([]);
    expect(state().price).toBeUndefined();
    form.change({ basic: '12,400.50', taxes: '600' });
    form.change({ commission: '400', serviceCharge: '250' });
    expect(state().price).toMatchObject({
      total: { minor: 1_325_050 },
      terms: { net: { minor: 1_260_050 }, earn: { minor: 65_000 } },
    });
    form.change({ basic: 'much' });
    expect(state().price).toBeUndefined();
  });

  test('takes a commission as a percentage, judges it as one, and knows it when it is sent again', async () => {
    const { form, fill, sent, state, tab } = opened([lost]);
    fill();
    form.change({ commissionBy: 'percent', commission: '1O' });
    await form.send();
    expect(paths(state().violations)).toEqual(['bill.commissionBasisPoints not-a-number']);
    form.change({ commission: '120' });
    expect(paths(state().violations)).toEqual(['bill.commissionBasisPoints percent-between']);
    form.change({ commission: '10', supplierCharge: '80', supplierGstType: 'igst' });
    expect(state().price?.terms).toMatchObject({ commission: { minor: 124_005 }, net: { minor: 1_184_045 } });
    form.change({ customerBasic: '13,000', discountBy: 'percent', discount: '2', customerTds: '5' });
    expect(state().price?.total).toMatchObject({ minor: 1_300_000 + 60_000 + 25_000 - 26_000 + 500 });
    await form.send();
    expect(sent[0]?.bill).toMatchObject({
      commissionBasisPoints: 1000,
      discountBasisPoints: 200,
      supplierGstType: 'igst',
    });
    expect(sent[0]?.bill).not.toHaveProperty('commission');
    expect(sent[0]?.bill).not.toHaveProperty('discount');
    expect(sent[0]?.bill).not.toHaveProperty('commissionBy');
    const left = opened([]);
    left.form.change({ commissionBy: 'percent', commission: '120' });
    left.form.leave('bill.commissionBasisPoints');
    expect(paths(left.state().violations)).toEqual(['bill.commissionBasisPoints percent-between']);
    left.form.change({ commission: '12' });
    expect(left.state().violations).toEqual([]);
    const reloaded = opened([], tab);
    expect(reloaded.state().fields).toMatchObject({ commissionBy: 'percent', commission: '10' });
  });

  test('sends nothing that the rules stop, and says where; what is put right is said no more', async () => {
    const { form, fill, sent, state } = opened([]);
    fill();
    form.change({ sector: '', commission: 'some' });
    form.changeContact({ ...contact, mobile: '12' });
    await form.send();
    expect(sent).toEqual([]);
    expect(paths(state().violations)).toEqual([
      'bill.sector required',
      'bill.commission not-a-number',
      'contact.mobile mobile-digits',
    ]);
    form.change({ sector: 'DEL-BOM', commission: '' });
    expect(paths(state().violations)).toEqual(['contact.mobile mobile-digits']);
  });

  test('judges a field that was left, but not for being empty', () => {
    const { form, state } = opened([]);
    form.change({ basic: '100', commission: '101' });
    form.leave('bill.commission');
    form.leave('bill.sector');
    expect(paths(state().violations)).toEqual(['bill.commission amount-most']);
  });

  test('sends a bill, and is empty again with what came of it', async () => {
    const { fill, form, sent, state, added } = opened([done]);
    fill();
    await form.send();
    expect(sent).toMatchObject([
      { requestId: 'id-1', bill: { kind: 'flight', basic: { minor: 1_240_050 }, passengers: 1 }, contact },
    ]);
    expect(sent[0]).not.toHaveProperty('gst');
    expect(state()).toMatchObject({ added: { transactionId: 'OB1' }, fields: { passengers: 1 }, lead: {} });
    expect(added()).toBe(1);
  });

  test('without an answer keeps all, lets nothing be edited, and sends the same again', async () => {
    const { fill, form, sent, state } = opened([lost, done]);
    fill();
    await form.send();
    expect(state()).toMatchObject({ unanswered: true, fields: { carrier: 'IndiGo' } });
    form.change({ carrier: 'Air India' });
    await form.send();
    expect(sent[1]).toEqual(sent[0]);
    expect(state().added).toBeDefined();
  });

  test('knows after a reload what was sent and has no answer', async () => {
    const before = opened([lost]);
    before.fill();
    await before.form.send();
    const { form, sent, state } = opened([done], before.tab);
    expect(state()).toMatchObject({
      unanswered: true,
      fields: { carrier: 'IndiGo', basic: '12400.50' },
      lead: { lastName: 'Rao' },
      contact,
    });
    await form.send();
    expect(sent).toEqual(before.sent);
  });

  test('says what the back office found at its field', async () => {
    const { fill, form, state } = opened([
      Effect.fail(new Invalid({ violations: [violation('date-too-old', 'bill.startsOn')] })),
    ]);
    fill();
    await form.send();
    expect(paths(state().violations)).toEqual(['bill.startsOn date-too-old']);
    expect(state().failure).toBeUndefined();
  });

  test('of another kind is another form', () => {
    const { fill, form, state } = opened([]);
    fill();
    form.open('hotel');
    expect(state()).toMatchObject({ kind: 'hotel', fields: { rooms: 1, passengers: 1 }, lead: {} });
    expect(state().fields.carrier).toBeUndefined();
  });
});
