/** The e-ticket: flights, travellers with their ticket numbers, what was paid, and what changing or cancelling costs. */
import { formatDate } from '../time/stored-formats.ts';
import { dateOfLocal } from '../time/place-time.ts';
import { placesShown, rulesShown } from './aboard.ts';
import { chargesOf, closingLines } from './document-charges.ts';
import { type DocumentFacts, travelOf } from './document-travel.ts';
import { add, isZero } from '../money/money.ts';
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
  const { booking, agency, scheme } = facts;
  const travel = travelOf(facts, placesShown(booking));
  const { agentId: _agentId, ...issuer } = agency;
  return {
    ...travel,
    kind: 'ticket',
    status: booking.status,
    issuer,
    fare: { lines: customerLines(facts, scheme === 'rule-32-3'), total: booking.fare.total },
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

/** The customer's price in lines, the service charge with the tax on it as one of them or inside the fare. */
export function customerLines({ booking }: DocumentFacts, folded: boolean): readonly DocumentLine[] {
  const charges = chargesOf(booking.fare.breakdown);
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
    `${transactionId} ${pnr}`,
    ...travellers.map(({ name, tickets }) => [name, ...tickets].join(' ')),
    ...flights.map(
      ({ carrier, flightNumber, origin, destination, departure }) =>
        `${carrier}${flightNumber} ${origin.code}${destination.code} ${formatDate(dateOfLocal(departure), 'DDMMMYY')} ${departure.slice(11).replace(':', '')}`,
    ),
  ].join('\n');
}
