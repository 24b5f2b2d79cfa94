/** Infants on laps. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkLaps, lapsOf, partOfParty, withLap, type Lapped } from '#domain/people/laps.ts';
import { checkTravellers } from '#domain/people/traveller.ts';
import { isoDate } from '#domain/time/calendar-date.ts';

const adult: Lapped = { type: 'adult' };
const infant = (lapOf?: number): Lapped => ({ type: 'infant', lapOf });

/** Adults first, children, and no more infants than adults, some with an adult chosen. */
const anyParty = fc
  .record({ adults: fc.integer({ min: 1, max: 5 }), children: fc.nat(2), infants: fc.nat(5) })
  .chain(({ adults, children, infants }) =>
    fc
      .shuffledSubarray([...Array(adults).keys()], {
        minLength: Math.min(infants, adults),
        maxLength: Math.min(infants, adults),
      })
      .chain((laps) =>
        fc
          .tuple(...laps.map((lap) => fc.constantFrom(undefined, lap)))
          .map((chosen) => [
            ...Array.from({ length: adults }, () => adult),
            ...Array.from({ length: children }, (): Lapped => ({ type: 'child' })),
            ...chosen.map(infant),
          ]),
      ),
  );

describe('laps', () => {
  test('are one adult for each infant, the one chosen where one is', () => {
    fc.assert(
      fc.property(anyParty, (party) => {
        const laps = lapsOf(party);
        const infants = [...party.entries()].filter(([, { type }]) => type === 'infant');
        expect(laps.size).toBe(infants.length);
        expect(new Set(laps.values()).size).toBe(infants.length);
        for (const [position, { lapOf }] of infants) {
          const held = laps.get(position);
          expect(party[held ?? -1]?.type).toBe('adult');
          expect(held).toBe(lapOf ?? held);
        }
        expect(checkLaps(party)).toEqual([]);
      }),
    );
  });

  test('are the adults’ in order where nobody chose', () => {
    expect([...lapsOf([adult, adult, infant(), infant()])]).toEqual([
      [2, 0],
      [3, 1],
    ]);
  });

  test('pass over adults who no longer fly', () => {
    expect([...lapsOf([adult, adult, infant(0)], (position) => position !== 0)]).toEqual([[2, 1]]);
  });

  test('change places where the chosen adult has another infant', () => {
    const party = [adult, adult, adult, infant(), infant()];
    expect([...lapsOf(withLap(party, 4, 0))]).toEqual([
      [3, 1],
      [4, 0],
    ]);
    fc.assert(
      fc.property(anyParty, fc.nat(), fc.nat(), (any, one, other) => {
        const infants = [...any.keys()].filter((position) => any[position]?.type === 'infant');
        const adults = [...any.keys()].filter((position) => any[position]?.type === 'adult');
        fc.pre(infants.length > 0);
        const chosen = infants[one % infants.length] ?? 0;
        const wanted = adults[other % adults.length] ?? 0;
        const after = withLap(any, chosen, wanted);
        expect(lapsOf(after).get(chosen)).toBe(wanted);
        expect(checkLaps(after)).toEqual([]);
      }),
    );
  });

  test('go with a part of the party, counted in it', () => {
    const party = [adult, adult, infant(1)];
    expect(partOfParty(party, [1, 2])).toEqual([adult, infant(0)]);
    expect(partOfParty(party, [0])).toEqual([adult]);
    expect(partOfParty(party, [0, 2])).toEqual([adult, infant()]);
  });

  test.each([
    ['an infant', [adult, infant(1)], ['[1].lapOf lap-adult']],
    ['nobody', [adult, infant(7)], ['[1].lapOf lap-adult']],
    ['an adult of an adult', [adult, { type: 'adult', lapOf: 0 }], ['[1].lapOf lap-adult']],
    ['an adult, who takes nobody’s lap', [adult, { type: 'adult', lapOf: 0 }, infant(0)], ['[1].lapOf lap-adult']],
    ['one adult twice', [adult, adult, infant(0), infant(0)], ['[3].lapOf lap-taken']],
  ] as const)('are refused of %s', (_what, party, expected) => {
    expect(checkLaps(party).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  });

  test('are looked at with the travellers', () => {
    const day = isoDate('2026-11-24');
    const found = checkTravellers([{ type: 'adult' }, { type: 'infant', lapOf: 5 }], {
      travelDates: { first: day, last: day },
      international: false,
    });
    expect(found).toContainEqual({ code: 'lap-adult', path: 'travellers[1].lapOf' });
  });
});
