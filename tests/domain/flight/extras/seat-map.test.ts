import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cabins } from '#domain/flight/reference/cabin.ts';
import { layOut } from '#domain/flight/extras/cabin-layout.ts';
import { cabinPlan, plannedEquipment, rowNumbersWithout } from '#domain/flight/extras/cabin-plans.ts';
import { equipment } from '#domain/flight/reference/equipment.ts';
import {
  seatAt,
  type SeatMap,
  seatNamed,
  seatSpots,
  type SeatSpot,
  sideOf,
  withStates,
} from '#domain/flight/extras/seat-map.ts';
import { seatsTogether } from '#domain/flight/extras/seats-together.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { pictureOf, seatMapFromPicture, somePrices } from '#tests/fixtures/seat-map.ts';

const place = { itinerary: 0, segment: 0 };
const plain = { place, prices: somePrices, cabin: 'Y' } as const;

const aLayout: fc.Arbitrary<SeatMap> = fc
  .record({
    equipment: fc.constantFrom(...plannedEquipment, '???'),
    carrier: fc.constantFrom('6E', 'AI', 'LH', 'AF', 'EK'),
    cabin: fc.constantFrom(...cabins),
    seats: fc.option(fc.record({ F: fc.nat(14), C: fc.nat(60), W: fc.nat(40), Y: fc.integer({ min: 1, max: 400 }) }), {
      nil: undefined,
    }),
  })
  .map(({ seats, ...rest }) => layOut({ ...plain, ...rest, ...(seats && { seats }) }));

describe('a cabin that is laid out', () => {
  it('has exactly the seats that each class is to have, each by a name of its own', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...plannedEquipment),
        fc.record({ F: fc.nat(14), C: fc.nat(60), W: fc.nat(40), Y: fc.nat(400) }),
        (type, seats) => {
          const { decks } = layOut({ ...plain, equipment: type, carrier: 'AI', seats });
          const rows = decks.flatMap((deck) => deck.rows);
          for (const cabin of cabins) {
            const ofCabin = rows
              .filter((row) => row.cabin === cabin)
              .flatMap((row) => row.elements)
              .filter(({ kind }) => kind === 'seat');
            expect(ofCabin).toHaveLength(seats[cabin]);
          }
          const names = seatSpots({ decks }).map(({ seat }) => seat.seat);
          expect(new Set(names).size).toBe(names.length);
          expect(names.some((name) => /I/.test(name))).toBe(false);
        },
      ),
    );
  });

  it.each(equipment.map(({ code, seats }) => [code, seats] as const))(
    'of a %s seats about as many as it does',
    (code, seats) => {
      const usual = Object.values(cabinPlan(code).usual).reduce((sum, each) => sum + each, 0);
      expect(plannedEquipment).toContain(code);
      expect(Math.abs(usual - seats)).toBeLessThanOrEqual(seats * 0.16);
    },
  );

  it('numbers its rows upwards and leaves out what the airline leaves out', () => {
    fc.assert(
      fc.property(fc.constantFrom(...plannedEquipment), fc.constantFrom('6E', 'LH', 'AF'), (type, carrier) => {
        const numbers = layOut({ ...plain, equipment: type, carrier }).decks.flatMap(({ rows }) =>
          rows.map((row) => row.number),
        );
        expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
        expect(numbers.filter((number) => rowNumbersWithout(carrier).includes(number))).toEqual([]);
      }),
    );
    const rows = (carrier: string) =>
      layOut({ ...plain, equipment: '32N', carrier }).decks[0]?.rows.map((row) => row.number);
    expect(rows('6E')?.at(-1)).toBe(31);
    expect(rows('AF')?.at(-1)).toBe(32);
    expect(rows('LH')?.at(-1)).toBe(33);
  });

  it('is drawn and read to the same map', () => {
    fc.assert(
      fc.property(aLayout, (map) => {
        const picture = pictureOf(map);
        const read = seatMapFromPicture(picture, { equipment: map.equipment });
        expect(pictureOf(read)).toBe(picture);
        const facts = ({ decks }: SeatMap) =>
          seatSpots({ decks }).map(({ seat: { seat, state, window, aisle, exit, legroom, notForChild } }) => ({
            seat,
            state,
            window,
            aisle,
            exit,
            legroom,
            notForChild,
          }));
        expect(facts(read)).toEqual(facts(map));
      }),
      { numRuns: 40 },
    );
  });

  it('of an A320neo with one class has its exits at rows 12 and 13', () => {
    const map = layOut({ ...plain, equipment: '32N', carrier: '6E' });
    expect(pictureOf(map).split('\n').slice(0, 16)).toEqual([
      'main  ABC DEF',
      '-- door left, galley right, lavatory left',
      '  1Y^   ... ...',
      '  2Y    ... ...',
      '  3Y    ... ...',
      '  4Y    ... ...',
      '  5Y    ... ...',
      '  6Y    ... ...',
      '  7Y    ... ...',
      '  8Y    ... ...',
      '  9Y    ... ...',
      ' 10Y    ... ...',
      ' 11Y    ... ...',
      ' 12Y>w  ... ...',
      ' 13Y>w  ... ...',
      ' 14Yw   ... ...',
    ]);
  });

  it('of an A380 has two decks, stairs on both, and business above', () => {
    const map = layOut({ ...plain, equipment: '388', carrier: 'EK' });
    expect(map.decks.map(({ name, columns }) => `${name} ${columns}`)).toEqual([
      'main ABC DEFG HJK',
      'upper AC DEFG HK',
    ]);
    const cabinsOf = (at: number) => [...new Set(map.decks[at]?.rows.map(({ cabin }) => cabin))];
    expect(cabinsOf(0)).toEqual(['F', 'Y']);
    expect(cabinsOf(1)).toEqual(['C', 'Y']);
    expect(map.decks.every(({ facilities }) => facilities.some(({ kind }) => kind === 'stairs'))).toBe(true);
  });

  it('blocks other cabins, prices by zone in economy, and asks nothing in front', () => {
    fc.assert(
      fc.property(fc.constantFrom(...plannedEquipment), fc.constantFrom('Y', 'C'), (type, cabin) => {
        const map = layOut({ ...plain, cabin, equipment: type, carrier: 'BA', seats: { F: 4, C: 16, W: 12, Y: 90 } });
        const seats = map.decks
          .flatMap(({ rows }) => rows)
          .flatMap((row) => row.elements.flatMap((seat) => (seat.kind === 'gap' ? [] : [{ row, seat }])));
        expect(
          seats.map(({ seat: { state, price, notForChild, legroom } }) => ({ state, price, notForChild, legroom })),
        ).toEqual(
          seats.map(({ row, seat: { zone } }) => ({
            state: row.cabin === cabin ? 'free' : 'blocked',
            price: row.cabin === 'Y' && cabin === 'Y' ? somePrices[zone] : rupees(0),
            notForChild: row.exit,
            legroom: zone === 'legroom',
          })),
        );
      }),
      { numRuns: 20 },
    );
  });
});

