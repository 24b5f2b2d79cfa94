/** Museum tickets on the wire, beside the products that are sold. */
import type { AnyBooking } from '#application/desk/products.ts';
import type { AskFlightRequest } from '#application/desk/flight-requests.ts';
import type { BookingWish } from '#domain/booking/request/request.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import type { FlightRequest } from '#domain/flight/request/request.ts';
import type { PlaceTime } from '#domain/time/place-time.ts';
import { bookingFields } from '#infrastructure/wire/booking/common.ts';
import { askFields, requestedFields, plainRequest, wishFields } from '#infrastructure/wire/booking/requests.ts';
import { flightBooking } from '#infrastructure/wire/flight/booking-terms.ts';
import { askFlightRequest, flightRequest } from '#infrastructure/wire/flight/requests.ts';
import type { Codec } from '#infrastructure/wire/form/codec.ts';
import { localTime, oneOf, text, whole } from '#infrastructure/wire/form/leaves.ts';
import { at, codecOf, list, maybe, record, some } from '#infrastructure/wire/form/shape.ts';
import { appliedRule } from '#infrastructure/wire/price.ts';
import { byProduct, type WireProducts, wireProducts } from '#infrastructure/wire/products.ts';
import type { CancelGrid, MuseumBooking, Visit } from './museum-booking.ts';
import type { AskVisits, MuseumRequest } from './museum-request.ts';

const product = at('product', oneOf(['holiday'] as const));
const placeTime = record<PlaceTime>({ local: at('local', localTime), zone: at('zone', text) });

const visit = record<Visit>({
  museum: at('museum', text),
  city: at('city', text),
  opens: at('opens', placeTime),
  closes: at('closes', placeTime),
});

const grid = record<CancelGrid>({
  steps: at(
    'steps',
    list(record<CancelGrid['steps'][number]>({ hoursTo: at('hoursto', whole), percent: at('percent', whole) })),
  ),
  rule: at('rule', appliedRule),
});

export const museumBooking = record<MuseumBooking>({
  ...bookingFields,
  product,
  visits: at('visits', some(visit)),
  grid: at('grid', grid),
  entries: at('entries', list(text)),
});

const wish = record<BookingWish>(wishFields);

const askVisits = record<AskVisits>({
  ...askFields,
  product,
  kind: at('kind', oneOf(['cancel'])),
  about: maybe('about', wish),
});

const museumRequest = plainRequest<MuseumRequest>({
  product,
  kind: at('kind', oneOf(['cancel'])),
  about: wish,
  booking: record<NonNullable<MuseumRequest['booking']>>({ ...requestedFields, museums: at('museums', list(text)) }),
});

/** The products that are sold, and a museum's tickets. */
export const wireWithMuseum: WireProducts = {
  ...wireProducts,
  // Of the products that are sold there is a closed list, which a museum is not in.
  booking: byProduct<FlightBooking | MuseumBooking>({
    flight: codecOf(flightBooking),
    holiday: codecOf(museumBooking),
  }) as Codec<AnyBooking>,
  requests: {
    ...wireProducts.requests,
    ask: byProduct<AskFlightRequest | AskVisits>(
      { flight: codecOf(askFlightRequest), holiday: codecOf(askVisits) },
      'flight',
    ),
    request: byProduct<FlightRequest | MuseumRequest>(
      { flight: codecOf(flightRequest), holiday: codecOf(museumRequest) },
      'flight',
    ),
  },
};
