/** Who travels in a month: the month that is looked at, what came of asking for it, and how that is narrowed. */
import { BehaviorSubject } from 'rxjs';
import {
  type CalendarDay,
  calendarDays,
  type CalendarDeparture,
  type CalendarFilter,
  departuresFitting,
} from '#domain/booking/passenger-calendar.ts';
import type { IsoDate, IsoMonth } from '#domain/time/calendar-date.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { BookingDesk, PassengerCalendar as Calendar } from '#application/desk/booking.ts';
import { type Loadable, loadedFrom, loading } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';

export interface PassengerCalendarState {
  readonly month: IsoMonth | undefined;
  readonly found: Loadable<Calendar>;
  readonly filter: CalendarFilter;
  /** Only this day is listed. */
  readonly day: IsoDate | undefined;
}

export class PassengerCalendar {
  readonly state$ = new BehaviorSubject<PassengerCalendarState>({
    month: undefined,
    found: loading,
    filter: {},
    day: undefined,
  });
  readonly #desk: Pick<BookingDesk, 'passengers'>;
  readonly #session: Session;
  #asked = 0;

  constructor(desk: Pick<BookingDesk, 'passengers'>, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  /** The newest question wins over slower older ones. */
  async look(month: IsoMonth, day?: IsoDate): Promise<void> {
    const known = this.state$.value;
    if (known.month === month && known.found.kind === 'ready') this.#next({ day });
    else this.#next({ month, day, found: loading });
    this.#asked += 1;
    const asked = this.#asked;
    const outcome = await this.#session.ask(this.#desk.passengers({ month }));
    if (asked !== this.#asked) return;
    this.#next({
      found: loadedFrom(outcome),
    });
  }

  choose(day: IsoDate | undefined): void {
    this.#next({ day });
  }

  narrow(change: CalendarFilter): void {
    this.#next({ filter: { ...this.state$.value.filter, ...change } });
  }

  #next(change: Partial<PassengerCalendarState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

/** What is shown of a month: every day with its counts, and the departures that are listed. */
export function monthShown(
  { month, departures }: Calendar,
  { filter, day }: Pick<PassengerCalendarState, 'filter' | 'day'>,
): { readonly days: readonly CalendarDay[]; readonly listed: readonly CalendarDeparture[] } {
  const fitting = departuresFitting(departures, filter);
  return {
    days: calendarDays(month, fitting),
    listed: day === undefined ? fitting : fitting.filter(({ begins }) => dateOfLocal(begins) === day),
  };
}
