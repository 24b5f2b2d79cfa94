/** What a person must answer about packages: to cancel where the operator takes no answer from here. */
import { type HolidayRequest, holidayRequestKinds, type RequestedHoliday } from '#domain/holiday/request/request.ts';
import type { BookingWish } from '#domain/booking/request/request.ts';
import type { AskHolidayRequest } from '#application/desk/holiday/requests.ts';
import { askFields, plainRequest, requestedFields, wishFields } from '../booking/requests.ts';
import { date, oneOf, text } from '../form/leaves.ts';
import { at, list, maybe, record } from '../form/shape.ts';
import { roomParty } from './trip.ts';

const product = at('product', oneOf(['holiday'] as const));
const kind = at('kind', oneOf(holidayRequestKinds));
const wish = record<BookingWish>(wishFields);

export const askHolidayRequest = record<AskHolidayRequest>({
  ...askFields,
  product,
  kind,
  about: maybe('about', wish),
});

const booking = record<RequestedHoliday>({
  ...requestedFields,
  title: at('title', text),
  operator: at('operator', text),
  startsOn: at('startson', date),
  endsOn: at('endson', date),
  rooms: at('rooms', list(roomParty)),
});

export const holidayRequest = plainRequest<HolidayRequest>({ product, kind, about: wish, booking });
