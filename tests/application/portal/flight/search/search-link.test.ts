import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchFromQuery, searchToQuery } from '#application/portal/flight/search/search-link.ts';
import { cabins, fareTypes, refundTypes } from '#domain/flight/reference/cabin.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { journeyTypes } from '#domain/flight/search/request.ts';

const letters = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: least, maxLength: most });
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const airport = fc.oneof(letters(3, 3), fc.constant(''));
const window = fc.record({ from: fc.integer({ min: 0, max: 700 }), to: fc.integer({ min: 701, max: 1440 }) });
const carriers = fc.array(letters(2, 2), { maxLength: 3 });

const search = fc
  .record({
    journeyType: fc.constantFrom(...journeyTypes),
    sectors: fc.array(fc.record({ origin: airport, destination: airport, date: fc.oneof(day, fc.constant('')) }), {
      minLength: 1,
      maxLength: 6,
    }),
    party: fc.record({ adults: fc.nat(9), children: fc.nat(9), infants: fc.nat(9) }),
    cabin: fc.constantFrom(...cabins),
    fareType: fc.constantFrom(...fareTypes),
    refundType: fc.constantFrom(...refundTypes),
    nonStopOnly: fc.boolean(),
    nearbyAirports: fc.boolean(),
    preferredCarriers: carriers,
    excludedCarriers: carriers,
    options: fc.record(
      {
        departureWindow: window,
        arrivalWindow: window,
        layoverMinutes: fc.integer({ min: 1, max: 2000 }),
        promoCode: letters(1, 12),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ options, ...rest }) => ({ ...rest, ...options, numResults: defaultSearch.numResults }));

describe('a search as an address', () => {
  it('is read back as it was', () => {
    fc.assert(
      fc.property(search, (draft) => {
        expect(searchFromQuery(searchToQuery(draft))).toEqual(draft);
      }),
    );
  });

  it('takes any text without failing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(searchFromQuery(text).sectors.length).toBeGreaterThan(0);
      }),
    );
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('trip', 'type', 'adults', 'departs', 'layover', 'with'), fc.string()),
        (fields) => {
          expect(searchFromQuery(new URLSearchParams(fields).toString()).party.adults).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('says little about a usual search', () => {
    expect(
      searchToQuery({ ...defaultSearch, sectors: [{ origin: 'DEL', destination: 'BOM', date: '2026-11-24' }] }),
    ).toBe('trip=DEL-BOM-2026-11-24');
  });
});
