/** What must be said of those who sleep there. */
import { checkPan } from '../../agency/pan.ts';
import { checkFirstName, checkLastName } from '../../people/names.ts';
import { checkPassport, type PassportDraft } from '../../people/passport.ts';
import { checkTitle } from '../../people/titles.ts';
import { isMissing, required, type Violation, violation, within } from '../../rules/violation.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type { GuestPapers } from '../quote/quote.ts';
import type { RoomParty } from '../search/request.ts';

/** A guest as typed. */
export interface GuestDraft {
  readonly room: number;
  readonly title?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly age?: number | undefined;
  readonly pan?: string | undefined;
  readonly passport?: PassportDraft | undefined;
}

export interface StayFacts {
  readonly rooms: readonly RoomParty[];
  readonly papers: GuestPapers;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
}

/** Most characters of what is asked of the hotel. */
export const requestsMostCharacters = 500;

/**
 * Every room has an adult in whose name it is, first among its guests, and no more guests than were searched for, children of
 * the ages searched. Names as everywhere. A PAN of the first lead guest or of each, a passport of each, where the papers ask
 * for it. Paths: `guests[n]…`, and `guests` for a room without anybody: `room-lead` (room, from 1), `room-full`.
 */
export function checkGuests(guests: readonly GuestDraft[], facts: StayFacts): readonly Violation[] {
  const { rooms, papers, checkIn, checkOut } = facts;
  const leads = rooms.map((_, room) => guests.findIndex((guest) => guest.room === room));
  return [
    ...leads.flatMap((lead, room) => {
      const guest = guests[lead];
      return guest === undefined || guest.age !== undefined
        ? [violation('room-lead', 'guests', { room: room + 1 })]
        : [];
    }),
    ...guests.flatMap((guest, index) => {
      const isLead = leads.includes(index);
      const panAsked = isLead && (papers.pan === 'each-room' || (papers.pan === 'of-one' && guest.room === 0));
      return within(`guests[${index}]`, [
        ...checkPlace(guest, index, guests, rooms),
        ...checkTitle(guest.title, guest.age === undefined ? 'adult' : 'child'),
        ...checkFirstName(guest.firstName),
        ...checkLastName(guest.lastName),
        ...(panAsked ? required(guest.pan, 'pan') : []),
        ...(isMissing(guest.pan) ? [] : checkPan(guest.pan ?? '', 'pan')),
        ...(isLead && papers.passport
          ? within('passport', checkPassport(guest.passport ?? {}, { first: checkIn, last: checkOut }))
          : []),
      ]);
    }),
  ];
}

function checkPlace(
  { room, age }: GuestDraft,
  index: number,
  guests: readonly GuestDraft[],
  rooms: readonly RoomParty[],
): readonly Violation[] {
  const party = rooms[room];
  if (party === undefined) return [violation('not-a-choice', 'room')];
  const before = guests.slice(0, index).filter((guest) => guest.room === room);
  if (age === undefined) {
    const adults = before.filter((guest) => guest.age === undefined).length;
    return adults < party.adults ? [] : [violation('room-full', 'room', { room: room + 1 })];
  }
  const same = party.childAges.filter((each) => each === age).length;
  return before.filter((guest) => guest.age === age).length < same ? [] : [violation('room-child', 'age', { age })];
}
