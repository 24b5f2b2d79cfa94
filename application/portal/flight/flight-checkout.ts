/**
 * A booking in progress: the quote, what was filled in, and the one request that may come of it. All of it is kept in the
 * tab, so that a reload loses nothing; the request's id is kept before it is sent, so that sending again cannot buy twice.
 */
import { BehaviorSubject } from 'rxjs';
import { checkFlightBooking, travelDatesOf } from '#domain/booking/booking-rules.ts';
import type { ContactDraft } from '#domain/booking/booking-rules.ts';
import type { FlightQuote } from '#domain/flight/quote.ts';
import type { Money } from '#domain/money/money.ts';
import type { Traveller, TravellerDraft } from '#domain/people/traveller.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { millisecondsBetween } from '#domain/time/instant.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AgencyDesk } from '#application/desk/agency.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import type { AccountSummary } from '../account/account-summary.ts';
import { kept } from '../kept.ts';
import type { Kept } from '../kept.ts';
import type { PortalClock, RequestIds } from '../ports/machine.ts';
import type { Shelf } from '../ports/shelf.ts';
import type { Session } from '../session/session.ts';
import { bookingOf, emptyForm, stepOf } from './checkout-form.ts';
import type { CheckoutForm, CheckoutStep } from './checkout-form.ts';

/** The amounts are customer totals; `quote` is what goes on if the agent accepts. */
export interface PriceChange {
  readonly from: Money;
  readonly to: Money;
  readonly quote: FlightQuote;
}

export interface OpenCheckout {
  readonly kind: 'open';
  readonly quote: FlightQuote;
  /** The address of the results that it was chosen from. */
  readonly resultsQuery: string;
  readonly step: CheckoutStep;
  readonly form: CheckoutForm;
  /** Shown once a step was left with them; from then on they follow every change. */
  readonly violations: readonly Violation[];
  readonly secondsLeft: number;
  readonly sending: boolean;
  /** A request was sent and no answer came: it must be sent again as it was, and nothing may be edited meanwhile. */
  readonly unanswered: boolean;
  readonly priceChange?: PriceChange | undefined;
  readonly failure?: DeskFailure | undefined;
}

export type CheckoutState =
  | { readonly kind: 'none' }
  | OpenCheckout
  | { readonly kind: 'expired'; readonly resultsQuery: string }
  | { readonly kind: 'booked'; readonly transactionId: string; readonly inDoubt: boolean };

interface KeptCheckout {
  readonly owner: string;
  readonly quote: FlightQuote;
  readonly resultsQuery: string;
  readonly receivedAt: Instant;
  readonly step: CheckoutStep;
  readonly form: CheckoutForm;
  readonly request?: { readonly id: string; readonly content: string; readonly unanswered: boolean } | undefined;
}

