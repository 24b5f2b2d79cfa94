/** What a payer sees of a link, without a login: looked for again while it is open. */
import { BehaviorSubject } from 'rxjs';
import type { PaymentLinkDesk, PaymentLinkOpened } from '#application/desk/account/payment-links.ts';
import { type Loadable, loadedFrom, loading } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';

export class OpenPaymentLink {
  readonly state$ = new BehaviorSubject<Loadable<PaymentLinkOpened>>(loading);
  readonly #desk: Pick<PaymentLinkDesk, 'openPaymentLink'>;
  readonly #session: Session;
  #token = '';

  constructor(desk: Pick<PaymentLinkDesk, 'openPaymentLink'>, session: Session) {
    [this.#desk, this.#session] = [desk, session];
  }

  async open(token: string): Promise<void> {
    if (token !== this.#token) this.state$.next(loading);
    this.#token = token;
    await this.look();
  }

  async look(): Promise<void> {
    const token = this.#token;
    const outcome = await this.#session.ask(this.#desk.openPaymentLink({ token }));
    if (token !== this.#token) return;
    // What is known stays where an answer is lost.
    if (outcome.kind === 'failed' && this.state$.value.kind === 'ready') return;
    this.state$.next(loadedFrom(outcome));
  }
}
