/** What customers pay for cruises when: by the days of the line's own terms. */
import type { CruiseIssued } from '#domain/cruise/booking/cruise-booking.ts';
import { customerInstalments } from '#domain/cruise/booking/customer-instalments.ts';
import { termsRows } from '#domain/cruise/terms/line-terms.ts';
import { soonDays } from '#domain/booking/schedule/schedule.ts';
import type { PaidByInstalments } from '#application/backoffice/booking/schedule/customer-payments.ts';
import { product } from './cruise-ports.ts';
import type { CruiseTypes } from './cruise-types.ts';
import { paymentReminder } from './sold-cruise.ts';

export const paidCruise: PaidByInstalments<CruiseTypes> = {
  product,
  instalments: customerInstalments,
  isSold: ({ reference, heldUntil }) => reference !== undefined && heldUntil === undefined,
  /** Cabins that the line gave stay as it gave them. */
  issuedOf: ({ given, receipts, reminded }: CruiseIssued) => ({
    ...(given && { given }),
    ...(receipts && { receipts }),
    ...(reminded && { reminded }),
  }),
  reminder: paymentReminder,
  watchedDays: Math.max(...termsRows.map(({ balanceDays }) => balanceDays)) + soonDays,
};
