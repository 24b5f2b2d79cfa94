/** What people are asked about buses. */
import { Effect } from 'effect';
import { nameOf } from '#domain/booking/in-short.ts';
import { busInShort, busUnits, titleOf } from '#domain/bus/booking/rules.ts';
import { busRequestRules, type RequestedRide } from '#domain/bus/request/request.ts';
import { violation } from '#domain/rules/violation.ts';
import { pricedByCharges, type RequestedProduct } from '#application/backoffice/booking/request/requested-product.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { AmendableBooking } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { BusTypes } from './bus-types.ts';

export const requestedBus: RequestedProduct = {
  rules: busRequestRules,
  wanted: () => Effect.fail(new Invalid({ violations: [violation('not-a-choice', 'kind')] })),
  units: (booking: AmendableBooking<BusTypes>) => busUnits(booking),
  checkWish: () => [],
  concern: ({ about }, booking: AmendableBooking<BusTypes>) => {
    const { reference, supplier, ride, seats, travellers } = booking;
    const named: RequestedRide = {
      ...(reference !== undefined && { reference }),
      supplier,
      title: titleOf(ride),
      operator: ride.operator.name,
      seats: seats.map(({ seat }) => seat),
      travellers: travellers.map((traveller) => ({ name: nameOf(traveller), type: traveller.type })),
    };
    const { title, startsOn } = busInShort(booking);
    return {
      booking: named,
      inShort: { title, startsOn, travellerCount: about?.travellers.length ?? travellers.length },
    };
  },
  priced: pricedByCharges,
};
