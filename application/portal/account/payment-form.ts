/**
 * Paying into the account online: an amount and a method with what each takes, then the gateway's page, and on the way back the
 * outcome. A payment is begun once, however often it is sent.
 */
import { BehaviorSubject } from 'rxjs';
import {
  checkPayment,
  type MethodTerms,
  overMost,
  type PaymentMethod,
  paymentPrice,
  type PaymentPrice,
} from '#domain/account/online-payment.ts';
import type { Currency } from '#domain/money/currency.ts';
import { formatDecimal, isPositive, type Money } from '#domain/money/money.ts';
import { isMissing, type Violation } from '#domain/rules/violation.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { PaymentDesk, PaymentShown, PaymentTerms, StartPayment } from '#application/desk/account/payments.ts';
import { amountTyped, withUnread } from '../amount-typed.ts';
import { type Loadable, loadedFrom, loading } from '../loadable.ts';
import { atRest, isLocked, Sending, type SendState, type SentRequests } from '../sending.ts';
import type { Session } from '../session/session.ts';

/** A way to pay, with what the amount costs by it; without a price while no amount is typed. */
export interface OfferedMethod {
  readonly terms: MethodTerms;
  readonly price?: PaymentPrice;
  /** What one payment may add, where the amount is above it. */
  readonly over?: Money;
}

export interface PaymentFormState extends SendState {
  readonly terms: Loadable<PaymentTerms>;
  /** As typed. */
  readonly amount: string;
  readonly method?: PaymentMethod | undefined;
  readonly offered: readonly OfferedMethod[];
  readonly violations: readonly Violation[];
  /** Counts the attempts that the rules stopped. */
  readonly attempt: number;
  /** The payment that one came back from. */
  readonly payment?: Loadable<PaymentShown> | undefined;
}

type Wanted = Omit<StartPayment, 'requestId'>;
type Wanting = Pick<PaymentDesk, 'paymentTerms' | 'startPayment' | 'paymentStatus'>;

export interface PaymentMachine {
  readonly requests: SentRequests;
  readonly currency: () => Currency;
  /** Money has arrived. */
  readonly arrived: () => void;
}

const key = 'payment';
const empty: PaymentFormState = { ...atRest, terms: loading, amount: '', offered: [], violations: [], attempt: 0 };

export class PaymentForm {
  readonly state$ = new BehaviorSubject<PaymentFormState>(empty);
  readonly #desk: Wanting;
  readonly #session: Session;
  readonly #machine: PaymentMachine;
  readonly #sending: Sending;
  #paymentId: string | undefined;

  constructor(desk: Wanting, session: Session, machine: PaymentMachine) {
    [this.#desk, this.#session, this.#machine] = [desk, session, machine];
    this.#sending = new Sending(session, machine.requests);
  }

  /** An empty form, or what was sent and has no answer; and the outcome of the payment that one comes back from. */
  async open(paymentId?: string): Promise<void> {
    this.#paymentId = paymentId;
    const waiting = this.#sending.waiting<Wanted>(key)?.payment;
    const { terms } = this.state$.value;
    const method = waiting?.method as PaymentMethod | undefined;
    this.state$.next({
      ...empty,
      terms,
      ...(waiting?.amount && { amount: formatDecimal(waiting.amount) }),
      ...(method !== undefined && { method }),
      unanswered: waiting !== undefined,
      ...(paymentId !== undefined && { payment: loading }),
    });
    const [outcome] = await Promise.all([this.#session.ask(this.#desk.paymentTerms()), this.look()]);
    this.#next({ terms: loadedFrom(outcome) });
    this.#reckon();
  }

  /** Asks for the outcome of the payment; again while it is open. */
  async look(): Promise<void> {
    const paymentId = this.#paymentId;
    if (paymentId === undefined) return;
    const before = this.state$.value.payment;
    const outcome = await this.#session.ask(this.#desk.paymentStatus({ paymentId }));
    if (paymentId !== this.#paymentId) return;
    // What is known stays where an answer is lost.
    if (outcome.kind === 'failed' && before?.kind === 'ready') return;
    this.#next({ payment: loadedFrom(outcome) });
    const isNew = before?.kind !== 'ready' || before.value.state !== 'paid';
    if (isNew && outcome.kind === 'done' && outcome.value.state === 'paid') this.#machine.arrived();
  }

  change(changed: Pick<Partial<PaymentFormState>, 'amount' | 'method'>): void {
    if (isLocked(this.state$.value)) return;
    this.#next({ ...changed, failure: undefined });
    this.#reckon();
    const { attempt, violations } = this.state$.value;
    this.#next({
      violations: attempt > 0 ? this.#judge().violations : violations.filter(({ path }) => !(path in changed)),
    });
  }

  /** The address of the gateway's page; undefined where nothing was begun. */
  async send(): Promise<string | undefined> {
    const { unanswered, attempt } = this.state$.value;
    const { payment, violations } = this.#judge();
    if (!unanswered && violations.length > 0) {
      this.#next({ violations, attempt: attempt + 1 });
      return undefined;
    }
    const wanted: Wanted = { payment };
    const ending = await this.#sending.send(
      key,
      wanted,
      (state) => this.#next({ ...state, violations: [] }),
      (request: StartPayment) => this.#desk.startPayment(request),
    );
    if (ending === undefined) return undefined;
    if (ending.kind === 'done') return ending.value.url;
    this.#refused(ending.state, ending.failure);
    return undefined;
  }

  #refused(state: SendState, failure: DeskFailure): void {
    const found = failure._tag === 'Invalid' ? failure.violations : [];
    this.#next({
      ...state,
      failure: found.length > 0 ? undefined : failure,
      violations: found.map((each) => ({ ...each, path: each.path.replace(/^payment\./, '') })),
      attempt: this.state$.value.attempt + Number(found.length > 0),
    });
  }

  #judge() {
    const { amount: typed, method, terms } = this.state$.value;
    const currency = this.#machine.currency();
    const amount = amountTyped(typed, currency);
    const payment = { ...(amount && { amount }), ...(method !== undefined && { method }) };
    const found = checkPayment(payment, terms.kind === 'ready' ? terms.value.methods : [], currency);
    const violations = withUnread(found, amount === undefined && !isMissing(typed) ? ['amount'] : []);
    return { payment, violations };
  }

  #reckon(): void {
    const { amount: typed, terms } = this.state$.value;
    if (terms.kind !== 'ready') return;
    const amount = amountTyped(typed, this.#machine.currency());
    const priced = amount !== undefined && isPositive(amount) ? amount : undefined;
    this.#next({
      offered: terms.value.methods.map((each) => {
        const over = priced && overMost(priced, each);
        return {
          terms: each,
          ...(priced && { price: paymentPrice(priced, each) }),
          ...(over && { over }),
        };
      }),
    });
  }

  #next(change: Partial<PaymentFormState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
