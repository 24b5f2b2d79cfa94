/** The cruise area of the desk. */
import type { CruiseDesk } from '#application/desk/cruise/cruise.ts';
import { type PaymentsPorts, receivePayment } from '../booking/schedule/customer-payments.ts';
import type { Caller } from '../caller.ts';
import { bookCruise, type BookCruisePorts } from './book-cruise.ts';
import type { FindCruisesPorts } from './cruise-ports.ts';
import type { CruiseTypes } from './cruise-types.ts';
import { findCabins, searchCruises } from './find-sailings.ts';
import { paidCruise } from './paid-cruise.ts';
import { quoteCruise } from './quote-cruise.ts';

export type CruiseDeskPorts = FindCruisesPorts & Omit<BookCruisePorts, 'quotes'> & PaymentsPorts<CruiseTypes>;

export function makeCruiseDesk(ports: CruiseDeskPorts): (caller: Caller) => CruiseDesk {
  return (caller) => ({
    search: searchCruises(ports, caller),
    cabins: findCabins(ports, caller),
    quote: quoteCruise(ports, caller),
    book: bookCruise(ports, caller),
    receive: receivePayment(ports, paidCruise, caller),
  });
}
