import { describe, expect, it } from 'vitest';
import { airlineStays, checkReroute, endsOf, type Reroutable, type Reroute } from '#domain/flight/change/reroute.ts';
import { instant } from '#domain/time/instant.ts';
import { placeTime } from '#domain/time/place-time.ts';
import { makeItinerary, makeSegment } from '#tests/fixtures/flight.ts';
import { allAirports } from '#tests/fixtures/flight-supplier.ts';
import { journeyTypeOfEnds } from '#domain/flight/booking/in-short.ts';

const there = makeItinerary();
const back = makeItinerary([
  makeSegment({
    origin: 'BOM',
    destination: 'DEL',
    departure: placeTime('2026-11-28T06:10', 'Asia/Kolkata'),
    arrival: placeTime('2026-11-28T08:25', 'Asia/Kolkata'),
  }),
]);
const regular = { fareType: 'regular' } as const;
const oneWay: Reroutable = { itineraries: [there], options: [regular] };
const both: Reroutable = { itineraries: [there, back], options: [regular, regular] };
const before = instant('2026-11-20T06:30:00Z');
const between = instant('2026-11-25T06:30:00Z');
const fullService: Reroutable = { itineraries: [makeItinerary([makeSegment({ carrier: 'AI' })])], options: [regular] };

describe('a reissue', () => {
  it.each<[string, Reroutable, Omit<Reroute, 'itinerary'> & { at?: number }, typeof before, readonly string[]]>([
    ['keeps its places', oneWay, {}, before, []],
    ['to the same places by name', oneWay, { origin: 'DEL', destination: 'BOM', airline: '6E' }, before, []],
    ['to another airport of the city', oneWay, { destination: 'NMI' }, before, []],
    ['to another city', oneWay, { destination: 'GOX' }, before, []],
    ['from another city', oneWay, { origin: 'JAI' }, before, []],
    ['to another country', oneWay, { destination: 'DXB' }, before, ['reroute-border directions[0].destination']],
    ['from nowhere', oneWay, { origin: 'QQQ' }, before, ['reroute-border directions[0].origin']],
    [
      'of a student fare',
      { ...oneWay, options: [{ fareType: 'student' }] },
      { destination: 'NMI' },
      before,
      ['reroute-special directions[0].destination'],
    ],
    [
      'of a special return',
      { ...both, options: [{ ...regular, special: 'return' }] },
      { at: 1, origin: 'NMI' },
      before,
      ['reroute-special directions[0].origin'],
    ],
    ['of a student fare to another day', { ...oneWay, options: [{ fareType: 'student' }] }, {}, before, []],
    ['of the way back before anything is flown', both, { at: 1, origin: 'NMI' }, before, []],
    ['of the way back once begun', both, { at: 1, origin: 'NMI' }, between, ['reroute-flown directions[0].origin']],
    ['of the way back to elsewhere once begun', both, { at: 1, destination: 'JAI' }, between, []],
    ['to another airline, low-cost', oneWay, { airline: 'SG' }, before, ['reroute-own-flights directions[0].airline']],
    [
      'to another airline, full-service',
      fullService,
      { airline: '6E' },
      before,
      ['reroute-issuer directions[0].airline'],
    ],
    ['of what is not there', oneWay, { at: 4, destination: 'DXB' }, before, []],
  ])('%s', (_, booking, { at = 0, ...asked }, now, expected) => {
    const found = checkReroute(booking, [{ itinerary: at, ...asked }], { airports: allAirports, now });
    expect(found.map(({ code, path }) => `${code} ${path}`)).toEqual(expected);
  });

  it('names the airline of the ticket, and the place from which a journey goes on', () => {
    expect(airlineStays(there)).toEqual({ code: 'reroute-own-flights', path: 'airline', params: { airline: '6E' } });
    const [flown] = checkReroute(both, [{ itinerary: 1, origin: 'NMI' }], { airports: allAirports, now: between });
    expect(flown?.params).toEqual({ place: 'BOM' });
  });

  it('makes a journey of the kind that its ends make', () => {
    const [out, home] = [endsOf(there), endsOf(back)];
    expect(journeyTypeOfEnds([out])).toBe('one-way');
    expect(journeyTypeOfEnds([out, home])).toBe('round-trip');
    expect(journeyTypeOfEnds([out, { ...home, origin: 'NMI' }])).toBe('multi-city');
  });
});
