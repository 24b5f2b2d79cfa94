/** What people are asked about museum tickets: to cancel them where the museum cannot be asked. */
import { Effect } from 'effect';
import type { Unit } from '#domain/booking/booking.ts';
import { nameOf } from '#domain/booking/in-short.ts';
import type { RequestRules } from '#domain/booking/request/request-rules.ts';
import type { RequestContent, RequestedBooking, ServiceRequest } from '#domain/booking/request/request.ts';
import { hasUnit, unitsOf } from '#domain/booking/units.ts';
import { violation } from '#domain/rules/violation.ts';
import type { RequestedProduct } from '#application/backoffice/booking/request/requested-product.ts';
import type { AskRequest } from '#application/desk/requests.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { AmendableBooking } from '#application/backoffice/ports/booking/amendment-book.ts';
import { museumCancelling, museumInShort } from './museum-rules.ts';
import type { MuseumTypes } from './museum-types.ts';

interface OfVisits extends RequestContent {
  readonly product: 'holiday';
  readonly kind: 'cancel';
}

export interface AskVisits extends OfVisits, Pick<AskRequest, 'requestId' | 'travellers'> {
  readonly product: 'holiday';
  readonly kind: 'cancel';
}

export interface RequestedVisits extends RequestedBooking {
  readonly museums: readonly string[];
}

export interface MuseumRequest extends OfVisits, ServiceRequest {
  readonly product: 'holiday';
  readonly kind: 'cancel';
  readonly booking?: RequestedVisits;
}

const isMuseum = (request: ServiceRequest): request is MuseumRequest => request.product === 'holiday';
const museumsOf = (request: ServiceRequest) => (isMuseum(request) ? (request.booking?.museums ?? []) : []);

export const museumRequestRules: RequestRules = {
  product: 'holiday',
  kinds: { cancel: { way: 'settlement' } },
  party: () => undefined,
  startsOn: () => undefined,
  checkNames: () => [],
  units: (request) =>
    unitsOf({ items: museumsOf(request).length, travellers: request.booking?.travellers.length ?? 0 }),
  itemName: (request, item) => museumsOf(request)[item] ?? '',
};

export const requestedMuseum: RequestedProduct = {
  rules: museumRequestRules,
  wanted: () => Effect.fail(new Invalid({ violations: [violation('not-a-choice', 'kind')] })),
  units: (booking: AmendableBooking<MuseumTypes>) => museumCancelling.units(booking),
  checkWish: () => [],
  concern: ({ about }, booking: AmendableBooking<MuseumTypes>) => {
    const { reference, supplier, visits, travellers } = booking;
    const named: RequestedVisits = {
      ...(reference !== undefined && { reference }),
      supplier,
      museums: visits.map(({ museum }) => museum),
      travellers: travellers.map((traveller) => ({ name: nameOf(traveller), type: traveller.type })),
    };
    const { title, startsOn } = museumInShort(booking);
    return { booking: named, inShort: { title, startsOn, travellerCount: about?.travellers.length ?? 0 } };
  },
  priced: (booking, units: readonly Unit[], { charges }, known) => {
    const isWhole = charges === undefined ? known : units.every((unit) => hasUnit(charges, unit));
    return { booking, violations: isWhole ? [] : [violation('charges-needed', 'charges')] };
  },
};
