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
import type { FlightDesk } from '#application/desk/flight.ts';
import type { AccountSummary } from '#application/portal/account/account-summary.ts';
import { type Loadable, loading } from '#application/portal/loadable.ts';
import { atRest, isLocked, Sending, type SendState, type SentRequests } from '#application/portal/sending.ts';
import type { Session } from '#application/portal/session/session.ts';
import { askedFor, atPricesOf, type OfferedExtras, withoutExtra } from './chosen-extras.ts';
import { type Choosing, ExtrasChooser } from './extras-chooser.ts';
import { openFlight } from '../open-flight.ts';

export interface AddServicesState extends SendState {
  readonly transactionId: string;
  readonly booking: Loadable<FlightBooking>;
  /** Absent where nothing can be added to the booking as it stands. */
  readonly offered?: Loadable<OfferedExtras> | undefined;
  /** What is to be bought. */
  readonly extras: readonly BookedSsr[];
  /** How what the customer pays for it is rounded, where it is. */
  readonly rounding?: Rounding | undefined;
  /** What the airline does not sell as it was chosen; paths `ssr[n]`. */
  readonly violations: readonly Violation[];
  /** How it ended: 'amending' while the airline has not answered, not added where it refused. */
  readonly done?: Pick<SsrAdded, 'status' | 'added'> | undefined;
}

const nothing: AddServicesState = {
  ...atRest,
  transactionId: '',
  booking: loading,
  extras: [],
  violations: [],
};

export interface AddServicesDesks {
  readonly booking: Pick<BookingDesk, 'details'>;
  readonly flight: Pick<FlightDesk, 'services' | 'seatMaps' | 'addSsr'>;
}

export interface AddServicesBeside {
  readonly session: Session;
  readonly account: Pick<AccountSummary, 'refresh'>;
  readonly requests: SentRequests;
}

export class AddServices extends ExtrasChooser {
  readonly state$ = new BehaviorSubject<AddServicesState>(nothing);
  readonly #desks: AddServicesDesks;
  readonly #session: Session;
  readonly #account: Pick<AccountSummary, 'refresh'>;
  readonly #sending: Sending;

  constructor(desks: AddServicesDesks, { session, account, requests }: AddServicesBeside) {
    super();
    [this.#desks, this.#session, this.#account] = [desks, session, account];
    this.#sending = new Sending(session, requests);
  }

  /** Begins with a booking: the booking as it is now, and what can be added to it. */
  async open(transactionId: string): Promise<void> {
    this.state$.next({ ...nothing, transactionId });
    const found = await openFlight(this.#session, this.#desks.booking, transactionId);
    if (this.#state.transactionId !== transactionId) return;
    if (found.kind === 'failed') return this.#set({ booking: found });
    const booking = found.value;
    const waiting = this.#sending.waiting(keyOf(transactionId)) !== undefined;
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
    const { transactionId, booking, extras } = this.#state;
    if (booking.kind !== 'ready') return;
    const expectedTotal = ssrTotals(extras, booking.value.price.total.currency).total;
    const ending = await this.#sending.send(
      keyOf(transactionId),
      extras.length > 0 ? { transactionId, ssr: askedFor(extras), expectedTotal } : undefined,
      (state) => this.#set({ ...state, violations: [] }),
      (request) => this.#desks.flight.addSsr(request),
    );
    if (ending === undefined || this.#state.transactionId !== transactionId) return;
    const { state } = ending;
    if (ending.kind === 'done' || ending.kind === 'in-doubt') {
      const done = ending.kind === 'done' ? ending.value : ({ status: 'amending', added: false } as const);
      this.#set({ ...state, done });
      void this.#account.refresh();
      return;
    }
    const { failure } = ending;
    if (failure._tag === 'BalanceTooLow') void this.#account.refresh();
    this.#set({ ...state, violations: failure._tag === 'Invalid' ? failure.violations : [] });
    // Seats that are gone and prices that have moved are shown as they are now.
    if (failure._tag === 'Invalid' || failure._tag === 'FareChanged') await this.offer();
  }

  protected choosing(): Choosing | undefined {
    const { booking, offered, extras } = this.#state;
    if (booking.kind !== 'ready' || offered?.kind !== 'ready' || isLocked(this.#state)) return undefined;
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
