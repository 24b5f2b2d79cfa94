/** The ticket, or the paper of a booking that has none: flights, travellers with their ticket numbers, what was paid, and what changing or cancelling costs. */
import { formatDate } from '../../time/stored-formats.ts';
import { flyerNumbersOf } from '../../people/frequent-flyer.ts';
import { dateOfLocal, placeTimeAt } from '../../time/place-time.ts';
import { partsOf } from '../units.ts';
import { placesShown, rulesShown } from '../../flight/booking/aboard.ts';
import { chargesOf, closingLines } from './charges.ts';
import { type DocumentedBooking, type DocumentFacts, travelOf } from './travel.ts';
import { add, isZero } from '../../money/money.ts';
import {
  type DocumentFlight,
  type DocumentLine,
  type DocumentTraveller,
  foldedIn,
  type TicketDocument,
} from './documents.ts';

/**
 * The ticket of a booking. Amounts are the customer's. What the agency adds is one service charge, or, where the agency is
 * taxed by Rule 32(3) and so names no fee, part of the fare.
 */
export function ticketDocument(facts: DocumentFacts): TicketDocument {
  const { booking, agency, scheme, businessZone } = facts;
  const places = placesShown(booking);
  const travel = travelOf(facts, places);
  const listed = partsOf(places).travellers;
  const cancelled = cancelledFlights(booking, partsOf(places).items);
  const { agentId: _agentId, ...issuer } = agency;
  return {
    ...travel,
    travellers: travel.travellers.map((traveller, at) => ({ ...traveller, ...ofTicket(booking, listed[at] ?? at) })),
    flights: travel.flights.map((flight, at) => (cancelled[at] === true ? { ...flight, cancelled: true } : flight)),
    kind: 'ticket',
    nature: natureOfTicket(booking),
    status: booking.status,
    ...(booking.heldUntil !== undefined && { heldUntil: placeTimeAt(booking.heldUntil, businessZone) }),
    ...(booking.imported !== undefined && { imported: booking.imported }),
    issuer,
    fare: { lines: customerLines(facts, scheme === 'rule-32-3'), total: booking.price.total },
    rules: rulesShown(booking).map(({ origin, destination, carrier, family, steps, per }) => ({
      origin,
      destination,
      carrier,
      family,
      steps,
      per,
    })),
    code: machineText(travel.transactionId, travel.pnr, travel.travellers, travel.flights),
  };
}

/** Of each flight in order, whether the airline does not fly its direction any more. */
function cancelledFlights({ itineraries, scheduleChange }: DocumentedBooking, listed: readonly number[]) {
  const gone = (at: number) =>
    scheduleChange?.changes.some(({ itinerary, now }) => itinerary === at && now === undefined) ?? false;
  return listed.flatMap((at) => (itineraries[at]?.segments ?? []).map(() => gone(at)));
}

function natureOfTicket({ tickets, status }: DocumentedBooking): TicketDocument['nature'] {
  if (tickets.length > 0) return 'ticket';
  return status === 'held' ? 'hold' : 'booking';
}

/** What a ticket says of a traveller beyond what every document does. */
function ofTicket(
  { travellers, tickets }: DocumentedBooking,
  index: number,
): Pick<DocumentTraveller, 'exchanges' | 'flyerNumbers'> {
  const flyerNumbers = flyerNumbersOf(travellers[index]?.frequentFlyer);
  const exchanges = tickets.flatMap(({ traveller, number, inExchangeFor }) =>
    traveller === index && inExchangeFor !== undefined ? [{ number, inExchangeFor }] : [],
  );
  return {
    ...(flyerNumbers.length > 0 && { flyerNumbers }),
    ...(exchanges.length > 0 && { exchanges }),
  };
}

/** The customer's price in lines, the service charge with the tax on it as one of them or inside the fare. */
export function customerLines({ booking }: DocumentFacts, folded: boolean): readonly DocumentLine[] {
  const charges = chargesOf(booking.price.breakdown);
  const { airline, service, serviceTax } = charges;
  const amount = add(service, serviceTax);
  const lines: readonly DocumentLine[] = isZero(amount)
    ? airline
    : [...airline, { label: 'service-charge', amount, sac: '9985' }];
  return [...(folded && !isZero(amount) ? foldedIn(lines) : lines), ...closingLines(charges)];
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
