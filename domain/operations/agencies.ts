/** Agencies as the house looks after them: made by an operator, blocked with a reason that they read. */
import { checkPerson, type PersonDraft } from '../agency/profile-masters.ts';
import { checkGstinForm } from '../agency/gstin.ts';
import { checkPan } from '../agency/pan.ts';
import { checkPanInGstin } from '../agency/registration.ts';
import { checkRequiredEmail } from '../people/contact.ts';
import { checkChoice } from '../rules/choice.ts';
import { required, requiredFields, type Violation, violation } from '../rules/violation.ts';

export const agencyStatuses = ['active', 'suspended'] as const;
export type AgencyStatus = (typeof agencyStatuses)[number];

/** The person who comes in first: their mail address is what they log in with. */
export interface NewPersonDraft extends PersonDraft {
  readonly userId?: string | undefined;
}

export interface NewPerson extends Required<NewPersonDraft> {
  readonly userId: string;
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
}

/** An agency as an operator types it, without its first person. */
export interface NewBusiness {
  readonly companyName: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly pincode: string;
  /** Empty where there is none. */
  readonly panNumber: string;
  /** Empty where there is none. */
  readonly gstNumber: string;
}

export const businessFields = [
  'companyName',
  'address',
  'city',
  'state',
  'pincode',
  'panNumber',
  'gstNumber',
] as const satisfies readonly (keyof NewBusiness)[];

/** Most characters of one line of an agency's particulars. */
const longestLine = 120;
/** Most characters of what a blocked agency reads. */
const longestNote = 300;

/**
 * The rules of a person whom the house adds: as of staff, at `userId`, `title`, `firstName`, `lastName` and `mobile`.
 *
 * @example checkNewPerson({ userId: 'a@b.example', title: 'Ms', firstName: 'Asha', lastName: 'Rao', mobile: '9847031264' }) // => []
 */
export function checkNewPerson(person: NewPersonDraft): readonly Violation[] {
  return [...checkRequiredEmail(person.userId, 'userId'), ...checkPerson(person)];
}

/**
 * The rules of a business: name, address, city and state are required; a PAN and a GST number are of their forms and agree.
 * Codes: `required`, `too-long`, `pan-form`, `gstin-form`, `gstin-upper-case`, `gstin-pan`.
 */
export function checkNewBusiness(business: NewBusiness): readonly Violation[] {
  const { panNumber, gstNumber } = business;
  return [
    ...requiredFields(business, ['companyName', 'address', 'city', 'state']),
    ...(panNumber === '' ? [] : checkPan(panNumber, 'panNumber')),
    ...(gstNumber === '' ? [] : checkGstinForm(gstNumber, 'gstNumber')),
    ...(panNumber === '' || gstNumber === '' ? [] : checkPanInGstin(panNumber, gstNumber, 'gstNumber')),
    ...businessFields.flatMap((field) =>
      business[field].length > longestLine ? [violation('too-long', field, { most: longestLine })] : [],
    ),
  ];
}

/**
 * A block says why, because the agency reads it at its next login. Codes: `not-a-choice` at `status`; `required`, `too-long` at `note`.
 *
 * @example checkStanding({ status: 'suspended', note: ' ' }) // => [violation('required', 'note')]
 * @example checkStanding({ status: 'active', note: '' }) // => []
 */
export function checkStanding({
  status,
  note,
}: {
  readonly status: string;
  readonly note: string;
}): readonly Violation[] {
  return [
    ...checkChoice(status, agencyStatuses, 'status'),
    ...(status === 'suspended' ? required(note, 'note') : []),
    ...(note.length > longestNote ? [violation('too-long', 'note', { most: longestNote })] : []),
  ];
}
