/**
 * Misbehaviour on demand, for tests and demonstrations: by settings for every request or each n-th booking, and by the
 * surname of the first traveller for one booking.
 */

export interface SandboxFaults {
  /** Every answer comes so much later, milliseconds. */
  readonly delayMs?: number;
  /** Each n-th booking is carried out, but its answer is lost. */
  readonly silentAfter?: number;
  /** Each n-th booking is lost before it is carried out. */
  readonly silentBefore?: number;
  /** Each n-th booking is refused. */
  readonly refuse?: number;
  /** Searches get no answer. */
  readonly searchSilent?: boolean;
  /** Settling gets no answer. */
  readonly settleSilent?: boolean;
  /** Anyone who asks for a record gets no answer. */
  readonly retrieveSilent?: boolean;
  /** Surnames mean nothing: set where real people are booked. */
  readonly ignoreSurnames?: boolean;
}

export type BookingFault =
  | 'silent-after'
  | 'silent-before'
  | 'refuse'
  | 'sold-out'
  | 'price'
  | 'slow'
  | 'later'
  | 'moved'
  | 'gone';

const bySurname: Readonly<Record<string, BookingFault>> = {
  TESTTIMEOUT: 'silent-after',
  TESTLOST: 'silent-before',
  TESTREFUSED: 'refuse',
  TESTSOLDOUT: 'sold-out',
  TESTPRICE: 'price',
  TESTSLOW: 'slow',
  TESTLATER: 'later',
  TESTMOVED: 'moved',
  TESTGONE: 'gone',
};

/** What the airline does to the first flight of a booking as soon as it is made: minutes later, or not at all. */
export function scheduleFault(
  fault: BookingFault | undefined,
): { readonly what: 'moved' | 'cancelled'; readonly minutes: number } | undefined {
  return fault === 'later'
    ? { what: 'moved', minutes: 25 }
    : fault === 'moved'
      ? { what: 'moved', minutes: 95 }
      : fault === 'gone'
        ? { what: 'cancelled', minutes: 0 }
        : undefined;
}

/** How long a slow booking takes, milliseconds. */
export const slowMs = 4000;

/** What befalls a booking: `count` is its number since the start, from 1. */
export function faultOf(faults: SandboxFaults, count: number, surname: string): BookingFault | undefined {
  const named = faults.ignoreSurnames === true ? undefined : bySurname[surname.toUpperCase()];
  if (named !== undefined) {
    return named;
  }
  const due = (every: number | undefined): boolean => every !== undefined && every > 0 && count % every === 0;
  return due(faults.silentBefore)
    ? 'silent-before'
    : due(faults.refuse)
      ? 'refuse'
      : due(faults.silentAfter)
        ? 'silent-after'
        : undefined;
}

/** A setting (`SANDBOX_FAULTS`) that is not what it should be. */
export class InvalidFaults extends Error {
  override readonly name = 'InvalidFaults';
}

const numbers = ['delayMs', 'silentAfter', 'silentBefore', 'refuse'] as const;
const flags = ['searchSilent', 'settleSilent', 'retrieveSilent', 'ignoreSurnames'] as const;

/** Reads the setting, a JSON object with fields of {@link SandboxFaults}; none where it is absent. Throws `InvalidFaults`. */
export function readFaults(text: string | undefined): SandboxFaults {
  if (text === undefined || text.trim() === '') {
    return {};
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InvalidFaults('SANDBOX_FAULTS is no JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InvalidFaults('SANDBOX_FAULTS is no JSON object');
  }
  const read: Record<string, number | boolean> = {};
  for (const [name, entry] of Object.entries(value)) {
    if (numbers.some((each) => each === name) && Number.isSafeInteger(entry) && Number(entry) >= 0) {
      read[name] = Number(entry);
    } else if (flags.some((each) => each === name) && typeof entry === 'boolean') {
      read[name] = entry;
    } else {
      throw new InvalidFaults(`SANDBOX_FAULTS: ${name} is unknown or has an unfit value`);
    }
  }
  return read;
}
