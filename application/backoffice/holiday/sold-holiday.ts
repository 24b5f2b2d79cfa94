/** Packages, as booking must know them. */
import { holidayInShort } from '#domain/holiday/booking/in-short.ts';
import { holidayRules } from '#domain/holiday/booking/rules.ts';
import { holidayTripFacts } from '#domain/holiday/booking/trip-facts.ts';
import { type SoldByUnit, soldByUnit } from '#application/backoffice/booking/sale/sold-by-unit.ts';
import type { HolidayTypes } from './holiday-types.ts';

/** The outbox's kinds of its own mail. */
export const holidayNotices = { issued: 'holiday-voucher', cancelled: 'holiday-cancelled' } as const;

/** That an instalment is due, or was not paid. */
export const paymentReminder = 'holiday-payment';

export function soldHoliday(sellers: Pick<SoldByUnit<HolidayTypes>, 'suppliers' | 'amendments'>) {
  return soldByUnit<HolidayTypes>({
    ...sellers,
    rules: holidayRules,
    order: (key, { supplierTotal: total, offer: { trip } }, { terms: { travellers, price } }) => ({
      key,
      total,
      trip,
      price,
      travellers,
    }),
    inShort: holidayInShort,
    trip: ({ offer: { trip } }, { summary }) => holidayTripFacts(trip, summary.customerTotal),
    numbers: ({ voucher }) => (voucher === undefined ? [] : [voucher]),
    notices: holidayNotices,
    customerPaid: ({ instalments, receipts }) => ({ instalments, ...(receipts && { receipts }) }),
  });
}
