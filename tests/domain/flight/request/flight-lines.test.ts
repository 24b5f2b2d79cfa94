/** Flights entered by hand: read as they are written, written as they are read, and what is wrong with them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkEnteredFlights,
  type EnteredFlight,
  enteredItinerary,
  flightLinesOf,
  readFlightLines,
} from '#domain/flight/request/flight-lines.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { localDateTime } from '#domain/time/place-time.ts';
import { zones } from '#tests/fixtures/flight.ts';

const today = isoDate('2026-11-20');
const airports = { zoneOf: (code: string) => zones[code] };
const flight = (overrides: Partial<EnteredFlight> = {}): EnteredFlight => ({
  carrier: 'AI',
  flightNumber: '865',
  origin: 'DEL',
  destination: 'BOM',
  departure: localDateTime('2026-12-01T07:00'),
  arrival: localDateTime('2026-12-01T09:15'),
  ...overrides,
});

describe('flights as lines', () => {
  it('are read in whatever way the trade writes them', () => {
    const read = [
      'AI 865 Y 01DEC26 DEL BOM 0700 0915',
      'ai865 y 1dec del-bom 07:00 09:15',
      'AI0865 Y 01DEC DEL/BOM 0700 0915',
    ];
    for (const line of read) {
      expect(readFlightLines(line, today)).toEqual({ flights: [flight({ bookingClass: 'Y' })], wrong: [] });
    }
    // A day without a year is the next one.
    expect(readFlightLines('6E 12 01JAN DEL BOM 2350 0110+1', today).flights).toMatchObject([
      { departure: '2027-01-01T23:50', arrival: '2027-01-02T01:10' },
    ]);
    expect(readFlightLines('AI 865 31FEB DEL BOM 0700 0915\n\nHello\nAI 865 1DEC DEL BOM 0700 2515', today)).toEqual({
      flights: [],
      wrong: [1, 3, 4],
    });
  });

  it('are the same flights when they are written again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('DEL', 'BOM', 'DXB', 'AKL', 'HNL'),
        fc.integer({ min: 0, max: 600 }),
        fc.integer({ min: 1, max: 9999 }),
        fc.boolean(),
        (destination, days, number, named) => {
          const day = addDays(today, days);
          const entered = flight({
            origin: 'LHR',
            destination,
            flightNumber: String(number),
            departure: localDateTime(`${day}T21:40`),
            arrival: localDateTime(`${addDays(day, 1)}T23:05`),
          });
          const lines = flightLinesOf(enteredItinerary([entered], airports), named ? ['J'] : []);
          expect(readFlightLines(lines, today)).toEqual({
            flights: [named ? { ...entered, bookingClass: 'J' } : entered],
            wrong: [],
          });
        },
      ),
    );
  });

  it('follow each other between airports that are known, and arrive after they leave', () => {
    expect(checkEnteredFlights([flight()], airports)).toEqual([]);
    const next = flight({ origin: 'BOM', destination: 'DXB', departure: localDateTime('2026-12-01T09:10') });
    const codes = (flights: readonly EnteredFlight[]) =>
      checkEnteredFlights(flights, airports).map(({ code, path }) => `${code} ${path}`);
    expect(codes([])).toEqual(['required ']);
    expect(codes(Array.from({ length: 7 }, () => flight()))).toEqual(['list-count ']);
    expect(codes([flight({ destination: 'XXX' })])).toEqual(['not-a-choice [0].destination']);
    expect(codes([flight({ origin: 'XXX' })])).toEqual(['not-a-choice [0].origin']);
    expect(codes([flight({ destination: 'DEL' })])).toEqual(['same-place [0].destination']);
    expect(codes([flight({ arrival: localDateTime('2026-12-01T06:00') })])).toEqual(['flight-times [0].arrival']);
    expect(codes([flight(), next])).toEqual(['connection-missed [1].departure']);
    expect(
      codes([
        flight(),
        {
          ...next,
          origin: 'DEL',
          departure: localDateTime('2026-12-01T19:10'),
          arrival: localDateTime('2026-12-01T23:10'),
        },
      ]),
    ).toEqual(['connection-missed [1].departure']);
  });
});
