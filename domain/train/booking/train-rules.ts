/** What booking must know of trains. A unit is a traveller on the one train of a ticket. */
import type { Booking, InShort, Unit } from '../../booking/booking.ts';
import { cancellingByUnit } from '../../booking/cancel/by-unit.ts';
import type { CancelQuestion } from '../../booking/cancel/cancellation.ts';
import type { OutlookRules } from '../../booking/cancel/outlook.ts';
import { keptOfUnits, totalOfLines, type UnitCharge } from '../../booking/cancel/price-of-units.ts';
import { leadTravellerOf, type Named, nameOf } from '../../booking/in-short.ts';
import { type Beginning, namesOn } from '../../booking/passenger-calendar.ts';
import type { ProductRules } from '../../booking/product.ts';
import { partsOf, unitsOf, unitsShown } from '../../booking/units.ts';
import { subtract } from '../../money/money.ts';
import type { PricePart } from '../../price/price.ts';
import { violation } from '../../rules/violation.ts';
import { dateIn, type Instant, millisecondsBetween, plusMinutes } from '../../time/instant.ts';
import { dateOfLocal, toInstant } from '../../time/place-time.ts';
import type { StatusKind } from '../berths/status.ts';
import { chargeSteps, railCharge } from '../cancel/charges.ts';
import { railwayZone } from '../timetable/train.ts';
import { getsOnAt } from './boarding.ts';
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

/** Of who is off the list, as who waits. */
function statusOf(booking: Standings, traveller: number): StatusKind {
  const kind = booking.standings[traveller]?.current.kind;
  return kind === undefined || kind === 'cancelled' ? 'waiting' : kind;
}

const byUnit = cancellingByUnit<CancellableJourney>({
  units: unitsOfJourney,
  // With the chart a berth is nobody else's any more: what comes back then is claimed of the railway.
  checkLeaving: (booking, leaving, agreed) =>
    !agreed &&
    booking.chartedAt !== undefined &&
    leaving.some(({ traveller }) => statusOf(booking, traveller) === 'confirmed')
      ? [violation('rail-charted', 'places')]
      : [],
  charge: () => undefined,
  begins: leaves,
  stepEnds: (booking) =>
    [0, ...chargeSteps(dateOfLocal(booking.journey.from.at.local))].map((minutes) =>
      plusMinutes(leaves(booking), -minutes),
    ),
});

/** The railway asks its tax of the charge itself, not a share of what was paid. */
export const trainCancelling: OutlookRules<CancellableJourney> = {
  ...byUnit,
  kept: (question, leaving) => keptOfUnits(question, leaving, (unit, fare) => chargeOf(question, unit, fare)),
};

function chargeOf(
  { booking, now }: CancelQuestion<CancellableJourney>,
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
    status: statusOf(booking, traveller),
    partWaits: partWaits(booking),
    fare: subtract(fare.amount, taxes),
    taxes,
    minutes,
    on: dateIn(at, railwayZone),
  });
  return { fee, tax, missed: minutes < 0, rule };
}

/** Some of those who still travel have a berth, others share or wait: then all may cancel for clerkage. */
function partWaits(booking: CancellableJourney): boolean {
  const kinds = unitsShown(booking, unitsOfJourney(booking)).map(({ traveller }) => statusOf(booking, traveller));
  return kinds.includes('confirmed') && kinds.some((kind) => kind === 'rac' || kind === 'waiting');
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
