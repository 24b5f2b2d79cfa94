/** The companies that an agency looks after, for those who manage its people; and a company's policy for its own travellers. */
import type { PersonDraft } from '#domain/agency/profile-masters.ts';
import type { ApprovalWhen } from '#domain/corporate/approval-rules.ts';
import type { Company, CompanyTerms, Employee } from '#domain/corporate/company.ts';
import type { PolicyRule } from '#domain/corporate/policy.ts';
import type { TripReason } from '#domain/corporate/trip-reason.ts';
import type { Paged } from '#domain/rules/paged.ts';
import type { Answer } from '../answer.ts';
import type { NotFound, RequestIdReused } from '../failures.ts';
import type { ApprovalDesk } from './approvals.ts';
import type { TripDesk } from './trips.ts';

export interface CompanyRow extends Pick<Company, 'companyId' | 'name'> {
  readonly people: number;
  readonly rules: number;
}

export interface CompaniesPage extends Paged {
  /** By name. */
  readonly companies: readonly CompanyRow[];
}

export interface CompanyShown {
  readonly company: Company;
  /** By name. */
  readonly people: readonly Employee[];
}

export interface SaveCompany extends CompanyTerms {
  /** A UUID made by the caller, of a new company too. */
  readonly companyId: string;
  /** That of the company as looked at; 0 of a new one. */
  readonly version: number;
}

export interface AddEmployee extends Required<PersonDraft> {
  readonly companyId: string;
  /** The address that the invitation is mailed to, and the user id to log in with. */
  readonly userId: string;
  readonly costCentre?: string;
  /** A UUID made by the caller: the same person is added once. */
  readonly requestId: string;
}

export interface MoveEmployee {
  readonly companyId: string;
  readonly userId: string;
  readonly costCentre?: string;
}

export interface TravelPolicyShown {
  readonly company: string;
  readonly version: number;
  readonly rules: readonly PolicyRule[];
  /** Of which one is chosen where a rule asks why; none where words of their own are enough. */
  readonly reasons?: readonly TripReason[];
  /** What others are asked about, the first that fits a trip; nothing of who they are. */
  readonly approvals?: readonly ApprovalWhen[];
  /** The traveller's own. */
  readonly costCentre?: string;
}

/** NotPermitted without the right 'manage-staff', except for the own policy, approvals and trips. */
export interface CorporateDesk extends ApprovalDesk, TripDesk {
  readonly companies: (asked: { readonly page: number }) => Answer<CompaniesPage>;
  readonly company: (asked: { readonly companyId: string }) => Answer<CompanyShown, NotFound>;
  /**
   * Adds or changes a company; its policy holds for whatever is booked from then on. Invalid as `checkCompany`, `company-changed`
   * where the version is another by now, `companies-count`. The same again answers the same.
   */
  readonly saveCompany: (company: SaveCompany) => Answer<CompanyShown>;
  /**
   * Adds a person who books for the company's own travel and mails them an invitation. Invalid as `checkNewStaff`,
   * `email-registered` at `userId`, `not-a-choice` at `costCentre`, `list-count` where there are too many.
   */
  readonly addEmployee: (person: AddEmployee) => Answer<CompanyShown, NotFound | RequestIdReused>;
  readonly moveEmployee: (person: MoveEmployee) => Answer<CompanyShown, NotFound>;
  /** What holds for the person at the desk; empty for somebody of no company. */
  readonly ownPolicy: () => Answer<{ readonly policy?: TravelPolicyShown }>;
}
