/** What a travel agency gives when it registers, and the rules that it must keep. */
import { checkRequiredEmail, checkRequiredMobile, checkRequiredPhone } from '../people/contact.ts';
import { checkFirstName, checkLastName } from '../people/names.ts';
import { checkChoice } from '../rules/choice.ts';
import { transactionFeeActivationHours } from '../rules/limits.ts';
import { firstOf, required, requiredFields, type Violation, violation } from '../rules/violation.ts';
import { addDays, type IsoDate } from '../time/calendar-date.ts';
import { dateIn, type Instant, plusMilliseconds, plusMinutes } from '../time/instant.ts';
import { checkRequiredGst, isGstEntered } from './gst-rules.ts';
import { checkGstinForm, gstinPan } from './gstin.ts';
import { checkPan } from './pan.ts';

export const salutations = ['Mr', 'Ms', 'Mrs'] as const;
export const userCategories = ['individual', 'organization'] as const;
/** Whether the agency wants to charge its customers a transaction fee. */
export const transactionFeeChoices = ['yes', 'no'] as const;

/** The papers of a registration: the PAN card; the GST certificate, or the declaration of an agency that has none. */
export const registrationPapers = ['pan', 'gst'] as const;
export type RegistrationPaper = (typeof registrationPapers)[number];

/** Most characters of a name or of a line of an address. */
const lineMostCharacters = 120;

/** Every field that is typed as text, by the part of the form that it stands in, in the form's order. */
export const registrationParts = {
  person: ['salutation', 'firstName', 'lastName', 'email', 'mobile'],
  business: [
    'category',
    'companyName',
    'panNumber',
    'panName',
    'address1',
    'address2',
    'pincode',
    'city',
    'state',
    /** ISO 3166-1 alpha-2. */
    'country',
    'contactNumber',
    'transactionFee',
    'gstNumber',
    'gstEmail',
    'gstAddress',
    'gstPhone',
  ],
  /** Ids of uploaded documents. */
  papers: ['panDocument', 'gstDocument'],
} as const;

export const registrationTexts = Object.values(registrationParts).flat();
export type RegistrationText = (typeof registrationTexts)[number];

/** The form as typed: any field may be missing or wrong. */
export type RegistrationDraft = { readonly [Field in RegistrationText]?: string | undefined } & {
  /** Whether the agency is registered for GST. */
  readonly gstHolder?: boolean | undefined;
};

/** A registration that keeps its rules, as it is kept. */
export type Registration = { readonly [Field in RegistrationText]: string } & { readonly gstHolder: boolean };

