/** What has to be said to book a package: who sleeps in each room, and who pays for it where tax is collected from who pays. */
import { checkPan } from '../../agency/pan.ts';
import { checkTraveller, countByType, type JourneyFacts, type TravellerDraft } from '../../people/traveller.ts';
import { ageOn } from '../../people/traveller-type.ts';
import { firstOf, required, type Violation, violation, within } from '../../rules/violation.ts';
import { parseIsoDate } from '../../time/calendar-date.ts';
import type { Payer } from '../booking/holiday-booking.ts';
import { isAbroad } from '../package/package.ts';
import { agesSoldAs, type Place, placesOf } from '../trip/party.ts';
import type { HolidayTrip } from '../trip/trip.ts';

export interface PayerDraft {
  readonly name?: string | undefined;
  readonly pan?: string | undefined;
}

export interface HolidayDraft {
  /** Room by room, in each the adults first, then the children as they were quoted. */
  readonly travellers: readonly TravellerDraft[];
  readonly payers?: readonly PayerDraft[] | undefined;
  readonly wishes?: string | undefined;
}

export type BookedTrip = Pick<HolidayTrip, 'rooms' | 'country' | 'startsOn' | 'endsOn'>;

export const wishesMost = 500;
const payerNameMost = 80;

/** What hotels and airlines ask of who travels: abroad everybody's date of birth and passport, at home the dates of birth that prices go by. */
export function tripJourney({ country, startsOn, endsOn }: Omit<BookedTrip, 'rooms'>): JourneyFacts {
  const international = isAbroad({ country });
  return {
    travelDates: { first: startsOn, last: endsOn },
    international,
    birthDates: international ? 'all' : 'young',
  };
}

/**
 * Everybody who was quoted, as old as they were quoted. Paths: `travellers` (`party-quoted` where others travel than were quoted, or in
 * another order), `travellers[n]…`; `payers[n].name`, `payers[n].pan`, where `collects`; `wishes`.
 */
export function checkHoliday(
  { travellers, payers = [], wishes = '' }: HolidayDraft,
  { trip, collects }: { readonly trip: BookedTrip; readonly collects: boolean },
): readonly Violation[] {
  const places = placesOf(trip.rooms);
  const isQuoted = places.length === travellers.length && places.every(({ type }, at) => travellers[at]?.type === type);
  const facts = tripJourney(trip);
  return [
    ...(isQuoted ? [] : [violation('party-quoted', 'travellers', { ...countByType(places) })]),
    ...travellers.flatMap((traveller, index) => [
      ...checkTraveller(traveller, { ...facts, index }),
      ...within(`travellers[${index}]`, checkAgeSold(traveller, places[index], trip)),
    ]),
    ...(collects ? trip.rooms.flatMap((_, at) => within(`payers[${at}]`, checkPayer(payers[at] ?? {}))) : []),
    ...(wishes.length > wishesMost ? [violation('too-long', 'wishes', { most: wishesMost })] : []),
  ];
}

/** A child is of the ages that its price is for on the first day or on the last; who outgrows them between has either. */
function checkAgeSold(
  { dateOfBirth, type }: TravellerDraft,
  place: Place | undefined,
  { startsOn, endsOn }: BookedTrip,
): readonly Violation[] {
  const born = parseIsoDate(dateOfBirth ?? '');
  if (place?.age === undefined || type !== 'child' || place.type !== type || born === undefined) return [];
  const { least, most } = agesSoldAs(place.age);
  const [first, last] = [ageOn(born, startsOn), ageOn(born, endsOn)];
  // Of another type of traveller something else is said.
  if (last < agesSoldAs(2).least || last > agesSoldAs(11).most) return [];
  return [first, last].some((age) => age >= least && age <= most)
    ? []
    : [violation('age-sold', 'dateOfBirth', { age: first, on: startsOn, least, most })];
}

function checkPayer({ name = '', pan = '' }: PayerDraft): readonly Violation[] {
  return [
    ...firstOf(
      required(name, 'name'),
      name.trim().length > payerNameMost ? [violation('too-long', 'name', { most: payerNameMost })] : [],
    ),
    ...firstOf(required(pan, 'pan'), checkPan(panAsKept(pan), 'pan')),
  ];
}

/** @example panAsKept(' abcpd1234e ') // => 'ABCPD1234E' */
export function panAsKept(pan: string): string {
  return pan.trim().toUpperCase();
}

/**
 * Of travellers in the order of their rooms, as a booking keeps them: those in whose names the rooms are first. `guests`: where each room's
 * are then.
 *
 * @example asKept([{ adults: 2, childAges: [8] }, { adults: 1, childAges: [] }], ['Asha', 'Ravi', 'Tara', 'Omar']) // => { travellers: ['Asha', 'Omar', 'Ravi', 'Tara'], guests: [[0, 2, 3], [1]] }
 */
export function asKept<Guest>(
  rooms: HolidayTrip['rooms'],
  guests: readonly Guest[],
): { readonly travellers: readonly Guest[]; readonly guests: readonly (readonly [number, ...number[]])[] } {
  const places = placesOf(rooms);
  const leads = rooms.map((_, room) => places.findIndex((place) => place.room === room));
  const order = [...leads, ...places.keys()].filter((place, at, all) => all.indexOf(place) === at);
  return {
    travellers: order.flatMap((place) => guests[place] ?? []),
    guests: rooms.map((_, room) => [
      room,
      ...order.flatMap((place, at) => (at >= rooms.length && places[place]?.room === room ? [at] : [])),
    ]),
  };
}

/** Of payers that keep the rules. */
export function payersKept(payers: readonly PayerDraft[], rooms: number): readonly Payer[] {
  return payers.slice(0, rooms).map(({ name = '', pan = '' }) => ({ name: name.trim(), pan: panAsKept(pan) }));
}
