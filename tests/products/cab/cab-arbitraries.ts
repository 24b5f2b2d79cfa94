/** Cabs as they are sold, at an operator's tariff and an agency's terms. */
import fc from 'fast-check';
import { sellingPrice } from '#domain/booking/sale/selling-price.ts';
import { noSellingTerms, orUsual } from '#domain/booking/sale/selling-terms.ts';
import type { CabPolicy, CabRide, CancellableCab } from '#domain/cab/booking/cab-booking.ts';
import { cabPlaces } from '#domain/cab/reference/places.ts';
import { usualCabTerms } from '#domain/cab/terms/usual-terms.ts';
import { driveFare } from '#domain/cab/trip/fare.ts';
import { tariffRows } from '#domain/cab/trip/tariff.ts';
import { type CabDrive, cabKinds } from '#domain/cab/trip/trip.ts';
import { money } from '#domain/money/money.ts';
import { tdsOnCommission } from '#domain/price/commission-tds.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { placeTime } from '#domain/time/place-time.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';

export const soldOn = isoDate('2026-11-20');
const zone = 'Asia/Kolkata';

const pickUps = ['2026-11-24T10:55', '2026-11-24T23:10', '2026-11-25T05:59', '2026-11-25T06:00'];
const policies: readonly CabPolicy[] = [
  { freeHours: 6, thenPercent: 50 },
  { freeHours: 24, thenPercent: 25 },
];

export const someDrive: fc.Arbitrary<CabDrive> = fc
  .record({
    kind: fc.constantFrom(...cabKinds),
    ends: fc.shuffledSubarray([...cabPlaces], { minLength: 2, maxLength: 2 }),
    pickUp: fc.constantFrom(...pickUps),
    hours: fc.constantFrom(4, 8, 12),
    days: fc.integer({ min: 1, max: 6 }),
    passengers: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ kind, ends: [from, to], pickUp, hours, days, passengers }) => {
    if (from === undefined || to === undefined) throw new Error('Two places were drawn');
    return {
      kind,
      from,
      pickUp: placeTime(pickUp, zone),
      passengers,
      ...(kind !== 'local' && { to }),
      ...(kind === 'local' && { hours }),
      ...(kind === 'outstation' && { days }),
    };
  });

export const someTariff = fc.constantFrom(...tariffRows);

export interface SoldCab extends CancellableCab {
  readonly ride: CabRide;
  readonly travellers: readonly ReturnType<typeof makeTraveller>[];
}

export const someCab: fc.Arbitrary<SoldCab> = fc
  .record({
    drive: someDrive,
    tariff: someTariff,
    markUp: fc.integer({ min: -600, max: 1800 }),
    policy: fc.constantFrom(...policies),
    markup: fc.oneof(fc.constant(0), fc.nat(9000)),
  })
  .map(({ drive, tariff, markUp, policy, markup }) => {
    const { lines, included } = driveFare(drive, tariff, { on: soldOn, currency: 'INR', markUp });
    const own = {
      ...noSellingTerms,
      tdsOnCommission,
      productMarkups: [
        { id: 'm', from: isoDate('2020-01-01'), note: '', match: {}, amount: { perUnit: money(markup, 'INR') } },
      ],
    };
    const terms = orUsual(own, usualCabTerms, 'cab', soldOn);
    return {
      price: sellingPrice([{ traveller: 0, item: 0, lines }], { product: 'cab', terms, on: soldOn }),
      travellers: [makeTraveller({ firstName: 'Asha' })],
      ride: {
        drive,
        included,
        policy,
        car: { carClass: tariff.carClass, model: 'Dzire', fuel: 'petrol', seats: 4, bags: 2, features: [] },
        operator: { name: 'Palm Road Cabs', rating: 4.5, phone: '+91 80000 41877' },
        cabKey: `${drive.from.placeId}.5.2`,
      },
    };
  });
