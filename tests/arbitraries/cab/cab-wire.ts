/** Cabs as they cross the wire. */
import fc from 'fast-check';
import { cabPlaces } from '#domain/cab/reference/places.ts';
import { cabFeatures, cabKinds, carClasses, fuels } from '#domain/cab/trip/trip.ts';
import { titles } from '#domain/people/titles.ts';
import type { Price } from '#domain/price/price.ts';
import { bookingStatuses } from '#domain/booking/life.ts';
import { defaultParameters } from '#domain/booking/parameters.ts';
import { clockTime } from '#domain/time/clock-time.ts';
import { placeTime } from '#domain/time/place-time.ts';
import { anyMoney } from '../money.ts';
import { anyInstant } from '../time.ts';

const text = fc.stringMatching(/^[A-Za-z0-9 .,–-]{1,30}$/).map((any) => any.trim() || '0');
const whole = fc.nat(10_000);
const place = fc.constantFrom(...cabPlaces);
const tenths = fc.integer({ min: 10, max: 50 }).map((each) => each / 10);
const contact = fc.record({ email: text, mobile: text });

const drive = fc.record(
  {
    kind: fc.constantFrom(...cabKinds),
    from: place,
    to: place,
    pickUp: fc.constantFrom(
      placeTime('2026-11-24T21:30', 'Asia/Kolkata'),
      placeTime('2026-11-25T06:10', 'Asia/Kolkata'),
    ),
    hours: whole,
    days: whole,
    passengers: whole,
  },
  { requiredKeys: ['kind', 'from', 'pickUp', 'passengers'] },
);
const car = fc.record({
  carClass: fc.constantFrom(...carClasses),
  model: text,
  fuel: fc.constantFrom(...fuels),
  seats: whole,
  bags: whole,
  features: fc.subarray([...cabFeatures]),
});
const included = fc.record(
  {
    kilometres: whole,
    minutes: whole,
    extraPerKm: anyMoney,
    freeWaitingMinutes: whole,
    waitingAnHour: anyMoney,
    extraPerHour: anyMoney,
    extraNight: fc.record({
      amount: anyMoney,
      begins: fc.constant(clockTime('22:00')),
      ends: fc.constant(clockTime('06:00')),
    }),
  },
  { requiredKeys: ['kilometres', 'minutes', 'extraPerKm', 'freeWaitingMinutes', 'waitingAnHour'] },
);
const policy = fc.record({ freeHours: whole, thenPercent: fc.nat(100) });
const ride = fc.record({
  drive,
  car,
  operator: fc.record({ name: text, rating: tenths, phone: text }),
  included,
  policy,
  cabKey: text,
});

export function cabArbitraries(price: fc.Arbitrary<Price>) {
  return {
    places: { request: fc.record({ text }), answer: fc.array(place, { maxLength: 3 }) },
    search: {
      request: fc.record(
        { kind: text, pickUpAt: text, dropAt: text, at: text, hours: whole, days: whole, passengers: whole },
        { requiredKeys: [] },
      ),
      answer: fc.record({
        drive,
        cabs: fc.array(
          fc.record(
            {
              cabId: text,
              car,
              operator: fc.record({ name: text, rating: tenths }),
              included,
              policy,
              total: anyMoney,
              earn: anyMoney,
            },
            { requiredKeys: ['cabId', 'car', 'operator', 'included', 'policy', 'total'] },
          ),
          { maxLength: 2 },
        ),
      }),
    },
    quote: {
      request: fc.record({ cabId: text }),
      answer: fc.record({
        quoteId: text,
        cabId: text,
        ride,
        price,
        changed: fc.boolean(),
        previousTotal: anyMoney,
        expiresAt: anyInstant,
        expiresInSeconds: whole,
        required: fc.subarray(['arrivingby']),
        parameters: fc.subarray([...defaultParameters]),
      }),
    },
    book: {
      request: fc.record(
        {
          quoteId: text,
          requestId: fc.uuid(),
          contact,
          parameters: fc.constant([]),
          acceptTerms: fc.boolean(),
          // A form cannot say that there is a lead passenger of whom nothing is known.
          lead: fc.record(
            { title: fc.constantFrom(...titles), firstName: text, lastName: text },
            { requiredKeys: ['lastName'] },
          ),
          pickUpPoint: text,
          arrivingBy: text,
        },
        { requiredKeys: ['quoteId', 'requestId', 'contact', 'parameters', 'acceptTerms', 'lead', 'pickUpPoint'] },
      ),
      answer: fc.record(
        {
          transactionId: text,
          status: fc.constantFrom(...bookingStatuses),
          reference: text,
          total: anyMoney,
          ledgerEntry: text,
        },
        { requiredKeys: ['transactionId', 'status', 'total'] },
      ),
    },
  };
}
