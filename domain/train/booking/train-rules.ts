/** What booking must know of trains. A unit is a traveller on the one train of a ticket. */
import type { Booking, InShort, Unit } from '../../booking/booking.ts';
import { cancellingByUnit } from '../../booking/cancel/by-unit.ts';
import type { CancelQuestion } from '../../booking/cancel/cancellation.ts';
import type { OutlookRules } from '../../booking/cancel/outlook.ts';
import { keptOfUnits, totalOfLines, type UnitCharge } from '../../booking/cancel/price-of-units.ts';
import { leadTravellerOf, type Named, nameOf } from '../../booking/in-short.ts';
import { type Beginning, namesOn } from '../../booking/passenger-calendar.ts';
import type { ProductRules } from '../../booking/product.ts';
import { hasUnit, partsOf, stands, unitsOf, unitsShown } from '../../booking/units.ts';
import { subtract } from '../../money/money.ts';
import type { PricePart } from '../../price/price.ts';
import { type Violation, violation } from '../../rules/violation.ts';
import { dateIn, type Instant, millisecondsBetween, plusMilliseconds, plusMinutes } from '../../time/instant.ts';
import { dateOfLocal, toInstant } from '../../time/place-time.ts';
import { type ChargeAsked, chargeSteps, railCharge } from '../cancel/charges.ts';
import { railwayZone } from '../timetable/train.ts';
import { getsOnAt } from './boarding.ts';
import { chartAtOf } from './charts.ts';
import { checkRailParty, type RailPassenger } from './rules.ts';
import type { CancellableJourney, TrainBooking, TrainTerms } from './train-booking.ts';

const unitsOfJourney = ({ travellers }: { readonly travellers: readonly unknown[] }) =>
  unitsOf({ items: 1, travellers: travellers.length });

/** Where charges count from: the train leaves where the ticket is from. */
const leaves = ({ journey }: Pick<TrainTerms, 'journey'>): Instant => toInstant(journey.from.at);

type Standings = Pick<CancellableJourney, 'standings'>;

/** Off the list with the chart: the railway cancelled the ticket then. */
function fellOff({ standings }: Standings, traveller: number): boolean {
  return standings[traveller]?.current.kind === 'cancelled';
}

type ChargedStatus = ChargeAsked['status'];

/** Status by which a traveller is charged: off the list as waiting, a child without a berth as the party's best. */
export function chargedStatus(booking: Standings & Pick<CancellableJourney, 'gone'>, traveller: number): ChargedStatus {
  const kindAt = (at: number) => booking.standings[at]?.current.kind;
  const kind = kindAt(traveller);
  if (kind !== 'no-berth') return kind === undefined || kind === 'cancelled' ? 'waiting' : kind;
  const company = booking.standings.flatMap((_, at) =>
    stands(booking, { traveller: at, item: 0 }) ? (kindAt(at) ?? []) : [],
  );
  return (['confirmed', 'rac'] as const).find((best) => company.includes(best)) ?? 'waiting';
}

const byUnit = cancellingByUnit<CancellableJourney>({
  units: unitsOfJourney,
  checkLeaving: (booking, leaving, agreed) => [
    // With the chart a berth is nobody else's any more: what comes back then is claimed of the railway.
    ...(!agreed &&
    booking.chartedAt !== undefined &&
    leaving.some(({ traveller }) => chargedStatus(booking, traveller) === 'confirmed')
      ? [violation('rail-charted', 'places')]
      : []),
    ...(agreed && booking.chartedAt !== undefined ? [] : checkStaying(booking, leaving)),
  ],
  charge: () => undefined,
  begins: leaves,
  stepEnds: (booking) =>
    [
      plusMilliseconds(chartAtOf(booking.journey), -1),
      ...[0, ...chargeSteps(dateOfLocal(booking.journey.from.at.local))].map((minutes) =>
        plusMinutes(leaves(booking), -minutes),
      ),
    ].toSorted(),
});

