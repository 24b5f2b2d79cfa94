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
import { hasLeft as haveLeft } from '#domain/flight/change/flown-part.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { CancelFlight, CancelQuote, FlightCancelled } from '#application/desk/amendments.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import type { AccountSummary } from '#application/portal/account/account-summary.ts';
import { hasTexts } from '#application/portal/kept.ts';
import { loading } from '#application/portal/loadable.ts';
import type { Loadable } from '#application/portal/loadable.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import type { Session } from '#application/portal/session/session.ts';
import { type OpenRequests, settles } from '../request/open-requests.ts';

export interface CancelChoice {
  /** Positions in the booking, from 0, in order. */
  readonly travellers: readonly number[];
  readonly itineraries: readonly number[];
}

/** airline: the flights were changed, and all that was not flown goes back. no-show: who did not fly, after departure. */
export type CancelReason = 'traveller' | 'airline' | 'no-show';

export interface CancelState {
  readonly transactionId: string;
  readonly reason: CancelReason;
  readonly booking: Loadable<FlightBooking>;
  readonly choice: CancelChoice;
  /** What the choice would come to; undefined where nobody is chosen, or no direction. */
  readonly preview: Loadable<CancelQuote> | undefined;
  /** How long the preview stands; 0 once it is over. */
  readonly secondsLeft: number;
  readonly remarks: string;
  readonly sending: boolean;
  /** A request was sent and no word came: it has to be sent again as it was, and nothing may be edited meanwhile. */
  readonly unanswered: boolean;
  /** Why it was not done. */
  readonly failure?: DeskFailure | undefined;
  /** How it ended; `amending` while the airline has not answered, what it was before where the airline refused. */
  readonly done?: FlightCancelled | undefined;
}

/** Longest remarks, characters: as the back office takes them. */
export const mostRemarks = 300;

const nothing: CancelState = {
  transactionId: '',
  reason: 'traveller',
  booking: loading,
  choice: { travellers: [], itineraries: [] },
  preview: undefined,
  secondsLeft: 0,
  remarks: '',
  sending: false,
  unanswered: false,
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
  readonly #requests: OpenRequests;
  #asked = 0;
  /** When the preview came, by the device's steady clock. */
  #previewedAt = 0;

  constructor(
    desks: CancelDesks,
    session: Session,
    account: Pick<AccountSummary, 'refresh'>,
    clock: Pick<PortalClock, 'ticks' | 'now'>,
    requests: OpenRequests,
  ) {
    this.#desks = desks;
    this.#session = session;
    this.#account = account;
    this.#clock = clock;
    this.#requests = requests;
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
    const unanswered = this.#waiting() !== undefined;
    const choice = reason === 'no-show' ? missedOf(booking, now) : wholeOf(booking, now);
    this.#next({ booking: { kind: 'ready', value: booking }, choice, unanswered });
    if (!unanswered && mayCancel(booking, reason, now)) await this.preview();
  }

  async choose(change: Partial<CancelChoice>): Promise<void> {
    const { sending, unanswered, choice } = this.state$.value;
    if (sending || unanswered) return;
    this.#next({ choice: { ...choice, ...change }, failure: undefined });
    await this.preview();
  }

  remark(remarks: string): void {
    const { sending, unanswered } = this.state$.value;
    if (!sending && !unanswered) this.#next({ remarks });
  }

  /** Asks what the choice would come to now. */
  async preview(): Promise<void> {
    const { transactionId, reason, choice, sending, unanswered } = this.state$.value;
    if (sending || unanswered) return;
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
    const { preview, secondsLeft, remarks, sending, unanswered } = this.state$.value;
    if (sending) return;
    const waiting = this.#waiting();
    const said = remarks.trim();
    if (waiting === undefined && (preview?.kind !== 'ready' || secondsLeft === 0)) return;
    const wanted: Omit<CancelFlight, 'requestId'> | undefined =
      waiting ??
      (preview?.kind === 'ready'
        ? { cancelQuoteId: preview.value.cancelQuoteId, ...(said !== '' && { remarks: said }) }
        : undefined);
    if (wanted === undefined) return;
    const { id: requestId } = this.#requests.begin(this.#key(), JSON.stringify(wanted));
    this.#next({ sending: true, unanswered: false, failure: undefined });
    const outcome = await this.#session.ask(this.#desks.flight.cancel({ ...wanted, requestId }));
    if (outcome.kind === 'done') await this.#done(outcome.value);
    else if (outcome.failure._tag === 'InDoubt')
      await this.#done({ transactionId: this.state$.value.transactionId, status: 'amending' });
    else await this.#failed(outcome.failure, unanswered);
  }

  async #done(done: FlightCancelled): Promise<void> {
    this.#requests.end(this.#key());
    this.#next({ sending: false, preview: undefined, secondsLeft: 0, done });
    void this.#account.refresh();
    const { transactionId } = done;
    const outcome = await this.#session.ask(this.#desks.booking.details({ transactionId }));
    if (outcome.kind === 'done' && this.state$.value.transactionId === transactionId)
      this.#next({ booking: { kind: 'ready', value: outcome.value } });
  }

  /** `again`: it had been sent before. */
  async #failed(failure: DeskFailure, again: boolean): Promise<void> {
    const known = settles(failure);
    if (known) this.#requests.end(this.#key());
    this.#next({ sending: false, unanswered: !known, failure });
    if (!known) return;
    if (again) {
      // Whatever was chosen then: what the booking is by now decides.
      const { transactionId, reason } = this.state$.value;
      await this.open(transactionId, reason);
      if (this.state$.value.transactionId === transactionId) this.#next({ failure });
    } else if (failure._tag === 'FareChanged' || failure._tag === 'NotFound') {
      await this.preview();
    }
  }

  #waiting(): Omit<CancelFlight, 'requestId'> | undefined {
    const content = this.#requests.waiting(this.#key())?.content;
    return content === undefined ? undefined : readRequest(content);
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

/** Whether the flights of a direction have left. */
export function hasLeft({ itineraries }: Pick<FlightBooking, 'itineraries'>, itinerary: number, now: Instant): boolean {
  const flights = itineraries[itinerary];
  return flights !== undefined && haveLeft(flights, now);
}

/** Nobody yet, on the flights that have left last and somebody is booked on. */
function missedOf(booking: FlightBooking, now: Instant): CancelChoice {
  const left = partsOf(placesLeft(booking)).items.filter((itinerary) => hasLeft(booking, itinerary, now));
  return { travellers: [], itineraries: left.slice(-1) };
}

/** What is left of it and has not departed. */
function wholeOf(booking: FlightBooking, now: Instant): CancelChoice {
  const { travellers, items } = partsOf(placesLeft(booking).filter(({ item }) => !hasLeft(booking, item, now)));
  return { travellers, itineraries: items };
}

function readRequest(content: string): Omit<CancelFlight, 'requestId'> | undefined {
  const data: unknown = JSON.parse(content);
  if (!hasTexts(data, 'cancelQuoteId')) return undefined;
  return {
    cancelQuoteId: data.cancelQuoteId,
    ...('remarks' in data && typeof data.remarks === 'string' && { remarks: data.remarks }),
  };
}
