/**
 * The rules of a traveller to be saved. Less is asked than for a booking: date of birth, gender and passport may be
 * missing, but what is given must be right.
 */
import { checkEmail, checkPhone } from '../people/contact.ts';
import { checkFirstName, checkLastName } from '../people/names.ts';
import { checkCountry, checkPassport } from '../people/passport.ts';
import { checkTitle } from '../people/titles.ts';
import { checkBirth, type Traveller } from '../people/traveller.ts';
import { type Violation, violation, within } from '../rules/violation.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import type { SavedTraveller, TravellersWanted } from './saved-traveller.ts';

/** Most characters of a tour, deal or endorsement code, of a preference or a frequent-flyer number. */
const codeMostCharacters = 60;

/** Most characters looked for in a name. */
const textMostCharacters = 100;

/** More than any agency has. */
const mostPages = 10_000;

/**
 * Names and a title that fits are required; nobody is born after `today`; a passport must be whole, and valid `today`.
 * The date of birth is not held against the type: children grow, and a booking judges the age on its day of travel.
 * Paths: `traveller.…`, `email`, `contactNumber`, `tourCode` …
 *
 * @example checkSavedTraveller({ traveller: { type: 'adult', title: 'Ms', firstName: 'Asha', lastName: 'Rao' } }, isoDate('2026-11-20')) // => []
 */
export function checkSavedTraveller(saved: Omit<SavedTraveller, 'savedId'>, today: IsoDate): readonly Violation[] {
  const { traveller, email = '', contactNumber = '', tourCode, dealCode, endorsementCode } = saved;
  return [
    ...within('traveller', checkPerson(traveller, today)),
    ...checkEmail(email, 'email'),
    ...checkPhone(contactNumber, 'contactNumber'),
    ...checkCode(tourCode, 'tourCode'),
    ...checkCode(dealCode, 'dealCode'),
    ...checkCode(endorsementCode, 'endorsementCode'),
  ];
}

/**
 * A page is a whole number from 1, a text no longer than names are. Paths: `page`, `text`.
 *
 * @example checkTravellersWanted({ page: 0 }).map(({ code, path }) => `${code} ${path}`) // => ['not-a-number page']
 */
export function checkTravellersWanted({ page, text = '' }: TravellersWanted): readonly Violation[] {
  const isPage = page === undefined || (Number.isSafeInteger(page) && page >= 1 && page <= mostPages);
  return [
    ...(isPage ? [] : [violation('not-a-number', 'page')]),
    ...(text.length > textMostCharacters ? [violation('too-long', 'text', { most: textMostCharacters })] : []),
  ];
}

function checkPerson(traveller: Traveller, today: IsoDate): readonly Violation[] {
  const { type, title, firstName, lastName, dateOfBirth, nationality, passport, frequentFlyer } = traveller;
  return [
    ...checkTitle(title, type),
    ...checkFirstName(firstName),
    ...checkLastName(lastName),
    ...(dateOfBirth === undefined ? [] : checkBirth(dateOfBirth, today)),
    ...(nationality === undefined ? [] : checkCountry(nationality, 'nationality')),
    ...(passport === undefined
      ? []
      : within('passport', checkPassport(passport, { first: today, last: today }, dateOfBirth))),
    ...checkCode(traveller.mealPreference, 'mealPreference'),
    ...checkCode(traveller.seatPreference, 'seatPreference'),
    ...checkCode(traveller.specialAssistance, 'specialAssistance'),
    ...checkCode(frequentFlyer?.onward, 'frequentFlyer.onward'),
    ...checkCode(frequentFlyer?.return, 'frequentFlyer.return'),
    ...(frequentFlyer?.further ?? []).flatMap((number, at) => checkCode(number, `frequentFlyer.further[${at}]`)),
  ];
}

function checkCode(code: string | undefined, path: string): readonly Violation[] {
  return code !== undefined && code.length > codeMostCharacters
    ? [violation('too-long', path, { most: codeMostCharacters })]
    : [];
}
