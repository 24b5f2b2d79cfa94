/** How an agency registers, and how elevated users answer. Part of the agency's desk. Nobody needs a session to register. */
import type { Paged } from '#domain/rules/paged.ts';
import type { OtpChannel } from '#domain/agency/otp.ts';
import type {
  RegistrationDraft,
  RegistrationPaper,
  RegistrationState,
  Registration,
} from '#domain/agency/registration.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Answer } from '../answer.ts';
import type { NotAllowedInState, NotFound, RequestIdReused } from '../failures.ts';

export interface OtpSent {
  readonly otpId: string;
  readonly expiresAt: Instant;
  /** Seconds until the next may be asked for. */
  readonly resendAfterSeconds: number;
}

/** That an address is the sender's: opaque, good for a day. */
export interface Proof {
  readonly proof: string;
}

export interface NewDocument {
  readonly paper: RegistrationPaper;
  readonly filename: string;
  readonly base64: string;
  /** Of the mail address; a later document of the same paper takes the place of the one before. */
  readonly emailProof: string;
}

export interface AddAgent {
  readonly registration: RegistrationDraft;
  readonly emailProof: string;
  readonly mobileProof: string;
  /** A UUID made by the caller: the same form is registered once. */
  readonly requestId?: string;
}

export interface RegistrationFollowed {
  readonly registrationId: string;
  readonly state: RegistrationState;
  readonly companyName: string;
  readonly submittedAt: Instant;
  readonly decidedAt?: Instant;
  /** What the applicant is shown beside the answer. */
  readonly remarks: string;
  /** Once approved: what agents call themselves on the phone. */
  readonly agentId?: string;
  /** Of an approved agency that charges a transaction fee: from when it may. */
  readonly transactionFeeFrom?: Instant;
}

export interface RegistrationsWanted {
  readonly state?: RegistrationState;
  /** The beginning of a registration's id, the company's name or the mail address. */
  readonly text?: string;
  /** 1-based. */
  readonly page: number;
}

export interface RegistrationRow {
  readonly registrationId: string;
  readonly state: RegistrationState;
  readonly companyName: string;
  readonly applicant: string;
  readonly city: string;
  readonly email: string;
  readonly submittedAt: Instant;
  readonly decidedAt?: Instant;
}

export interface RegistrationsPage extends Paged {
  /** What waits for an answer oldest first, the rest newest first. */
  readonly registrations: readonly RegistrationRow[];
}

export interface PaperInShort {
  readonly paper: RegistrationPaper;
  readonly filename: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly uploadedAt: Instant;
}

export interface RegistrationShown extends RegistrationFollowed {
  readonly fields: Registration;
  readonly papers: readonly PaperInShort[];
  readonly decidedBy?: string;
  /** Agencies and other registrations with the same PAN or GST number, by their agent id or registration id. */
  readonly alike: readonly string[];
}

export interface PaperFile {
  readonly filename: string;
  readonly mediaType: string;
  readonly base64: string;
}

export interface DecideRegistration {
  readonly registrationId: string;
  readonly approve: boolean;
  /** Required to decline; reported to the applicant. */
  readonly remarks: string;
}

export interface RegistrationDesk {
  /** A code of six digits by mail or text message, good for ten minutes and five tries. TooManyRequests where one was just sent. */
  readonly sendOtp: (asked: { readonly channel: OtpChannel; readonly address: string }) => Answer<OtpSent>;
  /** Invalid `otp-wrong` with the tries that are left, `otp-over` where there are none or its time is over. */
  readonly verifyOtp: (asked: { readonly otpId: string; readonly code: string }) => Answer<Proof>;
  /** Judged by its content: jpeg, png, pdf or docx, 4 MB at most. */
  readonly addDocument: (document: NewDocument) => Answer<{ readonly documentId: string }>;
  /** Invalid `otp-needed` at `email` or `mobile` where its proof does not hold, `email-registered`, `registration-open`. */
  readonly addAgent: (asked: AddAgent) => Answer<{ readonly registrationId: string }, RequestIdReused>;
  /** NotFound 'registration' where there is none with this address. */
  readonly followRegistration: (asked: {
    readonly registrationId: string;
    readonly proof: string;
  }) => Answer<RegistrationFollowed, NotFound>;
  /** For elevated users, as what follows. */
  readonly registrations: (wanted: RegistrationsWanted) => Answer<RegistrationsPage>;
  readonly registration: (asked: { readonly registrationId: string }) => Answer<RegistrationShown, NotFound>;
  readonly registrationPaper: (asked: {
    readonly registrationId: string;
    readonly paper: RegistrationPaper;
  }) => Answer<PaperFile, NotFound>;
  /** NotAllowedInState with the state where it is decided otherwise; the same decision again answers the same. */
  readonly decideRegistration: (
    decision: DecideRegistration,
  ) => Answer<{ readonly state: RegistrationState }, NotFound | NotAllowedInState>;
}
