/** A hotel's policy with what each step comes to. */
import { type CancelPolicy, chargeOn, type PricedStep } from '#domain/hotel/cancel/policy.ts';
import { nightsTotal, type SupplierNights } from '#domain/hotel/stay/night.ts';
import { add, isZero, scale } from '#domain/money/money.ts';

/** Tax on what is kept is its share of the room's, as cancelling computes it. */
export function pricedPolicy(policy: CancelPolicy, nights: SupplierNights): readonly [PricedStep, ...PricedStep[]] {
  const { base, tax } = nightsTotal(nights);
  const bases = nights.map((night) => night.base);
  const [first, ...others] = policy.map((step): PricedStep => {
    const fee = chargeOn(step.charge, base, bases);
    return { ...step, amount: isZero(base) ? fee : add(fee, scale(tax, fee.minor, base.minor)) };
  });
  if (first === undefined) throw new Error('A policy without a step');
  return [first, ...others];
}
