/** What a travel agency gives when it registers, and the rules that it must keep. */
import { checkRequiredEmail, checkRequiredMobile, checkRequiredPhone } from '../people/contact.ts';
import { checkFirstName, checkLastName } from '../people/names.ts';
import { checkChoice } from '../rules/choice.ts';
import { checkUpload } from '../rules/upload.ts';
import { firstOf, required, requiredFields, type Violation, violation } from '../rules/violation.ts';
import { checkGst, isGstEntered } from './gst-rules.ts';
import { checkPan } from './pan.ts';

export const salutations = ['Mr', 'Ms', 'Mrs'] as const;
export const userCategories = ['individual', 'organization'] as const;
/** Whether the agency wants to charge its customers a transaction fee. */
export const transactionFeeChoices = ['yes', 'no'] as const;

/** A document that is being uploaded. */
export interface UploadedDocument {
  readonly filename: string;
  readonly bytes: Uint8Array;
}

/** The form as typed: any field may be missing or wrong. Countries are ISO 3166-1 alpha-2 codes. */
export interface RegistrationDraft {
  readonly salutation?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email?: string | undefined;
  readonly mobile?: string | undefined;
  readonly category?: string | undefined;
  readonly companyName?: string | undefined;
  readonly panName?: string | undefined;
  readonly panNumber?: string | undefined;
  readonly address1?: string | undefined;
  readonly address2?: string | undefined;
  readonly pincode?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly country?: string | undefined;
  readonly contactNumber?: string | undefined;
  readonly transactionFee?: string | undefined;
  /** Whether the agency is registered for GST. */
  readonly gstHolder?: boolean | undefined;
  readonly gstNumber?: string | undefined;
  readonly gstEmail?: string | undefined;
  readonly gstAddress?: string | undefined;
  readonly gstPhone?: string | undefined;
  readonly panDocument?: UploadedDocument | undefined;
  readonly gstDocument?: UploadedDocument | undefined;
}

/**
 * The rules of a registration. Required: salutation, names, email, mobile, category, company name, PAN
 * name and number, both address lines, pincode, city, state, country, contact number, transaction fee
 * choice and the PAN document. As soon as the agency says that it holds a GST registration, or enters
 * any of its details, the flag, number, email, address, phone and document are all required.
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
    ...checkRequiredDocument(form.panDocument, 'panDocument'),
    ...checkRegistrationGst(form),
  ];
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
  if (form.gstHolder !== true && !isGstEntered(entry) && form.gstDocument === undefined) {
    return [];
  }
  return [
    ...(form.gstHolder === true ? [] : [violation('gst-holder-required', 'gstHolder')]),
    ...checkGst({ ...entry, holder: 'flagged' }).map((each) => ({ ...each, path: gstField(each.path) })),
    ...checkRequiredDocument(form.gstDocument, 'gstDocument'),
  ];
}

function gstField(path: string): string {
  return `gst${path.charAt(0).toUpperCase()}${path.slice(1)}`;
}

function checkRequiredDocument(document: UploadedDocument | undefined, path: string): readonly Violation[] {
  return document === undefined ? [violation('required', path)] : checkUpload(document, path);
}
