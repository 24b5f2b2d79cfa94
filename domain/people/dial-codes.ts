/** The prefix that a mobile number of the deployment's country gets, for callers from abroad. */

/** Countries whose mobile numbers may be the ten digits, the first 5 to 9, that the product takes; ITU-T E.164's codes. */
const codes: Readonly<Record<string, string>> = {
  CA: '+1',
  GB: '+44',
  IN: '+91',
  IR: '+98',
  JP: '+81',
  KZ: '+7',
  MX: '+52',
  NG: '+234',
  NP: '+977',
  PH: '+63',
  RU: '+7',
  TR: '+90',
  US: '+1',
};

/**
 * By ISO 3166-1 alpha-2 code; undefined where a number of ten digits is no mobile of that country.
 *
 * @example dialCodeOf('IN') // => '+91'
 * @example dialCodeOf('KW') // => undefined
 */
export function dialCodeOf(country: string): string | undefined {
  return codes[country];
}
