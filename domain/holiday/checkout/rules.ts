/** What has to be said to book a package: who sleeps in each room, and who pays for it where tax is collected from who pays. */
import { checkPan } from '../../agency/pan.ts';
import { checkFirstName, checkLastName } from '../../people/names.ts';
import { checkTitle, genderOfTitle, isTitle } from '../../people/titles.ts';
import type { Traveller } from '../../people/traveller.ts';
import { firstOf, required, type Violation, violation, within } from '../../rules/violation.ts';
import type { Payer } from '../booking/holiday-booking.ts';
import { infantBelow, type RoomParty } from '../trip/party.ts';

/** Somebody as typed. `age` of children alone, as it was searched for. */
export interface GuestDraft {
  readonly room: number;
  readonly age?: number | undefined;
  readonly title?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly savedId?: string | undefined;
}

export interface PayerDraft {
  readonly name?: string | undefined;
  readonly pan?: string | undefined;
}

export interface HolidayDraft {
  readonly guests: readonly GuestDraft[];
  readonly payers?: readonly PayerDraft[] | undefined;
  readonly wishes?: string | undefined;
}

export const wishesMost = 500;
const payerNameMost = 80;

/**
 * Everybody of every room is named, adults first; as many and as old as was quoted. Paths: `guests[n]…`; `guests` where one is missing or
 * too many (`room-full`, `room-lead`); `payers[n].name`, `payers[n].pan`, where `collects`; `wishes`.
 */
export function checkHoliday(
  { guests, payers = [], wishes = '' }: HolidayDraft,
  { rooms, collects }: { readonly rooms: readonly RoomParty[]; readonly collects: boolean },
): readonly Violation[] {
  return [
    ...rooms.flatMap((party, room) => checkRoom(guests, party, room)),
    ...(guests.some(({ room }) => rooms[room] === undefined) ? [violation('not-a-choice', 'guests')] : []),
    ...guests.flatMap(({ title, firstName, lastName, age }, at) =>
      within(`guests[${at}]`, [
        ...checkTitle(title, age === undefined ? 'adult' : 'child'),
        ...checkFirstName(firstName),
        ...checkLastName(lastName),
      ]),
    ),
    ...(collects ? rooms.flatMap((_, at) => within(`payers[${at}]`, checkPayer(payers[at] ?? {}))) : []),
    ...(wishes.length > wishesMost ? [violation('too-long', 'wishes', { most: wishesMost })] : []),
  ];
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

function checkRoom(
  guests: readonly GuestDraft[],
  { adults, childAges }: RoomParty,
  room: number,
): readonly Violation[] {
  const own = guests.filter((guest) => guest.room === room);
  const ages = own.flatMap(({ age }) => (age === undefined ? [] : [age])).toSorted((one, other) => one - other);
  const grown = own.length - ages.length;
  if (grown < 1) return [violation('room-lead', 'guests', { room: room + 1 })];
  const fits = grown === adults && ages.join() === childAges.toSorted((one, other) => one - other).join();
  return fits ? [] : [violation('room-full', 'guests', { room: room + 1 })];
}

/** @example panAsKept(' abcpd1234e ') // => 'ABCPD1234E' */
export function panAsKept(pan: string): string {
  return pan.trim().toUpperCase();
}

/** Those in whose names the rooms are first, in the order of the rooms. Of guests that keep the rules. */
export function guestsInOrder(guests: readonly GuestDraft[], rooms: number): readonly GuestDraft[] {
  const leads = Array.from({ length: rooms }, (_, room) =>
    guests.find((guest) => guest.room === room && guest.age === undefined),
  ).flatMap((lead) => lead ?? []);
  return [...leads, ...guests.filter((guest) => !leads.includes(guest))];
}

export function travellerOf({ title = '', firstName = '', lastName = '', age, savedId }: GuestDraft): Traveller {
  const tidy = (name: string) => name.trim().replace(/ +/g, ' ');
  const gender = genderOfTitle(title);
  return {
    type: age === undefined ? 'adult' : age < infantBelow ? 'infant' : 'child',
    title: isTitle(title) ? title : 'Mr',
    firstName: tidy(firstName),
    lastName: tidy(lastName),
    ...(gender && { gender }),
    ...(savedId !== undefined && { savedId }),
  };
}

/** Of payers that keep the rules. */
export function payersKept(payers: readonly PayerDraft[], rooms: number): readonly Payer[] {
  return payers.slice(0, rooms).map(({ name = '', pan = '' }) => ({ name: name.trim(), pan: panAsKept(pan) }));
}
