/** A paper of a booking as the screen draws it. The one that is there stays while another is asked for. */
import { BehaviorSubject } from 'rxjs';
import type { BookingDesk, DocumentAsked } from '#application/desk/booking.ts';
import type { PaperSheet } from '#domain/booking/papers/paper-sheet.ts';
import { type Loadable, loadedFrom, loading } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';

export class BookingPaper {
  readonly state$ = new BehaviorSubject<Loadable<PaperSheet>>(loading);
  readonly #desk: Pick<BookingDesk, 'sheet'>;
  readonly #session: Session;
  #asked: DocumentAsked | undefined;

  constructor(desk: Pick<BookingDesk, 'sheet'>, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  /** The newest question wins over slower older ones. */
  async show(asked: DocumentAsked): Promise<void> {
    const before = this.#asked;
    this.#asked = asked;
    const samePaper = before?.transactionId === asked.transactionId && before.kind === asked.kind;
    if (!samePaper || before.ledgerEntry !== asked.ledgerEntry) this.state$.next(loading);
    const outcome = await this.#session.ask(this.#desk.sheet(asked));
    if (this.#asked !== asked) return;
    this.state$.next(loadedFrom(outcome));
  }
}
