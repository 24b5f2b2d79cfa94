/**
 * Record locators and ticket numbers from serial numbers. A locator is six letters or digits, of which none is easily
 * taken for another (no I, O, 0, 1); different serials give different locators, in no order that can be guessed at sight.
 */
import { airlineByCode } from '#domain/flight/reference/airlines.ts';
import { mixed } from '../chance.ts';

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Six characters of five bits. */
const bits = 30;
const half = 0x7fff;
const firstTicket = 2_400_000_000;
/** For airlines without a ticket prefix of their own. */
const sandboxPrefix = '899';

/** So many locators there are. */
export const locatorCount = 2 ** bits;

/** The locator of a serial number, 0 to 2³⁰ − 1. */
export function locatorOf(serial: number, seed: number): string {
  if (!Number.isSafeInteger(serial) || serial < 0 || serial >= 2 ** bits) {
    throw new RangeError(`${serial} has no locator`);
  }
  // A Feistel network turns the number over without ever meeting another's.
  let left = serial >>> 15;
  let right = serial & half;
  for (let round = 0; round < 4; round += 1) {
    const next = left ^ (mixed(seed, right, round, 51) & half);
    left = right;
    right = next;
  }
  let value = left * 32_768 + right;
  let text = '';
  for (let place = 0; place < 6; place += 1) {
    text += alphabet[value % 32] ?? '';
    value = Math.floor(value / 32);
  }
  return text;
}

/** The serial number of a locator; undefined of what is none. */
export function serialOf(locator: string, seed: number): number | undefined {
  const places = [...locator].map((letter) => alphabet.indexOf(letter));
  if (places.length !== 6 || places.includes(-1)) return undefined;
  const value = places.reduceRight((sum, place) => sum * 32 + place, 0);
  let [left, right] = [Math.floor(value / 32_768), value % 32_768];
  for (let round = 3; round >= 0; round -= 1) {
    [left, right] = [right ^ (mixed(seed, left, round, 51) & half), left];
  }
  return left * 32_768 + right;
}

/** The 13 digits of a ticket: the airline's prefix and ten digits. */
export function ticketNumber(carrier: string, serial: number): string {
  return `${airlineByCode(carrier)?.ticketPrefix ?? sandboxPrefix}${String(firstTicket + serial).padStart(10, '0')}`;
}
