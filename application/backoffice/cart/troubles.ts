/** Why a service of a cart has no price, or is not booked: what its product answered, in the words of carts. */
import type { Violation } from '#domain/rules/violation.ts';
import type { CartTrouble } from '#application/desk/cart/cart.ts';
import type { DeskFailure } from '#application/desk/failures.ts';

const troubles: Partial<Record<DeskFailure['_tag'], CartTrouble>> = {
  SoldOut: 'sold-out',
  FareChanged: 'fare-changed',
  BalanceTooLow: 'balance-too-low',
  OverLimit: 'over-limit',
  NotPermitted: 'not-permitted',
  AwaitingApproval: 'awaiting-approval',
  // Something else was booked from the quote.
  NotAllowedInState: 'quote-over',
};

export function troubleOf(failure: DeskFailure): CartTrouble {
  if (failure._tag === 'NotFound') return failure.what === 'quote' ? 'quote-over' : 'gone';
  if (failure._tag === 'NotPermitted' && failure.reason === 'not-sold') return 'not-sold';
  if (failure._tag === 'Invalid') return policyTrouble(failure.violations) ?? 'not-accepted';
  return troubles[failure._tag] ?? 'later';
}

function policyTrouble(violations: readonly Violation[]): CartTrouble | undefined {
  if (violations.some(({ code }) => code === 'policy-reason')) return 'policy-reason';
  return violations.some(({ code }) => code === 'policy-blocked' || code === 'approval-nobody') ? 'policy' : undefined;
}

/** It may stand all the same: the booking under its request id says so. */
export function isMade({ _tag }: DeskFailure): boolean {
  return _tag === 'InDoubt' || _tag === 'RequestIdReused';
}
