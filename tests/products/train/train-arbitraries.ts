/** Tickets for a train, sold with an agency's terms. */
import fc from 'fast-check';
import { sellingPrice, type UnitCost } from '#domain/booking/sale/selling-price.ts';
import type { SellingTerms } from '#domain/booking/sale/selling-terms.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { placeTime } from '#domain/time/place-time.ts';
import { quotas, trainClasses } from '#domain/train/berths/classes.ts';
import type { BerthStatus } from '#domain/train/berths/status.ts';
import { isFree, type RailPassenger, takesBerth } from '#domain/train/booking/rules.ts';
import type { CancellableJourney, RailJourney } from '#domain/train/booking/train-booking.ts';
import { isSoldAs, railFare } from '#domain/train/fare/fare.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';

const zone = 'Asia/Kolkata';
const on = isoDate('2026-11-20');

export const journey: RailJourney = {
  train: '12691',
  trainName: 'Ernakulam Bengaluru Superfast Express',
  kind: 'superfast',
  began: isoDate('2026-11-24'),
  travelClass: '3A',
  quota: 'GN',
  from: { station: 'ERS', name: 'Ernakulam Jn', at: placeTime('2026-11-24T10:00', zone) },
  to: { station: 'SBC', name: 'KSR Bengaluru', at: placeTime('2026-11-24T21:25', zone) },
  km: 592,
};

const row = { id: 'given', from: isoDate('2020-01-01'), note: 'For proofs', match: {} };

function termsOf(markup: number, fee: number): SellingTerms {
  return {
    productMarkups: [{ ...row, amount: { perUnit: money(markup, 'INR') } }],
    productCommissions: [{ ...row, basisPoints: 300 }],
    charges: [],
    productFees: fee === 0 ? [] : [{ ...row, perUnit: money(fee, 'INR') }],
    gstOnFees: [{ ...row, basisPoints: 1800 }],
    tdsOnCommission: [{ ...row, basisPoints: 200 }],
    roundings: [],
  };
}

const someStatus: fc.Arbitrary<BerthStatus> = fc.oneof(
  fc.integer({ min: 1, max: 64 }).map((number): BerthStatus => {
    return { kind: 'confirmed', berth: { coach: 'B2', number, kind: 'LB' } };
  }),
  fc.integer({ min: 1, max: 9 }).map((number): BerthStatus => ({ kind: 'rac', number })),
  fc.integer({ min: 1, max: 99 }).map((number): BerthStatus => ({ kind: 'waiting', list: 'GNWL', number })),
);

const somebody: fc.Arbitrary<RailPassenger> = fc.record({
  age: fc.integer({ min: 0, max: 90 }),
  gender: fc.constantFrom('male' as const, 'female' as const),
  ownBerth: fc.boolean(),
});

function journeysAt(most: { readonly markup: number; readonly fee: number }): fc.Arbitrary<CancellableJourney> {
  return fc
    .record({
      travelClass: fc.constantFrom(...trainClasses),
      quota: fc.constantFrom(...quotas),
      lead: fc.integer({ min: 12, max: 80 }),
      others: fc.oneof(
        { weight: 1, arbitrary: fc.constant([]) },
        { weight: 7, arbitrary: fc.array(somebody, { minLength: 1, maxLength: 3, size: 'max' }) },
      ),
      statuses: fc.array(someStatus, { minLength: 4, maxLength: 4 }),
      markup: fc.nat(most.markup),
      fee: fc.nat(most.fee),
    })
    .map(({ travelClass, quota, lead, others, statuses, markup, fee }) => {
      const passengers: readonly RailPassenger[] = [{ age: lead, gender: 'female' }, ...others];
      const sold = { ...journey, travelClass, quota: isSoldAs(travelClass, quota) ? quota : 'GN' };
      const costs = passengers.map((passenger, traveller): UnitCost => {
        const asked = { travelClass, quota: sold.quota, kind: sold.kind, km: sold.km, on, sold: 30 };
        const { parts = [] } = railFare({ ...asked, half: !takesBerth(passenger) });
        return {
          item: 0,
          traveller,
          lines: isFree(passenger) ? [{ name: 'base-fare', amount: money(0, 'INR') }] : parts,
        };
      });
      const [first, ...more] = costs;
      if (first === undefined) throw new Error('Somebody leads');
      return {
        journey: sold,
        passengers,
        travellers: passengers.map((_, at) => makeTraveller({ firstName: `Asha${'abcd'[at]}` })),
        standings: passengers.map((passenger, at) => {
          const status: BerthStatus = takesBerth(passenger)
            ? (statuses[at] ?? { kind: 'no-berth' })
            : { kind: 'no-berth' };
          return { booked: status, current: status };
        }),
        price: sellingPrice([first, ...more], { product: 'train', terms: termsOf(markup, fee), on }),
      };
    });
}

export const someJourneys = journeysAt({ markup: 20_000, fee: 4_000 });

/** At what the railway asks. */
export const plainJourneys = journeysAt({ markup: 0, fee: 0 });
