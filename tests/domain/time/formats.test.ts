import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isoDate, isWithin } from '#domain/time/calendar-date.ts';
import {
  clockAt,
  clockTime,
  formatStoredTime,
  formatTwelveHour,
  InvalidClockTime,
  isClockTime,
  minutesAfterMidnight,
  readStoredTime,
  readTwelveHour,
} from '#domain/time/clock-time.ts';
import {
  isDateAfter,
  isDateBefore,
  isDateSameOrAfter,
  isDateSameOrBefore,
  passesAfter,
  passesBefore,
  passesSameOrAfter,
  passesSameOrBefore,
} from '#domain/time/date-comparison.ts';
import { formatDuration, hoursAndMinutes, InvalidDuration, parseDuration } from '#domain/time/duration.ts';
import { fiscalYearDates, fiscalYearOf } from '#domain/time/fiscal-year.ts';
import {
  type DateFormat,
  dateFormats,
  datePartsOf,
  dayMonthPrefix,
  formatDate,
  readDate,
  readDayMonth,
} from '#domain/time/stored-formats.ts';
import { anyDate, modernDate } from '#tests/arbitraries/time.ts';

const today = isoDate('2026-11-20');

describe('date formats', () => {
  test.each<[DateFormat, string]>([
    ['YYYY-MM-DD', '2026-03-07'],
    ['YYYY/MM/DD', '2026/03/07'],
    ['DD MMM, YYYY', '07 Mar, 2026'],
    ['DD MMM YYYY', '07 Mar 2026'],
    ['DD/MM/YYYY', '07/03/2026'],
    ['DDMMMYY', '07MAR26'],
    ['DDMMM', '07MAR'],
  ])('%s', (format, text) => {
    expect(formatDate(isoDate('2026-03-07'), format)).toBe(text);
  });

  test('agree with the runtime about day, month name and year', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const shown = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' }).format(
          new Date(`${date}T00:00Z`),
        );
        expect(formatDate(date, 'DD MMM, YYYY')).toBe(`${date.slice(8)} ${shown}, ${date.slice(0, 4)}`);
        expect(dayMonthPrefix(date)).toBe(`${date.slice(8)}${shown.toUpperCase()}`);
        expect(Object.values(datePartsOf(date)).map(Number)).toStrictEqual(date.split('-').map(Number));
      }),
    );
  });

  test('every one that names its year is read back', () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom(...dateFormats), (date, format) => {
        fc.pre(format !== 'DDMMM' && format !== 'DDMMMYY');
        expect(readDate(formatDate(date, format), today)).toBe(date);
        expect(readDate(` ${formatDate(date, format).toUpperCase()} `, today)).toBe(date);
      }),
    );
  });

  test('two-digit years lie within fifty years, and yearless days within the year to come', () => {
    fc.assert(
      fc.property(modernDate, fc.integer({ min: -18_000, max: 17_500 }), (present, days) => {
        const date = addDays(present, days);
        fc.pre(
          isWithin(
            date,
            isoDate(`${Number(present.slice(0, 4)) - 50}-01-01`),
            isoDate(`${Number(present.slice(0, 4)) + 49}-12-31`),
          ),
        );
        expect(readDate(formatDate(date, 'DDMMMYY'), present)).toBe(date);
      }),
    );
    fc.assert(
      fc.property(modernDate, fc.nat(364), (present, days) => {
        const date = addDays(present, days);
        expect(readDayMonth(formatDate(date, 'DDMMM'), present)).toBe(date);
      }),
    );
  });

  test('29 February without a year is the next there is', () => {
    expect(readDayMonth('29FEB', isoDate('2026-11-20'))).toBe('2028-02-29');
    expect(readDayMonth('29FEB', isoDate('2096-03-01'))).toBe('2104-02-29');
  });

  test('TODAY_DATE is the present day', () => {
    expect(readDate('TODAY_DATE', today)).toBe(today);
    expect(readDate('today_date', today)).toBeUndefined();
  });

  test.each([
    '',
    '2026-02-30',
    '30/02/2026',
    '31 Apr, 2026',
    '20 Foo, 2026',
    '2026-11/20',
    '11/20/2026',
    '20',
    'NaN',
    '20NOV',
    '2026-11-20T00:00',
    '20261120',
    '0000/01/01',
  ])('%j is no date', (text) => {
    expect(readDate(text, today)).toBeUndefined();
  });

  test.each(['', '30FEB', '32NOV', '20FOO', '20NOV26', 'NOV20'])('%j is no day and month', (text) => {
    expect(readDayMonth(text, today)).toBeUndefined();
  });
});

