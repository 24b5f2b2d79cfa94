/** Asking for what a person must answer about trains. */
import type { askedOfTrains } from '#domain/train/request/request.ts';
import type { RequestContent } from '#domain/booking/request/request.ts';
import type { AskRequest } from '../requests.ts';

export interface AskTrainRequest extends RequestContent, Pick<AskRequest, 'requestId' | 'travellers'> {
  readonly product: 'train';
  readonly kind: (typeof askedOfTrains)[number];
}
