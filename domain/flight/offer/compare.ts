/**
 * Comparing a few offers side by side: one row a quality, and which of them is best in it.
 */
import { compare, type Money } from '../../money/money.ts';
import { type Violation, violation } from '../../rules/violation.ts';
import type { Itinerary } from './itinerary.ts';
import { type Layover, layoversOf } from './layover.ts';
import { minutesFlown } from './flown-together.ts';
import type { FareOption, FlightOffer } from './offer.ts';

/** How many can stand side by side. */
export const compareMost = 3;

/** An offer at one of its fares. */
export interface Compared {
  readonly offer: Pick<FlightOffer, 'offerId' | 'itineraries'>;
  readonly option: FareOption;
}

/** What is compared, in the order of the rows. Earnings only where every fare has them, of one adult where each says those. */
export type ComparedQuality =
  | 'fare'
  | 'earn'
  | 'earn-all'
  | 'total-time'
  | 'layover'
  | 'check-in-bag'
  | 'cabin-bag'
  | 'cancel-fee'
  | 'change-fee'
  | 'seats-left';

/** A cell. A fee of null is: not allowed. Layovers are of all directions in order, none for non-stop flights. */
export type ComparedValue =
  | { readonly kind: 'money'; readonly amount: Money }
  | { readonly kind: 'not-allowed' }
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'kilograms'; readonly kilograms: number }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'layovers'; readonly layovers: readonly Layover[] };

export interface ComparedRow {
  readonly quality: ComparedQuality;
  /** One a compared offer, in their order. */
  readonly values: readonly ComparedValue[];
  /** Which of them are best, several where they tie; none where all are the same or only one is compared. */
  readonly best: readonly boolean[];
  /** Whether they are not all the same: what "only differences" leaves. */
  readonly differs: boolean;
}

/**
 * The rows of a comparison. Amounts are for one adult, those of `earn-all` for the whole party. Best is the lowest fare,
 * time, layover and fee, and the highest earning, baggage and number of seats; a fee that is not allowed is worse than any.
 */
export function compareOffers(compared: readonly Compared[]): readonly ComparedRow[] {
  const options = compared.map(({ option }) => option);
  const earnings = options.flatMap(({ terms }) => (terms ? [terms.earn] : []));
  const earnedOnAdults = options.flatMap(
    ({ terms }) => terms?.each?.find(({ traveller }) => traveller === 'adult')?.earn ?? [],
  );
  return [
    row(
      'fare',
      options.map(({ perAdult }) => amount(perAdult)),
      lower,
    ),
    ...(earnedOnAdults.length === options.length
      ? [row('earn', earnedOnAdults.map(amount), higher)]
      : earnings.length === options.length
        ? [row('earn-all', earnings.map(amount), higher)]
        : []),
    row(
      'total-time',
      compared.map(({ offer }) => minutes(offer.itineraries)),
      lower,
    ),
    row(
      'layover',
      compared.map(({ offer }) => layovers(offer.itineraries)),
      lower,
    ),
    row(
      'check-in-bag',
      options.map(({ baggage }) => kilograms(baggage.checkInKg)),
      higher,
    ),
    row(
      'cabin-bag',
      options.map(({ baggage }) => kilograms(baggage.cabinKg)),
      higher,
    ),
    row(
      'cancel-fee',
      options.map(({ cancelFee }) => fee(cancelFee)),
      lower,
    ),
    row(
      'change-fee',
      options.map(({ changeFee }) => fee(changeFee)),
      lower,
    ),
    row(
      'seats-left',
      options.map(({ seatsLeft }) => ({ kind: 'count', count: seatsLeft })),
      higher,
    ),
  ];
}

/**
 * Whether so many can be compared: `compare-most` where there are more than three.
 *
 * @example checkCompared(4) // => [violation('compare-most', 'compared', { most: 3 })]
 */
export function checkCompared(count: number): readonly Violation[] {
  return count > compareMost ? [violation('compare-most', 'compared', { most: compareMost })] : [];
}

/** Below 0 where the first is better. */
type Better = (one: number, other: number) => number;
const lower: Better = (one, other) => (one === other ? 0 : one - other);
const higher: Better = (one, other) => lower(other, one);

function row(quality: ComparedQuality, values: readonly ComparedValue[], better: Better): ComparedRow {
  requireOneCurrency(values);
  const weights = values.map(weight);
  const differs = weights.some((each) => each !== weights[0]);
  const best = weights.map((each) => differs && weights.every((other) => better(each, other) <= 0));
  return { quality, values, best, differs: differs || textDiffers(values) };
}

/** One number a cell to compare by. */
function weight(value: ComparedValue): number {
  switch (value.kind) {
    case 'money':
      return value.amount.minor;
    case 'not-allowed':
      return Number.POSITIVE_INFINITY;
    case 'minutes':
      return value.minutes;
    case 'kilograms':
      return value.kilograms;
    case 'count':
      return value.count;
    case 'layovers':
      return value.layovers.reduce((before, each) => before + each.minutes, 0);
  }
}

/** Layovers of the same length at other airports are no better or worse, but they are not the same. */
function textDiffers(values: readonly ComparedValue[]): boolean {
  const airports = values.map((value) =>
    value.kind === 'layovers' ? value.layovers.map(({ airport }) => airport).join(' ') : '',
  );
  return airports.some((each) => each !== airports[0]);
}

function requireOneCurrency(values: readonly ComparedValue[]): void {
  const amounts = values.flatMap((value) => (value.kind === 'money' ? [value.amount] : []));
  for (const each of amounts) compare(amounts[0] ?? each, each);
}

function amount(value: Money): ComparedValue {
  return { kind: 'money', amount: value };
}

function fee(value: Money | null): ComparedValue {
  return value === null ? { kind: 'not-allowed' } : amount(value);
}

function kilograms(value: number): ComparedValue {
  return { kind: 'kilograms', kilograms: value };
}

function minutes(itineraries: readonly Itinerary[]): ComparedValue {
  return { kind: 'minutes', minutes: minutesFlown(itineraries) };
}

function layovers(itineraries: readonly Itinerary[]): ComparedValue {
  return { kind: 'layovers', layovers: itineraries.flatMap(layoversOf) };
}
