import { describe, expect, test } from 'vitest';
import { checkPincode, checkRegistration, type RegistrationDraft } from '#domain/agency/registration.ts';
import { checkStaffStatus, staffStatuses } from '#domain/agency/staff.ts';

const form: RegistrationDraft = {
  salutation: 'Ms',
  firstName: 'Anita',
  lastName: 'Menon',
  email: 'anita@malabar.example',
  mobile: '9847031264',
  category: 'organization',
  companyName: 'Malabar Holidays Pvt Ltd',
  panName: 'Malabar Holidays (P) Ltd.',
  panNumber: 'AABCM4821K',
  address1: '1 Beach Road',
  address2: 'Fort',
  pincode: '682001',
  city: 'Kochi',
  state: 'Kerala',
  country: 'IN',
  contactNumber: '+91 484 2345678',
  transactionFee: 'no',
  panDocument: 'document-1',
  gstDocument: 'document-2',
};
const withGst: RegistrationDraft = {
  ...form,
  gstHolder: true,
  gstNumber: '32AABCM4821K1Z5',
  gstEmail: 'gst@malabar.example',
  gstAddress: '1 Beach Road, Kochi',
  gstPhone: '04842345678',
};
const lines = (draft: RegistrationDraft) => checkRegistration(draft).map(({ path, code }) => `${path} ${code}`);

describe('a registration', () => {
  test('that is complete breaks no rule', () => {
    expect(lines(form)).toStrictEqual([]);
    expect(lines(withGst)).toStrictEqual([]);
  });

  test('needs every field', () => {
    const required = [
      'salutation',
      'firstName',
      'lastName',
      'email',
      'mobile',
      'category',
      'companyName',
      'panName',
      'panNumber',
      'address1',
      'address2',
      'pincode',
      'city',
      'state',
      'country',
      'contactNumber',
      'transactionFee',
      'panDocument',
      'gstDocument',
    ];
    expect(lines({})).toStrictEqual(required.map((field) => `${field} required`));
    for (const field of required) {
      expect(lines({ ...form, [field]: undefined })).toStrictEqual([`${field} required`]);
    }
  });

  test('needs every GST field once one is entered', () => {
    const fields = ['gstNumber', 'gstEmail', 'gstAddress', 'gstPhone'] as const;
    for (const field of fields) {
      expect(lines({ ...withGst, [field]: undefined })).toStrictEqual([`${field} required`]);
      const alone = { ...form, [field]: withGst[field] };
      const others = fields.filter((each) => each !== field).map((each) => `${each} required`);
      expect(lines(alone)).toStrictEqual(['gstHolder gst-holder-required', ...others]);
    }
    expect(lines({ ...form, gstHolder: true })).toStrictEqual(fields.map((field) => `${field} required`));
    expect(lines({ ...form, gstHolder: false })).toStrictEqual([]);
  });

  test.each<[Partial<RegistrationDraft>, string]>([
    [{ salutation: 'Mstr' }, 'salutation not-a-choice'],
    [{ category: 'club' }, 'category not-a-choice'],
    [{ transactionFee: 'maybe' }, 'transactionFee not-a-choice'],
    [{ firstName: 'A' }, 'firstName too-short'],
    [{ lastName: 'M3non' }, 'lastName name-letters'],
    [{ email: 'anita' }, 'email email-form'],
    [{ mobile: '4847031264' }, 'mobile mobile-start'],
    [{ panNumber: 'aabcm4821k' }, 'panNumber pan-form'],
    [{ pincode: '082001' }, 'pincode pincode-form'],
    [{ contactNumber: '12' }, 'contactNumber phone-digits'],
    [{ companyName: 'x'.repeat(121) }, 'companyName too-long'],
    [{ ...withGst, panNumber: 'ABCPD1234E' }, 'gstNumber gstin-pan'],
    [{ ...withGst, gstNumber: '32aabcm4821k1z5' }, 'gstNumber gstin-upper-case'],
  ])('%j breaks one', (change, line) => {
    expect(lines({ ...form, ...change })).toStrictEqual([line]);
  });

  test('postal codes of other countries have their own forms', () => {
    expect(checkPincode('SW1A 1AA', 'GB')).toStrictEqual([]);
    expect(checkPincode('', 'GB')).toStrictEqual([{ code: 'required', path: 'pincode' }]);
    expect(checkPincode('68201', 'IN')).toStrictEqual([{ code: 'pincode-form', path: 'pincode' }]);
  });
});

test('staff must have one of three states', () => {
  expect(staffStatuses).toStrictEqual(['Active', 'Inactive', 'Suspended']);
  expect(staffStatuses.flatMap(checkStaffStatus)).toStrictEqual([]);
  expect(checkStaffStatus(undefined)).toStrictEqual([{ code: 'required', path: 'status' }]);
  expect(checkStaffStatus('active')).toStrictEqual([{ code: 'not-a-choice', path: 'status' }]);
});
