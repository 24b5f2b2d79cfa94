/** One booking as a document: fetched by its id, and asked again while its outcome is not yet known. */
import { BehaviorSubject } from 'rxjs';
import { isBuyingMore } from '#domain/booking/bought-with.ts';
import { isUnderWay } from '#domain/booking/life.ts';
import type { AnyBooking } from '#application/desk/products.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import { loading } from '#application/portal/loadable.ts';
import type { Loadable } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';

export class BookingTicket {
  readonly state$ = new BehaviorSubject<Loadable<AnyBooking>>(loading);
  readonly #desk: BookingDesk;
  readonly #session: Session;
  #wanted = '';

  constructor(desk: BookingDesk, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  async load(transactionId: string): Promise<void> {
    if (this.#wanted !== transactionId) this.state$.next(loading);
    this.#wanted = transactionId;
    const outcome = await this.#session.ask(this.#desk.details({ transactionId }));
    if (this.#wanted !== transactionId) return;
    if (outcome.kind === 'done') this.state$.next({ kind: 'ready', value: outcome.value });
    else if (this.state$.value.kind !== 'ready') this.state$.next({ kind: 'failed', failure: outcome.failure });
  }

  /** Asks again every few seconds while the booking, or what is bought with it, waits; the returned function stops that. */
  follow(transactionId: string, everyMs = 3000): () => void {
    void this.load(transactionId);
    const timer = setInterval(() => {
      const state = this.state$.value;
      if (state.kind === 'ready' && isWaiting(state.value)) void this.load(transactionId);
    }, everyMs);
    return () => clearInterval(timer);
  }
}

function isWaiting({ status, boughtWith = [] }: AnyBooking): boolean {
  return isUnderWay(status) || isBuyingMore(status, boughtWith);
}
