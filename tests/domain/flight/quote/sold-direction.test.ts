/** What each direction is flown at: its own fare, classes and bags, whichever way the journey was bought. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookingAfter } from '#domain/flight/change/changed-booking.ts';
import { soldAt } from '#domain/flight/quote/quote.ts';
import { makeFare } from '#tests/fixtures/booking.ts';
import { makeItinerary, makeOption, makeRules, makeSegment } from '#tests/fixtures/flight.ts';

const journey = fc.array(
  fc.record({
    flights: fc.integer({ min: 1, max: 3 }),
    kg: fc.constantFrom(0, 15, 25),
    letter: fc.constantFrom('R', 'U', 'Y'),
  }),
  { minLength: 1, maxLength: 3 },
);
const [sector] = makeRules().sectors;
const [of] = [makeOption()];

it.each(['each direction', 'the whole journey'] as const)('is its own, with a fare for %s', (fareFor) =>
  fc.assert(
    fc.property(journey, (directions) => {
      const itineraries = directions.map(({ flights }) =>
        makeItinerary([makeSegment(), ...Array.from({ length: flights - 1 }, () => makeSegment())]),
      );
      const classes = directions.map(({ flights, letter }, at) =>
        Array.from({ length: flights }, (_, flight) => `${letter}${at}${flight}`),
      );
      const [first, ...others] =
        fareFor === 'each direction'
          ? directions.map(({ kg }, at) =>
              makeOption({ baggage: { checkInKg: kg, cabinKg: 7 }, bookingClasses: classes[at] ?? [] }),
            )
          : [makeOption({ bookingClasses: classes.flat() })];
      const sectors =
        sector === undefined ? [] : directions.map(({ kg }) => ({ ...sector, baggage: { checkInKg: kg, cabinKg: 7 } }));
      const sold = { itineraries, options: [first ?? of, ...others] as const, rules: { sectors } };
      expect(directions.map((_, at) => soldAt(sold, at))).toMatchObject(
        directions.map(({ kg }, at) => ({ baggage: { checkInKg: kg, cabinKg: 7 }, bookingClasses: classes[at] })),
      );
    }),
  ),
);

it('is the new one of every direction that was changed, where one fare is for all of them', () => {
  const there = makeItinerary();
  const back = makeItinerary([makeSegment({ origin: 'BOM', destination: 'DEL' })]);
  const flex = makeOption({ family: 'Flex' });
  const booking = {
    itineraries: [there, back] as const,
    options: [makeOption(), makeOption()] as const,
    rules: makeRules(),
    travellers: [{ type: 'adult' as const }],
    price: makeFare(),
  };
  const after = bookingAfter(booking, [0, 1], {
    itineraries: [there, back],
    options: [flex],
    fares: [makeFare(), makeFare()],
    rules: makeRules(),
  });
  expect(after.options.map(({ family }) => family)).toEqual(['Flex', 'Flex']);
});
