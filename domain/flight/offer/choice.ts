/**
 * What may be chosen together where each direction of a journey is sold by itself: one offer a sector, in the order of
 * travel, and special return fares only as a pair of one airline.
 */
import { add, type Money } from '../../money/money.ts';
import { type Violation, violation } from '../../rules/violation.ts';
import { minutesBetween } from '../../time/place-time.ts';
import type { FareOption, FlightOffer } from './offer.ts';

/** The least time between arriving in one direction and departing in the next, where the flights are of separate fares. */
export const leastMinutesBetweenSectors = 120;

/** An offer with the fare chosen of it. */
export interface Choice {
  readonly offer: Pick<FlightOffer, 'itineraries' | 'sector'>;
  readonly fare: Pick<FareOption, 'special'>;
}

/**
 * The rules of choosing direction by direction. Each sector has its choice (`flight-required`; section 8, "Select atleast
 * one flight", "Select atleast one onward and return flight"), each departs at least two hours after the one before has
 * arrived (`sectors-overlap`), and a special return fare is taken in both directions of one airline or in none
 * (`return-fare-alone`). Paths: `choices[n]`.
 */
export function checkChoices(choices: readonly (Choice | undefined)[]): readonly Violation[] {
  return choices.flatMap((choice, index) => {
    const path = `choices[${index}]`;
    if (choice === undefined) return [violation('flight-required', path)];
    const others = choices.filter((other) => other !== choice);
    return [
      ...(overlaps(choices[index - 1], choice)
        ? [violation('sectors-overlap', path, { least: leastMinutesBetweenSectors })]
        : []),
      ...(choice.fare.special === 'return' && !others.every((other) => other === undefined || pairs(choice, other))
        ? [violation('return-fare-alone', path)]
        : []),
    ];
  });
}

/** Whether a special return fare is sold together with another choice: the other is one too, of the same airline. */
export function pairs(choice: Choice, other: Choice): boolean {
  return other.fare.special === 'return' && carrierOf(other) === carrierOf(choice);
}

/**
 * Whether fares that are bought together leave a special return fare without its partner: `return-fare-alone` at
 * `choices[n].fareId`. `pairs` is the airline of a special return fare.
 *
 * @example checkPairs([{ pairs: '6E' }, {}]) // => [violation('return-fare-alone', 'choices[0].fareId')]
 * @example checkPairs([{ pairs: '6E' }, { pairs: '6E' }]) // => []
 */
export function checkPairs(fares: readonly { readonly pairs?: string | undefined }[]): readonly Violation[] {
  const [one, other, ...more] = fares;
  const isPair = more.length === 0 && one?.pairs !== undefined && one.pairs === other?.pairs;
  return fares.flatMap(({ pairs: airline }, at) =>
    airline === undefined || isPair ? [] : [violation('return-fare-alone', `choices[${at}].fareId`)],
  );
}

function overlaps(before: Choice | undefined, { offer }: Choice): boolean {
  const arrival = before?.offer.itineraries.at(-1)?.segments.at(-1)?.arrival;
  return (
    arrival !== undefined &&
    minutesBetween(arrival, offer.itineraries[0].segments[0].departure) < leastMinutesBetweenSectors
  );
}

/** A special fare is of the airline of its first flight. */
function carrierOf({ offer }: Choice): string {
  return offer.itineraries[0].segments[0].carrier;
}

/** What fares chosen direction by direction come to; `terms` where each of them has its own. */
export interface ChosenTotals {
  readonly total: Money;
  readonly terms?: { readonly net: Money; readonly earn: Money } | undefined;
}

/** Added up; undefined where nothing is chosen. Fares of one currency, else `CurrencyMismatch`. */
export function totalsOfChosen(chosen: readonly ChosenTotals[]): ChosenTotals | undefined {
  const [first, ...others] = chosen;
  if (first === undefined) return undefined;
  return others.reduce((one, other): ChosenTotals => {
    const total = add(one.total, other.total);
    if (one.terms === undefined || other.terms === undefined) return { total };
    return {
      total,
      terms: { net: add(one.terms.net, other.terms.net), earn: add(one.terms.earn, other.terms.earn) },
    };
  }, first);
}
