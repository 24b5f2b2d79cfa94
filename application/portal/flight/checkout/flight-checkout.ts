/**
 * A booking in progress: the quote, what was filled in, and the requests that may come of it. All of it is kept in the
 * tab, so that a reload loses nothing; a request's id is kept before it is sent, and one content is only ever sent under
 * one id, so that sending again cannot buy twice.
 */
import { BehaviorSubject } from 'rxjs';
import type { ContactDraft } from '#domain/people/contact.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import { withLap } from '#domain/people/laps.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { BookFlight, FlightDesk } from '#application/desk/flight.ts';
import type { AccountSummary } from '#application/portal/account/account-summary.ts';
import type { ContentOf } from '#application/portal/cart/add-to-cart.ts';
import type { PortalClock, RequestIds } from '#application/portal/ports/machine.ts';
import type { Shelf } from '#application/portal/ports/shelf.ts';
import type { BesideSales } from '#application/portal/booking/checkout/beside-sales.ts';
import { saveForNext, type SavingDesk } from '#application/portal/booking/checkout/save-for-next.ts';
import { Sending } from '#application/portal/sending.ts';
import type { Session } from '#application/portal/session/session.ts';
import { firstUnready, secondsLeftOf, shownOf, violationsOf, withStep } from './checks.ts';
import { CheckoutExtras } from './checkout-extras.ts';
import { CheckoutRecord } from './record.ts';
import { findingsAmong, withFindings, withoutThose, withReason } from '#application/portal/booking/hold/findings.ts';
import {
  bookedFacts,
  bookingOf,
  changedTraveller,
  choicesOf,
  checkoutSteps,
  inCartOf,
  isOfExtras,
  priceOf,
  seatsLost,
  stepOf,
} from './form.ts';
import type { CheckoutForm, CheckoutStep } from './form.ts';
import { priceChange, withOffered, withQuote } from './another-quote.ts';
import type { CheckoutState, Passing } from './state.ts';
import type { HeldQuote, KeptCheckout } from './kept-checkout.ts';

export class FlightCheckout {
  readonly state$ = new BehaviorSubject<CheckoutState>({ kind: 'none' });
  readonly #flight: FlightDesk;
  readonly #agency: SavingDesk;
  readonly #session: Session;
  readonly #account: AccountSummary;
  readonly #clock: PortalClock;
  readonly #record: CheckoutRecord;
  readonly #requests: Sending;
  readonly #zone: string;
  /** A flight was found to be sold out or to cost something else: what a search showed of it no longer holds. */
  readonly #onGone: () => void;
  readonly #beside: Pick<BesideSales, 'stop' | 'asked' | 'refused' | 'firstBooked'> | undefined;
  /** Meals, baggage, special services and seats. */
  readonly extras: CheckoutExtras;
  #said: Passing = {};
  #sending = false;
  #stopped = 0;

  constructor(
    desks: { readonly flight: FlightDesk; readonly agency: SavingDesk },
    session: Session,
    account: AccountSummary,
    machine: { readonly clock: PortalClock; readonly requestIds: RequestIds; readonly tab: Shelf },
    businessZone: string,
    onGone: () => void = () => undefined,
    beside?: Pick<BesideSales, 'stop' | 'asked' | 'refused' | 'firstBooked'>,
  ) {
    this.#flight = desks.flight;
    this.#agency = desks.agency;
    this.#session = session;
    this.#account = account;
    this.#clock = machine.clock;
    this.#record = new CheckoutRecord(machine.tab, session);
    this.#requests = new Sending(session, this.#record.requests(machine.requestIds));
    this.#zone = businessZone;
    this.#onGone = onGone;
    this.#beside = beside;
    this.extras = new CheckoutExtras(desks.flight, session, {
      own: () => this.#record.own(),
      editable: () => this.#editable(),
      write: (stored) => this.#record.write(stored),
      show: () => this.#show(),
    });
    this.#show();
  }

