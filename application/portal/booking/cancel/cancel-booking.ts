/**
 * Cancelling a booking: who and which directions, what that would come to, and then to leave it or to do it. Nothing
 * happens before it is committed; what is committed is exactly what was shown, and is sent under an id that is kept before.
 */
import { BehaviorSubject } from 'rxjs';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { partsOf } from '#domain/booking/units.ts';
import { placesLeft } from '#domain/flight/booking/aboard.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { actsOf } from '#domain/flight/booking/acts.ts';
import { hasLeftAt } from '#domain/flight/change/flown-part.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { CancelFlight, CancelQuote, FlightCancelled } from '#application/desk/amendments.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import type { AccountSummary } from '#application/portal/account/account-summary.ts';
import { loading } from '#application/portal/loadable.ts';
import type { Loadable } from '#application/portal/loadable.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import type { Session } from '#application/portal/session/session.ts';
import { atRest, isLocked, Sending, type SendState, type SentRequests } from '#application/portal/sending.ts';

export interface CancelChoice {
  /** Positions in the booking, from 0, in order. */
  readonly travellers: readonly number[];
  readonly itineraries: readonly number[];
}

/** airline: the flights were changed, and all that was not flown goes back. no-show: who did not fly, after departure. */
export type CancelReason = 'traveller' | 'airline' | 'no-show';

export interface CancelState extends SendState {
  readonly transactionId: string;
  readonly reason: CancelReason;
  readonly booking: Loadable<FlightBooking>;
  readonly choice: CancelChoice;
  /** What the choice would come to; undefined where nobody is chosen, or no direction. */
  readonly preview: Loadable<CancelQuote> | undefined;
  /** How long the preview stands; 0 once it is over. */
  readonly secondsLeft: number;
  readonly remarks: string;
  /** How it ended; `amending` while the airline has not answered, what it was before where the airline refused. */
  readonly done?: FlightCancelled | undefined;
}

/** Longest remarks, characters: as the back office takes them. */
export const mostRemarks = 300;

const nothing: CancelState = {
  ...atRest,
  transactionId: '',
  reason: 'traveller',
  booking: loading,
  choice: { travellers: [], itineraries: [] },
  preview: undefined,
  secondsLeft: 0,
  remarks: '',
};

export interface CancelDesks {
  readonly booking: Pick<BookingDesk, 'details'>;
  readonly flight: Pick<FlightDesk, 'cancelQuote' | 'noShowQuote' | 'scheduleRefundQuote' | 'cancel'>;
}

export class CancelBooking {
  readonly state$ = new BehaviorSubject<CancelState>(nothing);
  readonly #desks: CancelDesks;
  readonly #session: Session;
  readonly #account: Pick<AccountSummary, 'refresh'>;
  readonly #clock: Pick<PortalClock, 'ticks' | 'now'>;
  readonly #sending: Sending;
  #asked = 0;
  /** When the preview came, by the device's steady clock. */
  #previewedAt = 0;

  constructor(
    desks: CancelDesks,
    session: Session,
    account: Pick<AccountSummary, 'refresh'>,
    clock: Pick<PortalClock, 'ticks' | 'now'>,
    requests: SentRequests,
  ) {
    this.#desks = desks;
    this.#session = session;
    this.#account = account;
    this.#clock = clock;
    this.#sending = new Sending(session, requests);
  }

