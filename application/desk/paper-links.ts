/** Links by which customers open a paper without a login. */
import type { DocumentPart } from '#domain/booking/papers/documents.ts';
import type { LinkedKind, LinkWay } from '#domain/booking/papers/paper-link.ts';
import type { PaperSheet } from '#domain/booking/papers/paper-sheet.ts';
import type { Language } from '#domain/people/language.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Answer } from './answer.ts';
import type { NotFound, RequestIdReused } from './failures.ts';

/** One paper. */
export interface LinkedPaper {
  readonly kind: LinkedKind;
  /** The booking, or of a quote the quote that was sent. */
  readonly about: string;
  /** The entry that it is for; where absent the sale's, of a refund receipt the last refund's. */
  readonly ledgerEntry?: string;
}

export interface MakeLink extends LinkedPaper {
  readonly requestId: string;
  readonly way: LinkWay;
  /** In which the paper opens. */
  readonly paperLanguage: Language;
  readonly hide?: readonly DocumentPart[];
}

export interface LinkMade {
  /** What opens it; it stands nowhere but here and in the link. */
  readonly token: string;
  readonly until: Instant;
  /** What to write before the link, in the paper's language. */
  readonly message: string;
}

export interface OpenLink {
  readonly token: string;
  /** As the link was made where absent. */
  readonly paperLanguage?: Language;
  /**
   * Not counted as the customer's opening: the page has it open already, or somebody is signed in where it is opened.
   */
  readonly quietly?: boolean;
}

export interface OpenedLink {
  readonly sheet: PaperSheet;
  readonly until: Instant;
}

export interface PaperFile {
  readonly filename: string;
  readonly mimeType: 'application/pdf';
  readonly base64: string;
}

export interface PaperLinkDesk {
  /**
   * One link for a person and what is asked: asked for again, by whichever request, it is the same while it opens. NotFound as for the paper
   * itself.
   */
  readonly makeLink: (request: MakeLink) => Answer<LinkMade, NotFound | RequestIdReused>;
  /** Ends every link of the agency to the paper, no matter who made it; answers how many there were. */
  readonly withdrawLinks: (request: LinkedPaper) => Answer<{ readonly withdrawn: number }, NotFound>;
  /**
   * For anyone. The paper as it is now, and the first opening written down. NotFound 'link' for a token that is unknown, has
   * ended or was withdrawn, without a difference.
   */
  readonly openLink: (request: OpenLink) => Answer<OpenedLink, NotFound>;
  /** For anyone: the same as a file. It is not counted. */
  readonly linkFile: (request: Omit<OpenLink, 'quietly'>) => Answer<PaperFile, NotFound>;
}
