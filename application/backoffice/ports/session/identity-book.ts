/** At whose desks others may sit. */
import type { Effect } from 'effect';
import type { PersonAtDesk } from './session-store.ts';

export interface KeptIdentity extends Omit<PersonAtDesk, 'limits'> {
  readonly companyName: string;
  readonly city: string;
}

export interface IdentityBook {
  /** Active people of one agency, or of all, with one of the roles; by company, name and profile. `name` is the person's alone. */
  readonly list: (asked: {
    readonly agencyId?: string;
    readonly roles: readonly string[];
    readonly most: number;
  }) => Effect.Effect<readonly KeptIdentity[]>;
  /** By how the product names agency and person. */
  readonly find: (agentId: string, profileId: string) => Effect.Effect<KeptIdentity | undefined>;
  readonly byUserId: (userId: string) => Effect.Effect<KeptIdentity | undefined>;
}
