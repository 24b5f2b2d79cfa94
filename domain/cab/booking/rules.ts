/** What booking must know of cabs. */
import type { Booking, InShort, Unit } from '../../booking/booking.ts';
import { cancellingByUnit } from '../../booking/cancel/by-unit.ts';
import { leadTravellerOf, type Named, nameOf } from '../../booking/in-short.ts';
import type { Beginning } from '../../booking/passenger-calendar.ts';
import { peopleOf, type Presence } from '../../booking/presence.ts';
import type { ProductRules } from '../../booking/product.ts';
import { percentage } from '../../money/money.ts';
import { appliedRule } from '../../rules/applied-rule.ts';
import { addDays, isoDate } from '../../time/calendar-date.ts';
import { type Instant, millisecondsBetween, plusMinutes } from '../../time/instant.ts';
import { afterMinutes, dateOfLocal, type PlaceTime, toInstant } from '../../time/place-time.ts';
import type { CabBooking, CabRide, CancellableCab } from './cab-booking.ts';

const hour = 3_600_000;

/** Policies are the operator's own, as they were when the cab was sold. */
const policyRule = appliedRule({ id: 'cab-operator-policy', called: 'operator-policy', from: isoDate('2020-01-01') });

export const cabUnits = (): readonly Unit[] => [{ traveller: 0, item: 0 }];

/** The last moment at which cancelling is free. */
export function freeUntil({ drive, policy }: Pick<CabRide, 'drive' | 'policy'>): Instant {
  return plusMinutes(toInstant(drive.pickUp), -policy.freeHours * 60);
}

export const cabCancelling = cancellingByUnit<CancellableCab>({
  units: cabUnits,
  charge: ({ booking: { ride }, now }, _unit, price) => {
    const hours = millisecondsBetween(now, toInstant(ride.drive.pickUp)) / hour;
    const percent = hours < 0 ? 100 : now <= freeUntil(ride) ? 0 : ride.policy.thenPercent;
    return {
      fee: percentage(price, percent * 100),
      missed: hours < 0,
      params: { percent: String(percent) },
      rule: policyRule,
    };
  },
  begins: ({ ride }) => toInstant(ride.drive.pickUp),
  stepEnds: ({ ride }) => [freeUntil(ride), toInstant(ride.drive.pickUp)],
});

export const cabRules: ProductRules<CabBooking, CancellableCab> = {
  product: 'cab',
  prefix: 'CB',
  concern: ({ travellers, ride }) => ({ travellers: travellers.map(nameOf), title: titleOf(ride), parts: [] }),
  cancelling: cabCancelling,
};

/** 'Kochi airport – Munnar'; by the hour the town alone. */
export function titleOf({ drive: { from, to } }: Pick<CabRide, 'drive'>): string {
  return to === undefined ? from.name : `${from.name} – ${to.name}`;
}

/** When the car is free again. */
export function endsAt({
  drive: { pickUp, days = 1, kind },
  included,
}: Pick<CabRide, 'drive' | 'included'>): PlaceTime {
  const { zone } = pickUp;
  if (kind !== 'outstation') return afterMinutes(pickUp, included.minutes, zone);
  return { local: `${addDays(dateOfLocal(pickUp.local), days - 1)}T23:59` as PlaceTime['local'], zone };
}

export interface CabInShort extends Pick<Booking, 'gone'> {
  readonly ride: CabRide;
  readonly travellers: readonly Named[];
}

export function cabInShort({ ride, travellers }: CabInShort): InShort {
  const startsOn = dateOfLocal(ride.drive.pickUp.local);
  const endsOn = dateOfLocal(endsAt(ride).local);
  return {
    title: titleOf(ride),
    mark: ride.operator.name,
    startsOn,
    ...(endsOn !== startsOn && { endsOn }),
    leadTraveller: leadTravellerOf(travellers),
    travellerCount: ride.drive.passengers,
  };
}

export function cabPresence({ ride, travellers }: Pick<CabBooking, 'ride' | 'travellers'>): Presence {
  return {
    people: peopleOf(travellers),
    from: dateOfLocal(ride.drive.pickUp.local),
    until: dateOfLocal(endsAt(ride).local),
    later: [],
  };
}

/** The ride, with its lead passenger; nobody once the car is given up. */
export function cabBeginnings({ ride, travellers, gone = [] }: CabInShort): readonly Beginning[] {
  return [
    {
      item: 0,
      leg: 'outward',
      mark: ride.operator.name,
      title: titleOf(ride),
      begins: ride.drive.pickUp.local,
      ends: endsAt(ride).local,
      travellers: gone.length > 0 ? [] : travellers.map(nameOf),
    },
  ];
}
