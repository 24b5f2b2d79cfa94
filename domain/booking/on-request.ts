/** What is bought on request: others decide, as a hotel, and the booking says by when. */
import { type Instant, parseInstant } from '../time/instant.ts';
import type { HistoryEvent } from './booking.ts';

/** When the answer is there at the latest; undefined where nobody was ever asked. */
export function answerDue(history: readonly Pick<HistoryEvent, 'code' | 'params'>[]): Instant | undefined {
  const asked = history.findLast(({ code }) => code === 'on-request');
  return parseInstant(String(asked?.params?.['until'] ?? ''));
}
