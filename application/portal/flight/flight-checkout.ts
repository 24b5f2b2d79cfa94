/**
 * A booking in progress: the quote, what was filled in, and the requests that may come of it. All of it is kept in the
 * tab, so that a reload loses nothing; a request's id is kept before it is sent, and one content is only ever sent under
 * one id, so that sending again cannot buy twice.
 */
import { BehaviorSubject } from 'rxjs';
import { checkFlightBooking, travelDatesOf } from '#domain/booking/booking-rules.ts';
import type { ContactDraft } from '#domain/booking/booking-rules.ts';
import type { FlightBookingStatus } from '#domain/booking/flight-booking-life.ts';
import type { FlightQuote } from '#domain/flight/quote.ts';
import type { Money } from '#domain/money/money.ts';
import type { Traveller, TravellerDraft } from '#domain/people/traveller.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { millisecondsBetween } from '#domain/time/instant.ts';
import type { AgencyDesk } from '#application/desk/agency.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { BookFlight, FlightDesk } from '#application/desk/flight.ts';
import type { AccountSummary } from '../account/account-summary.ts';
import type { Kept } from '../kept.ts';
import type { PortalClock, RequestIds } from '../ports/machine.ts';
import type { Shelf } from '../ports/shelf.ts';
import type { Session } from '../session/session.ts';
import { bookingOf, changedTraveller, emptyForm, formForQuote, stepOf } from './checkout-form.ts';
import type { CheckoutForm, CheckoutStep } from './checkout-form.ts';
import { keptCheckout } from './kept-checkout.ts';
import type { HeldQuote, KeptCheckout } from './kept-checkout.ts';

/** The amounts are customer totals; `quote` is what goes on if the agent accepts. */
export interface PriceChange {
  readonly from: Money;
  readonly to: Money;
  readonly quote: FlightQuote;
}

export interface OpenCheckout {
  readonly kind: 'open';
  readonly quote: FlightQuote;
  /** The address of the results that it was chosen from, what stands behind its `?`. */
  readonly resultsQuery: string;
  readonly step: CheckoutStep;
  readonly form: CheckoutForm;
  /** Those of fields that were filled in and left, and all of a step that was left with some; they follow every change. */
  readonly violations: readonly Violation[];
  /** Steps whose violations all show. */
  readonly checked: readonly CheckoutStep[];
  /** Counts the tries to go on that violations stopped, since the page was loaded. */
  readonly stopped: number;
  /** Of the quote, or of the one that is offered at another price. */
  readonly secondsLeft: number;
  readonly sending: boolean;
  /** A request was sent and no answer came: it must be sent again as it was, and nothing may be edited meanwhile. */
  readonly unanswered: boolean;
  /** Must be answered first: everything else waits. */
  readonly priceChange?: PriceChange | undefined;
  readonly failure?: DeskFailure | undefined;
}

export type CheckoutState =
  | { readonly kind: 'none' }
  | OpenCheckout
  | { readonly kind: 'expired'; readonly resultsQuery: string }
  | { readonly kind: 'booked'; readonly transactionId: string; readonly status: FlightBookingStatus };

/** Said once, gone with the next act. */
interface Passing {
  readonly failure?: DeskFailure | undefined;
  /** Violations that the back office found and the portal did not. */
  readonly found?: readonly Violation[];
}

export class FlightCheckout {
  readonly state$ = new BehaviorSubject<CheckoutState>({ kind: 'none' });
  readonly #flight: FlightDesk;
  readonly #agency: AgencyDesk;
  readonly #session: Session;
  readonly #account: AccountSummary;
  readonly #clock: PortalClock;
  readonly #requestIds: RequestIds;
  readonly #shelf: Kept<KeptCheckout>;
  readonly #zone: string;
  /** The truth; the shelf has a copy for the next load of the page, where the device lets it. */
  #stored: KeptCheckout | undefined;
  #said: Passing = {};
  #sending = false;
  #stopped = 0;

