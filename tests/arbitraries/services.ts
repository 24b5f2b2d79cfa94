/** Services, booked and offered, and seat maps: anything that the wire must carry. */
import fc from 'fast-check';
import type { FlightCatalogue, FlightSeatMaps, OfferedFlight, OfferedSsr } from '#application/desk/flight.ts';
import { type BookedSsr, ssrStatuses } from '#domain/flight/extras/ancillaries.ts';
import { cabins } from '#domain/flight/reference/cabin.ts';
import { facilityKinds, type Gap, type Seat, seatStates, seatZones } from '#domain/flight/extras/seat-map.ts';
import { ssrKinds } from '#domain/flight/extras/selection-rules.ts';
import { travellerTypes } from '#domain/people/traveller-type.ts';
import { anyMoney } from './money.ts';

const word = fc.stringMatching(/^[A-Za-z0-9 &=[\]-]{1,20}$/);
const place = fc.record({ itinerary: fc.nat(5), segment: fc.nat(3) });

const line = {
  ssrId: word,
  kind: fc.constantFrom(...ssrKinds),
  place,
  code: word,
  name: word,
  kilograms: fc.nat(30),
  price: anyMoney,
};
const certain = ['ssrId', 'kind', 'place', 'code', 'name', 'price'] as const;

export const anyBookedSsr: fc.Arbitrary<BookedSsr> = fc.record(
  { ...line, traveller: fc.nat(8), status: fc.constantFrom(...ssrStatuses) },
  { requiredKeys: [...certain, 'traveller', 'status'] },
);

const flight: fc.Arbitrary<OfferedFlight> = fc.record({
  carrier: word,
  flightNumber: word,
  origin: word,
  destination: word,
  part: fc.constantFrom('one-way', 'onward', 'return', 'multi-city'),
});

const offered: fc.Arbitrary<OfferedSsr> = fc.record(
  { ...line, for: fc.subarray([...travellerTypes]), flight },
  { requiredKeys: [...certain, 'for', 'flight'] },
);

export const anyCatalogue: fc.Arbitrary<FlightCatalogue> = fc.record({ lines: fc.array(offered, { maxLength: 4 }) });

const seat: fc.Arbitrary<Seat> = fc.record({
  kind: fc.constant('seat'),
  seat: word,
  column: word,
  price: anyMoney,
  state: fc.constantFrom(...seatStates),
  zone: fc.constantFrom(...seatZones),
  window: fc.boolean(),
  aisle: fc.boolean(),
  exit: fc.boolean(),
  legroom: fc.boolean(),
  notForChild: fc.boolean(),
  bassinet: fc.boolean(),
});
const gap: fc.Arbitrary<Gap> = fc.record({ kind: fc.constant('gap'), column: word });

const row = fc.record({
  number: fc.nat(90),
  cabin: fc.constantFrom(...cabins),
  exit: fc.boolean(),
  bulkhead: fc.boolean(),
  wing: fc.boolean(),
  elements: fc.array(fc.oneof(seat, gap), { maxLength: 3 }),
});

const deck = fc.record({
  name: fc.constantFrom('main' as const, 'upper' as const),
  columns: word,
  rows: fc.array(row, { maxLength: 2 }),
  facilities: fc.array(
    fc.record({
      kind: fc.constantFrom(...facilityKinds),
      afterRows: fc.nat(60),
      side: fc.constantFrom('left' as const, 'middle' as const, 'right' as const),
    }),
    { maxLength: 2 },
  ),
});

export const anySeatMaps: fc.Arbitrary<FlightSeatMaps> = fc.record({
  seatMaps: fc.array(fc.record({ place, flight, equipment: word, decks: fc.array(deck, { maxLength: 2 }) }), {
    maxLength: 2,
  }),
});
