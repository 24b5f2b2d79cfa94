/** A traveller whom the agency has saved: the traveller record of the profile service, in domain terms. */
import type { BookingParameterValue } from '../booking/parameters.ts';
import type { Traveller } from '../people/traveller.ts';

export interface SavedTraveller {
  readonly savedId: string;
  readonly traveller: Traveller;
  readonly email?: string;
  readonly contactNumber?: string;
  readonly tourCode?: string;
  readonly dealCode?: string;
  readonly endorsementCode?: string;
  /** For whichever direction has no number of its own. */
  readonly frequentFlyerNumber?: string;
  /** Number or kind of a visa, as the agency notes it. */
  readonly visa?: string;
  /** Kind and number of a paper that proves who it is, for journeys within the country. */
  readonly idProof?: string;
  /** Who receives what an insurance pays. */
  readonly beneficiaryName?: string;
  /** What an airline's record should carry besides. */
  readonly additionalSegmentInfo?: string;
  /** Services that are asked for on every journey. */
  readonly services?: readonly UsualService[];
  readonly bookingParameters?: readonly BookingParameterValue[];
  readonly hardCoded?: HardCodedFares;
}

export const usualServiceKinds = ['meals', 'baggage', 'special_ssr', 'seat'] as const;

/** A service by its code: `{ kind: 'meals', code: 'VGML' }`. */
export interface UsualService {
  readonly kind: (typeof usualServiceKinds)[number];
  readonly code: string;
  readonly name?: string;
}

/** Amounts that a company has agreed on for this traveller: decimal texts in the currency of the account. */
export interface HardCodedFares {
  readonly baseFareOneWay?: string;
  readonly taxOneWay?: string;
  readonly baseFareRoundTrip?: string;
  readonly taxRoundTrip?: string;
}

export const hardCodedFields = ['baseFareOneWay', 'taxOneWay', 'baseFareRoundTrip', 'taxRoundTrip'] as const;

/** Which of an agency's saved travellers are asked for; without any of these all of them, as far as one answer goes. */
export interface TravellersWanted {
  /** From 1, `travellersPageSize` at a time. A shorter page is the last. */
  readonly page?: number;
  /** The beginning of the first, last or whole name, in either order and any case. */
  readonly text?: string;
}

export const travellersPageSize = 100;

/** Most of them in an answer without pages; a list of so many may lack some. */
export const listMostTravellers = 2000;
