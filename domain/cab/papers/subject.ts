/** What papers of any product ask of a cab booking. */
import { fullName } from '../../booking/papers/facts.ts';
import type { DocumentSubject } from '../../booking/papers/subject.ts';
import { stands } from '../../booking/units.ts';
import { clockOfLocal, dateOfLocal } from '../../time/place-time.ts';
import type { DocumentedCab } from '../booking/cab-booking.ts';
import { cabCancelling, titleOf } from '../booking/rules.ts';

/** Transport of passengers by road. */
const sac = '9964';

/** Transport counts as made where a registered recipient is, else where it begins (IGST Act s. 12(9)). */
export function cabSubject(booking: DocumentedCab): DocumentSubject {
  const { ride, travellers } = booking;
  const { drive, car, operator } = ride;
  return {
    product: 'cab',
    supply: { sac, madeAt: 'recipient', places: [drive.from.name] },
    labels: { 'base-fare': 'base-price', taxes: 'supplier-gst' },
    sold: () => ({
      items: [
        {
          name: operator.name,
          detail: `${titleOf(ride)}, ${car.model}`,
          startsOn: dateOfLocal(drive.pickUp.local),
          time: clockOfLocal(drive.pickUp.local),
        },
      ],
      travellers: travellers.map((traveller) => ({
        name: fullName(traveller),
        numbers: booking.voucher === undefined ? [] : [booking.voucher],
      })),
    }),
    itemName: () => titleOf(ride),
    priceOfRest: () => cabCancelling.standing(booking, (unit) => stands(booking, unit)),
  };
}
