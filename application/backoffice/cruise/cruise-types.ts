/** What cruises bring to the books of all bookings. */
import type { CruiseBooking, CruiseIssued, CruiseTerms, SharedCabin } from '#domain/cruise/booking/cruise-booking.ts';
import type { HoldLimit } from '#domain/booking/hold/limit.ts';
import type { UnitTypes } from '#application/backoffice/booking/sale/sold-by-unit.ts';
import type { CruiseOrder } from '#application/backoffice/ports/cruise/cruise-supplier.ts';
import type { CommonAmendment } from '#application/backoffice/ports/supplier.ts';

/** What of a quote is only cruises'. */
export interface CruiseQuoted extends Pick<CruiseTerms, 'sailing' | 'gratuities' | 'lineTerms'> {
  readonly cabins: readonly [SharedCabin, ...SharedCabin[]];
  /** It calls at another country than it is sold in. */
  readonly international: boolean;
  /** Something of the fare comes back now. */
  readonly isRefundable: boolean;
  readonly hold?: HoldLimit;
}

export interface CruiseTypes extends UnitTypes<CruiseQuoted> {
  readonly booking: CruiseBooking;
  readonly terms: Pick<CruiseBooking, 'travellers' | 'contact' | 'gst' | 'parameters' | 'price' | keyof CruiseTerms>;
  readonly order: CruiseOrder;
  readonly issued: CruiseIssued;
  readonly plan: { readonly asks: CommonAmendment };
  readonly amended: object;
  readonly becomes: object;
}
