/**
 * Time zones by their IANA names. Names have aliases (Asia/Calcutta is Asia/Kolkata, and runtimes
 * differ in which they prefer), so names are never compared to find out whether zones are the same.
 */
import { Temporal } from 'temporal-polyfill';

/** A name is no IANA time zone that this runtime knows. */
export class UnknownZone extends Error {
  override readonly name = 'UnknownZone';
}

/**
 * Whether a name is a zone of the IANA database that this runtime knows.
 *
 * @example isZone('Asia/Kolkata') // => true
 * @example isZone('Asia/Atlantis') // => false
 * @example isZone('+05:30') // => false
 */
export function isZone(name: string): boolean {
  if (knownZones.has(name)) {
    return true;
  }
  if (!/^[A-Za-z][\w+\-/]*$/.test(name)) {
    return false;
  }
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
  } catch {
    return false;
  }
  if (knownZones.size >= mostKnown) knownZones.clear();
  knownZones.add(name);
  return true;
}

/** Zones just found; spellings differ in case, so there are more than zones. */
const knownZones = new Set<string>();
const mostKnown = 1000;

/** Does a calculation in a zone; where it fails because there is no such zone, throws `UnknownZone`. */
export function inZone<Result>(zone: string, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof RangeError && !isZone(zone)) {
      throw new UnknownZone(`"${zone}" is no time zone known here`, { cause });
    }
    throw cause;
  }
}
