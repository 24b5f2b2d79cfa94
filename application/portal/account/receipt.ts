/** The receipt of what moved an account without a booking: on the page, and as a file. */
import type { Effect } from 'effect';
import { BehaviorSubject } from 'rxjs';
import type { PaperSheet } from '#domain/booking/papers/paper-sheet.ts';
import type { Language } from '#domain/people/language.ts';
import type { PaperFile } from '#application/desk/agency/registration.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { fileOf } from '../file-of.ts';
import { type Loadable, loadedFrom, loading } from '../loadable.ts';
import type { Downloads } from '../ports/machine.ts';
import type { Session } from '../session/session.ts';

export interface ReceiptWanted {
  /** Of a deposit, of an adjustment or of an entry of the ledger. */
  readonly id: string;
  readonly language: Language;
}

/** How one kind of receipt is asked for. */
export interface ReceiptDesk {
  readonly sheet: (wanted: ReceiptWanted) => Effect.Effect<PaperSheet, DeskFailure>;
  readonly file: (wanted: ReceiptWanted) => Effect.Effect<PaperFile, DeskFailure>;
}

export class Receipt {
  readonly state$ = new BehaviorSubject<Loadable<PaperSheet>>(loading);
  readonly #desk: ReceiptDesk;
  readonly #session: Session;
  readonly #downloads: Downloads;
  #asked = 0;

  constructor(desk: ReceiptDesk, session: Session, downloads: Downloads) {
    [this.#desk, this.#session, this.#downloads] = [desk, session, downloads];
  }

  async open(wanted: ReceiptWanted): Promise<void> {
    this.#asked += 1;
    const turn = this.#asked;
    this.state$.next(loading);
    const outcome = await this.#session.ask(this.#desk.sheet(wanted));
    if (turn !== this.#asked) return;
    this.state$.next(loadedFrom(outcome));
  }

  /** The file, saved or in a tab of its own where the browser prints it. */
  async file(wanted: ReceiptWanted, way: 'save' | 'open'): Promise<void> {
    const outcome = await this.#session.ask(this.#desk.file(wanted));
    if (outcome.kind === 'failed') {
      this.state$.next(outcome);
      return;
    }
    const file = fileOf(outcome.value);
    if (way === 'save') this.#downloads.saveFile(file);
    else this.#downloads.openFile(file);
  }
}
