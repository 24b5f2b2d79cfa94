/** Bills of what was sold elsewhere. */
import type { AddBill, BillAdded, BillingDesk } from '#application/desk/billing/billing.ts';
import type { Bill, BillDraft, BilledFlight, BilledHotel, BilledSale, BilledTrain } from '#domain/billing/bill.ts';
import type { BillingBooking } from '#domain/billing/booking.ts';
import { bookingsPage } from '../booking/bookings-page.ts';
import { bookingFields } from '../booking/common.ts';
import { bookedFields } from '../booking/sale.ts';
import { date, money, oneOf, requestId, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, byKind, codecOf, maybe, or, record } from '../form/shape.ts';
import { contact, gstDetails, lead } from '../traveller.ts';

const draft = record<BillDraft>({
  kind: maybe('product', text),
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
  startsOn: maybe('from', text),
  endsOn: maybe('to', text),
  confirmation: maybe('confirmation', text),
  supplier: maybe('supplier', text),
  supplierDocument: maybe('supplierdocument', text),
  ownReference: maybe('ownreference', text),
  lead: maybe('lead', lead),
  passengers: maybe('passengers', whole),
  paidBy: maybe('paidby', text),
  basic: maybe('basic', money),
  taxes: maybe('taxes', money),
  commission: maybe('commission', money),
  tds: maybe('tds', money),
  serviceCharge: maybe('servicecharge', money),
  discount: maybe('discount', money),
  cancelCharge: maybe('cancelcharge', money),
});

const kind = <Kind extends BilledSale['kind']>(name: Kind) => at('kind', oneOf([name] as const));

const sale = byKind<BilledSale>({
  flight: record<BilledFlight>({
    kind: kind('flight'),
    carrier: at('airline', text),
    sector: at('sector', text),
    cabin: maybe('cabin', text),
    ticket: maybe('ticketnumber', text),
  }),
  hotel: record<BilledHotel>({
    kind: kind('hotel'),
    hotel: at('hotel', text),
    city: at('city', text),
    rooms: at('rooms', whole),
    roomType: maybe('roomtype', text),
  }),
  train: record<BilledTrain>({
    kind: kind('train'),
    train: at('train', text),
    sector: at('sector', text),
    travelClass: at('class', text),
    quota: maybe('quota', text),
  }),
});

const bill = record<Bill>({
  sale: at('sale', sale),
  startsOn: at('from', date),
  endsOn: maybe('to', date),
  zone: at('zone', text),
  confirmation: at('confirmation', text),
  supplier: at('supplier', text),
  supplierDocument: maybe('supplierdocument', text),
  ownReference: maybe('ownreference', text),
  passengers: at('passengers', whole),
  cancelCharge: at('cancelcharge', money),
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
