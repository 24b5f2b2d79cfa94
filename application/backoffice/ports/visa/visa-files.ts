/** The files of applications: how far each applicant is, and the papers that were handed in. */
import type { Effect } from 'effect';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { Unit } from '#domain/booking/booking.ts';
import type { StepTaken, Way } from '#domain/visa/steps.ts';
import type { VisaPaper } from '#domain/visa/visa.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { PaperFile } from '#application/desk/agency/registration.ts';
import type { HandedPaper, WantedPaper } from '#application/desk/visa/visa.ts';
import type { VisaTerms } from '#application/backoffice/visa/visa-types.ts';
import type { AuditRow } from '../audit-log.ts';

export interface KeptVisaFile {
  readonly agencyId: string;
  readonly transactionId: string;
  readonly status: BookingStatus;
  readonly terms: Omit<VisaTerms, 'price'>;
  readonly gone: readonly Unit[];
  readonly applications: readonly string[];
  /** One an applicant that was ever moved, by position. */
  readonly ways: readonly (Way | undefined)[];
  readonly handed: readonly (HandedPaper & { readonly applicant: number })[];
}

export interface ApplicationKept {
  readonly transactionId: string;
  readonly agency: string;
  readonly destination: string;
  readonly leadTraveller: string;
  readonly applicants: number;
  readonly from: IsoDate;
  readonly ways: readonly (Way | undefined)[];
}

export interface PaperHanded extends PaperFile {
  readonly agencyId: string;
  readonly transactionId: string;
  readonly applicant: number;
  readonly paper: VisaPaper;
  readonly at: Instant;
  readonly record: AuditRow;
}

export interface StepMade {
  readonly agencyId: string;
  readonly transactionId: string;
  readonly applicant: number;
  readonly step: StepTaken;
  /** How many steps the applicant had taken before. */
  readonly after: number;
  readonly record: AuditRow;
}

export interface VisaFiles {
  /** Of one agency, or of any where none is named. */
  find(transactionId: string, agencyId?: string): Effect.Effect<KeptVisaFile | undefined>;
  /** Confirmed ones of all agencies whose journey has not ended, the earliest first. */
  list(asked: {
    readonly today: IsoDate;
    readonly page: number;
    readonly pageSize: number;
  }): Effect.Effect<{ readonly applications: readonly ApplicationKept[]; readonly total: number }>;
  /** In place of the same paper of before. */
  hand(paper: PaperHanded): Effect.Effect<void>;
  paper(wanted: WantedPaper & { readonly agencyId: string }): Effect.Effect<PaperFile | undefined>;
  /** False where another step was taken meanwhile. */
  move(step: StepMade): Effect.Effect<boolean>;
}
