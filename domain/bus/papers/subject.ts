/** What papers of any product ask of a bus booking. */
import type { DocumentSubject } from '../../booking/papers/subject.ts';
import { fullName } from '../../booking/papers/facts.ts';
import { partsOf, stands } from '../../booking/units.ts';
import { clockOfLocal, dateOfLocal } from '../../time/place-time.ts';
import { busCancelling, busUnits, titleOf } from '../booking/rules.ts';
import type { DocumentedRide } from '../booking/bus-booking.ts';

/** Transport of passengers by road. */
const sac = '9964';

/** Transport counts as made where a registered recipient is, else where it begins (IGST Act s. 12(9)). */
export function busSubject(booking: DocumentedRide): DocumentSubject {
  const { ride, seats, travellers } = booking;
  const { boarding, dropping, operator } = ride;
  return {
    product: 'bus',
    supply: { sac, madeAt: 'recipient', places: [ride.origin.name] },
    labels: { 'base-fare': 'base-price', taxes: 'supplier-gst' },
    sold: (units = busUnits(booking)) => {
      const { travellers: some } = partsOf(units);
      return {
        items: [
          {
            name: operator.name,
            detail: `${titleOf(ride)}, ${boarding.name} – ${dropping.name}`,
            startsOn: dateOfLocal(boarding.at.local),
            time: clockOfLocal(boarding.at.local),
          },
        ],
        travellers: travellers.flatMap((traveller, at) =>
          some.includes(at) ? [{ name: fullName(traveller), numbers: [seats[at]?.seat ?? ''] }] : [],
        ),
      };
    },
    itemName: () => titleOf(ride),
    priceOfRest: () => busCancelling.standing(booking, (unit) => stands(booking, unit)),
  };
}
