/** A membership of a loyalty programme, of any provider. */
import type { IsoDate } from '../time/calendar-date.ts';

export const membershipKinds = ['airline', 'hotel', 'rail', 'car', 'other'] as const;

export interface MembershipMaster {
  readonly recordId: string;
  readonly kind: (typeof membershipKinds)[number];
  /** 'IndiGo BluChip'. */
  readonly programme: string;
  readonly number: string;
  /** Absent where it does not end. */
  readonly expiresOn?: IsoDate;
}
