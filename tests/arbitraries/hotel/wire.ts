/** Hotels as they cross the wire. */
import fc from 'fast-check';
import type { CancelCharge } from '#domain/hotel/cancel/policy.ts';
import { payableKinds } from '#domain/hotel/search/found.ts';
import { hotelSorts } from '#domain/hotel/search/request.ts';
import {
  amenities,
  bedKinds,
  boards,
  roomAmenities,
  roomKinds,
  roomViews,
  starCounts,
} from '#domain/hotel/stay/hotel.ts';
import { skies } from '#domain/hotel/weather/day.ts';
import { holdLimiters } from '#domain/booking/hold/limit.ts';
import { bookingStatuses } from '#domain/booking/life.ts';
import { defaultParameters } from '#domain/booking/parameters.ts';
import { titles } from '#domain/people/titles.ts';
import type { Price } from '#domain/price/price.ts';
import { clockTime } from '#domain/time/clock-time.ts';
import { placeTime } from '#domain/time/place-time.ts';
import { anyMoney } from '../money.ts';
import { anyDate, anyInstant } from '../time.ts';

const text = fc.stringMatching(/^[A-Za-z0-9 .,–-]{1,30}$/).map((any) => any.trim() || '0');
const whole = fc.nat(10_000);
const degrees = fc.integer({ min: -9_000_000, max: 9_000_000 }).map((each) => each / 100_000);
const time = fc.constantFrom(placeTime('2027-01-12T15:00', 'Asia/Dubai'), placeTime('2027-01-15T12:00', 'Asia/Dubai'));
const clock = fc.constantFrom(clockTime('15:00'), clockTime('11:00'));
const stars = fc.constantFrom(...starCounts);
const board = fc.constantFrom(...boards);
const party = fc.record({ adults: fc.integer({ min: 1, max: 6 }), childAges: fc.array(fc.nat(17), { maxLength: 3 }) });

function loose<T extends object, K extends keyof T>(
  all: { [Key in keyof T]: fc.Arbitrary<T[Key]> },
  optional: readonly K[],
) {
  const requiredKeys = (Object.keys(all) as (keyof T)[]).filter((key) => !optional.includes(key as K));
  return fc.record(all, { requiredKeys: requiredKeys as Exclude<keyof T, K>[] });
}

const inShort = {
  hotelId: text,
  name: text,
  stars,
  area: text,
  chain: text,
  latitude: degrees,
  longitude: degrees,
  amenities: fc.subarray([...amenities]),
};

const hotel = loose(
  {
    ...inShort,
    address: text,
    phone: text,
    cityId: text,
    city: text,
    country: text,
    zone: text,
    checkInFrom: clock,
    checkOutUntil: clock,
    built: whole,
    floors: whole,
    roomCount: whole,
    fromCentre: whole,
  },
  ['chain', 'phone', 'built', 'floors', 'roomCount'],
);

const city = fc.record({
  cityId: text,
  name: text,
  country: text,
  region: fc.oneof(text, fc.constant('')),
  latitude: degrees,
  longitude: degrees,
  zone: text,
  population: whole,
});

const room = loose(
  {
    roomId: text,
    name: text,
    kind: fc.constantFrom(...roomKinds),
    beds: fc.constantFrom(...bedKinds),
    view: fc.constantFrom(...roomViews),
    squareMetres: whole,
    mostAdults: whole,
    mostGuests: whole,
    amenities: fc.subarray([...roomAmenities]),
  },
  ['view', 'name', 'squareMetres'],
);

const charge: fc.Arbitrary<CancelCharge> = fc.oneof(
  fc.constant({ by: 'free' as const }),
  anyMoney.map((amount) => ({ by: 'amount' as const, amount })),
  fc.nat(10_000).map((basisPoints) => ({ by: 'percent' as const, basisPoints })),
  fc.nat(9).map((nights) => ({ by: 'nights' as const, nights })),
);
const step = loose({ until: time, charge, amount: anyMoney }, ['until']);
const cancellation = fc.array(step, { minLength: 1, maxLength: 3 }).map(([first, ...others]) => {
  if (first === undefined) throw new Error('No step');
  return [first, ...others] as const;
});
const payableThere = fc.array(fc.record({ what: fc.constantFrom(...payableKinds), amount: anyMoney }), {
  maxLength: 2,
});

const where = fc.oneof(
  text.map((cityId) => ({ kind: 'city' as const, cityId })),
  text.map((hotelId) => ({ kind: 'hotel' as const, hotelId })),
  fc
    .record({ latitude: degrees, longitude: degrees, radiusKm: degrees })
    .map((around) => ({ kind: 'around' as const, ...around })),
);

const budget = fc.oneof(
  fc.record({ least: anyMoney }),
  fc.record({ most: anyMoney }),
  fc.record({ least: anyMoney, most: anyMoney }),
);

