/**
 * Booking something from a quote, whatever it is: the quote, what was filled in, and the request that may come of it. All of it is kept
 * in the tab, so that a reload loses nothing; a request's id is kept before it is sent, and one content is only ever sent
 * under one id, so that sending again cannot buy twice.
 */
import { BehaviorSubject } from 'rxjs';
import { checkSale } from '#domain/booking/sale/checks.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import { equals, type Money } from '#domain/money/money.ts';
import type { ContactDraft } from '#domain/people/contact.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { type Instant, millisecondsBetween } from '#domain/time/instant.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { ProductQuote } from '#application/desk/sale.ts';
import type { AccountSummary } from '#application/portal/account/account-summary.ts';
import { kept, type Kept } from '#application/portal/kept.ts';
import type { ContentOf } from '#application/portal/cart/add-to-cart.ts';
import type { PortalClock, RequestIds } from '#application/portal/ports/machine.ts';
import type { Shelf } from '#application/portal/ports/shelf.ts';
import { requestsOfSale, Sending, type SentOfSale } from '#application/portal/sending.ts';
import type { Session } from '#application/portal/session/session.ts';
import type { CheckoutProduct, SaleState } from './checkout-product.ts';
import { saveForNext, type SavingDesk } from './save-for-next.ts';
import { emptyForm, type FormStart, parameterValues, type SaleForm } from './sale-form.ts';

interface Held<Quote> {
  readonly quote: Quote;
  /** By this device's clock. */
  readonly receivedAt: Instant;
}

interface KeptSale<Quote, Own> extends Held<Quote>, SentOfSale {
  /** The identity that began it. */
  readonly owner: string;
  readonly backTo: string;
  readonly form: SaleForm<Own>;
  readonly checked: boolean;
  readonly leftFields: readonly string[];
  readonly offered?: (Held<Quote> & { readonly from: Money }) | undefined;
  readonly expired: boolean;
  /** How it ended, until that was shown. */
  readonly booked?: { readonly transactionId: string; readonly status: BookingStatus } | undefined;
}

export interface CheckoutPorts {
  readonly session: Session;
  readonly account: AccountSummary;
  readonly agency: SavingDesk;
  readonly clock: PortalClock;
  readonly requestIds: RequestIds;
  readonly tab: Shelf;
  readonly zone: string;
}

interface Passing {
  readonly failure?: DeskFailure | undefined;
  readonly found?: readonly Violation[];
}

export class ProductCheckout<Quote extends ProductQuote, Own, Wanted extends object> {
  readonly state$: BehaviorSubject<SaleState<Quote, Own>>;
  readonly #product: CheckoutProduct<Quote, Own, Wanted>;
  readonly #ports: CheckoutPorts;
  readonly #shelf: Kept<KeptSale<Quote, Own>>;
  readonly #requests: Sending;
  #stored: KeptSale<Quote, Own> | undefined;
  #sending = false;
  #stopped = 0;
  #said: Passing = {};

  constructor(product: CheckoutProduct<Quote, Own, Wanted>, ports: CheckoutPorts) {
    this.#product = product;
    this.#ports = ports;
    this.#shelf = shelfOf(ports.tab, product);
    this.#stored = this.#shelf.read();
    const write = (change: SentOfSale) => {
      const stored = this.#own();
      if (stored !== undefined) this.#write({ ...stored, ...change });
    };
    this.#requests = new Sending(
      ports.session,
      requestsOfSale(() => this.#own(), write, ports.requestIds),
    );
    this.state$ = new BehaviorSubject<SaleState<Quote, Own>>({ kind: 'none' });
    this.#show();
  }

