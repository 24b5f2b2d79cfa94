/** A support request that is being written: judged by the rules of the back office, and sent once. */
import { BehaviorSubject } from 'rxjs';
import { checkMessage, checkTicket, type TicketDraft } from '#domain/agency/ticket.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { SupportDesk } from '#application/desk/agency/support.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { Session } from '../session/session.ts';
import type { Attachment } from './attachment.ts';

export interface NewTicketDraft extends TicketDraft {
  readonly text: string;
  readonly files: readonly Attachment[];
}

export interface NewTicketState {
  readonly open: boolean;
  readonly draft: NewTicketDraft;
  readonly violations: readonly Violation[];
  readonly attempt: number;
  readonly busy: boolean;
  readonly failure?: DeskFailure | undefined;
}

const empty: NewTicketDraft = { subject: '', about: '', text: '', files: [] };
const closed: NewTicketState = { open: false, draft: empty, violations: [], attempt: 0, busy: false };

export class NewTicket {
  readonly state$ = new BehaviorSubject<NewTicketState>(closed);
  readonly #desk: Pick<SupportDesk, 'addTicket'>;
  readonly #session: Pick<Session, 'ask'>;
  readonly #requestId: () => string;
  #request = '';

  constructor(desk: Pick<SupportDesk, 'addTicket'>, session: Pick<Session, 'ask'>, requestId: () => string) {
    [this.#desk, this.#session, this.#requestId] = [desk, session, requestId];
  }

  begin(): void {
    this.#request = this.#requestId();
    this.state$.next({ ...closed, open: true });
  }

  /** Not while it is being sent: its answer is awaited here. */
  close(): void {
    if (!this.state$.value.busy) this.state$.next(closed);
  }

  type(change: Partial<NewTicketDraft>): void {
    const { draft: before, busy, attempt } = this.state$.value;
    if (busy) return;
    const draft = { ...before, ...change };
    this.#next({ draft, violations: attempt > 0 ? judge(draft) : [], failure: undefined });
  }

  /** The ticket's id once it is raised. Sent again after a lost answer it is the same one. */
  async send(): Promise<string | undefined> {
    const { draft, busy, attempt } = this.state$.value;
    if (busy) return undefined;
    const violations = judge(draft);
    this.#next({ violations, attempt: attempt + 1, failure: undefined });
    if (violations.length > 0) return undefined;
    this.#next({ busy: true });
    const files = draft.files.map(({ filename, base64 }) => ({ filename, base64 }));
    const outcome = await this.#session.ask(this.#desk.addTicket({ ...draft, files, requestId: this.#request }));
    this.#next({ busy: false });
    if (outcome.kind === 'done') {
      this.close();
      return outcome.value.ticketId;
    }
    const { failure } = outcome;
    if (failure._tag === 'Invalid') {
      this.#request = this.#requestId();
      this.#next({ violations: failure.violations, attempt: attempt + 2 });
    } else this.#next({ failure });
    return undefined;
  }

  #next(change: Partial<NewTicketState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

function judge({ subject, about, text, files }: NewTicketDraft): readonly Violation[] {
  return [...checkTicket({ subject, about }), ...checkMessage({ text, sizes: files.map(({ size }) => size) })];
}