const offer = loose(
  {
    ...inShort,
    total: anyMoney,
    perNight: anyMoney,
    board,
    boards: fc.subarray([...boards], { minLength: 1 }),
    refundable: fc.boolean(),
    left: whole,
    onRequest: fc.constant(true as const),
    earn: anyMoney,
  },
  ['chain', 'left', 'onRequest', 'earn', 'board', 'refundable'],
);

const rate = loose(
  {
    rateId: text,
    room,
    board,
    refundable: fc.boolean(),
    cancellation,
    forRooms: fc.array(fc.nat(8), { maxLength: 3 }),
    left: whole,
    onRequest: fc.constant(true as const),
    total: anyMoney,
    perNight: anyMoney,
    payableThere,
    earn: anyMoney,
  },
  ['left', 'onRequest', 'earn'],
);

const quotedRoom = loose(
  {
    room,
    party,
    board,
    refundable: fc.boolean(),
    cancellation,
    total: anyMoney,
    payableThere,
    onRequest: fc.constant(true as const),
  },
  ['onRequest'],
);

const guest = loose(
  { room: fc.nat(8), title: fc.constantFrom(...titles), firstName: text, lastName: text, age: fc.nat(17), pan: text },
  ['age', 'pan'],
);

export function hotelArbitraries(price: fc.Arbitrary<Price>) {
  return {
    places: {
      request: fc.record({ text }),
      answer: fc.record({
        cities: fc.array(city, { maxLength: 2 }),
        places: fc.array(
          loose(
            {
              kind: fc.constantFrom('area' as const, 'landmark' as const, 'hotel' as const),
              name: text,
              city: text,
              country: text,
              latitude: degrees,
              longitude: degrees,
              radiusKm: degrees,
              hotelId: text,
            },
            ['radiusKm', 'hotelId'],
          ),
          { maxLength: 2 },
        ),
      }),
    },
    search: {
      request: loose(
        {
          where,
          checkIn: anyDate,
          checkOut: anyDate,
          rooms: fc.array(party, { minLength: 1, maxLength: 3 }),
          nationality: fc.constantFrom('IN', 'GB'),
          stars: fc.subarray([...starCounts]),
          budget,
          sort: fc.constantFrom(...hotelSorts),
          numResults: fc.integer({ min: 1, max: 5000 }),
        },
        ['budget'],
      ),
      answer: loose(
        {
          searchId: text,
          currency: fc.constant('INR' as const),
          city,
          nights: whole,
          hotels: fc.array(offer, { maxLength: 3 }),
          total: whole,
        },
        ['city'],
      ),
    },
    details: {
      request: fc.record({ searchId: text, hotelId: text }),
      answer: fc.record({ hotel, nights: whole, rates: fc.array(rate, { maxLength: 2 }) }),
    },
    weather: {
      request: fc.record({ latitude: degrees, longitude: degrees, checkIn: anyDate, checkOut: anyDate }),
      answer: fc.record({
        days: fc.array(
          loose(
            {
              date: anyDate,
              high: fc.integer({ min: -60, max: 60 }),
              low: fc.integer({ min: -60, max: 60 }),
              sky: fc.constantFrom(...skies),
              rain: fc.integer({ min: 0, max: 100 }),
              typical: fc.constant(true as const),
            },
            ['typical'],
          ),
          { maxLength: 3 },
        ),
      }),
    },
    prebook: {
      request: fc.record({ rateIds: fc.array(text, { minLength: 1, maxLength: 3 }) }),
      answer: loose(
        {
          quoteId: text,
          hotel,
          checkIn: time,
          checkOut: time,
          nights: whole,
          rooms: fc.tuple(quotedRoom, quotedRoom),
          price,
          changed: fc.boolean(),
          previousTotal: anyMoney,
          policyChanged: fc.boolean(),
          papers: fc.record({
            pan: fc.constantFrom('none' as const, 'of-one' as const, 'each-room' as const),
            passport: fc.boolean(),
          }),
          parameters: fc.subarray([...defaultParameters]),
          hold: fc.record({ until: anyInstant, by: fc.constantFrom(...holdLimiters) }),
          expiresAt: anyInstant,
          expiresInSeconds: whole,
        },
        ['hold'],
      ),
    },
    book: {
      request: loose(
        {
          quoteId: text,
          requestId: fc.uuid(),
          mode: fc.constantFrom('confirm' as const, 'hold' as const),
          guests: fc.array(guest, { minLength: 1, maxLength: 3 }),
          contact: fc.record({ email: text, mobile: text }),
          parameters: fc.constant([]),
          requests: text,
          acceptTerms: fc.boolean(),
        },
        ['requests'],
      ),
      answer: loose(
        {
          transactionId: text,
          status: fc.constantFrom(...bookingStatuses),
          reference: text,
          total: anyMoney,
          ledgerEntry: text,
        },
        ['reference', 'ledgerEntry'],
      ),
    },
  };
}
