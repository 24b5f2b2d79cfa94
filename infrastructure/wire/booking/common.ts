/** What is told of a booking of any product. */
import type { Booking } from '#domain/booking/booking.ts';
import type { BookingMoney } from '#domain/booking/booking-money.ts';
import { flag, money, moment, text } from '../form/leaves.ts';
import { at, list, maybe, or, record } from '../form/shape.ts';
import { price } from '../price.ts';
import { contact, gstDetails, parameterValue, traveller } from '../traveller.ts';
import {
  agencyCard,
  amendmentUnderWay,
  gonePlace,
  historyEvent,
  linkedBooking,
  moneyLine,
  status,
} from './booking-rows.ts';

const bookingMoney = record<BookingMoney>({
  charged: at('charged', money),
  givenBack: at('givenback', money),
  paid: at('paid', money),
  suppliers: at('suppliers', money),
  commission: at('commission', money),
  tds: at('tds', money),
  fees: at('fees', money),
  customer: at('customer', money),
  ownTax: at('owntax', money),
  earned: at('earned', money),
});

/** Rows for the table of a product's booking, which adds its product and its own. */
export const bookingFields = {
  transactionId: at('transactionid', text),
  status: at('status', status),
  reference: maybe('pnr', text),
  travellers: at('travellers', list(traveller)),
  contact: at('contact', contact),
  gst: maybe('gst', gstDetails),
  parameters: or('parameters', list(parameterValue), []),
  elsewhere: maybe('elsewhere', flag),
  price: at('fare', price),
  heldUntil: maybe('helduntil', moment),
  amending: maybe('amending', amendmentUnderWay),
  gone: maybe('gone', list(gonePlace)),
  linked: maybe('linked', list(linkedBooking)),
  bookedBy: at('bookedby', text),
  bookedOn: at('bookedon', moment),
  agency: at('agency', agencyCard),
  history: at('history', list(historyEvent)),
  moneyLines: at('moneylines', list(moneyLine)),
  customerPays: at('customerpays', money),
  money: maybe('money', bookingMoney),
} satisfies { readonly [Field in Exclude<keyof Booking, 'product'>]-?: unknown };
