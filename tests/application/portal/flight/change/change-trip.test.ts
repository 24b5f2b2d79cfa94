import { describe, expect, it } from 'vitest';
import { searchFromQuery } from '#application/portal/flight/search/search-link.ts';
import { changeAddress, directionsOf } from '#application/portal/flight/change/change-trip.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { placeTime } from '#domain/time/place-time.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { makeItinerary, makeOption, makeSegment, now } from '#tests/fixtures/flight.ts';

const back = makeSegment({
  origin: 'BOM',
  destination: 'DEL',
  departure: placeTime('2026-11-28T06:10', 'Asia/Kolkata'),
  arrival: placeTime('2026-11-28T08:25', 'Asia/Kolkata'),
});
const booking = {
  transactionId: 'FL26110000012',
  itineraries: [makeItinerary(), makeItinerary([back])],
  options: [makeOption(), makeOption()],
  travellers: [makeTraveller()],
} as const;
const [one, other] = [isoDate('2026-11-26'), isoDate('2026-11-30')];

describe('the address of a change', () => {
  it.each([
    ['the way back to elsewhere', [undefined, other], [undefined, { origin: 'BOM', destination: 'JAI' }]],
    ['both, apart', [one, other], [{ origin: 'DEL', destination: 'NMI' }, undefined]],
    ['both as they are', [one, other], []],
  ] as const)('%s is read back from it', (_, days, places) => {
    const address = changeAddress(booking, days, places, now) ?? '';
    const { sectors } = searchFromQuery(address.split('?')[1] ?? '');
    const asked = sectors.map(({ origin = '', destination = '', date }) => ({
      origin,
      destination,
      date: isoDate(date ?? ''),
    }));
    const expected = days.flatMap((date, itinerary) => {
      if (date === undefined) return [];
      const place = places[itinerary];
      return [
        {
          itinerary,
          date,
          ...(place?.destination !== undefined && { destination: place.destination }),
        },
      ];
    });
    for (const known of [days, []]) expect(directionsOf(booking, { sectors: asked }, known)).toEqual(expected);
  });

  it('of which both ends are others is that of the day that was given', () => {
    const sectors = [{ origin: 'GOX', destination: 'JAI', date: other }];
    expect(directionsOf(booking, { sectors }, [undefined, other])).toEqual([
      { itinerary: 1, date: other, origin: 'GOX', destination: 'JAI' },
    ]);
  });
});