describe('moving over the seats', () => {
  it('comes back: left undoes right, and the ends of a row are its ends', () => {
    fc.assert(
      fc.property(aLayout, fc.nat(), (map, some) => {
        const spots = seatSpots(map);
        const name = spots[some % spots.length]?.seat.seat ?? '';
        const right = seatAt(map, name, 'right');
        if (right !== undefined) expect(seatAt(map, right, 'left')).toBe(name);
        const end = seatAt(map, name, 'row-end') ?? '';
        expect(seatAt(map, end, 'right')).toBeUndefined();
        expect(seatAt(map, seatAt(map, name, 'row-start') ?? '', 'left')).toBeUndefined();
      }),
    );
  });

  it('up and down move by one row, to the nearest column', () => {
    fc.assert(
      fc.property(aLayout, fc.nat(), (map, some) => {
        const spots = seatSpots(map);
        const here = spots[some % spots.length];
        if (here === undefined) return;
        const down = seatAt(map, here.seat.seat, 'down');
        const rest = spots.filter(({ deck, row }) => deck > here.deck || (deck === here.deck && row > here.row));
        const next = rest.filter(({ deck, row }) => deck === rest[0]?.deck && row === rest[0]?.row);
        expect(down === undefined).toBe(next.length === 0);
        const there = next.find(({ seat }) => seat.seat === down);
        if (there === undefined) return;
        expect(Math.abs(there.at - here.at)).toBe(Math.min(...next.map(({ at }) => Math.abs(at - here.at))));
        const back = spots.find(({ seat }) => seat.seat === seatAt(map, there.seat.seat, 'up'));
        expect([back?.deck, back?.row]).toEqual([here.deck, here.row]);
      }),
      { numRuns: 40 },
    );
  });

  it('reaches every seat from every seat', () => {
    fc.assert(
      fc.property(aLayout, fc.nat(), (map, some) => {
        const spots = seatSpots(map);
        const first = spots[some % spots.length]?.seat.seat ?? '';
        const seen = new Set([first]);
        const waiting = [first];
        for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
          for (const direction of ['left', 'right', 'up', 'down'] as const) {
            const next = seatAt(map, name, direction);
            if (next === undefined || seen.has(next)) continue;
            seen.add(next);
            waiting.push(next);
          }
        }
        expect(seen.size).toBe(spots.length);
      }),
      { numRuns: 3 },
    );
  });

  const map = seatMapFromPicture(`
    ABC DEF
    1C^ ._. ._.
    2Y  ... ...
    3Y> _.. ...
  `);

  it.each([
    ['1A', 'right', '1C'],
    ['1C', 'right', '1D'],
    ['1A', 'left', undefined],
    ['2B', 'up', '1A'],
    ['2E', 'up', '1D'],
    ['2A', 'down', '3B'],
    ['3B', 'down', undefined],
    ['2E', 'row-start', '2A'],
    ['3F', 'front', '1F'],
    ['1A', 'back', '3B'],
    ['9A', 'left', undefined],
  ] as const)('from %s to the %s is %s', (from, direction, to) => {
    expect(seatAt(map, from, direction)).toBe(to);
  });
});

