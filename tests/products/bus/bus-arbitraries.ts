/** Seats in a bus as they are sold, by an operator and an agency's terms. */
import fc from 'fast-check';
import { sellingPrice } from '#domain/booking/sale/selling-price.ts';
import { noSellingTerms, orUsual } from '#domain/booking/sale/selling-terms.ts';
import type { BookedSeat, BusRide, CancellableRide } from '#domain/bus/booking/bus-booking.ts';
import { usualBusTerms } from '#domain/bus/terms/usual-terms.ts';
import { seatLines } from '#domain/bus/trip/fare.ts';
import { parsePolicy } from '#domain/bus/trip/policy.ts';
import { money } from '#domain/money/money.ts';
import { tdsOnCommission } from '#domain/price/commission-tds.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { placeTime } from '#domain/time/place-time.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';

const zone = 'Asia/Kolkata';
const on = isoDate('2026-11-20');
export const departs = placeTime('2026-11-24T21:30', zone);

const policies = ['0:12:100:0;12:24:50:0;24:-1:10:0', '0:8:100:0;8:24:200:1;24:-1:75:1', '0:4:100:0;4:-1:0:0'];

export function makeRide(overrides: Partial<BusRide> = {}): BusRide {
  const point = (pointId: string, name: string, at: string) => ({
    pointId,
    name,
    landmark: 'Main gate',
    phone: '+91 80412 37781',
    at: placeTime(at, zone),
  });
  return {
    tripId: 'bengaluru.hyderabad.7.2026-11-24',
    operator: { code: 'orange', name: 'Orange Coach Lines', kind: 'private' },
    bus: { model: 'Volvo 9600', ac: true, seating: 'sleeper', abreast: '2+1' },
    amenities: ['blanket'],
    origin: { cityId: 'bengaluru', name: 'Bengaluru' },
    destination: { cityId: 'hyderabad', name: 'Hyderabad' },
    departure: departs,
    boarding: point('bengaluru-3', 'Anand Rao Circle', '2026-11-24T21:55'),
    dropping: point('hyderabad-5', 'Gachibowli', '2026-11-25T05:10'),
    policy: parsePolicy(policies[0] ?? '') ?? [],
    partialCancellation: true,
    idRequired: false,
    ...overrides,
  };
}

export interface SoldSeats extends CancellableRide {
  readonly seats: readonly BookedSeat[];
}

export const someSeats: fc.Arbitrary<SoldSeats> = fc
  .record({
    fares: fc.array(fc.integer({ min: 12_000, max: 400_000 }), { minLength: 1, maxLength: 6 }),
    ac: fc.boolean(),
    scheme: fc.constantFrom('restricted-credit' as const, 'full-credit' as const),
    policy: fc.constantFrom(...policies),
    markup: fc.oneof(fc.constant(0), fc.nat(9000)),
  })
  .map(({ fares, ac, scheme, policy, markup }) => {
    const costs = fares.map((minor, traveller) => ({
      traveller,
      item: 0,
      lines: seatLines(money(minor, 'INR'), { ac, scheme }, on),
    }));
    const [first, ...others] = costs;
    if (first === undefined) throw new Error('No seat');
    const own = {
      ...noSellingTerms,
      tdsOnCommission,
      productMarkups: [
        { id: 'm', from: isoDate('2020-01-01'), note: '', match: {}, amount: { perUnit: money(markup, 'INR') } },
      ],
    };
    const terms = orUsual(own, usualBusTerms, 'bus', on);
    const ride = makeRide({ policy: parsePolicy(policy) ?? [] });
    return {
      price: sellingPrice([first, ...others], { product: 'bus', terms, on }),
      travellers: fares.map((_, at) => makeTraveller({ firstName: `Rider${'abcdef'[at]}` })),
      seats: fares.map((_, at) => ({ seat: `L${at + 1}`, deck: 'lower', kind: 'sleeper', age: 30 + at })),
      ride: { ...ride, bus: { ...ride.bus, ac } },
    };
  });
