/** What of a hold's travellers may still be given or put right, and what would make other people of them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkCompleted, completesName, correctedMost } from '#domain/flight/checkout/complete-held.ts';
import { checkFlightBooking, travelDatesOf } from '#domain/flight/checkout/rules.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { makeContact, makeTraveller } from '#tests/fixtures/booking.ts';
import { makeQuote, today } from '#tests/fixtures/flight.ts';

const { itineraries, options, required, party } = makeQuote();
const passport = {
  number: 'Z1234567',
  issuedOn: isoDate('2020-01-10'),
  expiresOn: isoDate('2039-01-09'),
  placeOfIssue: 'Kochi',
  country: 'IN',
};
const held = makeTraveller({ firstName: 'Asha', lastName: 'Rao' });
const said = (traveller: TravellerDraft, more: readonly TravellerDraft[] = [], international = true) =>
  checkCompleted({ travellers: [held], itineraries, options }, [traveller, ...more], { international, today }).map(
    ({ code, path }) => `${path} ${code}`,
  );

describe('a hold', () => {
  const booked = (traveller: TravellerDraft, passportsLater: boolean) =>
    checkFlightBooking(
      { travellers: [traveller], contact: makeContact(), parameters: [], acceptTerms: true },
      { party, travelDates: travelDatesOf(itineraries), required: { ...required, passport: true }, passportsLater },
      today,
    ).map(({ path }) => path.replace('travellers[0].passport.', ''));

  test('is made without a passport where the airline takes it later, and never with a part of one', () => {
    expect(booked(held, false)).toEqual(['number', 'issuedOn', 'expiresOn', 'placeOfIssue', 'country']);
    expect(booked(held, true)).toEqual([]);
    expect(booked({ ...held, passport: { placeOfIssue: 'IN', country: 'IN' } }, true)).toEqual([]);
    expect(booked({ ...held, passport: { ...passport, expiresOn: undefined } }, true)).toEqual(['expiresOn']);
    expect(booked({ ...held, passport }, true)).toEqual([]);
  });

  test.each<[string, TravellerDraft, readonly string[]]>([
    ['a passport given', { ...held, passport }, []],
    ['a passport still missing', held, []],
    [
      'a part of a passport',
      { ...held, passport: { number: 'Z1234567' } },
      [
        'travellers[0].passport.issuedOn required',
        'travellers[0].passport.expiresOn required',
        'travellers[0].passport.placeOfIssue required',
        'travellers[0].passport.country required',
      ],
    ],
    ['a name written out', { ...held, firstName: 'Asha Lakshmi' }, []],
    ['a letter put right', { ...held, lastName: 'Rau' }, []],
    ['another person', { ...held, firstName: 'Meera' }, ['travellers[0].firstName name-replaced']],
    ['another family', { ...held, lastName: 'Sen' }, ['travellers[0].lastName name-replaced']],
    ['a name before the name', { ...held, firstName: 'Sri Asha' }, ['travellers[0].firstName name-replaced']],
    ['no date of birth', { ...held, dateOfBirth: '' }, ['travellers[0].dateOfBirth required']],
    ['no name', { ...held, lastName: '' }, ['travellers[0].lastName required']],
    ['another type', { ...held, type: 'child' }, ['travellers party-held']],
  ])('completed with %s', (_what, traveller, expected) => {
    expect(said(traveller)).toEqual(expected);
  });

  test('asks an adult for no date of birth where its sale asked for none', () => {
    const { dateOfBirth: _, ...undated } = held;
    const codes = (traveller: TravellerDraft) =>
      checkCompleted({ travellers: [undated], itineraries, options }, [traveller], { international: false, today });
    expect(codes(undated)).toEqual([]);
    expect(codes({ ...undated, type: 'adult', dateOfBirth: '1899-01-01' }).map(({ code }) => code)).toEqual([
      'born-too-early',
    ]);
  });

  test('of a fare for some stays theirs', () => {
    const forSeniors = { travellers: [held], itineraries, options: [{ fareType: 'senior-citizen' as const }] };
    const codes = (dateOfBirth: string) =>
      checkCompleted(forSeniors, [{ ...held, dateOfBirth }], { international: false, today }).map(({ code }) => code);
    expect(codes('1950-01-01')).toEqual([]);
    expect(codes('1990-01-01')).toEqual(['fare-age']);
  });

  test('is for as many as it was', () => {
    expect(said(held, [held])).toEqual(['travellers party-held']);
  });
});

describe('a name', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJ'), minLength: 2, maxLength: 20 });

  test('goes on as itself, and with more of it written out', () => {
    fc.assert(
      fc.property(letters, letters, (name, more) => {
        expect(completesName(name, name)).toBe(true);
        expect(completesName(name, `${name} ${more}`)).toBe(true);
        expect(completesName(name.toLowerCase(), name)).toBe(true);
      }),
    );
  });

  test.each([
    ['Laksmi', 'Lakshmi', true],
    ['Lakshmi', 'Laksmi', true],
    ['Radhakrishnan', 'Radakrisnam', true],
    ['Radhakrishnan', 'Radakrisnom', false],
    ['Radakrisnom', 'Radhakrishnan', false],
    ['Rao', 'Ruo', true],
    ['Rao', 'Ruu', false],
  ])('%s written %s is the same: %s', (before, after, isSame) => {
    expect(completesName(before, after)).toBe(isSame);
  });

  test('is corrected by so many letters, fewer than half of it, wherever they are', () => {
    const replaced = (name: string, places: ReadonlySet<number>) =>
      [...name].map((letter, at) => (places.has(at) ? 'Z' : letter)).join('');
    fc.assert(
      fc.property(letters, fc.uniqueArray(fc.nat(19), { maxLength: 6 }), (name, chosen) => {
        const places = new Set(chosen.filter((place) => place < name.length));
        const may = places.size <= correctedMost && 2 * places.size < name.length;
        expect(completesName(name, replaced(name, places))).toBe(may);
      }),
    );
  });
});
