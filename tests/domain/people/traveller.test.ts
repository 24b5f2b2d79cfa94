import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adviseOnTraveller,
  checkParty,
  checkPartyCounts,
  checkTraveller,
  checkTravellers,
  completeTraveller,
  type TravellerDraft,
} from '#domain/people/traveller.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { anyTravelDates, anyTravellerType, goodParty, goodTraveller } from '#tests/arbitraries/people.ts';

const travelDates = { first: isoDate('2026-11-24'), last: isoDate('2026-11-27') };
const domestic = { index: 0, travelDates, international: false };
const international = { ...domestic, international: true };

const asha: TravellerDraft = {
  type: 'adult',
  title: 'Ms',
  firstName: 'Asha',
  lastName: 'Rao',
  dateOfBirth: '1988-03-12',
  gender: 'female',
  passport: {
    number: 'Z1234567',
    issuedOn: '2020-01-10',
    expiresOn: '2030-01-09',
    placeOfIssue: 'Kochi',
    country: 'IN',
  },
};

/** Violations as short lines: path less the traveller, and code. */
function lines(draft: TravellerDraft, facts = domestic): readonly string[] {
  return checkTraveller(draft, facts).map(({ path, code }) => `${path.replace('travellers[0].', '')} ${code}`);
}

describe('a party that keeps the rules', () => {
  test('breaks none, and is complete', () => {
    fc.assert(
      fc.property(goodParty, fc.boolean(), ({ travel, travellers }, abroad) => {
        const journey = { travelDates: travel, international: abroad };
        expect(checkTravellers(travellers, journey)).toStrictEqual([]);
        travellers.forEach((traveller, index) => {
          expect(completeTraveller(traveller, { ...journey, index })).toStrictEqual({ traveller });
        });
      }),
    );
  });

  test('breaks one as soon as any required field is missing, at that field and no other', () => {
    const field = fc.constantFrom('title', 'firstName', 'lastName', 'dateOfBirth', 'gender');
    const missing = fc.constantFrom(undefined, '', '  ');
    fc.assert(
      fc.property(
        anyTravelDates.chain((travel) =>
          fc.tuple(
            fc.constant(travel),
            anyTravellerType.chain((type) => goodTraveller(type, travel)),
          ),
        ),
        field,
        missing,
        fc.nat(8),
        ([travel, traveller], name, value, index) => {
          const draft = { ...traveller, [name]: value };
          const violations = checkTraveller(draft, { index, travelDates: travel, international: true });
          expect(violations).toStrictEqual([{ code: 'required', path: `travellers[${index}].${name}` }]);
        },
      ),
    );
  });

  test('needs every field of the passport abroad, and none at home', () => {
    const field = fc.constantFrom('number', 'issuedOn', 'expiresOn', 'placeOfIssue', 'country');
    fc.assert(
      fc.property(
        anyTravelDates.chain((travel) => fc.tuple(fc.constant(travel), goodTraveller('adult', travel))),
        field,
        ([travel, traveller], name) => {
          const draft = { ...traveller, passport: { ...traveller.passport, [name]: '' } };
          const facts = { index: 0, travelDates: travel };
          expect(checkTraveller(draft, { ...facts, international: true })).toStrictEqual([
            { code: 'required', path: `travellers[0].passport.${name}` },
          ]);
          expect(checkTraveller(draft, { ...facts, international: false })).toStrictEqual([]);
        },
      ),
    );
  });
});

describe('a passport that a domestic journey does not ask for', () => {
  test.each([
    [{ number: 'Z12' }, 'passport.number passport-form'],
    [{ number: '!!!!!!' }, 'passport.number passport-form'],
    [{ expiresOn: '2026-11-26' }, 'passport.expiresOn passport-expired'],
    [{ expiresOn: 'soon' }, 'passport.expiresOn date-form'],
    [{ issuedOn: '2026-12-01', expiresOn: '2030-01-09' }, 'passport.issuedOn passport-not-issued'],
    [{ issuedOn: '1980-01-01' }, 'passport.issuedOn date-not-before'],
    [{ country: 'India' }, 'passport.country country-form'],
  ])('keeps the same rules where it is given: %j', (passport, line) => {
    expect(lines({ ...asha, passport })).toStrictEqual([line]);
    expect(lines({ ...asha, passport: { ...asha.passport, ...passport } }, international)).toContain(line);
  });
});

