/** The agency's payment links by pages, and what is done with one: shared, sent by mail, withdrawn. */
import { BehaviorSubject } from 'rxjs';
import type { PaymentState } from '#domain/account/online-payment.ts';
import { checkEmail } from '#domain/people/contact.ts';
import { firstOf, required, type Violation } from '#domain/rules/violation.ts';
import { paymentLinkAddress } from '#application/desk/addresses.ts';
import type { PaymentLinkDesk, PaymentLinkShown, PaymentLinksPage } from '#application/desk/account/payment-links.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { type Loadable, loadedFrom, loading } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';

export interface SharedLink {
  readonly link: PaymentLinkShown;
  /** The link alone. */
  readonly address: string;
  /** The link with what to write before it. */
  readonly text: string;
  /** To whom it goes by mail, as typed. */
  readonly email: string;
  readonly violations: readonly Violation[];
  readonly busy: 'mail' | 'withdraw' | undefined;
  /** To whom it was mailed. */
  readonly mailed?: string | undefined;
  readonly withdrawn: boolean;
  readonly failure?: DeskFailure | undefined;
}

export interface PaymentLinksState {
  readonly list: Loadable<PaymentLinksPage>;
  /** The one that is being shared. */
  readonly shared?: SharedLink | undefined;
}

export class PaymentLinks {
  readonly state$ = new BehaviorSubject<PaymentLinksState>({ list: loading });
  readonly #desk: Pick<PaymentLinkDesk, 'paymentLinks' | 'mailPaymentLink' | 'withdrawPaymentLink'>;
  readonly #session: Session;
  readonly #origin: string;
  #page = 1;
  #asked = 0;

  /** `origin`: where the portal is open, 'https://portal.example'. */
  constructor(
    desk: Pick<PaymentLinkDesk, 'paymentLinks' | 'mailPaymentLink' | 'withdrawPaymentLink'>,
    session: Session,
    origin: string,
  ) {
    [this.#desk, this.#session, this.#origin] = [desk, session, origin];
  }

  /** The newest question wins over slower older ones; what is there stays while the same is asked again. */
  async find(page: number): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    if (page !== this.#page || this.state$.value.list.kind !== 'ready') this.#next({ list: loading });
    this.#page = page;
    const outcome = await this.#session.ask(this.#desk.paymentLinks({ page }));
    if (asked !== this.#asked) return;
    this.#next({ list: loadedFrom(outcome) });
  }

  again(): void {
    void this.find(this.#page);
  }

  share(link: PaymentLinkShown): void {
    const address = paymentLinkAddress(this.#origin, link.token);
    this.#next({
      shared: {
        link,
        address,
        text: `${link.message}\n${address}`,
        email: link.payer.email,
        violations: [],
        busy: undefined,
        withdrawn: false,
      },
    });
  }

  type(email: string): void {
    this.#share({ email, violations: [], mailed: undefined, failure: undefined });
  }

  async mail(): Promise<void> {
    const { shared } = this.state$.value;
    if (shared === undefined || shared.busy !== undefined) return;
    const email = shared.email.trim();
    const violations = firstOf(required(email, 'email'), checkEmail(email, 'email'));
    if (violations.length > 0) return this.#share({ violations });
    const { paymentId } = shared.link;
    this.#share({ busy: 'mail', failure: undefined, mailed: undefined });
    const outcome = await this.#session.ask(this.#desk.mailPaymentLink({ paymentId, email }));
    this.#ended(paymentId, outcome.kind === 'done' ? { mailed: outcome.value.email } : { failure: outcome.failure });
  }

  async withdraw(): Promise<void> {
    const { shared } = this.state$.value;
    if (shared === undefined || shared.busy !== undefined) return;
    const { paymentId } = shared.link;
    this.#share({ busy: 'withdraw', failure: undefined, mailed: undefined });
    const outcome = await this.#session.ask(this.#desk.withdrawPaymentLink({ paymentId }));
    if (outcome.kind === 'done') {
      this.#ended(paymentId, { withdrawn: true, link: { ...shared.link, state: outcome.value.state } });
    } else {
      const { failure } = outcome;
      const state = failure?._tag === 'NotAllowedInState' ? (failure.state as PaymentState) : shared.link.state;
      this.#ended(paymentId, { failure, link: { ...shared.link, state } });
    }
    this.again();
  }

  close(): void {
    this.#next({ shared: undefined });
  }

  /** It may have been closed meanwhile. */
  #ended(paymentId: string, change: Partial<SharedLink>): void {
    if (this.state$.value.shared?.link.paymentId === paymentId) this.#share({ ...change, busy: undefined });
  }

  #share(change: Partial<SharedLink>): void {
    const { shared } = this.state$.value;
    if (shared !== undefined) this.#next({ shared: { ...shared, ...change } });
  }

  #next(change: Partial<PaymentLinksState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
