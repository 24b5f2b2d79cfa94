/** What people are asked about cruises. */
import { Effect } from 'effect';
import { nameOf } from '#domain/booking/in-short.ts';
import type { BookingWish } from '#domain/booking/request/request.ts';
import { cabinUnits, cruiseInShort } from '#domain/cruise/booking/in-short.ts';
import { checkCruiseWish, cruiseRequestRules, type RequestedCruise } from '#domain/cruise/request/request.ts';
import { violation } from '#domain/rules/violation.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { pricedByCharges, type RequestedProduct } from '#application/backoffice/booking/request/requested-product.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { AmendableBooking } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { CruiseTypes } from './cruise-types.ts';

type Cruise = AmendableBooking<CruiseTypes>;

/** Only what cruises have of a request comes here. */
const aboutOf = (asked: object) => (asked as { readonly about?: BookingWish }).about;

export const requestedCruise: RequestedProduct = {
  rules: cruiseRequestRules,
  wanted: () => Effect.fail(new Invalid({ violations: [violation('not-a-choice', 'kind')] })),
  units: (booking: Cruise) => cabinUnits(booking),
  checkWish: (asked, { sailing }: Cruise, now) => [
    ...checkCruiseWish(aboutOf(asked)),
    ...(toInstant(sailing.departs) <= now ? [violation('place-flown', 'about.items')] : []),
  ],
  concern: (asked, booking: Cruise) => {
    const { reference, supplier, sailing, cabins, travellers } = booking;
    const { title, startsOn } = cruiseInShort(booking);
    const [first, ...others] = cabins.map(({ guests: _guests, ...cabin }) => cabin);
    if (first === undefined) throw new Error('A cruise without a cabin');
    const named: RequestedCruise = {
      ...(reference !== undefined && { reference }),
      supplier,
      title,
      line: sailing.ship.line,
      departs: startsOn,
      cabins: [first, ...others],
      travellers: travellers.map((traveller) => ({ name: nameOf(traveller), type: traveller.type })),
    };
    return {
      booking: named,
      inShort: { title, startsOn, travellerCount: aboutOf(asked)?.travellers.length ?? travellers.length },
    };
  },
  priced: pricedByCharges,
};
