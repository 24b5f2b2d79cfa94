/** Asking for what a person must answer about packages. */
import type { HolidayRequestKind } from '#domain/holiday/request/request.ts';
import type { RequestContent } from '#domain/booking/request/request.ts';
import type { AskRequest } from '../requests.ts';

export interface AskHolidayRequest extends RequestContent, Pick<AskRequest, 'requestId' | 'travellers'> {
  readonly product: 'holiday';
  readonly kind: HolidayRequestKind;
}
