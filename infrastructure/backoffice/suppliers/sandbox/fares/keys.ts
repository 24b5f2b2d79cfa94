/**
 * The sandbox's keys: texts that name flights, days, cabin, family and party completely and for ever, so that nothing
 * need be remembered between a search, a quote and a booking.
 *
 * `1:6E2134.g15_AI505.g15:YSR:2.1.0`: version, legs (flight number, local day of departure as days since 1970-01-01 in
 * base 36) joined by '_' and directions by '~', then cabin, family and fare type (and 'r' where it is sold only in a pair
 * with another of its kind), then adults, children and infants. An offer's key has the cabin alone in its third part.
 */
import { type Cabin, cabins, type FareType } from '#domain/flight/reference/cabin.ts';
import type { Party } from '#domain/flight/search/request.ts';

const version = '1';

export interface Leg {
  readonly carrier: string;
  readonly number: number;
  /** Local day of departure, days since 1970-01-01. */
  readonly day: number;
}

export interface FareName {
  /** Legs of each direction. */
  readonly directions: readonly (readonly Leg[])[];
  readonly cabin: Cabin;
  /** Letter of the fare family. */
  readonly family: string;
  readonly fareType: FareType;
  /** Sold only together with another such fare of the airline in the other direction. */
  readonly inPair: boolean;
  readonly party: Party;
}

const fareTypeLetters: readonly (readonly [FareType, string])[] = [
  ['regular', 'R'],
  ['student', 'S'],
  ['armed-forces', 'A'],
  ['senior-citizen', 'C'],
];

export function legsText(legs: readonly Leg[]): string {
  return legs.map(({ carrier, number, day }) => `${carrier}${number}.${day.toString(36)}`).join('_');
}

/** `legs` as {@link legsText} writes one direction, several joined by '~'. */
export function offerKey(legs: string, cabin: Cabin, party: Party): string {
  return `${version}:${legs}:${cabin}:${partyText(party)}`;
}

export function fareKey(
  legs: string,
  { cabin, family, fareType, inPair, party }: Omit<FareName, 'directions'>,
): string {
  const letter = fareTypeLetters.find(([type]) => type === fareType)?.[1] ?? 'R';
  return `${version}:${legs}:${cabin}${family}${letter}${inPair ? 'r' : ''}:${partyText(party)}`;
}

/** Undefined where the text is no key of a fare. */
export function readFareKey(text: string): FareName | undefined {
  const parts = /^1:([A-Z0-9][A-Za-z0-9._~]*):([YWCF])([A-Z])([RSAC])(r?):(\d)\.(\d)\.(\d)$/.exec(text);
  if (parts === null) {
    return undefined;
  }
  const [, legs = '', cabinText, family = '', typeLetter, pairMark, adults, children, infants] = parts;
  const cabin = cabins.find((each) => each === cabinText);
  const fareType = fareTypeLetters.find(([, letter]) => letter === typeLetter)?.[0];
  const directions = legs.split('~').map((direction) => direction.split('_').map(readLeg));
  if (cabin === undefined || fareType === undefined || !areAllLegs(directions)) {
    return undefined;
  }
  const party = { adults: Number(adults), children: Number(children), infants: Number(infants) };
  return { directions, cabin, family, fareType, inPair: pairMark === 'r', party };
}

function readLeg(text: string): Leg | undefined {
  const parts = /^([A-Z0-9]{2})(\d{1,4})\.([0-9a-z]{3,4})$/.exec(text);
  return parts === null
    ? undefined
    : { carrier: parts[1] ?? '', number: Number(parts[2]), day: Number.parseInt(parts[3] ?? '', 36) };
}

function areAllLegs(directions: readonly (readonly (Leg | undefined)[])[]): directions is readonly (readonly Leg[])[] {
  return directions.every((legs) => legs.every((leg) => leg !== undefined));
}

function partyText({ adults, children, infants }: Party): string {
  return `${adults}.${children}.${infants}`;
}
