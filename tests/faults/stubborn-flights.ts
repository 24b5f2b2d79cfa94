/** What the stubborn supplier flies beside the flights that were sold: one, two days later, at a price of its own. */
import { Effect } from 'effect';
import type { FlightSupplier, SupplierFare } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { Money } from '#domain/money/money.ts';
import { placeTime } from '#domain/time/place-time.ts';
import { makeFareTree, makeItinerary, makeOption, makeRules, makeSegment, rupees } from '#tests/fixtures/flight.ts';

/** What the two travellers of a booking pay the airline for it. */
export const otherFare: Money = rupees(7000);
export const otherFlight = makeItinerary([
  makeSegment({
    flightNumber: '2136',
    departure: placeTime('2026-11-26T06:10', 'Asia/Kolkata'),
    arrival: placeTime('2026-11-26T08:25', 'Asia/Kolkata'),
  }),
]);

const offerKey = 'DEL-BOM-6E2136';
const { fareId: _id, total: _total, breakdown: _breakdown, ...kind } = makeOption();
const fare: SupplierFare = {
  ...kind,
  fareKey: `${offerKey}-saver`,
  fare: makeFareTree(otherFare),
  perAdult: rupees(3500),
};

const unused = () => Effect.die(new Error('not asked here'));

export const stubbornFlights: FlightSupplier = {
  code: 'sandbox',
  search: () => Effect.succeed([{ offerKey, itineraries: [otherFlight], fares: [fare] }]),
  quote: () =>
    Effect.succeed({
      offerKeys: [offerKey],
      itineraries: [otherFlight],
      options: [fare],
      party: { adults: 2, children: 0, infants: 0 },
      rules: makeRules(),
      international: false,
      needsGst: false,
    }),
  services: unused,
  rules: unused,
  order: unused,
  settle: unused,
};
