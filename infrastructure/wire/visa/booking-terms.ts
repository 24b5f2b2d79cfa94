/** A visa on the wire: the common booking, and what only visa says of one; and what people are asked about it. */
import type { AskRequest } from '#application/desk/requests.ts';
import type { BookingWish, RequestedBooking } from '#domain/booking/request/request.ts';
import type { VisaBooking } from '#domain/visa/booking.ts';
import type { VisaRequest } from '#domain/visa/request.ts';
import { bookingFields } from '../booking/common.ts';
import {
  askFields,
  plainAnswer,
  requestedFields,
  requestedTravellerFields,
  requestFields,
  wishFields,
} from '../booking/requests.ts';
import { date, oneOf, text } from '../form/leaves.ts';
import { at, list, mapped, maybe, record } from '../form/shape.ts';
import { caseFields, profiles, visa } from './visa.ts';

const product = at('product', oneOf(['visa'] as const));
const kind = at('kind', oneOf(['cancel'] as const));

export const visaBooking = record<VisaBooking>({
  ...bookingFields,
  product,
  ...caseFields,
  visa: at('visa', visa),
  profiles: at('profiles', profiles),
  applications: at('applications', list(text)),
});

export interface AskVisa extends AskRequest {
  readonly product: 'visa';
  readonly kind: 'cancel';
}

const wish = record<BookingWish>(wishFields);

export const askVisa = record<AskVisa>({ ...askFields, product, kind, about: maybe('about', wish) });

export const visaRequest = mapped(
  record<Omit<VisaRequest, 'way'>>({
    ...requestFields,
    product,
    kind,
    about: maybe('about', wish),
    answer: maybe('answer', plainAnswer),
    booking: maybe(
      'booking',
      record<NonNullable<VisaRequest['booking']>>({
        ...requestedFields,
        destination: at('destination', text),
        from: at('from', date),
        to: at('to', date),
        travellers: at('travellers', list(record<RequestedBooking['travellers'][number]>(requestedTravellerFields))),
      }),
    ),
  }),
  (request): VisaRequest => ({ ...request, way: 'settlement' }),
  ({ way: _way, ...request }) => request,
);