const small = (cells: readonly string[]) =>
  seatMapFromPicture(['ABC DE', ...cells.map((row, at) => `${at + 1}Y${at === 2 ? '>' : ''} ${row}`)].join('\n'));
const aSmallMap = fc
  .array(
    fc.tuple(...['A', 'B', 'C', 'D', 'E'].map(() => fc.constantFrom('.', 'x', 'x', '#', '_'))).map((row) => {
      const cells = row.join('');
      return `${cells.slice(0, 3)} ${cells.slice(3)}`;
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map(small);
const aSmallParty: fc.Arbitrary<readonly TravellerType[]> = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.nat(2), fc.nat(2))
  .filter(([adults, , infants]) => infants <= adults)
  .map(([adults, children, infants]) => [
    ...Array<TravellerType>(adults).fill('adult'),
    ...Array<TravellerType>(children).fill('child'),
    ...Array<TravellerType>(infants).fill('infant'),
  ]);

describe('keeping together', () => {
  it('finds seats that no other seats are closer than', () => {
    fc.assert(
      fc.property(aSmallMap, aSmallParty, (map, party) => {
        const found = seatsTogether(map, party);
        const seated = party.filter((type) => type !== 'infant').length;
        const laps = party.length - seated;
        const young = party.some((type) => type !== 'adult');
        const free = seatSpots(map).filter(({ seat }) => seat.state === 'free' && !(young && seat.exit));
        const sets = subsets(free, seated).filter((set) => new Set(set.map((spot) => sideOf(map, spot))).size >= laps);
        const best = Math.min(...sets.map((set) => measure(set)));
        expect(found === undefined).toBe(sets.length === 0);
        if (found === undefined) return;
        const spots = found.flatMap(({ seat }) => free.filter((spot) => spot.seat.seat === seat));
        expect(new Set(spots).size).toBe(seated);
        expect(measure(spots)).toBe(best);
        expect(found.map(({ traveller }) => traveller)).toEqual(
          party.flatMap((type, at) => (type === 'infant' ? [] : [at])),
        );
        const holding = found.filter(({ traveller }) => traveller < laps);
        const sides = holding.flatMap(({ seat }) =>
          free.filter((spot) => spot.seat.seat === seat).map((spot) => sideOf(map, spot)),
        );
        expect(new Set(sides).size).toBe(laps);
      }),
      { numRuns: 400 },
    );
  });

  const cabin = seatMapFromPicture(`
    ABC DEF
    1Y^ x.x x.x
    2Y  ..x x..
    3Y  .x. .x.
    4Y> ... ...
    5Y  x.. ..x
  `);
  const seats = (party: readonly TravellerType[], wishes = {}) =>
    seatsTogether(cabin, party, wishes)?.map(({ traveller, seat }) => `${traveller} ${seat}`);

  it('prefers neighbours, then those across an aisle, then rows one behind the other', () => {
    expect(seats(['adult', 'adult'])).toEqual(['0 2A', '1 2B']);
    expect(seats(['adult', 'adult', 'adult'])).toEqual(['0 4A', '1 4B', '2 4C']);
    expect(seats(['adult', 'adult', 'child'])).toEqual(['0 5B', '1 5D', '2 5C']);
    expect(seats(['adult', 'adult', 'child', 'child', 'child'])).toHaveLength(5);
  });

  it('follows wishes among seats as close', () => {
    expect(seats(['adult'], { window: true })).toEqual(['0 2A']);
    expect(seats(['adult'], { aisle: true })).toEqual(['0 3C']);
    expect(seats(['adult', 'adult'], { aisle: true, window: true })).toEqual(['0 2A', '1 2B']);
    expect(seats(['adult', 'adult', 'adult'], { most: rupees(200) })).toEqual(['0 5B', '1 5C', '2 5D']);
  });

  it('keeps two infants on two sides of an aisle', () => {
    expect(seats(['adult', 'adult', 'infant', 'infant'])).toEqual(['0 3C', '1 3D']);
  });

  it('has nothing to say of a full cabin', () => {
    const full = withStates(cabin, () => 'taken');
    expect(seatNamed(full, '4A')?.state).toBe('taken');
    expect(seatsTogether(full, ['adult'])).toBeUndefined();
  });
});

function measure(set: readonly SeatSpot[]): number {
  const rows = set.map(({ row }) => row);
  const columns = set.map(({ at }) => at);
  return (Math.max(...rows) - Math.min(...rows)) * 100 + Math.max(...columns) - Math.min(...columns);
}

function subsets<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => subsets(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}
