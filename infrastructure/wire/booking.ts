/** Finding and opening what was booked. */
import type { BookingDesk, BookingFilter, BookingsPage } from '#application/desk/booking.ts';
import type { BookingSummary, FlightBooking } from '#domain/booking/booking.ts';
import type { FlightBookingStatus } from '#domain/booking/flight-booking-life.ts';
import { agencyCard, historyEvent, moneyLine, productNames, status, ticket } from './booking-rows.ts';
import { fare, fareRules } from './fare.ts';
import { choice, date, money, moment, oneOf, text, whole } from './leaves.ts';
import { fareOption, itinerary } from './offer.ts';
import { type AreaOperations, inResult, operation } from './operation.ts';
import { at, codecOf, list, maybe, or, record, some } from './shape.ts';
import { contact, gstDetails, parameterValue, traveller } from './traveller.ts';

const filter = record<BookingFilter>({
  product: maybe('product', oneOf(productNames)),
  status: maybe('status', status),
  from: maybe('from', date),
  to: maybe('to', date),
  text: maybe('text', text),
  page: or('page', whole, 1),
});

const summary = record<BookingSummary>({
  transactionId: at('transactionid', text),
  product: at('product', oneOf(productNames)),
  status: at('status', status),
  pnr: maybe('pnr', text),
  carrier: at('carrier', text),
  origin: at('origin', text),
  destination: at('destination', text),
  travelDate: at('traveldate', date),
  returnDate: maybe('returndate', date),
  leadTraveller: at('leadtraveller', text),
  travellerCount: at('travellercount', whole),
  customerTotal: at('customertotal', money),
  bookedOn: at('bookedon', moment),
  bookedBy: at('bookedby', text),
});

const page = record<BookingsPage>({
  bookings: at('bookings', list(summary)),
  total: at('total', whole),
  page: at('page', whole),
  pageSize: at('pagesize', whole),
  counts: at(
    'counts',
    record<Record<FlightBookingStatus, number>>({
      requested: or('requested', whole, 0),
      'in-doubt': or('in-doubt', whole, 0),
      ticketed: or('ticketed', whole, 0),
      'not-confirmed': or('not-confirmed', whole, 0),
    }),
  ),
});

/** Shape chosen here: the booking with the names that its parts have elsewhere. */
const booking = record<FlightBooking>({
  transactionId: at('transactionid', text),
  product: at('product', oneOf(['flight'])),
  status: at('status', status),
  journeyType: at('journeytype', choice({ 'one-way': 'OneWay', 'round-trip': 'RoundTrip', 'multi-city': 'MultiCity' })),
  pnr: maybe('pnr', text),
  itineraries: at('itineraries', some(itinerary)),
  option: at('option', fareOption),
  rules: at('farerules', fareRules),
  travellers: at('travellers', list(traveller)),
  contact: at('contact', contact),
  gst: maybe('gst', gstDetails),
  parameters: or('parameters', list(parameterValue), []),
  fare: at('fare', fare),
  tickets: at('tickets', list(ticket)),
  bookedBy: at('bookedby', text),
  bookedOn: at('bookedon', moment),
  agency: at('agency', agencyCard),
  history: at('history', list(historyEvent)),
  moneyLines: at('moneylines', list(moneyLine)),
});

export const bookingOperations: AreaOperations<BookingDesk> = {
  list: operation({ opid: 'BK001', actioncode: 'LIST', request: codecOf(filter), answer: inResult(codecOf(page)) }),
  details: operation({
    opid: 'BK001',
    actioncode: 'DETAILS',
    request: codecOf(record<{ readonly transactionId: string }>({ transactionId: at('transactionid', text) })),
    answer: inResult(codecOf(booking)),
  }),
};
