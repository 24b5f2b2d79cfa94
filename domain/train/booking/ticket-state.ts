/** State of a whole ticket by the standing of its passengers: what its heading says beside the booking's status. */
import type { Booking } from '../../booking/booking.ts';
import { isListed } from '../../booking/units.ts';
import type { TrainIssued } from './train-booking.ts';

/**
 * confirmed: everybody has a berth. part-rac: some share one. rac: all do. part-waiting: some are on the list. waiting: all are. none:
 * nobody travels any more, or nothing is issued.
 */
export const ticketStates = ['confirmed', 'part-rac', 'rac', 'part-waiting', 'waiting', 'none'] as const;
export type TicketState = (typeof ticketStates)[number];

/** Children without a berth stand as those whom they travel with. */
export function ticketState(booking: Pick<TrainIssued, 'standings'> & Pick<Booking, 'gone'>): TicketState {
  const kinds = booking.standings.flatMap(({ current: { kind } }, traveller) =>
    kind === 'no-berth' || kind === 'cancelled' || !isListed(booking, { traveller, item: 0 }) ? [] : [kind],
  );
  if (kinds.length === 0) return 'none';
  const whole = (wanted: (typeof kinds)[number]) => kinds.every((kind) => kind === wanted);
  if (whole('confirmed')) return 'confirmed';
  if (kinds.includes('waiting')) return whole('waiting') ? 'waiting' : 'part-waiting';
  return whole('rac') ? 'rac' : 'part-rac';
}
