import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDates, type CalendarRequest, checkCalendar, monthsAround } from '#domain/flight/fare-calendar.ts';
import { lastSearchDate } from '#domain/flight/search-rules.ts';
import { addDays, firstOfMonth, isoDate, isoMonth, lastOfMonth, monthOf } from '#domain/time/calendar-date.ts';

const today = isoDate('2026-11-20');
const facts = { today: () => today, knownAirport: (code: string) => ['DEL', 'BOM'].includes(code) };
const asked: CalendarRequest = {
  origin: 'DEL',
  destination: 'BOM',
  month: isoMonth('2026-11'),
  party: { adults: 1, children: 0, infants: 0 },
  cabin: 'Y',
  fareType: 'regular',
  nonStopOnly: false,
};
const said = (overrides: Partial<CalendarRequest>) =>
  checkCalendar({ ...asked, ...overrides }, facts).map(({ code, path }) => `${path} ${code}`);

describe('checkCalendar', () => {
  it.each([
    [{}, []],
    [{ origin: '' }, ['origin required']],
    [{ destination: 'XXX' }, ['destination not-a-choice']],
    [{ destination: 'DEL' }, ['destination same-place']],
    [{ month: isoMonth('2026-10') }, ['month date-past']],
    [{ month: isoMonth('2027-10') }, []],
    [{ month: isoMonth('2027-11') }, ['month date-too-far']],
  ])('%o is answered with %o', (overrides, expected) => {
    expect(said(overrides)).toEqual(expected);
  });
});

describe('calendarDates', () => {
  it('are all days of the month that a search may have, and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 400 }), (days) => {
        const month = monthOf(addDays(today, days));
        const dates: string[] = [];
        for (let date = firstOfMonth(month); date <= lastOfMonth(month); date = addDays(date, 1)) {
          if (date >= today && date <= lastSearchDate(today)) dates.push(date);
        }
        expect(calendarDates(month, today)).toEqual(dates);
      }),
    );
  });
});

describe('monthsAround', () => {
  it('are one or two', () => {
    expect(monthsAround(isoDate('2026-11-20'), 3)).toEqual(['2026-11']);
    expect(monthsAround(isoDate('2026-11-29'), 3)).toEqual(['2026-11', '2026-12']);
    expect(monthsAround(isoDate('2026-12-02'), 3)).toEqual(['2026-11', '2026-12']);
  });
});
