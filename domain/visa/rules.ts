/** What may be applied for, and what an application must say. The same rules run beside the form and in the back office. */
import { countryCodes } from '../people/countries.ts';
import { checkTravellers, type JourneyFacts, type TravellerDraft } from '../people/traveller.ts';
import { isMissing, required, type Violation, violation } from '../rules/violation.ts';
import { addDays, addMonths, isAfter, isBefore, type IsoDate } from '../time/calendar-date.ts';
import { applicantProfiles, type VisaSearch } from './visa.ts';

export const visaLimits = { mostApplicants: 9, mostDaysAhead: 180, passportMonths: 3 };

/** As it is being filled in. */
export interface VisaSearchDraft extends Omit<VisaSearch, 'nationality' | 'destination' | 'from' | 'to' | 'births'> {
  readonly nationality?: string | undefined;
  readonly destination?: string | undefined;
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
  readonly births: readonly (IsoDate | undefined)[];
}

/**
 * Paths: `nationality`, `destination`, `from`, `to`, `births`, `births[n]`. Codes: `required`, `not-a-choice`, `date-past`, `date-too-far`,
 * `date-not-before`, `date-future`, `visa-applicants`.
 */
export function checkVisaSearch(draft: VisaSearchDraft, today: IsoDate): readonly Violation[] {
  const { nationality, destination, from, to, births } = draft;
  const { mostApplicants, mostDaysAhead } = visaLimits;
  return [
    ...country(nationality, 'nationality'),
    ...country(destination, 'destination'),
    ...(from === undefined
      ? required(undefined, 'from')
      : isBefore(from, today)
        ? [violation('date-past', 'from')]
        : isAfter(from, addDays(today, mostDaysAhead))
          ? [violation('date-too-far', 'from', { last: addDays(today, mostDaysAhead) })]
          : []),
    ...(to === undefined
      ? required(undefined, 'to')
      : from !== undefined && isBefore(to, from)
        ? [violation('date-not-before', 'to', { other: 'from' })]
        : []),
    ...(births.length < 1 || births.length > mostApplicants
      ? [violation('visa-applicants', 'births', { most: mostApplicants })]
      : []),
    ...births.flatMap((born, at) => checkBirth(born, today, `births[${at}]`)),
  ];
}

function checkBirth(born: IsoDate | undefined, today: IsoDate, path: string): readonly Violation[] {
  if (born === undefined) return required(undefined, path);
  return isAfter(born, today) ? [violation('date-future', path)] : [];
}

function country(code: string | undefined, path: string): readonly Violation[] {
  if (isMissing(code)) return required(code, path);
  return countryCodes.some((each) => each === code) ? [] : [violation('not-a-choice', path)];
}

export interface VisaApplicationDraft {
  readonly travellers: readonly TravellerDraft[];
  /** One an applicant, in order. */
  readonly profiles: readonly (string | undefined)[];
}

export function visaFacts({ from, to }: Pick<VisaSearch, 'from' | 'to'>): JourneyFacts {
  return { travelDates: { first: from, last: to }, international: true, birthDates: 'all' };
}

/**
 * Paths: `travellers[n]…`, `profiles[n]`. `visa-born-otherwise` where somebody is of another date of birth than was quoted,
 * `visa-passport` where a passport is of another country, `visa-passport-ends` where it ends within three months of the return.
 */
export function checkApplication(
  { travellers, profiles }: VisaApplicationDraft,
  search: Pick<VisaSearch, 'nationality' | 'from' | 'to' | 'births'>,
): readonly Violation[] {
  const { passportMonths: months } = visaLimits;
  const wanted = addMonths(search.to, months);
  return [
    ...(travellers.length === search.births.length
      ? []
      : [violation('visa-applicants', 'travellers', { most: search.births.length })]),
    ...checkTravellers(travellers, visaFacts(search)),
    ...travellers.flatMap(({ dateOfBirth, passport }, at) => {
      const path = `travellers[${at}]`;
      const { country: of, expiresOn } = passport ?? {};
      return [
        ...(!isMissing(dateOfBirth) && dateOfBirth !== search.births[at]
          ? [violation('visa-born-otherwise', `${path}.dateOfBirth`)]
          : []),
        ...(!isMissing(of) && of !== search.nationality
          ? [violation('visa-passport', `${path}.passport.country`)]
          : []),
        ...(!isMissing(expiresOn) && String(expiresOn) >= search.to && String(expiresOn) < wanted
          ? [violation('visa-passport-ends', `${path}.passport.expiresOn`, { date: wanted, count: months })]
          : []),
      ];
    }),
    ...search.births.flatMap((_born, at) => checkProfile(profiles[at], `profiles[${at}]`)),
  ];
}

function checkProfile(profile: string | undefined, path: string): readonly Violation[] {
  if (isMissing(profile)) return required(profile, path);
  return applicantProfiles.some((each) => each === profile) ? [] : [violation('not-a-choice', path)];
}
