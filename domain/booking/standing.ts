/** How a booking stands on a day: what a list says of it beside or in place of its state. */
import { hasPassed, type Instant } from '../time/instant.ts';
import { mayBeAmended } from './amendment.ts';
import type { BookingSummary } from './booking.ts';

type Stood = Pick<BookingSummary, 'status' | 'begunAt' | 'scheduleChange' | 'noShow'>;

/** What matters most: that nobody came, that the supplier's change awaits an answer, that all of it has begun; else its state. */
export function standingOf(
  { status, begunAt, scheduleChange, noShow }: Stood,
  now: Instant,
): 'no-show' | 'changed' | 'begun' | 'state' {
  if (noShow === true) return 'no-show';
  if (scheduleChange !== undefined) return 'changed';
  const begun = begunAt !== undefined && hasPassed(begunAt, now) && mayBeAmended('no-show', status);
  return begun ? 'begun' : 'state';
}
