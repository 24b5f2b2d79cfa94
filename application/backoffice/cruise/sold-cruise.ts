/** Cruises, as booking must know them. */
import { Effect } from 'effect';
import { withGuests, cruiseInShort } from '#domain/cruise/booking/in-short.ts';
import { customerInstalments } from '#domain/cruise/booking/customer-instalments.ts';
import { cruiseRules } from '#domain/cruise/booking/rules.ts';
import { cruisePutOff } from '#domain/cruise/booking/put-off.ts';
import { cruiseTrip } from '#domain/cruise/booking/trip-facts.ts';
import { zero } from '#domain/money/money.ts';
import { dateIn } from '#domain/time/instant.ts';
import { type SoldByUnit, soldByUnit } from '#application/backoffice/booking/sale/sold-by-unit.ts';
import type { CruiseTypes } from './cruise-types.ts';

/** The outbox's kinds of its own mail. */
export const cruiseNotices = { issued: 'cruise-voucher', cancelled: 'cruise-cancelled' } as const;

/** That the line gave cabins. */
export const cabinGiven = 'cruise-cabin';

/** That an instalment of the customer's is due, or was not paid. */
export const paymentReminder = 'cruise-payment';

export function soldCruise(sellers: Pick<SoldByUnit<CruiseTypes>, 'suppliers' | 'amendments'>, businessZone: string) {
  return soldByUnit<CruiseTypes>({
    ...sellers,
    rules: cruiseRules,
    order: (key, { supplierTotal: total, offer }, { terms: { travellers, price }, mode }) => ({
      key,
      total,
      ...(mode === 'hold' && { mode }),
      sailing: offer.sailing,
      cabins: withGuests(offer.cabins),
      lineTerms: offer.lineTerms,
      gratuities: offer.gratuities,
      price,
      travellers: travellers.map(({ lastName }) => ({ lastName })),
    }),
    inShort: cruiseInShort,
    trip: ({ offer: { sailing, cabins, international, isRefundable } }, { summary }) =>
      cruiseTrip({ sailing, cabins, total: summary.customerTotal, isAbroad: international, isRefundable }),
    // Guests board by the line's reference, which every booking is found by.
    numbers: () => [],
    notices: cruiseNotices,
    customerPaid: ({ receipts, ...booking }, bookedOn) => ({
      instalments: customerInstalments(booking, bookedOn),
      ...(receipts && { receipts }),
    }),
    holding: {
      checkOverrides: () => [],
      issuing: () => Effect.succeed({}),
      beside: ({ price }) => zero(price.total.currency),
      putOff: (booking, now) => cruisePutOff(booking, dateIn(now, businessZone)),
      issued: () => ({ product: 'cruise' }),
    },
  });
}
