/** Of cancelling flights, what their rules alone do not say. */
import { isByRequest } from '#domain/flight/booking/acts.ts';
import { isSameUnit } from '#domain/booking/units.ts';
import { sourcesUnder } from '#domain/flight/fare/rule-sources.ts';
import { sum } from '#domain/money/money.ts';
import type { SoldCancelling } from '#application/backoffice/booking/sold-product.ts';
import type { FlightTypes } from '#application/backoffice/ports/flight/flight-books.ts';

export const soldFlightCancelling: SoldCancelling<FlightTypes> = {
  // What was taken over, or changed manually, has no fare rules here.
  hasRules: (booking) => !isByRequest(booking),
  isChanged: ({ scheduleChange }) => scheduleChange !== undefined,
  paidForServices: ({ ssr, price }, places) => {
    const paid = ssr.filter(
      ({ traveller, place, status }) =>
        (status === 'confirmed' || status === 'requested') &&
        places.some((each) => isSameUnit(each, { traveller, item: place.itinerary })),
    );
    return sum(
      price.total.currency,
      paid.map((each) => each.price),
    );
  },
  sources: sourcesUnder,
};
