/** Cabs and their drives. */
import type { CabOperator, CabPolicy, CabRide } from '#domain/cab/booking/cab-booking.ts';
import type { CabDriver } from '#domain/cab/booking/driver.ts';
import type { ExtraNight, Included } from '#domain/cab/trip/fare.ts';
import {
  type CabDrive,
  type CabPlace,
  cabFeatures,
  cabKinds,
  type Car,
  carClasses,
  fuels,
} from '#domain/cab/trip/trip.ts';
import type { PlaceTime } from '#domain/time/place-time.ts';
import { clock, decimal, flag, localTime, money, oneOf, text, whole } from '../form/leaves.ts';
import { at, list, maybe, or, record } from '../form/shape.ts';

const placeTime = record<PlaceTime>({ local: at('local', localTime), zone: at('zone', text) });

export const cabPlace = record<CabPlace>({
  placeId: at('placeid', text),
  name: at('name', text),
  airport: maybe('airport', text),
  otherNames: or('othernames', list(text), []),
  hills: or('hills', flag, false),
  latitude: at('latitude', decimal),
  longitude: at('longitude', decimal),
  zone: at('zone', text),
});

export const drive = record<CabDrive>({
  kind: at('kind', oneOf(cabKinds)),
  from: at('from', cabPlace),
  to: maybe('to', cabPlace),
  pickUp: at('at', placeTime),
  hours: maybe('hours', whole),
  days: maybe('days', whole),
  passengers: at('passengers', whole),
});

export const car = record<Car>({
  carClass: at('class', oneOf(carClasses)),
  model: at('model', text),
  fuel: at('fuel', oneOf(fuels)),
  seats: at('seats', whole),
  bags: at('bags', whole),
  features: or('features', list(oneOf(cabFeatures)), []),
});

export const included = record<Included>({
  kilometres: at('kilometres', whole),
  minutes: at('minutes', whole),
  extraPerKm: at('extraperkm', money),
  freeWaitingMinutes: at('freewaitingminutes', whole),
  waitingAnHour: at('waitinganhour', money),
  extraPerHour: maybe('extraperhour', money),
  extraNight: maybe(
    'extranight',
    record<ExtraNight>({ amount: at('amount', money), begins: at('begins', clock), ends: at('ends', clock) }),
  ),
});

export const policy = record<CabPolicy>({ freeHours: at('freehours', whole), thenPercent: at('thenpercent', whole) });

const operator = record<CabOperator>({
  name: at('name', text),
  rating: at('rating', decimal),
  phone: at('phone', text),
});

export const ride = record<CabRide>({
  drive: at('drive', drive),
  car: at('car', car),
  operator: at('operator', operator),
  included: at('inclusions', included),
  policy: at('cancellation', policy),
  cabKey: at('cabkey', text),
});

export const driver = record<CabDriver>({
  name: at('name', text),
  phone: at('phone', text),
  model: at('model', text),
  plate: at('plate', text),
});
