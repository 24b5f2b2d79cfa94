/** Finding buses, blocking seats and buying them. */
import type { BlockSeats, BookBus, BusDesk, BusesFound, BusQuote, Passenger } from '#application/desk/bus/bus.ts';
import type { BusBooking } from '#domain/bus/booking/bus-booking.ts';
import type { ShownIdDraft } from '#domain/people/identity.ts';
import type { BusCity } from '#domain/bus/search/city.ts';
import type { BusSearchRequest } from '#domain/bus/search/rules.ts';
import { decks, type LaidSeat, type SeatLayout } from '#domain/bus/trip/layout.ts';
import { bookingFields } from '../booking/common.ts';
import { bookedFields, bookFields, inCart, quoteFields } from '../booking/sale.ts';
import type { ProductBooked } from '#application/desk/sale.ts';
import { date, money, oneOf, opaque, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, mapped, maybe, record } from '../form/shape.ts';
import { title } from '../traveller.ts';
import { blockedSeat, bookedSeat, city, gender, laidSeat, ride, shownId, trip } from './trip.ts';

const passenger = record<Passenger>({
  seat: at('seat', text),
  gender: at('gender', gender),
  title: maybe('title', title),
  firstName: maybe('first_name', text),
  lastName: maybe('last_name', text),
  age: maybe('age', whole),
});

const cities = mapped(
  record<{ readonly cities: readonly BusCity[] }>({ cities: at('cities', list(city)) }),
  ({ cities: all }) => all,
  (all: readonly BusCity[]) => ({ cities: all }),
);

interface LaidDeck {
  readonly deck: (typeof decks)[number];
  /** Front to back, left to right. */
  readonly rows: readonly (readonly LaidSeat[])[];
}

/** Deck by deck, row by row. */
const layout = mapped(
  record<{ readonly tripId: string; readonly decks: readonly LaidDeck[] }>({
    tripId: at('tripid', opaque),
    decks: at(
      'decks',
      list(record<LaidDeck>({ deck: at('deck', oneOf(decks)), rows: at('rows', list(list(laidSeat))) })),
    ),
  }),
  ({ tripId, decks: all }): SeatLayout => ({ tripId, seats: all.flatMap(({ rows }) => rows.flat()) }),
  ({ tripId, seats }) => ({ tripId, decks: decks.flatMap((deck) => laidDeck(deck, seats)) }),
);

function laidDeck(deck: LaidDeck['deck'], seats: readonly LaidSeat[]): readonly LaidDeck[] {
  const own = seats.filter((seat) => seat.deck === deck);
  const rows = [...new Set(own.map(({ row }) => row))].toSorted((one, other) => one - other);
  const inRow = (at: number) => own.filter(({ row }) => row === at).toSorted((one, other) => one.column - other.column);
  return own.length === 0 ? [] : [{ deck, rows: rows.map(inRow) }];
}

const quote = record<BusQuote>({
  ...quoteFields,
  tripId: at('tripid', opaque),
  ride: at('trip', ride),
  seats: at('seats', list(blockedSeat)),
});

const shownIdDraft = record<ShownIdDraft>({ kind: maybe('kind', text), number: maybe('number', text) });

export const busBooking = record<BusBooking>({
  ...bookingFields,
  product: at('product', oneOf(['bus'] as const)),
  ride: at('trip', ride),
  seats: at('seats', list(bookedSeat)),
  shownId: maybe('shownid', shownId),
  ticket: maybe('ticketnumber', text),
});

const blocked = record<BlockSeats>({
  tripId: at('tripid', opaque),
  boardingPoint: at('boardingpoint', text),
  droppingPoint: at('droppingpoint', text),
  travellers: at('travellers', list(passenger)),
  instead: maybe('insteadof', opaque),
  shown: maybe('shown', money),
});

const booked = record<BookBus>({
  ...bookFields,
  travellers: maybe('travellers', list(passenger)),
  shownId: maybe('shownid', shownIdDraft),
});

export const busInCart = inCart('bus', blocked, booked);

export const busOperations: AreaOperations<BusDesk> = {
  cities: operation({
    opid: 'BS001',
    actioncode: 'CITIES',
    request: codecOf(record<{ readonly text: string }>({ text: at('text', text) })),
    answer: inResult(codecOf(cities)),
  }),
  search: operation({
    opid: 'BS001',
    actioncode: 'BUSSEARCH',
    request: codecOf(
      record<BusSearchRequest>({
        origin: at('origin', text),
        destination: at('destination', text),
        date: at('date', date),
      }),
    ),
    answer: inResult(codecOf(record<BusesFound>({ trips: at('trips', list(trip)) }))),
  }),
  layout: operation({
    opid: 'BS001',
    actioncode: 'SEATLAYOUT',
    request: codecOf(record<{ readonly tripId: string }>({ tripId: at('tripid', opaque) })),
    answer: inResult(codecOf(layout)),
  }),
  block: operation({
    opid: 'BS002',
    actioncode: 'BLOCK',
    request: codecOf(blocked),
    answer: inResult(codecOf(quote)),
  }),
  book: operation({
    opid: 'BS003',
    actioncode: 'BOOK',
    request: codecOf(booked),
    answer: inResult(codecOf(record<ProductBooked>(bookedFields))),
    changes: true,
    patient: true,
  }),
};
