/** Serials: at most 16 characters of letters, digits, - and /, read back as they were written. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  financialYearOf,
  placeOfSerial,
  SerialsExhausted,
  serialOf,
  seriesOf,
} from '#domain/booking/papers/serials.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';

const allSeries = (['invoice', 'customer-invoice', 'credit-note', 'customer-credit-note'] as const).map((kind) =>
  seriesOf(kind, 'FL'),
);

const place = fc.record({
  series: fc.constantFrom(...allSeries),
  financialYear: fc
    .integer({ min: 0, max: 20_000 })
    .map((days) => financialYearOf(addDays(isoDate('2017-07-01'), days))),
  number: fc.integer({ min: 1, max: 9_999_999 }),
});

describe('serials', () => {
  it('are what the law allows, tell every place apart, and sort by number up to six digits', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        const serial = serialOf(one);
        expect(serial).toMatch(/^[A-Z0-9/-]{1,16}$/);
        expect(placeOfSerial(serial)).toEqual(one);
        expect(serialOf(other) === serial).toBe(JSON.stringify(other) === JSON.stringify(one));
      }),
    );
  });

  it.each([0, -1, 1.5, 10_000_000, Number.NaN])('there is none for %s', (number) => {
    expect(() => serialOf({ series: 'FL', financialYear: '26-27', number })).toThrow(SerialsExhausted);
  });

  it.each(['', 'FL/26-27/0', 'FL/26-27/000000', 'FL/26-27/0000001', 'fl/26-27/000001', 'FL-26-27-000001'])(
    '"%s" is none',
    (text) => {
      expect(placeOfSerial(text)).toBeUndefined();
    },
  );

  it('turn over with the first of April', () => {
    expect([isoDate('2027-03-31'), isoDate('2027-04-01')].map(financialYearOf)).toEqual(['26-27', '27-28']);
  });

  it('are of different series for different documents', () => {
    expect(new Set(allSeries).size).toBe(4);
  });
});
