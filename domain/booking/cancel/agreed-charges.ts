/** Bounds of the charges that people agree on with a supplier: no more is kept of a unit than was paid for it. */
import { add, max, min, type Money, zero } from '../../money/money.ts';
import { type Violation, violation } from '../../rules/violation.ts';
import type { Unit } from '../booking.ts';
import { hasUnit, inOrder, isSameUnit } from '../units.ts';
import {
  type AgreedCharge,
  type Cancellable,
  type CancelQuestion,
  type CancelRules,
  leavingOf,
} from './cancellation.ts';

/**
 * Validates agreed charges, one a unit that leaves. Violations: `place-not-booked` (`charges[n]`) for a unit that does not leave, or a
 * second time; `amount-currency`, `amount-not-positive` below zero (`charges[n].airline`, `.fee`); `charge-above-fare` with `most`
 * where the supplier keeps more than it was paid (`.airline`), or a refund falls below zero (`.fee`).
 */
export function checkAgreedCharges<Sold extends Cancellable>(
  rules: CancelRules<Sold>,
  question: CancelQuestion<Sold>,
): readonly Violation[] {
  const { booking, places, agreed = [] } = question;
  const wrong = checkChargedUnits(agreed, places, booking.price.total.currency);
  if (wrong.length > 0) return wrong;
  let gone: readonly Unit[] = booking.gone ?? [];
  return inOrder(places).flatMap((unit) => {
    const before = gone;
    gone = [...gone, unit];
    const at = agreed.findIndex((charge) => isSameUnit(charge, unit));
    const charge = agreed[at];
    return charge === undefined ? [] : checkUnit(rules, question, before, charge, at);
  });
}

/** Validates units and amounts of agreed charges, as {@link checkAgreedCharges} but for their bounds. */
export function checkChargedUnits(
  agreed: readonly AgreedCharge[],
  places: readonly Unit[],
  currency: string,
): readonly Violation[] {
  return agreed.flatMap((charge, at) => [
    ...(hasUnit(places, charge) && !hasUnit(agreed.slice(0, at), charge)
      ? []
      : [violation('place-not-booked', `charges[${at}]`)]),
    ...checkAmount(charge.airline, currency, `charges[${at}].airline`),
    ...checkAmount(charge.fee, currency, `charges[${at}].fee`),
  ]);
}

function checkUnit<Sold extends Cancellable>(
  rules: CancelRules<Sold>,
  question: CancelQuestion<Sold>,
  gone: readonly Unit[],
  charge: AgreedCharge,
  at: number,
): readonly Violation[] {
  const none = zero(charge.airline.currency);
  const comesTo = (agreed: AgreedCharge) => leavingOf(rules, { ...question, agreed: [agreed] }, [charge], gone);
  const free = comesTo({ ...charge, airline: none, fee: none });
  const charged = comesTo(charge);
  // A price that does not say what its units cost is entered first.
  if (free === undefined || charged === undefined) return [];
  if (charge.airline.minor > free.reversal.returned.minor) {
    return [violation('charge-above-fare', `charges[${at}].airline`, { most: max(none, free.reversal.returned) })];
  }
  // Without commission that stays given, the agency may owe back more commission than the refund has.
  const back =
    rules.stays === undefined ? charged.customer.refund : min(charged.customer.refund, charged.refund.amount);
  if (back.minor >= 0) return [];
  const isFee = charge.fee.minor > 0;
  const most = add(isFee ? charge.fee : charge.airline, back);
  return [violation('charge-above-fare', `charges[${at}].${isFee ? 'fee' : 'airline'}`, { most: max(none, most) })];
}

/** Validates an amount that people enter: zero or more of the currency of the booking. */
export function checkAmount({ minor, currency }: Money, expected: string, path: string): readonly Violation[] {
  if (currency !== expected) return [violation('amount-currency', path, { currency: expected })];
  return minor < 0 ? [violation('amount-not-positive', path)] : [];
}
