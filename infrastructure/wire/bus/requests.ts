/** What a person must answer about buses: seats that the operator lets go only when a person asks it. */
import type { BusRequest, RequestedRide } from '#domain/bus/request/request.ts';
import { busRequestKinds } from '#domain/bus/request/request.ts';
import type { BookingWish } from '#domain/booking/request/request.ts';
import type { AskBusRequest } from '#application/desk/bus/requests.ts';
import { askFields, plainRequest, requestedFields, wishFields } from '../booking/requests.ts';
import { oneOf, text } from '../form/leaves.ts';
import { at, list, maybe, record } from '../form/shape.ts';

const product = at('product', oneOf(['bus'] as const));
const kind = at('kind', oneOf(busRequestKinds));
const wish = record<BookingWish>(wishFields);

export const askBusRequest = record<AskBusRequest>({ ...askFields, product, kind, about: maybe('about', wish) });

const booking = record<RequestedRide>({
  ...requestedFields,
  title: at('title', text),
  operator: at('operator', text),
  seats: at('seats', list(text)),
});

export const busRequest = plainRequest<BusRequest>({ product, kind, about: wish, booking });
