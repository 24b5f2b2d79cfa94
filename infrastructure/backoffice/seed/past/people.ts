/** Customers of the demonstration's agency; invented. */
import type { GstDetails } from '#domain/booking/booking.ts';
import { gstinCheckCharacter } from '#domain/agency/gstin.ts';
import type { Passport } from '#domain/people/passport.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import { addYears, type IsoDate, isoDate } from '#domain/time/calendar-date.ts';

const names: readonly string[] = [
  'Ms Anjali Varma',
  'Mr Thomas Kuruvilla',
  'Mr Ajith Pillai',
  'Ms Reshma Nambiar',
  'Mr Faisal Rahman',
  'Ms Sara Jacob',
  'Mr Vivek Shenoy',
  'Ms Divya Krishnan',
  'Mr George Chacko',
  'Ms Nafeesa Beevi',
  'Mr Harish Kamath',
  'Ms Latha Warrier',
  'Mr Roy Paul',
  'Ms Priya Sundaram',
  'Mr Imran Sheikh',
  'Ms Teresa Dsouza',
  'Mr Manoj Kurup',
  'Ms Kavya Hegde',
  'Mr Abdul Kader',
  'Ms Bindu Mohan',
  'Mr Sanjay Bhat',
  'Ms Elsa Varghese',
  'Mr Nikhil Joshi',
  'Ms Ammu Rajan',
  'Mr Pradeep Iyer',
  'Ms Zeenat Ali',
  'Mr Kiran Rao',
  'Ms Maya Thampi',
  'Mr Joby Antony',
];

/** So many guests, others for each sale. */
export function guestsOf(sale: number, guests: number, today: IsoDate, withPassports: boolean): readonly Traveller[] {
  return Array.from({ length: guests }, (_, nth) => {
    const person = (sale * 5 + nth) % names.length;
    const [title = '', firstName = '', lastName = ''] = (names[person] ?? '').split(' ');
    return {
      type: 'adult',
      title: title === 'Mr' ? 'Mr' : 'Ms',
      firstName,
      lastName,
      dateOfBirth: isoDate(`${1962 + (person % 37)}-${String(1 + (person % 12)).padStart(2, '0')}-17`),
      gender: title === 'Mr' ? 'male' : 'female',
      nationality: 'IN',
      ...(withPassports && { passport: passportOf(person, today) }),
    };
  });
}

function passportOf(person: number, today: IsoDate): Passport {
  return {
    number: `V${4_108_220 + person * 1733}`,
    issuedOn: addYears(today, -3),
    expiresOn: addYears(today, 6),
    placeOfIssue: 'Kochi',
    country: 'IN',
  };
}

export function contactOf(sale: number): { readonly email: string; readonly mobile: string } {
  const [, firstName = '', lastName = ''] = (names[(sale * 5) % names.length] ?? '').toLowerCase().split(' ');
  return { email: `${firstName}.${lastName}@example.com`, mobile: String(9_847_000_000 + ((sale * 48_611) % 999_999)) };
}

const gstinBody = '32AAKCS7719P1Z';

/** The company that those travel for who fly on its fares. */
export const company: GstDetails = {
  holder: 'Spice Coast Exports Pvt Ltd',
  number: gstinBody + gstinCheckCharacter(gstinBody),
  email: 'accounts@spicecoast.example',
  address: '14 Willingdon Island Road, Kochi 682003',
  phone: '4842668801',
};
