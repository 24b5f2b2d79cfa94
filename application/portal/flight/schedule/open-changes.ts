/** Bookings whose flights airlines changed and that wait for an answer: asked for while somebody looks. */
import { BehaviorSubject } from 'rxjs';
import type { BookingDesk, ScheduleChangeRow } from '#application/desk/booking.ts';
import type { Session } from '#application/portal/session/session.ts';

export class OpenChanges {
  /** Undefined while not known; what was known stays where asking fails. */
  readonly state$ = new BehaviorSubject<readonly ScheduleChangeRow[] | undefined>(undefined);
  readonly #desk: Pick<BookingDesk, 'scheduleChanges'>;
  readonly #session: Session;

  constructor(desk: Pick<BookingDesk, 'scheduleChanges'>, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  async load(): Promise<void> {
    const outcome = await this.#session.ask(this.#desk.scheduleChanges());
    if (outcome.kind === 'done') this.state$.next(outcome.value.changes);
  }
}
