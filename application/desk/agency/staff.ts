/** The agency's people, for those who manage them. Part of the agency's desk; NotPermitted without the right 'manage-staff'. */
import type { NewStaff, StaffMember, StaffPermission, StaffTerms } from '#domain/agency/staff.ts';
import type { Answer } from '../answer.ts';
import type { NotFound, RequestIdReused } from '../failures.ts';

export interface ShownStaff extends StaffMember {
  /** Has no right that the caller lacks. */
  readonly mayChange: boolean;
}

export interface StaffList {
  /** Everybody of the agency but the person at the desk, by name. */
  readonly staff: readonly ShownStaff[];
  /** What the caller may permit others: what they may do themselves. */
  readonly mayGive: readonly StaffPermission[];
}

/** A UUID made by the caller: the same change is made once, however often it is sent. */
interface Once {
  readonly requestId: string;
}

export interface AddStaff extends NewStaff, Once {}

export interface UpdateStaff extends StaffTerms, Once {
  readonly userId: string;
  /** Of the person as looked at. */
  readonly version: number;
}

export interface StaffDesk {
  readonly listStaff: () => Answer<StaffList>;
  /**
   * Adds a person and mails them an invitation. Invalid as `checkNewStaff`, `permission-not-yours` and `limit-above-own`
   * for more than the caller has, `email-registered` at `userId` where somebody logs in with it.
   */
  readonly addStaff: (person: AddStaff) => Answer<StaffList, RequestIdReused>;
  /**
   * Sets what a person may do; it holds from their next request on. Another status ends their sessions. Invalid as
   * `checkStaffTerms`, for more than the caller has, `staff-self`, `staff-changed` where the version is another by now.
   * NotPermitted for a person with rights that the caller lacks.
   */
  readonly updateStaff: (change: UpdateStaff) => Answer<StaffList, NotFound | RequestIdReused>;
}
