/** Finding, quoting and buying rooms. */
import type { BookHotel, HotelDesk, PlacesFound } from '#application/desk/hotel/hotel.ts';
import type { HoldEnded } from '#application/desk/products.ts';
import type { BookedRoom, Guest, GuestPaper, HotelBooking } from '#domain/hotel/booking/hotel-booking.ts';
import type { GuestPapers, HotelQuote, QuotedRoom } from '#domain/hotel/quote/quote.ts';
import type { HotelDetails, HotelOffer, HotelsFound, RoomRate } from '#domain/hotel/search/found.ts';
import { type FoundPlace, type HotelSearchRequest, hotelSorts, type StayPlace } from '#domain/hotel/search/request.ts';
import { skies, type WeatherDay } from '#domain/hotel/weather/day.ts';
import type { WeatherAsked } from '#domain/hotel/weather/weather.ts';
import { holdLimiters, type HoldLimit } from '#domain/booking/hold/limit.ts';
import { searchResultsUsual } from '#domain/rules/limits.ts';
import { genders } from '#domain/people/gender.ts';
import { bookingFields } from '../booking/common.ts';
import { bookedFields, bookFields, inCart, productBooked, quoteFields } from '../booking/sale.ts';
import { currency, date, flag, moment, money, oneOf, opaque, text, textUpTo, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, leaf, list, mapped, maybe, maybeSpread, or, record, type Shape, some } from '../form/shape.ts';
import { passport, title } from '../traveller.ts';
import {
  board,
  city,
  degrees,
  hotel,
  hotelInShortFields,
  payableThere,
  placeTime,
  pointFields,
  policy,
  pricedPolicy,
  room,
  roomParty,
  stars,
} from './stay.ts';

/** What a request may say for the hotel; more than is taken, so that the rule answers and not the form. */
const requestsMost = 1000;

const yes: Shape<true> = leaf(
  'not-a-choice',
  (value) => (value === true || value === 'true' ? true : undefined),
  (value) => value,
  { const: true },
);

const place = record<FoundPlace>({
  kind: at('kind', oneOf(['area', 'landmark', 'hotel'] as const)),
  name: at('name', text),
  city: at('city', text),
  country: at('country', text),
  ...pointFields,
  radiusKm: maybe('radiuskm', degrees),
  hotelId: maybe('hotelid', text),
});

interface WireSearch extends Omit<HotelSearchRequest, 'where' | 'budget'> {
  readonly cityId?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly radiusKm?: number | undefined;
  readonly hotelId?: string | undefined;
  readonly least?: NonNullable<HotelSearchRequest['budget']>['least'] | undefined;
  readonly most?: NonNullable<HotelSearchRequest['budget']>['most'] | undefined;
}

/** Around a point, if nothing else is said. */
const usualRadiusKm = 5;

/** A city, or a point with a radius, or a hotel. */
const searchRequest = mapped(
  record<WireSearch>({
    cityId: maybe('cityid', text),
    latitude: maybe('latitude', degrees),
    longitude: maybe('longitude', degrees),
    radiusKm: maybe('radiuskm', degrees),
    hotelId: maybe('hotelid', text),
    checkIn: at('checkin', date),
    checkOut: at('checkout', date),
    rooms: at('rooms', list(roomParty)),
    nationality: or('nationality', text, 'IN'),
    stars: or('stars', list(stars), []),
    least: maybe('budgetleast', money),
    most: maybe('budgetmost', money),
    sort: or('sortkey', oneOf(hotelSorts), 'PA'),
    numResults: or('numresults', whole, searchResultsUsual),
  }),
  ({ cityId, latitude, longitude, radiusKm = usualRadiusKm, hotelId, least, most, ...rest }): HotelSearchRequest => ({
    ...rest,
    where: whereOf({ cityId, latitude, longitude, radiusKm, hotelId }),
    ...((least !== undefined || most !== undefined) && { budget: { ...(least && { least }), ...(most && { most }) } }),
  }),
  ({ where, budget, ...rest }): WireSearch => ({
    ...rest,
    ...(where.kind === 'city' && { cityId: where.cityId }),
    ...(where.kind === 'hotel' && { hotelId: where.hotelId }),
    ...(where.kind === 'around' && {
      latitude: where.latitude,
      longitude: where.longitude,
      radiusKm: where.radiusKm,
    }),
    least: budget?.least,
    most: budget?.most,
  }),
);

function whereOf({
  cityId,
  latitude,
  longitude,
  radiusKm = usualRadiusKm,
  hotelId,
}: Pick<WireSearch, 'cityId' | 'latitude' | 'longitude' | 'radiusKm' | 'hotelId'>): StayPlace {
  if (hotelId !== undefined) return { kind: 'hotel', hotelId };
  if (latitude !== undefined && longitude !== undefined) return { kind: 'around', latitude, longitude, radiusKm };
  return { kind: 'city', cityId: cityId ?? '' };
}

const offer = record<HotelOffer>({
  ...hotelInShortFields,
  total: at('total', money),
  perNight: at('pernight', money),
  board: maybe('board', board),
  boards: at('boards', list(board)),
  refundable: maybe('refundable', flag),
  left: maybe('left', whole),
  onRequest: maybe('onrequest', yes),
  earn: maybe('earn', money),
});

const found = record<HotelsFound>({
  searchId: at('searchid', opaque),
  currency: at('currency', currency),
  city: maybe('city', city),
  nights: at('nights', whole),
  hotels: at('hotels', list(offer)),
  total: at('total', whole),
});

