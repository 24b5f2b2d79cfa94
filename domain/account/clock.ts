/**
 * Whether the clock by which ledgers are dated goes as time does. An entry is dated no earlier than the one before: a clock
 * that jumps ahead, and back later, leaves entries of a time to come, and all that follow stay there.
 */

/** `jumped`: further than time has passed, back where less than zero. `entries-ahead`: a ledger's last entry is after now. */
export const clockTroubles = ['jumped', 'entries-ahead'] as const;

export interface ClockTrouble {
  readonly kind: (typeof clockTroubles)[number];
  readonly seconds: number;
}

export interface ClockShown {
  /** By how much the clock has jumped, less what it came back by. */
  readonly aheadSeconds: number;
  /** By how much the last entry of any ledger is after now; 0 where none is. */
  readonly entriesAheadSeconds: number;
}

/** What clocks are set by in passing is no trouble. */
export const mostClockSeconds = 5 * 60;

export function clockTroublesOf({ aheadSeconds, entriesAheadSeconds }: ClockShown): readonly ClockTrouble[] {
  return [
    ...(Math.abs(aheadSeconds) > mostClockSeconds ? [{ kind: 'jumped', seconds: aheadSeconds } as const] : []),
    ...(entriesAheadSeconds > mostClockSeconds
      ? [{ kind: 'entries-ahead', seconds: entriesAheadSeconds } as const]
      : []),
  ];
}
