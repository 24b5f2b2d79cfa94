import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSelections, type Selection } from '#domain/flight/extras/selection-rules.ts';
import { anyTravellerType } from '#tests/arbitraries/people.ts';

const on = { traveller: 0, segment: 'DEL-BOM' };
const bag = (code: string, kilograms: number, where = on): Selection => ({
  kind: 'baggage',
  code,
  kilograms,
  ...where,
});
const meal = (code: string, where = on): Selection => ({ kind: 'meals', code, ...where });
const seat = (name: string, where = on, facts = {}): Selection => ({
  kind: 'seat',
  seat: name,
  childAllowed: true,
  occupied: false,
  ...where,
  ...facts,
});
const lines = (selections: readonly Selection[], party = ['adult', 'adult', 'child', 'infant'] as const) =>
  checkSelections(selections, party).map(({ path, code }) => `${path} ${code}`);

const anySelection: fc.Arbitrary<Selection> = fc
  .record({ traveller: fc.nat(2), segment: fc.constantFrom('DEL-BOM', 'BOM-DEL') }, { noNullPrototype: true })
  .chain((where) =>
    fc.oneof(
      fc
        .tuple(fc.constantFrom('XB05', 'XB10', 'XB30'), fc.constantFrom(5, 10, 30))
        .map(([code, weight]) => bag(code, weight, where)),
      fc.constantFrom('VGML', 'AVML').map((code) => meal(code, where)),
      fc
        .tuple(fc.constantFrom('1A', '1B', '2A'), fc.boolean(), fc.boolean())
        .map(([name, childAllowed, occupied]) => seat(name, where, { childAllowed, occupied })),
    ),
  );

describe('selections', () => {
  test('break no rule when they are each of another traveller, flight and seat', () => {
    expect(
      lines([
        bag('XB30', 30),
        bag('XB15', 15),
        bag('XB30', 30, { traveller: 1, segment: 'DEL-BOM' }),
        bag('XB30', 30, { traveller: 0, segment: 'BOM-DEL' }),
        meal('VGML'),
        meal('AVML'),
        seat('12A'),
        seat('12B', { traveller: 1, segment: 'DEL-BOM' }),
        seat('12A', { traveller: 0, segment: 'BOM-DEL' }),
      ]),
    ).toStrictEqual([]);
  });

  test.each<[string, readonly Selection[], readonly string[]]>([
    ['a baggage type twice', [bag('XB05', 5), bag('XB05', 5)], ['selections[1] baggage-twice']],
    ['sixty kilograms', [bag('XB30', 30), bag('XB20', 20), bag('XB10', 10)], []],
    ['sixty-one', [bag('XB30', 30), bag('XB20', 20), bag('XB11', 11)], ['selections[2] baggage-weight']],
    ['sixty-one at once', [bag('XB61', 61), bag('XB05', 5)], ['selections[0] baggage-weight']],
    ['a meal twice', [meal('VGML'), bag('VGML', 5), meal('VGML')], ['selections[2] ssr-twice']],
    ['two seats', [seat('12A'), seat('12B')], ['selections[1] seat-twice']],
    ["another's seat", [seat('12A'), seat('12A', { traveller: 1, segment: 'DEL-BOM' })], ['selections[1] seat-taken']],
    ["a stranger's seat", [seat('12A', on, { occupied: true })], ['selections[0] seat-taken']],
    ['an exit seat for an adult', [seat('14A', on, { childAllowed: false })], []],
    [
      'an exit seat for a child',
      [seat('14A', { traveller: 2, segment: 'DEL-BOM' }, { childAllowed: false })],
      ['selections[0] seat-child'],
    ],
    [
      'an exit seat for an infant',
      [seat('14A', { traveller: 3, segment: 'DEL-BOM' }, { childAllowed: false })],
      ['selections[0] seat-child'],
    ],
  ])('%s', (_, selections, expected) => {
    expect(lines(selections)).toStrictEqual(expected);
  });

  test('taking out what breaks a rule leaves a choice that breaks none', () => {
    fc.assert(
      fc.property(
        fc.array(anySelection, { maxLength: 8 }),
        fc.array(anyTravellerType, { minLength: 3, maxLength: 3 }),
        (selections, party) => {
          let left = selections;
          for (let rounds = 0; rounds <= selections.length; rounds += 1) {
            const first = checkSelections(left, party)[0];
            left = left.filter((_, index) => `selections[${index}]` !== first?.path);
          }
          const perFlight = new Map<string, number>();
          const seats = new Set<string>();
          const services = new Set<string>();
          for (const each of left) {
            const flight = `${each.traveller} ${each.segment}`;
            if (each.kind === 'baggage') {
              perFlight.set(flight, (perFlight.get(flight) ?? 0) + each.kilograms);
            }
            const service = each.kind === 'seat' ? `${flight} seat` : `${flight} ${each.kind} ${each.code}`;
            expect(services.has(service)).toBe(false);
            services.add(service);
            if (each.kind === 'seat') {
              expect(each.occupied || seats.has(`${each.segment} ${each.seat}`)).toBe(false);
              expect(each.childAllowed || party[each.traveller] === 'adult').toBe(true);
              seats.add(`${each.segment} ${each.seat}`);
            }
          }
          expect([...perFlight.values()].every((kilograms) => kilograms <= 60)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
