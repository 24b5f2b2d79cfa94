/** Anyone who brings applications to missions: visas with their fees, and orders as every product has them. */
import type { Effect } from 'effect';
import type { CancellableVisa } from '#domain/visa/booking.ts';
import type { OfferedVisa } from '#domain/visa/tariff.ts';
import type { VisaSearch } from '#domain/visa/visa.ts';
import type { Money } from '#domain/money/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Amendments, CommonAmendment, Supplier, SupplierSilent } from '../supplier.ts';

export interface VisaOrder extends CancellableVisa {
  readonly key: string;
  readonly total: Money;
}

export interface VisaIssued {
  readonly applications: readonly string[];
}

export interface VisaSupplier {
  /** Visas for these applicants now; none where nothing is applied for, or nothing is known. */
  visas(search: VisaSearch, now: Instant): Effect.Effect<readonly OfferedVisa[], SupplierSilent>;
  readonly supplier: Supplier<VisaOrder, VisaIssued>;
  readonly amendments: Amendments<CommonAmendment, object>;
}
