/** Companies and their people as kept. */
import type { Effect } from 'effect';
import type { CompanyGst } from '#domain/agency/gst-profile.ts';
import type { Company, Employee } from '#domain/corporate/company.ts';
import type { Person } from '#domain/corporate/approval.ts';
import type { CompanyRow } from '#application/desk/corporate/corporate.ts';
import type { AuditRow } from '../audit-log.ts';

export interface CompanyToSave {
  readonly agencyId: string;
  /** As it is to be, its version included: one more than that which was looked at. */
  readonly company: Company;
  /** Companies of an agency, at most. */
  readonly most: number;
  /** Written in the same commit. */
  readonly record: AuditRow;
}

export interface EmployeeToMove {
  readonly agencyId: string;
  readonly companyId: string;
  /** What they log in with. */
  readonly login: string;
  readonly costCentre?: string;
  readonly record: AuditRow;
}

/** Somebody who travels for a company. */
export interface Employed {
  readonly company: Company;
  readonly person: Person;
  readonly costCentre?: string;
}

export interface CompanyBook {
  readonly list: (
    agencyId: string,
    page: number,
    pageSize: number,
  ) => Effect.Effect<{ readonly companies: readonly CompanyRow[]; readonly total: number }>;
  readonly find: (agencyId: string, companyId: string) => Effect.Effect<Company | undefined>;
  /** Whose travel somebody books. `userId` is the person's id, not what they log in with. */
  readonly ofPerson: (agencyId: string, userId: string) => Effect.Effect<Employed | undefined>;
  /** Of all companies, by name; or of one alone, of none where that is not known. */
  readonly gstNumbers: (
    agencyId: string,
    of?: { readonly companyId: string | undefined },
  ) => Effect.Effect<readonly CompanyGst[]>;
  /** Of bookings that were made by, or at the desk of, somebody who travels for a company: its id, by theirs. */
  readonly ofBookings: (
    agencyId: string,
    transactionIds: readonly string[],
  ) => Effect.Effect<ReadonlyMap<string, string>>;
  /** Those who may come in, by name, and what each logs in with. */
  readonly members: (
    agencyId: string,
    companyId: string,
    most: number,
  ) => Effect.Effect<readonly { readonly login: string; readonly person: Person }[]>;
  /** By name, at most so many. */
  readonly people: (agencyId: string, companyId: string, most: number) => Effect.Effect<readonly Employee[]>;
  /** 'changed': it is not at the version before this one. Anything but 'done' leaves nothing behind. */
  readonly save: (saving: CompanyToSave) => Effect.Effect<'done' | 'changed' | 'too-many'>;
  /** False where nobody of the company logs in so. */
  readonly move: (moving: EmployeeToMove) => Effect.Effect<boolean>;
}
