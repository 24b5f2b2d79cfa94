/**
 * When a train's charts are made. With the first the list is settled; what is left then is sold on as current booking. With the second,
 * shortly before it leaves, what was given up since goes to those next in line, and nothing is sold any more.
 */
import { type DatedRow, rowOn } from '../../rules/dated-row.ts';
import { addDays, isoDate } from '../../time/calendar-date.ts';
import { dateIn, type Instant, plusMinutes } from '../../time/instant.ts';
import { localDateTime, type PlaceTime, toInstant } from '../../time/place-time.ts';
import type { RailJourney } from './train-booking.ts';

interface ChartRow extends DatedRow {
  /** Of trains that leave between two minutes of the day, both counted: so late on the day before. */
  readonly evening?: { readonly from: number; readonly to: number; readonly at: string };
  /** Of all others, before they leave. */
  readonly hours: number;
  /** The second, before the train leaves. */
  readonly secondMinutes: number;
}

export const chartRows: readonly ChartRow[] = [
  {
    id: 'rail-chart-2025-12',
    from: isoDate('2025-12-18'),
    evening: { from: 300, to: 840, at: '20:00' },
    hours: 10,
    secondMinutes: 30,
    note: 'departures 05:00 to 14:00 by 20:00 the day before, all others 10 hours before, the second 30 minutes before (abplive 2025-12-18, patrika)',
  },
  {
    id: 'rail-chart-2025-07',
    from: isoDate('2025-07-01'),
    to: isoDate('2025-12-17'),
    hours: 8,
    secondMinutes: 30,
    note: '8 hours before, July 2025; of the second no source says another time than later',
  },
];

export interface Charts {
  readonly first: Instant;
  readonly second: Instant;
}

/** First chart of a journey; of tickets sold without one, by their own departure. */
export function chartAtOf({ chartAt, from }: Pick<RailJourney, 'chartAt' | 'from'>): Instant {
  return chartAt ?? chartsOf(from.at).first;
}

/** By when the train leaves its first stop, by the rule of that day. */
export function chartsOf(departs: PlaceTime): Charts {
  const leaves = toInstant(departs);
  const day = dateIn(leaves, departs.zone);
  const row = rowOn(chartRows, day) ?? chartRows.at(-1);
  if (row === undefined) throw new Error('There is a row of charts for every day');
  const minute = Number(departs.local.slice(11, 13)) * 60 + Number(departs.local.slice(14, 16));
  const { evening, hours, secondMinutes } = row;
  const isEvening = evening !== undefined && minute >= evening.from && minute <= evening.to;
  return {
    first: isEvening
      ? toInstant({ local: localDateTime(`${addDays(day, -1)}T${evening.at}`), zone: departs.zone })
      : plusMinutes(leaves, -hours * 60),
    second: plusMinutes(leaves, -secondMinutes),
  };
}