  /**
   * Begins with a fresh quote. Where the price moved since it was shown, the agent is asked first. While a request of before is without an
   * answer, that one stays: its outcome has to be known before anything else is bought.
   */
  begin(quote: Quote, backTo: string, contact: ContactDraft, start: FormStart<Own>): void {
    const before = this.#own();
    if (!this.#sending && before?.unanswered === undefined) {
      const held = { quote, receivedAt: this.#ports.clock.now() };
      this.#stopped = 0;
      this.#write({
        ...held,
        owner: this.#ports.session.owner(),
        backTo,
        form: emptyForm(quote, contact, start),
        checked: false,
        leftFields: [],
        offered: quote.changed ? { ...held, from: quote.previousTotal } : undefined,
        expired: false,
        sent: [],
      });
    }
    this.#show();
  }

  /** Called every second by the page that shows the countdown. */
  tick(): void {
    const state = this.state$.value;
    const stored = this.#own();
    if (state.kind !== 'open' || stored === undefined) return;
    const secondsLeft = this.#secondsLeft(stored);
    if (secondsLeft === 0 && !this.#sending && stored.unanswered === undefined) this.#show();
    else if (secondsLeft !== state.secondsLeft) this.state$.next({ ...state, secondsLeft });
  }

  changeTraveller(index: number, change: Partial<TravellerDraft>): void {
    // Another name makes another person of one who was filled in from the saved ones.
    const renamed = !('savedId' in change) && ('firstName' in change || 'lastName' in change);
    this.#change((form) => ({
      ...form,
      travellers: form.travellers.map((traveller, at) =>
        at === index ? { ...traveller, ...(renamed && { savedId: undefined }), ...change } : traveller,
      ),
    }));
  }

  changeForm(change: Partial<Omit<SaleForm<Own>, 'travellers' | 'own'>>): void {
    this.#change((form) => ({ ...form, ...change }));
  }

  changeOwn(change: Partial<Own>): void {
    this.#change((form) => ({ ...form, own: { ...form.own, ...change } }));
  }

  /** A field was filled in and left: from now on what is wrong with it shows. */
  leaveField(path: string): void {
    const stored = this.#editable();
    if (stored === undefined || stored.leftFields.includes(path)) return;
    this.#write({ ...stored, leftFields: [...stored.leftFields, path] });
    this.#show(this.#said);
  }

  /** Goes on at the new price. */
  acceptPrice(): void {
    const stored = this.#own();
    if (stored?.offered === undefined || stored.expired || this.#sending) return;
    const { quote, receivedAt } = stored.offered;
    const form = { ...stored.form, parameters: parameterValues(quote, stored.form.parameters) };
    this.#write({ ...stored, quote, receivedAt, form, offered: undefined });
    this.#show();
  }

  /** Asks for the price again once its time expired: at the same price it goes on, at another the agent is asked. */
  async renew(): Promise<void> {
    const stored = this.#own();
    if (stored?.expired !== true || this.#sending) return;
    this.#sending = true;
    this.#show();
    await this.#requote(true);
  }

  /** Gives it up, or puts away one whose outcome is shown. Where a request is without an answer, it may have bought all the same. */
  abandon(): void {
    if (this.#sending) return;
    this.#stored = undefined;
    this.#shelf.remove();
    this.#show();
  }

  /** All that is wrong shows from now on. */
  check(): void {
    const stored = this.#editable();
    if (stored === undefined) return;
    if (this.#violations(stored).length > 0) this.#stopped += 1;
    this.#write({ ...stored, checked: true });
    this.#show(this.#said);
  }

  /** Asks for the booking, or again for its outcome. */
  async book(): Promise<void> {
    const stored = this.#own();
    if (stored === undefined || stored.expired || stored.offered !== undefined || this.#sending) return;
    const waits = stored.unanswered !== undefined;
    if (!waits && this.#violations(stored).length > 0) {
      this.#stopped += 1;
      this.#write({ ...stored, checked: true });
      this.#show();
      return;
    }
    const show = () => {
      this.#sending = true;
      this.#show();
    };
    const wanted = waits ? undefined : this.#product.wanted(stored.form, stored.quote);
    const ending = await this.#requests.send('book', wanted, show, (request) => this.#product.book(request));
    if (ending === undefined) return;
    if (ending.kind === 'done') await this.#booked(ending.value.transactionId, ending.value.status);
    else if (ending.kind === 'in-doubt') await this.#booked(ending.transactionId, 'in-doubt');
    else await this.#failed(ending.failure);
  }

  get goesIntoCart(): boolean {
    return this.#product.inCart !== undefined;
  }

  /** What a cart keeps of it; undefined, and what is wrong is shown, where that cannot be kept. */
  forCart(): ContentOf | undefined {
    const stored = this.#editable();
    const product = this.#product;
    if (stored === undefined || product.inCart === undefined) return undefined;
    if (this.#violations(stored).length > 0) {
      this.#stopped += 1;
      this.#write({ ...stored, checked: true });
      this.#show();
      return undefined;
    }
    const { quote, form } = stored;
    const wanted = product.wanted(form, quote);
    const inCart = product.inCart.bind(product);
    return (requestId) => inCart(quote, { ...wanted, requestId });
  }

  async #failed(failure: DeskFailure): Promise<void> {
    const stored = this.#own();
    if (failure._tag === 'SoldOut' || failure._tag === 'FareChanged') this.#product.onGone?.();
    if (stored !== undefined && failure._tag === 'FareChanged') {
      await this.#requote(false);
      return;
    }
    this.#sending = false;
    if (stored === undefined) return;
    if (failure._tag === 'Invalid') {
      this.#stopped += 1;
      this.#write({ ...stored, checked: true });
      this.#show({ found: failure.violations });
      return;
    }
    if (failure._tag === 'BalanceTooLow') void this.#ports.account.refresh();
    // That its quote is over is what an expired booking says by itself.
    const isOver = failure._tag === 'NotFound' && this.#secondsLeft(stored) === 0;
    this.#show(isOver ? {} : { failure });
  }

  /** `quietly`: at the same price it goes on with the new quote at once. */
  async #requote(quietly: boolean): Promise<void> {
    const before = this.#own();
    if (before === undefined) {
      this.#sending = false;
      return;
    }
    const outcome = await this.#ports.session.ask(this.#product.quoteAgain(before.quote, before.form));
    this.#sending = false;
    const stored = this.#own();
    if (stored !== undefined && outcome.kind === 'done') {
      const quote = outcome.value;
      const held = { quote, receivedAt: this.#ports.clock.now() };
      const from = before.quote.price.total;
      const form = { ...stored.form, parameters: parameterValues(quote, stored.form.parameters) };
      const same = quietly && equals(from, quote.price.total);
      this.#write(
        same ? { ...stored, ...held, form, expired: false } : { ...stored, offered: { ...held, from }, expired: false },
      );
    }
    if (outcome.kind === 'failed' && outcome.failure._tag === 'SoldOut') this.#product.onGone?.();
    this.#show(outcome.kind === 'failed' ? { failure: outcome.failure } : {});
  }

  async #booked(transactionId: string, status: BookingStatus): Promise<void> {
    this.#sending = false;
    const stored = this.#own();
    if (stored === undefined) return;
    this.#write({ ...stored, booked: { transactionId, status } });
    this.#show();
    void this.#ports.account.refresh();
    if (status === 'not-confirmed') return;
    const { session, agency } = this.#ports;
    await saveForNext(session, agency, stored.form, this.#product.facts(stored.quote));
  }

  #change(change: (form: SaleForm<Own>) => SaleForm<Own>): void {
    const stored = this.#editable();
    if (stored === undefined) return;
    this.#write({ ...stored, form: change(stored.form) });
    this.#show();
  }

  /** What is kept, where this identity began it. */
  #own(): KeptSale<Quote, Own> | undefined {
    return this.#stored?.owner === this.#ports.session.owner() ? this.#stored : undefined;
  }

  /** The same, where it may be changed now. */
  #editable(): KeptSale<Quote, Own> | undefined {
    const stored = this.#own();
    if (stored === undefined || stored.expired || stored.booked !== undefined || this.#sending) return undefined;
    return stored.unanswered === undefined && stored.offered === undefined ? stored : undefined;
  }

  #write(stored: KeptSale<Quote, Own>): void {
    this.#stored = stored;
    this.#shelf.write(stored);
  }

  /** By this device's clock alone, so that a wrong clock does not matter. */
  #secondsLeft({ offered, ...own }: KeptSale<Quote, Own>): number {
    const { quote, receivedAt } = offered ?? own;
    const passed = Math.max(0, millisecondsBetween(receivedAt, this.#ports.clock.now()));
    return Math.max(0, Math.ceil(quote.expiresInSeconds - passed / 1000));
  }

  #violations({ form, quote }: KeptSale<Quote, Own>): readonly Violation[] {
    const today = this.#ports.clock.todayIn(this.#ports.zone);
    const { parameters, required } = quote;
    const international = this.#product.international(quote);
    return [
      ...this.#product.check(form, quote, today),
      ...checkSale(form, { parameters, international, gstRequired: required.includes('gst') }, today),
    ];
  }

  /** Draws the state again from what is kept. */
  #show(said: Passing = {}): void {
    this.#said = said;
    const { failure, found = [] } = said;
    const stored = this.#own();
    if (stored === undefined) {
      this.state$.next({ kind: 'none' });
      return;
    }
    if (stored.booked !== undefined) {
      this.state$.next({ kind: 'booked', ...stored.booked });
      return;
    }
    const { quote, form, backTo, checked, leftFields, offered } = stored;
    const secondsLeft = this.#secondsLeft(stored);
    const unanswered = stored.unanswered !== undefined && !this.#sending;
    if (stored.expired || (secondsLeft === 0 && !unanswered && !this.#sending)) {
      if (!stored.expired) this.#write({ ...stored, sent: [], offered: undefined, expired: true });
      this.state$.next({ kind: 'expired', backTo, renewing: this.#sending, failure });
      return;
    }
    const own = this.#violations(stored).filter(({ path }) => checked || leftFields.includes(path));
    const others = found.filter(({ code, path }) => !own.some((each) => each.code === code && each.path === path));
    this.state$.next({
      kind: 'open',
      quote,
      form,
      backTo,
      violations: [...own, ...others],
      checked,
      stopped: this.#stopped,
      secondsLeft,
      sending: this.#sending,
      unanswered,
      priceChange: offered && { from: offered.from, to: offered.quote.price.total, quote: offered.quote },
      failure,
    });
  }
}

function shelfOf<Quote, Own>(
  tab: Shelf,
  { key, version }: { readonly key: string; readonly version: number },
): Kept<KeptSale<Quote, Own>> {
  return kept(tab, {
    key: `${key}.${version}`,
    version: 1,
    upgrades: [],
    // Written here, of the same version.
    fits: (data): data is KeptSale<Quote, Own> =>
      typeof data === 'object' &&
      data !== null &&
      'owner' in data &&
      'quote' in data &&
      'form' in data &&
      'sent' in data,
  });
}
