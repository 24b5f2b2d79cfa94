/** What papers of any product ask of a cruise. */
import { fullName } from '../../booking/papers/facts.ts';
import type { DocumentSubject } from '../../booking/papers/subject.ts';
import { stands } from '../../booking/units.ts';
import { clockOfLocal, dateOfLocal } from '../../time/place-time.ts';
import type { DocumentedCruise } from '../booking/cruise-booking.ts';
import { cabinUnits, cruiseTitle, passOf } from '../booking/in-short.ts';
import { cruiseCancelling } from '../booking/rules.ts';
import type { CabinKind } from '../sailing/sailing.ts';

/** Services of a tour operator. */
const sac = '9985';

/** `cabinName`: a cabin in print, in the language of the trade: 'Balcony cabin'. A service counts as made where a registered recipient is, else where it begins. */
export function cruiseSubject(booking: DocumentedCruise, cabinName: (kind: CabinKind) => string): DocumentSubject {
  const { sailing, cabins, travellers, reference, heldUntil } = booking;
  const [first] = sailing.days;
  return {
    product: 'cruise',
    supply: { sac, madeAt: 'recipient', places: [first?.port?.name ?? sailing.name] },
    labels: { 'base-fare': 'base-price', taxes: 'supplier-gst' },
    sold: (units = cabinUnits(booking)) => ({
      items: units.flatMap(({ item }) => {
        const cabin = cabins[item];
        return cabin === undefined
          ? []
          : [
              {
                name: sailing.ship.line,
                detail: [
                  cruiseTitle(sailing),
                  cabinName(cabin.kind),
                  ...(cabin.number === undefined ? [] : [cabin.number]),
                ].join(', '),
                startsOn: dateOfLocal(sailing.departs.local),
                time: clockOfLocal(sailing.departs.local),
                endsOn: dateOfLocal(sailing.returns.local),
              },
            ];
      }),
      travellers: units.flatMap(({ item }) =>
        (cabins[item]?.guests ?? []).flatMap((at) => {
          const traveller = travellers[at];
          return traveller === undefined
            ? []
            : [
                {
                  name: fullName(traveller),
                  numbers: heldUntil === undefined ? [passOf(reference, at)] : [],
                  items: [String(item + 1)],
                },
              ];
        }),
      ),
    }),
    itemName: (item) => {
      const cabin = cabins[item];
      return cabin === undefined ? '' : `${item + 1} ${cabinName(cabin.kind)}`;
    },
    priceOfRest: () => cruiseCancelling.standing(booking, (unit) => stands(booking, unit)),
  };
}
