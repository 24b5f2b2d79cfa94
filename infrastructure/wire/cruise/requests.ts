/** What a person must answer about cruises: to cancel where the line takes no answer from here. */
import type { CruiseRequest, RequestedCruise } from '#domain/cruise/request/request.ts';
import { cruiseRequestKinds } from '#domain/cruise/request/request.ts';
import type { BookingWish } from '#domain/booking/request/request.ts';
import type { AskCruiseRequest } from '#application/desk/cruise/requests.ts';
import { askFields, plainRequest, requestedFields, wishFields } from '../booking/requests.ts';
import { date, oneOf, text } from '../form/leaves.ts';
import { at, maybe, record, some } from '../form/shape.ts';
import { sharedCabin } from './sailing.ts';

const product = at('product', oneOf(['cruise'] as const));
const kind = at('kind', oneOf(cruiseRequestKinds));
const wish = record<BookingWish>(wishFields);

export const askCruiseRequest = record<AskCruiseRequest>({ ...askFields, product, kind, about: maybe('about', wish) });

const booking = record<RequestedCruise>({
  ...requestedFields,
  title: at('title', text),
  line: at('line', text),
  departs: at('departs', date),
  cabins: at('cabins', some(sharedCabin)),
});

export const cruiseRequest = plainRequest<CruiseRequest>({ product, kind, about: wish, booking });
