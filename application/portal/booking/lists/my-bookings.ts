/** The list of bookings: what is looked for, the page that was found, and the booking that is open beside it. */
import { BehaviorSubject } from 'rxjs';
import type { AnyBooking } from '#application/desk/products.ts';
import type { BookingDesk, BookingFilter, BookingsPage } from '#application/desk/booking.ts';
import { type Loadable, loadedFrom, loading } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';

export interface MyBookingsState {
  readonly filter: BookingFilter;
  readonly page: Loadable<BookingsPage>;
  /** The last page that arrived, shown while the next one is coming. */
  readonly shown: BookingsPage | undefined;
  /** What that page was looked for by. */
  readonly shownFor: BookingFilter | undefined;
  readonly opened: { readonly transactionId: string; readonly booking: Loadable<AnyBooking> } | undefined;
}

export class MyBookings {
  readonly state$ = new BehaviorSubject<MyBookingsState>({
    filter: { page: 1 },
    page: loading,
    shown: undefined,
    shownFor: undefined,
    opened: undefined,
  });
  readonly #desk: BookingDesk;
  readonly #session: Session;
  #asked = 0;

  constructor(desk: BookingDesk, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  /** Looks for bookings; the newest question wins over slower older ones. */
  async find(filter: BookingFilter): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.#next({ filter, page: loading });
    const outcome = await this.#session.ask(this.#desk.list(filter));
    if (asked !== this.#asked) return;
    this.#next(
      outcome.kind === 'done'
        ? { page: { kind: 'ready', value: outcome.value }, shown: outcome.value, shownFor: filter }
        : { page: { kind: 'failed', failure: outcome.failure } },
    );
  }

  async open(transactionId: string): Promise<void> {
    this.#next({ opened: { transactionId, booking: loading } });
    const outcome = await this.#session.ask(this.#desk.details({ transactionId }));
    if (this.state$.value.opened?.transactionId !== transactionId) return;
    this.#next({
      opened: {
        transactionId,
        booking: loadedFrom(outcome),
      },
    });
  }

  close(): void {
    this.#next({ opened: undefined });
  }

  #next(change: Partial<MyBookingsState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

/** The newest page of everything. */
export function isUnfiltered({ page, ...filter }: BookingFilter): boolean {
  return page === 1 && Object.values(filter).every((value) => value === undefined);
}
