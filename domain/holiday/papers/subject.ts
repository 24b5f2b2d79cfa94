/** What papers of any product ask of a package. */
import { fullName } from '../../booking/papers/facts.ts';
import type { DocumentSubject } from '../../booking/papers/subject.ts';
import { stands } from '../../booking/units.ts';
import type { DocumentedHoliday } from '../booking/holiday-booking.ts';
import { holidayUnits, roomVoucher, titleOf } from '../booking/in-short.ts';
import { holidayCancelling } from '../booking/rules.ts';

/** Tour operator services. */
const sac = '9985';

export function holidaySubject(booking: DocumentedHoliday): DocumentSubject {
  const { trip, travellers, guests, voucher } = booking;
  return {
    product: 'holiday',
    supply: { sac, madeAt: 'recipient', places: [trip.stays[0]?.city ?? trip.name] },
    labels: { 'base-fare': 'base-price', 'package-flights': 'base-price', taxes: 'supplier-gst', tcs: 'tcs' },
    sold: (units = holidayUnits(trip)) => ({
      items: [{ name: titleOf(trip), detail: trip.operator.name, startsOn: trip.startsOn, endsOn: trip.endsOn }],
      travellers: units.flatMap(({ item }) =>
        (guests[item] ?? [])
          .flatMap((at) => travellers[at] ?? [])
          .map((traveller) => ({
            name: fullName(traveller),
            numbers: voucher === undefined ? [] : [roomVoucher(voucher, item)],
          })),
      ),
    }),
    itemName: (item) => `${titleOf(trip)}, ${item + 1}`,
    priceOfRest: () => holidayCancelling.standing(booking, (unit) => stands(booking, unit)),
  };
}
