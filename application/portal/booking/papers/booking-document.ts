/** An invoice or receipt of a booking: the booking it is for, and what it says and the finished file in the language that was chosen. */
import { BehaviorSubject } from 'rxjs';
import type { AnyBooking } from '#application/desk/products.ts';
import type { BookingDesk, DocumentAsked, DocumentFile } from '#application/desk/booking.ts';
import type { PaperSheet } from '#domain/booking/papers/paper-sheet.ts';
import { type Loadable, loadedFrom, loading } from '#application/portal/loadable.ts';
import type { Downloads } from '#application/portal/ports/machine.ts';
import type { Session } from '#application/portal/session/session.ts';

export interface BookingDocumentState {
  readonly asked: DocumentAsked | undefined;
  readonly booking: Loadable<AnyBooking>;
  readonly sheet: Loadable<PaperSheet>;
  readonly file: Loadable<DocumentFile>;
}

type Asking = Pick<BookingDesk, 'details' | 'document' | 'sheet'>;

export class BookingDocument {
  readonly state$ = new BehaviorSubject<BookingDocumentState>({
    asked: undefined,
    booking: loading,
    sheet: loading,
    file: loading,
  });
  readonly #desk: Asking;
  readonly #session: Session;
  readonly #downloads: Downloads;
  #asked = 0;

  constructor(desk: Asking, session: Session, downloads: Downloads) {
    this.#desk = desk;
    this.#session = session;
    this.#downloads = downloads;
  }

  /** Asks for all three; the newest question wins over slower older ones. A booking that is here already stays while it is asked. */
  async open(asked: DocumentAsked): Promise<void> {
    this.#asked += 1;
    const turn = this.#asked;
    const before = this.state$.value;
    const same = before.asked?.transactionId === asked.transactionId;
    this.state$.next({ asked, booking: same ? before.booking : loading, sheet: loading, file: loading });
    const { transactionId } = asked;
    await Promise.all([
      this.#session.ask(this.#desk.details({ transactionId })).then((outcome) => {
        if (turn === this.#asked) this.state$.next({ ...this.state$.value, booking: loadedFrom(outcome) });
      }),
      this.#session.ask(this.#desk.sheet(asked)).then((outcome) => {
        if (turn === this.#asked) this.state$.next({ ...this.state$.value, sheet: loadedFrom(outcome) });
      }),
      this.#session.ask(this.#desk.document(asked)).then((outcome) => {
        if (turn === this.#asked) this.state$.next({ ...this.state$.value, file: loadedFrom(outcome) });
      }),
    ]);
  }

  save(): void {
    const { file } = this.state$.value;
    if (file.kind === 'ready') this.#downloads.saveFile(file.value);
  }

  /** Where the browser shows it by itself and prints it. */
  print(): void {
    const { file } = this.state$.value;
    if (file.kind === 'ready') this.#downloads.openFile(file.value);
  }
}