  constructor(
    desks: { readonly flight: FlightDesk; readonly agency: AgencyDesk },
    session: Session,
    account: AccountSummary,
    machine: { readonly clock: PortalClock; readonly requestIds: RequestIds; readonly tab: Shelf },
    businessZone: string,
  ) {
    this.#flight = desks.flight;
    this.#agency = desks.agency;
    this.#session = session;
    this.#account = account;
    this.#clock = machine.clock;
    this.#requestIds = machine.requestIds;
    this.#shelf = keptCheckout(machine.tab);
    this.#zone = businessZone;
    this.#stored = this.#shelf.read();
    this.#show();
  }

  /**
   * Begins with a fresh quote. Where the fare moved since the search, the agent is asked first. While a request of before
   * is without an answer, that one stays: what became of it has to be known before anything else is bought.
   */
  begin(quote: FlightQuote, resultsQuery: string, contact: ContactDraft): void {
    const before = this.#own();
    if (this.#sending || before?.unanswered !== undefined) {
      this.#show();
      return;
    }
    this.#stopped = 0;
    const held: HeldQuote = { quote, receivedAt: this.#clock.now() };
    this.#write({
      ...held,
      owner: this.#owner(),
      resultsQuery,
      step: 'review',
      form: emptyForm(quote, contact),
      checked: [],
      leftFields: [],
      offered: quote.changed ? { ...held, from: quote.previousTotal } : undefined,
      sent: [],
      expired: false,
    });
    this.#show();
  }

  /** Called every second by whoever shows the countdown. */
  tick(): void {
    const state = this.state$.value;
    const stored = this.#own();
    if (state.kind !== 'open' || stored === undefined) return;
    const secondsLeft = this.#secondsLeft(stored);
    if (secondsLeft === 0 && !this.#sending && stored.unanswered === undefined) this.#show();
    else if (secondsLeft !== state.secondsLeft) this.state$.next({ ...state, secondsLeft });
  }

  changeTraveller(index: number, change: Partial<TravellerDraft>): void {
    this.#changeForm((form) => ({
      ...form,
      travellers: form.travellers.map((traveller, at) =>
        at === index ? changedTraveller(traveller, change) : traveller,
      ),
    }));
  }

  changeForm(change: Partial<Omit<CheckoutForm, 'travellers'>>): void {
    this.#changeForm((form) => ({ ...form, ...change }));
  }

  /** A field was filled in and left: from now on what is wrong with it shows. Path as in the violations. */
  leaveField(path: string): void {
    const stored = this.#editable();
    if (stored === undefined || stored.leftFields.includes(path)) return;
    this.#write({ ...stored, leftFields: [...stored.leftFields, path] });
    this.#show(this.#said);
  }

  /** Moves to a step. Forward over a step with violations it does not go: they are shown instead. */
  goTo(step: CheckoutStep): void {
    const stored = this.#editable();
    if (stored === undefined) return;
    const blocked = step === 'pay' && this.#violations(stored).some(({ path }) => stepOf(path) === 'travellers');
    if (blocked) this.#stopped += 1;
    this.#write({
      ...stored,
      step: blocked ? 'travellers' : step,
      checked: blocked ? withStep(stored.checked, 'travellers') : stored.checked,
    });
    this.#show();
  }

  /** Goes on at the new price. */
  acceptPrice(): void {
    const stored = this.#own();
    if (stored?.offered === undefined || stored.expired || this.#sending) return;
    const { quote, receivedAt } = stored.offered;
    const form = formForQuote(stored.form, stored.quote, quote);
    this.#write({ ...stored, quote, receivedAt, form, offered: undefined });
    this.#show();
  }

  /** Gives the booking up. Where a request is without an answer, it may have bought all the same. */
  abandon(): void {
    if (this.#sending) return;
    this.#forget();
    this.state$.next({ kind: 'none' });
  }

  /** Asks for the booking, or asks again what became of it. */
  async book(): Promise<void> {
    const stored = this.#own();
    if (stored === undefined || stored.expired || stored.offered !== undefined || this.#sending) return;
    const [first] = this.#violations(stored);
    if (first && stored.unanswered === undefined) {
      this.#stopped += 1;
      this.#write({ ...stored, step: stepOf(first.path), checked: ['travellers', 'pay'] });
      this.#show();
      return;
    }
    const content = JSON.stringify(bookingOf(stored.form, stored.quote, ''));
    const known = stored.sent.find((each) => each.content === content);
    const id = known?.id ?? this.#requestIds.next();
    const request = bookingOf(stored.form, stored.quote, id);
    if (request === undefined) return;
    this.#write({ ...stored, sent: known ? stored.sent : [...stored.sent, { id, content }], unanswered: id });
    this.#sending = true;
    this.#show();
    await this.#send(request, stored);
  }

  async #send(request: BookFlight, before: KeptCheckout): Promise<void> {
    const outcome = await this.#session.ask(this.#flight.book(request));
    if (outcome.kind === 'done') {
      const { transactionId, status } = outcome.value;
      await this.#booked(transactionId, status, before, request);
    } else if (outcome.failure._tag === 'InDoubt') {
      await this.#booked(outcome.failure.transactionId, 'in-doubt', before, request);
    } else {
      await this.#failed(outcome.failure, before.unanswered !== undefined);
    }
  }

  /** `again`: the request had been sent before, so that only a word on the booking itself settles it. */
  async #failed(failure: DeskFailure, again: boolean): Promise<void> {
    const stored = this.#own();
    if (stored === undefined) {
      this.#sending = false;
      return;
    }
    const unknown =
      failure._tag === 'Unreachable' || failure._tag === 'Fault' || (again && notOnTheBooking.has(failure._tag));
    this.#write({ ...stored, unanswered: unknown ? stored.unanswered : undefined });
    if (failure._tag === 'FareChanged') {
      await this.#requote();
      return;
    }
    this.#sending = false;
    if (failure._tag === 'BalanceTooLow') void this.#account.refresh();
    if (failure._tag === 'Invalid' && !unknown) this.#refused(failure.violations);
    else this.#show({ failure });
  }

  #refused(found: readonly Violation[]): void {
    const stored = this.#own();
    const [first] = found;
    this.#stopped += 1;
    if (stored && first) this.#write({ ...stored, step: stepOf(first.path), checked: ['travellers', 'pay'] });
    this.#show({ found });
  }

  async #requote(): Promise<void> {
    const before = this.#own();
    if (before === undefined) {
      this.#sending = false;
      return;
    }
    const { offer, option, fare } = before.quote;
    const outcome = await this.#session.ask(this.#flight.quote({ offerId: offer.offerId, fareId: option.fareId }));
    this.#sending = false;
    const stored = this.#own();
    if (stored && outcome.kind === 'done') {
      this.#write({ ...stored, offered: { quote: outcome.value, receivedAt: this.#clock.now(), from: fare.total } });
    }
    this.#show(outcome.kind === 'failed' ? { failure: outcome.failure } : {});
  }

  async #booked(
    transactionId: string,
    status: FlightBookingStatus,
    { form }: KeptCheckout,
    { travellers }: BookFlight,
  ): Promise<void> {
    this.#sending = false;
    this.#forget();
    this.state$.next({ kind: 'booked', transactionId, status });
    void this.#account.refresh();
    if (status === 'not-confirmed') return;
    const toSave = travellers.filter(
      ({ savedId }: Traveller, index) => savedId === undefined && form.save.includes(index),
    );
    // Best effort: the ticket stands whether or not a traveller could be saved for next time.
    for (const traveller of toSave) await this.#session.ask(this.#agency.addTraveller({ traveller }));
  }

  #changeForm(change: (form: CheckoutForm) => CheckoutForm): void {
    const stored = this.#editable();
    if (stored === undefined) return;
    this.#write({ ...stored, form: change(stored.form) });
    this.#show();
  }

  /** What is kept, where it may be changed now. */
  #editable(): KeptCheckout | undefined {
    const stored = this.#own();
    if (stored === undefined || stored.expired || this.#sending) return undefined;
    return stored.unanswered === undefined && stored.offered === undefined ? stored : undefined;
  }

  /** What is kept, where this identity began it. */
  #own(): KeptCheckout | undefined {
    return this.#stored?.owner === this.#owner() ? this.#stored : undefined;
  }

  #write(stored: KeptCheckout): void {
    this.#stored = stored;
    this.#shelf.write(stored);
  }

  #forget(): void {
    this.#stored = undefined;
    this.#shelf.remove();
  }

  #violations({ quote, form }: KeptCheckout): readonly Violation[] {
    const { party, required, offer } = quote;
    const journey = { party, required, travelDates: travelDatesOf(offer.itineraries) };
    return checkFlightBooking(form, journey, this.#clock.todayIn(this.#zone));
  }

  /** Draws the state anew from what is kept. */
  #show(said: Passing = {}): void {
    this.#said = said;
    const { failure, found = [] } = said;
    const stored = this.#own();
    if (stored === undefined) {
      this.state$.next({ kind: 'none' });
      return;
    }
    const { quote, resultsQuery, step, form, checked, leftFields, offered } = stored;
    const secondsLeft = this.#secondsLeft(stored);
    const unanswered = stored.unanswered !== undefined && !this.#sending;
    if (stored.expired || (secondsLeft === 0 && !unanswered && !this.#sending)) {
      this.#expire(stored);
      return;
    }
    const own = this.#violations(stored).filter(
      ({ path }) => checked.includes(stepOf(path)) || leftFields.includes(path),
    );
    const others = found.filter(({ code, path }) => !own.some((each) => each.code === code && each.path === path));
    this.state$.next({
      kind: 'open',
      quote,
      resultsQuery,
      step,
      form,
      violations: [...own, ...others],
      checked,
      stopped: this.#stopped,
      secondsLeft,
      sending: this.#sending,
      unanswered,
      priceChange: offered && { from: offered.from, to: offered.quote.fare.total, quote: offered.quote },
      failure,
    });
  }

  /** What was filled in goes; where to search again stays. */
  #expire(stored: KeptCheckout): void {
    const { resultsQuery, quote } = stored;
    if (!stored.expired)
      this.#write({ ...stored, form: emptyForm(quote, {}), sent: [], offered: undefined, expired: true });
    this.state$.next({ kind: 'expired', resultsQuery });
  }

  /** By this device's clock alone, so that a wrong clock does not matter. */
  #secondsLeft({ offered, ...own }: KeptCheckout): number {
    const { quote, receivedAt } = offered ?? own;
    const passed = Math.max(0, millisecondsBetween(receivedAt, this.#clock.now()));
    return Math.max(0, Math.ceil(quote.expiresInSeconds - passed / 1000));
  }

  /** A booking in progress belongs to the identity that began it, whichever session it speaks through. */
  #owner(): string {
    const state = this.#session.state$.value;
    return state.kind === 'signed-in' ? `${state.auth.identity.agentId}/${state.auth.identity.profileId}` : '';
  }
}

/** Failures that say nothing of a request that was sent before. */
const notOnTheBooking: ReadonlySet<DeskFailure['_tag']> = new Set([
  'SessionInvalid',
  'NotPermitted',
  'TooManyRequests',
  'AwaitingApproval',
]);

function withStep(steps: readonly CheckoutStep[], step: CheckoutStep): readonly CheckoutStep[] {
  return steps.includes(step) ? steps : [...steps, step];
}