export class FlightCheckout {
  readonly state$ = new BehaviorSubject<CheckoutState>({ kind: 'none' });
  readonly #flight: FlightDesk;
  readonly #agency: AgencyDesk;
  readonly #session: Session;
  readonly #account: AccountSummary;
  readonly #clock: PortalClock;
  readonly #requestIds: RequestIds;
  readonly #kept: Kept<KeptCheckout>;
  readonly #zone: string;
  #checked = false;

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
    this.#kept = kept(machine.tab, { key: 'flightCheckout', version: 1, upgrades: [], fits: isKeptCheckout });
    this.#zone = businessZone;
    this.#show();
  }

  /** Begins with a fresh quote. Where the fare moved since the search, the agent is asked first. */
  begin(quote: FlightQuote, resultsQuery: string, contact: ContactDraft): void {
    this.#checked = false;
    this.#kept.write({
      owner: this.#owner(),
      quote,
      resultsQuery,
      receivedAt: this.#clock.now(),
      step: 'review',
      form: emptyForm(quote, contact),
    });
    this.#show(quote.changed ? { priceChange: { from: quote.previousTotal, to: quote.fare.total, quote } } : {});
  }

  /** Called every second by whoever shows the countdown. */
  tick(): void {
    const state = this.state$.value;
    const stored = this.#kept.read();
    if (state.kind !== 'open' || stored === undefined) return;
    const secondsLeft = this.#secondsLeft(stored);
    if (secondsLeft <= 0 && !state.sending && !state.unanswered) this.#expire(stored);
    else if (secondsLeft !== state.secondsLeft) this.state$.next({ ...state, secondsLeft });
  }

  changeTraveller(index: number, change: Partial<TravellerDraft>): void {
    this.#changeForm((form) => ({
      ...form,
      travellers: form.travellers.map((traveller, at) => (at === index ? { ...traveller, ...change } : traveller)),
    }));
  }

  changeForm(change: Partial<Omit<CheckoutForm, 'travellers'>>): void {
    this.#changeForm((form) => ({ ...form, ...change }));
  }

  /** Moves to a step. Forward over a step with violations it does not go: they are shown instead. */
  goTo(step: CheckoutStep): void {
    const stored = this.#kept.read();
    const state = this.state$.value;
    if (stored === undefined || state.kind !== 'open' || state.unanswered) return;
    const blocked = step === 'pay' && this.#violations(stored).some(({ path }) => stepOf(path) === 'travellers');
    this.#checked = blocked;
    this.#kept.write({ ...stored, step: blocked ? 'travellers' : step });
    this.#show();
  }

  /** Goes on at the new price. */
  acceptPrice(): void {
    const state = this.state$.value;
    const stored = this.#kept.read();
    if (state.kind !== 'open' || state.priceChange === undefined || stored === undefined) return;
    const { quote } = state.priceChange;
    const fresh = quote.quoteId === stored.quote.quoteId ? {} : { quote, receivedAt: this.#clock.now(), request: undefined };
    this.#kept.write({ ...stored, ...fresh });
    this.#show();
  }

  /** Gives the booking up; nothing was bought. */
  abandon(): void {
    this.#kept.remove();
    this.state$.next({ kind: 'none' });
  }

  /** Asks for the booking, or asks again what became of it. */
  async book(): Promise<void> {
    const stored = this.#kept.read();
    const state = this.state$.value;
    if (stored === undefined || state.kind !== 'open' || state.sending) return;
    const violations = this.#violations(stored);
    this.#checked = true;
    const [first] = violations;
    if (first && !stored.request?.unanswered) {
      this.#kept.write({ ...stored, step: stepOf(first.path) });
      this.#show();
      return;
    }
    const content = JSON.stringify([stored.quote.quoteId, stored.form]);
    const id = stored.request?.content === content ? stored.request.id : this.#requestIds.next();
    const request = bookingOf(stored.form, stored.quote, id);
    if (request === undefined) return;
    this.#kept.write({ ...stored, request: { id, content, unanswered: true } });
    this.#show({ sending: true });
    const outcome = await this.#session.ask(this.#flight.book(request));
    const toSave = request.travellers.filter(({ savedId }, index) => savedId === undefined && stored.form.save.includes(index));
    if (outcome.kind === 'done') {
      await this.#booked(outcome.value.transactionId, outcome.value.status === 'in-doubt', toSave);
    } else if (outcome.failure._tag === 'InDoubt') {
      await this.#booked(outcome.failure.transactionId, true, toSave);
    } else {
      await this.#failed(outcome.failure, stored, { id, content });
    }
  }

  async #failed(failure: DeskFailure, stored: KeptCheckout, request: { id: string; content: string }): Promise<void> {
    const unanswered = failure._tag === 'Unreachable' || failure._tag === 'Fault';
    this.#kept.write({ ...stored, request: { ...request, unanswered } });
    if (failure._tag === 'FareChanged') return this.#requote(stored);
    if (failure._tag === 'Invalid') this.#show({ violations: failure.violations });
    else this.#show({ failure });
  }

  async #requote(stored: KeptCheckout): Promise<void> {
    const { offerId } = stored.quote.offer;
    const { fareId } = stored.quote.option;
    const outcome = await this.#session.ask(this.#flight.quote({ offerId, fareId }));
    if (outcome.kind === 'failed') {
      this.#show({ failure: outcome.failure });
      return;
    }
    const quote = outcome.value;
    this.#show({ priceChange: { from: stored.quote.fare.total, to: quote.fare.total, quote } });
  }

  async #booked(transactionId: string, inDoubt: boolean, toSave: readonly Traveller[]): Promise<void> {
    this.#kept.remove();
    this.state$.next({ kind: 'booked', transactionId, inDoubt });
    void this.#account.refresh();
    // Best effort: the ticket stands whether or not a traveller could be saved for next time.
    for (const traveller of toSave) await this.#session.ask(this.#agency.addTraveller({ traveller }));
  }

  #changeForm(change: (form: CheckoutForm) => CheckoutForm): void {
    const stored = this.#kept.read();
    const state = this.state$.value;
    if (stored === undefined || state.kind !== 'open' || state.sending || state.unanswered) return;
    this.#kept.write({ ...stored, form: change(stored.form) });
    this.#show();
  }

  #violations({ quote, form }: KeptCheckout): readonly Violation[] {
    const { party, required, offer } = quote;
    const journey = { party, required, travelDates: travelDatesOf(offer.itineraries) };
    return checkFlightBooking(form, journey, this.#clock.todayIn(this.#zone));
  }

  /** Draws the state anew from what is kept. */
  #show(also: Partial<Pick<OpenCheckout, 'sending' | 'priceChange' | 'failure' | 'violations'>> = {}): void {
    const stored = this.#kept.read();
    if (stored === undefined || stored.owner !== this.#owner()) {
      this.state$.next({ kind: 'none' });
      return;
    }
    const secondsLeft = this.#secondsLeft(stored);
    const unanswered = stored.request?.unanswered ?? false;
    if (secondsLeft <= 0 && !unanswered) {
      this.#expire(stored);
      return;
    }
    const { quote, resultsQuery, step, form } = stored;
    const violations = this.#checked ? this.#violations(stored) : [];
    this.state$.next({ kind: 'open', quote, resultsQuery, step, form, violations, secondsLeft, sending: false, unanswered, ...also });
  }

  #expire({ resultsQuery }: KeptCheckout): void {
    this.#kept.remove();
    this.state$.next({ kind: 'expired', resultsQuery });
  }

  /** By this device's clock alone, so that a wrong clock does not matter. */
  #secondsLeft({ quote, receivedAt }: KeptCheckout): number {
    return Math.max(0, Math.ceil(quote.expiresInSeconds - millisecondsBetween(receivedAt, this.#clock.now()) / 1000));
  }

  /** A booking in progress belongs to the identity that began it, whichever session it speaks through. */
  #owner(): string {
    const state = this.#session.state$.value;
    return state.kind === 'signed-in' ? `${state.auth.identity.agentId}/${state.auth.identity.profileId}` : '';
  }
}

function isKeptCheckout(data: unknown): data is KeptCheckout {
  return typeof data === 'object' && data !== null && 'quote' in data && 'form' in data && 'receivedAt' in data && 'owner' in data;
}
