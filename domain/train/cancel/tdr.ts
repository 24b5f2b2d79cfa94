/**
 * Refunds that are claimed of the railway after the chart (ticket deposit receipts): the reasons it takes, and until when each can
 * be filed. What comes back, the railway decides; it takes 30 to 90 days.
 */
import { type Instant, plusMinutes } from '../../time/instant.ts';
import type { StatusKind } from '../berths/status.ts';

interface Limit {
  /** From when the minutes count. */
  readonly of: 'departure' | 'arrival';
  readonly minutes: number;
}

const hours = (count: number) => count * 60;
const untilDeparture: Limit = { of: 'departure', minutes: 0 };
const threeDays: Limit = { of: 'arrival', minutes: hours(72) };

const reasons = {
  'late-three-hours': untilDeparture,
  'not-travelled': { of: 'departure', minutes: hours(-8) },
  'party-part-waiting': { of: 'departure', minutes: hours(-4) },
  'rac-not-travelled': { of: 'departure', minutes: -30 },
  'train-cancelled': threeDays,
  'train-diverted': threeDays,
  'short-terminated': threeDays,
  'ac-failure': { of: 'arrival', minutes: hours(20) },
  'lower-class': { of: 'arrival', minutes: hours(48) },
  'coach-not-attached': threeDays,
  'no-room': threeDays,
  'missed-connection': { of: 'departure', minutes: hours(3) },
  'no-identity': threeDays,
  'wrongly-charged': threeDays,
  'partly-travelled': threeDays,
} as const satisfies Readonly<Record<string, Limit>>;

export type TdrReason = keyof typeof reasons;

/** In the order in which they are offered. */
export const tdrReasons = Object.keys(reasons) as readonly TdrReason[];

export interface TdrChoice {
  readonly reason: TdrReason;
  /** The last moment at which it can be filed. */
  readonly until: Instant;
  /** Why it cannot be chosen: its time is over, or nobody stands so. */
  readonly closed?: 'late' | 'status';
}

/** Every reason with its limit, for a journey of whose travellers some stand as given. */
export function tdrChoices(
  journey: { readonly departs: Instant; readonly arrives: Instant; readonly statuses: readonly StatusKind[] },
  now: Instant,
): readonly TdrChoice[] {
  const { departs, arrives, statuses } = journey;
  return tdrReasons.map((reason) => {
    const { of, minutes }: Limit = reasons[reason];
    const until = plusMinutes(of === 'departure' ? departs : arrives, minutes);
    const fits =
      reason === 'rac-not-travelled'
        ? statuses.includes('rac')
        : reason !== 'party-part-waiting' ||
          (statuses.includes('waiting') && statuses.some((each) => each !== 'waiting'));
    if (now > until) return { reason, until, closed: 'late' };
    return fits ? { reason, until } : { reason, until, closed: 'status' };
  });
}
