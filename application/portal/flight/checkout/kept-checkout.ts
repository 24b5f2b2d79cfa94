/**
 * What a tab keeps of a booking in progress, so that a reload at any moment loses nothing: the quote and what was filled
 * in, a price that waits for an answer, and every request that was sent, each written down before it left.
 */
import { bookingStatuses } from '#domain/booking/life.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { Finding } from '#domain/booking/findings.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import type { Money } from '#domain/money/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import { hasTexts, kept } from '#application/portal/kept.ts';
import type { Kept } from '#application/portal/kept.ts';
import type { Shelf } from '#application/portal/ports/shelf.ts';
import type { SentOfSale } from '#application/portal/sending.ts';
import type { CheckoutForm, CheckoutStep } from './form.ts';
import type { TypedForm } from './typed.ts';

/** A quote, and when it came by this device's clock. */
export interface HeldQuote {
  readonly quote: FlightQuote;
  readonly receivedAt: Instant;
}

/** A price that the agent has yet to accept; `from` is the total of before. */
export interface OfferedPrice extends HeldQuote {
  readonly from: Money;
}

export interface KeptCheckout extends HeldQuote, SentOfSale {
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
  readonly expired: boolean;
  /** Travellers of a booking before, that came to nothing, stand in the form. */
  readonly carried?: boolean | undefined;
  /** Seats that others were quicker to buy, by what they are chosen by. */
  readonly lost: readonly string[];
  /** What was found before the ticket when it was last asked for. */
  readonly findings: readonly Finding[];
  /** The quote whose prices the extras have. */
  readonly pricedFor?: string | undefined;
}

/**
 * What a tab remembers of a booking that is over: where it was chosen, how it ended until its ticket was shown, and what was
 * typed where nothing was bought.
 */
export interface LeftCheckout {
  readonly owner: string;
  readonly resultsQuery: string;
  readonly booked?: { readonly transactionId: string; readonly status: BookingStatus } | undefined;
  readonly typed?: TypedForm | undefined;
}

export function leftCheckout(tab: Shelf): Kept<LeftCheckout> {
  return kept(tab, { key: 'flightCheckoutLeft', version: 1, upgrades: [], fits: isLeftCheckout });
}

function isLeftCheckout(data: unknown): data is LeftCheckout {
  if (!hasTexts(data, 'owner', 'resultsQuery')) return false;
  if (!('booked' in data) || data.booked === undefined) return true;
  const { booked } = data;
  return hasTexts(booked, 'transactionId', 'status') && bookingStatuses.some((each) => each === booked.status);
}

export function keptCheckout(tab: Shelf): Kept<KeptCheckout> {
  return kept(tab, {
    key: 'flightCheckout',
    version: 3,
    upgrades: [withoutExtras, withoutFindings],
    fits: isKeptCheckout,
  });
}

/** Version 1 knew no extras. */
function withoutExtras(older: unknown): unknown {
  if (typeof older !== 'object' || older === null || !('form' in older)) return older;
  const { form } = older;
  return typeof form === 'object' && form !== null ? { ...older, lost: [], form: { ...form, extras: [] } } : older;
}

/** Version 2 knew no checks before the ticket. */
function withoutFindings(older: unknown): unknown {
  if (typeof older !== 'object' || older === null || !('form' in older)) return older;
  const { form } = older;
  return typeof form === 'object' && form !== null
    ? { ...older, findings: [], form: { ...form, overrides: [] } }
    : older;
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
    Array.isArray(data.sent) &&
    'lost' in data &&
    Array.isArray(data.lost) &&
    'findings' in data &&
    Array.isArray(data.findings)
  );
}
