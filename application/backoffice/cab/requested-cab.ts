/** What people are asked about cabs. */
import { Effect } from 'effect';
import { nameOf } from '#domain/booking/in-short.ts';
import { cabInShort, cabUnits, titleOf } from '#domain/cab/booking/rules.ts';
import { cabRequestRules, type RequestedCab } from '#domain/cab/request/request.ts';
import { violation } from '#domain/rules/violation.ts';
import { pricedByCharges, type RequestedProduct } from '#application/backoffice/booking/request/requested-product.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { AmendableBooking } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { CabTypes } from './cab-types.ts';

export const requestedCab: RequestedProduct = {
  rules: cabRequestRules,
  wanted: () => Effect.fail(new Invalid({ violations: [violation('not-a-choice', 'kind')] })),
  units: cabUnits,
  checkWish: () => [],
  concern: (_asked, booking: AmendableBooking<CabTypes>) => {
    const { reference, supplier, ride, travellers } = booking;
    const named: RequestedCab = {
      ...(reference !== undefined && { reference }),
      supplier,
      title: titleOf(ride),
      operator: ride.operator.name,
      car: ride.car.model,
      travellers: travellers.map((traveller) => ({ name: nameOf(traveller), type: traveller.type })),
    };
    const { title, startsOn, travellerCount } = cabInShort(booking);
    return { booking: named, inShort: { title, startsOn, travellerCount } };
  },
  priced: pricedByCharges,
};
