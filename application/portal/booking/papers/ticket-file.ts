/** The e-ticket of a booking as a file, made when it is asked for. */
import { BehaviorSubject } from 'rxjs';
import type { BookingDesk, DocumentAsked } from '#application/desk/booking.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { Downloads } from '#application/portal/ports/machine.ts';
import type { Session } from '#application/portal/session/session.ts';

export interface TicketFileState {
  readonly busy: boolean;
  readonly failure?: DeskFailure | undefined;
}

export class TicketFile {
  readonly state$ = new BehaviorSubject<TicketFileState>({ busy: false });
  readonly #desk: Pick<BookingDesk, 'document'>;
  readonly #session: Session;
  readonly #downloads: Downloads;

  constructor(desk: Pick<BookingDesk, 'document'>, session: Session, downloads: Downloads) {
    this.#desk = desk;
    this.#session = session;
    this.#downloads = downloads;
  }

  async save(asked: Omit<DocumentAsked, 'kind'>): Promise<void> {
    if (this.state$.value.busy) return;
    this.state$.next({ busy: true });
    const outcome = await this.#session.ask(this.#desk.document({ ...asked, kind: 'ticket' }));
    if (outcome.kind === 'done') this.#downloads.saveFile(outcome.value);
    this.state$.next(outcome.kind === 'done' ? { busy: false } : { busy: false, failure: outcome.failure });
  }
}
