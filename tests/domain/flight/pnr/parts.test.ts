import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrivalOffset, lastSuchDate, nextSuchDate, readWrittenDate } from '#domain/flight/pnr/dates.ts';
import { namesIn, titled } from '#domain/flight/pnr/names.ts';
import { numbersOf, readAmount, readDeadline, ticketNumbers } from '#domain/flight/pnr/services.ts';
import { readDisplayTime, readTimes } from '#domain/flight/pnr/times.ts';
import { addDays, dayOf, daysBetween, monthNumberOf, yearOf } from '#domain/time/calendar-date.ts';
import { datesOfYears } from '#tests/arbitraries/time.ts';

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const anyDate = datesOfYears(2020, 2040);
/** Any day of any month, real or not; and a date, often that day or one beside it. */
const dayAndDate = fc.oneof(
  fc.record({ day: fc.integer({ min: 1, max: 31 }), month: fc.integer({ min: 1, max: 12 }), from: anyDate }),
  fc.tuple(anyDate, fc.integer({ min: -1, max: 1 })).map(([from, days]) => {
    const near = addDays(from, days);
    return { day: dayOf(near), month: monthNumberOf(near), from };
  }),
);

describe('dates without a year', () => {
  test('are the nearest such days, found by walking', () => {
    fc.assert(
      fc.property(dayAndDate, ({ day, month, from }) => {
        const walk = (step: 1 | -1) => {
          for (let days = 0; days < 9 * 366; days += 1) {
            const date = addDays(from, days * step);
            if (dayOf(date) === day && monthNumberOf(date) === month) return date;
          }
          return undefined;
        };
        expect(nextSuchDate({ day, month }, from)).toBe(walk(1));
        expect(lastSuchDate({ day, month }, from)).toBe(walk(-1));
      }),
      { numRuns: 30 },
    );
  });

  test('are written and read back, with years of two and four digits', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const written = `${dayOf(date)}${months[monthNumberOf(date) - 1]}`;
        const year = yearOf(date);
        for (const text of [`${written}${year}`, `${written}${year % 100}`]) {
          const read = readWrittenDate(text);
          expect(read && nextSuchDate(read, date)).toBe(date);
        }
      }),
    );
  });

  test('of an arrival are those around the departure', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -400, max: 400 }), (date, days) => {
        const arrival = addDays(date, days);
        const offset = arrivalOffset({ day: dayOf(arrival), month: monthNumberOf(arrival) }, date);
        if (days >= -1 && days <= 3) expect(offset).toBe(days);
        else if (offset !== undefined) expect(Math.abs(Math.abs(daysBetween(date, arrival)) - 365)).toBeLessThan(5);
      }),
    );
  });

  test.each(['', '1', 'JAN', '00JAN', '32JAN', '1XYZ', '14JAN2', '14JAN270', '014JAN', '14 JAN', 'X14JAN'])(
    '%j is none',
    (text) => {
      expect(readWrittenDate(text)).toBeUndefined();
    },
  );
});

describe('times', () => {
  test('of twelve hours are those of twenty-four', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), (hour, minute) => {
        const minutes = String(minute).padStart(2, '0');
        const clock = `${String(hour).padStart(2, '0')}:${minutes}`;
        expect(readDisplayTime(clock.replace(':', ''))).toBe(clock);
        expect(readDisplayTime(`${hour % 12 || 12}${minutes}${hour < 12 ? 'A' : 'P'}`)).toBe(clock);
      }),
    );
  });

  test.each<[string, string]>([
    ['0610 0855', '06:10 08:55 '],
    ['0610 0855 22FEB E', '06:10 08:55 '],
    ['2355 #0105 O', '23:55 01:05 1'],
    ['915P # 935P O*', '21:15 21:35 1'],
    ['1030P * 830A', '22:30 08:30 2'],
    ['640A - 610P', '06:40 18:10 -1'],
    ['2010 1035+1 *1A/E*', '20:10 10:35 1'],
    ['2010 1035 +2', '20:10 10:35 2'],
    ['935P 1035P1005A+1 788', '22:35 10:05 1'],
    ['1050P 2 1150P 230P+1 359', '23:50 14:30 1'],
    ['D 815A 930A', '08:15 09:30 '],
    ['4S 1215 1545', '12:15 15:45 '],
    ['1200N 1200M', '12:00 00:00 '],
  ])('%s', (text, expected) => {
    const times = readTimes(text.split(' '));
    expect(`${times?.departure} ${times?.arrival} ${times?.dayOffset ?? ''}`).toBe(expected);
  });

  test.each(['', '0610', '0610 FLWN', '2460 0855', '0610 359', 'FLWN', '1300P 0200A'])('%j are not two', (text) => {
    expect(readTimes(text.split(' '))).toBeUndefined();
  });
});

