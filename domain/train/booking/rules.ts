/** Who may be booked on a train, how and when: the railway's rules for tickets that agents sell. */
import { type Violation, violation } from '../../rules/violation.ts';
import { addDays, type IsoDate } from '../../time/calendar-date.ts';
import { type Instant, plusMinutes } from '../../time/instant.ts';
import { localDateTime, placeTimeAt, toInstant } from '../../time/place-time.ts';
import type { Gender } from '../../people/gender.ts';
import {
  type BerthKind,
  hasBerths,
  isAirConditioned,
  isLower,
  type Quota,
  type TrainClass,
} from '../berths/classes.ts';
import type { BerthSeeker } from '../berths/place-party.ts';
import { railwayZone } from '../timetable/train.ts';

/** A traveller as fares and berths go by. */
export interface RailPassenger {
  /** Whole years on the day of travel. */
  readonly age: number;
  readonly gender: Gender;
  readonly wish?: BerthKind;
  /** Of a child: with a berth of its own, at the full fare. Everybody of 12 and over has one. */
  readonly ownBerth?: boolean;
}

export const mostPassengers = 6;
export const mostInTatkal = 4;
/** Days before the journey on which booking opens, the day of the journey left out; since 1 November 2024. */
export const daysAhead = 60;

/** Whether a traveller takes a berth: a child under 12 only where one is asked for it. */
export function takesBerth({ age, ownBerth = false }: RailPassenger): boolean {
  return age >= 12 || ownBerth;
}

/** Whether a traveller pays: under 5 without a berth, nothing. */
export function isFree(passenger: RailPassenger): boolean {
  return passenger.age < 5 && !takesBerth(passenger);
}

/** Men from 60 on and women from 45 on, for whom there are lower berths. */
export function isSenior({ age, gender }: RailPassenger): boolean {
  return age >= (gender === 'female' ? 45 : 60);
}

/**
 * The quota that a party is booked from: lower berths are for one senior or two; of anybody else who asks for them the railway
 * makes the general quota.
 *
 * @example quotaFor([{ age: 38, gender: 'female' }], 'SS') // => 'GN'
 */
export function quotaFor(party: readonly RailPassenger[], asked: Quota): Quota {
  return asked === 'SS' && (party.length > 2 || !party.every(isSenior)) ? 'GN' : asked;
}

/**
 * What stands against a party: its size, its ages, and whom its quota is for. Paths: `travellers`, `travellers[n].age`,
 * `travellers[n].wish`, `quota`.
 *
 * @example checkRailParty([{ age: 4, gender: 'male' }], 'GN', 'SL').map(({ code }) => code) // => ['rail-child-alone']
 */
export function checkRailParty(
  party: readonly RailPassenger[],
  quota: Quota,
  travelClass: TrainClass,
): readonly Violation[] {
  const most = quota === 'TQ' ? mostInTatkal : mostPassengers;
  const withBerth = party.filter(takesBerth);
  return [
    ...(party.length === 0 ? [violation('required', 'travellers')] : []),
    ...(party.length > most ? [violation('rail-party-size', 'travellers', { most })] : []),
    ...(party.length > 0 && withBerth.length === 0 ? [violation('rail-child-alone', 'travellers')] : []),
    ...party.flatMap(({ age, wish }, at) => [
      ...(Number.isInteger(age) && age >= 0 && age <= 125 ? [] : [violation('rail-age', `travellers[${at}].age`)]),
      ...(wish === undefined || hasBerths(travelClass) === isLying(wish)
        ? []
        : [violation('not-a-choice', `travellers[${at}].wish`)]),
    ]),
    ...(quota === 'LD' && party.some(({ age, gender }) => gender !== 'female' && age >= 12)
      ? [violation('rail-ladies-only', 'quota')]
      : []),
  ];
}

function isLying(kind: BerthKind): boolean {
  return kind !== 'WS' && kind !== 'MS' && kind !== 'AS';
}

/** Berths as they are wished for, best first: who is a senior gets a lower one where no other is wished for. */
export function wishesOf(passenger: RailPassenger, travelClass: TrainClass): readonly BerthKind[] {
  if (!hasBerths(travelClass)) return passenger.wish === undefined ? ['WS'] : [passenger.wish];
  if (passenger.wish !== undefined) return [passenger.wish];
  return isSenior(passenger) ? ['LB', 'SLB'] : [];
}

/** Choice of berths of a traveller: a senior without another wish gets a lower one first. */
export function seekerOf(passenger: RailPassenger, travelClass: TrainClass): BerthSeeker {
  const wishes = wishesOf(passenger, travelClass);
  const isDue = isSenior(passenger) && hasBerths(travelClass) && wishes.some(isLower);
  return { wishes, ...(isDue && { lowerFirst: true }) };
}

/** When agents may book: the railway's opening and the minutes for which they are barred. */
export interface BookingWindow {
  readonly opens: Instant;
  readonly agentsFrom: Instant;
}

/**
 * When booking opens for a train that begins on a day. General: 60 days before, at 08:00, agents ten minutes later. Tatkal: the
 * day before at 10:00 in AC classes and 11:00 elsewhere, agents half an hour later.
 *
 * @example bookingWindow('TQ', '3A', isoDate('2026-12-10')).agentsFrom // => instant('2026-12-09T05:00:00Z')
 */
export function bookingWindow(quota: Quota, travelClass: TrainClass, began: IsoDate): BookingWindow {
  const isTatkal = quota === 'TQ';
  const day = addDays(began, isTatkal ? -1 : -daysAhead);
  const hour = isTatkal ? (isAirConditioned(travelClass) ? '10:00' : '11:00') : '08:00';
  const opens = toInstant({ local: localDateTime(`${day}T${hour}`), zone: railwayZone });
  return { opens, agentsFrom: plusMinutes(opens, isTatkal ? 30 : 10) };
}

/** What stands against booking at a moment: not open yet, barred for agents, the last chart made. Path `date`. */
export function checkWindow(
  { quota, travelClass, began }: { readonly quota: Quota; readonly travelClass: TrainClass; readonly began: IsoDate },
  charted: Instant,
  now: Instant,
): readonly Violation[] {
  const { opens, agentsFrom } = bookingWindow(quota, travelClass, began);
  const local = (at: Instant) => placeTimeAt(at, railwayZone).local.replace('T', ' ');
  if (now < opens) return [violation('rail-not-open', 'date', { at: local(opens) })];
  if (now < agentsFrom) return [violation('rail-agents-barred', 'date', { at: local(agentsFrom) })];
  return now >= charted ? [violation('rail-charted', 'date')] : [];
}

/** An agent's fee of a booking, at most: 20 rupees in 2S and SL, 40 in AC classes. In paise, GST not included. */
export function mostAgentFee(travelClass: TrainClass): number {
  return isAirConditioned(travelClass) ? 4000 : 2000;
}
