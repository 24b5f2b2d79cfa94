/** The sandbox's world by itself: pairs served every day, connections that can be made, clocks that are right. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { airlineByCode } from '#domain/flight/reference/airlines.ts';
import { equipmentByCode } from '#domain/flight/reference/equipment.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { fromMilliseconds, toMilliseconds } from '#domain/time/instant.ts';
import { isLocalDateTime, placeTimeAt, toInstant } from '#domain/time/place-time.ts';
import {
  minimumConnectingTime,
  sellTogether,
} from '#infrastructure/backoffice/suppliers/sandbox/timetable/connections.ts';
import { isSummer, weekdayOf } from '#infrastructure/backoffice/suppliers/sandbox/timetable/days.ts';
import { readFaults } from '#infrastructure/backoffice/suppliers/sandbox/faults.ts';
import {
  connectingMinutes,
  type Journey,
} from '#infrastructure/backoffice/suppliers/sandbox/timetable/find-journeys.ts';
import { locatorOf, ticketNumber } from '#infrastructure/backoffice/suppliers/sandbox/orders/locators.ts';
import { fareKey, legsText, readFareKey } from '#infrastructure/backoffice/suppliers/sandbox/fares/keys.ts';
import { openingStock, standing } from '#infrastructure/backoffice/suppliers/sandbox/seats/seat-stock.ts';
import { rateOf } from '#domain/price/exchange.ts';
import { makeWorld } from '#infrastructure/backoffice/suppliers/sandbox/timetable/world.ts';
import { ZoneClock } from '#infrastructure/backoffice/suppliers/sandbox/timetable/zone-clock.ts';
import pairs from '#tests/fixtures/airport-pairs.json';
import { ring } from '#tests/support/ring.ts';
import { allAirports } from '#tests/fixtures/flight-supplier.ts';

const world = makeWorld(allAirports, 1, 'INR');
const { timetable, finder, fares } = world;
const today = Date.UTC(2026, 10, 20) / 86_400_000;
const moment = { minute: today * 1440, issued: isoDate('2026-11-20'), rate: rateOf('INR', isoDate('2026-11-20')) };
const allPairs = [...pairs.domestic, ...pairs.international];
/** All 330 days in the whole ring; otherwise seven days of different weekdays, spread over both seasons, for each pair. */
const whole = ring === 'matrix';

function journeys(pair: string, day: number, nonStopOnly = false) {
  const [origin, destination] = [timetable.stopNumber(pair.slice(0, 3)), timetable.stopNumber(pair.slice(4))];
  if (origin === undefined || destination === undefined) throw new Error(`${pair} is not served`);
  return finder.find({ origin, destination, day, nonStopOnly, earliest: 0 });
}

function isSold(journey: Journey): boolean {
  return fares.price(journey, 'Y', { adults: 1, children: 0, infants: 0 }, () => 0, moment) !== undefined;
}

