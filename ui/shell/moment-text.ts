/** A moment by the clock of the business: 'Fri 21 Nov, 18:30'. */
import { dateIn, type Instant } from '#domain/time/instant.ts';
import { clockOfLocal, placeTimeAt } from '#domain/time/place-time.ts';
import type { DateWords } from '../design/dates.ts';

export function momentText(dates: Pick<DateWords, 'short'>, moment: Instant, zone: string): string {
  return `${dates.short(dateIn(moment, zone))}, ${clockOfLocal(placeTimeAt(moment, zone).local)}`;
}
