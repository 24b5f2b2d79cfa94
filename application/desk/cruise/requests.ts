/** Asking for what a person must answer about cruises. */
import type { CruiseRequestKind } from '#domain/cruise/request/request.ts';
import type { BookingWish, RequestContent } from '#domain/booking/request/request.ts';
import type { AskRequest } from '../requests.ts';

export interface AskCruiseRequest extends RequestContent, Pick<AskRequest, 'requestId' | 'travellers'> {
  readonly product: 'cruise';
  readonly kind: CruiseRequestKind;
  readonly about?: BookingWish;
}
