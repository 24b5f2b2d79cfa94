/** Buses as they cross the wire. */
import fc from 'fast-check';
import { idKinds } from '#domain/people/identity.ts';
import { decks, seatKinds, type SeatLayout, seatStates } from '#domain/bus/trip/layout.ts';
import type { CancelPolicy } from '#domain/bus/trip/policy.ts';
import { abreasts, amenityCodes, operatorKinds, seatings } from '#domain/bus/trip/trip.ts';
import { genders } from '#domain/people/gender.ts';
import { titles } from '#domain/people/titles.ts';
import type { Price } from '#domain/price/price.ts';
import { bookingStatuses } from '#domain/booking/life.ts';
import { defaultParameters } from '#domain/booking/parameters.ts';
import { placeTime } from '#domain/time/place-time.ts';
import { anyMoney } from '../money.ts';
import { anyDate, anyInstant } from '../time.ts';

const text = fc.stringMatching(/^[A-Za-z0-9 .,–-]{1,30}$/).map((any) => any.trim() || '0');
const whole = fc.nat(10_000);
const time = fc.constantFrom(
  placeTime('2026-11-24T21:30', 'Asia/Kolkata'),
  placeTime('2026-11-25T06:10', 'Asia/Kolkata'),
);
const point = fc.record({ pointId: text, name: text, landmark: text, phone: text, at: time });
const tripCity = fc.record({ cityId: text, name: text });
const policy: fc.Arbitrary<CancelPolicy> = fc.array(
  fc.record(
    {
      fromHours: whole,
      toHours: whole,
      charge: fc.oneof(fc.record({ percent: fc.nat(100) }), fc.record({ amount: anyMoney })),
    },
    { requiredKeys: ['fromHours', 'charge'] },
  ),
  { maxLength: 4 },
);

const run = {
  operator: fc.record({ code: text, name: text, kind: fc.constantFrom(...operatorKinds) }),
  bus: fc.record({
    model: text,
    ac: fc.boolean(),
    seating: fc.constantFrom(...seatings),
    abreast: fc.constantFrom(...abreasts),
  }),
  amenities: fc.subarray([...amenityCodes]),
  origin: tripCity,
  destination: tripCity,
  policy,
  partialCancellation: fc.boolean(),
  idRequired: fc.boolean(),
};

const trip = fc.record(
  {
    ...run,
    tripId: text,
    mostSeats: whole,
    departure: time,
    arrival: time,
    durationMinutes: whole,
    rating: fc.record({ stars: fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10), reviews: whole }),
    left: whole,
    from: anyMoney,
    earn: anyMoney,
    boarding: fc.array(point, { maxLength: 2 }),
    dropping: fc.array(point, { maxLength: 2 }),
  },
  {
    requiredKeys: [
      ...(Object.keys(run) as (keyof typeof run)[]),
      ...([
        'tripId',
        'mostSeats',
        'departure',
        'arrival',
        'durationMinutes',
        'left',
        'from',
        'boarding',
        'dropping',
      ] as const),
    ],
  },
);

const ride = fc.record({ ...run, tripId: text, departure: time, boarding: point, dropping: point });

/** Each place once, in the order of the wire. */
const layout: fc.Arbitrary<SeatLayout> = fc
  .record({
    tripId: text,
    places: fc.uniqueArray(fc.record({ deck: fc.constantFrom(...decks), row: fc.nat(5), column: fc.nat(4) }), {
      selector: ({ deck, row, column }) => `${deck}${row}${column}`,
      maxLength: 6,
    }),
    fare: anyMoney,
    state: fc.constantFrom(...seatStates),
    kind: fc.constantFrom(...seatKinds),
  })
  .map(({ tripId, places, fare, state, kind }) => ({
    tripId,
    seats: places
      .toSorted(
        (one, other) =>
          decks.indexOf(one.deck) - decks.indexOf(other.deck) || one.row - other.row || one.column - other.column,
      )
      .map((place, at) => ({ ...place, seat: `S${at}`, fare, state, kind })),
  }));

const seat = { seat: text, deck: fc.constantFrom(...decks), kind: fc.constantFrom(...seatKinds) };
const gender = fc.constantFrom(...genders);
const passengers = fc.array(
  fc.record(
    { seat: text, gender, title: fc.constantFrom(...titles), firstName: text, lastName: text, age: fc.nat(120) },
    { requiredKeys: ['seat', 'gender'] },
  ),
  { minLength: 1, maxLength: 3 },
);
const contact = fc.record({ email: text, mobile: text });

export function busArbitraries(price: fc.Arbitrary<Price>) {
  return {
    cities: {
      request: fc.record({ text }),
      answer: fc.array(
        fc.record({ cityId: text, name: text, state: text, otherNames: fc.array(text, { maxLength: 2 }) }),
        {
          maxLength: 3,
        },
      ),
    },
    search: {
      request: fc.record({ origin: text, destination: text, date: anyDate }),
      answer: fc.record({ trips: fc.array(trip, { maxLength: 2 }) }),
    },
    layout: { request: fc.record({ tripId: text }), answer: layout },
    block: {
      request: fc.record(
        {
          tripId: text,
          boardingPoint: text,
          droppingPoint: text,
          travellers: passengers,
          instead: text,
          shown: anyMoney,
        },
        { requiredKeys: ['tripId', 'boardingPoint', 'droppingPoint', 'travellers'] },
      ),
      answer: fc.record({
        quoteId: text,
        tripId: text,
        ride,
        seats: fc.array(fc.record({ ...seat, gender }), { minLength: 1, maxLength: 3 }),
        price,
        changed: fc.boolean(),
        previousTotal: anyMoney,
        expiresAt: anyInstant,
        expiresInSeconds: whole,
        required: fc.subarray(['shownid']),
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
          travellers: passengers,
          shownId: fc.record({ kind: fc.constantFrom(...idKinds), number: text }),
        },
        { requiredKeys: ['quoteId', 'requestId', 'contact', 'parameters', 'acceptTerms'] },
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
