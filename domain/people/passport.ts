/**
 * Passports: what an international journey asks for. The rules look at the days of travel, never at a
 * clock.
 */
import { firstOf, isMissing, required, type Violation, violation } from '../rules/violation.ts';
import { addMonths, type IsoDate, parseIsoDate } from '../time/calendar-date.ts';

/** A passport. Countries are ISO 3166-1 alpha-2 codes, two capitals. */
export interface Passport {
  /** 6 to 9 letters and digits (ICAO 9303 allows nine). */
  readonly number: string;
  readonly issuedOn: IsoDate;
  readonly expiresOn: IsoDate;
  /** The country, or the city, that the passport names as its place of issue. */
  readonly placeOfIssue: string;
  /** Country code of the state that issued it. */
  readonly country: string;
}

/** Where it was issued, of one that says nothing else. */
export const usualPlaceOfIssue = 'IN';

/** A passport as it is being filled in: any field may be missing or wrong. */
export type PassportDraft = { readonly [Field in keyof Passport]?: string | undefined };

/** First and last day of travel, in local dates of departure. */
export interface TravelDates {
  readonly first: IsoDate;
  readonly last: IsoDate;
}

/**
 * The rules of a passport for an international journey: number, date of issue, date of expiry, place of
 * issue and country code are required; it must be issued by the first day of travel, after the date of
 * birth, and be valid to the last. Codes: `required`, `passport-form`, `date-form`, `date-after`,
 * `date-not-before`, `passport-not-issued`, `passport-expired`, `country-form`.
 *
 * @example checkPassport({}, { first: isoDate('2026-11-24'), last: isoDate('2026-11-27') }).map((each) => each.path) // => ['number', 'issuedOn', 'expiresOn', 'placeOfIssue', 'country']
 */
export function checkPassport(passport: PassportDraft, travel: TravelDates, born?: IsoDate): readonly Violation[] {
  return [
    ...firstOf(required(passport.number, 'number'), checkPassportNumber(passport.number ?? '')),
    ...firstOf(required(passport.issuedOn, 'issuedOn'), checkIssue(passport.issuedOn ?? '', travel, born)),
    ...firstOf(
      required(passport.expiresOn, 'expiresOn'),
      checkExpiry(passport.expiresOn ?? '', travel, parseIsoDate(passport.issuedOn ?? '')),
    ),
    ...required(passport.placeOfIssue, 'placeOfIssue'),
    ...firstOf(required(passport.country, 'country'), checkCountry(passport.country ?? '', 'country')),
  ];
}

/**
 * The same rules for a passport that nobody asked for: what is given of it must be right, nothing must be given.
 *
 * @example checkGivenPassport({ number: 'Z12' }, { first: isoDate('2026-11-24'), last: isoDate('2026-11-27') }) // => [violation('passport-form', 'number')]
 */
export function checkGivenPassport(passport: PassportDraft, travel: TravelDates, born?: IsoDate): readonly Violation[] {
  return checkPassport(passport, travel, born).filter(({ code }) => code !== 'required');
}

/** Whether nobody has begun to give it: its number and dates are missing; where it was issued fills itself in. */
export function isBlankPassport({ number, issuedOn, expiresOn }: PassportDraft): boolean {
  return [number, issuedOn, expiresOn].every(isMissing);
}

/**
 * What should be said about a passport that breaks no rule: many countries let in only those whose
 * passport is valid for six months after the journey. An advisory never stops a booking.
 *
 * @example adviseOnPassport({ expiresOn: '2027-03-01' }, { first: isoDate('2026-11-24'), last: isoDate('2026-11-27') }) // => [violation('passport-six-months', 'expiresOn', { until: '2027-05-27' })]
 */
export function adviseOnPassport(passport: PassportDraft, travel: TravelDates): readonly Violation[] {
  const expiresOn = parseIsoDate(passport.expiresOn ?? '');
  const until = addMonths(travel.last, 6);
  return expiresOn !== undefined && travel.last <= expiresOn && expiresOn < until
    ? [violation('passport-six-months', 'expiresOn', { until })]
    : [];
}

/**
 * Whether a text is a country code in form: two capital letters.
 *
 * @example checkCountry('India', 'nationality') // => [violation('country-form', 'nationality')]
 */
export function checkCountry(code: string, path: string): readonly Violation[] {
  return /^[A-Z]{2}$/.test(code) ? [] : [violation('country-form', path)];
}

function checkPassportNumber(number: string): readonly Violation[] {
  return /^[A-Z0-9]{6,9}$/i.test(number) ? [] : [violation('passport-form', 'number')];
}

function checkIssue(text: string, travel: TravelDates, born: IsoDate | undefined): readonly Violation[] {
  const issuedOn = parseIsoDate(text);
  if (issuedOn === undefined) {
    return [violation('date-form', 'issuedOn')];
  }
  if (born !== undefined && issuedOn < born) {
    return [violation('date-not-before', 'issuedOn', { other: 'dateOfBirth' })];
  }
  return issuedOn > travel.first ? [violation('passport-not-issued', 'issuedOn', { on: travel.first })] : [];
}

function checkExpiry(text: string, travel: TravelDates, issuedOn: IsoDate | undefined): readonly Violation[] {
  const expiresOn = parseIsoDate(text);
  if (expiresOn === undefined) {
    return [violation('date-form', 'expiresOn')];
  }
  if (issuedOn !== undefined && expiresOn <= issuedOn) {
    return [violation('date-after', 'expiresOn', { other: 'issuedOn' })];
  }
  return expiresOn < travel.last ? [violation('passport-expired', 'expiresOn', { on: travel.last })] : [];
}
