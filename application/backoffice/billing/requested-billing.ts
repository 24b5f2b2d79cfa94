/** What people are asked about bills. */
import { Effect } from 'effect';
import { billInShort, billUnits } from '#domain/billing/booking.ts';
import { billRequestRules, type RequestedBill } from '#domain/billing/request.ts';
import { nameOf } from '#domain/booking/in-short.ts';
import { violation } from '#domain/rules/violation.ts';
import { pricedByCharges, type RequestedProduct } from '#application/backoffice/booking/request/requested-product.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { AmendableBooking } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { BillingTypes } from './billing-types.ts';

export const requestedBilling: RequestedProduct = {
  rules: billRequestRules,
  wanted: () => Effect.fail(new Invalid({ violations: [violation('not-a-choice', 'kind')] })),
  units: billUnits,
  checkWish: () => [],
  concern: (_asked, booking: AmendableBooking<BillingTypes>) => {
    const { reference, supplier, bill, travellers } = booking;
    const { title, startsOn, travellerCount } = billInShort(booking);
    const named: RequestedBill = {
      ...(reference !== undefined && { reference }),
      supplier,
      title,
      boughtOf: bill.supplier,
      confirmation: bill.confirmation,
      travellers: travellers.map((traveller) => ({ name: nameOf(traveller), type: traveller.type })),
    };
    return { booking: named, inShort: { title, startsOn, travellerCount } };
  },
  priced: pricedByCharges,
};
