/** What a person keeps in the profile for later: passports, visas, payment cards and memberships. */
import { checkCountry, checkPassport, type Passport, type PassportDraft } from '../people/passport.ts';
import { checkChoice } from '../rules/choice.ts';
import { checkFirstName, checkLastName } from '../people/names.ts';
import { checkRequiredMobile } from '../people/contact.ts';
import { firstOf, isMissing, required, type Violation, violation } from '../rules/violation.ts';
import { type IsoDate, parseIsoDate } from '../time/calendar-date.ts';
import { membershipKinds, type MembershipMaster } from './membership.ts';
import type { CardBrand } from './payment-card.ts';

/** Most of all kinds in one profile. */
export const mostMasters = 50;

export interface PassportMaster extends Passport {
  readonly recordId: string;
}

export const visaEntries = ['single', 'double', 'multiple'] as const;

export interface VisaMaster {
  readonly recordId: string;
  /** Which state lets its holder in; ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly number: string;
  /** 'Tourist', 'Business': as the visa says. */
  readonly kind: string;
  readonly entries: (typeof visaEntries)[number];
  readonly issuedOn: IsoDate;
  readonly expiresOn: IsoDate;
}

/** A card as it is known here: its number is nobody's here, the provider's token stays on the server. */
export interface CardMaster {
  readonly recordId: string;
  readonly brand: CardBrand;
  readonly lastFour: string;
  readonly holder: string;
  /** 'YYYY-MM', its last month. */
  readonly expires: string;
}

/** What may be kept, by kind. */
export interface Masters {
  readonly passport: PassportMaster;
  readonly visa: VisaMaster;
  readonly card: CardMaster;
  readonly membership: MembershipMaster;
}
export const masterKinds = ['passport', 'visa', 'card', 'membership'] as const satisfies readonly (keyof Masters)[];
export type MasterKind = (typeof masterKinds)[number];

/** A person with all that is kept. */
export interface CompleteProfile {
  readonly profileId: string;
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string;
  readonly systemRoleId: string;
  readonly companyName: string;
  readonly passports: readonly PassportMaster[];
  readonly visas: readonly VisaMaster[];
  readonly cards: readonly CardMaster[];
  readonly memberships: readonly MembershipMaster[];
}

/** A person of a company, in short. */
export type ProfileInShort = Pick<
  CompleteProfile,
  'profileId' | 'title' | 'firstName' | 'lastName' | 'email' | 'systemRoleId' | 'companyName'
>;

/** A record as it is typed; `recordId` where it is there already. */
export type MasterDraft<Master> = { readonly [Field in keyof Master]?: string | undefined };

export const profileTitles = ['Mr', 'Ms', 'Mrs'] as const;

export interface PersonDraft {
  readonly title?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly mobile?: string | undefined;
}

/** Who is at the desk: everything is needed. */
export function checkPerson(person: PersonDraft): readonly Violation[] {
  return [
    ...checkChoice(person.title, profileTitles, 'title'),
    ...checkFirstName(person.firstName),
    ...checkLastName(person.lastName),
    ...checkRequiredMobile(person.mobile),
  ];
}

/** A passport must be whole and valid today. */
export function checkPassportMaster(passport: PassportDraft, today: IsoDate): readonly Violation[] {
  return [
    ...checkPassport(passport, { first: today, last: today }),
    ...checkLength(passport.placeOfIssue, 'placeOfIssue'),
  ];
}

/**
 * A visa must be whole and not over.
 *
 * @example checkVisaMaster({}, isoDate('2026-11-20')).map(({ path }) => path) // => ['country', 'number', 'kind', 'entries', 'issuedOn', 'expiresOn']
 */
export function checkVisaMaster(visa: MasterDraft<VisaMaster>, today: IsoDate): readonly Violation[] {
  const issuedOn = parseIsoDate(visa.issuedOn ?? '');
  const expiresOn = parseIsoDate(visa.expiresOn ?? '');
  return [
    ...firstOf(required(visa.country, 'country'), checkCountry(visa.country ?? '', 'country')),
    ...checkNumber(visa.number),
    ...checkWords(visa.kind, 'kind'),
    ...checkChoice(visa.entries, visaEntries, 'entries'),
    ...firstOf(required(visa.issuedOn, 'issuedOn'), issuedOn === undefined ? [violation('date-form', 'issuedOn')] : []),
    ...firstOf(
      required(visa.expiresOn, 'expiresOn'),
      expiresOn === undefined ? [violation('date-form', 'expiresOn')] : [],
      issuedOn !== undefined && expiresOn !== undefined && expiresOn <= issuedOn
        ? [violation('date-after', 'expiresOn', { other: 'issuedOn' })]
        : [],
      expiresOn !== undefined && expiresOn < today ? [violation('date-past', 'expiresOn')] : [],
    ),
  ];
}

/**
 * A membership needs its kind, programme and number.
 *
 * @example checkMembershipMaster({ kind: 'airline', programme: 'IndiGo BluChip', number: '7204418' }) // => []
 */
export function checkMembershipMaster(membership: MasterDraft<MembershipMaster>): readonly Violation[] {
  const { kind, programme, number, expiresOn } = membership;
  return [
    ...checkChoice(kind, membershipKinds, 'kind'),
    ...checkWords(programme, 'programme'),
    ...checkNumber(number),
    ...(isMissing(expiresOn) || parseIsoDate(expiresOn ?? '') !== undefined
      ? []
      : [violation('date-form', 'expiresOn')]),
  ];
}

const mostCharacters = 60;

function checkWords(text: string | undefined, path: string): readonly Violation[] {
  return firstOf(required(text, path), checkLength(text, path));
}

function checkNumber(number: string | undefined): readonly Violation[] {
  return checkWords(number, 'number');
}

function checkLength(text: string | undefined, path: string): readonly Violation[] {
  return (text?.length ?? 0) > mostCharacters ? [violation('too-long', path, { most: mostCharacters })] : [];
}
