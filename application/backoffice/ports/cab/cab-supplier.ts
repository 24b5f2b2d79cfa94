/** Who sells cabs. */
import type { Effect } from 'effect';
import type { CabRide, CancellableCab } from '#domain/cab/booking/cab-booking.ts';
import type { CabDriver } from '#domain/cab/booking/driver.ts';
import type { CabDrive, CabPlace } from '#domain/cab/trip/trip.ts';
import type { Money } from '#domain/money/money.ts';
import type { PricePart } from '#domain/price/price.ts';
import type { Instant } from '#domain/time/instant.ts';
import type {
  Amendments,
  CommonAmendment,
  Supplier,
  SupplierRefused,
  SupplierSilent,
} from '#application/backoffice/ports/supplier.ts';

/** `cabKey` of the ride is the supplier's own, good as long as the cab is on sale. Lines are the supplier's price. */
export interface OfferedCab {
  readonly ride: CabRide;
  readonly lines: readonly PricePart[];
  readonly total: Money;
}

export interface CabOrder extends CancellableCab {
  readonly key: string;
  /** The supplier's total that was agreed to. */
  readonly total: Money;
  readonly travellers: readonly { readonly lastName: string }[];
}

export interface CabIssued {
  readonly voucher?: string;
  readonly driver?: CabDriver;
}

export interface NamedDriver {
  readonly orderKey: string;
  readonly driver: CabDriver;
}

export interface CabSupplier extends Supplier<CabOrder, CabIssued> {
  readonly amendments?: Amendments<CommonAmendment, object>;
  readonly places: (text: string) => Effect.Effect<readonly CabPlace[]>;
  readonly placeOf: (placeId: string) => CabPlace | undefined;
  readonly search: (drive: CabDrive, now: Instant) => Effect.Effect<readonly OfferedCab[], SupplierSilent>;
  /** As it is sold now. */
  readonly offer: (
    drive: CabDrive,
    cabKey: string,
    now: Instant,
  ) => Effect.Effect<OfferedCab, SupplierRefused | SupplierSilent>;
  /** Who drives for some orders, as far as they are named; absent where the operator calls the passenger. */
  readonly drivers?: (
    orderKeys: readonly string[],
    now: Instant,
  ) => Effect.Effect<readonly NamedDriver[], SupplierSilent>;
}
