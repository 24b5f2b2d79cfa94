/** Rooms, as booking must know them. */
import { hotelRules } from '#domain/hotel/booking/rules.ts';
import { stayInShort } from '#domain/hotel/booking/in-short.ts';
import { stayTrip } from '#domain/hotel/booking/trip-facts.ts';
import { isRefundable } from '#domain/hotel/cancel/policy.ts';
import { Effect } from 'effect';
import { zero } from '#domain/money/money.ts';
import { daysBetween } from '#domain/time/calendar-date.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import { soldByUnit } from '#application/backoffice/booking/sale/sold-by-unit.ts';
import type { SoldProduct } from '#application/backoffice/booking/sold-product.ts';
import type { HotelIssued, HotelOrder } from '#application/backoffice/ports/hotel/hotel-supplier.ts';
import type { Amendments, CommonAmended, CommonAmendment, Supplier } from '#application/backoffice/ports/supplier.ts';
import { hotelNotices } from './papers/hotel-notices.ts';
import type { HotelTypes } from './hotel-types.ts';

export interface SoldHotelPorts {
  readonly suppliers: readonly Supplier<HotelOrder, HotelIssued>[];
  readonly amendments: readonly Amendments<CommonAmendment, CommonAmended<HotelIssued>>[];
}

export function soldHotel(ports: SoldHotelPorts): SoldProduct<HotelTypes> {
  return soldByUnit<HotelTypes>({
    ...ports,
    rules: hotelRules,
    order: (key, { supplierTotal: total, offer: { rooms } }, { terms, mode }) => {
      const { travellers, contact, price, rooms: booked, checkIn, requests } = terms;
      const [first, ...others] = rooms.map(({ rateKey }) => rateKey);
      if (first === undefined) throw new Error('An order without a room');
      return {
        key,
        rateKeys: [first, ...others],
        total,
        ...(mode === 'hold' && { mode }),
        travellers,
        contact: { email: contact.email, mobile: contact.mobile },
        price,
        rooms: booked,
        checkIn,
        ...(requests !== undefined && { requests }),
      };
    },
    inShort: stayInShort,
    trip: ({ offer: { hotel, rooms, checkIn, checkOut, international } }, { summary }) =>
      stayTrip({
        hotel,
        parties: rooms.map(({ party }) => party),
        checkIn: dateOfLocal(checkIn.local),
        nights: daysBetween(dateOfLocal(checkIn.local), dateOfLocal(checkOut.local)),
        total: summary.customerTotal,
        isRefundable: rooms.every(({ policy }) => isRefundable(policy)),
        isAbroad: international,
      }),
    numbers: ({ confirmations }) => confirmations,
    notices: hotelNotices,
    holding: {
      checkOverrides: () => [],
      issuing: () => Effect.succeed({}),
      beside: ({ price }) => zero(price.total.currency),
      issued: () => ({ product: 'hotel' }),
    },
  });
}
