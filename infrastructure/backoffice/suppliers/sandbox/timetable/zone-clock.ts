/**
 * Local clocks in whole minutes, fast enough for a timetable: offsets of a zone are looked up once, transition by
 * transition, and then found by comparing numbers. Minutes count from 1970-01-01T00:00Z; a local minute is the count
 * that the wall clock shows, read as if it were UTC.
 */
import { fromMilliseconds, toMilliseconds } from '#domain/time/instant.ts';
import { nextOffsetChange, offsetMinutes } from '#domain/time/zone-offset.ts';

const minuteMs = 60_000;
const spanYears = 4;

export class ZoneClock {
  readonly zone: string;
  readonly #from: number[] = [];
  readonly #offsets: number[] = [];
  #until = 0;

  /** `start` is the first minute that will be asked for; earlier ones are answered as it. */
  constructor(zone: string, start: number) {
    this.zone = zone;
    this.#from.push(Number.MIN_SAFE_INTEGER);
    this.#offsets.push(offsetMinutes(fromMilliseconds(start * minuteMs), zone));
    this.#until = start;
  }

  /** Minutes to add to UTC at a moment. */
  offsetAt(utc: number): number {
    if (utc >= this.#until) {
      this.#extend(utc);
    }
    let index = this.#from.length - 1;
    while ((this.#from[index] ?? 0) > utc) {
      index -= 1;
    }
    return this.#offsets[index] ?? 0;
  }

  /** The moment at which the wall clock shows a local minute: a skipped one counts later, a doubled one is its first. */
  toUtc(local: number): number {
    const before = this.offsetAt(local - 1440);
    const after = this.offsetAt(local + 1440);
    if (before === after || this.offsetAt(local - before) === before) {
      return local - before;
    }
    return this.offsetAt(local - after) === after ? local - after : local - before;
  }

  #extend(utc: number): void {
    const target = utc + spanYears * 366 * 1440;
    let next = nextOffsetChange(fromMilliseconds(this.#until * minuteMs), this.zone);
    while (next !== undefined && toMilliseconds(next.at) <= target * minuteMs) {
      this.#from.push(toMilliseconds(next.at) / minuteMs);
      this.#offsets.push(next.minutes);
      next = nextOffsetChange(next.at, this.zone);
    }
    this.#until = target;
  }
}
