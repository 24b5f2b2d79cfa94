/** Packages as they are sold, put together or at published prices, at an agency's terms. */
import fc from 'fast-check';
import { sellingPrice } from '#domain/booking/sale/selling-price.ts';
import { noSellingTerms, orUsual } from '#domain/booking/sale/selling-terms.ts';
import type { CancellableHoliday, HolidayTerms } from '#domain/holiday/booking/holiday-booking.ts';
import type { GridStep } from '#domain/holiday/cancel/grid.ts';
import { scheduleOf } from '#domain/booking/schedule/schedule.ts';
import { publishedLines, roomLines } from '#domain/holiday/price/build-up.ts';
import { usualHolidayTerms } from '#domain/holiday/terms/usual-terms.ts';
import type { RoomParty } from '#domain/holiday/trip/party.ts';
import type { HolidayTrip } from '#domain/holiday/trip/trip.ts';
import { money } from '#domain/money/money.ts';
import { tdsOnCommission } from '#domain/price/commission-tds.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';

export const soldOn = isoDate('2026-11-20');

const grids: readonly (readonly GridStep[])[] = [
  [
    { days: 46, percent: 0 },
    { days: 30, percent: 25 },
    { days: 15, percent: 50 },
    { days: 8, percent: 75 },
    { days: 0, percent: 100 },
  ],
  [
    { days: 46, percent: 10 },
    { days: 0, percent: 60 },
  ],
];

export const someParty: fc.Arbitrary<RoomParty> = fc
  .record({ adults: fc.integer({ min: 1, max: 3 }), childAges: fc.array(fc.nat(11), { maxLength: 3 }) })
  .map(({ adults, childAges }) => ({ adults, childAges: childAges.slice(0, 4 - adults) }));

export const someRow = fc.constant({
  id: 'group-2026',
  from: isoDate('2026-04-01'),
  note: '',
  rupees: { single: 4_900, twin: 3_900, triple: 3_600, 'child-bed': 2_900, 'child-no-bed': 1_500, infant: 0 },
});

export const someComponents = fc.record({
  flights: fc.oneof(fc.constant(0), fc.integer({ min: 10_000, max: 900_000 })),
  stays: fc.integer({ min: 20_000, max: 900_000 }),
  cars: fc.integer({ min: 0, max: 400_000 }),
  sights: fc.integer({ min: 0, max: 80_000 }),
});

export interface SoldHoliday extends CancellableHoliday, Omit<HolidayTerms, 'trip'> {
  readonly travellers: readonly ReturnType<typeof makeTraveller>[];
}

/** Of such rooms. */
export const holidayOf = (party: fc.Arbitrary<RoomParty>, least = 1): fc.Arbitrary<SoldHoliday> =>
  fc
    .record({
      rooms: fc.oneof(
        { weight: 5, arbitrary: fc.array(party, { minLength: 2, maxLength: 3 }) },
        { weight: 1, arbitrary: fc.array(party, { minLength: least, maxLength: 3 }) },
      ),
      ahead: fc.integer({ min: 5, max: 120 }),
      nights: fc.integer({ min: 1, max: 6 }),
      abroad: fc.boolean(),
      components: someComponents,
      row: fc.option(someRow, { nil: undefined }),
      policy: fc.constantFrom(...grids),
      markup: fc.oneof(fc.constant(0), fc.nat(9_000)),
    })
    .map(({ rooms: [first, ...others], ahead, nights, abroad, components, row, policy, markup }) => {
      if (first === undefined) throw new Error('A room was drawn');
      const at = { on: soldOn, currency: 'INR', abroad } as const;
      const lines = [first, ...others].map((room) =>
        row === undefined
          ? roomLines(
              (['flights', 'stays', 'cars', 'sights'] as const).map((kind) => ({
                kind,
                amount: money(components[kind], 'INR'),
              })),
              at,
            )
          : publishedLines(room, row, at),
      );
      const own = {
        ...noSellingTerms,
        tdsOnCommission,
        productMarkups: [
          { id: 'm', from: isoDate('2020-01-01'), note: '', match: {}, amount: { perUnit: money(markup, 'INR') } },
        ],
      };
      const terms = orUsual(own, usualHolidayTerms, 'holiday', soldOn);
      const [unit, ...units] = lines.map((each, item) => ({ traveller: item, item, lines: each }));
      if (unit === undefined) throw new Error('There is a room');
      const price = sellingPrice([unit, ...units], { product: 'holiday', terms, on: soldOn });
      const startsOn = addDays(soldOn, ahead);
      const people = [first, ...others].flatMap(({ adults, childAges }, room) => [
        ...Array.from({ length: adults - 1 }, () => ({ room, type: 'adult' as const })),
        ...childAges.map((age) => ({ room, type: age < 2 ? ('infant' as const) : ('child' as const) })),
      ]);
      const leads = [first, ...others].map((_, room) => ({ room, type: 'adult' as const }));
      const all = [...leads, ...people];
      const trip: HolidayTrip = {
        packageId: abroad ? 'bali-beach-ubud' : 'goa-beaches',
        name: abroad ? 'Bali, beach and Ubud' : 'Goa, beaches and old churches',
        kind: row === undefined ? 'custom' : 'fixed',
        country: abroad ? 'ID' : 'IN',
        startsOn,
        endsOn: addDays(startsOn, nights),
        zone: abroad ? 'Asia/Makassar' : 'Asia/Kolkata',
        rooms: [first, ...others],
        days: Array.from({ length: nights + 1 }, (_, day) => ({
          date: addDays(startsOn, day),
          title: `Day ${day + 1}`,
          text: 'As the group decides.',
          meals: ['breakfast'],
          sights: ['Old town walk'],
        })),
        stays: [
          {
            hotelId: 'H1273858-1',
            name: 'Segara House',
            stars: 4,
            area: 'Beach',
            city: 'Calangute',
            country: 'IN',
            room: 'standard',
            breakfast: true,
            checkIn: startsOn,
            checkOut: addDays(startsOn, nights),
          },
        ],
        flights: [],
        inclusions: ['Rooms as named, or alike'],
        exclusions: ['Tips'],
        policy,
        operator: { name: 'Lantern Trails', phone: '+91 80000 62011' },
        tripKey: 'goa-beaches|2026-12-20|2||4|H1273858-1|',
      };
      return {
        price,
        trip,
        travellers: all.map(({ type }, at) => makeTraveller({ firstName: `Asha${'abcdefghijkl'[at] ?? ''}`, type })),
        guests: trip.rooms.map((_, room): readonly [number, ...number[]] => [
          room,
          ...all.flatMap((each, index) => (index >= leads.length && each.room === room ? [index] : [])),
        ]),
        payers: [],
        instalments: scheduleOf(price.total, { bookedOn: soldOn, startsOn }),
      };
    });

export const someHoliday = holidayOf(someParty);
