/**
 * What settling a request has in common, whatever is settled: what it comes to is asked and stands for a while, and exactly
 * that is then done. It is sent under an id that is kept before.
 */
import type { Effect } from 'effect';
import type { BehaviorSubject } from 'rxjs';
import type { Violation } from '#domain/rules/violation.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { RequestChanged, SettleRequest } from '#application/desk/requests.ts';
import { type Loadable, loading } from '#application/portal/loadable.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import { atRest, isLocked, Sending, type SendState, type SentRequests } from '#application/portal/sending.ts';
import type { Session } from '#application/portal/session/session.ts';
import { TimeLeft } from '#application/portal/time-left.ts';

export interface SettlingState<Quote> extends SendState {
  /** Of the request; '' where none is open. */
  readonly number: string;
  readonly preview: Loadable<Quote> | undefined;
  /** How long the preview stands; 0 once it is over. */
  readonly secondsLeft: number;
  /** At the rows of this state. */
  readonly violations: readonly Violation[];
  /** Grows with each try that was stopped by violations. */
  readonly stopped: number;
}

/** What holds before anything is asked, and again where what was asked is no longer what is typed. */
const unasked = { preview: undefined, secondsLeft: 0, violations: [] } as const;

export const notSettling = { ...atRest, ...unasked, number: '', stopped: 0 } as const;

export interface SettlingParts {
  readonly requests: SentRequests;
  readonly clock: Pick<PortalClock, 'ticks'>;
  /** Notified when a request has moved. */
  readonly moved: (number: string) => void;
}

type Wanted = Omit<SettleRequest, 'requestId' | 'number'>;

interface Settled<Quote> {
  readonly desk: Pick<BookingDesk, 'settleRequest'>;
  /** By which the desk knows what was quoted. */
  readonly quoteId: (quote: Quote) => string;
}

export class Settling<Quote extends { readonly expiresInSeconds: number }, State extends SettlingState<Quote>> {
  readonly #state$: BehaviorSubject<State>;
  readonly #settled: Settled<Quote>;
  readonly #session: Session;
  readonly #parts: SettlingParts;
  readonly #sending: Sending;
  readonly #timeLeft: TimeLeft;
  #asked = 0;

  constructor(state$: BehaviorSubject<State>, settled: Settled<Quote>, session: Session, parts: SettlingParts) {
    this.#state$ = state$;
    this.#settled = settled;
    this.#session = session;
    this.#parts = parts;
    this.#sending = new Sending(session, parts.requests);
    this.#timeLeft = new TimeLeft(parts.clock);
  }

  /** Whether an answer that was asked for at this moment is still wanted when it comes. */
  begin(): () => boolean {
    this.#asked += 1;
    const asked = this.#asked;
    return () => asked === this.#asked;
  }

  /** Whether it was sent and no word came. */
  isUnanswered(number: string): boolean {
    return this.#sending.waiting(keyOf(number)) !== undefined;
  }

  /** Shows `empty`, unless something is being sent. */
  close(empty: State): void {
    this.begin();
    if (!this.#state$.value.sending) this.#state$.next(empty);
  }

  /** Something else is wanted, so that what was asked for no longer counts. False, and nothing happens, where nothing may be edited. */
  change(change: Partial<State>): boolean {
    if (isLocked(this.#state$.value)) return false;
    this.begin();
    this.next({ ...change, ...unasked, failure: undefined });
    return true;
  }

  /** What was typed breaks a rule, before anything is asked. */
  stop(violations: readonly Violation[]): void {
    this.next({ ...unasked, violations, stopped: this.#state$.value.stopped + 1 });
  }

  /** Asks what it would come to now; `refused` is shown a failure. */
  async ask(quote: Effect.Effect<Quote, DeskFailure>, refused: (failure: DeskFailure) => void): Promise<void> {
    const isWanted = this.begin();
    this.next({ ...unasked, preview: loading, failure: undefined });
    const outcome = await this.#session.ask(quote);
    if (!isWanted()) return;
    if (outcome.kind === 'failed') {
      refused(outcome.failure);
      return;
    }
    this.#timeLeft.begin();
    this.next({ preview: { kind: 'ready', value: outcome.value }, secondsLeft: outcome.value.expiresInSeconds });
  }

  /** Shows why nothing was quoted, with its violations at the rows of the state. */
  fail(failure: DeskFailure, violations: readonly Violation[]): void {
    const stopped = this.#state$.value.stopped + Number(violations.length > 0);
    this.next({ preview: { kind: 'failed', failure }, violations, stopped });
  }

  /** Called every second by the page that shows how long the preview stands. */
  tick(): void {
    const { preview, secondsLeft } = this.#state$.value;
    if (preview?.kind !== 'ready') return;
    const left = this.#timeLeft.of(preview.value);
    if (left !== secondsLeft) this.next({ secondsLeft: left });
  }

  /** Does what the preview shows, or asks again for its outcome. */
  async commit(note: string): Promise<void> {
    const { number, preview, secondsLeft } = this.#state$.value;
    const said = note.trim();
    const wanted =
      preview?.kind === 'ready' && secondsLeft > 0
        ? { quoteId: this.#settled.quoteId(preview.value), ...(said !== '' && { note: said }) }
        : undefined;
    const ending = await this.#sending.send<Wanted, RequestChanged>(
      keyOf(number),
      wanted,
      (state) => this.next({ ...state, violations: [] }),
      (request) => this.#settled.desk.settleRequest({ ...request, number }),
    );
    if (ending === undefined) return;
    if (ending.kind === 'unanswered') {
      this.next(ending.state);
      return;
    }
    this.next({ ...ending.state, preview: undefined, secondsLeft: 0 });
    this.#parts.moved(number);
  }

  next(change: Partial<State> | Partial<SettlingState<Quote>>): void {
    this.#state$.next({ ...this.#state$.value, ...change });
  }
}

function keyOf(number: string): string {
  return `settle ${number}`;
}
