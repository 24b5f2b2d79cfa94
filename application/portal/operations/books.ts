/**
 * The books held against each other: every agency, one stretch after the other, and a booking that was lost put back after
 * its finding was shown. What the last whole check found stays while the next is under way.
 */
import { BehaviorSubject } from 'rxjs';
import type { BookFinding, LostBooking } from '#domain/account/books.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AccountDesk, BookingRestored } from '#application/desk/account/account.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { type Loadable, loading } from '../loadable.ts';
import type { PortalClock } from '../ports/machine.ts';
import type { Session } from '../session/session.ts';

export interface CheckedBooks {
  readonly agencies: number;
  readonly findings: readonly BookFinding[];
  /** When the check ended. */
  readonly at: Instant;
}

export interface RestoredBooking extends BookingRestored {
  readonly transactionId: string;
}

export interface BooksState {
  readonly checked: Loadable<CheckedBooks>;
  readonly checking: boolean;
  /** What is shown before it is put back. */
  readonly lost?: LostBooking | undefined;
  readonly restoring: boolean;
  readonly failure?: DeskFailure | undefined;
  readonly restored?: RestoredBooking | undefined;
}

export class Books {
  readonly state$ = new BehaviorSubject<BooksState>({ checked: loading, checking: false, restoring: false });
  readonly #desk: Pick<AccountDesk, 'checkBooks' | 'restoreBooking'>;
  readonly #session: Pick<Session, 'ask'>;
  readonly #clock: Pick<PortalClock, 'now'>;

  constructor(
    desk: Pick<AccountDesk, 'checkBooks' | 'restoreBooking'>,
    session: Pick<Session, 'ask'>,
    clock: Pick<PortalClock, 'now'>,
  ) {
    [this.#desk, this.#session, this.#clock] = [desk, session, clock];
  }

  /** One check at a time. */
  async check(): Promise<void> {
    const { checked: before, checking } = this.state$.value;
    if (checking) return;
    this.#next({ checking: true, ...(before.kind === 'failed' && { checked: loading }) });
    this.#next({ checked: await this.#walk(), checking: false });
  }

  /** Shows what would be put back; undefined leaves it. */
  choose(lost: LostBooking | undefined): void {
    if (!this.state$.value.restoring) this.#next({ lost, failure: undefined });
  }

  /** Puts back what is shown, then checks again. */
  async restore(): Promise<void> {
    const { lost, restoring } = this.state$.value;
    if (lost === undefined || restoring) return;
    this.#next({ restoring: true, failure: undefined, restored: undefined });
    const { agencyId, transactionId } = lost;
    const outcome = await this.#session.ask(this.#desk.restoreBooking({ agencyId, transactionId }));
    if (outcome.kind === 'failed') {
      this.#next({ restoring: false, failure: outcome.failure });
      return;
    }
    this.#next({ restoring: false, lost: undefined, restored: { ...outcome.value, transactionId } });
    await this.check();
  }

  async #walk(): Promise<Loadable<CheckedBooks>> {
    const findings: BookFinding[] = [];
    let agencies = 0;
    for (let after: string | undefined; ; ) {
      const outcome = await this.#session.ask(this.#desk.checkBooks(after === undefined ? {} : { after }));
      if (outcome.kind === 'failed') return outcome;
      agencies += outcome.value.agencies;
      findings.push(...outcome.value.findings);
      after = outcome.value.next;
      if (after === undefined) return { kind: 'ready', value: { agencies, findings, at: this.#clock.now() } };
    }
  }

  #next(change: Partial<BooksState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