describe('one traveller', () => {
  test('nothing filled in', () => {
    expect(lines({ type: 'adult' }, international)).toStrictEqual([
      'title required',
      'firstName required',
      'lastName required',
      'dateOfBirth required',
      'gender required',
      'passport.number required',
      'passport.issuedOn required',
      'passport.expiresOn required',
      'passport.placeOfIssue required',
      'passport.country required',
    ]);
  });

  test.each<[string, Partial<TravellerDraft>, readonly string[]]>([
    ["a child's title on an adult", { title: 'Mstr' }, ['title title-for-adult']],
    ['a title that is none', { title: 'Lord' }, ['title title-for-adult']],
    ['digits in a name', { firstName: 'Rahul2' }, ['firstName name-letters']],
    ['one letter as a first name', { firstName: 'A' }, ['firstName too-short']],
    ['one letter and spaces', { firstName: ' A ' }, ['firstName too-short']],
    ['one letter as a last name', { lastName: 'K' }, []],
    ['a hyphen', { lastName: 'Rao-Iyer' }, ['lastName name-letters']],
    ['letters of another script', { firstName: 'आशा', lastName: 'عائشة' }, []],
    ['a name without end', { lastName: 'x'.repeat(51) }, ['lastName too-long']],
    ['a date that is none', { dateOfBirth: '1988-02-30' }, ['dateOfBirth date-form']],
    ['a gender that is none', { gender: 'x' }, ['gender not-a-choice']],
    ['a nationality in words', { nationality: 'India' }, ['nationality country-form']],
    ['born before anybody alive', { dateOfBirth: '1899-12-31' }, ['dateOfBirth born-too-early']],
    ['as old as can be', { dateOfBirth: '1900-01-01' }, []],
    ['born after the journey began', { dateOfBirth: '2026-11-25' }, ['dateOfBirth age-not-born']],
    ['too young for an adult', { dateOfBirth: '2014-11-28' }, ['dateOfBirth age-band']],
    ['twelve on the last day', { dateOfBirth: '2014-11-27' }, []],
  ])('%s', (_, change, expected) => {
    expect(lines({ ...asha, passport: undefined, ...change })).toStrictEqual(expected);
  });

  test('a child or infant is judged on the last day of travel', () => {
    const child: TravellerDraft = { ...asha, passport: undefined, type: 'child', dateOfBirth: '2014-11-28' };
    expect(lines(child)).toStrictEqual([]);
    expect(checkTraveller({ ...child, dateOfBirth: '2014-11-27' }, domestic)).toStrictEqual([
      { code: 'age-band', path: 'travellers[0].dateOfBirth', params: { type: 'adult', age: 12, on: '2026-11-27' } },
    ]);
    const infant: TravellerDraft = { ...asha, passport: undefined, type: 'infant', dateOfBirth: '2026-11-24' };
    expect(lines(infant)).toStrictEqual([]);
    expect(lines({ ...infant, dateOfBirth: '2026-11-25' })).toStrictEqual(['dateOfBirth age-not-born']);
    expect(lines({ ...infant, dateOfBirth: '2024-11-27' })).toStrictEqual(['dateOfBirth age-band']);
  });

  test.each<[string, TravellerDraft['passport'], readonly string[]]>([
    ['issued on the first day of travel', { issuedOn: '2026-11-24' }, []],
    ['issued after it', { issuedOn: '2026-11-25' }, ['passport.issuedOn passport-not-issued']],
    ['issued before birth', { issuedOn: '1988-03-11' }, ['passport.issuedOn date-not-before']],
    ['valid to the last day', { expiresOn: '2026-11-27' }, []],
    ['expired on the way', { expiresOn: '2026-11-26' }, ['passport.expiresOn passport-expired']],
    ['expired before it was issued', { expiresOn: '2020-01-10' }, ['passport.expiresOn date-after']],
    [
      'dates that are none',
      { issuedOn: 'x', expiresOn: '2030-02-30' },
      ['passport.issuedOn date-form', 'passport.expiresOn date-form'],
    ],
    ['a number with signs', { number: 'Z-123456' }, ['passport.number passport-form']],
    ['a number too short', { number: 'Z1234' }, ['passport.number passport-form']],
    ['a country in words', { country: 'India' }, ['passport.country country-form']],
  ])('a passport %s', (_, change, expected) => {
    expect(lines({ ...asha, passport: { ...asha.passport, ...change } }, international)).toStrictEqual(expected);
  });

  test('six months are advised, never demanded', () => {
    const until = (expiresOn: string) => {
      const draft = { ...asha, passport: { ...asha.passport, expiresOn } };
      expect(lines(draft, international).filter((line) => !line.endsWith('passport-expired'))).toStrictEqual([]);
      return adviseOnTraveller(draft, international);
    };
    const path = 'travellers[0].passport.expiresOn';
    const advice = [{ path, code: 'passport-six-months', params: { until: '2027-05-27' } }];
    expect(until('2026-11-27')).toStrictEqual(advice);
    expect(until('2027-05-26')).toStrictEqual(advice);
    expect(until('2027-05-27')).toStrictEqual([]);
    expect(until('2026-11-26')).toStrictEqual([]);
    expect(adviseOnTraveller({ ...asha, passport: { expiresOn: '2026-12-01' } }, domestic)).toStrictEqual([]);
  });

  test('completing tidies names and leaves out what is empty', () => {
    const draft: TravellerDraft = {
      ...asha,
      firstName: '  Asha   Devi ',
      nationality: '',
      mealPreference: ' VGML ',
      passport: { number: 'z1234567' },
    };
    expect(completeTraveller(draft, domestic)).toStrictEqual({
      traveller: {
        type: 'adult',
        title: 'Ms',
        firstName: 'Asha Devi',
        lastName: 'Rao',
        dateOfBirth: '1988-03-12',
        gender: 'female',
        mealPreference: 'VGML',
      },
    });
    expect(completeTraveller({ ...draft, gender: '' }, domestic)).toStrictEqual({
      violations: [{ code: 'required', path: 'travellers[0].gender' }],
    });
  });
});