describe('comparing dates that may be none', () => {
  const pairs = [
    [passesBefore, isDateBefore, (order: number) => order < 0],
    [passesSameOrBefore, isDateSameOrBefore, (order: number) => order <= 0],
    [passesAfter, isDateAfter, (order: number) => order > 0],
    [passesSameOrAfter, isDateSameOrAfter, (order: number) => order >= 0],
  ] as const;
  const format = fc.constantFrom<DateFormat>('YYYY-MM-DD', 'YYYY/MM/DD', 'DD MMM, YYYY', 'DD/MM/YYYY');

  test('lenient and strict agree on dates, in whatever form', () => {
    fc.assert(
      fc.property(modernDate, fc.integer({ min: -2, max: 2 }), format, format, (date, days, one, other) => {
        for (const [lenient, strict, holds] of pairs) {
          const [left, right] = [formatDate(addDays(date, days), one), formatDate(date, other)];
          expect(lenient(left, right, today)).toBe(holds(days));
          expect(strict(left, right, today)).toBe(holds(days));
        }
      }),
    );
  });

  test('where one is no date the lenient pass and the strict refuse', () => {
    const bad = fc.constantFrom('', 'soon', '2026-02-30', '99/99/9999');
    fc.assert(
      fc.property(modernDate, bad, fc.boolean(), (date, text, first) => {
        const [left, right] = first ? [text, date] : [date, text];
        for (const [lenient, strict] of pairs) {
          expect(lenient(left, right, today)).toBe(true);
          expect(strict(left, right, today)).toBe(false);
        }
      }),
    );
  });

  test('TODAY_DATE compares as the present day', () => {
    expect(isDateBefore('2026-11-19', 'TODAY_DATE', today)).toBe(true);
    expect(isDateSameOrAfter('TODAY_DATE', '20/11/2026', today)).toBe(true);
  });
});

describe('clock times', () => {
  test('every minute of a day is stored, shown and read back', () => {
    const runtime = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' });
    const minutes = [...Array(1440).keys()];
    const times = minutes.map(clockAt);
    const moments = minutes.map((minute) => new Date(minute * 60_000));
    expect(times).toEqual(moments.map((moment) => moment.toISOString().slice(11, 16)));
    expect(times.map(minutesAfterMidnight)).toEqual(minutes);
    expect(times.map((time) => readStoredTime(formatStoredTime(time)))).toEqual(times);
    expect(times.map((time) => readTwelveHour(formatTwelveHour(time)))).toEqual(times);
    expect(times.map(formatTwelveHour)).toEqual(
      moments.map((moment) => runtime.format(moment).replace(/\u202f/g, ' ')),
    );
  });

  test('what is none is refused', () => {
    for (const text of ['', '2400', '0660', '610', '06:10', '06100', '٠٦١٠']) {
      expect(readStoredTime(text)).toBeUndefined();
    }
    for (const text of ['13:00 PM', '00:30 AM', '6 PM', '06:60 AM', '06:10']) {
      expect(readTwelveHour(text)).toBeUndefined();
    }
    for (const text of ['24:00', '6:10', '0610', '']) {
      expect(isClockTime(text)).toBe(false);
      expect(() => clockTime(text)).toThrow(InvalidClockTime);
    }
    for (const minute of [-1, 1440, 0.5, Number.NaN]) {
      expect(() => clockAt(minute)).toThrow(InvalidClockTime);
    }
  });
});

describe('durations', () => {
  test('come apart into hours and minutes, and are read back', () => {
    fc.assert(
      fc.property(fc.nat(200_000), (total) => {
        const { hours, minutes } = hoursAndMinutes(total);
        expect(minutes >= 0 && minutes < 60 && Number.isInteger(hours)).toBe(true);
        expect(hours * 60 + minutes).toBe(total);
        expect(parseDuration(formatDuration(total))).toBe(total);
      }),
    );
  });

  test.each([
    [0, '0m'],
    [45, '45m'],
    [60, '1h'],
    [135, '2h 15m'],
    [1505, '25h 5m'],
  ])('%i minutes are %s', (minutes, text) => {
    expect(formatDuration(minutes)).toBe(text);
  });

  test('what is none is refused', () => {
    for (const minutes of [-1, 0.5, Number.NaN]) {
      expect(() => hoursAndMinutes(minutes)).toThrow(InvalidDuration);
    }
    for (const text of ['', 'h', '2h15', '15m 2h', '2.5h', '-2h']) {
      expect(parseDuration(text)).toBeUndefined();
    }
    expect(parseDuration('2h15m')).toBe(135);
  });
});

describe('fiscal years', () => {
  test('begin on 1 April, hold their dates, and follow each other without a gap', () => {
    fc.assert(
      fc.property(modernDate, (date) => {
        const { first, last } = fiscalYearDates(date);
        expect(isWithin(date, first, last)).toBe(true);
        expect([first.slice(5), last.slice(5)]).toStrictEqual(['04-01', '03-31']);
        expect(fiscalYearDates(addDays(last, 1)).first).toBe(addDays(last, 1));
        expect(fiscalYearOf(date)).toBe(`${first.slice(2, 4)}-${last.slice(2, 4)}`);
        expect(fiscalYearOf(first)).toBe(fiscalYearOf(last));
      }),
    );
  });

  test('the turn of the century', () => {
    expect(fiscalYearOf(isoDate('2099-12-31'))).toBe('99-00');
  });
});
