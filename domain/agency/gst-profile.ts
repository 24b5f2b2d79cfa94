/** GST details that an agency keeps for the companies it books for: one record a GSTIN. */
import type { GstDetails } from '../booking/booking.ts';
import type { GstEntry } from './gst-rules.ts';

export interface GstProfile extends GstDetails {
  readonly recordId: string;
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