describe('a party', () => {
  test('is refused exactly when it has no adult, more infants than adults, or needs more than nine seats', () => {
    const count = fc.nat(6);
    fc.assert(
      fc.property(count, count, count, (adults, children, infants) => {
        const codes = checkPartyCounts({ adults, children, infants }).map((each) => each.code);
        expect(codes.includes('party-adult')).toBe(adults === 0);
        expect(codes.includes('party-infants')).toBe(adults > 0 && infants > adults);
        expect(codes.includes('party-size')).toBe(adults + children > 9);
        const travellers = [
          ...Array.from({ length: adults }, () => ({ type: 'adult' as const })),
          ...Array.from({ length: children }, () => ({ type: 'child' as const })),
          ...Array.from({ length: infants }, () => ({ type: 'infant' as const })),
        ];
        expect(checkParty(travellers).map((each) => each.code)).toStrictEqual(codes);
        expect(checkParty(travellers).every((each) => each.path === 'travellers')).toBe(true);
      }),
    );
  });

  test('is asked for dates of birth of children and infants alone, where the carrier asks for no others', () => {
    const young = { ...domestic, birthDates: 'young' as const };
    const { dateOfBirth: _, ...undated } = asha;
    expect(checkTraveller(undated, domestic).map(({ path }) => path)).toEqual(['travellers[0].dateOfBirth']);
    expect(checkTraveller(undated, young)).toEqual([]);
    expect(checkTraveller({ ...undated, dateOfBirth: '1899-01-01' }, young).map(({ code }) => code)).toEqual([
      'born-too-early',
    ]);
    for (const type of ['child', 'infant'] as const) {
      expect(checkTraveller({ ...undated, type }, young).map(({ path }) => path)).toEqual([
        'travellers[0].dateOfBirth',
      ]);
    }
    expect(completeTraveller(undated, young)).toMatchObject({ traveller: { firstName: 'Asha' } });
  });

  test('every traveller is checked at its own place', () => {
    const draft = { ...asha, firstName: '' };
    expect(checkTravellers([asha, draft], { travelDates, international: false })).toStrictEqual([
      { code: 'required', path: 'travellers[1].firstName' },
    ]);
  });
});
