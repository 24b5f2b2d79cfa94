/** How many rooms of a kind the sandbox has of a hotel's night, and what taking them does to the price. */
import { fraction } from '../chance.ts';
import type { MadeHotel } from './hotels.ts';

/** A count, from … to, at which a night's price and policy stay the same. */
export interface Band {
  readonly from: number;
  readonly upTo: number;
  /** In hundredths of the usual price. */
  readonly percent: number;
  /** Days by which free cancellation ends earlier. */
  readonly earlierDays: number;
}

/** Rooms of a kind for sale here on a night; 0 where others have sold them all. `kind` is a position among the hotel's. */
export function allotment({ number }: MadeHotel, kind: number, day: number): number {
  const usual = 2 + Math.floor(fraction(number, 400 + kind) * 9);
  const busy = fraction(number, 500 + kind, day);
  if (busy < 0.03) return 0;
  return Math.max(1, Math.round(usual * (0.4 + 0.6 * busy)));
}

/** Half gone costs more, nearly all gone more still, and is then given up earlier. */
export function bandAt(units: number, taken: number): Band {
  const [half, most] = [Math.ceil(units * 0.5), Math.ceil(units * 0.8)];
  if (taken < half) return { from: 0, upTo: Math.max(0, half - 1), percent: 100, earlierDays: 0 };
  if (taken < most) return { from: half, upTo: most - 1, percent: 107, earlierDays: 0 };
  return { from: Math.max(half, most), upTo: units, percent: 115, earlierDays: 1 };
}
