/** What the id of a rate says of it: what it was shown at, so that a change of price or policy is known. */
import type { CancelPolicy } from '#domain/hotel/cancel/policy.ts';
import type { RoomParty } from '#domain/hotel/search/request.ts';
import { nightsTotal } from '#domain/hotel/stay/night.ts';
import { add, type Money } from '#domain/money/money.ts';
import type { SupplierRate } from '#application/backoffice/ports/hotel/hotel-supplier.ts';

export interface RateClaim {
  readonly supplier: string;
  readonly rateKey: string;
  /** Whom it is for: '2_5_8', two adults with children of five and eight. */
  readonly party: string;
  /** Those of its search. */
  readonly rooms: readonly RoomParty[];
  /** What the supplier asked for the room. */
  readonly supplierMinor: number;
  /** Of the policy that was shown. */
  readonly policy: string;
}

export function peopleOf({ adults, childAges }: RoomParty): string {
  return [adults, ...childAges].join('_');
}

/** What the supplier asks for a room. */
export function pricedSum({ nights }: Pick<SupplierRate, 'nights'>): Money {
  const { base, tax } = nightsTotal(nights);
  return add(base, tax);
}

/** Two policies have the same exactly where they say the same. */
export function stampOf(policy: CancelPolicy): string {
  return policy
    .map(({ until, charge }) => {
      const what =
        charge.by === 'amount'
          ? `${charge.amount.minor}`
          : charge.by === 'percent'
            ? `${charge.basisPoints}`
            : charge.by === 'nights'
              ? `${charge.nights}`
              : '';
      return `${until?.local ?? ''}${charge.by[0]}${what}`;
    })
    .join(';');
}