describe('names', () => {
  test.each<[string, string]>([
    ['ROHANMR', 'ROHAN Mr'],
    ['ANYAMISS', 'ANYA Ms'],
    ['KABIRMSTR', 'KABIR Mstr'],
    ['LAKSHMIMRS', 'LAKSHMI Mrs'],
    ['ASHA MS', 'ASHA Ms'],
    ['JOSE LUIS MR', 'JOSE LUIS Mr'],
    ['JOSE LUISMR', 'JOSE LUIS Mr'],
    ['AMR', 'AMR '],
    ['SAMR', 'SAMR '],
    ['SAMRMR', 'SAMR Mr'],
    ['MR', 'MR '],
    ['EMS', 'EMS '],
    ['IMRAN DR', 'IMRAN '],
    ['TARA MASTER', 'TARA Mstr'],
  ])('%s', (text, expected) => {
    const { firstName, title = '' } = titled(text);
    expect(`${firstName} ${title}`).toBe(expected);
  });

  test.each<[string, string]>([
    ['1.RAO/ASHA MS(INFRAO/KABIR/04AUG26)', 'adult RAO/ASHA, infant RAO/KABIR'],
    ['1.RAO/ASHA MS(INF/SEN/KABIR MSTR/04AUG26)', 'adult RAO/ASHA, infant SEN/KABIR'],
    ['1.RAO/ASHA MS(ADT)(INF/KABIR)', 'adult RAO/ASHA, infant RAO/KABIR'],
    ['1.RAO/TARA(C05)', 'child RAO/TARA'],
    ['1.RAO/TARA MSTR', 'child RAO/TARA'],
    ['1.RAO/TARA(CHD)', 'child RAO/TARA'],
    ['1.RAO/ASHA MS(IDDOB12MAR88)', 'adult RAO/ASHA'],
    ["2.1O'BRIEN-SEN/MARY ANN MRS*P-ADT", "adult O'BRIEN-SEN/MARY ANN"],
    ['3.I/1SEN/RIAMISS*05MTHS', 'infant SEN/RIA'],
    ['1.1SEN/RIA*INF', 'infant SEN/RIA'],
    ['1.1SEN/RIA*P-CNN 2.1SEN/ANUMR', 'child SEN/RIA, adult SEN/ANU'],
  ])('%s', (text, expected) => {
    const { names, complete } = namesIn(text);
    const all = names.flatMap((name) => [name, ...name.infants]);
    expect(all.map(({ type, lastName, firstName }) => `${type} ${lastName}/${firstName}`).join(', ')).toBe(expected);
    expect(complete).toBe(true);
  });

  test.each(['', 'RAO/ASHA', '1.RAO', '1.RAO/', '1.RAO/ASHA(XYZ)', '1.RAO/ASHA(INF/)', '1.RAO/A5HA', 'X 1.RAO/ASHA'])(
    '%j is not read whole',
    (text) => {
      expect(namesIn(text).complete).toBe(false);
    },
  );
});

describe('tickets and amounts', () => {
  test('a range has every document from its first to its last', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_900 }),
        fc.integer({ min: 0, max: 35 }),
        fc.constantFrom(2, 3),
        (first, more, digits) => {
          const serial = String(first).padStart(10, '0');
          const last = String(first + more)
            .padStart(10, '0')
            .slice(-digits);
          const numbers = ticketNumbers(`098-${serial}${more === 0 ? '' : `-${last}`}`) ?? [];
          expect(numbers).toStrictEqual(
            Array.from({ length: more + 1 }, (_, at) => `098${String(first + at).padStart(10, '0')}`),
          );
        },
      ),
    );
  });

  test.each([
    '',
    '098-240987654',
    '098-24098765433',
    '98-2409876543',
    '098-2409876543-42',
    '098-9999999999-00',
    'ABC-2409876543',
  ])('%j is no ticket', (text) => {
    expect(ticketNumbers(text)).toBeUndefined();
  });

  test.each<[string, unknown]>([
    ['INR18450/', { amount: { minor: 1_845_000, currency: 'INR' } }],
    ['INR 1,845.50', { amount: { minor: 184_550, currency: 'INR' } }],
    ['KWD1.234 X', { amount: { minor: 1234, currency: 'KWD' } }],
    ['JPY12000', { strange: true }],
    ['INR1.2345', undefined],
    ['INR1.234', { strange: true }],
    ['INR', undefined],
    ['18450', undefined],
  ])('%s', (text, expected) => {
    expect(readAmount(text)).toStrictEqual(expected);
  });

  test('numbers of a list', () => {
    expect(['1', '1-3', '1,3', '2-3,7', '3-1'].map(numbersOf)).toStrictEqual([[1], [1, 2, 3], [1, 3], [2, 3, 7], []]);
  });

  test.each<[string, unknown]>([
    ['TO 6E BY 20JAN 1800 IST', { date: { day: 20, month: 1 }, time: '18:00' }],
    ['ADV TKT NBR BY BOM20JAN27/1830', { date: { day: 20, month: 1, year: 27 }, time: '18:30' }],
    ['ADTK BY 1658 10JAN20 BSL LT', { date: { day: 10, month: 1, year: 20 }, time: '16:58' }],
    ['BY 20JAN/1800Z', { date: { day: 20, month: 1 }, time: '18:00' }],
    ['WITHIN 24 HOURS', undefined],
  ])('%s', (text, expected) => {
    expect(readDeadline(text)).toStrictEqual(expected);
  });
});
