/** What is shown of a booking of any product. */
import type { Booking } from '#domain/booking/booking.ts';
import { holdLimiters } from '#domain/booking/hold/limit.ts';
import type { BookingMoney } from '#domain/booking/booking-money.ts';
import { paidElsewhereWays, paymentStatuses } from '#domain/booking/payment.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { Codec } from '../form/codec.ts';
import type { JsonSchema } from '../form/json-schema.ts';
import { flag, money, moment, oneOf, text } from '../form/leaves.ts';
import { at, list, maybe, or, record } from '../form/shape.ts';
import { price } from '../price.ts';
import { bookedParameter, contact, gstDetails, traveller } from '../traveller.ts';
import {
  agencyCard,
  amendmentUnderWay,
  balance,
  boughtWith,
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
  parameters: or('parameters', list(bookedParameter), []),
  elsewhere: maybe('elsewhere', flag),
  paidElsewhere: maybe('paidelsewhere', oneOf(paidElsewhereWays)),
  price: at('fare', price),
  heldUntil: maybe('helduntil', moment),
  heldBy: maybe('heldby', oneOf(holdLimiters)),
  amending: maybe('amending', amendmentUnderWay),
  gone: maybe('gone', list(gonePlace)),
  linked: maybe('linked', list(linkedBooking)),
  boughtWith: maybe('boughtwith', list(boughtWith)),
  bookedBy: at('bookedby', text),
  bookedOn: at('bookedon', moment),
  agency: at('agency', agencyCard),
  history: at('history', list(historyEvent)),
  moneyLines: at('moneylines', list(moneyLine)),
  customerPays: at('customerpays', money),
  payment: at('paymentstatus', oneOf(paymentStatuses)),
  money: maybe('money', bookingMoney),
  putOff: maybe('balance', balance),
} satisfies { readonly [Field in Exclude<keyof Booking, 'product'>]-?: unknown };

/** What the states of a whole booking are called beside their codes, where the protocol has a name for them. */
export const statusLabels: Partial<Readonly<Record<BookingStatus, string>>> = {
  'not-confirmed': 'Not Confirmed',
  changed: 'Rescheduled',
  cancelled: 'Booking Cancelled',
};

const reportedSchema: Readonly<Record<string, JsonSchema>> = {
  reference: { type: 'string', description: 'what the supplier knows it by; once known' },
  statuslabel: { type: 'string', enum: Object.values(statusLabels) },
};

/** With what a booking of any product is reported with besides; none of it is read. */
export function reported<A extends Booking>(codec: Codec<A>): Codec<A> {
  return {
    ...codec,
    write: (booking) => {
      const [{ reference }, statuslabel] = [booking, statusLabels[booking.status]];
      return Object.assign({}, codec.write(booking), reference && { reference }, statuslabel && { statuslabel });
    },
    jsonSchema: (named) => withReported(codec.jsonSchema(named)),
  };
}

function withReported(schema: JsonSchema): JsonSchema {
  return schema.anyOf === undefined
    ? { ...schema, properties: { ...schema.properties, ...reportedSchema } }
    : { ...schema, anyOf: schema.anyOf.map(withReported) };
}
