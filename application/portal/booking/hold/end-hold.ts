/** Ticketing seats that are held, or giving them back: asked once more, then sent under an id that is kept before. */
import { BehaviorSubject } from 'rxjs';
import type { BookingStatus } from '#domain/booking/life.ts';
import { type CheckOverride, checkOverrides } from '#domain/flight/checks/check-overrides.ts';
import type { Finding } from '#domain/flight/checks/ticket-checks.ts';
import type { Money } from '#domain/money/money.ts';
import type { AmendmentDesk } from '#application/desk/amendments.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { AccountSummary } from '#application/portal/account/account-summary.ts';
import { findingsAmong, withFindings, withReason } from '#application/portal/flight/checkout/findings.ts';
import { hasTexts } from '#application/portal/kept.ts';
import type { Session } from '#application/portal/session/session.ts';
import { type OpenRequests, settles } from '../request/open-requests.ts';

export type HoldAct = 'ticket' | 'release';

/** A booking on hold, as much of it as the question names. */
export interface HoldToEnd {
  readonly transactionId: string;
  readonly reference?: string | undefined;
  /** What the account is charged, or the customer's price for those who may not see it. */
  /** What the account is charged; what the customer pays where that is not told. */
  readonly amount: Money;
  readonly ofCustomer?: boolean;
}

export type EndHoldState =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'asking';
      readonly act: HoldAct;
      readonly hold: HoldToEnd;
      readonly sending: boolean;
      /** It was sent and no word came: it has to be sent again as it was. */
      readonly unanswered: boolean;
      /** What was found before the ticket, and which of it is overridden for which reason. */
      readonly findings: readonly Finding[];
      readonly overrides: readonly CheckOverride[];
      /** Counts the tries to send that a missing reason stopped. */
      readonly stopped: number;
      readonly failure?: DeskFailure | undefined;
    }
  | {
      readonly kind: 'ended';
      readonly act: HoldAct;
      readonly transactionId: string;
      /** `amending` while the airline has not answered, `held` where it refused. */
      readonly status: BookingStatus;
    };

export class EndHold {
  readonly state$ = new BehaviorSubject<EndHoldState>({ kind: 'none' });
  readonly #desk: Pick<AmendmentDesk, 'ticketHeld' | 'releaseHeld'>;
  readonly #session: Session;
  readonly #account: Pick<AccountSummary, 'refresh'>;
  readonly #requests: OpenRequests;

  constructor(
    desk: Pick<AmendmentDesk, 'ticketHeld' | 'releaseHeld'>,
    session: Session,
    account: Pick<AccountSummary, 'refresh'>,
    requests: OpenRequests,
  ) {
    this.#desk = desk;
    this.#session = session;
    this.#account = account;
    this.#requests = requests;
  }

  ask(act: HoldAct, hold: HoldToEnd): void {
    if (this.#sending()) return;
    const unanswered = this.#requests.waiting(keyOf(act, hold.transactionId)) !== undefined;
    const overrides = overridesIn(this.#requests.waiting(keyOf(act, hold.transactionId))?.content);
    this.state$.next({
      kind: 'asking',
      act,
      hold,
      sending: false,
      unanswered,
      findings: [],
      overrides,
      stopped: 0,
    });
  }

  /** Tickets in spite of a finding, for a reason; no longer, where there is none. */
  override(code: string, reason: string | undefined): void {
    const state = this.state$.value;
    if (state.kind !== 'asking' || state.sending || state.unanswered) return;
    this.state$.next({ ...state, overrides: withReason(state.overrides, code, reason) });
  }

  /** Not this, not now; also puts away how it ended. */
  leave(): void {
    if (!this.#sending()) this.state$.next({ kind: 'none' });
  }

  async commit(): Promise<void> {
    const asking = this.state$.value;
    if (asking.kind !== 'asking' || asking.sending) return;
    const { act, hold, overrides } = asking;
    if (checkOverrides(overrides).length > 0) {
      this.state$.next({ ...asking, stopped: asking.stopped + 1 });
      return;
    }
    const { transactionId } = hold;
    const key = keyOf(act, transactionId);
    const named = overrides.length > 0 && { overrides };
    const { id: requestId } = this.#requests.begin(key, named ? JSON.stringify(overrides) : '');
    this.state$.next({ ...asking, sending: true, unanswered: false, stopped: 0, failure: undefined });
    const outcome = await this.#session.ask(
      act === 'ticket'
        ? this.#desk.ticketHeld({ transactionId, requestId, ...named })
        : this.#desk.releaseHeld({ transactionId, requestId }),
    );
    if (outcome.kind === 'done' || outcome.failure._tag === 'InDoubt') {
      this.#requests.end(key);
      const status = outcome.kind === 'done' ? outcome.value.status : 'amending';
      this.state$.next({ kind: 'ended', act, transactionId, status });
      void this.#account.refresh();
      return;
    }
    const { failure } = outcome;
    if (settles(failure)) this.#requests.end(key);
    if (failure._tag === 'BalanceTooLow') void this.#account.refresh();
    const refused = failure._tag === 'Invalid' ? findingsAmong(failure.violations) : undefined;
    this.state$.next({
      ...asking,
      sending: false,
      stopped: 0,
      unanswered: !settles(failure),
      findings: refused === undefined ? asking.findings : withFindings(asking.findings, refused, overrides),
      failure: refused === undefined ? failure : undefined,
    });
  }

  #sending(): boolean {
    const state = this.state$.value;
    return state.kind === 'asking' && state.sending;
  }
}

function keyOf(act: HoldAct, transactionId: string): string {
  return `${act} ${transactionId}`;
}

/** What a request that waits was sent with, so that it can be sent again as it was. */
function overridesIn(content: string | undefined): readonly CheckOverride[] {
  if (content === undefined || content === '') return [];
  const read: unknown = JSON.parse(content);
  return Array.isArray(read) ? read.filter((each): each is CheckOverride => hasTexts(each, 'code', 'reason')) : [];
}
