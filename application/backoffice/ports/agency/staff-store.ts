/** The people of agencies, as those who manage staff see and change them. */
import type { Effect } from 'effect';
import type { ChargeLimits, NewStaff, StaffPermission, StaffStatus } from '#domain/agency/staff.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AuditRow } from '../audit-log.ts';
import type { Letter } from '../booking/booking-book.ts';

export interface KeptStaff extends Omit<NewStaff, 'userId' | 'permissions'> {
  readonly userId: string;
  readonly profileId: string;
  readonly login: string;
  readonly systemRoleId: string;
  readonly status: StaffStatus;
  /** What was set; the role's usual ones where absent. */
  readonly permissions?: readonly StaffPermission[];
  /** There is a password. */
  readonly cameIn: boolean;
  readonly version: number;
}

/** Who asks for a change, and how it is reported from another: scoped to the agency, claimed with the change. */
interface Claiming {
  readonly agencyId: string;
  readonly requestId: string;
  /** All that was asked, as one text. */
  readonly content: string;
  /** Written in the same commit. */
  readonly record: AuditRow;
  /** Put into the outbox in the same commit. */
  readonly letter?: Letter;
}

export interface StaffToAdd extends Claiming {
  readonly person: Omit<KeptStaff, 'status' | 'cameIn' | 'version' | 'permissions'> & {
    readonly permissions: readonly StaffPermission[];
  };
  readonly at: Instant;
  /** Of an agency's people, or of a company's, at most. */
  readonly most: number;
  /** The company of the agency's that they travel for. */
  readonly employment?: { readonly companyId: string; readonly costCentre?: string };
}

export interface StaffToChange extends Claiming {
  readonly userId: string;
  /** The one that was looked at. */
  readonly version: number;
  readonly status: StaffStatus;
  readonly permissions: readonly StaffPermission[];
  readonly limits: ChargeLimits;
}

export interface StaffStore {
  /** By name, at most so many. */
  readonly list: (agencyId: string, most: number) => Effect.Effect<readonly KeptStaff[]>;
  /** Undefined where nobody of the agency has this login. */
  readonly find: (agencyId: string, login: string) => Effect.Effect<KeptStaff | undefined>;
  /** What a request was used for before: the same content, or other content. */
  readonly claimed: (
    asked: Pick<Claiming, 'agencyId' | 'requestId' | 'content'>,
  ) => Effect.Effect<'repeated' | 'reused' | undefined>;
  /** 'taken': somebody of the deployment has this login. Anything but 'done' leaves nothing behind. */
  readonly add: (adding: StaffToAdd) => Effect.Effect<'done' | 'repeated' | 'reused' | 'taken' | 'too-many'>;
  /**
   * 'moved': not at this version any more. A change of the status ends the person's sessions and spends a secret that was
   * mailed; whatever is changed holds from the next request on. Anything but 'done' leaves nothing behind.
   */
  readonly change: (change: StaffToChange) => Effect.Effect<'done' | 'repeated' | 'reused' | 'moved'>;
}
