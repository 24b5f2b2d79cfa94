/** Who sold what is billed: nobody here can ask them, so each answers what the agency wrote down. */
import type { Bill } from '#domain/billing/bill.ts';
import type { CancellableBill } from '#domain/billing/booking.ts';
import type { Money } from '#domain/money/money.ts';
import type { Amendments, CommonAmendment, Supplier } from '#application/backoffice/ports/supplier.ts';

export interface BillingOrder extends CancellableBill {
  readonly key: string;
  readonly bill: Bill;
  readonly total: Money;
  readonly travellers: readonly { readonly lastName: string }[];
}

export interface BillingSupplier extends Supplier<BillingOrder, object> {
  readonly amendments: Amendments<CommonAmendment, object>;
}
