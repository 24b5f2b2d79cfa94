/** What a company's travellers have under way, and what is to be done next on each. */
import type { InShort, Product } from '#domain/booking/booking.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { RequestKind, RequestState } from '#domain/booking/request/request.ts';
import type { ApprovalState } from '#domain/corporate/approval.ts';
import type { TripBox, TripStanding } from '#domain/corporate/trip-queue.ts';
import type { Money } from '#domain/money/money.ts';
import type { Paged } from '#domain/rules/paged.ts';
import type { Answer } from '../answer.ts';

export const tripKinds = ['booking', 'approval', 'request'] as const;
export type TripKind = (typeof tripKinds)[number];

export interface TripShown extends TripStanding, Omit<InShort, 'mark' | 'leadTraveller'> {
  readonly kind: TripKind;
  /** Of the booking, the approval, or the request. */
  readonly id: string;
  readonly product: Product;
  /** Of what is booked, or waits for approval. */
  readonly mark?: string;
  readonly leadTraveller?: string;
  /** What the customer pays. */
  readonly total?: Money;
  /** Who booked, or asked. */
  readonly person: string;
  /** By its kind, one of these. */
  readonly status?: BookingStatus;
  readonly approvalState?: ApprovalState;
  readonly requestState?: RequestState;
  readonly requestKind?: RequestKind;
}

export interface TripsPage extends Paged {
  /** The most urgent first; of what is past the latest. */
  readonly trips: readonly TripShown[];
  readonly counts: Readonly<Record<TripBox, number>>;
  /** There are more under way than are looked at. */
  readonly cut: boolean;
}

export interface TripDesk {
  /**
   * Of the traveller at the desk; for an agency's own people of all travellers of the companies that it looks after. Everything but
   * what is past where `box` is absent.
   */
  readonly trips: (asked: { readonly box?: TripBox; readonly page: number }) => Answer<TripsPage>;
}
