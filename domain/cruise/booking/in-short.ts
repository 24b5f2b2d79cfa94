/** A cruise in a few words. */
import type { Booking, InShort, Unit } from '../../booking/booking.ts';
import { leadTravellerOf, type Named, nameOf } from '../../booking/in-short.ts';
import type { Beginning } from '../../booking/passenger-calendar.ts';
import { peopleOf, type Presence } from '../../booking/presence.ts';
import { stands, unitsShown } from '../../booking/units.ts';
import { dateOfLocal } from '../../time/place-time.ts';
import { guestCount, type Sailing } from '../sailing/sailing.ts';
import type { BookedCabin, CruiseTerms, SharedCabin } from './cruise-booking.ts';

export type CruiseInShort = Pick<CruiseTerms, 'sailing' | 'cabins'> &
  Pick<Booking, 'gone'> & { readonly travellers: readonly Named[] };

/** Cabins with the positions of their guests, who are named cabin by cabin. */
export function withGuests<Cabin extends SharedCabin>(
  cabins: readonly [Cabin, ...Cabin[]],
): readonly [Cabin & BookedCabin, ...(Cabin & BookedCabin)[]] {
  let next = 0;
  const seated = (cabin: Cabin): Cabin & BookedCabin => {
    const first = next;
    next += guestCount(cabin.party);
    const others = Array.from({ length: guestCount(cabin.party) - 1 }, (_, at) => first + at + 1);
    return { ...cabin, guests: [first, ...others] };
  };
  const [first, ...others] = cabins;
  return [seated(first), ...others.map(seated)];
}

export function cabinUnits({ cabins }: { readonly cabins: readonly Pick<BookedCabin, 'guests'>[] }): readonly Unit[] {
  return cabins.map(({ guests: [traveller] }, item) => ({ traveller, item }));
}

/** Positions of the guests of some cabins, in order. */
export function guestsOf({ cabins }: Pick<CruiseInShort, 'cabins'>, units: readonly Unit[]): readonly number[] {
  return units.flatMap(({ item }) => cabins[item]?.guests ?? []).toSorted((one, other) => one - other);
}

export function namesOf(
  { travellers }: Pick<CruiseInShort, 'travellers'>,
  positions: readonly number[],
): readonly string[] {
  return positions.flatMap((at) => travellers[at] ?? []).map(nameOf);
}

/**
 * What a guest boards by: the line's reference, with the guest's place in the booking.
 *
 * @example passOf('CX48213377', 1) // => 'CX48213377-2'
 */
export function passOf(reference: string, traveller: number): string {
  return `${reference}-${traveller + 1}`;
}

/** 'Konkan coast, Sagarika'. */
export function cruiseTitle({ name, ship }: Pick<Sailing, 'name' | 'ship'>): string {
  return `${name}, ${ship.name}`;
}

/** Of what is left of it. */
export function cruiseInShort(booking: CruiseInShort): InShort {
  const { sailing, travellers } = booking;
  const left = guestsOf(booking, unitsShown(booking, cabinUnits(booking)));
  return {
    title: cruiseTitle(sailing),
    mark: sailing.ship.line,
    startsOn: dateOfLocal(sailing.departs.local),
    endsOn: dateOfLocal(sailing.returns.local),
    leadTraveller: leadTravellerOf(left.flatMap((at) => travellers[at] ?? [])),
    travellerCount: left.length,
  };
}

export function cruisePresence({ sailing, travellers }: Omit<CruiseInShort, 'gone'>): Presence {
  return {
    people: peopleOf(travellers),
    from: dateOfLocal(sailing.departs.local),
    until: dateOfLocal(sailing.returns.local),
    later: [],
  };
}

/** The sailing, with the guests of the cabins that still stand. */
export function cruiseBeginnings(booking: CruiseInShort): readonly Beginning[] {
  const { sailing } = booking;
  const left = cabinUnits(booking).filter((unit) => stands(booking, unit));
  return [
    {
      item: 0,
      leg: 'outward',
      mark: sailing.ship.line,
      title: cruiseTitle(sailing),
      begins: sailing.departs.local,
      ends: sailing.returns.local,
      travellers: namesOf(booking, guestsOf(booking, left)),
    },
  ];
}
