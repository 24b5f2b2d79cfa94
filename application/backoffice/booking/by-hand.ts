/**
 * Asked where people did it with the supplier themselves: whatever was to be done, is done. Also the name by which an
 * amendment says so.
 */
import { Effect } from 'effect';
import type { Amendments, SupplierBooking } from '../ports/supplier.ts';

export const byHand: Amendments<SupplierBooking, object> = {
  code: 'by-hand',
  amend: () => Effect.succeed({}),
  settle: () => Effect.succeed({ kind: 'confirmed', answer: {} }),
};
