/** What rooms bring to the books of all bookings. */
import type { HotelBooking, HotelTerms } from '#domain/hotel/booking/hotel-booking.ts';
import type { CancelPolicy } from '#domain/hotel/cancel/policy.ts';
import type { GuestPapers } from '#domain/hotel/quote/quote.ts';
import type { PayableThere } from '#domain/hotel/search/found.ts';
import type { RoomParty } from '#domain/hotel/search/request.ts';
import type { Board, Room } from '#domain/hotel/stay/hotel.ts';
import type { HoldLimit } from '#domain/booking/hold/limit.ts';
import type { UnitTypes } from '#application/backoffice/booking/sale/sold-by-unit.ts';
import type { KeptSaleQuote } from '#application/backoffice/ports/booking/product-quotes.ts';
import type { HotelIssued, HotelOrder } from '#application/backoffice/ports/hotel/hotel-supplier.ts';
import type { CommonAmended, CommonAmendment } from '#application/backoffice/ports/supplier.ts';

export interface OfferedRoom {
  readonly rateKey: string;
  readonly room: Room;
  readonly party: RoomParty;
  readonly board: Board;
  readonly policy: CancelPolicy;
  readonly payableThere: readonly PayableThere[];
  readonly onRequest?: true;
}

/** What of a quote is of hotels alone. */
export interface OfferedStay extends Pick<HotelTerms, 'hotel' | 'checkIn' | 'checkOut' | 'nationality'> {
  readonly rooms: readonly [OfferedRoom, ...OfferedRoom[]];
  readonly papers: GuestPapers;
  /** It is in another country than it is sold from. */
  readonly international: boolean;
  readonly hold?: HoldLimit;
}

export type HotelQuoteKept = KeptSaleQuote<OfferedStay>;

export type KeptStay = Pick<HotelBooking, 'travellers' | 'contact' | 'gst' | 'parameters' | 'price' | keyof HotelTerms>;

export interface HotelTypes extends UnitTypes<OfferedStay> {
  readonly booking: HotelBooking;
  readonly terms: KeptStay;
  readonly quote: HotelQuoteKept;
  readonly order: HotelOrder;
  readonly issued: HotelIssued;
  readonly plan: { readonly asks: CommonAmendment };
  readonly amended: CommonAmended<HotelIssued>;
  readonly becomes: CommonAmended<HotelIssued>;
}
