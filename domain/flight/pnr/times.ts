/**
 * Times of a segment as displays write them: `0610`, `610A`, `1200N`; the arrival with its day, before it (`#0105`, `# 105A`)
 * or after it (`0105+1`). Terminals and a check-in time may stand among them.
 */
import { type ClockTime, readStoredTime, readTwelveHour } from '../../time/clock-time.ts';

export interface WrittenTimes {
  readonly departure: ClockTime;
  readonly arrival: ClockTime;
  /** Days that a mark adds to the day of departure; absent where there is none. */
  readonly dayOffset?: number;
  /** What follows the times. */
  readonly rest: readonly string[];
}

/** Galileo's marks before an arrival. */
const dayMarks: Readonly<Record<string, number>> = { '#': 1, '*': 2, '-': -1 };

/** Check-in, departure and arrival: no display has more. */
const mostTimes = 3;

/**
 * Reads one time: four digits of a day of 24 hours, or three or four with A, P, N (noon) or M (midnight).
 *
 * @example readDisplayTime('0610') // => '06:10'
 * @example readDisplayTime('1205A') // => '00:05'
 * @example readDisplayTime('1200N') // => '12:00'
 * @example readDisplayTime('359') // => undefined
 */
export function readDisplayTime(text: string): ClockTime | undefined {
  const parts = /^(\d{1,2})(\d{2})([APNM])$/.exec(text);
  if (!parts) return readStoredTime(text);
  const [, hour = '', minute = '', half = ''] = parts;
  return readTwelveHour(`${hour}:${minute} ${half === 'P' || half === 'N' ? 'P' : 'A'}M`);
}

/**
 * Reads departure and arrival from the words after a status; the last two where a check-in time comes first. Undefined where
 * there are not two.
 */
export function readTimes(words: readonly string[]): WrittenTimes | undefined {
  const found: { clock: ClockTime; offset?: number }[] = [];
  const pieces = words.slice(0, 12).flatMap(unglued);
  let offset: number | undefined;
  let at = 0;
  for (; at < pieces.length && found.length <= mostTimes; at += 1) {
    const piece = pieces[at] ?? '';
    const last = found.at(-1);
    const clock = readDisplayTime(piece);
    if (clock !== undefined && found.length < mostTimes) {
      found.push({ clock, ...(offset !== undefined && { offset }) });
      offset = undefined;
    } else if (found.length > 0 && offset === undefined && Object.hasOwn(dayMarks, piece)) {
      offset = dayMarks[piece];
    } else if (last !== undefined && found.length > 1 && /^[+-][1-3]$/.test(piece)) {
      last.offset = Number(piece);
      at += 1;
      break;
    } else if (found.length > 1 || !/^[A-Z0-9]{1,2}$/.test(piece)) {
      break;
    }
  }
  const [departure, arrival] = found.slice(-2);
  if (departure === undefined || arrival === undefined) return undefined;
  return {
    departure: departure.clock,
    arrival: arrival.clock,
    ...(arrival.offset !== undefined && { dayOffset: arrival.offset }),
    rest: [...pieces.slice(at), ...words.slice(12)],
  };
}

/** Parts what is written without a space: `1035P1005A+1`, `#0105`. */
function unglued(word: string): readonly string[] {
  const parts = /^([#*-])?(\d{3,4}[APNM]|\d{4})([#*-]?)(\d{3,4}[APNM]|\d{4})?([+-][1-3])?$/.exec(word);
  return parts ? parts.slice(1).filter((part) => part !== undefined && part !== '') : [word];
}
