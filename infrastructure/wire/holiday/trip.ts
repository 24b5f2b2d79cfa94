/** Packages, and trips that are made of them. */
import type { HolidayTerms, Payer } from '#domain/holiday/booking/holiday-booking.ts';
import type { GridStep } from '#domain/holiday/cancel/grid.ts';
import {
  type DayTexts,
  type HolidayPackage,
  mealTimes,
  type PackageDay,
  packageKinds,
  type PackageStop,
  type PackageTexts,
  packageThemes,
  type Sight,
} from '#domain/holiday/package/package.ts';
import type { InLanguages } from '#domain/people/language.ts';
import type { Instalment } from '#domain/booking/schedule/schedule.ts';
import type { RoomParty } from '#domain/holiday/trip/party.ts';
import type { HolidayTrip, TourOperator, TripCar, TripDay, TripFlight, TripStay } from '#domain/holiday/trip/trip.ts';
import type { Point } from '#domain/places/city.ts';
import type { PlaceTime } from '#domain/time/place-time.ts';
import { date, decimal, flag, localTime, money, oneOf, text, whole } from '../form/leaves.ts';
import { at, list, maybe, or, record, some } from '../form/shape.ts';

const placeTime = record<PlaceTime>({ local: at('local', localTime), zone: at('zone', text) });

export const roomParty = record<RoomParty>({
  adults: at('adults', whole),
  childAges: or('childages', list(whole), []),
});

const stop = record<PackageStop>({ city: at('city', text), country: at('country', text), nights: at('nights', whole) });

const sight = record<Sight>({
  sightId: at('sightid', text),
  name: at('name', text),
  optional: at('optional', flag),
});

const meals = or('meals', list(oneOf(mealTimes)), []);

const dayTexts = record<DayTexts>({
  title: at('title', text),
  text: at('text', text),
  sights: or('sights', list(text), []),
});

const texts = record<PackageTexts>({
  name: at('name', text),
  days: at('days', list(dayTexts)),
  inclusions: or('inclusions', list(text), []),
  exclusions: or('exclusions', list(text), []),
});

const textsIn = record<InLanguages<PackageTexts>>({
  en: maybe('en', texts),
  fr: maybe('fr', texts),
  ar: maybe('ar', texts),
});

export const nameIn = record<InLanguages>({ en: maybe('en', text), fr: maybe('fr', text), ar: maybe('ar', text) });

/** What a list has of a package too. */
export const packageFields = {
  packageId: at('packageid', text),
  name: at('name', text),
  kind: at('kind', oneOf(packageKinds)),
  country: at('country', text),
  themes: or('themes', list(oneOf(packageThemes)), []),
  stops: at('stops', list(stop)),
} as const;

export const holidayPackage = record<HolidayPackage>({
  ...packageFields,
  days: at(
    'days',
    list(
      record<PackageDay>({
        title: at('title', text),
        text: at('text', text),
        meals,
        sights: or('sights', list(sight), []),
      }),
    ),
  ),
  inclusions: or('inclusions', list(text), []),
  exclusions: or('exclusions', list(text), []),
  textsIn: maybe('textsin', textsIn),
});

const point = record<Point>({ latitude: at('latitude', decimal), longitude: at('longitude', decimal) });

const stay = record<TripStay>({
  hotelId: at('hotelid', text),
  name: at('name', text),
  stars: at('stars', whole),
  area: at('area', text),
  city: at('city', text),
  country: at('country', text),
  room: at('room', text),
  breakfast: at('breakfast', flag),
  point: maybe('point', point),
  checkIn: at('checkin', date),
  checkOut: at('checkout', date),
});

const flight = record<TripFlight>({
  number: at('number', text),
  origin: at('origin', text),
  destination: at('destination', text),
  departure: at('departure', placeTime),
  arrival: at('arrival', placeTime),
});

const car = record<TripCar>({
  model: at('model', text),
  operator: at('operator', text),
  days: at('days', whole),
  own: at('own', flag),
});

const day = record<TripDay>({
  date: at('date', date),
  title: at('title', text),
  text: at('text', text),
  meals,
  sights: or('sights', list(text), []),
});

export const trip = record<HolidayTrip>({
  packageId: at('packageid', text),
  name: at('name', text),
  kind: at('kind', oneOf(packageKinds)),
  country: at('country', text),
  startsOn: at('startson', date),
  endsOn: at('endson', date),
  zone: at('zone', text),
  rooms: at('rooms', some(roomParty)),
  days: at('days', list(day)),
  stays: at('hotels', list(stay)),
  flights: or('flights', list(flight), []),
  car: maybe('car', car),
  inclusions: or('inclusions', list(text), []),
  exclusions: or('exclusions', list(text), []),
  textsIn: maybe('textsin', textsIn),
  policy: at('cancellation', list(record<GridStep>({ days: at('days', whole), percent: at('percent', whole) }))),
  operator: at('operator', record<TourOperator>({ name: at('name', text), phone: at('phone', text) })),
  tripKey: at('tripkey', text),
});

export const instalment = record<Instalment>({ due: at('due', date), amount: at('amount', money) });

const payer = record<Payer>({ name: at('name', text), pan: at('pan', text) });

/** Rows of a booking's own terms. */
export const termFields = {
  trip: at('trip', trip),
  guests: at('guests', list(some(whole))),
  payers: or('payers', list(payer), []),
  instalments: at('instalments', list(instalment)),
  wishes: maybe('wishes', text),
} satisfies { readonly [Name in keyof HolidayTerms]-?: unknown };
