/** A moment by the clock of the business, with the comma of the page's language: 'Fri 21 Nov, 18:30'. */
import { dateIn, type Instant } from '#domain/time/instant.ts';
import { clockOfLocal, placeTimeAt } from '#domain/time/place-time.ts';
import type { DateWords } from '../design/date/dates.ts';
import type { Words } from '../design/words/words.ts';

export function momentText(words: Words, dates: Pick<DateWords, 'short'>, moment: Instant, zone: string): string {
  return [dates.short(dateIn(moment, zone)), clockOfLocal(placeTimeAt(moment, zone).local)].join(words('design-comma'));
}
