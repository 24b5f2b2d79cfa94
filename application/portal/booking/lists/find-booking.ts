/** Finding one booking to go on with: by its id, PNR, ticket number or traveller, or by the day it was made. */
import { BehaviorSubject } from 'rxjs';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { BookingDesk, BookingsPage } from '#application/desk/booking.ts';
import { loading } from '#application/portal/loadable.ts';
import type { Loadable } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';

export interface BookingSought {
  readonly text?: string;
  /** Booked on this business day. */
  readonly on?: IsoDate;
  /** 1-based. */
  readonly page: number;
}

export interface FindBookingState {
  readonly sought: BookingSought | undefined;
  /** Undefined until something is sought. */
  readonly found: Loadable<BookingsPage> | undefined;
  /** The one booking that fits, where there is only one. */
  readonly only: string | undefined;
}

const nothing: FindBookingState = { sought: undefined, found: undefined, only: undefined };

export class FindBooking {
  readonly state$ = new BehaviorSubject<FindBookingState>(nothing);
  readonly #desk: Pick<BookingDesk, 'list'>;
  readonly #session: Session;
  #asked = 0;

  constructor(desk: Pick<BookingDesk, 'list'>, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  /** The newest question wins; to seek nothing clears what was found. */
  async seek(sought: BookingSought): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const { text, on, page } = sought;
    if (text === undefined && on === undefined) {
      this.state$.next(nothing);
      return;
    }
    this.state$.next({ sought, found: loading, only: undefined });
    const outcome = await this.#session.ask(
      this.#desk.list({ page, ...(text !== undefined && { text }), ...(on !== undefined && { from: on, to: on }) }),
    );
    if (asked !== this.#asked) return;
    if (outcome.kind === 'failed') {
      this.state$.next({ sought, found: { kind: 'failed', failure: outcome.failure }, only: undefined });
      return;
    }
    const { bookings, total } = outcome.value;
    this.state$.next({
      sought,
      found: { kind: 'ready', value: outcome.value },
      only: total === 1 ? bookings[0]?.transactionId : undefined,
    });
  }
}
