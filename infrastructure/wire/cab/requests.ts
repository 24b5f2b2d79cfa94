/** What a person must answer about cabs: to cancel where the operator takes no answer from here. */
import type { CabRequest, RequestedCab } from '#domain/cab/request/request.ts';
import { cabRequestKinds } from '#domain/cab/request/request.ts';
import type { BookingWish } from '#domain/booking/request/request.ts';
import type { AskCabRequest } from '#application/desk/cab/requests.ts';
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

const product = at('product', oneOf(['cab'] as const));
const kind = at('kind', oneOf(cabRequestKinds));
const wish = record<BookingWish>(wishFields);

export const askCabRequest = record<AskCabRequest>({ ...askFields, product, kind, about: maybe('about', wish) });

const booking = record<RequestedCab>({
  ...requestedFields,
  title: at('title', text),
  operator: at('operator', text),
  car: at('car', text),
  travellers: at('travellers', list(record<RequestedCab['travellers'][number]>(requestedTravellerFields))),
});

/** How it is answered is known to both sides. */
export const cabRequest = mapped(
  record<Omit<CabRequest, 'way'>>({
    ...requestFields,
    product,
    kind,
    about: maybe('about', wish),
    answer: maybe('answer', plainAnswer),
    booking: maybe('booking', booking),
  }),
  (request): CabRequest => ({ ...request, way: 'settlement' }),
  ({ way: _way, ...request }) => request,
);
