/**
 * A remark of the house on a booking, on its way. It is written down with its request id before it leaves, and sent again as it
 * was until a word has come, so that it is there once.
 */
import { BehaviorSubject } from 'rxjs';
import { checkRemark } from '#domain/booking/remark.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { Sending, type SentRequests } from '#application/portal/sending.ts';
import type { Session } from '#application/portal/session/session.ts';

export interface RemarkState {
  readonly remarks: string;
  readonly violations: readonly Violation[];
  readonly sending: boolean;
  readonly failure?: DeskFailure | undefined;
}

const atRest: RemarkState = { remarks: '', violations: [], sending: false };

export class AddRemark {
  readonly state$ = new BehaviorSubject<RemarkState>(atRest);
  readonly #desk: Pick<BookingDesk, 'addRemark'>;
  readonly #sending: Sending;
  #isLeft = false;

  constructor(desk: Pick<BookingDesk, 'addRemark'>, session: Pick<Session, 'ask'>, requests: SentRequests) {
    this.#desk = desk;
    this.#sending = new Sending(session, requests);
  }

  write(remarks: string): void {
    this.#next({ remarks, violations: [], failure: undefined });
  }

  /** What was typed was about the booking that is left; what is on its way arrives or does not. */
  leave(): void {
    this.#isLeft = this.state$.value.sending;
    if (!this.#isLeft) this.state$.next(atRest);
  }

  /** Whether it was added. */
  async add(transactionId: string): Promise<boolean> {
    const { remarks, sending } = this.state$.value;
    if (sending) return false;
    const violations = checkRemark(remarks);
    if (violations.length > 0) {
      this.#next({ violations });
      return false;
    }
    this.#isLeft = false;
    const request = { transactionId, remarks: remarks.trim() };
    const ending = await this.#sending.send(
      `remark ${JSON.stringify(request)}`,
      request,
      () => this.#next({ sending: true, failure: undefined }),
      (wanted) => this.#desk.addRemark(wanted),
    );
    const isDone = ending?.kind === 'done';
    if (isDone || this.#isLeft) {
      this.state$.next(atRest);
      return isDone;
    }
    const failure = ending === undefined || ending.kind === 'in-doubt' ? undefined : ending.failure;
    this.#next({
      sending: false,
      ...(failure?._tag === 'Invalid' ? { violations: failure.violations } : { failure }),
    });
    return false;
  }

  #next(change: Partial<RemarkState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
