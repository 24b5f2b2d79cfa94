/** The files of applications: how far each applicant is, and the papers that were handed in. */
import type { Effect } from 'effect';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { Unit } from '#domain/booking/booking.ts';
import type { VisaBox } from '#domain/visa/next.ts';
import type { StepTaken, Way } from '#domain/visa/steps.ts';
import type { Reach } from '#domain/corporate/reach.ts';
import type { PapersMissing } from '#domain/visa/reminders.ts';
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

/** One that is open, and when its agency was last reminded of papers. */
export interface RemindedFile extends Omit<KeptVisaFile, 'handed'> {
  readonly handed: readonly { readonly applicant: number; readonly paper: VisaPaper }[];
  readonly remindedOn?: IsoDate | undefined;
}

export interface Reminder {
  readonly agencyId: string;
  readonly transactionId: string;
  /** When it was reminded before. */
  readonly before: IsoDate | undefined;
  readonly on: IsoDate;
  readonly missing: readonly PapersMissing[];
}

/** One whose journey has not begun, as far as lists say it. */
export interface ApplicationKept
  extends Pick<RemindedFile, 'agencyId' | 'transactionId' | 'gone' | 'applications' | 'ways' | 'handed'> {
  readonly terms: Pick<VisaTerms, 'visa' | 'from' | 'submitsOn' | 'profiles' | 'travellers'>;
}

/** Confirmed ones of an agency, or of all where none is named, whose journey has not begun. */
export interface ListedOf {
  readonly agencyId: string | undefined;
  readonly reach?: Reach | undefined;
  readonly today: IsoDate;
}

export interface ApplicationsAsked extends ListedOf {
  readonly box: VisaBox | undefined;
  /**
   * In small letters. Each is part of a name of an applicant, of the id or of the number of an application, or is the whole number
   * of a passport.
   */
  readonly words: readonly string[];
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface UnjudgedApplication extends ApplicationKept {
  /** What it is judged of: a number that grows with each change. */
  readonly changes: number;
}

export interface JudgedApplication extends Pick<UnjudgedApplication, 'agencyId' | 'transactionId' | 'changes'> {
  readonly box: VisaBox;
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
  /** Agency and customer are mailed of it. */
  readonly reported: boolean;
  readonly record: AuditRow;
}

export interface VisaFiles {
  /** Of one agency, or of any where none is named. */
  find(transactionId: string, agencyId?: string): Effect.Effect<KeptVisaFile | undefined>;
  /** Of those that are listed, some that have changed since they were judged; none where every one is judged. */
  unjudged(asked: ListedOf): Effect.Effect<readonly UnjudgedApplication[]>;
  /** Where one has changed meanwhile, what it was judged to be is dropped: it is judged again. */
  judge(judged: readonly JudgedApplication[]): Effect.Effect<void>;
  /** A page, the earliest journey first, and of all that the words find how many are in each box, as they were judged. */
  list(asked: ApplicationsAsked): Effect.Effect<{
    readonly page: readonly ApplicationKept[];
    readonly counts: Readonly<Partial<Record<VisaBox, number>>>;
  }>;
  /** Confirmed ones of all agencies whose journey has not begun, after one, with what was handed in. */
  open(asked: {
    readonly today: IsoDate;
    readonly after: RemindedFile | undefined;
    readonly most: number;
  }): Effect.Effect<readonly RemindedFile[]>;
  /** With mail to the agency, in one commit; false where it was reminded meanwhile. */
  remind(reminder: Reminder): Effect.Effect<boolean>;
  /** In place of the same paper of before. */
  hand(paper: PaperHanded): Effect.Effect<void>;
  paper(wanted: WantedPaper & { readonly agencyId: string }): Effect.Effect<PaperFile | undefined>;
  /** False where another step was taken meanwhile. */
  move(step: StepMade): Effect.Effect<boolean>;
}
