/** A booking that is changed: other flights, further services, travellers that leave it. */
import { flightParts } from '#ui/composition/flight-parts.ts';
import { changeParts } from '#ui/composition/change-parts.ts';
import type { Portal } from '#ui/composition/portal.ts';
import type { AnyBooking } from '#application/desk/products.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { itinerary } from '#infrastructure/wire/reference/samples.ts';
import { bookingWith, flight, id, trip } from '../samples.ts';
import { answer, cutOff, type ScreenTable, silent } from '../screen-states.ts';

const noFlights = answer({ ...flight.changeSearch.answer, offers: [], total: 0 });
const query = 'trip=DEL-BOM-2026-11-26';
const both = 'trip=DEL-BOM-2026-11-24~BOM-DEL-2026-11-28&type=round-trip';

const held = { status: 'held', tickets: [], heldUntil: instant('2026-11-22T12:30:00.000Z') } as const;
const [there] = itinerary.segments;
const heldAbroad: Partial<AnyBooking> = {
  ...held,
  itineraries: [{ ...itinerary, segments: [{ ...there, destination: 'DXB' }] }],
};

/** The first of the flights found is chosen, and its price asked for. */
async function quoted(portal: Portal): Promise<void> {
  for (const area of ['shell', 'flight', 'booking', 'changes'] as const) await portal.load(area);
  const change = portal.get(changeParts.change);
  await change.open(id);
  await change.results.open(query);
  const [list] = change.results.lists;
  const [offer] = flight.changeSearch.answer.offers;
  if (list === undefined || offer === undefined) throw new Error('No flights to change to');
  list.choose(offer, offer.fares[0]);
  await change.quote();
}

/** The flight is changed to end elsewhere, the reasons against it beside the place. */
function rerouted(destination: string) {
  return async (portal: Portal): Promise<void> => {
    for (const area of ['shell', 'flight', 'booking', 'changes'] as const) await portal.load(area);
    await portal.get(flightParts.search).loadAllAirports();
    const change = portal.get(changeParts.change);
    await change.open(id);
    change.setDay(0, isoDate('2026-11-26'));
    change.setPlace(0, 'destination', destination);
  };
}

export const changeScreens: readonly ScreenTable[] = [
  {
    path: '/flight/add-ssr/:transactionId',
    at: `/flight/add-ssr/${id}`,
    shows: 'extras-seats',
    asks: 'booking.details',
    states: [
      { name: 'there and back', shows: 'extras-seats', answers: bookingWith(trip) },
      {
        name: 'services loading',
        shows: 'design-loading',
        answers: { 'flight.services': silent, 'flight.seatMaps': silent },
      },
      {
        name: 'services cut off',
        shows: 'failure-unreachable',
        answers: { 'flight.services': cutOff, 'flight.seatMaps': cutOff },
      },
      {
        name: 'no services',
        shows: 'title-add-ssr',
        answers: { 'flight.services': answer({ lines: [] }), 'flight.seatMaps': answer({ seatMaps: [] }) },
      },
    ],
  },
  {
    path: '/my-bookings/manage/:transactionId/split',
    at: `/my-bookings/manage/${id}/split`,
    shows: 'aftersale-split-alone',
    asks: 'booking.details',
    states: [
      { name: 'a family', shows: 'Kabir', answers: bookingWith(trip) },
      { name: 'a family, long texts', shows: 'Kabir', answers: bookingWith(trip), long: true },
    ],
  },
  {
    path: '/my-bookings/manage/:transactionId/travellers',
    at: `/my-bookings/manage/${id}/travellers`,
    shows: 'aftersale-complete-not-now',
    asks: 'booking.details',
    states: [
      {
        name: 'within a country',
        shows: 'aftersale-complete',
        answers: bookingWith(held),
        hides: ['booking-passport'],
      },
      { name: 'abroad', shows: 'booking-passport', answers: bookingWith(heldAbroad) },
      { name: 'abroad, long texts', shows: 'booking-passport', answers: bookingWith(heldAbroad), long: true },
    ],
  },
  {
    path: '/flight/reshedule/:transactionId',
    at: `/flight/reshedule/${id}`,
    shows: 'change-who',
    asks: 'booking.details',
    states: [
      { name: 'there and back', shows: 'change-who', answers: bookingWith(trip) },
      {
        name: 'to another airport',
        shows: 'change-cancel-instead',
        before: rerouted('NMI'),
      },
      {
        name: 'to another country',
        shows: 'violation-reroute-border',
        before: rerouted('DXB'),
      },
      {
        name: 'not now',
        shows: 'change-not-now',
        answers: bookingWith({ status: 'cancelled', gone: [{ traveller: 0, item: 0 }] }),
      },
    ],
  },
  {
    path: '/change-booking/:transactionId/results',
    at: `/change-booking/${id}/results?${query}`,
    shows: 'change-prices-note',
    asks: 'flight.changeSearch',
    states: [
      { name: 'empty', shows: 'message-no-flights', answers: { 'flight.changeSearch': noFlights } },
      { name: 'no search', at: `/change-booking/${id}/results`, shows: 'violation-required of origin' },
    ],
  },
  {
    path: '/change-booking/:transactionId/roundtrip-results',
    at: `/change-booking/${id}/roundtrip-results?${both}`,
    shows: '19:30',
    answers: { ...bookingWith(trip), 'flight.changeSearch': answer(flight.search.more?.[0]?.answer) },
  },
  {
    path: '/change-booking/:transactionId/booking',
    at: `/change-booking/${id}/booking`,
    shows: 'change-new-total',
    before: quoted,
    states: [
      { name: 'long texts', shows: 'change-new-total', long: true },
      { name: 'nothing quoted', shows: 'change-who', before: () => undefined },
    ],
  },
];
