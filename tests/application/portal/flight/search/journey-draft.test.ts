import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asJourney, withOneMore, withoutSector, withSector } from '#application/portal/flight/search/journey-draft.ts';
import { journeyTypes } from '#domain/flight/search/request.ts';
import { checkSearch, defaultSearch } from '#domain/flight/search/rules.ts';
import type { SearchDraft } from '#domain/flight/search/rules.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { today } from '#tests/fixtures/flight.ts';

const oneWay: SearchDraft = {
  ...defaultSearch,
  sectors: [{ origin: 'DEL', destination: 'BOM', date: '2026-11-24' }],
};

const airport = fc.constantFrom('DEL', 'BOM', 'BLR', 'GOI');
const step = fc.oneof(
  fc.record({ do: fc.constant('journey' as const), type: fc.constantFrom(...journeyTypes) }),
  fc.record({
    do: fc.constant('sector' as const),
    at: fc.nat(5),
    change: fc.oneof(
      airport.map((origin) => ({ origin })),
      airport.map((destination) => ({ destination })),
      fc.integer({ min: 1, max: 60 }).map((days) => ({ date: addDays(today, days) })),
    ),
  }),
  fc.record({ do: fc.constant('more' as const) }),
  fc.record({ do: fc.constant('fewer' as const), at: fc.nat(5) }),
);

describe('a journey being filled in', () => {
  it('keeps the shape of its kind and the order of its days, whatever is changed', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let draft = oneWay;
        for (const each of steps) {
          if (each.do === 'journey') draft = asJourney(draft, each.type);
          if (each.do === 'sector') {
            const backDate = draft.journeyType === 'round-trip' && 'date' in each.change;
            if (!backDate) draft = withSector(draft, each.at, each.change);
          }
          if (each.do === 'more' && draft.journeyType === 'multi-city') draft = withOneMore(draft);
          if (each.do === 'fewer' && draft.journeyType === 'multi-city') draft = withoutSector(draft, each.at);
          const broken = checkSearch(draft, { today: () => today, knownAirport: () => true }).map(({ code }) => code);
          expect(broken).not.toContain('sectors-count');
          expect(broken).not.toContain('date-after');
          expect(broken).not.toContain('not-a-choice');
        }
      }),
      { numRuns: 300 },
    );
  });

  it('returns where it began, three nights later unless another day was chosen before', () => {
    const back = asJourney(oneWay, 'round-trip');
    expect(back.sectors[1]).toEqual({ origin: 'BOM', destination: 'DEL', date: '2026-11-27' });
    const again = asJourney(asJourney(back, 'one-way'), 'round-trip', [
      oneWay.sectors[0] ?? {},
      { origin: 'BOM', destination: 'DEL', date: '2026-12-01' },
    ]);
    expect(again.sectors[1]?.date).toBe('2026-12-01');
    expect(withSector(back, 0, { destination: 'GOI' }).sectors[1]).toMatchObject({ origin: 'GOI', destination: 'DEL' });
  });

  it('goes on from where the flight before leads, the day after', () => {
    const cities = asJourney(oneWay, 'multi-city');
    expect(cities.sectors[1]).toEqual({ origin: 'BOM', destination: '', date: '2026-11-25' });
    const changed = withSector(cities, 0, { destination: 'GOI' });
    expect(changed.sectors[1]?.origin).toBe('GOI');
    const later = withSector(withOneMore(changed), 0, { date: isoDate('2026-12-10') });
    expect(later.sectors.map(({ date }) => date)).toEqual(['2026-12-10', '2026-12-11', '2026-12-12']);
  });
});
