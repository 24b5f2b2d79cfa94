/**
 * How long a session lives: so many minutes after its last use, so many hours after its start. Its last use is noted
 * once a minute at most, so that busy sessions do not write all the time; the idle time is counted from the note and
 * given that minute more, so that no session ends early.
 */
import { plusMinutes, plusSeconds, type Instant } from '#domain/time/instant.ts';

export interface SessionPolicy {
  readonly idleMinutes: number;
  readonly maxHours: number;
  /** Elevated users may do nothing before they have a second factor. */
  readonly elevatedSecondFactor?: boolean;
}

/** Bytes of a token: 256 bits. */
export const tokenBytes = 32;

/** Seconds between two notes of use. */
export const noteEverySeconds = 60;

/** The moment at which a session that begins now ends, however busy. */
export function endOfSession(start: Instant, { maxHours }: SessionPolicy): Instant {
  return plusMinutes(start, maxHours * 60);
}

/** The moment from which a session last noted in use at `lastSeen` is over for idleness. */
export function endOfIdleness(lastSeen: Instant, { idleMinutes }: SessionPolicy): Instant {
  return plusSeconds(lastSeen, idleMinutes * 60 + noteEverySeconds);
}

/** Sessions last noted in use at this moment or before it are over. */
export function idleSince(now: Instant, { idleMinutes }: SessionPolicy): Instant {
  return plusSeconds(now, -(idleMinutes * 60 + noteEverySeconds));
}
