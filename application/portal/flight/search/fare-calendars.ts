/**
 * The lowest fare of each day, for pages that show days: the calendar of the search form and the strip of days above results.
 * Every day costs its suppliers a search, so only days that are shown and not known are asked for: those of a month at a
 * time, few months at once, the last wanted first. They are kept for a while; what cannot be had has no fares.
 */
import { BehaviorSubject } from 'rxjs';
import type { CalendarRequest } from '#domain/flight/search/fare-calendar.ts';
import type { Money } from '#domain/money/money.ts';
import { datesFrom, monthOf } from '#domain/time/calendar-date.ts';
import type { IsoDate, IsoMonth } from '#domain/time/calendar-date.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import type { Session } from '#application/portal/session/session.ts';

/** What the fares of a calendar are of. */
export type CalendarAsked = Omit<CalendarRequest, 'month' | 'from' | 'to'>;

interface KeptDay {
  readonly askedAt: number;
  readonly lowest: Money | undefined;
  /** The first answer is still to come. */
  readonly coming: boolean;
}

/** The days that are known or being asked for, by what was asked. */
export type KnownDays = ReadonlyMap<string, ReadonlyMap<IsoDate, KeptDay>>;

/** Days of one month. */
interface Wanted {
  readonly asked: CalendarAsked;
  readonly month: IsoMonth;
  readonly dates: readonly IsoDate[];
}

/** Days of a month that are pointed out as its lowest. */
const lowestDays = 3;

export interface FareCalendarLimits {
  readonly freshMs: number;
  readonly atOnce: number;
  readonly most: number;
}

const usualLimits: FareCalendarLimits = { freshMs: 5 * 60_000, atOnce: 2, most: 60 };

export class FareCalendars {
  readonly state$ = new BehaviorSubject<KnownDays>(new Map());
  readonly #desk: Pick<FlightDesk, 'calendar'>;
  readonly #session: Session;
  readonly #clock: PortalClock;
  readonly #limits: FareCalendarLimits;
  #waiting: readonly Wanted[] = [];
  #asking = 0;

  constructor(
    desk: Pick<FlightDesk, 'calendar'>,
    session: Session,
    clock: PortalClock,
    limits: Partial<FareCalendarLimits> = {},
  ) {
    this.#desk = desk;
    this.#session = session;
    this.#clock = clock;
    this.#limits = { ...usualLimits, ...limits };
  }

  /** Asks for days that are not known, or no longer fresh. Nothing is asked without both places. */
  want(asked: CalendarAsked, dates: readonly IsoDate[]): void {
    if (!/^[A-Z]{3}$/.test(asked.origin) || !/^[A-Z]{3}$/.test(asked.destination)) return;
    if (asked.origin === asked.destination) return;
    const wanted = [...new Set(dates.map(monthOf))].map((month): Wanted => {
      const ofMonth = dates.filter((date) => monthOf(date) === month);
      return { asked: calendarOf(asked), month, dates: ofMonth };
    });
    this.#waiting = [...wanted, ...this.#waiting].slice(0, this.#limits.most);
    this.#next();
  }

  #next(): void {
    while (this.#asking < this.#limits.atOnce) {
      const [wanted, ...later] = this.#waiting;
      if (wanted === undefined) return;
      this.#waiting = later;
      const missing = this.#missing(wanted);
      const [from, to] = [missing[0], missing.at(-1)];
      if (from === undefined || to === undefined) continue;
      this.#asking += 1;
      void this.#ask({ ...wanted.asked, month: wanted.month, from, to });
    }
  }

  #missing({ asked, dates }: Wanted): readonly IsoDate[] {
    const known = this.state$.value.get(keyOf(asked));
    const now = this.#clock.ticks();
    return dates.filter((date) => {
      const day = known?.get(date);
      return day === undefined || now - day.askedAt >= this.#limits.freshMs;
    });
  }

  async #ask(request: CalendarRequest & { readonly from: IsoDate; readonly to: IsoDate }): Promise<void> {
    const askedAt = this.#clock.ticks();
    const dates = datesFrom(request.from, request.to);
    this.#keep(request, dates, (_, before) => ({
      askedAt,
      lowest: before?.lowest,
      coming: before === undefined || before.coming,
    }));
    const outcome = await this.#session.ask(this.#desk.calendar(request));
    this.#asking -= 1;
    const found =
      outcome.kind === 'done' ? new Map(outcome.value.days.map(({ date, lowest }) => [date, lowest])) : undefined;
    this.#keep(request, dates, (date, before) => ({
      askedAt,
      lowest: found === undefined ? before?.lowest : found.get(date),
      coming: false,
    }));
    this.#next();
  }

  #keep(
    asked: CalendarAsked,
    dates: readonly IsoDate[],
    day: (date: IsoDate, before: KeptDay | undefined) => KeptDay,
  ): void {
    const key = keyOf(asked);
    const known = this.state$.value.get(key);
    const others = [...this.state$.value].filter(([each]) => each !== key).slice(1 - this.#limits.most);
    const days = new Map([...(known ?? []), ...dates.map((date) => [date, day(date, known?.get(date))] as const)]);
    this.state$.next(new Map([...others, [key, days]]));
  }
}

/** The lowest fares of some days, as far as they are known. */
export function lowestFares(
  known: KnownDays,
  asked: CalendarAsked,
  dates: readonly IsoDate[],
): ReadonlyMap<IsoDate, Money> {
  const days = known.get(keyOf(asked));
  return new Map(
    dates.flatMap((date) => {
      const lowest = days?.get(date)?.lowest;
      return lowest === undefined ? [] : [[date, lowest] as const];
    }),
  );
}

/** Whether the first fare of a day that is wanted is still to come. */
export function areComing(known: KnownDays, asked: CalendarAsked, day: IsoDate): boolean {
  return known.get(keyOf(asked))?.get(day)?.coming ?? true;
}

/** The days of each month on which flying costs least: the three lowest fares of it. */
export function cheapestDays(fares: ReadonlyMap<IsoDate, Money>): ReadonlySet<IsoDate> {
  const all = [...fares];
  const months = new Set(all.map(([date]) => monthOf(date)));
  return new Set(
    [...months].flatMap((month) => {
      const days = all.filter(([date]) => monthOf(date) === month);
      const prices = [...new Set(days.map(([, { minor }]) => minor))].toSorted((one, other) => one - other);
      const limit = prices[lowestDays - 1] ?? 0;
      // Where every day costs one of the same few amounts, none stands out.
      return prices.length <= lowestDays ? [] : days.filter(([, { minor }]) => minor <= limit).map(([date]) => date);
    }),
  );
}

function calendarOf(asked: CalendarAsked): CalendarAsked {
  const { origin, destination, party, cabin, fareType, nonStopOnly, returnDate, onwardDate } = asked;
  return {
    origin,
    destination,
    party,
    cabin,
    fareType,
    nonStopOnly,
    ...(returnDate && { returnDate }),
    ...(onwardDate && { onwardDate }),
  };
}

function keyOf(asked: CalendarAsked): string {
  const { origin, destination, party, cabin, fareType, nonStopOnly, returnDate, onwardDate } = asked;
  const { adults, children, infants } = party;
  const whole = [origin, destination, adults, children, infants, cabin, fareType, nonStopOnly].join(' ');
  if (returnDate !== undefined) return `${whole} home ${returnDate}`;
  return onwardDate === undefined ? whole : `${whole} out ${onwardDate}`;
}
