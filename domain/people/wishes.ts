/** What a traveller may ask an airline for beforehand, by the codes that airlines know (IATA special service requests). */

/** Meals a traveller may ask for. */
export const mealCodes = [
  'AVML',
  'VGML',
  'VLML',
  'VJML',
  'VOML',
  'RVML',
  'HNML',
  'MOML',
  'KSML',
  'SFML',
  'DBML',
  'GFML',
  'LCML',
  'LFML',
  'LSML',
  'NLML',
  'BLML',
  'FPML',
  'CHML',
  'BBML',
] as const;

/** Where a traveller likes to sit. */
export const seatPreferences = ['window', 'aisle'] as const;

/** Help a traveller may ask for: a wheelchair to the steps, up the steps, to the seat; for the blind; for the deaf. */
export const assistanceCodes = ['WCHR', 'WCHS', 'WCHC', 'BLND', 'DEAF'] as const;
