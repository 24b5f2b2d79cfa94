/** What may be insured, and what a proposal must say. The same rules run beside the form and in the back office. */
import { isMissing, required, type Violation, violation, within } from '../rules/violation.ts';
import { addDays, addMonths, addYears, isAfter, isBefore, type IsoDate } from '../time/calendar-date.ts';
import { checkFirstName } from '../people/names.ts';
import { ageOn } from '../people/traveller-type.ts';
import { checkTravellers, type JourneyFacts, type TravellerDraft } from '../people/traveller.ts';
import { insuredDays, nomineeRelations, type PlanSearch, tripPurposes } from './plan.ts';

/** Insurers take a child from so many months on, and a journey of so many days at most. */
export const insuranceLimits = {
  leastMonths: 6,
  mostAge: 80,
  mostDays: 180,
  mostInsured: 9,
  mostFamily: 6,
  childBelow: 21,
};

/** As it is being filled in. */
export interface PlanSearchDraft extends Omit<PlanSearch, 'from' | 'to' | 'births'> {
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
  readonly births: readonly (IsoDate | undefined)[];
}

/**
 * The last day of a year of journeys is the day before its first comes round again.
 *
 * @example lastDayOf({ trip: 'annual-30', from: isoDate('2026-11-29'), to: isoDate('2026-11-29') }) // => isoDate('2027-11-28')
 */
export function lastDayOf({ trip, from, to }: Pick<PlanSearch, 'trip' | 'from' | 'to'>): IsoDate {
  return trip === 'single' ? to : addDays(addYears(from, 1), -1);
}

/**
 * Paths: `from`, `to`, `births`, `births[n]`. Codes: `required`, `date-past`, `date-too-far`, `date-not-before`,
 * `insurance-days`, `insured-count`, `insured-age`, `insured-family`.
 */
export function checkPlanSearch(draft: PlanSearchDraft, today: IsoDate): readonly Violation[] {
  const { from, to, trip, births } = draft;
  const { mostDays, mostInsured } = insuranceLimits;
  return [
    ...(from === undefined
      ? required(undefined, 'from')
      : isBefore(from, today)
        ? [violation('date-past', 'from')]
        : isAfter(from, addDays(today, 365))
          ? [violation('date-too-far', 'from', { last: addDays(today, 365) })]
          : []),
    ...(trip !== 'single'
      ? []
      : to === undefined
        ? required(undefined, 'to')
        : from !== undefined && isBefore(to, from)
          ? [violation('date-not-before', 'to', { other: 'from' })]
          : from !== undefined && insuredDays({ from, to }) > mostDays
            ? [violation('insurance-days', 'to', { most: mostDays })]
            : []),
    ...(births.length < 1 || births.length > mostInsured
      ? [violation('insured-count', 'births', { most: mostInsured })]
      : []),
    ...births.flatMap((born, at) => checkBirth(born, from ?? today, `births[${at}]`)),
    ...(draft.family ? checkFamily(births, from ?? today) : []),
  ];
}

function checkBirth(born: IsoDate | undefined, from: IsoDate, path: string): readonly Violation[] {
  const { leastMonths, mostAge } = insuranceLimits;
  if (born === undefined) return required(undefined, path);
  const isTooYoung = isAfter(addMonths(born, leastMonths), from);
  return isTooYoung || ageOn(born, from) > mostAge
    ? [violation('insured-age', path, { months: leastMonths, most: mostAge })]
    : [];
}

/** Two adults at most, and children below 21. */
function checkFamily(births: readonly (IsoDate | undefined)[], from: IsoDate): readonly Violation[] {
  const { mostFamily, childBelow } = insuranceLimits;
  if (births.includes(undefined)) return [];
  const adults = births.filter((born) => born !== undefined && ageOn(born, from) >= childBelow).length;
  const isFamily = births.length >= 2 && births.length <= mostFamily && adults >= 1 && adults <= 2;
  return isFamily ? [] : [violation('insured-family', 'births', { most: mostFamily, below: childBelow })];
}

/** Who receives what is paid after a death. */
export interface NomineeDraft {
  readonly name?: string | undefined;
  readonly relation?: string | undefined;
}

export interface ProposalDraft {
  readonly travellers: readonly TravellerDraft[];
  readonly address?: string | undefined;
  readonly purpose?: string | undefined;
  readonly nominee: NomineeDraft;
  /** None of the insured has an illness that was known before. Required to be said either way. */
  readonly illnessBefore?: boolean | undefined;
  /** All set out from the country that they live in, and come back to it. */
  readonly residents?: boolean | undefined;
}

/** Passports are asked for: every journey that is insured crosses a border. */
export function insuredFacts({ from, to }: Pick<PlanSearch, 'from' | 'to'>): JourneyFacts {
  return { travelDates: { first: from, last: to }, international: true, birthDates: 'all' };
}

/**
 * Paths: `travellers[n]…`, `address`, `purpose`, `nominee.name`, `nominee.relation`, `illnessBefore`, `residents`. `insured-born-otherwise` where
 * somebody is of another date of birth than was quoted.
 */
export function checkProposal(
  draft: ProposalDraft,
  search: Pick<PlanSearch, 'from' | 'to' | 'births'>,
): readonly Violation[] {
  const { travellers, address, purpose, nominee, illnessBefore, residents } = draft;
  return [
    ...(travellers.length === search.births.length
      ? []
      : [violation('insured-count', 'travellers', { most: search.births.length })]),
    ...checkTravellers(travellers, insuredFacts(search)),
    ...travellers.flatMap(({ dateOfBirth }, at) => {
      const other = !isMissing(dateOfBirth) && dateOfBirth !== search.births[at];
      return other ? [violation('insured-born-otherwise', `travellers[${at}].dateOfBirth`)] : [];
    }),
    ...required(address, 'address'),
    ...(isMissing(address) || (address ?? '').length <= 200 ? [] : [violation('too-long', 'address', { most: 200 })]),
    ...oneOf(purpose, tripPurposes, 'purpose'),
    ...within('nominee', [
      ...within(
        'name',
        checkFirstName(nominee.name).map((each) => ({ ...each, path: '' })),
      ),
      ...oneOf(nominee.relation, nomineeRelations, 'relation'),
    ]),
    ...required(illnessBefore, 'illnessBefore'),
    ...(residents === true ? [] : [violation('required', 'residents')]),
  ];
}

function oneOf(value: string | undefined, choices: readonly string[], path: string): readonly Violation[] {
  if (isMissing(value)) return required(value, path);
  return choices.some((each) => each === value) ? [] : [violation('not-a-choice', path)];
}
