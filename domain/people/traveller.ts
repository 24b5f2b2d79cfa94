/**
 * A person who travels, and the rules that a traveller and a whole party must keep before they can be
 * booked. The same rules run beside the fields of a form and in the back office.
 */
import { partyMostSeats } from '../rules/limits.ts';
import { firstOf, isMissing, required, type Violation, violation, within } from '../rules/violation.ts';
import { type IsoDate, parseIsoDate } from '../time/calendar-date.ts';
import type { FrequentFlyer } from './frequent-flyer.ts';
import { type Gender, isGender } from './gender.ts';
import { checkLaps } from './laps.ts';
import { checkFirstName, checkLastName } from './names.ts';
import {
  adviseOnPassport,
  checkCountry,
  checkGivenPassport,
  checkPassport,
  isBlankPassport,
  type Passport,
  type PassportDraft,
  type TravelDates,
} from './passport.ts';
import { checkTitle, isTitle, type Title } from './titles.ts';
import { ageOn, earliestBirth, type TravellerType, typeOn } from './traveller-type.ts';

/** A complete traveller. Countries are ISO 3166-1 alpha-2 codes. */
export interface Traveller {
  readonly type: TravellerType;
  readonly title: Title;
  readonly firstName: string;
  readonly lastName: string;
  /** A saved traveller may lack it, and an adult for whom the carrier does not ask. */
  readonly dateOfBirth?: IsoDate;
  /** Required for a booking; a saved traveller may lack it. */
  readonly gender?: Gender;
  readonly nationality?: string;
  /** Required on international journeys. */
  readonly passport?: Passport;
  /** Code of the meal asked for, such as VGML. */
  readonly mealPreference?: string;
  readonly seatPreference?: string;
  readonly frequentFlyer?: FrequentFlyer;
  /** Code of the assistance asked for, such as WCHR. */
  readonly specialAssistance?: string;
  /** Of an infant: the adult on whose lap it travels, by position in the party. See `lapsOf`. */
  readonly lapOf?: number;
  /** The saved traveller that this one was filled in from. */
  readonly savedId?: string;
}

/**
 * A traveller as it is being filled in: the type is known, any other field may be missing or wrong.
 * Every `Traveller` is one.
 */
export interface TravellerDraft {
  readonly type: TravellerType;
  readonly title?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly dateOfBirth?: string | undefined;
  readonly gender?: string | undefined;
  readonly nationality?: string | undefined;
  readonly passport?: PassportDraft | undefined;
  readonly mealPreference?: string | undefined;
  readonly seatPreference?: string | undefined;
  readonly frequentFlyer?: FrequentFlyer | undefined;
  readonly specialAssistance?: string | undefined;
  readonly lapOf?: number | undefined;
  readonly savedId?: string | undefined;
}

/** The journey that a traveller is checked for. */
export interface JourneyFacts {
  readonly travelDates: TravelDates;
  /** International journeys ask for a passport; on domestic ones what is given of it keeps the same rules. */
  readonly international: boolean;
  /** Whose date of birth is asked for: everybody's unless said; 'young': that of children and infants alone. */
  readonly birthDates?: 'all' | 'young';
  /** A passport may come later: none at all is right, and one that is begun is given whole. */
  readonly passportsLater?: boolean;
}

/** The journey, and the traveller's place in the party, from 0: paths begin `travellers[index]`. */
export interface TravellerFacts extends JourneyFacts {
  readonly index: number;
}

/**
 * The rules of one traveller. Title, first and last name, date of birth (of an adult where it is asked for) and gender are required; the
 * title must fit the type; the date of birth must be a real date on or before the first day of travel
 * ("age over 0"), and make the traveller's type on the last day of travel, so that nobody outgrows a
 * fare on the way; on international journeys the passport is required, at once or later, elsewhere what is given of it is
 * judged alike.
 *
 * @example checkTraveller({ type: 'adult', title: 'Ms', firstName: 'Asha', lastName: 'Rao', dateOfBirth: '1988-03-12', gender: 'female' }, { index: 0, international: false, travelDates: { first: isoDate('2026-11-24'), last: isoDate('2026-11-27') } }) // => []
 */
export function checkTraveller(
  traveller: TravellerDraft,
  { index, travelDates, international, birthDates, passportsLater = false }: TravellerFacts,
): readonly Violation[] {
  const asked = international && !(passportsLater && isBlankPassport(traveller.passport ?? {}));
  const born = parseIsoDate(traveller.dateOfBirth ?? '');
  return within(`travellers[${index}]`, [
    ...checkTitle(traveller.title, traveller.type),
    ...checkFirstName(traveller.firstName),
    ...checkLastName(traveller.lastName),
    ...(birthDates === 'young' && traveller.type === 'adult' && isMissing(traveller.dateOfBirth)
      ? []
      : checkDateOfBirth(traveller.dateOfBirth, traveller.type, travelDates)),
    ...checkGender(traveller.gender),
    ...(isMissing(traveller.nationality) ? [] : checkCountry(traveller.nationality ?? '', 'nationality')),
    ...within('passport', (asked ? checkPassport : checkGivenPassport)(traveller.passport ?? {}, travelDates, born)),
  ]);
}

/**
 * What should be said about a traveller who breaks no rule: see `adviseOnPassport`. Empty on domestic
 * journeys.
 */
export function adviseOnTraveller(
  traveller: TravellerDraft,
  { index, travelDates, international }: TravellerFacts,
): readonly Violation[] {
  return international
    ? within(`travellers[${index}].passport`, adviseOnPassport(traveller.passport ?? {}, travelDates))
    : [];
}

