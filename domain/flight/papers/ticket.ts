/** The ticket, or the paper of a booking that has none: flights, travellers with their ticket numbers, what was paid, and what changing or cancelling costs. */
import { partsOf } from '../../booking/units.ts';
import { customerLines } from '../../booking/papers/charges.ts';
import { type DocumentFacts, headOf, schemeOf } from '../../booking/papers/facts.ts';
import { flyerNumbersOf } from '../../people/frequent-flyer.ts';
import { dateOfLocal, placeTimeAt } from '../../time/place-time.ts';
import { placesShown, rulesShown } from '../booking/aboard.ts';
import { formatDate } from '../../time/stored-formats.ts';
import type { DocumentFlight, DocumentTraveller, DocumentWish, TicketDocument } from './ticket-document.ts';
import { type DocumentedFlights, type FlightsSold, travelOf } from './travel.ts';

/**
 * The ticket of a booking. Amounts are the customer's. What the agency adds is one service charge, or, where the agency is
 * taxed by Rule 32(3) and so names no fee, part of the fare.
 */
export function ticketDocument(facts: DocumentFacts, sold: FlightsSold): TicketDocument {
  const { agency, businessZone } = facts;
  const { booking } = sold;
  const places = placesShown(booking);
  const travel = travelOf(sold, places);
  const listed = partsOf(places).travellers;
  const cancelled = cancelledFlights(booking, partsOf(places).items);
  const { agentId: _agentId, ...issuer } = agency;
  const nature = natureOfTicket(booking);
  const head = headOf(facts);
  return {
    ...head,
    ...travel,
    product: 'flight',
    travellers: travel.travellers.map((traveller, at) => ({ ...traveller, ...ofTicket(booking, listed[at] ?? at) })),
    flights: travel.flights.map((flight, at) => (cancelled[at] === true ? { ...flight, cancelled: true } : flight)),
    kind: 'ticket',
    nature,
    name: nature === 'ticket' ? 'e-ticket' : nature,
    status: booking.status,
    ...(booking.heldUntil !== undefined && { heldUntil: placeTimeAt(booking.heldUntil, businessZone) }),
    ...(booking.imported !== undefined && { imported: booking.imported }),
    issuer,
    price: { lines: customerLines(facts, schemeOf(facts) === 'rule-32-3'), total: booking.price.total },
    conditions: rulesShown(booking).map(({ origin, destination, carrier, family, steps, per }) => ({
      origin,
      destination,
      carrier,
      family,
      steps,
      per,
    })),
    code: machineText(head.transactionId, head.reference, travel.travellers, travel.flights),
  };
}

/** Of each flight in order, whether the airline does not fly its direction any more. */
function cancelledFlights({ itineraries, scheduleChange }: DocumentedFlights, listed: readonly number[]) {
  const gone = (at: number) =>
    scheduleChange?.changes.some(({ itinerary, now }) => itinerary === at && now === undefined) ?? false;
  return listed.flatMap((at) => (itineraries[at]?.segments ?? []).map(() => gone(at)));
}

function natureOfTicket({ tickets, status }: DocumentedFlights): TicketDocument['nature'] {
  if (tickets.length > 0) return 'ticket';
  return status === 'held' ? 'hold' : 'booking';
}

/** What a ticket says of a traveller beyond what every document does. */
function ofTicket(
  { travellers, tickets }: DocumentedFlights,
  index: number,
): Pick<DocumentTraveller, 'exchanges' | 'flyerNumbers' | 'wishes'> {
  const flyerNumbers = flyerNumbersOf(travellers[index]?.frequentFlyer);
  const wishes = wishesOf(travellers[index]);
  const exchanges = tickets.flatMap(({ traveller, number, inExchangeFor }) =>
    traveller === index && inExchangeFor !== undefined ? [{ number, inExchangeFor }] : [],
  );
  return {
    ...(flyerNumbers.length > 0 && { flyerNumbers }),
    ...(wishes.length > 0 && { wishes }),
    ...(exchanges.length > 0 && { exchanges }),
  };
}

function wishesOf(traveller: DocumentedFlights['travellers'][number] | undefined): readonly DocumentWish[] {
  const { mealPreference, seatPreference, specialAssistance } = traveller ?? {};
  const asked = { meal: mealPreference, seat: seatPreference, assistance: specialAssistance } as const;
  return (['meal', 'seat', 'assistance'] as const).flatMap((kind) => {
    const wish = asked[kind] ?? '';
    return wish === '' ? [] : [{ kind, wish }];
  });
}

/** A line each: booking and PNR, every ticket with its traveller, every flight as airlines write it. */
function machineText(
  transactionId: string,
  pnr: string,
  travellers: readonly DocumentTraveller[],
  flights: readonly DocumentFlight[],
): string {
  return [
    `${transactionId} ${pnr}`.trimEnd(),
    ...travellers.map(({ name, tickets }) => [name, ...tickets].join(' ')),
    ...flights.map(
      ({ carrier, flightNumber, origin, destination, departure }) =>
        `${carrier}${flightNumber} ${origin.code}${destination.code} ${formatDate(dateOfLocal(departure), 'DDMMMYY')} ${departure.slice(11).replace(':', '')}`,
    ),
  ].join('\n');
}
