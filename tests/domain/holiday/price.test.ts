/** What a package's price is built of, who shares a room how, and the tax that is collected under a dated rule. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publishedLines, roomLines } from '#domain/holiday/price/build-up.ts';
import { tcsLine } from '#domain/holiday/price/payer-year.ts';
import { taxCollected } from '#domain/holiday/price/payers.ts';
import { type TcsRow, tcsOnPackages } from '#domain/holiday/price/tax-rows.ts';
import { peopleIn, sharesOf } from '#domain/holiday/trip/party.ts';
import { tripKeyOf, tripOfKey } from '#domain/holiday/trip/trip-key.ts';
import { money } from '#domain/money/money.ts';
import { rowOn } from '#domain/rules/dated-row.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { someComponents, someHoliday, someParty, someRow } from '#tests/products/holiday/holiday-arbitraries.ts';

const on = isoDate('2026-11-20');
const kinds = ['flights', 'stays', 'cars', 'sights'] as const;

describe('a room', () => {
  it('has GST on all parts and, abroad, TCS on those with GST; at home none', () => {
    fc.assert(
      fc.property(someComponents, fc.boolean(), (parts, abroad) => {
        const lines = roomLines(
          kinds.map((kind) => ({ kind, amount: money(parts[kind], 'INR') })),
          { on, currency: 'INR', abroad },
        );
        const named = (name: string) =>
          lines.filter((line) => line.name === name).reduce((sofar, { amount }) => sofar + amount.minor, 0);
        const before = parts.flights + parts.stays + parts.cars + parts.sights;
        const gst = Math.round(before * 0.05);
        expect(named('taxes')).toBe(gst);
        const two = (parts.flights > 0 ? 1 : 0) + 1 + (parts.cars + parts.sights > 0 ? 1 : 0) >= 2;
        expect(named('tcs')).toBe(abroad && two ? Math.round((before + gst) * 0.02) : 0);
        expect(named('package-flights')).toBe(parts.flights);
        expect(named('base-fare')).toBe(before - parts.flights);
      }),
    );
  });

  it.each([
    [['stays'], false],
    [['flights'], false],
    [['cars', 'sights'], false],
    [['meals', 'service'], false],
    [['stays', 'sights'], true],
    [['flights', 'stays'], true],
    [['flights', 'cars'], true],
    [['stays', 'cars'], true],
    [['stays', 'meals'], true],
    [['flights', 'service'], true],
  ] as const)('of %j alone is a package: %s', (parts, expected) => {
    const lines = roomLines(
      parts.map((kind) => ({ kind, amount: money(10_000_00, 'INR') })),
      { on, currency: 'INR', abroad: true },
    );
    expect(lines.some(({ name }) => name === 'tcs')).toBe(expected);
  });

  it('is charged for everybody once, at a published price by how they share', () => {
    fc.assert(
      fc.property(someParty, someRow, (party, row) => {
        const shares = sharesOf(party);
        expect(shares).toHaveLength(peopleIn(party));
        const lines = publishedLines(party, row, { on, currency: 'INR', abroad: false });
        const base = lines.filter(({ name }) => name === 'base-fare');
        expect(base.reduce((sofar, { amount }) => sofar + amount.minor, 0)).toBe(
          shares.reduce((sofar, share) => sofar + row.rupees[share] * 100, 0),
        );
        // Nobody sleeps alone beside somebody who has a bed, and pairs come first.
        const beds = shares.filter((share) => share !== 'child-no-bed' && share !== 'infant').length;
        expect(shares.includes('single')).toBe(beds === 1);
        expect(shares.includes('triple')).toBe(party.adults === 3);
      }),
    );
  });
});

const tcsOf = (minor: number, row: TcsRow, day: string) =>
  tcsLine(money(minor, 'INR'), row, { on: isoDate(day), before: money(0, 'INR') }).amount.minor;

describe('tax collected at source', () => {
  const rate = (lakh: number, day: string) => {
    const row = rowOn(tcsOnPackages, isoDate(day));
    return row && tcsOf(lakh * 100_000_00, row, day) / 100;
  };
  it.each([
    [2, '2025-03-31', undefined],
    [2, '2025-04-01', 10_000],
    [10, '2026-03-31', 50_000],
    [12, '2026-03-31', 90_000],
    [12, '2026-04-01', 24_000],
    [2, '2026-11-20', 4_000],
  ])('of %i lakh on %s is %s', (lakh, day, expected) => {
    expect(rate(lakh, day)).toBe(expected);
  });

  it('is collected of each PAN once, of all rooms that it pays for, and of nobody else', () => {
    const pans = fc.constantFrom('ABCPP1234E', 'BCDPP2345F', 'CDEPP3456G');
    fc.assert(
      fc.property(someHoliday, fc.array(pans, { minLength: 3, maxLength: 3 }), ({ price, trip }, three) => {
        const payers = trip.rooms.map((_, room) => ({ name: `Payer ${room}`, pan: three[room] ?? '' }));
        const collected = taxCollected({ price, payers });
        expect(collected.map(({ pan }) => pan)).toEqual([...new Set(payers.map(({ pan }) => pan))]);
        expect(collected.flatMap(({ rooms }) => rooms).toSorted((one, other) => one - other)).toEqual(
          trip.rooms.map((_, room) => room + 1),
        );
        for (const { pan, rooms } of collected) expect(rooms.every((room) => payers[room - 1]?.pan === pan)).toBe(true);
        const named = (price.breakdown.parts ?? [])
          .flatMap(({ parts = [] }) => parts)
          .filter(({ name }) => name === 'tcs')
          .reduce((all, { amount }) => all + amount.minor, 0);
        expect(collected.reduce((all, { amount }) => all + amount.minor, 0)).toBe(named);
        if (trip.country === 'IN') expect(named).toBe(0);
        expect(taxCollected({ price, payers: [] })).toEqual([]);
      }),
    );
  });
});

it('a trip is named in a line that says all that it is put together by', () => {
  const id = fc.stringMatching(/^[a-z][a-z-]{2,20}$/);
  const wanted = fc.record(
    {
      packageId: id,
      from: fc.constant(isoDate('2026-12-11')),
      rooms: fc
        .tuple(someParty, fc.array(someParty, { maxLength: 4 }))
        .map(([first, rest]) => [first, ...rest] as const),
      origin: fc.constantFrom('BLR', 'DEL'),
      stars: fc.constantFrom(3, 4, 5),
      hotels: fc.array(fc.stringMatching(/^H\d{1,7}-\d{1,2}$/), { maxLength: 5 }),
      without: fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 4 })), { maxLength: 3 }),
    },
    { requiredKeys: ['packageId', 'from', 'rooms', 'stars', 'hotels', 'without'] },
  );
  fc.assert(
    fc.property(wanted, ({ without, ...given }) => {
      const asked = { ...given, without: without.map(([day, at]) => `${given.packageId}.${day}.${at}`) };
      expect(tripOfKey(tripKeyOf(asked))).toEqual(asked);
    }),
  );
});
