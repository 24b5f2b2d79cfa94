import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bookedOf,
  type BookedSsr,
  type ChosenSsr,
  type SsrLine,
  ssrStatuses,
  ssrTotals,
  withAncillaries,
} from '#domain/flight/extras/ancillaries.ts';
import { checkChosen } from '#domain/flight/extras/ancillary-rules.ts';
import { wrongSums } from '#domain/price/explain.ts';
import { ssrKinds } from '#domain/flight/extras/selection-rules.ts';
import { money, zero } from '#domain/money/money.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import { aSoldBooking } from '#tests/arbitraries/sold-booking.ts';
import { makeFare } from '#tests/fixtures/booking.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { seatMapFromPicture } from '#tests/fixtures/seat-map.ts';

const place = { itinerary: 0, segment: 0 };

function makeLine(overrides: Partial<SsrLine> = {}): SsrLine {
  const code = overrides.code ?? 'VGML';
  return {
    ssrId: code,
    kind: 'meals',
    place,
    code,
    name: 'Vegetarian meal',
    price: rupees(450),
    for: ['adult', 'child'],
    ...overrides,
  };
}

const aBooked: fc.Arbitrary<BookedSsr> = fc
  .record({
    kind: fc.constantFrom(...ssrKinds),
    minor: fc.oneof(fc.nat(900_000), fc.constant(0)),
    traveller: fc.nat(8),
    status: fc.constantFrom(...ssrStatuses),
    code: fc.constantFrom('A', 'B', 'C'),
  })
  .map(({ minor, ...rest }) => ({ ssrId: 's', place, name: 'Made for tests', price: money(minor, 'INR'), ...rest }));

const counted = ({ status }: BookedSsr) => status === 'requested' || status === 'confirmed';

describe('a fare with services', () => {
  it('grows by exactly what the services cost, in total, net and both trees, and earns no more', () => {
    fc.assert(
      fc.property(aSoldBooking, fc.array(aBooked, { maxLength: 12 }), ({ booking: { price: fare } }, booked) => {
        const grown = withAncillaries(fare, booked);
        const cost = booked.filter(counted).reduce((total, { price }) => total + price.minor, 0);
        expect(grown.total.minor).toBe(fare.total.minor + cost);
        expect(grown.breakdown.amount).toEqual(grown.total);
        expect(grown.netBreakdown?.amount).toEqual(grown.terms?.net);
        expect(grown.terms?.net.minor).toBe((fare.terms?.net.minor ?? 0) + cost);
        expect(grown.terms?.earn).toEqual(fare.terms?.earn);
        expect(wrongSums(grown.breakdown)).toEqual([]);
        expect(grown.netBreakdown && wrongSums(grown.netBreakdown)).toEqual([]);
      }),
    );
  });

  it('comes to the same whether they are added at once or one after the other', () => {
    fc.assert(
      fc.property(fc.array(aBooked, { maxLength: 6 }), fc.array(aBooked, { maxLength: 6 }), (first, later) => {
        const inTwo = withAncillaries(withAncillaries(makeFare(), first), later);
        const atOnce = withAncillaries(makeFare(), [...first, ...later]);
        expect(inTwo.total).toEqual(atOnce.total);
        expect(inTwo.terms).toEqual(atOnce.terms);
        const amounts = ({ breakdown }: typeof atOnce) =>
          (breakdown.parts ?? []).map(({ name, amount }) => `${name} ${amount.minor}`).toSorted();
        expect(amounts(inTwo)).toEqual(amounts(atOnce));
      }),
    );
  });

  it('says what each kind comes to', () => {
    fc.assert(
      fc.property(fc.array(aBooked, { maxLength: 12 }), (booked) => {
        const { total, ...kinds } = ssrTotals(booked, 'INR');
        expect(Object.values(kinds).reduce((sum, { minor }) => sum + minor, 0)).toBe(total.minor);
        const seats = booked.filter(({ kind }) => kind === 'seat').filter(counted);
        expect(kinds.seat.minor).toBe(seats.reduce((sum, { price }) => sum + price.minor, 0));
      }),
    );
  });

  it('says of each line whose it is and on which flight', () => {
    const meal = bookedOf([makeLine()], { traveller: 1, ssrId: 'VGML' }, 'confirmed');
    const wheelchair = bookedOf(
      [makeLine({ kind: 'special_ssr', code: 'WCHR', price: zero('INR') })],
      { traveller: 0, ssrId: 'WCHR' },
      'requested',
    );
    expect(meal).toEqual({
      ssrId: 'VGML',
      kind: 'meals',
      place,
      code: 'VGML',
      name: 'Vegetarian meal',
      price: rupees(450),
      traveller: 1,
      status: 'confirmed',
    });
    expect(bookedOf([], { traveller: 0, ssrId: 'VGML' }, 'confirmed')).toBeUndefined();
    const { breakdown } = withAncillaries(
      makeFare(),
      [meal, wheelchair].flatMap((each) => each ?? []),
    );
    expect(breakdown.parts?.slice(-1)).toEqual([
      {
        name: 'meal',
        amount: rupees(450),
        parts: [
          {
            name: 'meal',
            amount: rupees(450),
            params: { code: 'VGML', name: 'Vegetarian meal', passenger: 2, itinerary: 0, segment: 0 },
          },
        ],
      },
    ]);
  });
});

