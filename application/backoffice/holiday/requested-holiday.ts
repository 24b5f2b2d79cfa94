/** What people are asked about packages. */
import { Effect } from 'effect';
import { nameOf } from '#domain/booking/in-short.ts';
import { holidayInShort, holidayUnits, titleOf } from '#domain/holiday/booking/in-short.ts';
import { holidayRequestRules, type RequestedHoliday } from '#domain/holiday/request/request.ts';
import { violation } from '#domain/rules/violation.ts';
import { pricedByCharges, type RequestedProduct } from '#application/backoffice/booking/request/requested-product.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { AmendableBooking } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { HolidayTypes } from './holiday-types.ts';

type Holiday = AmendableBooking<HolidayTypes>;

export const requestedHoliday: RequestedProduct = {
  rules: holidayRequestRules,
  wanted: () => Effect.fail(new Invalid({ violations: [violation('not-a-choice', 'kind')] })),
  units: ({ trip }: Holiday) => holidayUnits(trip),
  checkWish: () => [],
  concern: (_asked, booking: Holiday) => {
    const { reference, supplier, trip, travellers } = booking;
    const named: RequestedHoliday = {
      ...(reference !== undefined && { reference }),
      supplier,
      title: titleOf(trip),
      operator: trip.operator.name,
      startsOn: trip.startsOn,
      endsOn: trip.endsOn,
      rooms: trip.rooms,
      travellers: travellers.map((traveller) => ({ name: nameOf(traveller), type: traveller.type })),
    };
    const { title, startsOn, travellerCount } = holidayInShort(booking);
    return { booking: named, inShort: { title, startsOn, travellerCount } };
  },
  priced: pricedByCharges,
};
