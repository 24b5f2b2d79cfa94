/** What is left on a departure, and what each seat costs: others buy as the day comes nearer, the same for a seed. */
import { seatLines } from '#domain/bus/trip/fare.ts';
import type { SeatPosition } from '#domain/bus/trip/layout.ts';
import type { KeptSeat, Occupant } from '#domain/bus/trip/seating.ts';
import type { Currency } from '#domain/money/currency.ts';

import { exchanged } from '#domain/price/exchange.ts';
import type { PricePart } from '#domain/price/price.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { type Instant, millisecondsBetween } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { fraction } from '../chance.ts';
import { seatsOf } from './bodies.ts';
import { dayNumberOf, type Departure, weekdayOf } from './runs.ts';

const hour = 3_600_000;

/** The seats of a departure, some kept for women or for the operator's own counter. */
export function seatsKept({ run }: Pick<Departure, 'run'>): readonly KeptSeat[] {
  return seatsOf(run.bus).map((seat, at) => {
    const chance = fraction(run.seed, 20, at);
    return { ...seat, ladies: chance < 0.03, withheld: chance > 0.985 };
  });
}

/** Who bought elsewhere by now. */
export function boughtElsewhere({ run, date, departure }: Departure, now: Instant): readonly Occupant[] {
  const hours = Math.max(0, millisecondsBetween(now, toInstant(departure)) / hour);
  const busy = [5, 0].includes(weekdayOf(date)) ? 1.15 : 1;
  const popular = 0.25 + fraction(run.seed, 21) * 0.75;
  const load = Math.min(0.97, popular * busy * (0.06 + 0.9 * Math.exp(-hours / 90)));
  const day = dayNumberOf(date);
  return seatsOf(run.bus).flatMap(({ seat }, at) =>
    fraction(run.seed, 22, day, at) < load
      ? [
          {
            seat,
            gender: fraction(run.seed, 23, day, at) < 0.38 ? ('female' as const) : ('male' as const),
            party: `other-${at}`,
          },
        ]
      : [],
  );
}

/** Rupees that a seat costs without tax. Nearer to the day it never costs less. */
export function rupeesOf({ run, date, departure }: Departure, seat: SeatPosition, now: Instant): number {
  const { bus, operator, kilometres } = run;
  const hours = millisecondsBetween(now, toInstant(departure)) / hour;
  const weekend = [5, 0].includes(weekdayOf(date)) ? 118 : 100;
  const near = hours < 24 ? 112 : hours < 72 ? 106 : 100;
  const alone = bus.abreast === '2+1' && seat.column === 0 ? 106 : 100;
  const place = seat.deck === 'upper' ? 94 : seat.row === 0 && seat.kind !== 'sleeper' ? 104 : 100;
  const own = 95 + Math.floor(fraction(run.seed, 24) * 14);
  const usual = 90 + kilometres * bus.perKilometre;
  const rupees = [operator.level, weekend, near, alone, place, own].reduce(
    (before, percent) => (before * percent) / 100,
    usual,
  );
  // With tax the customer pays whole rupees.
  const step = operator.scheme === 'full-credit' ? 50 : 20;
  return Math.max(100, Math.round(rupees / step) * step);
}

/** What is paid for a seat now, `on` the business day of the sale. */
export function linesOf(
  departure: Departure,
  seat: SeatPosition,
  { now, on, currency }: { readonly now: Instant; readonly on: IsoDate; readonly currency: Currency },
): readonly PricePart[] {
  const { run } = departure;
  const base = exchanged(rupeesOf(departure, seat, now), 'INR', currency, on);
  return seatLines(base, { ac: run.bus.ac, scheme: run.operator.scheme }, on);
}
