/** The bus area of the desk. */
import type { BusDesk } from '#application/desk/bus/bus.ts';
import type { Caller } from '../caller.ts';
import { blockSeats, type BlockSeatsPorts } from './block-seats.ts';
import { bookBus, type BookBusPorts } from './book-bus.ts';
import { findCities, layOutSeats, searchBuses } from './find-buses.ts';

export type BusDeskPorts = BlockSeatsPorts & Omit<BookBusPorts, 'quotes'>;

export function makeBusDesk(ports: BusDeskPorts): (caller: Caller) => BusDesk {
  return (caller) => ({
    cities: findCities(ports, caller),
    search: searchBuses(ports, caller),
    layout: layOutSeats(ports, caller),
    block: blockSeats(ports, caller),
    book: bookBus(ports, caller),
  });
}
