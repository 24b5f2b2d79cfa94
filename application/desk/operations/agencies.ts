/** Agencies as elevated users look after them. Part of the operations desk; NotPermitted without the right 'operate'. */
import type { Paged } from '#domain/rules/paged.ts';
import type { StaffStatus } from '#domain/agency/staff.ts';
import type { Money } from '#domain/money/money.ts';
import type { AgencyStatus, NewBusiness, NewPerson } from '#domain/operations/agencies.ts';
import type { CreditTerms } from '#domain/operations/credit.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Answer } from '../answer.ts';
import type { NotFound, RequestIdReused } from '../failures.ts';

export interface AgenciesWanted {
  readonly status?: AgencyStatus;
  /** The beginning of an agency's name, of its agent id or mail address, or of what one of its people is called or logs in with. */
  readonly text?: string;
  /** 1-based. */
  readonly page: number;
}

export interface AgencyRow {
  readonly agencyId: string;
  readonly agentId: string;
  readonly companyName: string;
  readonly city: string;
  readonly status: AgencyStatus;
  readonly balance: Money;
  /** What may be owed at this moment. */
  readonly creditNow: Money;
}

export interface AgenciesPage extends Paged {
  /** By name. */
  readonly agencies: readonly AgencyRow[];
}

/** A person of an agency, by what they log in with. */
export interface AgencyPerson {
  readonly userId: string;
  readonly name: string;
  /** As `systemRoleId` of the session. */
  readonly roleId: string;
  readonly status: StaffStatus;
  /** Has not come in yet. */
  readonly isInvited: boolean;
  /** Is asked for a code at login. */
  readonly hasSecondFactor: boolean;
}

export interface AgencyShown extends AgencyRow {
  /** Runs the deployment: it has operators, and neither credit nor a block. */
  readonly isHouse: boolean;
  readonly address: string;
  readonly state: string;
  readonly pincode: string;
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  readonly panNumber?: string;
  readonly gstNumber?: string;
  readonly reserved: Money;
  readonly credit: CreditTerms;
  /** Why it is blocked. */
  readonly note: string;
  readonly since: Instant;
  readonly people: readonly AgencyPerson[];
  /** Counts changes of credit and standing; a change is made to the version that was looked at. */
  readonly version: number;
}

/** A UUID made by the caller: the same is made once, however often it is sent. */
interface Once {
  readonly requestId: string;
}

export interface AddAgency extends Once {
  readonly business: NewBusiness;
  readonly person: NewPerson;
  readonly creditLimit: Money;
}

interface ToAgency {
  readonly agencyId: string;
}

export interface SetCredit extends ToAgency, CreditTerms {
  readonly version: number;
}

export interface SetStanding extends ToAgency {
  readonly status: AgencyStatus;
  /** Read by the agency's people at their next login; needed to block. */
  readonly note: string;
  readonly version: number;
}

export interface AddPerson extends ToAgency, NewPerson, Once {}

export interface SetPerson extends ToAgency {
  readonly userId: string;
  readonly status: StaffStatus;
}

export interface ResetPerson extends ToAgency {
  readonly userId: string;
  /** Who lost it and every recovery code cannot end it by themselves. */
  readonly endSecondFactor?: boolean;
}

export interface AgencyCareDesk {
  readonly agencies: (wanted: AgenciesWanted) => Answer<AgenciesPage>;
  readonly agency: (asked: ToAgency) => Answer<AgencyShown, NotFound>;
  /** Makes an agency with its account, its usual terms and its first person, who is mailed an invitation. Invalid `email-registered`. */
  readonly addAgency: (asked: AddAgency) => Answer<AgencyShown, RequestIdReused>;
  /** From this moment on. Invalid `agency-changed` at `agencyId` where the version is another by now. */
  readonly setCredit: (asked: SetCredit) => Answer<AgencyShown, NotFound>;
  /** A block ends the sessions of the agency's people, and refuses their logins with its note. */
  readonly setStanding: (asked: SetStanding) => Answer<AgencyShown, NotFound>;
  /** Adds a person, of the house an operator, and mails them an invitation. Invalid `email-registered`. */
  readonly addPerson: (asked: AddPerson) => Answer<AgencyShown, NotFound | RequestIdReused>;
  /** Another status ends the person's sessions. Invalid `staff-self` for the caller. */
  readonly setPerson: (asked: SetPerson) => Answer<AgencyShown, NotFound>;
  /**
   * Mails the person a temporary password; the present one stays until it is used. Invalid `staff-suspended`, and `staff-self`
   * for the caller.
   */
  readonly resetPerson: (asked: ResetPerson) => Answer<AgencyShown, NotFound>;
}
