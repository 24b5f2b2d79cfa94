/** A sailing: which ship, when, from port to port; and the cabins, tables and tips aboard. */
import type { ClockTime } from '../../time/clock-time.ts';
import { type IsoDate, addDays } from '../../time/calendar-date.ts';
import { dateOfLocal, type PlaceTime } from '../../time/place-time.ts';
import type { TravellerType } from '../../people/traveller-type.ts';

/** Where ships sail, as the trade parts the seas. */
export const cruiseRegions = [
  'india',
  'asia',
  'gulf',
  'mediterranean',
  'europe',
  'caribbean',
  'alaska',
  'oceania',
] as const;
export type CruiseRegion = (typeof cruiseRegions)[number];

/** From the plainest. */
export const cabinKinds = ['inside', 'oceanview', 'balcony', 'suite'] as const;
export type CabinKind = (typeof cabinKinds)[number];

/** Two sittings, or a table whenever one is free. */
export const diningTimes = ['early', 'late', 'anytime'] as const;
export type DiningTime = (typeof diningTimes)[number];

export interface CruisePort {
  /** UN/LOCODE, 'INBOM'. */
  readonly code: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA. */
  readonly zone: string;
  readonly region: CruiseRegion;
  /** Degrees north and east. */
  readonly latitude: number;
  readonly longitude: number;
}

/** A day of a sailing. At sea where there is no port. Times are by the port's own clock. */
export interface PortDay {
  /** From 1. */
  readonly day: number;
  readonly port?: Pick<CruisePort, 'code' | 'name' | 'country'>;
  readonly arrives?: ClockTime;
  readonly leaves?: ClockTime;
  /** Boats go ashore: the ship lies at anchor. */
  readonly tender?: boolean;
}

export interface CruiseShip {
  readonly shipId: string;
  readonly name: string;
  readonly line: string;
  /** Year. */
  readonly built: number;
  readonly guests: number;
  readonly dining: readonly DiningTime[];
}

export interface Sailing {
  /** The supplier's own name of it. */
  readonly sailingKey: string;
  readonly ship: CruiseShip;
  readonly region: CruiseRegion;
  /** As the line calls it: 'Konkan coast'. */
  readonly name: string;
  readonly nights: number;
  /** When the ship leaves its first port, and is back in its last. */
  readonly departs: PlaceTime;
  readonly returns: PlaceTime;
  readonly days: readonly PortDay[];
}

/** Who shares a cabin. Ages of children on the last day of the sailing, 0 to 11. */
export interface CabinParty {
  readonly adults: number;
  readonly childAges: readonly number[];
}

export function guestCount({ adults, childAges }: CabinParty): number {
  return adults + childAges.length;
}

/**
 * Guests of a cabin in the order in which they are named: adults, then children as their ages were given.
 *
 * @example guestTypes({ adults: 2, childAges: [7, 1] }) // => ['adult', 'adult', 'child', 'infant']
 */
export function guestTypes({ adults, childAges }: CabinParty): readonly TravellerType[] {
  return [
    ...Array.from({ length: adults }, (): TravellerType => 'adult'),
    ...childAges.map((age): TravellerType => (age < 2 ? 'infant' : 'child')),
  ];
}

export interface CruiseCabin {
  readonly kind: CabinKind;
  /** Absent of a guarantee: the line gives the cabin, of this kind or a better one, before boarding. */
  readonly number?: string;
  readonly deck?: number;
  readonly squareMetres: number;
}

/** Calendar day of a sailing's day, by the clock of its first port. */
export function dateOfDay({ departs }: Pick<Sailing, 'departs'>, { day }: Pick<PortDay, 'day'>): IsoDate {
  return addDays(dateOfLocal(departs.local), day - 1);
}

/** 'Mumbai – Goa – Mumbai': the ports in their order, of one that is called at on two days in a row once. */
export function portsInShort({ days }: Pick<Sailing, 'days'>): string {
  const names = days.flatMap(({ port }) => port?.name ?? []);
  return names.filter((name, at) => name !== names[at - 1]).join(' – ');
}

/** Countries that are called at. */
export function countriesOf({ days }: Pick<Sailing, 'days'>): readonly string[] {
  return [...new Set(days.flatMap(({ port }) => port?.country ?? []))];
}

/** Whether it calls at another country than it is sold in: passports are asked for. */
export function isAbroad(sailing: Pick<Sailing, 'days'>, country: string): boolean {
  return countriesOf(sailing).some((each) => each !== country);
}
