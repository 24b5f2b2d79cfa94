/** Cancelling flights: what has left is not cancelled, and who did not fly is only reported then. */
import { mayBeAmended } from '#domain/booking/amendment.ts';
import type { Unit } from '#domain/booking/booking.ts';
import { partsOf } from '#domain/booking/units.ts';
import { placesLeft } from '#domain/flight/booking/aboard.ts';
import { actsOf } from '#domain/flight/booking/acts.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { hasLeftAt } from '#domain/flight/change/flown-part.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import type { CancelRules } from '#application/portal/booking/cancel/cancel-rules.ts';

export type CancelFlightDesk = Pick<FlightDesk, 'noShowQuote' | 'scheduleRefundQuote'>;

export function flightCancelRules(desk: CancelFlightDesk): CancelRules<FlightBooking> {
  return {
    mayCancel: (booking, reason, now) =>
      reason === 'airline'
        ? mayBeAmended('schedule-change', booking.status) && booking.scheduleChange !== undefined
        : actsOf(booking, now).includes(reason === 'no-show' ? 'no-show' : 'cancel'),
    firstChoice: (booking, reason, now) => {
      const hasLeft = ({ item }: Unit) => hasLeftAt(booking, item, now);
      const left = placesLeft(booking);
      // Nobody yet, on the flights that have left last; otherwise all that has not departed.
      return reason === 'no-show'
        ? { travellers: [], items: partsOf(left.filter(hasLeft)).items.slice(-1) }
        : partsOf(left.filter((place) => !hasLeft(place)));
    },
    quoteOther: (reason, { transactionId, travellers, items }) =>
      reason === 'airline'
        ? desk.scheduleRefundQuote({ transactionId })
        : desk.noShowQuote({ transactionId, travellers, items }),
  };
}
