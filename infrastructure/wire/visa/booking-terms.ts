/** A visa on the wire: the common booking, and what only visa says of one; and what people are asked about it. */
import type { AskRequest } from '#application/desk/requests.ts';
import type { BookingWish } from '#domain/booking/request/request.ts';
import type { VisaBooking } from '#domain/visa/booking.ts';
import type { VisaRequest } from '#domain/visa/request.ts';
import { bookingFields } from '../booking/common.ts';
import { askFields, plainRequest, requestedFields, wishFields } from '../booking/requests.ts';
import { date, oneOf, text } from '../form/leaves.ts';
import { at, list, maybe, record } from '../form/shape.ts';
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

export const visaRequest = plainRequest<VisaRequest>({
  product,
  kind,
  about: wish,
  booking: record<NonNullable<VisaRequest['booking']>>({
    ...requestedFields,
    destination: at('destination', text),
    from: at('from', date),
    to: at('to', date),
  }),
});
