/**
 * Cancelling a booking: who and which of its items, what that would come to, and then to leave it or to do it. Nothing
 * happens before it is committed; what is committed is exactly what was shown, and is sent under an id that is kept before.
 */
import { BehaviorSubject } from 'rxjs';
import type { CancelFlight, CancelQuote, FlightCancelled } from '#application/desk/amendments.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { AnyBooking } from '#application/desk/products.ts';
import type { AccountSummary } from '#application/portal/account/account-summary.ts';
import { loading } from '#application/portal/loadable.ts';
import type { Loadable } from '#application/portal/loadable.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import { TimeLeft } from '#application/portal/time-left.ts';
import type { Session } from '#application/portal/session/session.ts';
import { atRest, isLocked, Sending, type SendState, type SentRequests } from '#application/portal/sending.ts';
import { type RulesOf, rulesMissing } from '../product-rules.ts';
import type { Cancelling, CancelChoice, CancelReason, CancelRules } from './cancel-rules.ts';

export interface CancelState extends SendState {
  readonly transactionId: string;
  readonly reason: CancelReason;
  readonly booking: Loadable<AnyBooking>;
  /** Whether anything of it can be cancelled for that reason. */
  readonly isOpen: boolean;
  /** Where it cannot be: whether a person may be asked to. */
  readonly asks: boolean;
  readonly choice: CancelChoice;
  /** What the choice would come to; undefined where nobody is chosen, or no item. */
  readonly preview: Loadable<CancelQuote> | undefined;
  /** How long the preview stands; 0 once it is over. */
  readonly secondsLeft: number;
  readonly remarks: string;
  /** How it ended; `amending` while the supplier has not answered, what it was before where it refused. */
  readonly done?: FlightCancelled | undefined;
}

const nothing: CancelState = {
  ...atRest,
  transactionId: '',
  reason: 'traveller',
  booking: loading,
  isOpen: false,
  asks: false,
  choice: { travellers: [], items: [] },
  preview: undefined,
  secondsLeft: 0,
  remarks: '',
};

type CancelDesk = Pick<BookingDesk, 'details' | 'cancelQuote' | 'cancel'>;

export class CancelBooking {
  readonly state$ = new BehaviorSubject<CancelState>(nothing);
  readonly #desk: CancelDesk;
  readonly #rules: RulesOf;
  readonly #session: Session;
  readonly #account: Pick<AccountSummary, 'refresh'>;
  readonly #clock: Pick<PortalClock, 'now'>;
  readonly #sending: Sending;
  #asked = 0;
  /** Of the opened booking's product. */
  #cancelling: CancelRules | undefined;
  readonly #timeLeft: TimeLeft;

  constructor(
    desk: CancelDesk,
    rules: RulesOf,
    session: Session,
    account: Pick<AccountSummary, 'refresh'>,
    clock: Pick<PortalClock, 'ticks' | 'now'>,
    requests: SentRequests,
  ) {
    this.#desk = desk;
    this.#rules = rules;
    this.#session = session;
    this.#account = account;
    this.#clock = clock;
    this.#sending = new Sending(session, requests);
    this.#timeLeft = new TimeLeft(clock);
  }

