/** Who travels when. Shapes chosen here. */
import type { PassengerCalendar } from '#application/desk/booking.ts';
import { products } from '#domain/booking/booking.ts';
import { type CalendarDeparture, travelLegs } from '#domain/booking/passenger-calendar.ts';
import { severity, status } from './booking-rows.ts';
import { flag, localTime, month, oneOf, text, whole } from '../form/leaves.ts';
import { at, list, maybe, or, record } from '../form/shape.ts';

export const passengersAsked = record<Pick<PassengerCalendar, 'month'>>({ month: at('month', month) });

export const passengerCalendar = record<PassengerCalendar>({
  month: at('month', month),
  departures: at(
    'departures',
    list(
      record<CalendarDeparture>({
        transactionId: at('transactionid', text),
        product: at('product', oneOf(products)),
        item: at('item', whole),
        leg: at('leg', oneOf(travelLegs)),
        status: at('status', status),
        reference: maybe('reference', text),
        mark: at('mark', text),
        title: at('title', text),
        service: maybe('service', text),
        begins: at('begins', localTime),
        ends: at('ends', localTime),
        wholeDays: maybe('wholedays', flag),
        travellers: at('travellers', list(text)),
        scheduleChange: maybe('schedulechange', severity),
      }),
    ),
  ),
  cut: or('cut', flag, false),
});
