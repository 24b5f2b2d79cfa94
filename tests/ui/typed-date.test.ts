/** Dates as people type them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '#domain/people/language.ts';
import { addDays, dayOf, isoDate, isoMonth, monthNumberOf, yearOf } from '#domain/time/calendar-date.ts';
import { dateWords } from '#ui/design/date/dates.ts';
import { readShorthand, readTravelDate, readTypedDate } from '#ui/design/date/typed-date.ts';
import { languageTag } from '#ui/design/words/words.ts';

const date = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays(isoDate('1900-01-01'), days));

describe('a typed date', () => {
  test.each([
    ['09 Jul 1985', '1985-07-09'],
    ['9 jul 1985', '1985-07-09'],
    ['9-July-1985', '1985-07-09'],
    ['Jul 9, 1985', '1985-07-09'],
    ['09/07/1985', '1985-07-09'],
    ['9.7.1985', '1985-07-09'],
    ['09071985', '1985-07-09'],
    ['1985-07-09', '1985-07-09'],
    ['1985/07/09', '1985-07-09'],
    ['9 juillet 1985', '1985-07-09'],
    ['1 août 2000', '2000-08-01'],
    ['1 aout 2000', '2000-08-01'],
    ['9 يوليو 1985', '1985-07-09'],
    ['29 Feb 2028', '2028-02-29'],
    ['3 sept 2001', '2001-09-03'],
  ])('"%s" is %s', (typed, expected) => {
    expect(readTypedDate(typed)).toBe(expected);
  });

  test.each([
    '',
    '9 Jul',
    '9 Jul 85',
    '31 Jun 2000',
    '29 Feb 2027',
    '0 Jan 2000',
    '9 Ju 1985',
    'tomorrow',
    '1985',
    '9 Foo 1985',
    '32/01/2000',
    '1/13/2000',
    '9 Jul 1985 x',
  ])('"%s" names no day', (typed) => {
    expect(readTypedDate(typed)).toBeNull();
  });

  test('is read back from what the field shows, in every language', () => {
    fc.assert(
      fc.property(date, fc.constantFrom(...languages), (day, language) => {
        expect(readTypedDate(dateWords(languageTag(language)).numeric(day))).toBe(day);
      }),
    );
  });

  test('is read with any sign between', () => {
    fc.assert(
      fc.property(date, fc.constantFrom('/', '-', '.', ' ', ' / '), (day, sign) => {
        expect(readTypedDate([dayOf(day), monthNumberOf(day), yearOf(day)].join(sign))).toBe(day);
      }),
    );
  });
});

describe('shorthand', () => {
  const today = isoDate('2026-11-24');
  const around = { today, latest: today };
  test.each([
    ['12MAY85', '1985-05-12'],
    ['120585', '1985-05-12'],
    ['12/5/85', '1985-05-12'],
    ['9 Jul 85', '1985-07-09'],
    ['24nov26', '2026-11-24'],
    ['25nov26', '1926-11-25'],
    ['29FEB24', '2024-02-29'],
    ['+3', '2026-11-27'],
    ['+0', '2026-11-24'],
  ])('"%s" is %s', (typed, expected) => {
    expect(readShorthand(typed, around)).toBe(expected);
  });

  test.each(['', '85', '12MAY', '310685', '12058', '+', '+3000', '12/13/85', '12 MAY 985', '29FEB27'])(
    '"%s" names no day',
    (typed) => {
      expect(readShorthand(typed, around)).toBeNull();
    },
  );

  test('a year that a passport may still be valid in is one to come', () => {
    expect(readShorthand('12MAY35', { today, latest: isoDate('2046-11-24') })).toBe('2035-05-12');
  });
});

describe('a day of travel', () => {
  const days = { from: isoDate('2026-11-24'), least: isoDate('2026-11-24'), most: isoDate('2027-10-20') };
  test.each([
    ['24NOV', '2026-11-24'],
    ['23NOV', '2027-11-23'],
    ['12may', '2027-05-12'],
    ['12MAY27', '2027-05-12'],
    ['12 mai', '2027-05-12'],
    ['12/5', '2027-05-12'],
    ['1205', '2027-05-12'],
    ['120527', '2027-05-12'],
    ['12/05/2027', '2027-05-12'],
    ['١٢/٥', '2027-05-12'],
    ['۱۲۰۵', '2027-05-12'],
    ['12 مايو', '2027-05-12'],
    ['30', '2026-11-30'],
    ['3', '2026-12-03'],
    ['31', '2026-12-31'],
    ['+3', '2026-11-27'],
    ['+٣', '2026-11-27'],
    ['29FEB', '2028-02-29'],
  ])('"%s" is %s', (typed, expected) => {
    expect(readTravelDate(typed, days)).toBe(expected);
  });

  test('of the return counts from the outward journey', () => {
    const home = { ...days, from: isoDate('2026-12-30'), least: isoDate('2026-12-30') };
    expect(['+3', '2', '3JAN', '30/12'].map((typed) => readTravelDate(typed, home))).toEqual([
      '2027-01-02',
      '2027-01-02',
      '2027-01-03',
      '2026-12-30',
    ]);
  });

  test.each(['', '+', '32', '0', '3113', '12 FOO', 'soon', '12/13', '31/11'])('"%s" names none', (typed) => {
    expect(readTravelDate(typed, days)).toBeNull();
  });
});

describe('dates shown', () => {
  const day = isoDate('2026-11-24');
  test.each([
    ['en', 'Tue 24 Nov', '24 Nov 2026', 'Tuesday 24 November 2026', 'November 2026'],
    ['fr', 'mar 24 nov', '24 nov 2026', 'mardi 24 novembre 2026', 'Novembre 2026'],
    ['ar', 'الثلاثاء 24 نوفمبر', '24 نوفمبر 2026', 'الثلاثاء 24 نوفمبر 2026', 'نوفمبر 2026'],
  ] as const)('in %s', (language, short, numeric, long, month) => {
    const dates = dateWords(languageTag(language));
    expect(dates.short(day)).toBe(short);
    expect(dates.numeric(day)).toBe(numeric);
    expect(dates.long(day)).toBe(long);
    expect(dates.month(isoMonth('2026-11'))).toBe(month);
  });
});
