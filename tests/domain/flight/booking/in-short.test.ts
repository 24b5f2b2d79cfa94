/** What is said of a booking in short. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingInShort, concernOf, flightInShort, journeyTypeOf } from '#domain/flight/booking/in-short.ts';
import { leadTravellerOf, searchWordsOf } from '#domain/booking/in-short.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { offersFromPicture } from '#tests/fixtures/flight.ts';

const [there, threeCities, change, openJaw, twoAway] = offersFromPicture(`
  6E 2134 DEL 06:10 -> 08:25 BOM // 6E 2135 BOM 18:10+3 -> 20:25+3 DEL | Saver 5000
  6E 1 DEL 06:10 -> 08:25 BOM // 6E 2 BOM 18:10+3 -> 20:25+3 BLR // 6E 3 BLR 06:10+5 -> 07:10+5 MAA | Saver 5000
  EK 513 DEL 16:10 -> 18:10 DXB ~ EK 7 DXB 01:50+1 -> 06:15+1 LHR | Value 44210
  6E 1 DEL 06:10 -> 08:25 BOM // 6E 2 BLR 18:10+3 -> 20:25+3 DEL | Saver 5000
  6E 1 DEL 06:10 -> 08:25 BOM // 6E 2 BOM 18:10+3 -> 20:25+3 BLR | Saver 5000
`).map(({ itineraries }) => itineraries);

describe('a journey in short', () => {
  it.each<[string, readonly [Itinerary, ...Itinerary[]] | undefined, object, string]>([
    [
      'a round trip comes back',
      there,
      { mark: '6E', title: 'DEL-BOM-DEL', startsOn: '2026-11-24', endsOn: '2026-11-27' },
      'round-trip',
    ],
    [
      'several cities are all named',
      threeCities,
      { mark: '6E', title: 'DEL-BOM-BLR-MAA', startsOn: '2026-11-24' },
      'multi-city',
    ],
    ['a change is no destination', change, { mark: 'EK', title: 'DEL-LHR', startsOn: '2026-11-24' }, 'one-way'],
    [
      'back from elsewhere is several cities',
      openJaw,
      { mark: '6E', title: 'DEL-BOM//BLR-DEL', startsOn: '2026-11-24' },
      'multi-city',
    ],
    [
      'on to elsewhere is several cities',
      twoAway,
      { mark: '6E', title: 'DEL-BOM-BLR', startsOn: '2026-11-24' },
      'multi-city',
    ],
  ])('%s', (_what, itineraries, short, type) => {
    if (itineraries === undefined) throw new Error('not drawn');
    expect(flightInShort(itineraries)).toEqual(short);
    expect(journeyTypeOf(itineraries)).toBe(type);
  });
});

describe('a booking in a list', () => {
  const [asha, kabir] = [
    { type: 'adult', firstName: 'Asha', lastName: 'Rao' },
    { type: 'adult', firstName: 'Kabir', lastName: 'Nair' },
  ] as const;
  const places = (...pairs: readonly (readonly [number, number])[]) =>
    pairs.map(([traveller, itinerary]) => ({ traveller, item: itinerary }));

  it.each([
    ['both ways', places(), 'DEL-BOM-DEL', '2026-11-24', '2026-11-27', 'Asha Rao', 2],
    ['without the way out', places([0, 0], [1, 0]), 'BOM-DEL', '2026-11-27', undefined, 'Asha Rao', 2],
    ['without its lead', places([0, 0], [0, 1]), 'DEL-BOM-DEL', '2026-11-24', '2026-11-27', 'Kabir Nair', 1],
    ['without one of them one way', places([0, 1]), 'DEL-BOM-DEL', '2026-11-24', '2026-11-27', 'Asha Rao', 2],
    [
      'cancelled, as sold',
      places([0, 0], [0, 1], [1, 0], [1, 1]),
      'DEL-BOM-DEL',
      '2026-11-24',
      '2026-11-27',
      'Asha Rao',
      2,
    ],
  ])('%s', (_what, gone, route, travelDate, returnDate, leadTraveller, travellerCount) => {
    if (there === undefined) throw new Error('not drawn');
    expect(bookingInShort({ itineraries: there, travellers: [asha, kabir], gone })).toEqual({
      mark: '6E',
      title: route,
      startsOn: travelDate,
      ...(returnDate && { endsOn: returnDate }),
      leadTraveller,
      travellerCount,
    });
  });

  it('says whose places are concerned, and which flights', () => {
    if (there === undefined) throw new Error('not drawn');
    expect(concernOf({ itineraries: there, travellers: [asha, kabir] }, places([1, 1]))).toEqual({
      travellers: ['Kabir Nair'],
      title: 'BOM-DEL',
      parts: ['6E 2135'],
    });
  });
});

it('is led by the first adult, or by anyone who is there', () => {
  const child = { type: 'child', firstName: 'Kabir', lastName: 'Rao' } as const;
  const adult = { type: 'adult', firstName: 'Asha', lastName: 'Rao' } as const;
  expect(leadTravellerOf([child, adult])).toBe('Asha Rao');
  expect(leadTravellerOf([child])).toBe('Kabir Rao');
  expect(leadTravellerOf([])).toBe('');
});

it('is found by the beginning of any word of any name, and of a name from either end', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{1,6}$/);
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(
      fc.array(fc.record({ firstName: name, lastName: name }), { minLength: 1, maxLength: 4 }),
      (travellers) => {
        const words = searchWordsOf(travellers, { email: 'a@example.com', mobile: '9847012345' });
        expect(words.slice(-2)).toEqual(['a@example.com', '9847012345']);
        const found = (text: string): boolean => words.some((each) => each.startsWith(text));
        for (const { firstName, lastName } of travellers) {
          for (const each of `${firstName} ${lastName}`.split(' ')) expect(found(each)).toBe(true);
          expect(found(`${firstName} ${lastName}`)).toBe(true);
          expect(found(`${lastName} ${firstName}`)).toBe(true);
        }
        expect(new Set(words).size).toBe(words.length);
      },
    ),
  );
});
