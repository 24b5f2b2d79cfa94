/** Groups: how they are split into records, and how large they may be. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkGroupParty, groupSize, recordsNeeded, splitIntoRecords } from '#domain/flight/request/group.ts';
import { checkParty, countByType } from '#domain/people/traveller.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';

/** Often one of adults who nearly all have an infant, because those fill records worst. */
const anyParty = fc
  .oneof(
    fc.record({
      adults: fc.integer({ min: 0, max: 120 }),
      children: fc.integer({ min: 0, max: 120 }),
      infants: fc.integer({ min: 0, max: 60 }),
    }),
    fc
      .record({ pairs: fc.integer({ min: 1, max: 40 }), singles: fc.nat(2), children: fc.nat(2) })
      .map(({ pairs, singles, children }) => ({ adults: pairs + singles, children, infants: pairs })),
  )
  .filter(({ adults, children, infants }) => adults + children + infants > 0);

/** The party as a list, in any order. */
const anyList = anyParty.chain(({ adults, children, infants }) =>
  fc.shuffledSubarray(
    [
      ...Array.from({ length: adults }, (): TravellerType => 'adult'),
      ...Array.from({ length: children }, (): TravellerType => 'child'),
      ...Array.from({ length: infants }, (): TravellerType => 'infant'),
    ],
    { minLength: adults + children + infants },
  ),
);

/** The fewest records by trying one number after the other: as many adults, room for all who need a seat. */
function fewest(types: readonly TravellerType[]): number | undefined {
  const { adults, children, infants } = countByType(types.map((type) => ({ type })));
  for (let records = 1; records <= types.length; records += 1) {
    const fits = adults >= records && adults + children <= 9 * records;
    if (fits && infants <= adults) return records;
  }
  return undefined;
}

describe('splitting a group', () => {
  it('loses nobody, names nobody twice, and makes of each record a party that airlines take', () => {
    fc.assert(
      fc.property(anyList, (types) => {
        const records = splitIntoRecords(types);
        expect(records === undefined).toBe(fewest(types) === undefined);
        if (records === undefined) return;
        expect(records.flat().toSorted((one, other) => one - other)).toEqual([...types.keys()]);
        for (const record of records) {
          // An adult, no more infants than adults, nine seats at most.
          expect(checkParty(record.map((position) => ({ type: types[position] ?? 'adult' })))).toEqual([]);
          expect(record.filter((position) => types[position] !== 'infant').length).toBeLessThanOrEqual(9);
        }
      }),
    );
  });

  it('needs as few records as there can be', () => {
    fc.assert(
      fc.property(anyList, (types) => {
        const records = splitIntoRecords(types);
        if (records !== undefined) expect(records.length).toBe(fewest(types));
      }),
    );
  });

  it('keeps an infant with the adult before it, where there is a free one', () => {
    const types: readonly TravellerType[] = [
      ...Array.from({ length: 9 }, (): TravellerType => 'adult'),
      'adult',
      'infant',
    ];
    const records = splitIntoRecords(types) ?? [];
    expect(records.find((record) => record.includes(10))).toContain(9);
  });
});

describe('the size of a group', () => {
  it.each([
    [{ adults: 9, children: 0, infants: 0 }, ['group-size']],
    [{ adults: 10, children: 0, infants: 0 }, []],
    [{ adults: 300, children: 0, infants: 0 }, []],
    [{ adults: 300, children: 1, infants: 0 }, ['group-size']],
    [{ adults: 5, children: 0, infants: 6 }, ['party-infants']],
    [{ adults: 2, children: 25, infants: 0 }, ['group-adults']],
    [{ adults: 3, children: 24, infants: 0 }, []],
    [{ adults: 10.5, children: 0, infants: 0 }, ['not-a-number']],
  ])('%j', (party, codes) => {
    expect(checkGroupParty(party).map(({ code }) => code)).toEqual(codes);
  });

  it('is one that can be split, whatever passes', () => {
    fc.assert(
      fc.property(anyParty, (party) => {
        const { adults, children, infants } = party;
        const types: readonly TravellerType[] = [
          ...Array.from({ length: infants }, () => 'infant' as const),
          ...Array.from({ length: children }, () => 'child' as const),
          ...Array.from({ length: adults }, () => 'adult' as const),
        ];
        const inSize = types.length >= groupSize.least && types.length <= groupSize.most;
        const records = splitIntoRecords(types);
        expect(checkGroupParty(party).length === 0).toBe(inSize && records !== undefined);
        if (records !== undefined) expect(records.length).toBe(recordsNeeded(party));
      }),
    );
  });
});
