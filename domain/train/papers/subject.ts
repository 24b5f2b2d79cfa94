/** What papers of any product ask of a train booking. */
import type { DocumentSubject } from '../../booking/papers/subject.ts';
import { fullName } from '../../booking/papers/facts.ts';
import { partsOf, stands } from '../../booking/units.ts';
import { clockOfLocal, dateOfLocal } from '../../time/place-time.ts';
import { statusText } from '../berths/status.ts';
import type { DocumentedJourney } from '../booking/train-booking.ts';
import { trainCancelling } from '../booking/train-rules.ts';

/** Transport of passengers by rail. */
const sac = '9964';

const labels: DocumentSubject['labels'] = {
  'base-fare': 'base-price',
  'reservation-charge': 'surcharge',
  'superfast-charge': 'surcharge',
  'tatkal-charge': 'surcharge',
  'flexi-charge': 'surcharge',
  'rail-rounding': 'surcharge',
  taxes: 'supplier-gst',
};

/** Transport counts as made where a registered recipient is, else where it begins (IGST Act s. 12(9)). */
export function trainSubject(booking: DocumentedJourney): DocumentSubject {
  const { journey, travellers, standings, pnr } = booking;
  const { from, to, boarding = from } = journey;
  return {
    product: 'train',
    supply: { sac, madeAt: 'recipient', places: [`${from.name} ${from.station}`] },
    labels,
    sold: (units = trainCancelling.units(booking)) => {
      const { travellers: some } = partsOf(units);
      return {
        items: [
          {
            name: `${journey.train} ${journey.trainName}`,
            detail: `${from.name} – ${to.name}, ${journey.travelClass}`,
            startsOn: dateOfLocal(boarding.at.local),
            time: clockOfLocal(boarding.at.local),
          },
        ],
        travellers: travellers.flatMap((traveller, at) => {
          const booked = standings[at]?.booked;
          return some.includes(at)
            ? [{ name: fullName(traveller), numbers: booked === undefined ? [pnr] : [statusText(booked)] }]
            : [];
        }),
      };
    },
    itemName: () => `${from.station}–${to.station}`,
    priceOfRest: () => trainCancelling.standing(booking, (unit) => stands(booking, unit)),
  };
}
