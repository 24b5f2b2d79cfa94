import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarDates,
  type CalendarRequest,
  checkCalendar,
  searchOfDay,
} from '#domain/flight/search/fare-calendar.ts';
import { lastSearchDate } from '#domain/flight/search/rules.ts';
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
    [{ from: isoDate('2026-11-26') }, []],
    [{ from: isoDate('2026-11-26'), to: isoDate('2026-11-26') }, []],
    [{ from: isoDate('2026-11-26'), to: isoDate('2026-11-25') }, ['to range-order']],
    [{ returnDate: isoDate('2026-11-26') }, []],
    [{ returnDate: isoDate('2026-11-26'), onwardDate: isoDate('2026-11-25') }, ['onwardDate not-a-choice']],
  ])('%o is answered with %o', (overrides, expected) => {
    expect(said(overrides)).toEqual(expected);
  });
});

describe('calendarDates', () => {
  const day = fc.integer({ min: -40, max: 400 }).map((days) => addDays(today, days));
  const part = fc.record({ from: day, to: day, returnDate: day, onwardDate: day }, { requiredKeys: [] });

  it('are all days of the month, or of the part asked for, that a search may have, and no other', () => {
    fc.assert(
      fc.property(day, part, (of, { from, to, returnDate, onwardDate }) => {
        const month = monthOf(of);
        const asked = {
          month,
          ...(from && { from }),
          ...(to && { to }),
          ...(returnDate && { returnDate }),
          ...(onwardDate && { onwardDate }),
        };
        const dates: string[] = [];
        for (let date = firstOfMonth(month); date <= lastOfMonth(month); date = addDays(date, 1)) {
          const wanted = (from === undefined || date >= from) && (to === undefined || date <= to);
          const flown =
            (returnDate === undefined || date < returnDate) && (onwardDate === undefined || date > onwardDate);
          if (wanted && flown && date >= today && date <= lastSearchDate(today)) dates.push(date);
        }
        expect(calendarDates(asked, today)).toEqual(dates);
      }),
    );
  });
});

describe('searchOfDay', () => {
  const day = isoDate('2026-12-04');
  it.each([
    [{}, 'one-way', ['DEL BOM 2026-12-04']],
    [{ returnDate: isoDate('2026-12-09') }, 'round-trip', ['DEL BOM 2026-12-04', 'BOM DEL 2026-12-09']],
    [{ onwardDate: isoDate('2026-12-01') }, 'round-trip', ['BOM DEL 2026-12-01', 'DEL BOM 2026-12-04']],
  ])('of %o is %s', (overrides, journeyType, flown) => {
    const search = searchOfDay({ ...asked, ...overrides }, day);
    expect(search.journeyType).toBe(journeyType);
    expect(search.sectors.map(({ origin, destination, date }) => `${origin} ${destination} ${date}`)).toEqual(flown);
    expect(Object.keys(search)).not.toContain('returnDate');
  });
});
