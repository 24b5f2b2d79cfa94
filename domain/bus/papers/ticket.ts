/** The ticket as data: where and when to board, who sits where, what was paid, what giving a seat up costs. */
import { customerLines } from '../../booking/papers/charges.ts';
import type { ProductPaper } from '../../booking/papers/documents.ts';
import { type DocumentFacts, fullName, headOf } from '../../booking/papers/facts.ts';
import { isMissed, partsOf, stands, unitsShown } from '../../booking/units.ts';
import type { ShownId } from '../../people/identity.ts';
import type { PlaceTime } from '../../time/place-time.ts';
import { placeTimeAt } from '../../time/place-time.ts';
import type { BusRide, DocumentedRide } from '../booking/bus-booking.ts';
import { busUnits, leaves } from '../booking/rules.ts';
import { datedPolicy, type PolicyCharge } from '../trip/policy.ts';
import type { BookedSeat } from '../booking/bus-booking.ts';

export interface TicketPassenger extends BookedSeat {
  readonly name: string;
  /** Given up, or not used. */
  readonly gone?: 'cancelled' | 'missed';
}

export interface BusTicket extends ProductPaper {
  readonly product: 'bus';
  /** Empty before it is issued. */
  readonly ticket: string;
  readonly ride: BusRide;
  readonly passengers: readonly TicketPassenger[];
  readonly shownId?: ShownId;
  readonly conditions: readonly { readonly until: PlaceTime; readonly charge: PolicyCharge }[];
}

export function busTicket(facts: DocumentFacts, booking: DocumentedRide): BusTicket {
  const { agentId: _agentId, ...issuer } = facts.agency;
  const { ride, seats, travellers, ticket = '', status, shownId } = booking;
  const { travellers: listed } = partsOf(unitsShown(booking, busUnits(booking)));
  const head = headOf(facts);
  const passengers = travellers.flatMap((traveller, at): readonly TicketPassenger[] => {
    const seat = seats[at];
    const unit = { traveller: at, item: 0 };
    if (seat === undefined || !listed.includes(at)) return [];
    const gone = stands(booking, unit) ? undefined : isMissed(booking, unit) ? 'missed' : 'cancelled';
    return [{ ...seat, name: fullName(traveller), ...(gone && { gone }) }];
  });
  return {
    ...head,
    product: 'bus',
    kind: 'ticket',
    name: ticket === '' ? 'booking' : 'bus-ticket',
    status,
    issuer,
    ticket,
    ride,
    passengers,
    ...(shownId && { shownId }),
    price: { lines: customerLines(facts, false), total: booking.price.total },
    conditions: datedPolicy(ride.policy, leaves(booking)).map(({ until, charge }) => ({
      until: placeTimeAt(until, ride.departure.zone),
      charge,
    })),
    code: [
      `${head.transactionId} ${head.reference} ${ticket}`.trim(),
      `${ride.tripId} ${ride.boarding.at.local}`,
      ...passengers.map(({ seat, name }) => `${seat} ${name}`),
    ].join('\n'),
  };
}
