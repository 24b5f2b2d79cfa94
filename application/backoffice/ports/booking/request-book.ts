/**
 * Requests that a person must answer, as kept. Each change names the version that it was judged by, and is refused where
 * somebody else was first; it is written with its history, its audit row and the mail that follows, in one commit.
 */
import type { Effect } from 'effect';
import type { Language } from '#domain/people/language.ts';
import type { HistoryEvent } from '#domain/booking/booking.ts';
import type { RequestContent, RequestedBooking, ServiceRequest } from '#domain/booking/request/request.ts';
import type { Reach } from '#domain/corporate/reach.ts';
import type { Money } from '#domain/money/money.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { PersonLimits } from '#application/backoffice/caller.ts';
import type { NewEntry } from '../account/ledger-book.ts';
import type { OverLimits } from './booking-book.ts';
import type { RequestsFilter, RequestsPage, WishInShort } from '#application/desk/requests.ts';

/** What was asked, with what its product adds to it: written once, and read as it was written. */
export interface KeptContent extends RequestContent, Pick<ServiceRequest, 'way'> {
  /** Where it is about one. */
  readonly booking?: RequestedBooking;
  /** What the product needs to answer it and nobody is shown. */
  readonly asking?: unknown;
}

export interface KeptRequest extends ServiceRequest, Pick<KeptContent, 'asking'> {
  readonly agencyId: string;
  /** What lists show of it. */
  readonly inShort: WishInShort;
  /** Of those who asked: what they are written to in. */
  readonly language: Language;
  readonly version: number;
  /** Present from when it was first taken up. */
  readonly takenByUserId?: string;
  readonly corporateUserId?: string;
}

/** Who changes it, and under which request of theirs. */
export interface ChangeAsker {
  /** Of the desk at which it is asked: what the request id is scoped to. */
  readonly agencyId: string;
  readonly requestId: string;
  /** All that was asked, as one text. */
  readonly content: string;
  readonly userId: string;
  readonly name: string;
  readonly onBehalfOf?: string;
  /** The person of a company who asks, or at whose desk. */
  readonly corporateUserId?: string;
}

export interface NewRequest extends Pick<KeptRequest, 'agencyId' | 'travellers' | 'inShort' | 'askedAt' | 'language'> {
  readonly content: KeptContent;
  readonly asker: ChangeAsker;
  /** Where one that waits with the same text is enough: it is answered as that one. */
  readonly wish?: string;
  /** The business day, for its number. */
  readonly day: IsoDate;
}

/** What is notified by mail, and to whom: the house that a request came in, or the agency its outcome. */
export interface RequestNotice {
  readonly to: 'house' | 'agency';
  readonly code: string;
}

export interface RequestStep {
  readonly number: string;
  /** The version that the step was judged by. */
  readonly version: number;
  readonly at: Instant;
  readonly asker: ChangeAsker;
  readonly next: Pick<KeptRequest, 'state' | 'answer' | 'travellers' | 'bookings' | 'takenBy' | 'takenByUserId'>;
  readonly event: Pick<HistoryEvent, 'code' | 'params'>;
  readonly notice?: RequestNotice;
  /** Posted with the step or not at all, with the request's number as its reference. */
  readonly entry?: Pick<NewEntry, 'agencyId' | 'kind' | 'narration' | 'postings' | 'spending'>;
  /** Of the asker, that what the entry spends must not pass: what bookings of theirs charged today counts too, and it towards theirs. */
  readonly limits?: PersonLimits;
}

export type RequestOpened =
  | { readonly kind: 'opened'; readonly number: string }
  /** One that is there already: sent before, or waiting for the same. */
  | { readonly kind: 'repeated'; readonly number: string }
  /** The request id was used with other content. */
  | { readonly kind: 'reused' };

export type RequestStepped =
  | { readonly kind: 'done' | 'repeated' | 'reused' }
  /** Somebody else changed it meanwhile. */
  | { readonly kind: 'late' };

/** What the entry of a step spends is more than there is; nothing was done. */
export interface StepTooDear {
  readonly kind: 'too-low';
  readonly needed: Money;
  readonly available: Money;
}

export interface RequestsAsked extends Omit<RequestsFilter, 'scope'> {
  /** Absent: of all agencies. */
  readonly agencyId?: string;
  /** Of a person of a company, with the agency: their own alone. */
  readonly reach?: Reach | undefined;
  readonly pageSize: number;
}

export interface RequestBook {
  readonly open: (request: NewRequest) => Effect.Effect<RequestOpened>;
  /** Where it was judged by those of its kind about the same booking, by so many. late: there are more by now; nothing was done. */
  readonly openJudged: (
    request: NewRequest,
    judgedBy: number,
  ) => Effect.Effect<RequestOpened | { readonly kind: 'late' }>;
  readonly step: (step: RequestStep) => Effect.Effect<RequestStepped | StepTooDear | OverLimits>;
  /** What `step` and `open` would say of the request id alone, with the number it was used for; undefined where it was not. */
  readonly claimed: (
    asker: Pick<ChangeAsker, 'agencyId' | 'requestId' | 'content'>,
  ) => Effect.Effect<{ readonly kind: 'repeated' | 'reused'; readonly number: string } | undefined>;
  readonly find: (number: string) => Effect.Effect<KeptRequest | undefined>;
  readonly list: (asked: RequestsAsked) => Effect.Effect<RequestsPage>;
  /** What of the requests about a booking belongs into its history: asked, and how it ended. */
  readonly historyOf: (agencyId: string, transactionId: string) => Effect.Effect<readonly HistoryEvent[]>;
}
