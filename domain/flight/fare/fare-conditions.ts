/**
 * Who may travel on a fare for some: senior citizens, students, the armed forces. Dated rows with the source of each, held
 * against every traveller of a party, because a concession is priced for all of them.
 */
import { ageOn, type TravellerType } from '../../people/traveller-type.ts';
import { type Violation, violation } from '../../rules/violation.ts';
import { type IsoDate, isoDate, parseIsoDate } from '../../time/calendar-date.ts';
import type { FareType } from '../reference/cabin.ts';
import type { SourcedRule } from '../../rules/applied-rule.ts';
import type { Party } from '../search/request.ts';

/** What a fare type asks of each traveller. */
export interface FareCondition {
  readonly fareType: FareType;
  /** In completed years on the first day of travel. */
  readonly leastAge?: number;
  readonly only?: TravellerType;
  readonly rule: SourcedRule;
}

export const fareConditions: readonly FareCondition[] = [
  {
    fareType: 'senior-citizen',
    leastAge: 60,
    rule: {
      id: 'senior-60',
      from: isoDate('2018-04-01'),
      called: 'fare-condition',
      note: 'Air India: 60 attained on the day the journey begins (echoofindia.com, 9 Apr 2018; businesstoday.in, 17 Dec 2020; unchanged by ndtv.com, 2 Sep 2025)',
    },
  },
  {
    fareType: 'student',
    leastAge: 12,
    rule: {
      id: 'student-12',
      from: isoDate('2018-04-01'),
      called: 'fare-condition',
      note: 'From the age at which airlines sell an adult’s seat; general practice, confirm with the carrier',
    },
  },
  {
    fareType: 'armed-forces',
    only: 'adult',
    rule: {
      id: 'armed-forces-adults',
      from: isoDate('2018-04-01'),
      called: 'fare-condition',
      note: 'Sold here to adults alone; carriers also extend it to dependants with a card (goindigo.in; dnaindia.com, 29 Sep 2022), who are booked with the carrier',
    },
  },
];

/** A traveller as the conditions see one. */
interface Applicant {
  readonly type: TravellerType;
  readonly dateOfBirth?: string | undefined;
}

/** The condition of a fare type for tickets issued on a day; undefined where anybody may travel on it. */
export function fareConditionOn(fareType: FareType, issued: IsoDate): FareCondition | undefined {
  return fareConditions.find(
    ({ fareType: of, rule }) => of === fareType && rule.from <= issued && (rule.to === undefined || issued <= rule.to),
  );
}

/**
 * The conditions of fare types, for every traveller: too young on the first day of travel (`fare-age`, with the age and the
 * least), or of another type (`fare-adults-only`). A date of birth that is missing or no date is not judged here. `issued`
 * is the business day of the sale. Paths: `travellers[0].dateOfBirth`.
 *
 * @example checkFareConditions(['senior-citizen'], [{ type: 'adult', dateOfBirth: '1966-11-25' }], isoDate('2026-11-24'), isoDate('2026-11-20')).map(({ code }) => code) // => ['fare-age']
 */
export function checkFareConditions(
  fareTypes: readonly FareType[],
  travellers: readonly Applicant[],
  travelDate: IsoDate,
  issued: IsoDate,
): readonly Violation[] {
  return [...new Set(fareTypes)].flatMap((fareType) => {
    const condition = fareConditionOn(fareType, issued);
    return condition === undefined
      ? []
      : travellers.flatMap((traveller, index) => checkOne(condition, traveller, index, travelDate));
  });
}

/** Whether a party could be made of travellers who all qualify: a traveller under 12 is no senior citizen, and no student. */
export function mayTravelOn(fareType: FareType, { children, infants }: Party, issued: IsoDate): boolean {
  return fareConditionOn(fareType, issued) === undefined || children + infants === 0;
}

function checkOne(
  { fareType, leastAge, only }: FareCondition,
  { type, dateOfBirth }: Applicant,
  index: number,
  travelDate: IsoDate,
): readonly Violation[] {
  const path = `travellers[${index}].dateOfBirth`;
  if (only !== undefined && type !== only) return [violation('fare-adults-only', path, { fareType })];
  const born = parseIsoDate(dateOfBirth ?? '');
  // A traveller born after it breaks another rule.
  if (leastAge === undefined || born === undefined || born > travelDate) return [];
  const age = ageOn(born, travelDate);
  return age >= leastAge ? [] : [violation('fare-age', path, { fareType, least: leastAge, age, on: travelDate })];
}
