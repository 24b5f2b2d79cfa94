/** How the sandbox's trains run: most on time, some late, few not at all or another way. The same for the same seed and departure. */
import type { Running, TrainCourse } from '#domain/train/cancel/tdr.ts';
import type { RailJourney } from '#domain/train/booking/train-booking.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { fraction, numberOf } from '../chance.ts';

/** Minutes before a train leaves where a ticket is from, from when on the log says how it runs. */
const known = 240;

/** Of all departures so many are up to `most` minutes late, from `least` on. */
const lateness: readonly { readonly share: number; readonly least: number; readonly most: number }[] = [
  { share: 0.7, least: 0, most: 14 },
  { share: 0.2, least: 15, most: 89 },
  { share: 0.06, least: 90, most: 180 },
  { share: 0.04, least: 181, most: 420 },
];

/** Of a hundred departures one each; the rest run their usual way. */
const courses: readonly TrainCourse[] = ['cancelled', 'diverted', 'short-terminated'];

export function runningOf(
  seed: number,
  { train, began, from }: Pick<RailJourney, 'train' | 'began' | 'from'>,
  now: Instant,
): Running | undefined {
  if (now < plusMinutes(toInstant(from.at), -known)) return undefined;
  const about = numberOf(`${train} ${began} runs`);
  const course = courses[Math.floor(fraction(seed, about, 1) * 100)] ?? 'usual';
  return { course, late: lateBy(fraction(seed, about, 2)) };
}

function lateBy(chance: number): number {
  let below = 0;
  for (const { share, least, most } of lateness) {
    if (chance < below + share) return least + Math.floor(((chance - below) / share) * (most - least + 1));
    below += share;
  }
  return 0;
}
