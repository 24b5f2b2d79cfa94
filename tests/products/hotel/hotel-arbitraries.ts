/** Rooms sold with an agency's terms. */
import fc from 'fast-check';
import type { CancellableStay } from '#domain/hotel/booking/rules.ts';
import type { HotelTerms } from '#domain/hotel/booking/hotel-booking.ts';
import type { CancelPolicy } from '#domain/hotel/cancel/policy.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import { money } from '#domain/money/money.ts';
import { placeTime } from '#domain/time/place-time.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { hotelPrice, makeBookedRoom, makeStay, nightsAt } from '#tests/fixtures/hotel/stay.ts';

export type SoldStay = CancellableStay & HotelTerms & { readonly travellers: readonly Traveller[] };

const zone = 'Asia/Dubai';

/** Each keeps no less than the one before. */
const policies: readonly CancelPolicy[] = [
  [{ charge: { by: 'percent', basisPoints: 10_000 } }],
  [{ until: placeTime('2027-01-12T18:00', zone), charge: { by: 'free' } }, { charge: { by: 'nights', nights: 1 } }],
  [
    { until: placeTime('2027-01-10T12:00', zone), charge: { by: 'free' } },
    { until: placeTime('2027-01-11T12:00', zone), charge: { by: 'amount', amount: money(2_500_00, 'INR') } },
    { until: placeTime('2027-01-12T12:00', zone), charge: { by: 'percent', basisPoints: 6000 } },
    { charge: { by: 'percent', basisPoints: 10_000 } },
  ],
  [
    { until: placeTime('2027-01-11T23:59', zone), charge: { by: 'nights', nights: 1 } },
    { charge: { by: 'nights', nights: 3 } },
  ],
];

export const someStays: fc.Arbitrary<SoldStay> = fc
  .array(
    fc.record({
      nights: fc.array(fc.integer({ min: 400_00, max: 30_000_00 }), { minLength: 3, maxLength: 3 }),
      policy: fc.nat(policies.length - 1),
    }),
    { minLength: 2, maxLength: 4, size: 'max' },
  )
  .map((rooms) => {
    const [first = makeBookedRoom(0), ...others] = rooms.map(({ policy }, at) =>
      makeBookedRoom(at, { cancellation: policies[policy] ?? policies[0] ?? makeBookedRoom(0).cancellation }),
    );
    return {
      ...makeStay(1),
      rooms: [first, ...others] as const,
      price: hotelPrice(rooms.map(({ nights }) => nightsAt(nights))),
      travellers: rooms.map((_, at) => makeTraveller({ firstName: `Guest${'abcd'[at]}` })),
    };
  });
