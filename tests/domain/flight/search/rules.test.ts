import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkSearch,
  completeSearch,
  defaultSearch,
  lastSearchDate,
  type SearchDraft,
  type SearchFacts,
} from '#domain/flight/search/rules.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { makeSearch, today } from '#tests/fixtures/flight.ts';

const airports = ['DEL', 'BOM', 'BLR', 'AKL', 'HNL'];
/** In Auckland it is already tomorrow, in Honolulu still yesterday. */
const facts: SearchFacts = {
  knownAirport: (code) => airports.includes(code),
  today: (airport) => addDays(today, { AKL: 1, HNL: -1 }[airport] ?? 0),
};

function found(overrides: Partial<SearchDraft>): string[] {
  return checkSearch({ ...makeSearch(), ...overrides }, facts).map(({ code, path }) => `${path}: ${code}`);
}

function oneWay(origin: string | undefined, destination: string | undefined, date: string | undefined): string[] {
  return found({ sectors: [{ origin, destination, date }] });
}

function roundTrip(onward: string | undefined, back: string | undefined): string[] {
  const sectors = [
    { origin: 'DEL', destination: 'BOM', date: onward },
    { origin: 'BOM', destination: 'DEL', date: back },
  ];
  return found({ journeyType: 'round-trip', sectors });
}

