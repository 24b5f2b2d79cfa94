/** What people are asked about policies: to cancel them once they have begun, or where an insurer cannot be asked. */
import { Effect } from 'effect';
import { nameOf } from '#domain/booking/in-short.ts';
import { insuranceInShort, unitsOfCover } from '#domain/insurance/booking.ts';
import { insuranceRequestRules, type RequestedCover } from '#domain/insurance/request.ts';
import { violation } from '#domain/rules/violation.ts';
import { Invalid } from '#application/desk/failures.ts';
import { pricedByCharges, type RequestedProduct } from '../booking/request/requested-product.ts';
import type { AmendableBooking } from '../ports/booking/amendment-book.ts';
import type { InsuranceTypes } from './insurance-types.ts';

export const requestedInsurance: RequestedProduct = {
  rules: insuranceRequestRules,
  wanted: () => Effect.fail(new Invalid({ violations: [violation('not-a-choice', 'kind')] })),
  units: (booking: AmendableBooking<InsuranceTypes>) => unitsOfCover(booking),
  checkWish: () => [],
  concern: ({ about }, booking: AmendableBooking<InsuranceTypes>) => {
    const { reference, supplier, travellers, plan } = booking;
    const named: RequestedCover = {
      ...(reference !== undefined && { reference }),
      supplier,
      plan: plan.name,
      insurer: plan.insurer,
      from: booking.from,
      to: booking.to,
      travellers: travellers.map((traveller) => ({ name: nameOf(traveller), type: traveller.type })),
    };
    const { title, startsOn } = insuranceInShort(booking);
    return { booking: named, inShort: { title, startsOn, travellerCount: about?.travellers.length ?? 0 } };
  },
  priced: pricedByCharges,
};
