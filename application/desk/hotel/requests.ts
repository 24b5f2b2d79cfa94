/** Asking for what a person must answer about rooms. */
import type { HotelRequestContent } from '#domain/hotel/request/request.ts';
import type { AskRequest } from '../requests.ts';

export interface AskHotelRequest extends HotelRequestContent, Pick<AskRequest, 'requestId' | 'travellers'> {
  readonly product: 'hotel';
  readonly kind: HotelRequestContent['kind'];
}
