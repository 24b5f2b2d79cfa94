/** Confirming what is held, or giving it back: asked once more, then sent under an id that is kept before. */
import { BehaviorSubject } from 'rxjs';
import type { BookingStatus } from '#domain/booking/life.ts';
import { type CheckOverride, checkReasons, type Finding } from '#domain/booking/findings.ts';
import type { Money } from '#domain/money/money.ts';
import type { BookedDesk, TicketHeldAsked } from '#application/desk/amendments.ts';
import type { AccountSummary } from '#application/portal/account/account-summary.ts';
import type { Session } from '#application/portal/session/session.ts';
import { atRest, isLocked, Sending, type SendState, type SentRequests } from '#application/portal/sending.ts';
import { findingsAmong, withFindings, withReason } from './findings.ts';

export type HoldAct = 'ticket' | 'release';

/** A booking on hold, as much of it as the question names. */
export interface HoldToEnd {
  readonly transactionId: string;
  readonly reference?: string | undefined;
  /** What the account is charged; what the customer pays where that is not reported. */
  readonly amount: Money;
  readonly ofCustomer?: boolean;
}

export type EndHoldState =
  | { readonly kind: 'none' }
  | ({
      readonly kind: 'asking';
      readonly act: HoldAct;
      readonly hold: HoldToEnd;
      /** What was found before it is confirmed, and which of it is overridden for which reason. */
      readonly findings: readonly Finding[];
      readonly overrides: readonly CheckOverride[];
      /** Counts the tries to send that a missing reason stopped. */
      readonly stopped: number;
    } & SendState)
  | {
      readonly kind: 'ended';
      readonly act: HoldAct;
      readonly transactionId: string;
      /** `amending` while the supplier has not answered, `held` where it refused. */
      readonly status: BookingStatus;
    };

type Wanted = Omit<TicketHeldAsked, 'requestId'>;

export class EndHold {
  readonly state$ = new BehaviorSubject<EndHoldState>({ kind: 'none' });
  readonly #desk: Pick<BookedDesk, 'ticketHeld' | 'releaseHeld'>;
  readonly #account: Pick<AccountSummary, 'refresh'>;
  readonly #sending: Sending;

  constructor(
    desk: Pick<BookedDesk, 'ticketHeld' | 'releaseHeld'>,
    session: Session,
    account: Pick<AccountSummary, 'refresh'>,
    requests: SentRequests,
  ) {
    this.#desk = desk;
    this.#account = account;
    this.#sending = new Sending(session, requests);
  }

  ask(act: HoldAct, hold: HoldToEnd): void {
    if (this.#isSending()) return;
    const waiting = this.#sending.waiting<Wanted>(keyOf(act, hold.transactionId));
    const overrides = waiting?.overrides ?? [];
    const unanswered = waiting !== undefined;
    this.state$.next({ ...atRest, kind: 'asking', act, hold, unanswered, findings: [], overrides, stopped: 0 });
  }

  /** Confirms in spite of a finding, for a reason; no longer, where there is none. */
  override(code: string, reason: string | undefined): void {
    const state = this.state$.value;
    if (state.kind !== 'asking' || isLocked(state)) return;
    this.state$.next({ ...state, overrides: withReason(state.overrides, code, reason) });
  }

  /** Not this, not now; also puts away how it ended. */
  leave(): void {
    if (!this.#isSending()) this.state$.next({ kind: 'none' });
  }

  async commit(): Promise<void> {
    const asking = this.state$.value;
    if (asking.kind !== 'asking' || asking.sending) return;
    const { act, hold, overrides } = asking;
    if (checkReasons(overrides).length > 0) {
      this.state$.next({ ...asking, stopped: asking.stopped + 1 });
      return;
    }
    const { transactionId } = hold;
    const ending = await this.#sending.send<Wanted, { readonly status: BookingStatus }>(
      keyOf(act, transactionId),
      { transactionId, ...(overrides.length > 0 && { overrides }) },
      (state) => this.state$.next({ ...asking, ...state, stopped: 0 }),
      (request) => (act === 'ticket' ? this.#desk.ticketHeld(request) : this.#desk.releaseHeld(request)),
    );
    if (ending === undefined) return;
    if (ending.kind === 'done' || ending.kind === 'in-doubt') {
      const status = ending.kind === 'done' ? ending.value.status : 'amending';
      this.state$.next({ kind: 'ended', act, transactionId, status });
      void this.#account.refresh();
      return;
    }
    const { state, failure } = ending;
    if (failure._tag === 'BalanceTooLow') void this.#account.refresh();
    const refused = failure._tag === 'Invalid' ? findingsAmong(failure.violations) : undefined;
    this.state$.next({
      ...asking,
      ...state,
      stopped: 0,
      ...(refused && { findings: withFindings(asking.findings, refused, overrides), failure: undefined }),
    });
  }

  #isSending(): boolean {
    const state = this.state$.value;
    return state.kind === 'asking' && state.sending;
  }
}

function keyOf(act: HoldAct, transactionId: string): string {
  return `${act} ${transactionId}`;
}
