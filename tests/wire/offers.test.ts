import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { FlightsFound } from '#application/desk/found-flights.ts';
import { answerText, writeAnswer } from '#infrastructure/wire/form/envelope.ts';
import { flightsFound, flightsByTable, flightsOnce } from '#infrastructure/wire/flight/offers.ts';
import { inResult } from '#infrastructure/wire/form/operation.ts';
import type { FareOption } from '#domain/flight/offer/offer.ts';
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
        expect(asSent(found)).toEqual(throughText(writeAnswer('ApiStatus', inResult(flightsByTable).write(found))));
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
          const wire = spoilt(throughText(flightsByTable.write(found)), where, what);
          expect(flightsFound.read(wire)).toEqual(flightsByTable.read(wire));
        },
      ),
      { numRuns: 200 },
    );
  });

  const short = (found: FlightsFound): unknown =>
    JSON.parse(answerText('ApiStatus', inResult(flightsOnce), found)).ApiStatus.Result;
  /** As a list shows it: the root of the price, and what is charged and earned. */
  const listed = (found: FlightsFound): FlightsFound => ({
    ...found,
    offers: found.offers.map((offer) => {
      const [first, ...others] = offer.fares.map(({ terms, ...fare }): FareOption => {
        const { net, earn, each } = terms ?? {};
        const ofEach = each?.map((one) => ({
          traveller: one.traveller,
          count: one.count,
          net: one.net,
          earn: one.earn,
        }));
        return {
          ...fare,
          breakdown: { name: 'customer-price', amount: fare.total },
          ...(net && earn && { terms: { net, earn, ...(ofEach && { each: ofEach }) } }),
        };
      });
      return first === undefined ? offer : { ...offer, fares: [first, ...others] };
    }),
  });

  test('is short where it is asked for so, and says all that a list shows', () => {
    fc.assert(
      fc.property(answer, (found) => {
        expect(flightsFound.read(short(found))).toEqual({ ok: true, value: listed(found) });
      }),
    );
  });

  test('is refused where a short one is spoilt, or read as something that can be written', () => {
    fc.assert(
      fc.property(
        answer,
        fc.nat({ max: 200 }),
        fc.constantFrom(null, '', 'x', 7, 1.5, [], {}, true, 9_999),
        (found, where, what) => {
          const read = flightsFound.read(spoilt(short(found), where, what));
          if (read.ok) expect(flightsFound.read(short(read.value))).toEqual({ ok: true, value: listed(read.value) });
          else expect(read.violations.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 200 },
    );
  });

  test.each([
    ['null', null],
    ['a text', '0'],
    ['a list', [0]],
    ['a yes', true],
    ['a fraction', 0.5],
    ['a place before the first', -1],
    ['a place after the last', 9_999],
    ['a name', 'length'],
  ])('is refused where a short one refers to %s for a row', (_, place) => {
    const wire = Object(short({ searchId: 'S-1', currency: 'INR', offers: [makeOffer()], total: 1 }));
    const [offer] = wire.offers;
    const [itinerary] = offer.itineraries;
    const [fare] = offer.fares;
    const bySegment = { ...offer, itineraries: [{ ...itinerary, segments: [place] }] };
    const byConditions = { ...offer, fares: [{ ...fare, conditions: place }] };
    for (const spoiltOffer of [bySegment, byConditions]) {
      const read = flightsFound.read({ ...wire, offers: [spoiltOffer] });
      expect(read).toMatchObject({ ok: false, violations: [{ path: expect.stringContaining('offers') }] });
    }
  });

  it('writes a flight and the conditions of a family once, however many offers have them', () => {
    const offers = Array.from({ length: 50 }, () => makeOffer());
    const [{ itineraries, fares }] = [makeOffer()];
    const wire = short({ searchId: 'S-1', currency: 'INR', offers, total: 50 });
    const flights = itineraries.flatMap(({ segments }) => segments).length;
    expect(wire).toMatchObject({ segments: { length: flights }, conditions: { length: fares.length } });
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
