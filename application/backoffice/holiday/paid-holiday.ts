/** What customers pay for packages when. */
import type { PaidByInstalments } from '#application/backoffice/booking/schedule/customer-payments.ts';
import type { HolidayTypes } from './holiday-types.ts';
import { holiday as product } from './offered.ts';
import { paymentReminder } from './sold-holiday.ts';

export const paidHoliday: PaidByInstalments<HolidayTypes> = {
  product,
  instalments: ({ instalments }) => instalments,
  isSold: ({ voucher }) => voucher !== undefined,
  issuedOf: ({ voucher, receipts, reminded }) => ({
    ...(voucher !== undefined && { voucher }),
    ...(receipts && { receipts }),
    ...(reminded && { reminded }),
  }),
  reminder: paymentReminder,
  watchedDays: 60,
};
