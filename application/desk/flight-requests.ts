/** Asking for what a person must answer about flights. */
import type { askedKinds, FlightRequestContent } from '#domain/flight/request/request.ts';
import type { AskRequest } from './requests.ts';

export interface AskFlightRequest extends FlightRequestContent, Pick<AskRequest, 'requestId' | 'travellers'> {
  readonly product: 'flight';
  readonly kind: (typeof askedKinds)[number];
}
