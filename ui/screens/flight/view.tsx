/** Flights on the screens of all products: rows of lists, the booking's page, cancelling, the ticket. */
import { insteadWords } from '#ui/booking/cancel/unit-words.ts';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import IdCard from 'lucide-react/icons/id-card';
import Luggage from 'lucide-react/icons/luggage';
import Split from 'lucide-react/icons/split';
import { maySplit } from '#application/portal/flight/split/split-booking.ts';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { actsOf, hasDeparted } from '#domain/flight/booking/acts.ts';
import { sectorOf } from '#domain/flight/cancel/charged-places.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import type { Instant } from '#domain/time/instant.ts';
import { askAct, cancelAct, noShowAct } from '#ui/booking/common-acts.ts';
import type { Act, ProductView, JourneyEnd } from '#ui/booking/product-view.ts';
import { bookingPath, paths } from '#ui/composition/paths.ts';
import { CarrierTile } from '#ui/design/data/carrier-tile.tsx';
import { RoutePath } from '#ui/places/route-path.tsx';
import { FlightFacts, FlightFactsInShort } from './booking/facts.tsx';
import { BookedStanding } from './booking/standing.tsx';
import { airlineName } from '#domain/flight/reference/airlines.ts';
import { placesLeft } from '#domain/flight/booking/aboard.ts';
import { flightRequestView } from './request/view.tsx';
import { TicketFindings } from './booking/ticket-findings.tsx';
import { ticketView } from './booking/ticket-view.tsx';
import { UnitChoice } from './booking/unit-choice.tsx';

export const view: ProductView<FlightBooking> = {
  markName: airlineName,
  Mark: ({ mark, size }) => <CarrierTile code={mark} size={size} />,
  Row: ({ title }) => <RoutePath route={title} />,
  Standing: BookedStanding,
  Facts: FlightFacts,
  FactsInShort: FlightFactsInShort,
  UnitChoice,
  HoldFindings: ({ asking: { findings, overrides, stopped }, fixed, onOverride }) => (
    <TicketFindings findings={findings} overrides={overrides} stopped={stopped} fixed={fixed} onOverride={onOverride} />
  ),
  voucher: ticketView,
  requests: flightRequestView,
  acts: actsOn,
  ends: (booking) =>
    booking.itineraries.flatMap(({ segments }, item): readonly JourneyEnd[] => {
      const travellers = placesLeft(booking).filter((place) => place.item === item).length;
      const [first, last] = [segments[0], segments.at(-1)];
      if (travellers === 0 || last === undefined) return [];
      const by = ({ carrier, flightNumber }: typeof first) => `${carrier} ${flightNumber}`;
      return [
        { way: 'leaves', station: first.origin, at: first.departure, by: by(first), travellers },
        { way: 'arrives', station: last.destination, at: last.arrival, by: by(last), travellers },
      ];
    }),
  hasBegun: hasDeparted,
  zone: ({ itineraries }) => itineraries[0].segments[0].departure.zone,
  instead: ({ travellers, itineraries }, { travellers: [who = 0], items: [which = 0] }) => {
    const flown = itineraries[which];
    return insteadWords(travellers[who], flown && sectorOf(flown).replaceAll('-', '–'));
  },
  cancelRequest: ({ transactionId, choice: { travellers, items } }) =>
    `${paths.bookingRequest}?kind=cancel&booking=${transactionId}&travellers=${travellers.join(',')}&itineraries=${items.join(',')}`,
};

function actsOn(booking: FlightBooking, now: Instant): readonly Act[] {
  const { transactionId, status } = booking;
  const kinds = actsOf(booking, now);
  const asks = kinds.includes('ticket-held') || mayBeAmended('cancel', status);
  const change: Act = {
    key: 'change',
    words: 'manage-change',
    icon: CalendarClock,
    to: `/flight/reshedule/${transactionId}`,
    right: 'ticket',
  };
  const services: Act = {
    key: 'add-ssr',
    words: 'manage-add-ssr',
    icon: Luggage,
    to: `/flight/add-ssr/${transactionId}`,
    right: 'ticket',
  };
  const split: Act = {
    key: 'split',
    words: 'manage-split',
    icon: Split,
    to: `${bookingPath(transactionId)}/split`,
    right: 'book',
  };
  const complete: Act = {
    key: 'complete-held',
    words: 'manage-complete-held',
    icon: IdCard,
    to: `${bookingPath(transactionId)}/travellers`,
    right: 'book',
  };
  return [
    ...(kinds.includes('complete-held') ? [complete] : []),
    ...(kinds.includes('change') ? [change] : []),
    ...(kinds.includes('add-ssr') ? [services] : []),
    ...(kinds.includes('split') && maySplit(booking) ? [split] : []),
    ...(asks ? [askAct(transactionId)] : []),
    ...(kinds.includes('no-show') ? [noShowAct(transactionId)] : []),
    ...(kinds.includes('cancel') ? [cancelAct(transactionId)] : []),
  ];
}