const map = seatMapFromPicture(`
  ABC DEF
  1Y^ ... x..
  2Y> ... ...
  3Y  ... ..#
`);
const seatLine = (seat: string) =>
  makeLine({ ssrId: `seat-${seat}`, kind: 'seat', code: seat, for: ['adult', 'child'] });
const bag = (code: string, kilograms: number) => makeLine({ kind: 'baggage', code, kilograms });
const lines: readonly SsrLine[] = [
  makeLine(),
  makeLine({ code: 'BBML', for: ['infant'] }),
  bag('XB30', 30),
  bag('XB31', 31),
  ...['1A', '1B', '1D', '2A', '2B', '2E', '3A', '3B', '3D', '3F', '9A'].map(seatLine),
];
const party = (['adult', 'adult', 'child', 'infant'] as const).map((type) => ({ type }));
const wrong = (chosen: readonly ChosenSsr[], travellers: readonly { readonly type: TravellerType }[] = party) =>
  checkChosen(lines, chosen, travellers, [map]).map(({ path, code }) => `${path} ${code}`);
const choose = (traveller: number, ...ssrIds: readonly string[]): readonly ChosenSsr[] =>
  ssrIds.map((ssrId) => ({ traveller, ssrId }));

describe('what may be chosen', () => {
  it.each<[string, readonly ChosenSsr[], readonly string[]]>([
    ['a seat, a meal and a bag each', [...choose(0, 'seat-1A', 'VGML', 'XB30'), ...choose(2, 'seat-1B', 'VGML')], []],
    ['an infant’s meal', choose(3, 'BBML'), []],
    ['what is not offered', choose(0, 'VGML', 'MOML'), ['ssr[1] ssr-unknown']],
    ['what is not for an adult', choose(0, 'BBML'), ['ssr[0] ssr-traveller']],
    ['a seat for an infant', choose(3, 'seat-3A'), ['ssr[0] ssr-traveller']],
    ['something for nobody', choose(7, 'VGML'), ['ssr[0] ssr-traveller']],
    ['a meal twice', choose(0, 'VGML', 'XB30', 'VGML'), ['ssr[2] ssr-twice']],
    ['a bag twice', choose(0, 'XB30', 'XB30'), ['ssr[1] baggage-twice']],
    ['sixty-one kilograms', choose(0, 'XB30', 'XB31'), ['ssr[1] baggage-weight']],
    ['two seats', choose(0, 'seat-1A', 'seat-1B'), ['ssr[1] seat-twice']],
    ['a seat that is taken', choose(0, 'seat-1D'), ['ssr[0] seat-taken']],
    ['a seat that is kept back', choose(0, 'seat-3F'), ['ssr[0] seat-taken']],
    ['a seat of another of the party', [...choose(0, 'seat-3A'), ...choose(1, 'seat-3A')], ['ssr[1] seat-taken']],
    ['a seat that the plane has not', choose(0, 'seat-9A'), ['ssr[0] seat-unknown']],
    ['an exit seat for a child', choose(2, 'seat-2A'), ['ssr[0] seat-child']],
    ['an exit seat for the adult with the infant', choose(0, 'seat-2A'), ['ssr[0] seat-exit-infant']],
    ['an exit seat for the other adult', choose(1, 'seat-2A'), []],
    [
      'several wrongs, each in its place',
      [...choose(0, 'seat-2A', 'VGML', 'VGML'), ...choose(9, 'VGML'), ...choose(2, 'MOML')],
      ['ssr[0] seat-exit-infant', 'ssr[2] ssr-twice', 'ssr[3] ssr-traveller', 'ssr[4] ssr-unknown'],
    ],
  ])('%s', (_, chosen, expected) => {
    expect(wrong(chosen)).toEqual(expected);
  });

  it('holds no two infants on one side of a row', () => {
    const family = (['adult', 'adult', 'infant', 'infant'] as const).map((type) => ({ type }));
    expect(wrong([...choose(0, 'seat-3A'), ...choose(1, 'seat-3B')], family)).toEqual(['ssr[1] seat-lap-side']);
    expect(wrong([...choose(0, 'seat-3A'), ...choose(1, 'seat-3D')], family)).toEqual([]);
    expect(wrong([...choose(0, 'seat-3A'), ...choose(1, 'seat-3B')])).toEqual([]);
  });

  it('names the flight in its words', () => {
    const [found] = checkChosen(lines, choose(0, 'seat-1A', 'seat-1B'), party, [map], () => 'DEL-BOM');
    expect(found?.params).toEqual({ segment: 'DEL-BOM' });
  });

  it('finds nothing once what it found is taken out', () => {
    const aChoice = fc.record({
      traveller: fc.nat(4),
      ssrId: fc.constantFrom('?', ...lines.map(({ ssrId }) => ssrId)),
    });
    fc.assert(
      fc.property(fc.array(aChoice, { maxLength: 14 }), (chosen) => {
        let left: readonly ChosenSsr[] = chosen;
        for (let round = 0; round <= chosen.length; round += 1) {
          const found = checkChosen(lines, left, party, [map]);
          const bad = new Set(found.map(({ path }) => path));
          expect([...bad].every((path) => /^ssr\[\d+\]$/.test(path))).toBe(true);
          if (bad.size === 0) return;
          left = left.filter((_, index) => !bad.has(`ssr[${index}]`));
        }
        expect(checkChosen(lines, left, party, [map])).toEqual([]);
      }),
    );
  });
});
