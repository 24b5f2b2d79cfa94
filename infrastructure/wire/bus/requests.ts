/** What a person must answer about buses: seats that the operator lets go only when a person asks it. */
import type { BusRequest, RequestedRide } from '#domain/bus/request/request.ts';
import { busRequestKinds } from '#domain/bus/request/request.ts';
import type { BookingWish } from '#domain/booking/request/request.ts';
import type { AskBusRequest } from '#application/desk/bus/requests.ts';
import {
  askFields,
  plainAnswer,
  requestedFields,
  requestedTravellerFields,
  requestFields,
  wishFields,
} from '../booking/requests.ts';
import { oneOf, text } from '../form/leaves.ts';
import { at, list, mapped, maybe, record } from '../form/shape.ts';

const product = at('product', oneOf(['bus'] as const));
const kind = at('kind', oneOf(busRequestKinds));
const wish = record<BookingWish>(wishFields);

export const askBusRequest = record<AskBusRequest>({ ...askFields, product, kind, about: maybe('about', wish) });

const booking = record<RequestedRide>({
  ...requestedFields,
  title: at('title', text),
  operator: at('operator', text),
  seats: at('seats', list(text)),
  travellers: at('travellers', list(record<RequestedRide['travellers'][number]>(requestedTravellerFields))),
});

/** How it is answered is known to both sides. */
export const busRequest = mapped(
  record<Omit<BusRequest, 'way'>>({
    ...requestFields,
    product,
    kind,
    about: maybe('about', wish),
    answer: maybe('answer', plainAnswer),
    booking: maybe('booking', booking),
  }),
  (request): BusRequest => ({ ...request, way: 'settlement' }),
  ({ way: _way, ...request }) => request,
);