  /**
   * Everybody who still travels is chosen, and every direction: the whole booking. Of a no-show nobody, on the flights that
   * have left last.
   */
  async open(transactionId: string, reason: CancelReason = 'traveller'): Promise<void> {
    if (this.state$.value.sending) return;
    this.#asked += 1;
    const asked = this.#asked;
    this.state$.next({ ...nothing, transactionId, reason });
    const outcome = await this.#session.ask(this.#desks.booking.details({ transactionId }));
    if (asked !== this.#asked) return;
    if (outcome.kind === 'failed') {
      this.#next({ booking: { kind: 'failed', failure: outcome.failure } });
      return;
    }
    const booking = outcome.value;
    const now = this.#clock.now();
    const unanswered = this.#sending.waiting(this.#key()) !== undefined;
    const choice = reason === 'no-show' ? missedOf(booking, now) : wholeOf(booking, now);
    this.#next({ booking: { kind: 'ready', value: booking }, choice, unanswered });
    if (!unanswered && mayCancel(booking, reason, now)) await this.preview();
  }

  async choose(change: Partial<CancelChoice>): Promise<void> {
    const { value } = this.state$;
    if (isLocked(value)) return;
    this.#next({ choice: { ...value.choice, ...change }, failure: undefined });
    await this.preview();
  }

  remark(remarks: string): void {
    if (!isLocked(this.state$.value)) this.#next({ remarks });
  }

  /** Asks what the choice would come to now. */
  async preview(): Promise<void> {
    const { transactionId, reason, choice } = this.state$.value;
    if (isLocked(this.state$.value)) return;
    this.#asked += 1;
    const asked = this.#asked;
    if (choice.travellers.length === 0 || choice.itineraries.length === 0) {
      this.#next({ preview: undefined, secondsLeft: 0 });
      return;
    }
    this.#next({ preview: loading, secondsLeft: 0 });
    const outcome = await this.#session.ask(this.#quoted(transactionId, reason, choice));
    if (asked !== this.#asked) return;
    if (outcome.kind === 'failed') {
      this.#next({ preview: { kind: 'failed', failure: outcome.failure } });
      return;
    }
    this.#previewedAt = this.#clock.ticks();
    this.#next({ preview: { kind: 'ready', value: outcome.value }, secondsLeft: outcome.value.expiresInSeconds });
  }

  #quoted(transactionId: string, reason: CancelReason, choice: CancelChoice) {
    const { flight } = this.#desks;
    if (reason === 'airline') return flight.scheduleRefundQuote({ transactionId });
    return reason === 'no-show'
      ? flight.noShowQuote({ transactionId, ...choice })
      : flight.cancelQuote({ transactionId, ...choice });
  }

  /** Called every second by whoever shows how long the preview stands. */
  tick(): void {
    const { preview, secondsLeft } = this.state$.value;
    if (preview?.kind !== 'ready') return;
    const passed = Math.max(0, this.#clock.ticks() - this.#previewedAt) / 1000;
    const left = Math.max(0, Math.ceil(preview.value.expiresInSeconds - passed));
    if (left !== secondsLeft) this.#next({ secondsLeft: left });
  }

  /** Does what the preview shows, or asks again what became of it. */
  async commit(): Promise<void> {
    const { transactionId, reason, preview, secondsLeft, remarks } = this.state$.value;
    const said = remarks.trim();
    const wanted =
      preview?.kind === 'ready' && secondsLeft > 0
        ? { cancelQuoteId: preview.value.cancelQuoteId, ...(said !== '' && { remarks: said }) }
        : undefined;
    const ending = await this.#sending.send<Omit<CancelFlight, 'requestId'>, FlightCancelled>(
      this.#key(),
      wanted,
      (state) => this.#next(state),
      (request) => this.#desks.flight.cancel(request),
    );
    if (ending === undefined) return;
    const { state } = ending;
    if (ending.kind === 'done' || ending.kind === 'in-doubt') {
      const done = ending.kind === 'done' ? ending.value : ({ transactionId, status: 'amending' } as const);
      this.#next({ ...state, preview: undefined, secondsLeft: 0, done });
      await this.#renew(done.transactionId);
      return;
    }
    const { failure } = ending;
    this.#next(state);
    if (ending.kind === 'unanswered') return;
    if (ending.again) {
      // Whatever was chosen then: what the booking is by now decides.
      await this.open(transactionId, reason);
      if (this.state$.value.transactionId === transactionId) this.#next({ failure });
    } else if (failure._tag === 'FareChanged' || failure._tag === 'NotFound') {
      await this.preview();
    }
  }

  async #renew(transactionId: string): Promise<void> {
    void this.#account.refresh();
    const outcome = await this.#session.ask(this.#desks.booking.details({ transactionId }));
    if (outcome.kind === 'done' && this.state$.value.transactionId === transactionId)
      this.#next({ booking: { kind: 'ready', value: outcome.value } });
  }

  #key(): string {
    return `cancel ${this.state$.value.transactionId}`;
  }

  #next(change: Partial<CancelState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

/** Whether anything of a booking can be cancelled, for a reason, as it stands now. */
export function mayCancel(booking: FlightBooking, reason: CancelReason, now: Instant): boolean {
  if (reason === 'airline')
    return mayBeAmended('schedule-change', booking.status) && booking.scheduleChange !== undefined;
  return actsOf(booking, now).includes(reason === 'no-show' ? 'no-show' : 'cancel');
}

/** Nobody yet, on the flights that have left last and somebody is booked on. */
function missedOf(booking: FlightBooking, now: Instant): CancelChoice {
  const left = partsOf(placesLeft(booking)).items.filter((itinerary) => hasLeftAt(booking, itinerary, now));
  return { travellers: [], itineraries: left.slice(-1) };
}

/** What is left of it and has not departed. */
function wholeOf(booking: FlightBooking, now: Instant): CancelChoice {
  const { travellers, items } = partsOf(placesLeft(booking).filter(({ item }) => !hasLeftAt(booking, item, now)));
  return { travellers, itineraries: items };
}
