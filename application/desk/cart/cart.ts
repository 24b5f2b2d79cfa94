/** Carts of an agency: services put together, priced and booked together. */
import type { InShort, Product } from '#domain/booking/booking.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { CartKind, CartPolicy } from '#domain/cart/cart.ts';
import type { TripReason } from '#domain/corporate/trip-reason.ts';
import type { Money } from '#domain/money/money.ts';
import type { Paged } from '#domain/rules/paged.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Answer } from '../answer.ts';
import type { BalanceTooLow, NotAllowedInState, NotFound, RequestIdReused, SoldOut } from '../failures.ts';
import type { CartContent } from './products.ts';

export interface CartRow {
  readonly cartId: string;
  readonly name: string;
  readonly kind: CartKind;
  /** Everybody at the agency may see, change and book it; otherwise its owner alone. */
  readonly shared: boolean;
  readonly owner: string;
  readonly isOwn: boolean;
  readonly services: number;
  /** How many of them were booked. */
  readonly booked: number;
  readonly changedAt: Instant;
}

export interface CartsPage extends Paged {
  /** The last changed first. */
  readonly carts: readonly CartRow[];
}

/** What was made of a service: the booking as it stands. */
export interface CartOutcome {
  readonly transactionId: string;
  readonly status: BookingStatus;
  readonly reference?: string;
  /** What the customer pays. */
  readonly total: Money;
  /** What the account was charged, or is to be; for callers who may see net fares. */
  readonly net?: Money;
}

export interface CartItem {
  readonly itemId: string;
  readonly product: Product;
  readonly inShort: InShort;
  readonly addedBy: string;
  readonly addedAt: Instant;
  /** What the customer was to pay when it was put in. */
  readonly shown: Money;
  readonly outcome?: CartOutcome;
}

export interface CartShown {
  readonly cart: CartRow;
  /** In the order in which they were put in. */
  readonly items: readonly CartItem[];
}

/** Why a service has no price now, or was not booked; each has its words. */
export const cartTroubles = [
  'sold-out',
  'gone',
  'quote-over',
  'not-accepted',
  'fare-changed',
  'balance-too-low',
  'over-limit',
  'policy',
  'policy-reason',
  'awaiting-approval',
  'not-permitted',
  'not-sold',
  'later',
  'not-tried',
] as const;
export type CartTrouble = (typeof cartTroubles)[number];

export interface PricedItem {
  readonly itemId: string;
  /** Absent where it has none now. */
  readonly price?: {
    readonly quoteId: string;
    readonly total: Money;
    /** What booking it charges the account; for callers who may see net fares. */
    readonly net?: Money;
    readonly earned?: Money;
    readonly expiresInSeconds: number;
  };
  readonly trouble?: CartTrouble;
}

export interface CartQuoted extends CartShown {
  /** Of each that is not booked yet. */
  readonly prices: readonly PricedItem[];
  /** Of all that have a price. */
  readonly total: Money;
  readonly net?: Money;
  readonly earned?: Money;
}

export interface BookCart {
  readonly cartId: string;
  /** The prices agreed to, by the quotes that they stand in; a service that is not named is left alone. */
  readonly items: readonly { readonly itemId: string; readonly quoteId: string }[];
  readonly ifOneFails: CartPolicy;
  /** Why it is booked, where the travel policy of whose cart it is asks that; kept with what is booked now. */
  readonly reason?: string;
  /** Of those that the traveller's company lists. */
  readonly reasonCode?: string;
}

export interface CartBooked extends CartShown {
  /** Of each that was asked for and is not booked. */
  readonly troubles: readonly { readonly itemId: string; readonly trouble: CartTrouble }[];
  /** Of which one is to be chosen, where one is missed and the company of whose cart it is lists them. */
  readonly reasons?: readonly TripReason[];
}

export interface CartChange {
  readonly cartId: string;
  readonly name: string;
  readonly kind: CartKind;
  readonly shared: boolean;
}

export type AddToCart = CartContent & Pick<CartChange, 'cartId' | 'name'>;

/**
 * NotFound 'cart' where there is none, or it is another person's and not shared. NotPermitted without the right 'bookings' to look at
 * them, and 'book' for the rest.
 */
export interface CartDesk {
  readonly carts: (asked: { readonly kind: CartKind; readonly page: number }) => Answer<CartsPage>;
  readonly cart: (asked: { readonly cartId: string }) => Answer<CartShown, NotFound>;
  /**
   * Puts a service in, in a new cart of that name where there is none of that id. NotFound 'quote' where its quote is over;
   * Invalid as its product's BOOK, `list-count` at `cartId` where there are too many services or carts. The same again adds nothing.
   */
  readonly add: (asked: AddToCart) => Answer<CartShown, NotFound | SoldOut | RequestIdReused>;
  /** Its name, what sort it is, and whether it is shared; only its owner changes the last. */
  readonly change: (asked: CartChange) => Answer<CartShown, NotFound>;
  /** NotAllowedInState for a service that is booked, or being booked. */
  readonly take: (asked: {
    readonly cartId: string;
    readonly itemId: string;
  }) => Answer<CartShown, NotFound | NotAllowedInState>;
  /** Gives the cart up. What was booked from it stays booked. */
  readonly remove: (asked: { readonly cartId: string }) => Answer<void>;
  /** Each service by its product's own quote, unless the caller's last one still stands. */
  readonly quote: (asked: { readonly cartId: string }) => Answer<CartQuoted, NotFound>;
  /**
   * Checks that the account can pay for all, then books one after another by each product's BOOK. Sent again it makes nothing twice and
   * answers how everything stands. NotPermitted without the right 'ticket'. BalanceTooLow before anything is booked.
   */
  readonly book: (asked: BookCart) => Answer<CartBooked, NotFound | BalanceTooLow>;
}
