/** What booking must know of cruises: a cabin is given up alone, by the line's grid. */
import type { Unit } from '../../booking/booking.ts';
import { cancellingByUnit } from '../../booking/cancel/by-unit.ts';
import type { Cancellable } from '../../booking/cancel/cancellation.ts';
import type { ProductRules } from '../../booking/product.ts';
import { type Money, percentage, sum } from '../../money/money.ts';
import { toInstant } from '../../time/place-time.ts';
import { gridEnds, percentKept, termsRule } from '../terms/line-terms.ts';
import type { CancellableCruise, CruiseBooking } from './cruise-booking.ts';
import { cabinUnits, cruiseTitle, guestsOf, namesOf } from './in-short.ts';

/** A share of the fare alone is kept: port charges and tips go back whole for those who do not sail. */
export const cruiseCancelling = cancellingByUnit<CancellableCruise>({
  units: cabinUnits,
  charge: ({ booking, reason, now }, unit) => {
    const { sailing, lineTerms } = booking;
    const missed = reason === 'no-show' || now > toInstant(sailing.departs);
    const percent = missed ? 100 : percentKept(lineTerms, sailing.departs, now);
    return {
      fee: percentage(farePaid(booking, unit), percent * 100),
      missed,
      params: { percent: String(percent) },
      rule: termsRule(lineTerms),
    };
  },
  begins: ({ sailing }) => toInstant(sailing.departs),
  stepEnds: ({ sailing, lineTerms }) => [...gridEnds(lineTerms, sailing.departs), toInstant(sailing.departs)],
});

export const cruiseRules: ProductRules<CruiseBooking, CancellableCruise> = {
  product: 'cruise',
  prefix: 'CR',
  concern: (booking, units) => ({
    travellers: namesOf(booking, guestsOf(booking, units)),
    title: cruiseTitle(booking.sailing),
    parts: [],
  }),
  cancelling: cruiseCancelling,
};

/** What the line was paid for a cabin without port charges, tips and tax. */
function farePaid({ price }: Pick<Cancellable, 'price'>, { item }: Unit): Money {
  const fare = (price.breakdown.parts ?? []).find(({ name }) => name === 'fare');
  return sum(
    price.total.currency,
    (fare?.parts ?? [])
      .filter(({ name, params }) => name === 'base-fare' && params?.['item'] === item)
      .map(({ amount }) => amount),
  );
}
