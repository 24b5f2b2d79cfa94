/** What is bought together with a booking: a booking of its own, asked for once the first is confirmed. */
import type { BookingStatus } from './life.ts';

/** waits: the first is not confirmed yet, or it is being bought. */
export const withOutcomes = ['waits', 'bought', 'not-bought'] as const;
export type WithOutcome = (typeof withOutcomes)[number];

/** Why it was not bought; nothing was charged for it. */
export const withTroubles = [
  'sold-out',
  'fare-changed',
  'balance-too-low',
  'over-limit',
  'policy',
  'awaiting-approval',
  'not-sold',
  'refused',
  'first-not-booked',
] as const;
export type WithTrouble = (typeof withTroubles)[number];

/** added: it was bought with this booking. first: this booking was bought with it. */
export const withSides = ['added', 'first'] as const;
export type WithSide = (typeof withSides)[number];

/**
 * How what was asked for with a booking is shown beside it: it waits no longer where the booking was never made, or given back before
 * it was paid for; and what of one that was cancelled is only being found out is not shown.
 */
export function shownWith<
  With extends { readonly how: WithSide; readonly outcome: WithOutcome; readonly trouble?: WithTrouble },
>(status: BookingStatus, boughtWith: readonly With[]): readonly With[] {
  if (standsForMore(status) !== 'over') return boughtWith;
  return boughtWith.flatMap((each) => {
    if (each.how === 'first' || each.outcome !== 'waits') return [each];
    return status === 'cancelled' ? [] : [{ ...each, outcome: 'not-bought', trouble: 'first-not-booked' } as const];
  });
}

/** How a booking stands for what is to be bought with it. 'over': nothing is bought any more. */
export function standsForMore(status: BookingStatus): 'stands' | 'waits' | 'over' {
  switch (status) {
    case 'requested':
    case 'in-doubt':
    case 'on-request':
    case 'held':
      return 'waits';
    case 'not-confirmed':
    case 'released':
    case 'expired':
    case 'cancelled':
      return 'over';
    default:
      return 'stands';
  }
}

/** Whether something is being bought with a booking just now: what comes next, comes by itself. */
export function isBuyingMore(
  status: BookingStatus,
  boughtWith: readonly { readonly how: WithSide; readonly outcome: WithOutcome }[],
): boolean {
  return (
    standsForMore(status) === 'stands' && boughtWith.some(({ how, outcome }) => how === 'added' && outcome === 'waits')
  );
}
