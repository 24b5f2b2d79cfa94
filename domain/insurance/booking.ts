/** An insured journey as booked, and what booking must know of it. An item is the policy, a unit somebody whom it insures. */
import type { Booking, InShort, Unit } from '../booking/booking.ts';
import { cancellingByUnit } from '../booking/cancel/by-unit.ts';
import type { Cancellable } from '../booking/cancel/cancellation.ts';
import { leadTravellerOf, type Named, nameOf } from '../booking/in-short.ts';
import { type Beginning, namesOn, onWholeDays } from '../booking/passenger-calendar.ts';
import { type Presence, peopleOf } from '../booking/presence.ts';
import type { ProductRules } from '../booking/product.ts';
import { hasUnit, partsOf, stands, unitsOf, unitsShown } from '../booking/units.ts';
import type { Traveller } from '../people/traveller.ts';
import { violation } from '../rules/violation.ts';
import { hasPassed, type Instant, plusMilliseconds, startOfDay } from '../time/instant.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import type { InsurancePlan, NomineeRelation, TripPurpose } from './plan.ts';
import { cancelFee } from './tariff.ts';

export interface Nominee {
  readonly name: string;
  readonly relation: NomineeRelation;
}

/** What the insured declare. */
export interface Proposal {
  readonly address: string;
  readonly purpose: TripPurpose;
  readonly nominee: Nominee;
  /** Somebody has an illness that was known before. */
  readonly illnessBefore: boolean;
}

/** What is insured, from its first day to its last, by the days of `zone`. */
export interface Cover {
  readonly plan: InsurancePlan;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly zone: string;
  readonly family: boolean;
  /** The business day of the sale, by which dated rules are chosen. */
  readonly soldOn: IsoDate;
}

export interface InsuranceBooking extends Booking, Cover {
  readonly product: 'insurance';
  readonly proposal: Proposal;
  /** A certificate for each of the insured, once it is issued. */
  readonly policies: readonly string[];
}

export interface CancellableCover extends Cancellable, Cover {
  readonly travellers: readonly Pick<Traveller, 'type' | 'firstName' | 'lastName'>[];
}

export function unitsOfCover({ travellers }: { readonly travellers: readonly unknown[] }): readonly Unit[] {
  return unitsOf({ items: 1, travellers: travellers.length });
}

/** When the first insured day begins. */
export function coverBegins({ from, zone }: Pick<Cover, 'from' | 'zone'>): Instant {
  return startOfDay(from, zone);
}

/** Before the first day a fee for each of the insured; a family's one policy is cancelled whole. */
export const insuranceCancelling = cancellingByUnit<CancellableCover>({
  units: unitsOfCover,
  checkLeaving: (booking, leaving) => {
    const staysSomebody = unitsOfCover(booking).some((unit) => stands(booking, unit) && !hasUnit(leaving, unit));
    return booking.family && staysSomebody ? [violation('insured-together', 'places')] : [];
  },
  charge: ({ booking, now }, _unit, price) => {
    if (hasPassed(coverBegins(booking), now)) return { fee: price, missed: true };
    return cancelFee(price.currency, booking.soldOn);
  },
  begins: coverBegins,
  stepEnds: (booking) => [plusMilliseconds(coverBegins(booking), -1)],
});

export const insuranceRules: ProductRules<InsuranceBooking, CancellableCover> = {
  product: 'insurance',
  prefix: 'IN',
  concern: ({ plan, travellers }, units) => ({
    travellers: travellers.filter((_, at) => partsOf(units).travellers.includes(at)).map(nameOf),
    title: plan.name,
    parts: [],
  }),
  cancelling: insuranceCancelling,
};

export type CoverInShort = Cover & Pick<Booking, 'gone'> & { readonly travellers: readonly Named[] };

/** Of whom it still insures. */
export function insuranceInShort(booking: CoverInShort): InShort {
  const { travellers: left } = partsOf(unitsShown(booking, unitsOfCover(booking)));
  const { plan, from, to, travellers } = booking;
  return {
    title: plan.name,
    mark: plan.region,
    startsOn: from,
    endsOn: to,
    leadTraveller: leadTravellerOf(travellers.filter((_, at) => left.includes(at))),
    travellerCount: left.length,
  };
}

/** The cover, with those whom it still insures. */
export function insuranceBeginnings({ plan, from, to, travellers, gone = [] }: CoverInShort): readonly Beginning[] {
  return [
    {
      item: 0,
      leg: 'outward',
      mark: plan.region,
      title: plan.name,
      ...onWholeDays(from, to),
      travellers: namesOn({ travellers, gone }),
    },
  ];
}

export function insurancePresence({
  from,
  to,
  travellers,
}: Pick<InsuranceBooking, 'from' | 'to' | 'travellers'>): Presence {
  return { people: peopleOf(travellers), from, until: to, later: [] };
}
