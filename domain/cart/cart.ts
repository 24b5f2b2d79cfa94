/** Carts: services of any product that are priced and booked together, each with an outcome of its own. */
import { type BookingStatus, isUndecided } from '../booking/life.ts';
import type { Currency } from '../money/currency.ts';
import { type Money, subtract, sum } from '../money/money.ts';
import { type Violation, violation } from '../rules/violation.ts';

/** 'online': priced again whenever it is opened. 'offline': set aside for a customer, at the prices that were shown. */
export const cartKinds = ['online', 'offline'] as const;
export type CartKind = (typeof cartKinds)[number];

/** What happens to the services after one that cannot be booked. */
export const cartPolicies = ['go-on', 'stop'] as const;
export type CartPolicy = (typeof cartPolicies)[number];

/** Services of a cart, at most: they are booked one after another while somebody waits. */
export const mostCartItems = 12;
/** Carts of an agency, at most. */
export const mostCarts = 500;
export const cartNameMostCharacters = 60;

export function checkCartName(name: string): readonly Violation[] {
  if (name.trim() === '') return [violation('required', 'name')];
  return name.trim().length > cartNameMostCharacters
    ? [violation('too-long', 'name', { most: cartNameMostCharacters })]
    : [];
}

/**
 * The request id that a service is booked under; how often it was tried before makes it another. One service has one at a time, so
 * that two people who book a cart at once make one booking.
 *
 * @example bookingRequestOf('7c9e6679', 0) // => '7c9e6679'
 * @example bookingRequestOf('7c9e6679', 2) // => '7c9e6679~2'
 */
export function bookingRequestOf(itemId: string, tries: number): string {
  return tries === 0 ? itemId : `${itemId}~${tries}`;
}

/** What was made of a service under its request id, and from which quote. */
export interface TriedBooking {
  readonly status: BookingStatus;
  readonly quoteId: string;
}

/**
 * Whether a service is tried once more: only where its booking came to nothing, and a price asked for since is agreed to. Anything else is
 * the same request again, which makes nothing new.
 */
export function isTriedAgain(booked: TriedBooking | undefined, quoteId: string): boolean {
  return booked !== undefined && booked.status === 'not-confirmed' && booked.quoteId !== quoteId;
}

/** How a service of a cart stands, for counting: the words of each status are its product's. */
export const cartStandings = ['open', 'booked', 'pending', 'failed'] as const;
export type CartStanding = (typeof cartStandings)[number];

export function standingOf(status: BookingStatus | undefined): CartStanding {
  if (status === undefined) return 'open';
  if (status === 'not-confirmed') return 'failed';
  return isUndecided(status) ? 'pending' : 'booked';
}

/** How many services stand how; all of them are counted once. */
export function countStandings(
  statuses: readonly (BookingStatus | undefined)[],
): Readonly<Record<CartStanding, number>> {
  const counts = { open: 0, booked: 0, pending: 0, failed: 0 };
  for (const status of statuses) counts[standingOf(status)] += 1;
  return counts;
}

export interface ItemPrice {
  readonly total: Money;
  /** What the account is charged; nothing for what is only held. */
  readonly charge: Money;
  readonly earned: Money;
}

/** What all of them cost together: sums of what each costs, nothing is rounded again. */
export function priceTogether(currency: Currency, prices: readonly ItemPrice[]): ItemPrice {
  return {
    total: sum(
      currency,
      prices.map(({ total }) => total),
    ),
    charge: sum(
      currency,
      prices.map(({ charge }) => charge),
    ),
    earned: sum(
      currency,
      prices.map(({ earned }) => earned),
    ),
  };
}

/** By how much a price moved since its service was put into the cart; undefined where it did not. */
export function movedBy(shown: Money, now: Money): Money | undefined {
  const moved = subtract(now, shown);
  return moved.minor === 0 ? undefined : moved;
}
