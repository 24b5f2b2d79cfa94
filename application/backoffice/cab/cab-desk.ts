/** The cab area of the desk. */
import type { CabDesk } from '#application/desk/cab/cab.ts';
import type { Caller } from '../caller.ts';
import { bookCab, type BookCabPorts } from './book-cab.ts';
import { findCabPlaces, type FindCabsPorts, quoteCab, searchCabs } from './find-cabs.ts';

export type CabDeskPorts = FindCabsPorts & Omit<BookCabPorts, 'quotes'>;

export function makeCabDesk(ports: CabDeskPorts): (caller: Caller) => CabDesk {
  return (caller) => ({
    places: findCabPlaces(ports, caller),
    search: searchCabs(ports, caller),
    quote: quoteCab(ports, caller),
    book: bookCab(ports, caller),
  });
}