/** What becomes of a registration. */
export const registrationStates = ['received', 'approved', 'declined'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/**
 * The rules of a registration. Required: salutation, names, email, mobile, category, company name, PAN
 * name and number, both address lines, pincode, city, state, country, contact number, transaction fee
 * choice and both documents. As soon as the agency says that it holds a GST registration, or enters any
 * of its details, the flag, number, email, address and phone are all required, and the GST number must
 * contain the PAN.
 */
export function checkRegistration(form: RegistrationDraft): readonly Violation[] {
  return [
    ...checkChoice(form.salutation, salutations, 'salutation'),
    ...checkFirstName(form.firstName),
    ...checkLastName(form.lastName),
    ...checkRequiredEmail(form.email),
    ...checkRequiredMobile(form.mobile),
    ...checkChoice(form.category, userCategories, 'category'),
    ...required(form.companyName, 'companyName'),
    ...required(form.panName, 'panName'),
    ...firstOf(required(form.panNumber, 'panNumber'), checkPan(form.panNumber ?? '', 'panNumber')),
    ...requiredFields(form, ['address1', 'address2']),
    ...checkPincode(form.pincode, form.country),
    ...requiredFields(form, ['city', 'state', 'country']),
    ...checkRequiredPhone(form.contactNumber, 'contactNumber'),
    ...checkChoice(form.transactionFee, transactionFeeChoices, 'transactionFee'),
    ...checkRegistrationGst(form),
    ...requiredFields(form, ['panDocument', 'gstDocument']),
    ...longTexts.flatMap((field) => checkLength(form[field], field)),
  ];
}

const longTexts = ['companyName', 'panName', 'address1', 'address2', 'city', 'state', 'gstAddress'] as const;

function checkLength(text: string | undefined, path: string): readonly Violation[] {
  return (text?.length ?? 0) > lineMostCharacters ? [violation('too-long', path, { most: lineMostCharacters })] : [];
}

/** A registration without spaces around its texts; what was not given is empty. */
export function tidyRegistration(form: RegistrationDraft): Registration {
  const texts = registrationTexts.map((field) => [field, form[field]?.trim().replace(/\s+/g, ' ') ?? '']);
  // The list has every text field.
  return { ...(Object.fromEntries(texts) as Omit<Registration, 'gstHolder'>), gstHolder: form.gstHolder === true };
}

/** The moment from which an agency that registered then may charge its transaction fee. */
export function transactionFeeFrom(registeredAt: Instant): Instant {
  return plusMinutes(registeredAt, transactionFeeActivationHours * 60);
}

/**
 * The first whole day on which it may, for its terms hold by the day.
 *
 * @example transactionFeeDay(instant('2026-11-23T09:30:00Z'), 'Asia/Kolkata') // => isoDate('2026-11-24')
 * @example transactionFeeDay(instant('2026-11-22T18:30:00Z'), 'Asia/Kolkata') // => isoDate('2026-11-23')
 * @example transactionFeeDay(instant('2026-11-22T18:30:20Z'), 'Asia/Kolkata') // => isoDate('2026-11-24')
 */
export function transactionFeeDay(from: Instant, zone: string): IsoDate {
  return addDays(dateIn(plusMilliseconds(from, -1), zone), 1);
}

/** Most characters of what a decision says. */
const longestRemarks = 500;

/**
 * A decision on a registration: to decline needs remarks, and they are not too long. Codes: `required`, `too-long`, at `remarks`.
 *
 * @example checkRegistrationDecision({ approve: true, remarks: '' }) // => []
 * @example checkRegistrationDecision({ approve: false, remarks: ' ' }) // => [violation('required', 'remarks')]
 */
export function checkRegistrationDecision(decision: {
  readonly approve: boolean;
  readonly remarks: string;
}): readonly Violation[] {
  const { approve, remarks } = decision;
  return [
    ...(approve ? [] : required(remarks, 'remarks')),
    ...(remarks.length > longestRemarks ? [violation('too-long', 'remarks', { most: longestRemarks })] : []),
  ];
}

/**
 * The PAN inside a GST number must be the PAN that is given: `gstin-pan`. Silent where either lacks its form.
 *
 * @example checkPanInGstin('AABCM4821K', '32AABCM4821K1Z5', 'gstNumber') // => []
 * @example checkPanInGstin('ABCPD1234E', '32AABCM4821K1Z5', 'gstNumber') // => [violation('gstin-pan', 'gstNumber', { pan: 'AABCM4821K' })]
 */
export function checkPanInGstin(pan: string, gstin: string, path: string): readonly Violation[] {
  const judged =
    pan !== '' && gstin !== '' && checkPan(pan, path).length === 0 && checkGstinForm(gstin, path).length === 0;
  return judged && gstinPan(gstin) !== pan ? [violation('gstin-pan', path, { pan: gstinPan(gstin) })] : [];
}

/**
 * A postal code: required; in India six digits, the first not 0.
 *
 * @example checkPincode('682016', 'IN') // => []
 * @example checkPincode('082016', 'IN') // => [violation('pincode-form', 'pincode')]
 */
export function checkPincode(pincode: string | undefined, country: string | undefined): readonly Violation[] {
  const wellFormed = country !== 'IN' || /^[1-9][0-9]{5}$/.test(pincode ?? '');
  return firstOf(required(pincode, 'pincode'), wellFormed ? [] : [violation('pincode-form', 'pincode')]);
}

function checkRegistrationGst(form: RegistrationDraft): readonly Violation[] {
  const entry = { number: form.gstNumber, email: form.gstEmail, address: form.gstAddress, phone: form.gstPhone };
  if (form.gstHolder !== true && !isGstEntered(entry)) {
    return [];
  }
  return [
    ...(form.gstHolder === true ? [] : [violation('gst-holder-required', 'gstHolder')]),
    ...checkRequiredGst({ ...entry, holder: 'flagged' }).map((each) => ({ ...each, path: gstField(each.path) })),
    ...checkPanInGstin(form.panNumber ?? '', form.gstNumber ?? '', 'gstNumber'),
  ];
}

function gstField(path: string): string {
  return `gst${path.charAt(0).toUpperCase()}${path.slice(1)}`;
}
