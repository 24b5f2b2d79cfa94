/**
 * Making a payment link: an amount and a method with what it takes, who pays and what for. A link is made once, however often it
 * is sent.
 */
import { BehaviorSubject } from 'rxjs';
import { type PaymentPrice, paymentPrice } from '#domain/account/online-payment.ts';
import { checkLink, linkDays, type LinkDraft, linkPurposes } from '#domain/account/payment/payment-link.ts';
import type { Currency } from '#domain/money/currency.ts';
import { formatDecimal, isPositive } from '#domain/money/money.ts';
import type { Language } from '#domain/people/language.ts';
import { isMissing, type Violation } from '#domain/rules/violation.ts';
import type { MakePaymentLink, PaymentLinkDesk, PaymentLinkShown } from '#application/desk/account/payment-links.ts';
import type { PaymentDesk, PaymentTerms } from '#application/desk/account/payments.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { amountTyped, withUnread } from '#application/portal/amount-typed.ts';
import { type Loadable, loadedFrom, loading } from '#application/portal/loadable.ts';
import { atRest, isLocked, Sending, type SendState, type SentRequests } from '#application/portal/sending.ts';
import type { Session } from '#application/portal/session/session.ts';

/** As typed; absent where nothing was. */
export type TypedLink = Omit<LinkDraft, 'amount'> & { readonly amount?: string | undefined };

export interface LinkFormState extends SendState {
  readonly terms: Loadable<PaymentTerms>;
  readonly fields: TypedLink;
  /** What the payer pays, where amount and method say it. */
  readonly price?: PaymentPrice | undefined;
  readonly violations: readonly Violation[];
  /** Counts the attempts that the rules stopped. */
  readonly attempt: number;
}

type Wanted = Omit<MakePaymentLink, 'requestId'>;

export interface LinkMachine {
  readonly requests: SentRequests;
  readonly currency: () => Currency;
  /** The agent's own, in which a payer is written to unless another is chosen. */
  readonly language: () => Language;
  readonly made: (link: PaymentLinkShown) => void;
}

const key = 'payment link';
const usualDays = linkDays[1];

export class PaymentLinkForm {
  readonly state$ = new BehaviorSubject<LinkFormState>({
    ...atRest,
    terms: loading,
    fields: {},
    violations: [],
    attempt: 0,
  });
  readonly #desk: Pick<PaymentLinkDesk, 'makePaymentLink'> & Pick<PaymentDesk, 'paymentTerms'>;
  readonly #session: Session;
  readonly #machine: LinkMachine;
  readonly #sending: Sending;

  constructor(
    desk: Pick<PaymentLinkDesk, 'makePaymentLink'> & Pick<PaymentDesk, 'paymentTerms'>,
    session: Session,
    machine: LinkMachine,
  ) {
    [this.#desk, this.#session, this.#machine] = [desk, session, machine];
    this.#sending = new Sending(session, machine.requests);
  }

  /** An empty form, or what was sent and has no answer; for a booking where one is given. */
  async open(transactionId?: string): Promise<void> {
    const waiting = this.#sending.waiting<Wanted>(key)?.link;
    const { terms } = this.state$.value;
    this.#start(terms, transactionId);
    if (waiting !== undefined) {
      const { amount, ...fields } = waiting;
      const typed = { ...fields, ...(amount && { amount: formatDecimal(amount) }) };
      this.#next({ fields: typed, unanswered: true });
    }
    const outcome = await this.#session.ask(this.#desk.paymentTerms());
    this.#next({ terms: loadedFrom(outcome) });
    this.#reckon();
  }

  change(changed: TypedLink): void {
    const { fields: before, attempt, violations } = this.state$.value;
    if (isLocked(this.state$.value)) return;
    this.#next({ fields: { ...before, ...changed }, failure: undefined });
    this.#reckon();
    this.#next({
      violations: attempt > 0 ? this.#judge().violations : violations.filter(({ path }) => !(path in changed)),
    });
  }

  async send(): Promise<void> {
    const { unanswered, attempt, terms } = this.state$.value;
    const { link, violations } = this.#judge();
    if (!unanswered && violations.length > 0) {
      this.#next({ violations, attempt: attempt + 1 });
      return;
    }
    const wanted: Wanted = { link };
    const ending = await this.#sending.send(
      key,
      wanted,
      (state) => this.#next({ ...state, violations: [] }),
      (request: MakePaymentLink) => this.#desk.makePaymentLink(request),
    );
    if (ending === undefined) return;
    if (ending.kind !== 'done') return this.#refused(ending.state, ending.failure);
    this.#start(terms);
    this.#machine.made(ending.value);
  }

  #start(terms: Loadable<PaymentTerms>, transactionId?: string): void {
    const [topUp, booking] = linkPurposes;
    this.state$.next({
      ...atRest,
      terms,
      fields: {
        purpose: transactionId === undefined ? topUp : booking,
        ...(transactionId !== undefined && { transactionId }),
        payerLanguage: this.#machine.language(),
        days: usualDays,
      },
      violations: [],
      attempt: 0,
    });
  }

  #refused(state: SendState, failure: DeskFailure): void {
    const found = failure._tag === 'Invalid' ? failure.violations : [];
    this.#next({
      ...state,
      failure: found.length > 0 ? undefined : failure,
      violations: found.map((each) => ({ ...each, path: each.path.replace(/^link\./, '') })),
      attempt: this.state$.value.attempt + Number(found.length > 0),
    });
  }

  #judge() {
    const { fields, terms } = this.state$.value;
    const { amount: typed, ...more } = fields;
    const currency = this.#machine.currency();
    const amount = amountTyped(typed ?? '', currency);
    const link: LinkDraft = { ...more, ...(amount && { amount }) };
    const found = checkLink(link, terms.kind === 'ready' ? terms.value.methods : [], currency);
    const violations = withUnread(found, amount === undefined && !isMissing(typed) ? ['amount'] : []);
    return { link, violations };
  }

  #reckon(): void {
    const { terms, fields } = this.state$.value;
    const amount = amountTyped(fields.amount ?? '', this.#machine.currency());
    const method =
      terms.kind === 'ready' ? terms.value.methods.find((each) => each.method === fields.method) : undefined;
    const price =
      amount !== undefined && isPositive(amount) && method !== undefined ? paymentPrice(amount, method) : undefined;
    this.#next({ price });
  }

  #next(change: Partial<LinkFormState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
