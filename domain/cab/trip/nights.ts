/** Nights that a driver drives in, by the trade's dated rule: each is paid for once, however few of its minutes are driven. */
import { type DatedRow, rowOn } from '../../rules/dated-row.ts';
import { type ClockTime, clockTime, minutesAfterMidnight } from '../../time/clock-time.ts';
import { type IsoDate, isoDate } from '../../time/calendar-date.ts';
import { minuteOfDay } from '../../time/place-time.ts';
import { type CabDrive, roadWay } from './trip.ts';

/** A night begins on one day and ends on the next, by the clock of the pick-up. */
export interface NightRow extends DatedRow {
  readonly begins: ClockTime;
  readonly ends: ClockTime;
}

export const nightRows: readonly NightRow[] = [
  {
    id: 'cab-night-2026',
    from: isoDate('2026-04-01'),
    begins: clockTime('22:00'),
    ends: clockTime('06:00'),
    note: 'Tariffs of the trade, undated: an allowance beside the daily one for each night driven between 22:00 and 06:00',
  },
];

export function nightRowOn(on: IsoDate): NightRow | undefined {
  return rowOn(nightRows, on);
}

const day = 24 * 60;

interface Driven {
  /** In minutes after the midnight before the pick-up. */
  readonly from: number;
  readonly until: number;
}

/**
 * When the car drives. Of a drive there and back nobody says when it turns round: the way home is planned to end on the last day as the
 * night begins, or is driven at once where that day has no room for it. A night driven otherwise is charged as it comes.
 */
function driven({ kind, from, to, pickUp, hours = 8, days = 1 }: CabDrive, nightBegins: number): readonly Driven[] {
  const start = minuteOfDay(pickUp.local);
  if (kind === 'local' || to === undefined) return [{ from: start, until: start + hours * 60 }];
  const { minutes } = roadWay(from, to);
  const there = { from: start, until: start + minutes };
  if (kind !== 'outstation') return [there];
  const home = Math.max(there.until + minutes, (days - 1) * day + nightBegins);
  return [there, { from: home - minutes, until: home }];
}

/** How many nights are driven in as the drive is planned. */
export function nightsDriven(drive: CabDrive, { begins, ends }: Pick<NightRow, 'begins' | 'ends'>): number {
  const [dusk, dawn] = [minutesAfterMidnight(begins), minutesAfterMidnight(ends)];
  const nights = driven(drive, dusk).flatMap(({ from, until }) => {
    // Night n begins on day n of the drive: the one before the first day is −1.
    const first = Math.floor((from - dawn) / day);
    const last = Math.ceil((until - dusk) / day) - 1;
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  });
  return new Set(nights).size;
}
