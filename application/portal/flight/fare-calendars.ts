/**
 * The lowest fare of each day, a month at a time, for whoever shows days: the calendar of the search form and the strip of
 * days above results. Months are asked for few at a time, the last wanted first, and kept for a while; one that cannot be
 * had leaves its days without fares.
 */
import { BehaviorSubject } from 'rxjs';
import type { CalendarRequest } from '#domain/flight/fare-calendar.ts';
import type { Money } from '#domain/money/money.ts';
import { monthOf } from '#domain/time/calendar-date.ts';
import type { IsoDate, IsoMonth } from '#domain/time/calendar-date.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import type { PortalClock } from '../ports/machine.ts';
import type { Session } from '../session/session.ts';

/** What the fares of a calendar are of. */
export type CalendarAsked = Omit<CalendarRequest, 'month'>;

interface KeptMonth {
  readonly askedAt: number;
  /** Empty until the answer is there. */
  readonly days: ReadonlyMap<IsoDate, Money>;
  /** The first answer is still to come. */
  readonly coming: boolean;
}

/** The months that are known or being asked for, by what was asked. */
export type KnownMonths = ReadonlyMap<string, KeptMonth>;

/** Days of a month that are pointed out as its lowest. */
const lowestDays = 3;

export interface FareCalendarLimits {
  readonly freshMs: number;
  readonly atOnce: number;
  readonly most: number;
}

const usualLimits: FareCalendarLimits = { freshMs: 5 * 60_000, atOnce: 2, most: 60 };

export class FareCalendars {
  readonly state$ = new BehaviorSubject<KnownMonths>(new Map());
  readonly #desk: Pick<FlightDesk, 'calendar'>;
  readonly #session: Session;
  readonly #clock: PortalClock;
  readonly #limits: FareCalendarLimits;
  #waiting: readonly CalendarRequest[] = [];
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

  /** Asks for months that are not known, or no longer fresh. Nothing is asked without both places. */
  want(asked: CalendarAsked, months: readonly IsoMonth[]): void {
    if (!/^[A-Z]{3}$/.test(asked.origin) || !/^[A-Z]{3}$/.test(asked.destination)) return;
    if (asked.origin === asked.destination) return;
    const now = this.#clock.ticks();
    const missing = months
      .map((month): CalendarRequest => ({ ...calendarOf(asked), month }))
      .filter((request) => {
        const known = this.state$.value.get(keyOf(request, request.month));
        return known === undefined || now - known.askedAt >= this.#limits.freshMs;
      });
    if (missing.length === 0) return;
    const keys = new Set(missing.map((request) => keyOf(request, request.month)));
    const later = this.#waiting.filter((request) => !keys.has(keyOf(request, request.month)));
    this.#waiting = [...missing, ...later].slice(0, this.#limits.most);
    this.#next();
  }

  #next(): void {
    while (this.#asking < this.#limits.atOnce) {
      const [request, ...later] = this.#waiting;
      if (request === undefined) return;
      this.#waiting = later;
      this.#asking += 1;
      void this.#ask(request);
    }
  }

  async #ask(request: CalendarRequest): Promise<void> {
    const key = keyOf(request, request.month);
    const askedAt = this.#clock.ticks();
    const before = this.state$.value.get(key);
    this.#keep(key, { askedAt, days: before?.days ?? new Map(), coming: before === undefined });
    const outcome = await this.#session.ask(this.#desk.calendar(request));
    this.#asking -= 1;
    const days =
      outcome.kind === 'done'
        ? new Map(outcome.value.days.flatMap(({ date, lowest }) => (lowest ? [[date, lowest] as const] : [])))
        : (before?.days ?? new Map());
    this.#keep(key, { askedAt, days, coming: false });
    this.#next();
  }

  #keep(key: string, month: KeptMonth): void {
    const others = [...this.state$.value].filter(([each]) => each !== key).slice(1 - this.#limits.most);
    this.state$.next(new Map([...others, [key, month]]));
  }
}

/** The lowest fares of the days of some months, as far as they are known. */
export function lowestFares(
  known: KnownMonths,
  asked: CalendarAsked,
  months: readonly IsoMonth[],
): ReadonlyMap<IsoDate, Money> {
  return new Map(months.flatMap((month) => [...(known.get(keyOf(asked, month))?.days ?? [])]));
}

/** Whether the first fare of a day that is wanted is still to come. */
export function areComing(known: KnownMonths, asked: CalendarAsked, day: IsoDate): boolean {
  return known.get(keyOf(asked, monthOf(day)))?.coming ?? true;
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

function calendarOf({ origin, destination, party, cabin, fareType, nonStopOnly }: CalendarAsked): CalendarAsked {
  return { origin, destination, party, cabin, fareType, nonStopOnly };
}

function keyOf(asked: CalendarAsked, month: IsoMonth): string {
  const { origin, destination, party, cabin, fareType, nonStopOnly } = asked;
  const { adults, children, infants } = party;
  return [origin, destination, month, adults, children, infants, cabin, fareType, nonStopOnly].join(' ');
}