  /**
   * Begins with a fresh quote. Where the fare moved since the search, the agent is asked first. While a request of before
   * is without an answer, that one stays: its outcome has to be known before anything else is bought. `country`: where
   * passports are issued unless said.
   */
  begin(quote: FlightQuote, resultsQuery: string, contact: ContactDraft, country?: string): void {
    const before = this.#record.own();
    if (this.#sending || before?.unanswered !== undefined) {
      this.#show();
      return;
    }
    this.#stopped = 0;
    if (quote.changed) this.#onGone();
    const held: HeldQuote = { quote, receivedAt: this.#clock.now() };
    this.#record.begin(held, resultsQuery, contact, country);
    this.#show();
  }

  /** Called every second by the page that shows the countdown. */
  tick(): void {
    const state = this.state$.value;
    const stored = this.#record.own();
    if (state.kind !== 'open' || stored === undefined) return;
    const secondsLeft = secondsLeftOf(stored, this.#clock.now());
    if (secondsLeft === 0 && !this.#sending && stored.unanswered === undefined) this.#show();
    else if (secondsLeft !== state.secondsLeft) this.state$.next({ ...state, secondsLeft });
  }

  /** Empties the places of all travellers. */
  clearTravellers(): void {
    const stored = this.#editable();
    if (stored === undefined) return;
    const travellers = stored.form.travellers.map(({ type }) => ({ type }));
    this.#record.write({ ...stored, carried: false, form: { ...stored.form, travellers, save: [] } });
    this.#show();
  }

  changeTraveller(index: number, change: Partial<TravellerDraft>): void {
    const travellers = (form: CheckoutForm) =>
      form.travellers.map((traveller, at) => (at === index ? changedTraveller(traveller, change) : traveller));
    this.#changeForm((form) => ({ ...form, travellers: travellers(form) }), `travellers[${index}]`);
  }

  /** Whose lap an infant travels on. */
  chooseLap(infant: number, adult: number): void {
    const changed = (form: CheckoutForm) => ({ ...form, travellers: withLap(form.travellers, infant, adult) });
    this.#changeForm(changed, `travellers[${infant}]`);
  }

  changeForm(change: Partial<Omit<CheckoutForm, 'travellers'>>): void {
    this.#changeForm((form) => ({ ...form, ...change }), 'gst' in change ? 'gst' : undefined);
  }

  /** Goes on in spite of a finding, for a reason; no longer, where there is none. */
  override(code: string, reason: string | undefined): void {
    this.#changeForm((form) => ({ ...form, overrides: withReason(form.overrides, code, reason) }));
  }

  /** A field was filled in and left: from now on what is wrong with it shows. Path as in the violations. */
  leaveField(path: string): void {
    const stored = this.#editable();
    if (stored === undefined || stored.leftFields.includes(path)) return;
    this.#record.write({ ...stored, leftFields: [...stored.leftFields, path] });
    this.#show(this.#said);
  }

  /** Moves to a step. Forward over a step with violations it does not go: they are shown instead. */
  goTo(step: CheckoutStep): void {
    const stored = this.#editable();
    if (stored === undefined) return;
    const first = this.#unready(stored, 'hold');
    const blocked = first !== undefined && checkoutSteps.indexOf(first) < checkoutSteps.indexOf(step);
    if (blocked) this.#stopped += 1;
    this.#record.write({
      ...stored,
      step: blocked ? first : step,
      checked: blocked ? withStep(stored.checked, first) : stored.checked,
    });
    this.#show();
  }

  /** Goes on at the new price. */
  acceptPrice(): void {
    const stored = this.#record.own();
    if (stored?.offered === undefined || stored.expired || this.#sending) return;
    this.#record.write(withOffered(stored, stored.offered));
    this.#show();
  }

  /**
   * Asks for the price again once it has expired: at the same price the booking goes on, at another the agent is asked.
   */
  async renew(): Promise<void> {
    const stored = this.#record.own();
    if (stored?.expired !== true || this.#sending) return;
    this.#sending = true;
    this.#show();
    await this.#requote([]);
  }

  /**
   * Gives the booking up, or puts away one whose ticket is shown. Where a request is without an answer, it may have bought
   * all the same.
   */
  abandon(): void {
    if (this.#sending) return;
    this.#record.leave();
    this.#show();
  }

  /** Asks for the booking, to be ticketed or, where the quote allows it, held; or asks again for its outcome. */
  async book(mode: BookFlight['mode'] = 'ticket'): Promise<void> {
    const stored = this.#record.own();
    if (stored === undefined || stored.expired || stored.offered !== undefined || this.#sending) return;
    const first = this.#unready(stored, mode);
    if (first && stored.unanswered === undefined) {
      this.#stopped += 1;
      this.#record.write({ ...stored, step: first, checked: checkoutSteps });
      this.#show();
      return;
    }
    // What is missing shows where it is asked for.
    const price = mode === 'hold' ? undefined : priceOf(stored.quote, stored.form);
    const stop = stored.unanswered === undefined ? this.#beside?.stop(stored.quote.quoteId, price) : undefined;
    if (stop !== undefined) return stop === 'missing' ? undefined : this.#show({ failure: stop });
    const booking = bookingOf(stored.form, stored.quote, mode);
    const beside = this.#beside?.asked(stored.quote.quoteId) ?? [];
    const wanted = booking && beside.length > 0 ? { ...booking, with: beside } : booking;
    const show = () => {
      this.#sending = true;
      this.#show();
    };
    const ending = await this.#requests.send('book', wanted, show, (request) => this.#flight.book(request));
    if (ending === undefined) return;
    if (ending.kind === 'done') await this.#booked(ending.value.transactionId, ending.value.status, stored);
    else if (ending.kind === 'in-doubt') await this.#booked(ending.transactionId, 'in-doubt', stored);
    else await this.#failed(ending.failure);
  }

  /** What a cart keeps of it; undefined, and what is wrong is shown, where that cannot be kept. */
  forCart(): ContentOf | undefined {
    const stored = this.#editable();
    if (stored === undefined) return undefined;
    const first = this.#unready(stored, 'ticket');
    if (first === undefined) return inCartOf(stored.form, stored.quote);
    this.#stopped += 1;
    this.#record.write({ ...stored, step: first, checked: checkoutSteps });
    this.#show();
    return undefined;
  }

  async #failed(failure: DeskFailure): Promise<void> {
    const stored = this.#record.own();
    if (stored === undefined) {
      this.#sending = false;
      return;
    }
    if (failure._tag === 'SoldOut' || failure._tag === 'FareChanged') this.#onGone();
    // After a seat was lost the quote may have been spent on a booking that came to nothing.
    const spent = failure._tag === 'NotAllowedInState' && failure.state === 'not-confirmed' && stored.lost.length > 0;
    if (failure._tag === 'FareChanged' || spent) {
      await this.#requote();
      return;
    }
    if (failure._tag === 'Invalid') {
      await this.#refused(stored, failure.violations);
      return;
    }
    this.#sending = false;
    if (failure._tag === 'BalanceTooLow') void this.#account.refresh();
    // That its quote is over is what an expired booking says by itself.
    const isOver = failure._tag === 'NotFound' && secondsLeftOf(stored, this.#clock.now()) === 0;
    this.#show(isOver ? {} : { failure });
  }

  async #refused(stored: KeptCheckout, found: readonly Violation[]): Promise<void> {
    const [first] = found;
    const refused = findingsAmong(found);
    if (refused !== undefined) {
      const findings = withFindings(stored.findings, refused, stored.form.overrides);
      this.#record.write({ ...stored, findings, step: 'pay', checked: checkoutSteps });
      this.#sending = false;
      this.#show();
      return;
    }
    this.#beside?.refused(stored.quote.quoteId, found);
    this.#stopped += 1;
    const lost = [...stored.lost, ...seatsLost(stored.form, found)];
    if (first) this.#record.write({ ...stored, lost, step: stepOf(first.path), checked: checkoutSteps });
    // A supplier that had no such seat any more has spent the quote.
    if (first && isOfExtras(first.path)) {
      await this.#requote(found);
      return;
    }
    this.#sending = false;
    this.#show({ found });
  }

  /** With `found`, at the same price, the booking goes on with the new quote at once. */
  async #requote(found?: readonly Violation[]): Promise<void> {
    const before = this.#record.own();
    if (before === undefined) {
      this.#sending = false;
      return;
    }
    const { fare } = before.quote;
    const outcome = await this.#session.ask(this.#flight.quote({ choices: choicesOf(before.quote) }));
    this.#sending = false;
    const stored = this.#record.own();
    if (stored && outcome.kind === 'done') {
      const held: HeldQuote = { quote: outcome.value, receivedAt: this.#clock.now() };
      this.#record.write(withQuote(stored, held, fare.total, found !== undefined));
    }
    if (outcome.kind === 'failed' && outcome.failure._tag === 'SoldOut') this.#onGone();
    this.#show({ ...(found && { found }), ...(outcome.kind === 'failed' && { failure: outcome.failure }) });
    const now = this.#record.own();
    if (found && now?.offered === undefined && now?.form.extras.length !== 0) await this.extras.open();
  }

  async #booked(transactionId: string, status: BookingStatus, { form, quote }: KeptCheckout): Promise<void> {
    this.#sending = false;
    this.#record.leave({ transactionId, status });
    this.#show();
    this.#beside?.firstBooked(quote.quoteId);
    void this.#account.refresh();
    if (status === 'not-confirmed') return;
    await saveForNext(this.#session, this.#agency, form, bookedFacts(quote, form, 'hold'));
  }

  /** `about`: what findings there said no longer holds. */
  #changeForm(change: (form: CheckoutForm) => CheckoutForm, about?: string): void {
    const stored = this.#editable();
    if (stored === undefined) return;
    const findings = about === undefined ? stored.findings : withoutThose(stored.findings, about);
    this.#record.write({ ...stored, form: change(stored.form), findings });
    this.#show();
  }

  /** What is kept, where it may be changed now. */
  #editable(): KeptCheckout | undefined {
    const stored = this.#record.own();
    if (stored === undefined || stored.expired || this.#sending) return undefined;
    return stored.unanswered === undefined && stored.offered === undefined ? stored : undefined;
  }

  #violations(stored: KeptCheckout, mode: BookFlight['mode']): readonly Violation[] {
    return violationsOf(stored, this.extras.offered(stored), this.#clock.todayIn(this.#zone), mode);
  }

  #unready(stored: KeptCheckout, mode: BookFlight['mode']): CheckoutStep | undefined {
    return firstUnready(stored, this.#violations(stored, mode));
  }

  /** Draws the state again from what is kept. */
  #show(said: Passing = {}): void {
    this.#said = said;
    const { failure, found = [] } = said;
    const stored = this.#record.own();
    if (stored === undefined) {
      const left = this.#record.left();
      this.state$.next(
        left?.booked ? { kind: 'booked', ...left.booked } : { kind: 'none', resultsQuery: left?.resultsQuery },
      );
      return;
    }
    const { quote, resultsQuery, step, form, checked, offered, findings } = stored;
    const secondsLeft = secondsLeftOf(stored, this.#clock.now());
    const unanswered = stored.unanswered !== undefined && !this.#sending;
    if (stored.expired || (secondsLeft === 0 && !unanswered && !this.#sending)) {
      this.#expire(stored, failure);
      return;
    }
    // What may come later is not missed before a ticket was asked for.
    const violations = this.#violations(stored, checked.includes('pay') ? 'ticket' : 'hold');
    this.state$.next({
      kind: 'open',
      quote,
      resultsQuery,
      step,
      form,
      fare: priceOf(quote, form),
      extras: this.extras.offered(stored),
      violations: shownOf(stored, violations, found),
      findings,
      checked,
      carried: stored.carried ?? false,
      stopped: this.#stopped,
      secondsLeft,
      sending: this.#sending,
      unanswered,
      priceChange: offered && priceChange(offered, form),
      failure,
    });
  }

  #expire(stored: KeptCheckout, failure: DeskFailure | undefined): void {
    if (!stored.expired) this.#record.write({ ...stored, sent: [], offered: undefined, expired: true });
    this.state$.next({ kind: 'expired', resultsQuery: stored.resultsQuery, renewing: this.#sending, failure });
  }
}
