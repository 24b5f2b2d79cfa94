/** What booking must know of packages. */
import type { Unit } from '../../booking/booking.ts';
import { cancellingByUnit } from '../../booking/cancel/by-unit.ts';
import { nameOf } from '../../booking/in-short.ts';
import type { ProductRules } from '../../booking/product.ts';
import { percentage } from '../../money/money.ts';
import { appliedRule } from '../../rules/applied-rule.ts';
import { isoDate } from '../../time/calendar-date.ts';
import { beginsAt, lastMomentOf, percentAt } from '../cancel/grid.ts';
import type { CancellableHoliday, HolidayBooking } from './holiday-booking.ts';
import { guestsOf, holidayUnits, titleOf } from './in-short.ts';

/** Grids are the operator's own, as they were when the package was sold. */
const gridRule = appliedRule({ id: 'tour-operator-grid', called: 'operator-policy', from: isoDate('2020-01-01') });

export const holidayCancelling = cancellingByUnit<CancellableHoliday>({
  units: ({ trip }): readonly Unit[] => holidayUnits(trip),
  charge: ({ booking: { trip }, reason, now }, _unit, price) => {
    const missed = reason === 'no-show' || now >= beginsAt(trip);
    const percent = missed ? 100 : percentAt(trip, now);
    return { fee: percentage(price, percent * 100), missed, params: { percent: String(percent) }, rule: gridRule };
  },
  begins: ({ trip }) => beginsAt(trip),
  stepEnds: ({ trip }) => [
    ...trip.policy.flatMap((step) => (step.days > 0 ? [lastMomentOf(trip, step)] : [])),
    beginsAt(trip),
  ],
});

export const holidayRules: ProductRules<HolidayBooking, CancellableHoliday> = {
  product: 'holiday',
  prefix: 'HD',
  concern: ({ trip, travellers, guests }, units) => ({
    travellers: guestsOf(guests, units)
      .flatMap((at) => travellers[at] ?? [])
      .map(nameOf),
    title: titleOf(trip),
    parts: [],
  }),
  cancelling: holidayCancelling,
};
