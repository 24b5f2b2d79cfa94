/**
 * A link to a paper for its customer: made when it is asked for, under one request id until a word has come, shown with what to
 * write before it, and withdrawn.
 */
import { BehaviorSubject } from 'rxjs';
import type { LinkWay } from '#domain/booking/papers/paper-link.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { MakeLink } from '#application/desk/paper-links.ts';
import { Sending, type SentRequests } from '#application/portal/sending.ts';
import type { Session } from '#application/portal/session/session.ts';
import { sharedPaperLink } from '#application/desk/addresses.ts';

export type SharedPaper = Omit<MakeLink, 'requestId' | 'way'>;

export interface MadeLink {
  readonly link: string;
  /** The link with what to write before it. */
  readonly text: string;
  readonly until: Instant;
}

export interface SharePaperState {
  /** By which way it is being shared. */
  readonly way?: LinkWay | undefined;
  readonly busy: boolean;
  readonly made?: MadeLink | undefined;
  readonly withdrawn: boolean;
  readonly failure?: DeskFailure | undefined;
}

const closed: SharePaperState = { busy: false, withdrawn: false };

export class SharePaper {
  readonly state$ = new BehaviorSubject<SharePaperState>(closed);
  readonly #desk: Pick<BookingDesk, 'makeLink' | 'withdrawLinks'>;
  readonly #session: Session;
  readonly #sending: Sending;
  readonly #origin: string;

  /** `origin`: where the portal is open, 'https://portal.example'. */
  constructor(
    desk: Pick<BookingDesk, 'makeLink' | 'withdrawLinks'>,
    session: Session,
    requests: SentRequests,
    origin: string,
  ) {
    this.#desk = desk;
    this.#session = session;
    this.#sending = new Sending(session, requests);
    this.#origin = origin;
  }

  /** Whether there is a link now. */
  async make(paper: SharedPaper, way: LinkWay): Promise<boolean> {
    if (this.state$.value.busy) return false;
    this.state$.next({ ...closed, way, busy: true });
    const request = { ...paper, way };
    const ending = await this.#sending.send(
      `link ${JSON.stringify(request)}`,
      request,
      () => undefined,
      (wanted) => this.#desk.makeLink(wanted),
    );
    const state = this.state$.value;
    // It was closed meanwhile.
    if (state.way !== way) return false;
    if (ending?.kind !== 'done') {
      this.state$.next({ ...state, busy: false, failure: ending?.failure });
      return false;
    }
    const { token, until, message } = ending.value;
    const link = sharedPaperLink(this.#origin, token);
    this.state$.next({ ...state, busy: false, made: { link, text: `${message}\n${link}`, until } });
    return true;
  }

  /** Ends every link to the paper. Whether that is done. */
  async withdraw({ kind, about, ledgerEntry }: SharedPaper): Promise<boolean> {
    if (this.state$.value.busy) return false;
    this.state$.next({ ...this.state$.value, busy: true, failure: undefined });
    const paper = { kind, about, ...(ledgerEntry !== undefined && { ledgerEntry }) };
    const outcome = await this.#session.ask(this.#desk.withdrawLinks(paper));
    const state = { ...this.state$.value, busy: false };
    const done = outcome.kind === 'done';
    this.state$.next(done ? { ...state, made: undefined, withdrawn: true } : { ...state, failure: outcome.failure });
    return done;
  }

  close(): void {
    this.state$.next(closed);
  }
}
