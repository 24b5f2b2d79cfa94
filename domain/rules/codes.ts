/**
 * Every violation code a rule of this domain can answer with. One list, so that a test can prove that
 * each has words in every language, and so that a misspelt code does not compile.
 *
 * Parameters, where a code has any, stand beside it.
 */
export const violationCodes = [
  // Any field
  'required',
  'not-a-choice',
  'too-short', // least: characters
  'too-long', // most: characters
  'not-a-number',

  // Names, contact
  'name-letters',
  'mobile-digits', // digits: how many there must be, entered
  'mobile-start',
  'phone-digits',
  'email-form',
  'email-list-form', // item: the first bad address

  // Session
  'password-short', // least: characters
  'password-same',
  'password-mismatch',
  'password-wrong', // the current one; judged by the back office alone

  // Papers
  'pan-form',
  'gstin-form',
  'gstin-upper-case',
  'gstin-check-character', // advisory; expected: the character that the form asks for
  'pincode-form',

  // Uploads
  'upload-size', // most: bytes
  'upload-empty',
  'upload-type', // allowed: the types, comma-separated
  'upload-content',

  // Dates
  'date-form',
  'date-past',
  'date-after', // other: the field it must come after
  'date-not-before', // other: the field it must not come before
  'date-too-far', // last: the last date that can be chosen

  // Search
  'same-place',
  'sectors-count', // least, most
  'results-count', // least, most

  // Travellers
  'title-for-adult',
  'title-for-child',
  'age-not-born', // on: the day of travel
  'age-band', // type: the type that the date of birth gives, age, on: the day of travel
  'passport-form',
  'passport-not-issued', // on: the day of travel by which it must be
  'passport-expired', // on: the day of travel it must still be valid on
  'passport-six-months', // advisory; until: the date to which it should be valid
  'country-form',
  'party-adult',
  'party-infants', // adults: how many travel
  'party-size', // most
  'party-quoted', // adults, children, infants: the party that was quoted

  // Selections
  'baggage-twice',
  'baggage-weight', // most: kilograms
  'ssr-twice',
  'seat-twice', // segment
  'seat-child', // seat
  'seat-taken', // seat

  // Booking
  'terms-not-accepted',
  'gst-holder-required',

  // Hotels
  'compare-most', // most

  // Accounts
  'amount-not-positive',
  'amount-least', // least: decimal text, currency
  'amount-currency', // currency: the account's
  'range-order',
  'range-days', // most: days
] as const;

/** The code of a rule of this domain. */
export type ViolationCode = (typeof violationCodes)[number];
