/** What the booking page is shown of a booking in progress. */
import type { Finding } from '#domain/booking/findings.ts';
import type { Price } from '#domain/price/price.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { Loadable } from '#application/portal/loadable.ts';
import type { CheckoutForm, CheckoutStep } from './form.ts';
import type { OfferedExtras } from '../extras/chosen-extras.ts';
import type { PriceChange } from './another-quote.ts';

export interface OpenCheckout {
  readonly kind: 'open';
  readonly quote: FlightQuote;
  /** The address of the results that it was chosen from, what stands behind its `?`. */
  readonly resultsQuery: string;
  readonly step: CheckoutStep;
  readonly form: CheckoutForm;
  /** The quote's, with what was chosen beside it. */
  readonly fare: Price;
  /** What can be chosen; absent until it is asked for. */
  readonly extras?: Loadable<OfferedExtras> | undefined;
  /** Those of fields that were filled in and left, and all of a step that was left with some; they follow every change. */
  readonly violations: readonly Violation[];
  /** What was found before the ticket, to be changed or overridden on the last step. */
  readonly findings: readonly Finding[];
  /** Steps whose violations all show. */
  readonly checked: readonly CheckoutStep[];
  /** Counts the tries to go on that violations stopped, since the page was loaded. */
  readonly stopped: number;
  /** Of the quote, or of the one that is offered at another price. */
  readonly secondsLeft: number;
  /** Travellers typed for a booking that came to nothing stand in the form. */
  readonly carried: boolean;
  readonly sending: boolean;
  /** A request was sent and no answer came: it must be sent again as it was, and nothing may be edited meanwhile. */
  readonly unanswered: boolean;
  /** Must be answered first: everything else waits. */
  readonly priceChange?: PriceChange | undefined;
  readonly failure?: DeskFailure | undefined;
}

export type CheckoutState =
  /** With the results that the last booking of this tab was chosen from, if there was one. */
  | { readonly kind: 'none'; readonly resultsQuery?: string | undefined }
  | OpenCheckout
  /** The price is no longer held; what was typed waits for a fresh one. */
  | {
      readonly kind: 'expired';
      readonly resultsQuery: string;
      readonly renewing: boolean;
      readonly failure?: DeskFailure | undefined;
    }
  | { readonly kind: 'booked'; readonly transactionId: string; readonly status: BookingStatus };

/** Said once, gone with the next act. */
export interface Passing {
  readonly failure?: DeskFailure | undefined;
  /** Violations that the back office found and the portal did not. */
  readonly found?: readonly Violation[];
}
