/** What a person must answer about cabs: to cancel where the operator takes no answer from here. */
import type { CabRequest, RequestedCab } from '#domain/cab/request/request.ts';
import { cabRequestKinds } from '#domain/cab/request/request.ts';
import type { BookingWish } from '#domain/booking/request/request.ts';
import type { AskCabRequest } from '#application/desk/cab/requests.ts';
import { askFields, plainRequest, requestedFields, wishFields } from '../booking/requests.ts';
import { oneOf, text } from '../form/leaves.ts';
import { at, maybe, record } from '../form/shape.ts';

const product = at('product', oneOf(['cab'] as const));
const kind = at('kind', oneOf(cabRequestKinds));
const wish = record<BookingWish>(wishFields);

export const askCabRequest = record<AskCabRequest>({ ...askFields, product, kind, about: maybe('about', wish) });

const booking = record<RequestedCab>({
  ...requestedFields,
  title: at('title', text),
  operator: at('operator', text),
  car: at('car', text),
});

export const cabRequest = plainRequest<CabRequest>({ product, kind, about: wish, booking });
