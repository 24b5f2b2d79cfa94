/** Asking for what a person must answer about a bill. */
import type { BillRequestKind } from '#domain/billing/request.ts';
import type { RequestContent } from '#domain/booking/request/request.ts';
import type { AskRequest } from '../requests.ts';

export interface AskBillRequest extends RequestContent, Pick<AskRequest, 'requestId' | 'travellers'> {
  readonly product: 'billing';
  readonly kind: BillRequestKind;
}
