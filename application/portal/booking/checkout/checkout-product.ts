/** What a product says of its checkout, and how far a checkout is. */
import type { Effect } from 'effect';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { Money } from '#domain/money/money.ts';
import type { JourneyFacts } from '#domain/people/traveller.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { CartContent } from '#application/desk/cart/products.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { ProductBooked, ProductQuote } from '#application/desk/sale.ts';
import type { SaleForm } from './sale-form.ts';

/** What a product says of its checkout. `Wanted`: what its BOOK takes, without the request id. */
export interface CheckoutProduct<Quote extends ProductQuote, Own, Wanted extends object> {
  /** Names what the tab keeps: 'busCheckout'. What another version kept is dropped. */
  readonly key: string;
  readonly version: number;
  /** What is wrong beside what every booking has. */
  check(form: SaleForm<Own>, quote: Quote, today: IsoDate): readonly Violation[];
  international(quote: Quote): boolean;
  /** What travellers are checked for, where they are to be saved for next time. */
  facts(quote: Quote): JourneyFacts;
  /** Called where nothing is wrong. */
  wanted(form: SaleForm<Own>, quote: Quote): Wanted;
  /** `form`: what was filled in so far, where a price goes by it. */
  quoteAgain(quote: Quote, form: SaleForm<Own>): Effect.Effect<Quote, DeskFailure>;
  /** What a cart keeps of it; absent of what is put into none. */
  inCart?(quote: Quote, booking: Wanted & { readonly requestId: string }): CartContent;
  book(request: Wanted & { readonly requestId: string }): Effect.Effect<ProductBooked, DeskFailure>;
  /** What was chosen may no longer be had, or costs something else. */
  onGone?(): void;
}

export interface SalePriceChange<Quote> {
  readonly from: Money;
  readonly to: Money;
  readonly quote: Quote;
}

export interface OpenSale<Quote, Own> {
  readonly kind: 'open';
  readonly quote: Quote;
  readonly form: SaleForm<Own>;
  /** The address that it was chosen at. */
  readonly backTo: string;
  /** Those of fields that were filled in and left; all of them once it was sent. */
  readonly violations: readonly Violation[];
  readonly checked: boolean;
  /** Counts the tries that violations stopped. */
  readonly stopped: number;
  readonly secondsLeft: number;
  readonly sending: boolean;
  /** A request was sent and no answer came: it must be sent again as it was, and nothing may be edited meanwhile. */
  readonly unanswered: boolean;
  /** Must be answered first. */
  readonly priceChange?: SalePriceChange<Quote> | undefined;
  readonly failure?: DeskFailure | undefined;
}

export type SaleState<Quote, Own> =
  | { readonly kind: 'none'; readonly backTo?: string | undefined }
  | OpenSale<Quote, Own>
  | {
      readonly kind: 'expired';
      readonly backTo: string;
      readonly renewing: boolean;
      readonly failure?: DeskFailure | undefined;
    }
  | { readonly kind: 'booked'; readonly transactionId: string; readonly status: BookingStatus };
