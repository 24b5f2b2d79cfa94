/** Links to papers for customers, as kept: never by their token, only by its digest. */
import type { Effect } from 'effect';
import type { HistoryEvent } from '#domain/booking/booking.ts';
import type { DocumentPart } from '#domain/booking/papers/documents.ts';
import type { LinkedKind, LinkWay } from '#domain/booking/papers/paper-link.ts';
import type { Language } from '#domain/people/language.ts';
import type { Instant } from '#domain/time/instant.ts';

export interface PaperLink {
  readonly agencyId: string;
  readonly linkId: string;
  readonly kind: LinkedKind;
  /** The booking, or the quote that was sent. */
  readonly about: string;
  readonly ledgerEntry?: string | undefined;
  readonly way: LinkWay;
  readonly hide: readonly DocumentPart[];
  readonly language: Language;
  readonly actorUserId: string;
  readonly madeAt: Instant;
  readonly until: Instant;
}

export interface NewPaperLink {
  readonly link: PaperLink;
  readonly token: string;
  /** As the history names who made it. */
  readonly actor: string;
  readonly onBehalfOf?: { readonly agencyId: string; readonly name: string };
  /** Scoped to the agency. */
  readonly requestId: string;
  /** All that was asked, as one text. */
  readonly content: string;
}

/** A link as it is found by its token. */
export interface FoundPaperLink {
  readonly link: PaperLink;
  readonly withdrawnAt?: Instant;
}

export type KeptPaperLink = { readonly kind: 'there'; readonly link: PaperLink } | { readonly kind: 'reused' };

export type PaperOfLinks = Pick<PaperLink, 'agencyId' | 'kind' | 'about' | 'ledgerEntry'>;

export interface Withdrawal {
  readonly actorUserId: string;
  readonly actor: string;
  readonly onBehalfOf?: { readonly agencyId: string; readonly name: string };
  readonly at: Instant;
}

export interface PaperLinkBook {
  /**
   * Keeps it with its audit row; where the person has a link by the same way to the same paper that still opens, answers that
   * one. Many at once come to one. `reused` where the request id was used for another content.
   */
  readonly keep: (link: NewPaperLink) => Effect.Effect<KeptPaperLink>;
  /** Over all agencies: the visitor who opens it names none. */
  readonly find: (token: string) => Effect.Effect<FoundPaperLink | undefined>;
  /** Counts an opening; the first is dated. */
  readonly opened: (link: Pick<PaperLink, 'agencyId' | 'linkId'>, at: Instant) => Effect.Effect<void>;
  /** Ends those that still open, with an audit row; answers how many. */
  readonly withdraw: (paper: PaperOfLinks, by: Withdrawal) => Effect.Effect<number>;
  /** What was linked of a booking or a quote, opened and withdrawn, oldest first. */
  readonly historyOf: (agencyId: string, about: string) => Effect.Effect<readonly HistoryEvent[]>;
}
