/** What has to be said to book a cruise: who sails, as they were quoted, and when they dine. */
import { checkTravellers, countByType, type JourneyFacts, type TravellerDraft } from '../../people/traveller.ts';
import { firstOf, required, type Violation, violation } from '../../rules/violation.ts';
import { dateOfLocal } from '../../time/place-time.ts';
import { type CabinParty, guestTypes, type Sailing } from '../sailing/sailing.ts';

export interface CruiseBookingDraft {
  /** Cabin by cabin, in each the adults first. */
  readonly travellers: readonly TravellerDraft[];
  readonly dining?: string | undefined;
}

export interface QuotedCruise {
  readonly sailing: Sailing;
  readonly cabins: readonly { readonly party: CabinParty }[];
}

/** Lines ask everybody's date of birth, and for passports where a border is crossed. */
export function sailingFacts(
  { departs, returns }: Pick<Sailing, 'departs' | 'returns'>,
  international: boolean,
): JourneyFacts {
  return {
    travelDates: { first: dateOfLocal(departs.local), last: dateOfLocal(returns.local) },
    international,
    birthDates: 'all',
  };
}

/** Paths: `travellers`, `travellers[n]…`, `dining`. `party-quoted` where others sail than were quoted, or in another order. */
export function checkCruiseBooking(
  { travellers, dining }: CruiseBookingDraft,
  { sailing, cabins }: QuotedCruise,
  international: boolean,
): readonly Violation[] {
  const quoted = cabins.flatMap(({ party }) => guestTypes(party));
  const isQuoted = quoted.length === travellers.length && quoted.every((type, at) => travellers[at]?.type === type);
  const { adults, children, infants } = countByType(quoted.map((type) => ({ type })));
  return [
    ...(isQuoted ? [] : [violation('party-quoted', 'travellers', { adults, children, infants })]),
    ...checkTravellers(travellers, sailingFacts(sailing, international)),
    ...firstOf(
      required(dining, 'dining'),
      sailing.ship.dining.some((each) => each === dining) ? [] : [violation('not-a-choice', 'dining')],
    ),
  ];
}
