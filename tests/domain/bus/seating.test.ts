import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFor } from '#domain/bus/trip/layout.ts';
import { checkSeats, type KeptSeat, type NeighbourRule, type Occupant, stateOf } from '#domain/bus/trip/seating.ts';
import type { Gender } from '#domain/people/gender.ts';

/** A picture: rows from the front, places from the left; a point is the aisle, w kept for women, x not sold. */
function pictured(picture: string): readonly KeptSeat[] {
  return picture
    .trim()
    .split('\n')
    .flatMap((line, row) =>
      [...line.trim()].flatMap((sign, column) =>
        sign === '.'
          ? []
          : [
              {
                seat: `${row}${column}`,
                deck: 'lower' as const,
                kind: 'seat' as const,
                row,
                column,
                ladies: sign === 'w',
                withheld: sign === 'x',
              },
            ],
      ),
    );
}

const bus = pictured(`
  oo.oo
  wo.ox
  oo.oo
`);

const aGender = fc.constantFrom<Gender>('male', 'female');
const someOccupants = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...bus.map(({ seat }) => seat)), aGender), {
    selector: ([seat]) => seat,
    maxLength: 8,
  })
  .map((all): readonly Occupant[] => all.map(([seat, gender], at) => ({ seat, gender, party: `p${at}` })));

/** By the place in the picture alone. */
const otherOfBench = (seat: string) => `${seat[0]}${{ 0: 1, 1: 0, 3: 4, 4: 3 }[Number(seat[1])]}`;

it('beside a woman of another party women sit, and where the operator says so men beside a man', () => {
  fc.assert(
    fc.property(someOccupants, fc.constantFrom<NeighbourRule>('women', 'both'), (occupants, rule) => {
      for (const seat of bus) {
        const own = occupants.some((each) => each.seat === seat.seat);
        const beside = occupants.find((each) => each.seat === otherOfBench(seat.seat))?.gender;
        const expected = own
          ? 'taken'
          : seat.withheld
            ? 'blocked'
            : seat.ladies || beside === 'female'
              ? 'ladies'
              : rule === 'both' && beside === 'male'
                ? 'gentlemen'
                : 'free';
        expect(stateOf(seat, bus, occupants, rule)).toBe(expected);
      }
    }),
  );
});

it('a party is refused exactly for its own seats that cannot be had, and sits together as it likes', () => {
  const wanted = fc.uniqueArray(fc.tuple(fc.constantFrom(...bus.map(({ seat }) => seat)), aGender), {
    selector: ([seat]) => seat,
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(someOccupants, wanted, fc.constantFrom<NeighbourRule>('women', 'both'), (occupants, chosen, rule) => {
      const party = chosen.map(([seat, gender]) => ({ seat, gender }));
      const complaints = checkSeats(party, bus, occupants, { rule, most: 6 });
      const refused = party.flatMap(({ seat, gender }, at) => {
        const place = bus.find((each) => each.seat === seat);
        const state = place && stateOf(place, bus, occupants, rule);
        return state !== undefined && isFor(state, gender) ? [] : [`travellers[${at}].seat`];
      });
      expect(complaints.map(({ path }) => path)).toEqual(refused);
    }),
  );
});

it.each([
  [[], 'seats-count'],
  [Array.from({ length: 7 }, (_, at) => ({ seat: `0${at}`, gender: 'male' as const })), 'seats-count'],
  [[{ seat: '99', gender: 'male' as const }], 'bus-seat-unknown'],
  [
    [
      { seat: '00', gender: 'male' as const },
      { seat: '00', gender: 'male' as const },
    ],
    'bus-seat-twice',
  ],
  [[{ seat: '10', gender: 'male' as const }], 'seat-ladies'],
  [[{ seat: '14', gender: 'female' as const }], 'seat-taken'],
])('says what is wrong: %j', (wanted, code) => {
  expect(checkSeats(wanted, bus, [], { rule: 'women', most: 6 }).map((each) => each.code)).toEqual([code]);
});
