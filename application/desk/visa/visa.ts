/** What passports need, applying for visas, and the way of each application. */
import type { VisaCase } from '#domain/visa/booking.ts';
import type { VisaAct, VisaBox } from '#domain/visa/next.ts';
import type { StepTaken, VisaStep } from '#domain/visa/steps.ts';
import type {
  ApplicantProfile,
  EntryRule,
  Visa,
  VisaEntries,
  VisaKind,
  VisaPaper,
  VisaSearch,
} from '#domain/visa/visa.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { Price } from '#domain/price/price.ts';
import type { Paged } from '#domain/rules/paged.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { PaperFile } from '../agency/registration.ts';
import type { Answer } from '../answer.ts';
import type { NotAllowedInState, NotFound, SoldOut } from '../failures.ts';
import type { BookFromQuote, ProductBooked, ProductQuote, SaleRefused } from '../sale.ts';

export interface OfferedVisaShown extends Visa {
  /** Good for an hour, to be quoted from. */
  readonly visaId: string;
  readonly price: Price;
  /** The earliest day on which the mission can have decided, if it is applied for today. */
  readonly decidedOn: IsoDate;
}

export interface EntryAnswer {
  /** Absent where nothing is on record: only the mission can say. */
  readonly rule?: EntryRule | undefined;
  /** Empty where nothing is applied for before the journey. */
  readonly visas: readonly OfferedVisaShown[];
}

export interface VisaQuote extends ProductQuote, Omit<VisaCase, 'visa'> {
  readonly visa: OfferedVisaShown;
  readonly births: readonly IsoDate[];
}

export interface BookVisa extends BookFromQuote {
  /** In the order of the births that were quoted. */
  readonly travellers: readonly Traveller[];
  /** One a traveller. */
  readonly profiles: readonly ApplicantProfile[];
}

export interface HandedPaper {
  readonly paper: VisaPaper;
  readonly filename: string;
  readonly handedAt: Instant;
}

/** One applicant's way. */
export interface ApplicantTrack {
  readonly name: string;
  /** Absent until the application is registered. */
  readonly application?: string | undefined;
  readonly profile: ApplicantProfile;
  /** No longer applies: cancelled. */
  readonly gone: boolean;
  readonly way: readonly StepTaken[];
  readonly wanted: readonly VisaPaper[];
  readonly handed: readonly HandedPaper[];
}

export interface VisaTrack extends Omit<VisaCase, 'soldOn'> {
  readonly transactionId: string;
  readonly decidedOn: IsoDate;
  readonly applicants: readonly ApplicantTrack[];
}

/** A row of the list of applications: of one agency, or of all for those who move them. */
export interface ApplicationRow {
  readonly transactionId: string;
  readonly agency: string;
  readonly destination: string;
  readonly leadTraveller: string;
  readonly applicants: number;
  readonly from: IsoDate;
  /** The furthest behind of its applicants. */
  readonly step: VisaStep;
  readonly kind?: VisaKind | undefined;
  readonly entries?: VisaEntries | undefined;
  readonly stayDays?: number | undefined;
  /** The most pressing of what is to be done next for its applicants, and its day, as `NextOfVisa` says. */
  readonly next?: VisaAct | undefined;
  readonly nextOn?: IsoDate | undefined;
  /** The decision cannot come before the journey begins any more. */
  readonly isShort?: boolean | undefined;
  /** Papers that are still to be handed in. */
  readonly missing?: number | undefined;
}

/** `text`: part of an applicant's name, of the transaction's id or of an application's number, or the whole number of a passport. */
export interface ApplicationsWanted {
  readonly page: number;
  readonly box?: VisaBox | undefined;
  readonly text?: string | undefined;
}

export interface ApplicationsPage extends Paged {
  readonly applications: readonly ApplicationRow[];
  /** Of what the text finds, by box. */
  readonly counts?: Readonly<Record<VisaBox, number>> | undefined;
}

export interface SubmitDocument {
  readonly transactionId: string;
  /** Position of the traveller, from 0. */
  readonly applicant: number;
  readonly paper: VisaPaper;
  readonly filename: string;
  readonly base64: string;
}

export interface WantedPaper {
  readonly transactionId: string;
  readonly applicant: number;
  readonly paper: VisaPaper;
}

export interface MoveApplication extends StepTaken {
  readonly transactionId: string;
  readonly applicant: number;
}

export interface VisaDesk {
  /** What a state asks of these passports, and the visas to apply for, the cheapest first. Invalid at the fields of the search. */
  readonly requirements: (search: VisaSearch) => Answer<EntryAnswer>;
  /** NotFound where the visa is unknown, forged, another agency's or too old; SoldOut where it is no longer given to them. */
  readonly quote: (request: { readonly visaId: string }) => Answer<VisaQuote, NotFound | SoldOut>;
  readonly book: (request: BookVisa) => Answer<ProductBooked, SaleRefused>;
  /** An own application, or anybody's for those who move them. */
  readonly track: (request: { readonly transactionId: string }) => Answer<VisaTrack, NotFound>;
  /** Hands a paper in, or another in its place, as long as papers are taken. */
  readonly submitDocument: (document: SubmitDocument) => Answer<VisaTrack, NotFound | NotAllowedInState>;
  /** A paper as it was handed in. */
  readonly paper: (wanted: WantedPaper) => Answer<PaperFile, NotFound>;
  /** Own ones whose journey has not begun, the earliest first; every agency's for elevated users. */
  readonly applications: (wanted: ApplicationsWanted) => Answer<ApplicationsPage>;
  /** Moves one applicant on; for elevated users. */
  readonly move: (step: MoveApplication) => Answer<VisaTrack, NotFound | NotAllowedInState>;
}
