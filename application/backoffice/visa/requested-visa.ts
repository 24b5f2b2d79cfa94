/** What people are asked about visas: to give up what a mission refused, or what cannot be cancelled by quote. */
import { Effect } from 'effect';
import { nameOf } from '#domain/booking/in-short.ts';
import { titleOfVisa, unitsOfVisa, visaInShort } from '#domain/visa/booking.ts';
import { visaRequestRules, type RequestedVisa } from '#domain/visa/request.ts';
import { violation } from '#domain/rules/violation.ts';
import { Invalid } from '#application/desk/failures.ts';
import { pricedByCharges, type RequestedProduct } from '../booking/request/requested-product.ts';
import type { AmendableBooking } from '../ports/booking/amendment-book.ts';
import type { VisaTypes } from './visa-types.ts';

export const requestedVisa: RequestedProduct = {
  rules: visaRequestRules,
  wanted: () => Effect.fail(new Invalid({ violations: [violation('not-a-choice', 'kind')] })),
  units: (booking: AmendableBooking<VisaTypes>) => unitsOfVisa(booking),
  checkWish: () => [],
  concern: ({ about }, booking: AmendableBooking<VisaTypes>) => {
    const { reference, supplier, travellers } = booking;
    const named: RequestedVisa = {
      ...(reference !== undefined && { reference }),
      supplier,
      destination: titleOfVisa(booking),
      from: booking.from,
      to: booking.to,
      travellers: travellers.map((traveller) => ({ name: nameOf(traveller), type: traveller.type })),
    };
    const { title, startsOn } = visaInShort(booking);
    return { booking: named, inShort: { title, startsOn, travellerCount: about?.travellers.length ?? 0 } };
  },
  priced: pricedByCharges,
};
