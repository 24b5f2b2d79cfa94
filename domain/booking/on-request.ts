/** What is bought on request: others decide, as a hotel, and the booking says by when. */
import { type Instant, parseInstant } from '../time/instant.ts';
import type { HistoryEvent } from './booking.ts';
import type { BookingStatus } from './life.ts';

/** When the answer is there at the latest; undefined where nobody was ever asked. */
export function answerDue(history: readonly Pick<HistoryEvent, 'code' | 'params'>[]): Instant | undefined {
  const asked = history.findLast(({ code }) => code === 'on-request');
  return parseInstant(String(asked?.params?.['until'] ?? ''));
}

/**
 * Whether it was taken back while others decided, by who bought it.
 *
 * @example isWithdrawn({ status: 'not-confirmed', history: [{ code: 'not-confirmed', params: { reason: 'withdrawn' } }] }) // => true
 * @example isWithdrawn({ status: 'not-confirmed', history: [{ code: 'not-confirmed', params: { reason: 'refused' } }] }) // => false
 */
export function isWithdrawn({
  status,
  history,
}: {
  readonly status: BookingStatus;
  readonly history: readonly Pick<HistoryEvent, 'code' | 'params'>[];
}): boolean {
  const ended = history.findLast(({ code }) => code === 'not-confirmed');
  return status === 'not-confirmed' && ended?.params?.['reason'] === 'withdrawn';
}
