/** Buses and their seats. */
import type { BookedSeat, BusRide } from '#domain/bus/booking/bus-booking.ts';
import { idKinds, type ShownId } from '#domain/people/identity.ts';
import type { BlockedSeat } from '#domain/bus/quote/quote.ts';
import type { BusCity } from '#domain/bus/search/city.ts';
import { decks, type LaidSeat, seatKinds, seatStates } from '#domain/bus/trip/layout.ts';
import type { PolicyCharge, PolicyStep } from '#domain/bus/trip/policy.ts';
import {
  abreasts,
  amenityCodes,
  type BusOperator,
  type BusPoint,
  type BusTrip,
  type BusType,
  operatorKinds,
  seatings,
  type TripCity,
} from '#domain/bus/trip/trip.ts';
import { genders } from '#domain/people/gender.ts';
import type { PlaceTime } from '#domain/time/place-time.ts';
import { flag, localTime, money, oneOf, opaque, text, whole } from '../form/leaves.ts';
import { at, list, mapped, maybe, or, record } from '../form/shape.ts';

export const gender = oneOf(genders);

export const placeTime = record<PlaceTime>({ local: at('local', localTime), zone: at('zone', text) });

export const city = record<BusCity>({
  cityId: at('cityid', text),
  name: at('name', text),
  state: at('state', text),
  otherNames: or('othernames', list(text), []),
});

const tripCity = record<TripCity>({ cityId: at('cityid', text), name: at('name', text) });

const operator = record<BusOperator>({
  code: at('code', text),
  name: at('name', text),
  kind: at('kind', oneOf(operatorKinds)),
});

const bus = record<BusType>({
  model: at('model', text),
  ac: at('ac', flag),
  seating: at('seating', oneOf(seatings)),
  abreast: at('abreast', oneOf(abreasts)),
});

const point = record<BusPoint>({
  pointId: at('pointid', text),
  name: at('name', text),
  landmark: at('landmark', text),
  phone: at('phone', text),
  at: at('at', placeTime),
});

/** `percent` of the fare, or an `amount`, a seat. */
const charge = mapped(
  record<{ readonly percent?: number; readonly amount?: Extract<PolicyCharge, { amount: unknown }>['amount'] }>({
    percent: maybe('percent', whole),
    amount: maybe('amount', money),
  }),
  ({ percent, amount }): PolicyCharge => (amount === undefined ? { percent: percent ?? 100 } : { amount }),
  (kept): { readonly percent?: number; readonly amount?: Extract<PolicyCharge, { amount: unknown }>['amount'] } => kept,
);

const step = record<PolicyStep>({
  fromHours: at('fromhours', whole),
  toHours: maybe('tohours', whole),
  charge: at('charge', charge),
});

const runFields = {
  operator: at('operator', operator),
  bus: at('bustype', bus),
  amenities: or('amenities', list(oneOf(amenityCodes)), []),
  origin: at('origin', tripCity),
  destination: at('destination', tripCity),
} as const;

const termFields = {
  policy: at('cancellation', list(step)),
  partialCancellation: at('partialcancellation', flag),
  idRequired: at('idrequired', flag),
} as const;

/** Stars with one digit after the point, as a text. */
const stars = mapped(
  text,
  (written) => Number(written),
  (shown: number) => String(shown),
);

export const trip = record<BusTrip>({
  ...runFields,
  ...termFields,
  tripId: at('tripid', opaque),
  mostSeats: at('maxseats', whole),
  departure: at('departure', placeTime),
  arrival: at('arrival', placeTime),
  durationMinutes: at('durationminutes', whole),
  rating: maybe(
    'rating',
    record<NonNullable<BusTrip['rating']>>({ stars: at('stars', stars), reviews: at('reviews', whole) }),
  ),
  left: at('left', whole),
  from: at('from', money),
  earn: maybe('earn', money),
  boarding: at('boarding', list(point)),
  dropping: at('dropping', list(point)),
});

export const ride = record<BusRide>({
  ...runFields,
  ...termFields,
  tripId: at('tripid', opaque),
  departure: at('departure', placeTime),
  boarding: at('boarding', point),
  dropping: at('dropping', point),
});

const positionFields = {
  seat: at('seat', text),
  deck: at('deck', oneOf(decks)),
  kind: at('kind', oneOf(seatKinds)),
} as const;

export const laidSeat = record<LaidSeat>({
  ...positionFields,
  row: at('row', whole),
  column: at('column', whole),
  fare: at('fare', money),
  earn: maybe('earn', money),
  state: at('state', oneOf(seatStates)),
});

export const blockedSeat = record<BlockedSeat>({ ...positionFields, gender: at('gender', gender) });

export const bookedSeat = record<BookedSeat>({ ...positionFields, age: at('age', whole) });

export const shownId = record<ShownId>({ kind: at('kind', oneOf(idKinds)), number: at('number', text) });
