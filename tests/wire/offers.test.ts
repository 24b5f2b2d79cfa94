import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { FlightsFound } from '#application/desk/found-flights.ts';
import { answerText, writeAnswer } from '#infrastructure/wire/form/envelope.ts';
import { flightsFound, flightsFoundByTable } from '#infrastructure/wire/flight/offers.ts';
import { inResult } from '#infrastructure/wire/form/operation.ts';
import { makeOffer } from '#tests/fixtures/flight.ts';
import { wireArbitraries } from '#tests/arbitraries/wire.ts';

const { answer } = wireArbitraries.flight.search;
const throughText = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** An answer with one place in it changed to something else, or taken out. */
function spoilt(value: unknown, where: number, what: unknown): unknown {
  let at = 0;
  const walk = (part: unknown): unknown => {
    at += 1;
    if (at === where) return what;
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, walk(each)]));
  };
  return walk(value);
}

describe('a search answer, by hand', () => {
  test('is written as the tables write it, and lies in its envelope', () => {
    const asSent = (found: FlightsFound): unknown => JSON.parse(answerText('ApiStatus', inResult(flightsFound), found));
    fc.assert(
      fc.property(answer, (found) => {
        expect(asSent(found)).toEqual(
          throughText(writeAnswer('ApiStatus', inResult(flightsFoundByTable).write(found))),
        );
      }),
    );
  });

  test('is read as the tables read it, also where something in it is wrong', () => {
    fc.assert(
      fc.property(
        answer,
        fc.nat({ max: 200 }),
        fc.constantFrom(null, '', 'x', 7, 1.5, [], {}, true),
        (found, where, what) => {
          const wire = spoilt(throughText(flightsFoundByTable.write(found)), where, what);
          expect(flightsFound.read(wire)).toEqual(flightsFoundByTable.read(wire));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('carries five thousand offers', () => {
    const offers = Array.from({ length: 5_000 }, () => makeOffer());
    const read = flightsFound.read(
      throughText(flightsFound.write({ searchId: 'S-1', currency: 'INR', offers, total: 9_000 })),
    );
    const expected = { ok: true, value: { searchId: 'S-1', currency: 'INR', offers, total: 9_000 } };
    expect(isDeepStrictEqual(read, expected)).toBe(true);
  });
});
