/** Asking a person to cancel some seats of a ticket, where the operator lets them go on request only. */
import { BehaviorSubject } from 'rxjs';
import type { BusBooking } from '#domain/bus/booking/bus-booking.ts';
import { violation } from '#domain/rules/violation.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import { NotFound } from '#application/desk/failures.ts';
import { type AskState, notSent, sendRequest } from '#application/portal/booking/request/send-request.ts';
import { type Loadable, loading } from '#application/portal/loadable.ts';
import { isLocked, Sending, type SentRequests } from '#application/portal/sending.ts';
import type { Session } from '#application/portal/session/session.ts';

export interface AskCancelState extends AskState {
  readonly booking: Loadable<BusBooking>;
  /** By position. */
  readonly travellers: readonly number[];
  readonly remarks: string;
}

const nothing: AskCancelState = { ...notSent, booking: loading, travellers: [], remarks: '' };

export class AskBusCancel {
  readonly state$ = new BehaviorSubject<AskCancelState>(nothing);
  readonly #desk: Pick<BookingDesk, 'details' | 'askRequest'>;
  readonly #session: Session;
  readonly #sending: Sending;
  #asked = '';

  constructor(desk: Pick<BookingDesk, 'details' | 'askRequest'>, session: Session, requests: SentRequests) {
    this.#desk = desk;
    this.#session = session;
    this.#sending = new Sending(session, requests);
  }

  async open(transactionId: string, travellers: readonly number[]): Promise<void> {
    if (this.state$.value.sending) return;
    this.#asked = transactionId;
    this.state$.next({ ...nothing, travellers });
    const outcome = await this.#session.ask(this.#desk.details({ transactionId }));
    if (this.#asked !== transactionId) return;
    const value = outcome.kind === 'done' ? outcome.value : undefined;
    this.#next({
      booking:
        outcome.kind === 'failed'
          ? { kind: 'failed', failure: outcome.failure }
          : value?.product === 'bus'
            ? { kind: 'ready', value }
            : { kind: 'failed', failure: new NotFound({ what: 'booking' }) },
      unanswered: this.#sending.waiting(keyOf(transactionId)) !== undefined,
    });
  }

  change(change: Partial<Pick<AskCancelState, 'travellers' | 'remarks'>>): void {
    if (!isLocked(this.state$.value)) this.#next({ ...change, violations: [], failure: undefined });
  }

  /** Sends what was chosen, or again what was sent before. */
  async send(): Promise<void> {
    const { booking, travellers, remarks, sending, stopped } = this.state$.value;
    if (sending || booking.kind !== 'ready') return;
    const { transactionId } = booking.value;
    const key = keyOf(transactionId);
    if (travellers.length === 0 && this.#sending.waiting(key) === undefined) {
      return this.#next({ violations: [violation('cancel-nothing', 'travellers')], stopped: stopped + 1 });
    }
    const parts = { desk: this.#desk, sending: this.#sending, next: (change: Partial<AskState>) => this.#next(change) };
    // The ride is the one item of a booking.
    const about = { transactionId, travellers, items: [0], ...(remarks.trim() !== '' && { remarks: remarks.trim() }) };
    await sendRequest(parts, key, stopped, { product: 'bus', kind: 'cancel', about, travellers: [] });
  }

  #next(change: Partial<AskCancelState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

const keyOf = (transactionId: string) => `ask ${transactionId}`;
