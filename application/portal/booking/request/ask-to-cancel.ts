/** Asking a person to cancel what was chosen, of any product, where its supplier takes no answer from here. */
import { BehaviorSubject } from 'rxjs';
import type { Booking } from '#domain/booking/booking.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import { Sending, type SentRequests } from '#application/portal/sending.ts';
import type { Session } from '#application/portal/session/session.ts';
import type { CancelState } from '../cancel/cancel-booking.ts';
import { type AskState, notSent, sendRequest } from './send-request.ts';

export class AskToCancel {
  readonly state$ = new BehaviorSubject<AskState>(notSent);
  readonly #desk: Pick<BookingDesk, 'askRequest'>;
  readonly #sending: Sending;

  constructor(desk: Pick<BookingDesk, 'askRequest'>, session: Session, requests: SentRequests) {
    this.#desk = desk;
    this.#sending = new Sending(session, requests);
  }

  open(transactionId: string): void {
    if (this.state$.value.sending) return;
    this.state$.next({ ...notSent, unanswered: this.#sending.waiting(keyOf(transactionId)) !== undefined });
  }

  /** Sends what was chosen, or again what was sent before. */
  async send(
    { product, transactionId }: Pick<Booking, 'product' | 'transactionId'>,
    { choice, remarks }: Pick<CancelState, 'choice' | 'remarks'>,
  ): Promise<void> {
    const { sending, stopped } = this.state$.value;
    if (sending) return;
    this.state$.next({ ...this.state$.value, sent: undefined });
    const said = remarks.trim();
    const { travellers, items } = choice;
    const about = { transactionId, travellers, items, ...(said !== '' && { remarks: said }) };
    const next = (change: Partial<AskState>) => this.state$.next({ ...this.state$.value, ...change });
    await sendRequest({ desk: this.#desk, sending: this.#sending, next }, keyOf(transactionId), stopped, {
      product,
      kind: 'cancel',
      about,
      travellers: [],
    });
  }
}

const keyOf = (transactionId: string) => `ask-cancel ${transactionId}`;
