/** How an offer is put into words that need no language. */
import { expect, test } from 'vitest';
import { arrivalOf } from '#ui/screens/flight/offer/offer-words.ts';
import { offersFromPicture } from '#tests/fixtures/flight.ts';

test('a landing on a later day says how many days later', () => {
  const offers = offersFromPicture(`
    6E 2134 DEL 06:10 -> 08:25 BOM   | Saver 5854
    IX 1129 BOM 22:30 -> 00:50+1 DEL | Lite 5804
  `);
  expect(offers.map(({ itineraries: [itinerary] }) => arrivalOf(itinerary))).toEqual(['08:25', '00:50 +1']);
});
