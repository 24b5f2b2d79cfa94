/**
 * Adding services to a booking that has its tickets: what can be had is asked for with the booking, chosen by the same rules
 * as before the sale, and bought for the sum that was shown, under an id that is kept before it is sent.
 */
import { BehaviorSubject } from 'rxjs';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { type BookedSsr, type ChosenSsr, ssrTotals } from '#domain/flight/extras/ancillaries.ts';
import type { Currency } from '#domain/money/currency.ts';
import { subtract } from '#domain/money/money.ts';
import { rounded, type Rounding } from '#domain/price/rounding.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { SsrAdded } from '#application/desk/after-sale.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import type { AccountSummary } from '#application/portal/account/account-summary.ts';
import { type OpenRequests, settles } from '#application/portal/booking/request/open-requests.ts';
import { type Loadable, loading } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';
import { askedFor, atPricesOf, type OfferedExtras, withoutExtra } from './chosen-extras.ts';
import { type Choosing, ExtrasChooser } from './extras-chooser.ts';

export interface AddServicesState {
  readonly transactionId: string;
  readonly booking: Loadable<FlightBooking>;
  /** Absent where nothing can be added to the booking as it stands. */
  readonly offered?: Loadable<OfferedExtras> | undefined;
  /** What is to be bought. */
  readonly extras: readonly BookedSsr[];
  /** How what the customer pays for it is rounded, where it is. */
  readonly rounding?: Rounding | undefined;
  readonly sending: boolean;
  /** It was sent and no word came: it has to be sent again as it was, and nothing may be edited meanwhile. */
  readonly unanswered: boolean;
  readonly failure?: DeskFailure | undefined;
  /** What the airline does not sell as it was chosen; paths `ssr[n]`. */
  readonly violations: readonly Violation[];
  /** How it ended: 'amending' while the airline has not answered, not added where it refused. */
  readonly done?: Pick<SsrAdded, 'status' | 'added'> | undefined;
}

const nothing: AddServicesState = {
  transactionId: '',
  booking: loading,
  extras: [],
  sending: false,
  unanswered: false,
  violations: [],
};

export interface AddServicesDesks {
  readonly booking: Pick<BookingDesk, 'details'>;
  readonly flight: Pick<FlightDesk, 'services' | 'seatMaps' | 'addSsr'>;
}

export interface AddServicesBeside {
  readonly session: Session;
  readonly account: Pick<AccountSummary, 'refresh'>;
  readonly requests: OpenRequests;
}

export class AddServices extends ExtrasChooser {
  readonly state$ = new BehaviorSubject<AddServicesState>(nothing);
  readonly #desks: AddServicesDesks;
  readonly #session: Session;
  readonly #account: Pick<AccountSummary, 'refresh'>;
  readonly #requests: OpenRequests;

  constructor(desks: AddServicesDesks, { session, account, requests }: AddServicesBeside) {
    super();
    [this.#desks, this.#session, this.#account, this.#requests] = [desks, session, account, requests];
  }

  /** Begins with a booking: the booking as it is now, and what can be added to it. */
  async open(transactionId: string): Promise<void> {
    this.state$.next({ ...nothing, transactionId });
    const found = await this.#session.ask(this.#desks.booking.details({ transactionId }));
    if (this.#state.transactionId !== transactionId) return;
    if (found.kind === 'failed') return this.#set({ booking: found });
    const booking = found.value;
    const waiting = this.#requests.waiting(keyOf(transactionId)) !== undefined;
    this.#set({ booking: { kind: 'ready', value: booking }, unanswered: waiting });
    if (mayBeAmended('add-ssr', booking.status)) await this.offer();
  }

  /** Asks what can be had now; what was chosen stays, at today's prices. */
  async offer(): Promise<void> {
    const { transactionId, booking } = this.#state;
    if (booking.kind !== 'ready') return;
    this.#set({ offered: loading });
    const [services, seats] = await Promise.all([
      this.#session.ask(this.#desks.flight.services({ transactionId })),
      this.#session.ask(this.#desks.flight.seatMaps({ transactionId })),
    ]);
    if (this.#state.transactionId !== transactionId) return;
    if (services.kind === 'failed') this.#set({ offered: services });
    else if (seats.kind === 'failed') this.#set({ offered: seats });
    else {
      const bought = booking.value.ssr.filter(({ status }) => status === 'requested' || status === 'confirmed');
      const value = { lines: services.value.lines, seatMaps: seats.value.seatMaps, bought };
      const { rounding } = services.value;
      this.#set({ offered: { kind: 'ready', value }, rounding, extras: atPricesOf(value, this.#state.extras) });
    }
  }

  drop(chosen: ChosenSsr): void {
    if (this.choosing()) this.chosen(withoutExtra(this.#state.extras, chosen));
  }

  /** Buys what was chosen for the sum that was shown. */
  async commit(): Promise<void> {
    const { transactionId, booking, extras, sending } = this.#state;
    if (booking.kind !== 'ready' || sending || (extras.length === 0 && !this.#state.unanswered)) return;
    const key = keyOf(transactionId);
    const kept = this.#requests.waiting(key)?.content;
    const expectedTotal = ssrTotals(extras, booking.value.price.total.currency).total;
    const content = this.#state.unanswered && kept ? kept : JSON.stringify({ ssr: askedFor(extras), expectedTotal });
    const { id: requestId } = this.#requests.begin(key, content);
    this.#set({ sending: true, unanswered: false, failure: undefined, violations: [] });
    const asked: Pick<Parameters<FlightDesk['addSsr']>[0], 'ssr' | 'expectedTotal'> = JSON.parse(content);
    const outcome = await this.#session.ask(this.#desks.flight.addSsr({ transactionId, ...asked, requestId }));
    if (this.#state.transactionId !== transactionId) return;
    if (outcome.kind === 'done' || outcome.failure._tag === 'InDoubt') {
      this.#requests.end(key);
      const done = outcome.kind === 'done' ? outcome.value : { status: 'amending' as const, added: false };
      this.#set({ sending: false, done });
      void this.#account.refresh();
      return;
    }
    const { failure } = outcome;
    if (settles(failure)) this.#requests.end(key);
    if (failure._tag === 'BalanceTooLow') void this.#account.refresh();
    const violations = failure._tag === 'Invalid' ? failure.violations : [];
    this.#set({ sending: false, unanswered: !settles(failure), failure, violations });
    // Seats that are gone and prices that have moved are shown as they are now.
    if (failure._tag === 'Invalid' || failure._tag === 'FareChanged') await this.offer();
  }

  protected choosing(): Choosing | undefined {
    const { booking, offered, extras, sending, unanswered } = this.#state;
    if (booking.kind !== 'ready' || offered?.kind !== 'ready' || sending || unanswered) return undefined;
    return { offered: offered.value, extras, travellers: booking.value.travellers, journey: booking.value };
  }

  protected chosen(extras: readonly BookedSsr[]): void {
    this.#set({ extras, violations: [], failure: undefined });
  }

  get #state(): AddServicesState {
    return this.state$.value;
  }

  #set(change: Partial<AddServicesState>): void {
    this.state$.next({ ...this.#state, ...change });
  }
}

/** What the account is charged for what is chosen, and what the customer pays, the rounding of it included. */
export function addedPrice({ extras, rounding }: AddServicesState, currency: Currency) {
  const { total: charge } = ssrTotals(extras, currency);
  const customer = rounded(charge, rounding);
  return { charge, customer, rounding: subtract(customer, charge) };
}

function keyOf(transactionId: string): string {
  return `add-ssr ${transactionId}`;
}