/**
 * The rules of a party as a whole: at least one adult, no more infants than adults (each sits on one
 * adult's lap and needs no seat), at most 9 seats. Paths: `travellers`.
 *
 * @example checkParty([{ type: 'infant' }]).map((each) => each.code) // => ['party-adult']
 * @example checkParty([{ type: 'adult' }, { type: 'infant' }, { type: 'infant' }]).map((each) => each.code) // => ['party-infants']
 */
export function checkParty(travellers: readonly { readonly type: TravellerType }[]): readonly Violation[] {
  return within('travellers', checkPartyCounts(countByType(travellers)));
}

/** How many of each type travel. */
export interface PartyCounts {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

/**
 * {@link checkParty} on counts, for a search before there are travellers. Paths are empty: the party as a
 * whole.
 */
export function checkPartyCounts({ adults, children, infants }: PartyCounts): readonly Violation[] {
  return [
    ...firstOf(adults < 1 ? [violation('party-adult', '')] : [], checkInfants({ adults, infants })),
    ...(adults + children > partyMostSeats ? [violation('party-size', '', { most: partyMostSeats })] : []),
  ];
}

/** No more infants than adults: each travels on one adult's lap. The path is empty: the party as a whole. */
export function checkInfants({ adults, infants }: Pick<PartyCounts, 'adults' | 'infants'>): readonly Violation[] {
  return infants > adults ? [violation('party-infants', '', { adults })] : [];
}

/** Counts a party by type. */
export function countByType(travellers: readonly { readonly type: TravellerType }[]): PartyCounts {
  const count = (type: TravellerType) => travellers.filter((each) => each.type === type).length;
  return { adults: count('adult'), children: count('child'), infants: count('infant') };
}

/** The rules of every traveller and of the party together. */
export function checkTravellers(travellers: readonly TravellerDraft[], journey: JourneyFacts): readonly Violation[] {
  return [
    ...checkParty(travellers),
    ...checkLaps(travellers).map((each) => ({ ...each, path: `travellers${each.path}` })),
    ...travellers.flatMap((traveller, index) => checkTraveller(traveller, { ...journey, index })),
  ];
}

/**
 * The traveller that a draft describes, or the violations that stand in the way. Names lose spaces
 * around them and doubled ones; empty optional fields are left out; on a domestic journey an incomplete
 * passport is left out.
 */
export function completeTraveller(
  draft: TravellerDraft,
  facts: TravellerFacts,
): { readonly traveller: Traveller } | { readonly violations: readonly Violation[] } {
  const violations = checkTraveller(draft, facts);
  const { title = '', gender = '' } = draft;
  if (violations.length > 0 || !isTitle(title) || !isGender(gender)) {
    return { violations };
  }
  const dateOfBirth = parseIsoDate(draft.dateOfBirth ?? '');
  const passport = completePassport(draft.passport);
  const nationality = given(draft.nationality);
  const mealPreference = given(draft.mealPreference);
  const seatPreference = given(draft.seatPreference);
  const specialAssistance = given(draft.specialAssistance);
  const savedId = given(draft.savedId);
  return {
    traveller: {
      type: draft.type,
      title,
      firstName: tidyName(draft.firstName ?? ''),
      lastName: tidyName(draft.lastName ?? ''),
      gender,
      ...(dateOfBirth && { dateOfBirth }),
      ...(nationality && { nationality }),
      ...(passport && { passport }),
      ...(mealPreference && { mealPreference }),
      ...(seatPreference && { seatPreference }),
      ...(draft.frequentFlyer && { frequentFlyer: draft.frequentFlyer }),
      ...(specialAssistance && { specialAssistance }),
      ...(draft.lapOf !== undefined && { lapOf: draft.lapOf }),
      ...(savedId && { savedId }),
    },
  };
}

/** That somebody can have been born then. The year is text: it is written without separators. */
export function checkBirth(born: IsoDate, today: IsoDate): readonly Violation[] {
  if (born > today) return [violation('age-not-born', 'dateOfBirth', { on: today })];
  return born < earliestBirth ? [violation('born-too-early', 'dateOfBirth', { year: earliestBirth.slice(0, 4) })] : [];
}

function checkDateOfBirth(text: string | undefined, type: TravellerType, travel: TravelDates): readonly Violation[] {
  if (isMissing(text)) {
    return required(text, 'dateOfBirth');
  }
  const born = parseIsoDate(text ?? '');
  if (born === undefined) {
    return [violation('date-form', 'dateOfBirth')];
  }
  const possible = checkBirth(born, travel.first);
  if (possible.length > 0) return possible;
  const actual = typeOn(born, travel.last);
  return actual === undefined || actual === type
    ? []
    : [
        violation('age-band', 'dateOfBirth', {
          type: actual,
          age: ageOn(born, travel.last),
          on: travel.last,
        }),
      ];
}

function checkGender(gender: string | undefined): readonly Violation[] {
  return firstOf(required(gender, 'gender'), isGender(gender ?? '') ? [] : [violation('not-a-choice', 'gender')]);
}

function completePassport(draft: PassportDraft | undefined): Passport | undefined {
  const issuedOn = parseIsoDate(draft?.issuedOn ?? '');
  const expiresOn = parseIsoDate(draft?.expiresOn ?? '');
  const { number, placeOfIssue, country } = draft ?? {};
  return number && issuedOn && expiresOn && placeOfIssue && country
    ? { number: number.toUpperCase(), issuedOn, expiresOn, placeOfIssue, country }
    : undefined;
}

function tidyName(name: string): string {
  return name.trim().replace(/ +/g, ' ');
}

function given(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
}
