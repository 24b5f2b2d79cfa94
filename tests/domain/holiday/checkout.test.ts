/** Who travels, as a package asks: papers abroad, dates of birth that prices go by, rooms in the order of a booking. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asKept, type BookedTrip, checkHoliday } from '#domain/holiday/checkout/rules.ts';
import { checkFlownParty, checkRooms } from '#domain/holiday/search/rules.ts';
import { agesSoldAs, placesOf, sharesOf } from '#domain/holiday/trip/party.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import { ageOn } from '#domain/people/traveller-type.ts';
import { addDays, addYears, isoDate } from '#domain/time/calendar-date.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { someParty } from '#tests/products/holiday/holiday-arbitraries.ts';

const startsOn = isoDate('2027-02-12');
const endsOn = isoDate('2027-02-17');
const passport = {
  number: 'Z1234567',
  issuedOn: isoDate('2022-05-04'),
  expiresOn: isoDate('2032-05-03'),
  placeOfIssue: 'Kochi',
  country: 'IN',
};
const tripOf = (country: string, rooms: BookedTrip['rooms']): BookedTrip => ({ country, startsOn, endsOn, rooms });
const someRooms = fc
  .tuple(someParty, fc.array(someParty, { maxLength: 2 }))
  .map(([first, rest]) => [first, ...rest] as const);
/** As they were quoted, each on the first day of the age that was searched for, with papers or without. */
const partyOf = (rooms: BookedTrip['rooms'], papers: boolean): readonly TravellerDraft[] =>
  placesOf(rooms).map(({ type, age = 35 }) =>
    makeTraveller({
      type,
      dateOfBirth: addDays(addYears(startsOn, -age), -30),
      ...(papers && { passport: { ...passport, issuedOn: addDays(startsOn, -1) } }),
    }),
  );
const codesOf = (travellers: readonly TravellerDraft[], trip: BookedTrip) =>
  checkHoliday({ travellers }, { trip, collects: false }).map(({ path, code }) => `${path} ${code}`);

describe('a package', () => {
  it('abroad asks a passport and the date of birth of everybody, at home dates of birth of the young alone', () => {
    fc.assert(
      fc.property(someRooms, (rooms) => {
        const [whole, bare] = [partyOf(rooms, true), partyOf(rooms, false)];
        expect(codesOf(whole, tripOf('ID', rooms))).toEqual([]);
        expect(codesOf(bare, tripOf('IN', rooms))).toEqual([]);
        expect(
          codesOf(bare, tripOf('ID', rooms)).filter((each) => each.endsWith('passport.number required')),
        ).toHaveLength(bare.length);
        const unborn = bare.map(({ dateOfBirth: _born, ...each }) => each);
        const asked = (country: string) =>
          codesOf(unborn, tripOf(country, rooms)).filter((each) => each.endsWith('dateOfBirth required')).length;
        expect(asked('ID')).toBe(bare.length);
        expect(asked('IN')).toBe(bare.filter(({ type }) => type !== 'adult').length);
      }),
    );
  });

  it('takes no passport that ends before the trip does', () => {
    const rooms = [{ adults: 1, childAges: [] }] as const;
    const until = (expiresOn: string) => [makeTraveller({ passport: { ...passport, expiresOn: isoDate(expiresOn) } })];
    expect(codesOf(until('2027-02-16'), tripOf('ID', rooms))).toEqual([
      'travellers[0].passport.expiresOn passport-expired',
    ]);
    expect(codesOf(until('2027-02-17'), tripOf('ID', rooms))).toEqual([]);
  });

  it('takes those who were quoted, in their order', () => {
    const rooms = [
      { adults: 1, childAges: [4] },
      { adults: 1, childAges: [] },
    ] as const;
    const [one, child, other] = partyOf(rooms, false);
    if (one === undefined || child === undefined || other === undefined) throw new Error('Three travel');
    expect(codesOf([one, child, other], tripOf('IN', rooms))).toEqual([]);
    for (const party of [[one, other, child], [one, child], []])
      expect(codesOf(party, tripOf('IN', rooms))).toContain('travellers party-quoted');
  });
});

describe('a party that flies', () => {
  it('has no more infants than adults, counted over all its rooms; on the ground a room may', () => {
    const codes = (rooms: BookedTrip['rooms']) => checkFlownParty(rooms).map(({ path, code }) => `${path} ${code}`);
    const [alone, couple] = [
      { adults: 1, childAges: [1, 0] },
      { adults: 2, childAges: [1] },
    ];
    expect(checkRooms([alone])).toEqual([]);
    expect(codes([alone])).toEqual(['rooms party-infants']);
    expect(codes([alone, couple])).toEqual([]);
    expect(codes([{ adults: 1, childAges: [2, 1] }])).toEqual([]);
  });
});

describe('a child', () => {
  it('is of the ages that its price is for, on the first day or on the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 13 * 366 }), (age, days) => {
        const dateOfBirth = addDays(startsOn, -days);
        const rooms = [{ adults: 2, childAges: [age] }] as const;
        const [first, second, child] = partyOf(rooms, false);
        if (first === undefined || second === undefined || child === undefined) throw new Error('Three travel');
        const said = codesOf([first, second, { ...child, dateOfBirth }], tripOf('IN', rooms));
        // What a price goes by, from ages alone: who would share the room how.
        const share = (years: number) => (years > 11 ? 'grown' : sharesOf({ adults: 2, childAges: [years] }).at(-1));
        const [begins, ends] = [ageOn(dateOfBirth, startsOn), ageOn(dateOfBirth, endsOn)];
        const typed = (years: number) => (years < 2 ? 'infant' : years < 12 ? 'child' : 'adult');
        if (typed(ends) !== typed(age)) expect(said).toEqual(['travellers[2].dateOfBirth age-band']);
        else if (share(age) === share(begins) || share(age) === share(ends)) expect(said).toEqual([]);
        else expect(said).toEqual(['travellers[2].dateOfBirth age-sold']);
      }),
    );
  });

  it('is said the ages that its price is for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 11 }), (one, other) => {
        const { least, most } = agesSoldAs(one);
        const alike =
          sharesOf({ adults: 2, childAges: [one] }).at(-1) === sharesOf({ adults: 2, childAges: [other] }).at(-1);
        expect(other >= least && other <= most).toBe(alike);
      }),
    );
  });
});

it('a booking has those first in whose names the rooms are, and everybody in their room once', () => {
  fc.assert(
    fc.property(someRooms, (rooms) => {
      const places = placesOf(rooms);
      const { travellers, guests } = asKept(rooms, places);
      expect(travellers).toHaveLength(places.length);
      expect(new Set(guests.flat()).size).toBe(places.length);
      guests.forEach((own, room) => {
        expect(own[0]).toBe(room);
        expect(own.map((at) => travellers[at])).toEqual(places.filter((place) => place.room === room));
        expect(travellers[own[0]]?.type).toBe('adult');
      });
    }),
  );
});
