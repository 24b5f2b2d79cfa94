/** The computed world that searches, quotes and bookings share: nothing in it changes once it is made. */
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import type { Currency } from '#domain/money/currency.ts';
import { Dressing } from './dressing.ts';
import { JourneyFinder } from './find-journeys.ts';
import { SandboxFares } from '../fares/sandbox-fares.ts';
import { Timetable } from './timetable.ts';

export interface SandboxWorld {
  readonly seed: number;
  /** What is sold in. */
  readonly currency: Currency;
  readonly airports: AirportDirectory;
  readonly timetable: Timetable;
  readonly finder: JourneyFinder;
  readonly fares: SandboxFares;
  readonly dressing: Dressing;
}

/** Sales end so many minutes before departure. */
export const salesEndMinutes = 60;
/** What was quoted just before the end of sales may still be bought until so many minutes before departure. */
export const bookingEndsMinutes = 40;
/** Departures are on sale for so many days. */
export const horizonDays = 330;

/** Before any moment that is asked for: local clocks are known from here on. */
const clockStart = Date.UTC(2025, 0, 1) / 60_000;

/** Of each directory, as long as somebody has them: sellers of flights and of what has flights in it share one. */
const made = new WeakMap<AirportDirectory, Map<string, WeakRef<SandboxWorld>>>();

/** Computes it where nobody has it: some 200 ms. */
export function makeWorld(airports: AirportDirectory, seed: number, currency: Currency): SandboxWorld {
  const ofAirports = made.get(airports) ?? new Map<string, WeakRef<SandboxWorld>>();
  const name = `${seed}/${currency}`;
  const known = ofAirports.get(name)?.deref();
  if (known !== undefined) return known;
  const world = computed(airports, seed, currency);
  made.set(airports, ofAirports.set(name, new WeakRef(world)));
  return world;
}

function computed(airports: AirportDirectory, seed: number, currency: Currency): SandboxWorld {
  const timetable = new Timetable(airports, seed, clockStart);
  return {
    seed,
    currency,
    airports,
    timetable,
    finder: new JourneyFinder(timetable),
    fares: new SandboxFares(timetable, seed),
    dressing: new Dressing(timetable),
  };
}
