import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  calendarDays,
  type CalendarDeparture,
  departuresFitting,
  travelLegs,
} from '#domain/flight/booking/passenger-calendar.ts';
import { daysInMonth, isoMonth } from '#domain/time/calendar-date.ts';
import { localDateTime } from '#domain/time/place-time.ts';

const month = isoMonth('2027-02');

const aDeparture: fc.Arbitrary<CalendarDeparture> = fc.record({
  transactionId: fc.stringMatching(/^FL\d{4}$/),
  itinerary: fc.nat(3),
  leg: fc.constantFrom(...travelLegs),
  status: fc.constant('confirmed' as const),
  pnr: fc.stringMatching(/^[A-Z]{6}$/),
  carrier: fc.constantFrom('6E', 'AI'),
  flightNumber: fc.constant('1'),
  origin: fc.constantFrom('DEL', 'BOM'),
  destination: fc.constant('BLR'),
  departure: fc
    .tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 10, max: 23 }))
    .map(([day, hour]) => localDateTime(`2027-02-${String(day).padStart(2, '0')}T${hour}:00`)),
  arrival: fc.constant(localDateTime('2027-02-28T23:00')),
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
    legs: fc.subarray([...travelLegs]),
    carriers: fc.subarray(['6E', 'AI']),
    text: fc.constantFrom('', 'rao', 'KABIR', 'del', ' fl1 ', 'zz'),
  });
  fc.assert(
    fc.property(some, filter, (departures, { legs, carriers, text }) => {
      const found = departuresFitting(departures, { legs, carriers, text });
      const naive = departures.filter((each) => {
        const said = [each.transactionId, each.pnr ?? '', each.origin, each.destination, ...each.travellers].join('\n');
        return (
          (legs.length === 0 || legs.includes(each.leg)) &&
          (carriers.length === 0 || carriers.includes(each.carrier)) &&
          said.toLowerCase().includes(text.trim().toLowerCase())
        );
      });
      expect(found).toHaveLength(naive.length);
      expect(new Set(found)).toEqual(new Set(naive));
      const times = found.map(({ departure }) => departure);
      expect(times).toEqual(times.toSorted());
    }),
  );
});
