/** What booking must know of buses. */
import type { Booking, InShort, Unit } from '../../booking/booking.ts';
import { cancellingByUnit } from '../../booking/cancel/by-unit.ts';
import { leadTravellerOf, type Named, nameOf } from '../../booking/in-short.ts';
import { type Beginning, namesOn } from '../../booking/passenger-calendar.ts';
import { peopleOf, type Presence } from '../../booking/presence.ts';
import type { ProductRules } from '../../booking/product.ts';
import { hasUnit, partsOf, unitsOf, unitsShown } from '../../booking/units.ts';
import { type Instant, millisecondsBetween } from '../../time/instant.ts';
import { dateOfLocal, toInstant } from '../../time/place-time.ts';
import { appliedRule } from '../../rules/applied-rule.ts';
import { datedPolicy, keptOf, stepAt } from '../trip/policy.ts';
import { isoDate } from '../../time/calendar-date.ts';
import type { BusBooking, BusRide, CancellableRide } from './bus-booking.ts';

const hour = 3_600_000;

/** Policies are the operator's own, as they were when the seats were sold. */
const policyRule = appliedRule({ id: 'bus-operator-policy', called: 'operator-policy', from: isoDate('2020-01-01') });

export const busUnits = ({ travellers }: { readonly travellers: readonly unknown[] }): readonly Unit[] =>
  unitsOf({ items: 1, travellers: travellers.length });

/** When the bus leaves its first point, from which hours are counted. */
export const leaves = ({ ride }: { readonly ride: Pick<BusRide, 'departure'> }): Instant => toInstant(ride.departure);

export const busCancelling = cancellingByUnit<CancellableRide>({
  units: busUnits,
  charge: ({ booking, now }, _unit, price) => {
    const hours = millisecondsBetween(now, leaves(booking)) / hour;
    const step = stepAt(booking.ride.policy, hours);
    const percent =
      step !== undefined && 'percent' in step.charge ? { percent: String(step.charge.percent) } : undefined;
    return {
      fee: keptOf(price, step),
      missed: hours < 0,
      ...(percent && { params: percent }),
      rule: policyRule,
    };
  },
  begins: (booking) => toInstant(booking.ride.boarding.at),
  stepEnds: (booking) => datedPolicy(booking.ride.policy, leaves(booking)).map(({ until }) => until),
});

export const busRules: ProductRules<BusBooking, CancellableRide> = {
  product: 'bus',
  prefix: 'BU',
  concern: (booking, units) => ({
    travellers: booking.travellers.filter((_, at) => partsOf(units).travellers.includes(at)).map(nameOf),
    title: titleOf(booking.ride),
    parts: booking.seats.filter((_, at) => partsOf(units).travellers.includes(at)).map(({ seat }) => seat),
  }),
  cancelling: busCancelling,
};

/** @example titleOf({ origin: { cityId: 'pune', name: 'Pune' }, destination: { cityId: 'goa', name: 'Panaji' } }) // => 'Pune – Panaji' */
export function titleOf({ origin, destination }: Pick<BusRide, 'origin' | 'destination'>): string {
  return `${origin.name} – ${destination.name}`;
}

export interface RideInShort extends Pick<Booking, 'gone'> {
  readonly ride: BusRide;
  readonly travellers: readonly Named[];
}

/** Of who still rides. */
export function busInShort(booking: RideInShort): InShort {
  const { travellers: left } = partsOf(unitsShown(booking, busUnits(booking)));
  const { ride } = booking;
  const startsOn = dateOfLocal(ride.boarding.at.local);
  const endsOn = dateOfLocal(ride.dropping.at.local);
  return {
    title: titleOf(ride),
    mark: ride.operator.name,
    startsOn,
    ...(endsOn !== startsOn && { endsOn }),
    leadTraveller: leadTravellerOf(booking.travellers.filter((_, at) => left.includes(at))),
    travellerCount: left.length,
  };
}

export function busPresence({ ride, travellers }: Pick<BusBooking, 'ride' | 'travellers'>): Presence {
  return {
    people: peopleOf(travellers),
    from: dateOfLocal(ride.boarding.at.local),
    until: dateOfLocal(ride.dropping.at.local),
    later: [],
  };
}

/** Whether seats of a booking leave while others stay, which some operators do only when a person asks them. */
export function leavesInPart(
  { travellers, gone = [] }: Pick<CancellableRide, 'travellers' | 'gone'>,
  leaving: readonly Unit[],
): boolean {
  return busUnits({ travellers }).some((unit) => !hasUnit([...gone, ...leaving], unit));
}

/** The ride, with those who still have a seat. */
export function busBeginnings({ ride, travellers, gone = [] }: RideInShort): readonly Beginning[] {
  return [
    {
      item: 0,
      leg: 'outward',
      mark: ride.operator.name,
      title: titleOf(ride),
      begins: ride.boarding.at.local,
      ends: ride.dropping.at.local,
      travellers: namesOn({ travellers, gone }),
    },
  ];
}
