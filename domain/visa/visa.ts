/** What a state asks of a passport, and what is applied for where it asks for a visa. */
import type { Money } from '../money/money.ts';
import type { IsoDate } from '../time/calendar-date.ts';

/** free and arrival ask for nothing before the journey; home is the country of the passport, or one in which its holders live freely. */
export const entryKinds = ['home', 'free', 'arrival', 'eta', 'evisa', 'sticker'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Those that are applied for before the journey. */
export const visaKinds = ['eta', 'evisa', 'sticker'] as const;
export type VisaKind = (typeof visaKinds)[number];

export const visaPurposes = ['tourism', 'visit', 'business'] as const;
export type VisaPurpose = (typeof visaPurposes)[number];

export const visaEntries = ['single', 'multiple'] as const;
export type VisaEntries = (typeof visaEntries)[number];

/** How fast the papers are handled before they go to the mission. */
export const visaPaces = ['normal', 'express'] as const;
export type VisaPace = (typeof visaPaces)[number];

export const applicantProfiles = ['employed', 'self-employed', 'student', 'retired', 'minor'] as const;
export type ApplicantProfile = (typeof applicantProfiles)[number];

/** In the order in which a checklist has them. */
export const visaPapers = [
  'passport',
  'photo',
  'form',
  'tickets',
  'stay',
  'insurance',
  'cover-letter',
  'bank-statements',
  'tax-returns',
  'employer-letter',
  'business-registration',
  'school-letter',
  'pension',
  'birth-certificate',
  'parents-consent',
  'invitation',
] as const;
export type VisaPaper = (typeof visaPapers)[number];

/** What is known of how a passport enters a country, as read on a day: missions change it without notice. */
export interface EntryRule {
  readonly destination: string;
  readonly kind: EntryKind;
  readonly stayDays: number;
  /** Read there and then. */
  readonly readOn: IsoDate;
  readonly source: string;
}

/** Who applies, for what, and when they travel. Days are local days of the business zone, both inclusive. */
export interface VisaSearch {
  /** Country of the passports, ISO 3166-1 alpha-2. */
  readonly nationality: string;
  readonly destination: string;
  readonly purpose: VisaPurpose;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly births: readonly IsoDate[];
}

/** A visa as it is applied for. Days are working days, Monday to Friday. */
export interface Visa {
  readonly nationality: string;
  readonly destination: string;
  readonly purpose: VisaPurpose;
  readonly kind: VisaKind;
  readonly pace: VisaPace;
  readonly entries: VisaEntries;
  readonly stayDays: number;
  readonly validityDays: number;
  readonly workingDays: number;
  readonly readOn: IsoDate;
  readonly source: string;
}

/** What state and centre ask for one applicant. */
export interface VisaFees {
  readonly government: Money;
  readonly centre: Money;
}