const rate = record<RoomRate>({
  rateId: at('rateid', opaque),
  room: at('room', room),
  board: at('board', board),
  refundable: at('refundable', flag),
  cancellation: at('cancellation', pricedPolicy),
  forRooms: at('forrooms', list(whole)),
  left: maybe('left', whole),
  onRequest: maybe('onrequest', yes),
  total: at('total', money),
  perNight: at('pernight', money),
  payableThere: at('payablethere', payableThere),
  earn: maybe('earn', money),
});

const quotedRoom = record<QuotedRoom>({
  room: at('room', room),
  party: at('party', roomParty),
  board: at('board', board),
  refundable: at('refundable', flag),
  cancellation: at('cancellation', pricedPolicy),
  total: at('total', money),
  payableThere: at('payablethere', payableThere),
  onRequest: maybe('onrequest', yes),
});

const weatherDay = record<WeatherDay>({
  date: at('date', date),
  high: at('high', degrees),
  low: at('low', degrees),
  sky: at('sky', oneOf(skies)),
  rain: at('rainpercent', whole),
  typical: maybe('typical', yes),
});

const { required: _required, ...quoteRows } = quoteFields;

const quote = record<HotelQuote>({
  ...quoteRows,
  hotel: at('hotel', hotel),
  checkIn: at('checkin', placeTime),
  checkOut: at('checkout', placeTime),
  nights: at('nights', whole),
  rooms: at('rooms', some(quotedRoom)),
  policyChanged: at('policychanged', flag),
  papers: at(
    'required',
    record<GuestPapers>({
      pan: at('pan', oneOf(['none', 'of-one', 'each-room'] as const)),
      passport: at('passport', flag),
    }),
  ),
  hold: maybe('hold', record<HoldLimit>({ until: at('until', moment), by: at('by', oneOf(holdLimiters)) })),
});

const guest = record<Guest>({
  room: at('room', whole),
  age: maybe('age', whole),
  pan: maybe('pan', text),
  title: at('title', title),
  firstName: at('first_name', text),
  lastName: at('last_name', text),
  dateOfBirth: maybe('dob', date),
  gender: maybe('gender', oneOf(genders)),
  nationality: maybe('nationality', text),
  passport: maybeSpread(passport),
  savedId: maybe('profilerecordid', text),
});

const bookedRoom = record<BookedRoom>({
  room: at('room', room),
  party: at('party', roomParty),
  board: at('board', board),
  guests: at('guests', some(whole)),
  cancellation: at('cancellation', policy),
  payableThere: at('payablethere', payableThere),
  onRequest: maybe('onrequest', yes),
});

export const hotelBooking = record<HotelBooking>({
  ...bookingFields,
  product: at('product', oneOf(['hotel'] as const)),
  hotel: at('hotel', hotel),
  checkIn: at('checkin', placeTime),
  checkOut: at('checkout', placeTime),
  rooms: at('rooms', some(bookedRoom)),
  nationality: at('guestnationality', text),
  guestPapers: or(
    'guestpapers',
    list(record<GuestPaper>({ traveller: at('traveller', whole), pan: maybe('pan', text) })),
    [],
  ),
  requests: maybe('requests', textUpTo(requestsMost)),
  confirmations: at('confirmations', list(text)),
});

export const hotelHoldEnded = record<Extract<HoldEnded, { readonly product: 'hotel' }>>({
  ...bookedFields,
  product: at('product', oneOf(['hotel'] as const)),
});

const quoted = record<{ readonly rateIds: readonly string[] }>({ rateIds: at('rateids', list(opaque)) });

const booked = record<BookHotel>({
  ...bookFields,
  mode: or('mode', oneOf(['confirm', 'hold'] as const), 'confirm'),
  guests: at('guests', list(guest)),
  requests: maybe('requests', textUpTo(requestsMost)),
});

export const hotelInCart = inCart('hotel', quoted, booked);

export const hotelOperations: AreaOperations<HotelDesk> = {
  places: operation({
    opid: 'HS001',
    actioncode: 'CITIES',
    request: codecOf(record<{ readonly text: string }>({ text: at('text', text) })),
    answer: inResult(
      codecOf(record<PlacesFound>({ cities: at('cities', list(city)), places: at('places', list(place)) })),
    ),
  }),
  search: operation({
    opid: 'HS001',
    actioncode: 'HOTELSEARCH',
    request: codecOf(searchRequest),
    answer: inResult(codecOf(found)),
  }),
  details: operation({
    opid: 'HS001',
    actioncode: 'HOTELDETAILS',
    request: codecOf(
      record<{ readonly searchId: string; readonly hotelId: string }>({
        searchId: at('searchid', opaque),
        hotelId: at('hotelid', text),
      }),
    ),
    answer: inResult(
      codecOf(
        record<HotelDetails>({
          hotel: at('hotel', hotel),
          nights: at('nights', whole),
          rates: at('rates', list(rate)),
        }),
      ),
    ),
  }),
  weather: operation({
    opid: 'HS001',
    actioncode: 'WEATHER',
    request: codecOf(
      record<WeatherAsked>({ ...pointFields, checkIn: at('checkin', date), checkOut: at('checkout', date) }),
    ),
    answer: inResult(codecOf(record<{ readonly days: readonly WeatherDay[] }>({ days: at('days', list(weatherDay)) }))),
  }),
  prebook: operation({
    opid: 'HS002',
    actioncode: 'PREBOOK',
    request: codecOf(quoted),
    answer: inResult(codecOf(quote)),
  }),
  book: operation({
    opid: 'HS003',
    actioncode: 'BOOK',
    request: codecOf(booked),
    answer: inResult(codecOf(productBooked)),
    changes: true,
    patient: true,
  }),
};
