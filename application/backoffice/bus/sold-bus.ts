/** Buses, as booking must know them. */
import type { Unit } from '#domain/booking/booking.ts';
import { busTrip } from '#domain/bus/booking/trip-facts.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import { busInShort, busRules, leavesInPart } from '#domain/bus/booking/rules.ts';
import { type SoldByUnit, soldByUnit } from '#application/backoffice/booking/sale/sold-by-unit.ts';
import type { Amendable } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { BusTypes } from './bus-types.ts';

/** The outbox's kinds of its own mail and text messages. */
export const busNotices = { issued: 'bus-ticket', issuedText: 'bus-ticket-text', cancelled: 'bus-cancelled' } as const;

export function soldBus(sellers: Pick<SoldByUnit<BusTypes>, 'suppliers' | 'amendments'>) {
  return soldByUnit<BusTypes>({
    ...sellers,
    rules: busRules,
    order: (key, { supplierTotal: total, offer: { ride, blockKey, seats: blocked } }, { terms }) => {
      const { travellers, price, seats } = terms;
      return {
        key,
        blockKey,
        total,
        ride,
        seats,
        price,
        travellers: travellers.map(({ type, firstName, lastName }, at) => ({
          type,
          firstName,
          lastName,
          gender: blocked[at]?.gender ?? 'others',
        })),
      };
    },
    inShort: busInShort,
    trip: ({ offer: { ride, seats } }, { summary }) =>
      busTrip({
        total: summary.customerTotal,
        travellers: seats.length,
        startsOn: dateOfLocal(ride.boarding.at.local),
        policy: ride.policy,
      }),
    numbers: ({ ticket }) => (ticket === undefined ? [] : [ticket]),
    notices: busNotices,
    // Such an operator lets some seats of a ticket go only when a person asks it.
    hasRules: (booking: Amendable<BusTypes>, leaving: readonly Unit[]) =>
      booking.ride.partialCancellation || !leavesInPart(booking, leaving),
  });
}
