/**
 * How both drivers hand over values, so that a store reads the same rows from either: dates, times, 64-bit integers and
 * numerics as the text PostgreSQL writes (sessions run in UTC), JSON as values, small numbers as numbers, bytes as
 * `Uint8Array`.
 */
import { type Instant, instant } from '#domain/time/instant.ts';

/** Types by object id whose text is handed over as it is. */
const asText = [
  20, // int8
  1700, // numeric
  1082, // date
  1083, // time
  1114, // timestamp
  1184, // timestamptz
  1186, // interval
  1266, // timetz
] as const;

const keep = (text: string): string => text;
const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text.slice(2), 'hex'));

/** Readers by type, for a driver that has readers of its own for the rest. */
export const readers: Readonly<Record<number, (text: string) => string | Uint8Array>> = {
  ...Object.fromEntries(asText.map((type) => [type, keep])),
  17: bytes,
};

/** An instant from a `timestamptz` as PostgreSQL writes it in UTC: '2026-11-20 16:00:00.123456+00'. Cut to milliseconds. */
export function instantFromRow(text: string): Instant {
  const [, date, time, fraction = ''] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.(\d+))?\+00$/.exec(text) ?? [];
  if (date === undefined || time === undefined) throw new Error(`"${text}" is no timestamp in UTC`);
  return instant(`${date}T${time}.${fraction.padEnd(3, '0').slice(0, 3)}Z`);
}

/** A count of minor units from an `int8`. Throws where it is no safe integer. */
export function minorFromRow(text: string): number {
  const minor = Number(text);
  if (!Number.isSafeInteger(minor)) throw new Error(`${text} is no exact count of minor units`);
  return minor;
}
