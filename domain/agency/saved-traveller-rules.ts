/**
 * The rules of a traveller to be saved. Less is asked than for a booking: date of birth, gender and passport may be
 * missing, but what is given must be right.
 */
import { checkEmail, checkPhone } from '../people/contact.ts';
import { checkFirstName, checkLastName, checkName } from '../people/names.ts';
import { checkCountry, checkPassport } from '../people/passport.ts';
import { checkTitle } from '../people/titles.ts';
import { checkBirth, type Traveller } from '../people/traveller.ts';
import { firstOf, isMissing, required, type Violation, violation, within } from '../rules/violation.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import { hardCodedFields, type SavedTraveller, type TravellersWanted } from './saved-traveller.ts';

/** Most characters of a tour, deal or endorsement code, of a preference or a frequent-flyer number. */
const codeMostCharacters = 60;

/** Most characters looked for in a name. */
const textMostCharacters = 100;

/** Services, and booking-page parameters, that one traveller may carry. */
const mostLines = 20;

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
    ...checkCode(saved.frequentFlyerNumber, 'frequentFlyerNumber'),
    ...checkCode(saved.visa, 'visa'),
    ...checkCode(saved.idProof, 'idProof'),
    ...checkLength(saved.additionalSegmentInfo, 'additionalSegmentInfo', textMostCharacters),
    ...(isMissing(saved.beneficiaryName) ? [] : checkName(saved.beneficiaryName, 'beneficiaryName', 1)),
    ...checkLines(saved.services ?? [], 'services'),
    ...checkLines(saved.bookingParameters ?? [], 'bookingParameters'),
    ...(saved.services ?? []).flatMap(({ code }, at) =>
      firstOf(required(code, `services[${at}].code`), checkCode(code, `services[${at}].code`)),
    ),
    ...hardCodedFields.flatMap((field) => checkAmount(saved.hardCoded?.[field], `hardCoded.${field}`)),
  ];
}

/** Not negative, with two decimals at most. */
function checkAmount(text: string | undefined, path: string): readonly Violation[] {
  return text === undefined || /^\d{1,9}(\.\d{1,2})?$/.test(text) ? [] : [violation('not-a-number', path)];
}

function checkLines(lines: readonly unknown[], path: string): readonly Violation[] {
  return lines.length > mostLines ? [violation('list-count', path, { most: mostLines })] : [];
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
  return checkLength(code, path, codeMostCharacters);
}

function checkLength(text: string | undefined, path: string, most: number): readonly Violation[] {
  return (text?.length ?? 0) > most ? [violation('too-long', path, { most })] : [];
}
