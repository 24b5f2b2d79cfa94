/** The languages in which a customer can be written to. */

export const personLanguages = ['en', 'fr', 'ar'] as const;
export type PersonLanguage = (typeof personLanguages)[number];
