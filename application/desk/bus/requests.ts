/** Asking for what a person must answer about buses. */
import type { BusRequestKind } from '#domain/bus/request/request.ts';
import type { RequestContent } from '#domain/booking/request/request.ts';
import type { AskRequest } from '../requests.ts';

export interface AskBusRequest extends RequestContent, Pick<AskRequest, 'requestId' | 'travellers'> {
  readonly product: 'bus';
  readonly kind: BusRequestKind;
}
