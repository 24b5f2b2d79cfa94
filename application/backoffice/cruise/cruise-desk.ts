/** The cruise area of the desk. */
import type { CruiseDesk } from '#application/desk/cruise/cruise.ts';
import type { Caller } from '../caller.ts';
import { bookCruise, type BookCruisePorts } from './book-cruise.ts';
import type { FindCruisesPorts } from './cruise-ports.ts';
import { findCabins, searchCruises } from './find-sailings.ts';
import { quoteCruise } from './quote-cruise.ts';

export type CruiseDeskPorts = FindCruisesPorts & Omit<BookCruisePorts, 'quotes'>;

export function makeCruiseDesk(ports: CruiseDeskPorts): (caller: Caller) => CruiseDesk {
  return (caller) => ({
    search: searchCruises(ports, caller),
    cabins: findCabins(ports, caller),
    quote: quoteCruise(ports, caller),
    book: bookCruise(ports, caller),
  });
}
