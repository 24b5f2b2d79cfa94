/** What an agent asks for making a change: a service fee on what the customer pays for it, rounded as the agency's prices are. */
import { Effect } from 'effect';
import type { Change } from '#domain/flight/change/change.ts';
import { roundingOn } from '#domain/flight/terms/apply-terms.ts';
import { isNegative, isPositive, negate, sum, zero } from '#domain/money/money.ts';
import type { Ask, Asking } from '#domain/price/ask.ts';
import { askedLines, roundingLines, withOwnLines } from '#domain/price/own-lines.ts';
import { violation } from '#domain/rules/violation.ts';
import { Invalid, type NotPermitted } from '#application/desk/failures.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import { askingFor, settledAsk } from '../quote/asking.ts';
import type { Selling } from '../terms/price-for-agency.ts';

export interface ChangeFee<Option> {
  readonly change: Change<Option>;
  /** What may be asked for it: a service fee, where the agency's rules have one. */
  readonly asking: Asking | undefined;
}

/**
 * The change with the fee on its charge; the new fare stays as it is. NotPermitted and Invalid as in booking; a fee that is
 * more than what comes back of a cheaper fare is `ask-too-high`.
 */
export function withFee<Option>(
  who: SignedInCaller,
  ask: Ask | undefined,
  selling: Selling,
  journeys: Parameters<typeof askingFor>[1],
  change: Change<Option>,
): Effect.Effect<ChangeFee<Option>, NotPermitted | Invalid> {
  const { charge } = change;
  const { currency } = charge.total;
  const asking = feeOnly(askingFor(selling, journeys, charge, false));
  return Effect.flatMap(settledAsk(who, ask, undefined, { asking, price: charge.total }), (settled) => {
    const asked = withOwnLines(charge, askedLines(settled, asking));
    if (isNegative(charge.total) && isPositive(asked.total)) {
      const most = negate(charge.total);
      return Effect.fail(new Invalid({ violations: [violation('ask-too-high', 'ask.serviceFee', { most })] }));
    }
    // What comes back to the customer comes back to the paisa.
    const rounding = isPositive(asked.total) ? roundingOn(selling.terms, selling.on) : undefined;
    return Effect.succeed({
      change: { ...change, charge: withOwnLines(asked, roundingLines(asked.total, rounding)) },
      asking,
    });
  });

  function feeOnly(all: Asking | undefined): Asking | undefined {
    if (all?.serviceFee === undefined) return undefined;
    const { serviceFee, rule, seats, fares } = all;
    const total = sum(
      currency,
      fares.map((fare) => fare.total),
    );
    return { serviceFee, rule, seats, floor: zero(currency), fares: [{ total }] };
  }
}
