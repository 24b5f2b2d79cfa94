/**
 * What of a hold's travellers may still be given or put right before it is ticketed: papers, dates, titles, and names as
 * far as they stay the same person's.
 */
import { printedName } from '../../people/names.ts';
import {
  checkTravellers,
  countByType,
  type JourneyFacts,
  type Traveller,
  type TravellerDraft,
} from '../../people/traveller.ts';
import { type Violation, violation } from '../../rules/violation.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import { checkFareConditions } from '../fare/fare-conditions.ts';
import type { Itinerary } from '../offer/itinerary.ts';
import type { FareOption } from '../offer/offer.ts';
import { travelDatesOf } from './rules.ts';

/** What is held, and for whom. */
export interface HeldParty {
  readonly travellers: readonly Traveller[];
  readonly itineraries: readonly Itinerary[];
  readonly options: readonly Pick<FareOption, 'fareType'>[];
}

/** What the travellers of a hold are checked for: passports may still be missing, and a date of birth that its sale did not ask for. */
export function heldFactsOf(
  { travellers, itineraries }: Pick<HeldParty, 'travellers' | 'itineraries'>,
  international: boolean,
): JourneyFacts {
  const birthDates = travellers.every(({ dateOfBirth }) => dateOfBirth !== undefined) ? 'all' : 'young';
  return { travelDates: travelDatesOf(itineraries), international, passportsLater: true, birthDates };
}

/** Most letters of a name that are put right: what carriers commonly take as a correction. */
export const correctedMost = 3;

/**
 * The rules of all travellers as they are to be, passports as far as they are given; `party-held` where they are others by
 * type or number; `name-replaced` where a name is another's. Paths as in a booking: `travellers[0].firstName`.
 */
export function checkCompleted(
  { travellers: held, itineraries, options }: HeldParty,
  travellers: readonly TravellerDraft[],
  { international, today }: { readonly international: boolean; readonly today: IsoDate },
): readonly Violation[] {
  const facts = heldFactsOf({ travellers: held, itineraries }, international);
  const isParty = travellers.length === held.length && held.every(({ type }, at) => travellers[at]?.type === type);
  if (!isParty) return [violation('party-held', 'travellers', { ...countByType(held) })];
  const fareTypes = options.map(({ fareType }) => fareType);
  return [
    ...checkTravellers(travellers, facts),
    ...checkFareConditions(fareTypes, travellers, facts.travelDates.first, today),
    ...held.flatMap((each, at) => replacedNames(each, travellers[at] ?? each, `travellers[${at}]`)),
  ];
}

function replacedNames(held: Traveller, traveller: TravellerDraft, path: string): readonly Violation[] {
  return (['firstName', 'lastName'] as const).flatMap((field) => {
    const [was, is] = [held[field], traveller[field] ?? ''];
    return is.trim() === '' || completesName(was, is)
      ? []
      : [violation('name-replaced', `${path}.${field}`, { name: was })];
  });
}

/**
 * Whether a name is still the one before: with more of it written out, or with up to three letters put right, which are
 * fewer than half of it.
 *
 * Source: carriers correct a few letters of a name free of charge and let nobody take another's place; goindigo.in says
 * three letters. That they are fewer than half is this house's caution.
 *
 * @example completesName('AS', 'Asha') // => true
 * @example completesName('Smyth', 'Smith') // => true
 * @example completesName('Rao', 'Sen') // => false
 */
export function completesName(before: string, after: string): boolean {
  const [was, is] = [printedName(before), printedName(after)];
  if (is.startsWith(was)) return true;
  const corrected = lettersApart(was, is);
  return corrected <= correctedMost && 2 * corrected < was.length;
}

/** How many letters have to be put in, taken out or replaced. */
function lettersApart(one: string, other: string): number {
  const letters = [...other];
  const last = [...one].reduce<readonly number[]>(
    (row, letter, at) =>
      letters.reduce<readonly number[]>(
        (next, each, place) => [
          ...next,
          Math.min((next.at(-1) ?? 0) + 1, (row[place + 1] ?? 0) + 1, (row[place] ?? 0) + (each === letter ? 0 : 1)),
        ],
        [at + 1],
      ),
    Array.from({ length: letters.length + 1 }, (_, place) => place),
  );
  return last.at(-1) ?? 0;
}
