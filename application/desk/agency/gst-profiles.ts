/** GST details that the agency keeps for its customers. Part of the agency's desk. */
import type { GstProfile } from '#domain/agency/gst-profile.ts';
import type { GstDetails } from '#domain/booking/booking.ts';
import type { Answer } from '../answer.ts';

export interface GstProfileDesk {
  /**
   * By holder, then number: all of them. After them the numbers of companies, of which no details are kept: of all that the agency
   * looks after, for a company's own people of theirs.
   */
  readonly gstProfiles: () => Answer<readonly GstProfile[]>;
  /** Of a number that is kept already the details are brought up to date. Invalid as `checkRequiredGst`, `gst-profiles-count`. */
  readonly saveGstProfile: (details: GstDetails) => Answer<{ readonly recordId: string }>;
  /** One that is gone already is no failure. */
  readonly deleteGstProfile: (asked: { readonly recordId: string }) => Answer<void>;
}
