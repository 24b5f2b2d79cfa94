/**
 * A paper on its way by mail: to whom, and the outcome of sending it. It is written down with its request id before it leaves,
 * and sent again as it was until a word has come, so that nobody gets it twice.
 */
import { BehaviorSubject } from 'rxjs';
import { checkPaperMail } from '#domain/booking/papers/paper-mail.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { BookingDesk, DocumentAsked } from '#application/desk/booking.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { Session } from '#application/portal/session/session.ts';
import { Sending, type SentRequests } from '#application/portal/sending.ts';

export interface MailPaperState {
  readonly open: boolean;
  /** Addresses with semicolons between. */
  readonly to: string;
  readonly violations: readonly Violation[];
  /** Counts the tries that broke a rule. */
  readonly tries: number;
  readonly sending: boolean;
  readonly failure: DeskFailure | undefined;
}

const atRest: MailPaperState = {
  open: false,
  to: '',
  violations: [],
  tries: 0,
  sending: false,
  failure: undefined,
};

export class MailPaper {
  readonly state$ = new BehaviorSubject<MailPaperState>(atRest);
  readonly #desk: Pick<BookingDesk, 'mailDocument'>;
  readonly #sending: Sending;

  constructor(desk: Pick<BookingDesk, 'mailDocument'>, session: Session, requests: SentRequests) {
    this.#desk = desk;
    this.#sending = new Sending(session, requests);
  }

  /** `to` is where it begins: the customer's address. */
  begin(to: string): void {
    this.state$.next({ ...atRest, open: true, to });
  }

  write(to: string): void {
    this.state$.next({ ...this.state$.value, to, violations: [], failure: undefined });
  }

  close(): void {
    this.state$.next({ ...this.state$.value, open: false });
  }

  /** Whether it was sent. */
  async send(asked: DocumentAsked): Promise<boolean> {
    const { to, sending, tries } = this.state$.value;
    if (sending) return false;
    const violations = checkPaperMail(to);
    if (violations.length > 0) return this.#failed({ violations, tries: tries + 1 });
    const request = { ...asked, to };
    // Of its own whatever it says: another address, or another form of the paper, is another mail.
    const ending = await this.#sending.send(
      `mail ${JSON.stringify(request)}`,
      request,
      () => this.#next({ sending: true, failure: undefined, violations: [] }),
      (wanted) => this.#desk.mailDocument(wanted),
    );
    if (ending?.kind === 'done') {
      this.#next({ sending: false, open: false });
      return true;
    }
    if (ending === undefined || ending.kind === 'in-doubt') return this.#failed({});
    const { failure } = ending;
    return this.#failed(
      failure._tag === 'Invalid' ? { violations: failure.violations, tries: tries + 1 } : { failure },
    );
  }

  #failed(change: Partial<MailPaperState>): false {
    this.#next({ ...change, sending: false });
    return false;
  }

  #next(change: Partial<MailPaperState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
