/** GST details that an agency keeps for the companies it books for: one record a GSTIN. */
import type { GstDetails } from '../booking/booking.ts';
import type { GstEntry } from './gst-rules.ts';

export interface GstProfile extends GstDetails {
  readonly recordId: string;
}

/** A GST number that stands with a company which an agency looks after. */
export interface CompanyGst {
  readonly company: string;
  readonly number: string;
}

const ofCompany = 'company:';

/** Whether it stands with a company, where alone it is changed and taken away. */
export function isOfCompany({ recordId }: Pick<GstProfile, 'recordId'>): boolean {
  return recordId.startsWith(ofCompany);
}

/**
 * What is kept, and after it the numbers of companies that are not among it, once each: with the company's name, and the rest of
 * the details still to be given.
 */
export function withCompanies(kept: readonly GstProfile[], companies: readonly CompanyGst[]): readonly GstProfile[] {
  const more = new Map<string, GstProfile>();
  for (const { company: holder, number } of companies) {
    if (more.has(number) || kept.some((profile) => profile.number === number)) continue;
    more.set(number, { recordId: `${ofCompany}${number}`, holder, number, email: '', address: '', phone: '' });
  }
  return [...kept, ...more.values()];
}

/** GST profiles of one agency, at most. */
export const mostGstProfiles = 500;

/**
 * The profile that an entry is, field by field; undefined where something of it was typed otherwise.
 *
 * @example savedGst([], { number: '32AABCM4821K1Z5' }) // => undefined
 */
export function savedGst(profiles: readonly GstProfile[], entry: GstEntry): GstProfile | undefined {
  return profiles.find(({ recordId: _, ...details }) => {
    const fields = Object.entries(details);
    return fields.every(([field, value]) => Reflect.get(entry, field) === value);
  });
}