/** Applies the rules of a party to those who stay: one of them has a berth. What was against the party before is no reason. */
function checkStaying(booking: CancellableJourney, leaving: readonly Unit[]): readonly Violation[] {
  const { passengers, journey } = booking;
  const partyWithout = (away: readonly Unit[]) =>
    passengers.filter((_, traveller) => {
      const unit = { traveller, item: 0 };
      return stands(booking, unit) && !hasUnit(away, unit);
    });
  const check = (party: readonly RailPassenger[]) => checkRailParty(party, journey.quota, journey.travelClass);
  const stays = partyWithout(leaving);
  if (stays.length === 0) return [];
  const before = check(partyWithout([])).map(({ code }) => code);
  return check(stays)
    .filter(({ code }) => !before.includes(code))
    .map((each) => ({ ...each, path: 'places' }));
}

/** The railway asks its tax of the charge itself, not a share of what was paid. */
export const trainCancelling: OutlookRules<CancellableJourney> = {
  ...byUnit,
  kept: (question, leaving) => keptOfUnits(question, leaving, (unit, fare) => chargeOf(question, unit, fare)),
};

function chargeOf(
  { booking, places, now }: CancelQuestion<CancellableJourney>,
  { traveller }: Unit,
  fare: PricePart,
): UnitCharge {
  const { journey } = booking;
  // However late that is noticed, it is refunded as it was when the chart was made.
  const at = fellOff(booking, traveller) ? (booking.chartedAt ?? now) : now;
  const minutes = millisecondsBetween(at, leaves(booking)) / 60_000;
  const taxes = totalOfLines(fare, 'taxes');
  const { fee, tax, rule } = railCharge({
    travelClass: journey.travelClass,
    quota: journey.quota,
    status: chargedStatus(booking, traveller),
    partWaits: partWaits(booking, places),
    charted: booking.chartedAt !== undefined || now >= chartAtOf(journey),
    fare: subtract(fare.amount, taxes),
    taxes,
    minutes,
    on: dateIn(at, railwayZone),
  });
  return { fee, tax, missed: minutes < 0, rule };
}

/**
 * Tells whether all that stands leaves together, some with a berth, others sharing or waiting: then it goes back for clerkage. A berth
 * given up alone is charged by its own bands. Source: trade facts on rail, cancellation of part confirmed tickets.
 */
function partWaits(booking: CancellableJourney, leaving: readonly Unit[]): boolean {
  const left = unitsOfJourney(booking).filter((unit) => stands(booking, unit));
  const kinds = left.map(({ traveller }) => chargedStatus(booking, traveller));
  return (
    left.every((unit) => hasUnit(leaving, unit)) &&
    kinds.includes('confirmed') &&
    kinds.some((kind) => kind === 'rac' || kind === 'waiting')
  );
}

export const trainRules: ProductRules<TrainBooking, CancellableJourney> = {
  product: 'train',
  prefix: 'TR',
  concern: (booking, units) => ({
    travellers: booking.travellers.filter((_, at) => partsOf(units).travellers.includes(at)).map(nameOf),
    title: titleOf(booking),
    parts: [`${booking.journey.train} ${booking.journey.travelClass}`],
  }),
  cancelling: trainCancelling,
};

function titleOf({ journey: { from, to } }: Pick<TrainTerms, 'journey'>): string {
  return `${from.station}-${to.station}`;
}

export type TrainInShort = Pick<TrainTerms, 'journey'> &
  Pick<Booking, 'gone'> & { readonly travellers: readonly Named[] };

/** Of those who still travel. */
export function trainInShort(booking: TrainInShort): InShort {
  const { journey, travellers } = booking;
  const left: readonly Unit[] = unitsShown(booking, unitsOfJourney(booking));
  const those = travellers.filter((_, at) => left.some(({ traveller }) => traveller === at));
  return {
    title: titleOf(booking),
    mark: journey.train,
    startsOn: dateOfLocal(getsOnAt(journey).at.local),
    endsOn: dateOfLocal(journey.to.at.local),
    leadTraveller: leadTravellerOf(those),
    travellerCount: those.length,
  };
}

/** The journey from where they get on, with those who still travel. */
export function trainBeginnings({ journey, travellers, gone = [] }: TrainInShort): readonly Beginning[] {
  return [
    {
      item: 0,
      leg: 'outward',
      mark: journey.train,
      title: titleOf({ journey }),
      service: `${journey.train} ${journey.travelClass}`,
      begins: getsOnAt(journey).at.local,
      ends: journey.to.at.local,
      travellers: namesOn({ travellers, gone }),
    },
  ];
}
