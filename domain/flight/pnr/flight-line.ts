/** A flight's line as Galileo and Sabre write it: what it is, then its times, then what each system adds. */
import { readWrittenDate } from './dates.ts';
import type { Found, WrittenSegment } from './findings.ts';
import { readTimes } from './times.ts';

/** What names the parts of a line's beginning; without `status` the flight is flown. */
type Beginning = Readonly<
  Partial<
    Record<
      'number' | 'carrier' | 'digits' | 'class' | 'day' | 'weekday' | 'origin' | 'destination' | 'status' | 'seats',
      string
    >
  >
>;

/** Undefined where the words are no flight. `more` says what follows the times, and what the beginning alone says. */
export function readFlightLine(
  words: string,
  line: RegExp,
  more: (rest: readonly string[], beginning: Beginning) => Partial<WrittenSegment>,
): Found | undefined {
  const parts = line.exec(words);
  const beginning: Beginning = parts?.groups ?? {};
  const { number, carrier = '', digits = '', origin = '', destination = '', status = 'FLWN', seats = '0' } = beginning;
  const date = readWrittenDate(beginning.day ?? '');
  if (parts === null || date === undefined) return undefined;
  const times = readTimes(words.slice(parts[0].length).split(' '));
  if (times === undefined && status !== 'FLWN' && !/\bOPEN\b/.test(words)) return undefined;
  const segment: WrittenSegment = {
    carrier,
    flightNumber: String(Number(digits)),
    bookingClass: beginning.class ?? '',
    origin,
    destination,
    date,
    status,
    seats: Number(seats),
    ...(times && { departure: times.departure, arrival: times.arrival }),
    ...(times?.dayOffset !== undefined && { dayOffset: times.dayOffset }),
    ...more(times?.rest ?? [], beginning),
  };
  return { as: 'segment', understood: true, number: Number(number), segment };
}