  /**
   * All that can be cancelled is chosen until somebody chooses; of a no-show nobody.
   */
  async open(transactionId: string, reason: CancelReason = 'traveller'): Promise<void> {
    if (this.state$.value.sending) return;
    this.#asked += 1;
    const asked = this.#asked;
    this.state$.next({ ...nothing, transactionId, reason });
    const outcome = await this.#session.ask(this.#desk.details({ transactionId }));
    if (asked !== this.#asked) return;
    if (outcome.kind === 'failed') {
      this.#next({ booking: { kind: 'failed', failure: outcome.failure } });
      return;
    }
    const booking = outcome.value;
    const rules = (await this.#rules(booking.product))?.cancelling;
    if (asked !== this.#asked) return;
    if (rules === undefined) {
      this.#next({ booking: { kind: 'failed', failure: rulesMissing } });
      return;
    }
    this.#cancelling = rules;
    const now = this.#clock.now();
    const unanswered = this.#sending.waiting(this.#key()) !== undefined;
    const isOpen = rules.mayCancel(booking, reason, now);
    const asks = !isOpen && !unanswered && reason === 'traveller' && rules.mayAsk?.(booking, now) === true;
    const choice = rules.firstChoice(booking, reason, now);
    this.#next({ booking: { kind: 'ready', value: booking }, isOpen, asks, choice, unanswered });
    if (!unanswered && isOpen) await this.preview();
  }

  async choose(change: Partial<CancelChoice>): Promise<void> {
    const { value } = this.state$;
    if (isLocked(value)) return;
    this.#next({ choice: { ...value.choice, ...change }, failure: undefined });
    if (!value.asks) await this.preview();
  }

  remark(remarks: string): void {
    if (!isLocked(this.state$.value)) this.#next({ remarks });
  }

  /** Asks what the choice would come to now. */
  async preview(): Promise<void> {
    const { transactionId, reason, choice } = this.state$.value;
    if (isLocked(this.state$.value)) return;
    this.#asked += 1;
    const asked = this.#asked;
    if (choice.travellers.length === 0 || choice.items.length === 0) {
      this.#next({ preview: undefined, secondsLeft: 0 });
      return;
    }
    this.#next({ preview: loading, secondsLeft: 0 });
    const outcome = await this.#session.ask(this.#quoted(reason, { transactionId, ...choice }));
    if (asked !== this.#asked) return;
    if (outcome.kind === 'failed') {
      this.#next({ preview: { kind: 'failed', failure: outcome.failure } });
      return;
    }
    this.#timeLeft.begin();
    this.#next({ preview: { kind: 'ready', value: outcome.value }, secondsLeft: outcome.value.expiresInSeconds });
  }

  #quoted(reason: CancelReason, cancelling: Cancelling) {
    return reason === 'traveller' || this.#cancelling === undefined
      ? this.#desk.cancelQuote(cancelling)
      : this.#cancelling.quoteOther(reason, cancelling);
  }

  /** Called every second by the page that shows how long the preview stands. */
  tick(): void {
    const { preview, secondsLeft } = this.state$.value;
    if (preview?.kind !== 'ready') return;
    const left = this.#timeLeft.of(preview.value);
    if (left !== secondsLeft) this.#next({ secondsLeft: left });
  }

  /** Does what the preview shows, or asks again for its outcome. */
  async commit(): Promise<void> {
    const { transactionId, reason, preview, secondsLeft, remarks } = this.state$.value;
    const said = remarks.trim();
    const wanted =
      preview?.kind === 'ready' && secondsLeft > 0
        ? { cancelQuoteId: preview.value.cancelQuoteId, ...(said !== '' && { remarks: said }) }
        : undefined;
    const ending = await this.#sending.send<Omit<CancelFlight, 'requestId'>, FlightCancelled>(
      this.#key(),
      wanted,
      (state) => this.#next(state),
      (request) => this.#desk.cancel(request),
    );
    if (ending === undefined) return;
    const { state } = ending;
    if (ending.kind === 'done' || ending.kind === 'in-doubt') {
      const done = ending.kind === 'done' ? ending.value : ({ transactionId, status: 'amending' } as const);
      this.#next({ ...state, preview: undefined, secondsLeft: 0, done });
      await this.#renew(done.transactionId);
      return;
    }
    const { failure } = ending;
    this.#next(state);
    if (ending.kind === 'unanswered') return;
    if (ending.again) {
      // Whatever was chosen then: what the booking is by now decides.
      await this.open(transactionId, reason);
      if (this.state$.value.transactionId === transactionId) this.#next({ failure });
    } else if (failure._tag === 'FareChanged' || failure._tag === 'NotFound') {
      await this.preview();
    }
  }

  async #renew(transactionId: string): Promise<void> {
    void this.#account.refresh();
    const outcome = await this.#session.ask(this.#desk.details({ transactionId }));
    if (outcome.kind === 'done' && this.state$.value.transactionId === transactionId)
      this.#next({ booking: { kind: 'ready', value: outcome.value } });
  }

  #key(): string {
    return `cancel ${this.state$.value.transactionId}`;
  }

  #next(change: Partial<CancelState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
