/** Bills as they cross the wire. */
import fc from 'fast-check';
import type { BillDraft } from '#domain/billing/bill.ts';
import { billedKinds, billPayments, saleTexts } from '#domain/billing/bill.ts';
import { gstTypes } from '#domain/booking/papers/subject.ts';
import { bookingStatuses } from '#domain/booking/life.ts';
import { titles } from '#domain/people/titles.ts';
import { anyMoney } from '../money.ts';

const text = fc.stringMatching(/^[A-Za-z0-9 .,–-]{1,30}$/).map((any) => any.trim() || '0');
const whole = fc.nat(10_000);

/** A form cannot say that there is a bill, or a lead traveller, of whom nothing is known. */
const draft: fc.Arbitrary<BillDraft> = fc.record(
  {
    kind: fc.constantFrom(...billedKinds),
    ...Object.fromEntries(saleTexts.map((field) => [field, text])),
    rooms: whole,
    startsOn: text,
    endsOn: text,
    confirmation: text,
    supplier: text,
    supplierDocument: text,
    ownReference: text,
    referenceInvoice: text,
    lead: fc.record(
      { title: fc.constantFrom(...titles), firstName: text, lastName: text },
      { requiredKeys: ['lastName'] },
    ),
    passengers: whole,
    paidBy: fc.constantFrom(...billPayments),
    basic: anyMoney,
    taxes: anyMoney,
    supplierCharge: anyMoney,
    supplierCharge2: anyMoney,
    supplierCharge3: anyMoney,
    supplierChargeKept: anyMoney,
    supplierGstType: fc.constantFrom(...gstTypes),
    commission: anyMoney,
    commissionBasisPoints: fc.nat(10_000),
    tds: anyMoney,
    serviceCharge: anyMoney,
    serviceCharge2: anyMoney,
    serviceCharge3: anyMoney,
    gstType: fc.constantFrom(...gstTypes),
    customerBasic: anyMoney,
    customerTaxes: anyMoney,
    discount: anyMoney,
    discountBasisPoints: fc.nat(10_000),
    customerTds: anyMoney,
    cancelCharge: anyMoney,
  },
  { requiredKeys: ['kind'] },
);

export function billingArbitraries<Contact, Gst, Page>(of: {
  readonly contact: fc.Arbitrary<Contact>;
  readonly gst: fc.Arbitrary<Gst>;
  readonly page: fc.Arbitrary<Page>;
}) {
  return {
    add: {
      request: fc.record(
        { requestId: fc.uuid(), bill: draft, contact: of.contact, gst: of.gst },
        { requiredKeys: ['requestId', 'bill', 'contact'] },
      ),
      answer: fc.record(
        {
          transactionId: text,
          status: fc.constantFrom(...bookingStatuses),
          reference: text,
          total: anyMoney,
          ledgerEntry: text,
          invoice: text,
        },
        { requiredKeys: ['transactionId', 'status', 'total'] },
      ),
    },
    list: { request: fc.record({ page: whole }), answer: of.page },
  };
}
