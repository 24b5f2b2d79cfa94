/** Packages as they cross the wire. */
import fc from 'fast-check';
import { mealTimes, packageKinds, packageThemes } from '#domain/holiday/package/package.ts';
import { bookingStatuses } from '#domain/booking/life.ts';
import { defaultParameters } from '#domain/booking/parameters.ts';
import { languages } from '#domain/people/language.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { Price } from '#domain/price/price.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { placeTime } from '#domain/time/place-time.ts';
import { receiving } from '../booking/receiving.ts';
import { anyMoney } from '../money.ts';
import { anyInstant } from '../time.ts';

const text = fc.stringMatching(/^[A-Za-z0-9 .,–-]{1,30}$/).map((any) => any.trim() || '0');
const whole = fc.nat(10_000);
const date = fc.constantFrom(isoDate('2026-12-11'), isoDate('2027-02-28'));
const few = <A>(of: fc.Arbitrary<A>) => fc.array(of, { maxLength: 2 });
/** A form leaves out what is empty: a party has its children, or none. */
const party = fc.record({ adults: whole, childAges: few(whole) });
const some = <A>(of: fc.Arbitrary<A>): fc.Arbitrary<readonly [A, ...A[]]> =>
  fc.tuple(of, few(of)).map(([first, others]) => [first, ...others]);
const at = fc.constantFrom(
  placeTime('2026-12-11T10:30', 'Asia/Kolkata'),
  placeTime('2026-12-16T23:05', 'Asia/Colombo'),
);

const stops = few(fc.record({ city: text, country: text, nights: whole }));
const common = {
  packageId: text,
  name: text,
  kind: fc.constantFrom(...packageKinds),
  country: text,
  themes: fc.subarray([...packageThemes]),
  stops,
};
const texts = fc.record({
  name: text,
  days: few(fc.record({ title: text, text, sights: few(text) })),
  inclusions: few(text),
  exclusions: few(text),
});
const textsIn = fc.record({ en: texts, fr: texts, ar: texts }, { requiredKeys: ['fr'] });
const nameIn = fc.record({ en: text, fr: text, ar: text }, { requiredKeys: ['ar'] });
const wholePack = fc.record({
  ...common,
  days: few(
    fc.record({
      title: text,
      text,
      meals: fc.subarray([...mealTimes]),
      sights: few(fc.record({ sightId: text, name: text, optional: fc.boolean() })),
    }),
  ),
  inclusions: few(text),
  exclusions: few(text),
});
const pack = fc.oneof(
  wholePack,
  fc.tuple(wholePack, textsIn).map(([plain, said]) => ({ ...plain, textsIn: said })),
);
const stayed = {
  hotelId: text,
  name: text,
  stars: whole,
  area: text,
  city: text,
  country: text,
  room: text,
  breakfast: fc.boolean(),
  checkIn: date,
  checkOut: date,
};
const trip = fc.record(
  {
    packageId: text,
    name: text,
    kind: fc.constantFrom(...packageKinds),
    country: text,
    startsOn: date,
    endsOn: date,
    zone: text,
    rooms: some(party),
    days: few(fc.record({ date, title: text, text, meals: fc.subarray([...mealTimes]), sights: few(text) })),
    stays: few(
      fc.oneof(
        fc.record(stayed),
        fc.record({ ...stayed, point: fc.constant({ latitude: -8.5069, longitude: 115.2625 }) }),
      ),
    ),
    flights: few(fc.record({ number: text, origin: text, destination: text, departure: at, arrival: at })),
    car: fc.record({ model: text, operator: text, days: whole, own: fc.boolean() }),
    inclusions: few(text),
    exclusions: few(text),
    textsIn,
    policy: few(fc.record({ days: whole, percent: whole })),
    operator: fc.record({ name: text, phone: text }),
    tripKey: text,
  },
  {
    requiredKeys: [
      'packageId',
      'name',
      'kind',
      'country',
      'startsOn',
      'endsOn',
      'zone',
      'rooms',
      'days',
      'stays',
      'flights',
      'inclusions',
      'exclusions',
      'policy',
      'operator',
      'tripKey',
    ],
  },
);
const instalments = few(fc.record({ due: date, amount: anyMoney }));
const contact = fc.record({ email: text, mobile: text });

export function holidayArbitraries(price: fc.Arbitrary<Price>, traveller: fc.Arbitrary<Traveller>) {
  return {
    search: {
      request: fc.record(
        { destination: text, from: text, days: whole, rooms: few(party) },
        { requiredKeys: ['rooms'] },
      ),
      answer: fc.record({
        packages: few(
          fc.record(
            {
              ...common,
              nameIn,
              days: whole,
              startsOn: date,
              origin: text,
              left: whole,
              total: anyMoney,
              perPerson: anyMoney,
              earn: anyMoney,
            },
            {
              requiredKeys: [
                'packageId',
                'name',
                'kind',
                'country',
                'themes',
                'stops',
                'days',
                'startsOn',
                'total',
                'perPerson',
              ],
            },
          ),
        ),
      }),
    },
    details: {
      request: fc.record(
        {
          packageId: text,
          from: text,
          rooms: some(party),
          origin: text,
          stars: whole,
          hotels: few(text),
          without: few(text),
        },
        { requiredKeys: ['packageId', 'from', 'rooms', 'stars', 'hotels', 'without'] },
      ),
      answer: fc.record({
        offerId: text,
        package: pack,
        trip,
        price,
        perPerson: anyMoney,
        instalments,
        hotels: few(few(fc.record({ hotelId: text, name: text, stars: whole, area: text, difference: anyMoney }))),
        departures: few(fc.record({ date, left: whole })),
      }),
    },
    quote: {
      request: fc.record(
        { offerId: text, pans: fc.array(text, { minLength: 1, maxLength: 3 }) },
        { requiredKeys: ['offerId'] },
      ),
      answer: fc.record({
        quoteId: text,
        offerId: text,
        trip,
        instalments,
        price,
        changed: fc.boolean(),
        previousTotal: anyMoney,
        expiresAt: anyInstant,
        expiresInSeconds: whole,
        required: fc.subarray(['payers', 'passport']),
        parameters: fc.subarray([...defaultParameters]),
      }),
    },
    propose: {
      request: fc.record(
        {
          offerId: text,
          requestId: fc.uuid(),
          customer: fc.record({ name: text, email: text }, { requiredKeys: ['name'] }),
          language: fc.constantFrom(...languages),
          note: text,
        },
        { requiredKeys: ['offerId', 'requestId', 'customer', 'language'] },
      ),
      answer: fc.record({ reference: text, text, mailed: fc.boolean() }),
    },
    book: {
      request: fc.record(
        {
          quoteId: text,
          requestId: fc.uuid(),
          contact,
          parameters: fc.constant([]),
          acceptTerms: fc.boolean(),
          travellers: few(traveller),
          // A form cannot say that somebody pays of whom nothing is known.
          payers: few(fc.record({ name: text, pan: text }, { requiredKeys: ['name'] })),
          wishes: text,
        },
        {
          requiredKeys: ['quoteId', 'requestId', 'contact', 'parameters', 'acceptTerms', 'travellers', 'payers'],
        },
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
    receive: receiving,
  };
}
