import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstLook } from '#application/portal/flight/search/flight-results.ts';
import type { Look } from '#application/portal/flight/search/flight-results.ts';
import { lookFrom, withLooks, withoutLooks } from '#application/portal/flight/search/look-link.ts';
import { searchFromQuery } from '#application/portal/flight/search/search-link.ts';
import type { OfferFilters } from '#domain/flight/offer/refine.ts';
import { anOrder, someFilters } from '#tests/arbitraries/flight.ts';
import { anyText } from '#tests/arbitraries/text.ts';

const query = 'trip=DEL-LHR-2026-11-24&adults=2&fare=student&with=AI.6E';
const looks: fc.Arbitrary<Look> = fc.record({
  filters: someFilters.map(meaning),
  order: anOrder,
  view: fc.constantFrom('cards', 'bars'),
});

/** Query strings of addresses. */
const anyQuery = fc
  .array(fc.oneof(fc.constantFrom(..."abz09-._~!$&'()*+,;=:@/?"), anyText({ maxLength: 2 }).map(encodeURIComponent)))
  .map((parts) => parts.join(''));

/** Filters without what filters nothing. */
function meaning({ flightNumbers = [], ...filters }: OfferFilters): OfferFilters {
  const entries = Object.entries({ ...filters, flightNumbers: flightNumbers.filter((text) => text.trim() !== '') })
    .filter(([, value]) => value !== undefined && value !== false && value !== 'all')
    .filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return Object.fromEntries(entries);
}

describe('a look in the address', () => {
  it('is read back as it was, of every list', () => {
    fc.assert(
      fc.property(fc.array(looks, { minLength: 1, maxLength: 3 }), (all) => {
        const address = withLooks(query, all);
        const said = address !== query;
        expect(all.map((_, at) => lookFrom(address, at))).toEqual(all.map((look) => (said ? look : undefined)));
      }),
    );
  });

  it('leaves the search as it was', () => {
    fc.assert(
      fc.property(looks, looks, (one, other) => {
        const address = withLooks(query, [one, other]);
        expect(withoutLooks(address)).toBe(query);
        expect(searchFromQuery(address)).toEqual(searchFromQuery(query));
      }),
    );
  });

  it('writes nothing of the first look, and says nothing where nothing is written', () => {
    expect(withLooks(query, [firstLook, firstLook])).toBe(query);
    expect(lookFrom(query)).toBeUndefined();
    expect(withoutLooks(query)).toBe(query);
  });

  it('can be read by a person', () => {
    const look: Look = {
      filters: { stops: [0, 1], airlines: ['6E', 'AI'], maxPrice: 2_500_000, departure: [{ from: 360, to: 720 }] },
      order: { key: 'duration', descending: true },
      view: 'bars',
    };
    expect(withLooks('trip=DEL-LHR-2026-11-24', [look])).toBe(
      'trip=DEL-LHR-2026-11-24&view=bars&sort=duration-down&stops=0.1&airlines=6E.AI&leaves=360-720&price=-2500000',
    );
  });

  it('takes any text without failing, and reads only what it knows', () => {
    fc.assert(fc.property(anyQuery, (text) => void [lookFrom(text), withoutLooks(text)]));
    expect(
      lookFrom('view=maps&stops=7.1.x&price=cheap&sort=luck&airlines=Indigo.6E&leaves=720-360&refunds=all'),
    ).toEqual({
      ...firstLook,
      filters: { stops: [1], airlines: ['6E'] },
    });
  });
});
