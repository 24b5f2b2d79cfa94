import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  calendarDays,
  type CalendarDeparture,
  departuresFitting,
  travelLegs,
} from '#domain/booking/passenger-calendar.ts';
import { daysInMonth, isoMonth } from '#domain/time/calendar-date.ts';
import { localDateTime } from '#domain/time/place-time.ts';

const month = isoMonth('2027-02');

const aDeparture: fc.Arbitrary<CalendarDeparture> = fc.record({
  transactionId: fc.stringMatching(/^(FL|HT)\d{4}$/),
  product: fc.constantFrom('flight', 'hotel'),
  item: fc.nat(3),
  leg: fc.constantFrom(...travelLegs),
  status: fc.constant('confirmed' as const),
  reference: fc.stringMatching(/^[A-Z]{6}$/),
  mark: fc.constantFrom('6E', '5'),
  title: fc.constantFrom('DEL-BLR', 'Meridian Fort, Kochi'),
  service: fc.constantFrom('6E 2134', 'AI 501'),
  begins: fc
    .tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 10, max: 23 }))
    .map(([day, hour]) => localDateTime(`2027-02-${String(day).padStart(2, '0')}T${hour}:00`)),
  ends: fc.constant(localDateTime('2027-02-28T23:00')),
  travellers: fc.array(fc.constantFrom('Asha Rao', 'Kabir Khan', 'Meera Nair'), { minLength: 1, maxLength: 3 }),
});
const some = fc.array(aDeparture, { maxLength: 30 });

it('every day of the month is there, and the days add up to all', () => {
  fc.assert(
    fc.property(some, (departures) => {
      const days = calendarDays(month, departures);
      expect(days).toHaveLength(daysInMonth(month));
      const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((total, day) => total + of(day), 0);
      expect(sum((day) => day.departures)).toBe(departures.length);
      expect(sum((day) => day.travellers)).toBe(departures.flatMap(({ travellers }) => travellers).length);
      expect(sum(({ legs }) => legs.outward + legs.return + legs.onward)).toBe(departures.length);
    }),
  );
});

it('what fits is what a naive look finds, by departure', () => {
  const filter = fc.record({
    products: fc.subarray(['flight', 'hotel'] as const),
    legs: fc.subarray([...travelLegs]),
    marks: fc.subarray(['6E', '5']),
    text: fc.constantFrom('', 'rao', 'KABIR', 'del', 'kochi', '2134', ' fl1 ', 'zz'),
  });
  fc.assert(
    fc.property(some, filter, (departures, { products, legs, marks, text }) => {
      const found = departuresFitting(departures, { products, legs, marks, text });
      const naive = departures.filter((each) => {
        const { transactionId, reference = '', title, service = '', travellers } = each;
        const said = [transactionId, reference, title, service, ...travellers].join('\n');
        return (
          (products.length === 0 || products.some((product) => product === each.product)) &&
          (legs.length === 0 || legs.includes(each.leg)) &&
          (marks.length === 0 || marks.includes(each.mark)) &&
          said.toLowerCase().includes(text.trim().toLowerCase())
        );
      });
      expect(found).toHaveLength(naive.length);
      expect(new Set(found)).toEqual(new Set(naive));
      const times = found.map(({ begins }) => begins);
      expect(times).toEqual(times.toSorted());
    }),
  );
});