describe('the timetable', () => {
  it(
    'sells every listed pair of airports on every day',
    () => {
      expect(new Set(allPairs).size).toBe(allPairs.length);
      expect(allPairs.length).toBeGreaterThanOrEqual(500);
      const without: string[] = [];
      allPairs.forEach((pair, place) => {
        const days = whole
          ? Array.from({ length: 330 }, (_, index) => index + 1)
          : Array.from({ length: 7 }, (_, index) => 1 + ((place * 47 + index * 48) % 330));
        for (const day of days) {
          // Most pairs have a flight of their own; only for the others all connections are looked through.
          const sold = [true, false].some((nonStopOnly) => journeys(pair, today + day, nonStopOnly).some(isSold));
          if (!sold) without.push(`${pair} on day ${day}`);
        }
      });
      expect(without).toEqual([]);
    },
    whole ? 3_600_000 : undefined,
  );

  it('makes only connections that can be made, between carriers that sell together', () => {
    let connections = 0;
    allPairs.forEach((pair, place) => {
      if (place % 6 !== 0) return;
      for (const { flights, departures, arrival } of journeys(pair, today + 1 + ((place * 31) % 330))) {
        const first = flights[0];
        expect(flights.length).toBeLessThanOrEqual(3);
        flights.slice(1).forEach((flight, index) => {
          const before = flights[index];
          if (before === undefined || first === undefined) return;
          const layover = (departures[index + 1] ?? 0) - ((departures[index] ?? 0) + before.block);
          connections += 1;
          if (
            before.to !== flight.from ||
            layover < connectingMinutes(timetable, before, flight) ||
            !sellTogether(before.carrier, flight.carrier)
          ) {
            throw new Error(`${pair}: ${before.carrier}${before.number} and ${flight.carrier}${flight.number}`);
          }
        });
        const stops = [first?.from, ...flights.map((flight) => flight.to)];
        if (new Set(stops).size !== stops.length) throw new Error(`${pair} goes in a circle`);
        const last = flights.at(-1);
        if (arrival !== (departures.at(-1) ?? 0) + (last?.block ?? 0)) throw new Error(`${pair} arrives wrong`);
      }
    });
    expect(connections).toBeGreaterThan(1000);
  });

  it('keeps domestic journeys in their country', () => {
    for (const pair of pairs.domestic.filter((_, place) => place % 15 === 0)) {
      for (const { flights } of journeys(pair, today + 17)) {
        expect(flights.every((flight) => flight.domestic && timetable.stop(flight.to).airport.country === 'IN')).toBe(
          true,
        );
      }
    }
  });

  it('flies known airlines that still fly, with known aircraft that reach', () => {
    const seen = new Set<string>();
    for (const pair of allPairs) {
      for (const { flights } of journeys(pair, today + 33)) {
        for (const flight of flights) {
          const key = `${flight.carrier}${flight.number}`;
          if (seen.has(key)) continue;
          seen.add(key);
          expect(airlineByCode(flight.carrier)?.flying, flight.carrier).toBe(true);
          expect(equipmentByCode(flight.equipment)?.rangeKm ?? 0, key).toBeGreaterThanOrEqual(flight.km);
          expect(timetable.flight(flight.carrier, flight.number)).toBe(flight);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(2000);
  });

  it('flies every carrier of the product’s lists that still flies', () => {
    for (const code of ['6E', 'SG', 'IC', 'S5', 'IX', 'S9', 'QP', '9I', 'AI'])
      expect(timetable.airlineNumber(code), code).toBeDefined();
    expect(timetable.airlineNumber('I5')).toBeUndefined();
  });
});

describe('its clocks', () => {
  const zones = [
    'Asia/Kolkata',
    'Europe/London',
    'America/New_York',
    'Australia/Sydney',
    'Asia/Kathmandu',
    'America/St_Johns',
    'Africa/Casablanca',
    'America/Santiago',
  ];
  const start = Date.UTC(2025, 0, 1) / 60_000;
  const aMinute = fc.integer({ min: start, max: Date.UTC(2029, 0, 1) / 60_000 });

  it('show what the zone shows, and go back to the same moment', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), aMinute, (zone, utc) => {
        const clock = new ZoneClock(zone, start);
        const shown = placeTimeAt(fromMilliseconds(utc * 60_000), zone);
        const local = utc + clock.offsetAt(utc);
        expect(new Date(local * 60_000).toISOString().slice(0, 16)).toBe(shown.local);
        expect(clock.toUtc(local) * 60_000).toBe(toMilliseconds(toInstant(shown)));
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['America/New_York', '2027-03-14T02:30'],
    ['America/New_York', '2026-11-01T01:30'],
    ['Europe/London', '2027-03-28T01:15'],
    ['Europe/London', '2027-10-31T01:15'],
    ['Australia/Sydney', '2027-10-03T02:20'],
  ])('resolve skipped and doubled times of %s as everybody does: %s', (zone, local) => {
    if (!isLocalDateTime(local)) throw new Error(local);
    const clock = new ZoneClock(zone, start);
    expect(clock.toUtc(Date.parse(`${local}Z`) / 60_000) * 60_000).toBe(toMilliseconds(toInstant({ local, zone })));
  });

  it('know weekdays and seasons', () => {
    const day = (text: string) => Date.parse(text) / 86_400_000;
    expect([weekdayOf(day('2026-11-20')), weekdayOf(day('2026-11-22')), weekdayOf(day('2026-11-23'))]).toEqual([
      4, 6, 0,
    ]);
    expect(
      ['2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31', '2026-11-20'].map((text) => isSummer(day(text))),
    ).toEqual([false, true, true, false, false]);
  });
});

describe('its parts', () => {
  it('asks for longer connections where terminals, borders or carriers change', () => {
    const plain = {
      airport: 'HYD',
      country: 'IN',
      arrivesDomestic: true,
      leavesDomestic: true,
      sameTerminal: true,
      sameCarrier: true,
    };
    const of = (change: Partial<typeof plain>) => minimumConnectingTime({ ...plain, ...change });
    expect(of({})).toBe(45);
    expect(of({ sameTerminal: false })).toBe(90);
    expect(of({ leavesDomestic: false })).toBe(90);
    expect(of({ arrivesDomestic: false })).toBe(120);
    expect(of({ airport: 'DXB', country: 'AE', arrivesDomestic: false, leavesDomestic: false })).toBe(75);
    expect(of({ sameCarrier: false })).toBe(60);
  });

  it('places a party on the ladder so that its stated range of sold seats is exactly where its price holds', () => {
    const flight = fc.record({
      carrier: fc.constantFrom('6E', 'AI', 'EK', 'S5'),
      number: fc.integer({ min: 101, max: 4000 }),
      equipment: fc.constantFrom('32N', '77W', 'E75', 'AT7'),
    });
    fc.assert(
      fc.property(
        flight,
        fc.integer({ min: 20_000, max: 21_000 }),
        fc.constantFrom('Y', 'W', 'C', 'F'),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(400),
        (one, day, cabin, party, sold) => {
          const stock = openingStock(1, one, day, cabin);
          if (stock === undefined) return;
          const here = standing(cabin, stock, sold, party);
          expect(here === undefined).toBe(sold + party > stock.seats);
          if (here === undefined) return;
          expect(here.left).toBeGreaterThanOrEqual(party);
          for (let other = 0; other <= stock.seats; other += 1) {
            const there = standing(cabin, stock, other, party);
            const same = there?.percent === here.percent;
            expect(same, `${other}`).toBe(other >= here.soldFrom && other <= here.soldUpTo);
            if (there !== undefined)
              expect(Math.sign(there.percent - here.percent) * Math.sign(other - sold)).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });

  it('gives different locators to different serials, and reads none as another', () => {
    const seen = new Set(Array.from({ length: 20_000 }, (_, serial) => locatorOf(serial, 3)));
    expect(seen.size).toBe(20_000);
    for (const locator of seen) expect(locator).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 30 - 1 }), fc.integer({ min: 0, max: 2 ** 30 - 1 }), (a, b) => {
        expect(locatorOf(a, 1) === locatorOf(b, 1)).toBe(a === b);
      }),
    );
    expect(ticketNumber('AI', 73_837)).toBe('0982400073837');
    expect(ticketNumber('S9', 1)).toMatch(/^899\d{10}$/);
  });

  it('reads the fare keys that it writes, and no others', () => {
    const leg = fc.record({
      carrier: fc.constantFrom('6E', 'AI', '9I', 'S5'),
      number: fc.integer({ min: 1, max: 9999 }),
      day: fc.integer({ min: 20_000, max: 25_000 }),
    });
    const party = fc.record({
      adults: fc.integer({ min: 1, max: 9 }),
      children: fc.integer({ min: 0, max: 9 }),
      infants: fc.integer({ min: 0, max: 9 }),
    });
    fc.assert(
      fc.property(
        fc.array(fc.array(leg, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        party,
        fc.constantFrom('regular', 'student', 'armed-forces', 'senior-citizen'),
        (directions, inPair, travellers, fareType) => {
          const key = fareKey(directions.map(legsText).join('~'), {
            cabin: 'W',
            family: 'F',
            fareType,
            inPair,
            party: travellers,
          });
          expect(readFareKey(key)).toEqual({
            directions,
            cabin: 'W',
            family: 'F',
            fareType,
            inPair,
            party: travellers,
          });
          expect(key).toMatch(/^[A-Za-z0-9.:~_-]{1,320}$/);
        },
      ),
    );
    fc.assert(fc.property(fc.string(), (text) => readFareKey(text) === undefined));
  });

  it('reads its fault settings and refuses unfit ones by name', () => {
    expect(readFaults(undefined)).toEqual({});
    expect(readFaults('{"delayMs":250,"silentAfter":3,"searchSilent":false}')).toEqual({
      delayMs: 250,
      silentAfter: 3,
      searchSilent: false,
    });
    for (const text of ['{', '[]', '3', '{"delay":1}', '{"delayMs":-1}', '{"searchSilent":1}'])
      expect(() => readFaults(text), text).toThrow(/SANDBOX_FAULTS/);
  });
});
