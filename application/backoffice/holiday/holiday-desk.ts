/** The holiday area of the desk. */
import type { HolidayDesk } from '#application/desk/holiday/holiday.ts';
import { type PaymentsPorts, receivePayment } from '../booking/schedule/customer-payments.ts';
import type { Caller } from '../caller.ts';
import { bookHoliday, type BookHolidayPorts } from './book-holiday.ts';
import { type FindHolidaysPorts, holidayDetails, quoteHoliday, searchHolidays } from './find-holidays.ts';
import type { HolidayTypes } from './holiday-types.ts';
import { paidHoliday } from './paid-holiday.ts';
import { propose, type ProposePorts } from './propose.ts';

export type HolidayDeskPorts = FindHolidaysPorts &
  Omit<BookHolidayPorts, 'quotes'> &
  ProposePorts &
  PaymentsPorts<HolidayTypes>;

export function makeHolidayDesk(ports: HolidayDeskPorts): (caller: Caller) => HolidayDesk {
  return (caller) => ({
    search: searchHolidays(ports, caller),
    details: holidayDetails(ports, caller),
    quote: quoteHoliday(ports, caller),
    propose: propose(ports, caller),
    book: bookHoliday(ports, caller),
    receive: receivePayment(ports, paidHoliday, caller),
  });
}
