/** Lists of bookings, and what a row shows of one. */
import type { BookingsPage } from '#application/desk/booking.ts';
import { type BookingSummary, type InShort, products } from '#domain/booking/booking.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import { date, flag, money, moment, oneOf, paged, text, whole } from '../form/leaves.ts';
import { at, type Field, list, maybe, or, record } from '../form/shape.ts';
import { balance, severity, status } from './booking-rows.ts';

/** What a row shows of any booking, under the names that clients know. */
export const inShortFields: { readonly [Name in keyof InShort]-?: Field<InShort[Name]> } = {
  mark: at('carrier', text),
  title: at('route', text),
  startsOn: at('traveldate', date),
  endsOn: maybe('returndate', date),
  leadTraveller: at('leadtraveller', text),
  travellerCount: at('travellercount', whole),
};
const summary = record<BookingSummary>({
  transactionId: at('transactionid', text),
  product: at('product', oneOf(products)),
  status: at('status', status),
  reference: maybe('pnr', text),
  ...inShortFields,
  customerTotal: at('customertotal', money),
  net: maybe('net', money),
  earned: maybe('earned', money),
  bookedOn: at('bookedon', moment),
  bookedBy: at('bookedby', text),
  heldUntil: maybe('helduntil', moment),
  putOff: maybe('balance', balance),
  scheduleChange: maybe('schedulechange', severity),
  begunAt: maybe('begunat', moment),
  noShow: maybe('noshow', flag),
});

export const bookingsPage = record<BookingsPage>({
  bookings: at('bookings', list(summary)),
  ...paged,
  counts: at(
    'counts',
    record<Record<BookingStatus, number>>({
      requested: or('requested', whole, 0),
      'in-doubt': or('in-doubt', whole, 0),
      'on-request': or('on-request', whole, 0),
      'not-confirmed': or('not-confirmed', whole, 0),
      held: or('held', whole, 0),
      confirmed: or('confirmed', whole, 0),
      'part-cancelled': or('part-cancelled', whole, 0),
      changed: or('changed', whole, 0),
      amending: or('amending', whole, 0),
      cancelled: or('cancelled', whole, 0),
      released: or('released', whole, 0),
      expired: or('expired', whole, 0),
    }),
  ),
});
