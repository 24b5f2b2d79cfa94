/** Cabs, as booking must know them. */
import { cabTrip } from '#domain/cab/booking/trip-facts.ts';
import { cabInShort, cabRules } from '#domain/cab/booking/rules.ts';
import { type SoldByUnit, soldByUnit } from '#application/backoffice/booking/sale/sold-by-unit.ts';
import type { CabTypes } from './cab-types.ts';

/** That the operator named who drives. */
export const cabDriver = 'cab-driver';

/** The outbox's kinds of its own mail. */
export const cabNotices = { issued: 'cab-voucher', cancelled: 'cab-cancelled' } as const;

export function soldCab(sellers: Pick<SoldByUnit<CabTypes>, 'suppliers' | 'amendments'>) {
  return soldByUnit<CabTypes>({
    ...sellers,
    rules: cabRules,
    order: (key, { supplierTotal: total, offer: { ride } }, { terms: { travellers, price } }) => ({
      key,
      total,
      ride,
      price,
      travellers: travellers.map(({ lastName }) => ({ lastName })),
    }),
    inShort: cabInShort,
    trip: ({ offer: { ride } }, { summary }) => cabTrip(ride, summary.customerTotal),
    numbers: ({ voucher }) => (voucher === undefined ? [] : [voucher]),
    notices: cabNotices,
  });
}
