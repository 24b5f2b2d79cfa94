/** Billing what was sold elsewhere: the three forms, and what is handed out of a bill. */
import type { BillingBooking } from '#domain/billing/booking.ts';
import { countsByStatus } from '#domain/booking/life.ts';
import { money } from '#domain/money/money.ts';
import { BalanceTooLow, NotFound } from '#application/desk/failures.ts';
import { billingReference, exampleBill, exampleBillPrice } from '#infrastructure/wire/reference/product/billing.ts';
import { billingParts } from '#ui/composition/billing/parts.ts';
import type { Portal } from '#ui/composition/portal.ts';
import { commonBooking } from '../samples.ts';
import { answer, type Answers, cutOff, failing, type ScreenState, type ScreenTable } from '../screen-states.ts';

const id = 'OB26110000012';
const { add, list } = billingReference;

const billed = {
  ...commonBooking,
  product: 'billing',
  transactionId: id,
  reference: 'BL48213377',
  bill: exampleBill,
  price: exampleBillPrice,
} as unknown as BillingBooking;

const ofBooking: Answers = { 'booking.details': answer(billed) };
const missing = failing(new NotFound({ what: 'invoice' }));

const filled = async (portal: Portal) => {
  for (const area of ['shell', 'billing'] as const) await portal.load(area);
  const form = portal.get(billingParts.form);
  const { bill, contact } = add.request;
  const { lead = {}, rooms, passengers } = bill;
  form.open('hotel');
  form.change({ hotel: bill.hotel, city: bill.city, rooms, passengers, roomType: bill.roomType });
  form.change({ startsOn: bill.startsOn, endsOn: bill.endsOn, confirmation: bill.confirmation });
  form.change({ supplier: bill.supplier, supplierDocument: bill.supplierDocument });
  form.change({ referenceInvoice: bill.referenceInvoice });
  form.change({
    basic: '24,000',
    taxes: '1200',
    commissionBy: 'percent',
    commission: '10',
    tds: '48',
    discountBy: 'percent',
    discount: '1',
    customerTds: '5',
  });
  form.change({ customerBasic: '24,500', customerTaxes: '1225' });
  form.change({
    supplierCharge: '300',
    supplierCharge2: '50',
    supplierChargeKept: '300',
    supplierGstType: 'cgst-sgst',
  });
  form.change({ serviceCharge: '600', serviceCharge2: '200', serviceCharge3: '100', gstType: 'igst' });
  form.change({ cancelCharge: '6000' });
  form.changeLead(lead);
  form.changeContact(contact);
};

const empty = answer({ ...list.answer, bookings: [], total: 0, counts: countsByStatus() });
const send = ['billing-send'];
const rupees = (units: number) => money(units * 100, 'INR');

const states: readonly ScreenState[] = [
  { name: 'no bills', shows: 'billing-none', answers: { 'billing.list': empty } },
  { name: 'bills cut off', shows: 'failure-unreachable', answers: { 'billing.list': cutOff } },
  { name: 'not filled in', shows: 'violation-required of carrier', press: send },
];

const required = (field: string): ScreenState => ({
  name: 'not filled in',
  shows: `violation-required of ${field}`,
  press: send,
});

const sailing = async (portal: Portal) => {
  await filled(portal);
  const form = portal.get(billingParts.form);
  form.open('cruise');
  form.change({ cruiseLine: 'Cordelia', ship: 'Empress', sailing: 'Mumbai – Lakshadweep', cabin: 'Balcony, 9114' });
  form.change({ port: 'Mumbai', startsOn: '2026-12-04', endsOn: '2026-12-08', confirmation: 'CD-551204' });
  form.change({ supplier: 'Cordelia', basic: '64,000', taxes: '5760', serviceCharge: '1500' });
};
const ofSailing: readonly ScreenState[] = [
  { name: 'filled in', shows: 'billing-customer-pays', before: sailing },
  required('ship'),
];

const elsewhere = async (portal: Portal) => {
  await filled(portal);
  portal.get(billingParts.form).change({ paidBy: 'card' });
};

const ofStay: readonly ScreenState[] = [
  { name: 'paid elsewhere', shows: 'billing-send-note-elsewhere', before: elsewhere },
  { name: 'filled in', shows: 'billing-customer-pays', before: filled },
  { name: 'billed', shows: 'billing-open', before: filled, press: send },
  {
    name: 'for more than there is',
    shows: 'message-submit-failed',
    before: filled,
    press: send,
    answers: { 'billing.add': failing(new BalanceTooLow({ needed: rupees(23_198), available: rupees(1_200) })) },
  },
  {
    name: 'without an answer',
    shows: 'billing-unanswered',
    before: filled,
    press: send,
    answers: { 'billing.add': cutOff },
  },
];

const paper = (kind: 'invoice' | 'customer-invoice' | 'refund-receipt', none: string): ScreenTable => ({
  path: `/billing/${kind}/:transactionId`,
  at: `/billing/${kind}/${id}`,
  shows: 'manage-download-pdf',
  asks: 'booking.sheet',
  answers: ofBooking,
  states: [{ name: 'none yet', shows: none, answers: { 'booking.sheet': missing, 'booking.document': missing } }],
});

export const billingScreens: readonly ScreenTable[] = [
  { path: '/flight-billing', at: '/flight-billing', shows: 'billing-field-carrier', states },
  { path: '/hotel-billing', at: '/hotel-billing', shows: 'billing-field-roomType', states: ofStay },
  { path: '/train-billing', at: '/train-billing', shows: 'billing-field-quota' },
  { path: '/bus-billing', at: '/bus-billing', shows: 'billing-field-coach', states: [required('operator')] },
  {
    path: '/insurance-billing',
    at: '/insurance-billing',
    shows: 'billing-field-sumInsured',
    states: [required('plan')],
  },
  { path: '/visa-billing', at: '/visa-billing', shows: 'billing-field-visaEntries', states: [required('visaType')] },
  {
    path: '/holiday-billing',
    at: '/holiday-billing',
    shows: 'billing-field-includes',
    states: [required('packageName')],
  },
  { path: '/cruise-billing', at: '/cruise-billing', shows: 'billing-field-sailing', states: ofSailing },
  { path: '/cab-billing', at: '/cab-billing', shows: 'billing-field-tripKind', states: [required('pickUp')] },
  {
    path: '/billing/voucher/:transactionId',
    at: `/billing/voucher/${id}`,
    shows: 'bookings-share-link',
    asks: 'booking.sheet',
    answers: ofBooking,
  },
  paper('invoice', 'message-no-invoice'),
  paper('customer-invoice', 'message-no-invoice'),
  paper('refund-receipt', 'message-no-receipt'),
];