describe('checkSearch', () => {
  it.each<[string, string[], string[]]>([
    ['a sound search', oneWay('DEL', 'BOM', '2026-11-24'), []],
    ['nothing given', oneWay(undefined, ' ', ''), ['origin: required', 'destination: required', 'date: required']],
    ['no sector at all', found({ sectors: [] }), ['origin: required', 'destination: required', 'date: required']],
    ['the same place twice', oneWay('DEL', 'DEL', '2026-11-24'), ['destination: same-place']],
    ['no such airport', oneWay('DEL', 'XXX', '2026-11-24'), ['destination: not-a-choice']],
    ['no such day', oneWay('DEL', 'BOM', '2026-02-30'), ['date: date-form']],
    ['today', oneWay('DEL', 'BOM', '2026-11-20'), []],
    ['yesterday', oneWay('DEL', 'BOM', '2026-11-19'), ['date: date-past']],
    ['yesterday there, today here', oneWay('AKL', 'BOM', '2026-11-20'), ['date: date-past']],
    ['today there, yesterday here', oneWay('HNL', 'BOM', '2026-11-19'), []],
    ['the last day', oneWay('DEL', 'BOM', '2027-10-16'), []],
    ['a day too far', oneWay('DEL', 'BOM', '2027-10-17'), ['date: date-too-far']],
    ['a date, no place to judge it at', oneWay(undefined, 'BOM', '2020-01-01'), ['origin: required']],
  ])('%s', (_name, violations, expected) => {
    expect(violations).toEqual(expected.map((each) => `sectors[0].${each}`));
  });

  it.each<[string, string[], string[]]>([
    ['there and back', roundTrip('2026-11-24', '2026-11-27'), []],
    ['back on the day after', roundTrip('2026-11-24', '2026-11-25'), []],
    ['back on the same day', roundTrip('2026-11-24', '2026-11-24'), ['date: date-after']],
    ['back before', roundTrip('2026-11-24', '2026-11-23'), ['date: date-after']],
    ['no return date', roundTrip('2026-11-24', undefined), ['date: required']],
    ['back too late', roundTrip('2026-11-24', '2027-10-17'), ['date: date-too-far']],
  ])('%s', (_name, violations, expected) => {
    expect(violations).toEqual(expected.map((each) => `sectors[1].${each}`));
  });

  it('asks for a return date where the return is not there yet', () => {
    expect(found({ journeyType: 'round-trip' })).toEqual(['sectors[1].date: required']);
  });

  it('names the date that a return must come after, and the last date there is', () => {
    const [after] = checkSearch(
      {
        ...makeSearch(),
        journeyType: 'round-trip',
        sectors: [
          { origin: 'DEL', destination: 'BOM', date: '2026-11-24' },
          { origin: 'BOM', destination: 'DEL', date: '2026-11-24' },
        ],
      },
      facts,
    );
    expect(after?.params).toEqual({ other: 'sectors[0].date' });
    const far = { ...makeSearch(), sectors: [{ origin: 'HNL', destination: 'BOM', date: '2028-01-01' }] };
    expect(checkSearch(far, facts)[0]?.params).toEqual({ last: '2027-10-15' });
  });

  it('returns from where it went to where it began', () => {
    const sectors = [
      { origin: 'DEL', destination: 'BOM', date: '2026-11-24' },
      { origin: 'BLR', destination: 'BOM', date: '2026-11-27' },
    ];
    expect(found({ journeyType: 'round-trip', sectors })).toEqual([
      'sectors[1].origin: not-a-choice',
      'sectors[1].destination: not-a-choice',
    ]);
  });

  it('takes two to six cities, each later than the one before', () => {
    const cities = (count: number, gap = 1) =>
      found({
        journeyType: 'multi-city',
        sectors: Array.from({ length: count }, (_, at) => ({
          origin: at % 2 ? 'BOM' : 'DEL',
          destination: at % 2 ? 'DEL' : 'BOM',
          date: addDays(today, at * gap),
        })),
      });
    expect([cities(1), cities(2), cities(6), cities(7)]).toEqual([
      ['sectors: sectors-count'],
      [],
      [],
      ['sectors: sectors-count'],
    ]);
    expect(cities(3, 0)).toEqual(['sectors[1].date: date-after', 'sectors[2].date: date-after']);
  });

  it('takes one sector for one way, two for a return', () => {
    const { sectors } = makeSearch();
    expect(found({ sectors: [...sectors, ...sectors] })).toEqual(['sectors: sectors-count']);
  });

  it.each([
    [{ adults: 0, children: 1, infants: 0 }, ['party: party-adult']],
    [{ adults: 1, children: 0, infants: 2 }, ['party: party-infants']],
    [{ adults: 5, children: 5, infants: 0 }, ['party: party-size']],
    [{ adults: 9, children: 0, infants: 0 }, []],
    [{ adults: 1.5, children: 0, infants: 0 }, ['party: not-a-number']],
    [{ adults: 3, children: -1, infants: 0 }, ['party: not-a-number']],
  ])('party %j', (party, expected) => {
    expect(found({ party })).toEqual(expected);
  });

  it.each([
    [0, true],
    [1, false],
    [5000, false],
    [5001, true],
    [1.5, true],
    [Number.NaN, true],
  ])('%d results', (numResults, refused) => {
    expect(found({ numResults })).toEqual(refused ? ['numResults: results-count'] : []);
  });

  it('refuses windows that are none and layovers of no length', () => {
    expect(found({ departureWindow: { from: 720, to: 360 } })).toEqual(['departureWindow: range-order']);
    expect(found({ departureWindow: { from: 360, to: 360 } })).toEqual(['departureWindow: range-order']);
    expect(found({ arrivalWindow: { from: 0, to: 1441 } })).toEqual(['arrivalWindow: not-a-choice']);
    expect(found({ layoverMinutes: 0 })).toEqual(['layoverMinutes: not-a-number']);
    expect(found({ departureWindow: { from: 0, to: 1440 }, layoverMinutes: 90 })).toEqual([]);
  });

  it('refuses exactly the days outside today and 330 days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -800, max: 800 }), fc.constantFrom('DEL', 'AKL', 'HNL'), (days, origin) => {
        const date = addDays(facts.today(origin), days);
        expect(oneWay(origin, 'BOM', date).length === 0).toBe(days >= 0 && days <= 330);
      }),
    );
  });

  it('lets nothing incomplete become a request', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            origin: fc.option(fc.constantFrom('DEL', '', 'XXX'), { nil: undefined }),
            destination: fc.option(fc.constantFrom('BOM', 'DEL'), { nil: undefined }),
            date: fc.option(fc.constantFrom('2026-11-24', '2026-13-01', ''), { nil: undefined }),
          }),
          { maxLength: 3 },
        ),
        fc.constantFrom('one-way' as const, 'round-trip' as const, 'multi-city' as const),
        (sectors, journeyType) => {
          const draft = { ...defaultSearch, journeyType, sectors };
          if (checkSearch(draft, facts).length === 0) expect(completeSearch(draft)).toBeDefined();
        },
      ),
    );
  });
});

describe('defaultSearch', () => {
  it('is what section 3 says', () => {
    expect(defaultSearch).toMatchObject({
      journeyType: 'one-way',
      party: { adults: 1, children: 0, infants: 0 },
      cabin: 'Y',
      refundType: 'all',
      nonStopOnly: false,
      numResults: 100,
    });
  });

  it('reaches 330 days ahead', () => {
    expect(lastSearchDate(isoDate('2026-11-20'))).toBe('2027-10-16');
  });
});
