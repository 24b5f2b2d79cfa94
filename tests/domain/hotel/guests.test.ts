import { describe, expect, it } from 'vitest';
import { checkGuests, type GuestDraft, type StayFacts } from '#domain/hotel/booking/guest-rules.ts';
import { checkNights, checkRooms } from '#domain/hotel/search/rules.ts';
import { guestPapers } from '#domain/hotel/tax/guest-papers.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';

const facts: StayFacts = {
  rooms: [
    { adults: 2, childAges: [5] },
    { adults: 1, childAges: [] },
  ],
  papers: { pan: 'none', passport: false },
  checkIn: isoDate('2027-01-12'),
  checkOut: isoDate('2027-01-15'),
};
const asha: GuestDraft = { room: 0, title: 'Ms', firstName: 'Asha', lastName: 'Rao' };
const omar: GuestDraft = { room: 1, title: 'Mr', firstName: 'Omar', lastName: 'Khan' };
const saidOf = (guests: readonly GuestDraft[], more: Partial<StayFacts> = {}) =>
  checkGuests(guests, { ...facts, ...more }).map(({ code, path }) => `${path} ${code}`);

describe('guests', () => {
  it('need no more than one adult a room', () => expect(saidOf([asha, omar])).toEqual([]));

  it('are missed where a room is in nobody’s name, or in a child’s', () => {
    expect(saidOf([asha])).toEqual(['guests room-lead']);
    expect(saidOf([{ ...asha, age: 5, title: 'Mstr' }, omar])).toEqual(['guests room-lead']);
  });

  it('are no more than were searched for', () => {
    expect(saidOf([asha, omar, { ...omar, firstName: 'Sara' }])).toEqual(['guests[2].room room-full']);
    const child = { ...asha, firstName: 'Kabir', title: 'Mstr' };
    expect(saidOf([asha, omar, { ...child, age: 5 }])).toEqual([]);
    expect(saidOf([asha, omar, { ...child, age: 6 }])).toEqual(['guests[2].age room-child']);
    expect(saidOf([asha, omar, { ...child, age: 5 }, { ...child, age: 5 }])).toEqual(['guests[3].age room-child']);
  });

  it('give a PAN: one for all, or one a room', () => {
    const pan = 'ABCPD1234E';
    const [one, each] = [
      { pan: 'of-one' as const, passport: false },
      { pan: 'each-room' as const, passport: false },
    ];
    expect(saidOf([asha, omar], { papers: one })).toEqual(['guests[0].pan required']);
    expect(saidOf([{ ...asha, pan }, omar], { papers: one })).toEqual([]);
    expect(saidOf([{ ...asha, pan }, omar], { papers: each })).toEqual(['guests[1].pan required']);
    expect(saidOf([{ ...asha, pan: 'ABC' }, omar])).toEqual(['guests[0].pan pan-form']);
  });

  it('give a passport where it is asked for', () => {
    const said = saidOf([asha, omar], { papers: { pan: 'none', passport: true } });
    expect(said).toContain('guests[0].passport.number required');
    expect(said).toContain('guests[1].passport.number required');
  });
});

it.each([
  ['IN', 'AE', 'IN', 3, 'of-one', false],
  ['IN', 'AE', 'IN', 4, 'each-room', false],
  ['IN', 'IN', 'IN', 4, 'none', false],
  ['IN', 'AE', 'GB', 1, 'none', true],
  ['AE', 'AE', 'AE', 1, 'none', false],
  ['AE', 'IN', 'AE', 1, 'none', true],
] as const)(
  'sold from %s in %s to %s, %i rooms need the papers %s %s',
  (soldFrom, country, nationality, rooms, pan, passport) => {
    expect(guestPapers({ soldFrom, country, nationality, rooms })).toEqual({ pan, passport });
  },
);

describe('rooms that are searched for', () => {
  it('are one to nine, of people whose ages are known', () => {
    const room = { adults: 2, childAges: [] };
    const codes = (rooms: Parameters<typeof checkRooms>[0]) => checkRooms(rooms).map(({ code }) => code);
    expect(codes([])).toEqual(['required']);
    expect(codes(Array.from({ length: 9 }, () => room))).toEqual([]);
    expect(codes(Array.from({ length: 10 }, () => room))).toEqual(['rooms-most']);
    expect(codes([{ adults: 0, childAges: [] }])).toEqual(['room-adults']);
    expect(codes([{ adults: 1, childAges: [1, 2, 3, 4, 5] }])).toEqual(['room-children']);
    expect(codes([{ adults: 1, childAges: [-1] }])).toEqual(['child-age']);
  });

  it('are stayed in for at most thirty nights, within what hotels have prices for', () => {
    const today = isoDate('2026-11-20');
    const codes = (ahead: number, nights: number) =>
      checkNights(addDays(today, ahead), addDays(today, ahead + nights), today).map(({ code }) => code);
    expect([codes(500, 30), codes(501, 30), codes(500, 31)]).toEqual([[], ['date-too-far'], ['nights-most']]);
  });
});
