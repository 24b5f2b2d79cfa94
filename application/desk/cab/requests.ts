/** Asking for what a person must answer about cabs. */
import type { CabRequestKind } from '#domain/cab/request/request.ts';
import type { RequestContent } from '#domain/booking/request/request.ts';
import type { AskRequest } from '../requests.ts';

export interface AskCabRequest extends RequestContent, Pick<AskRequest, 'requestId' | 'travellers'> {
  readonly product: 'cab';
  readonly kind: CabRequestKind;
}
