/**
 * What a tab keeps of a booking in progress, so that a reload at any moment loses nothing: the quote and what was filled
 * in, a price that waits for an answer, and every request that was sent, each written down before it left.
 */
import type { FlightQuote } from '#domain/flight/quote.ts';
import type { Money } from '#domain/money/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import { kept } from '../kept.ts';
import type { Kept } from '../kept.ts';
import type { Shelf } from '../ports/shelf.ts';
import type { CheckoutForm, CheckoutStep } from './checkout-form.ts';

/** A quote, and when it came by this device's clock. */
export interface HeldQuote {
  readonly quote: FlightQuote;
  readonly receivedAt: Instant;
}

/** A price that the agent has yet to accept; `from` is the total of before. */
export interface OfferedPrice extends HeldQuote {
  readonly from: Money;
}

/** One content, one id, for ever: what is sent again is recognised. */
export interface SentRequest {
  readonly id: string;
  readonly content: string;
}

export interface KeptCheckout extends HeldQuote {
  /** The identity that began it. */
  readonly owner: string;
  readonly resultsQuery: string;
  readonly step: CheckoutStep;
  readonly form: CheckoutForm;
  /** Steps that were once left or sent: all their violations show. */
  readonly checked: readonly CheckoutStep[];
  /** Fields that were filled in and left: their own violations show. */
  readonly leftFields: readonly string[];
  readonly offered?: OfferedPrice | undefined;
  readonly sent: readonly SentRequest[];
  /** The id of the request that no answer has come for. */
  readonly unanswered?: string | undefined;
  readonly expired: boolean;
}

export function keptCheckout(tab: Shelf): Kept<KeptCheckout> {
  return kept(tab, { key: 'flightCheckout', version: 1, upgrades: [], fits: isKeptCheckout });
}

function isKeptCheckout(data: unknown): data is KeptCheckout {
  return (
    typeof data === 'object' &&
    data !== null &&
    'owner' in data &&
    'quote' in data &&
    'receivedAt' in data &&
    'form' in data &&
    'sent' in data &&
    Array.isArray(data.sent)
  );
}
