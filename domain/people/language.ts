/** The languages of the house: those that people read, are written to, and get papers in. */

export const languages = ['en', 'fr', 'ar'] as const;
export type Language = (typeof languages)[number];
