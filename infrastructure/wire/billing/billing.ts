/** Bills of what was sold elsewhere. */
import type { AddBill, BillAdded, BillingDesk } from '#application/desk/billing/billing.ts';
import { type Bill, type BillDraft, billedKinds, type BilledSale } from '#domain/billing/bill.ts';
import { gstTypes } from '#domain/booking/papers/subject.ts';
import type { BillingBooking } from '#domain/billing/booking.ts';
import { bookingsPage } from '../booking/bookings-page.ts';
import { bookingFields } from '../booking/common.ts';
import { bookedFields } from '../booking/sale.ts';
import { date, money, oneOf, requestId, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, maybe, or, record } from '../form/shape.ts';
import { contact, gstDetails, lead } from '../traveller.ts';

/** What the lines of services say, each by its name on the wire. */
const line = {
  carrier: maybe('airline', text),
  sector: maybe('sector', text),
  cabin: maybe('cabin', text),
  ticket: maybe('ticketnumber', text),
  hotel: maybe('hotel', text),
  city: maybe('city', text),
  rooms: maybe('rooms', whole),
  roomType: maybe('roomtype', text),
  train: maybe('train', text),
  travelClass: maybe('class', text),
  quota: maybe('quota', text),
  operator: maybe('operator', text),
  origin: maybe('origin', text),
  destination: maybe('destination', text),
  coach: maybe('coach', text),
  seats: maybe('seats', text),
  time: maybe('time', text),
  insurer: maybe('insurer', text),
  plan: maybe('plan', text),
  region: maybe('region', text),
  sumInsured: maybe('suminsured', text),
  country: maybe('country', text),
  visaType: maybe('visatype', text),
  visaEntries: maybe('entries', text),
  packageName: maybe('package', text),
  includes: maybe('includes', text),
  cruiseLine: maybe('cruiseline', text),
  ship: maybe('ship', text),
  sailing: maybe('sailing', text),
  port: maybe('port', text),
  carClass: maybe('carclass', text),
  tripKind: maybe('tripkind', text),
  pickUp: maybe('pickup', text),
  drop: maybe('drop', text),
};

const draft = record<BillDraft>({
  kind: maybe('product', text),
  ...line,
  startsOn: maybe('from', text),
  endsOn: maybe('to', text),
  confirmation: maybe('confirmation', text),
  supplier: maybe('supplier', text),
  supplierDocument: maybe('supplierdocument', text),
  ownReference: maybe('ownreference', text),
  referenceInvoice: maybe('referenceinvoice', text),
  lead: maybe('lead', lead),
  passengers: maybe('passengers', whole),
  paidBy: maybe('paidby', text),
  basic: maybe('basic', money),
  taxes: maybe('taxes', money),
  supplierCharge: maybe('suppliercharge', money),
  supplierCharge2: maybe('suppliercharge2', money),
  supplierCharge3: maybe('suppliercharge3', money),
  supplierChargeKept: maybe('supplierchargekept', money),
  supplierGstType: maybe('suppliergsttype', text),
  commission: maybe('commission', money),
  commissionBasisPoints: maybe('commissionbasispoints', whole),
  tds: maybe('tds', money),
  serviceCharge: maybe('servicecharge', money),
  serviceCharge2: maybe('servicecharge2', money),
  serviceCharge3: maybe('servicecharge3', money),
  customerBasic: maybe('customerbasic', money),
  customerTaxes: maybe('customertaxes', money),
  discount: maybe('discount', money),
  discountBasisPoints: maybe('discountbasispoints', whole),
  customerTds: maybe('customertds', money),
  cancelCharge: maybe('cancelcharge', money),
  gstType: maybe('gsttype', text),
});

const sale = record<BilledSale>({ kind: at('kind', oneOf(billedKinds)), ...line });

const bill = record<Bill>({
  sale: at('sale', sale),
  startsOn: at('from', date),
  endsOn: maybe('to', date),
  zone: at('zone', text),
  confirmation: at('confirmation', text),
  supplier: at('supplier', text),
  supplierDocument: maybe('supplierdocument', text),
  ownReference: maybe('ownreference', text),
  referenceInvoice: maybe('referenceinvoice', text),
  passengers: at('passengers', whole),
  cancelCharge: at('cancelcharge', money),
  gstType: maybe('gsttype', oneOf(gstTypes)),
  supplierGstType: maybe('suppliergsttype', oneOf(gstTypes)),
});

export const billingBooking = record<BillingBooking>({
  ...bookingFields,
  product: at('product', oneOf(['billing'] as const)),
  bill: at('bill', bill),
});

export const billingOperations: AreaOperations<BillingDesk> = {
  add: operation({
    opid: 'OB001',
    actioncode: 'ADDBILL',
    request: codecOf(
      record<AddBill>({
        requestId: at('requestid', requestId),
        bill: at('bill', draft),
        contact: at('contact', contact),
        gst: maybe('gst', gstDetails),
      }),
    ),
    answer: inResult(codecOf(record<BillAdded>({ ...bookedFields, invoice: maybe('invoice', text) }))),
    changes: true,
    patient: true,
  }),
  list: operation({
    opid: 'OB001',
    actioncode: 'LISTBILLS',
    request: codecOf(record<{ readonly page: number }>({ page: or('page', whole, 1) })),
    answer: inResult(codecOf(bookingsPage)),
  }),
};
