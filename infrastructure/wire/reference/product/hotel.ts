/** Examples of finding, quoting and buying rooms. */
import type { HotelDesk } from '#application/desk/hotel/hotel.ts';
import type { PricedStep } from '#domain/hotel/cancel/policy.ts';
import type { Hotel, Room } from '#domain/hotel/stay/hotel.ts';
import type { Price, PricePart } from '#domain/price/price.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { clockTime } from '#domain/time/clock-time.ts';
import { instant } from '#domain/time/instant.ts';
import { placeTime } from '#domain/time/place-time.ts';
import type { AreaReference } from '../area-reference.ts';
import { contact, requestId, rupees } from '../samples.ts';

const zone = 'Asia/Kolkata';
const inShort = {
  hotelId: 'H1273874-7',
  name: 'Lotus Court Kochi',
  stars: 4,
  area: 'Fort Kochi',
  chain: 'Lotus Court',
  latitude: 9.9671,
  longitude: 76.2433,
  amenities: ['wifi', 'pool', 'restaurant'],
} as const;

const hotel: Hotel = {
  ...inShort,
  address: '12 Lake Road, Fort Kochi',
  phone: '+00 555 0107',
  cityId: '1273874',
  city: 'Kochi',
  country: 'IN',
  zone,
  checkInFrom: clockTime('14:00'),
  checkOutUntil: clockTime('11:00'),
  built: 1998,
  floors: 4,
  roomCount: 62,
  fromCentre: 3400,
};

const city = {
  cityId: '1273874',
  name: 'Kochi',
  country: 'IN',
  region: 'Kerala',
  latitude: 9.93988,
  longitude: 76.26022,
  zone,
  population: 604696,
} as const;

const room: Room = {
  roomId: 'deluxe',
  kind: 'deluxe',
  beds: 'king',
  view: 'garden',
  squareMetres: 31,
  mostAdults: 2,
  mostGuests: 4,
  amenities: ['air-conditioning', 'safe', 'wireless'],
};

const cancellation: readonly [PricedStep, ...PricedStep[]] = [
  { until: placeTime('2026-11-22T12:00', zone), charge: { by: 'free' }, amount: rupees('0.00') },
  { until: placeTime('2026-11-24T12:00', zone), charge: { by: 'nights', nights: 1 }, amount: rupees('5250.00') },
  { charge: { by: 'percent', basisPoints: 10_000 }, amount: rupees('10500.00') },
];

const gst = { id: 'gst-hotel-5', called: 'gst-hotel', from: isoDate('2025-09-22') } as const;
const nights = ['2026-11-24', '2026-11-25'].flatMap((date): readonly PricePart[] => [
  { name: 'base-fare' as const, amount: rupees('5000.00'), params: { date, passenger: 1, item: 0 } },
  {
    name: 'taxes' as const,
    amount: rupees('250.00'),
    params: { date, percent: '5', of: '5000.00', passenger: 1, item: 0 },
    rule: gst,
  },
]);
const fare = { name: 'fare', amount: rupees('10500.00'), parts: nights } as const;
const ofRoom = { passenger: 1, item: 0 };
const markup = {
  name: 'markup',
  amount: rupees('840.00'),
  params: { percent: '8', of: '10500.00', ...ofRoom },
  rule: { id: 'hotel-markup', called: 'agency-markup', from: isoDate('2020-01-01') },
} as const;
const commission = {
  name: 'commission',
  amount: rupees('-500.00'),
  params: { percent: '5', of: '10000.00', ...ofRoom },
  rule: { id: 'hotel-commission', called: 'agency-commission', from: isoDate('2020-01-01') },
} as const;

const price: Price = {
  total: rupees('11340.00'),
  breakdown: { name: 'customer-price', amount: rupees('11340.00'), parts: [fare, markup] },
  netBreakdown: { name: 'net-payable', amount: rupees('10000.00'), parts: [fare, commission] },
  terms: {
    net: rupees('10000.00'),
    commission: rupees('500.00'),
    tds: rupees('0.00'),
    markup: rupees('840.00'),
    earn: rupees('1340.00'),
  },
};

const searchId = 'czEuaG90ZWwuQUdUMTA0ODI.mT4rQ9dLx2Ka';
const rateId = 'czEuaG90ZWwuSDEyNzM4NzQ.pW8nV3cYk6Tf';
const quoteId = '5c9f2a61-0f0e-4a0b-8f34-6f7b1d2e9a57';
const party = { adults: 2, childAges: [] };

export const hotelReference: AreaReference<HotelDesk> = {
  places: {
    about:
      'What a text may mean: cities by the beginning of a name, older names such as Cochin included, and in places areas, ' +
      'landmarks and hotels. An area or landmark is searched around its point and radius. At most 8 of each.',
    request: { text: 'fort koc' },
    answer: {
      cities: [city],
      places: [
        {
          kind: 'area',
          name: 'Fort Kochi',
          city: 'Kochi',
          country: 'IN',
          latitude: 9.9658,
          longitude: 76.2421,
          radiusKm: 3,
        },
      ],
    },
  },
  search: {
    about:
      'Hotels of a city (cityid), around a point (latitude, longitude, radiuskm, 5 where absent) or one hotel (hotelid), each with ' +
      'the least that all rooms cost for the whole stay. childages are those on the day of arrival. stars and budgets narrow; ' +
      'sortkey PA, PD, SA or SD. left comes where few rooms are left, earn for callers who may see net fares.',
    request: {
      where: { kind: 'city', cityId: '1273874' },
      checkIn: isoDate('2026-11-24'),
      checkOut: isoDate('2026-11-26'),
      rooms: [party],
      nationality: 'IN',
      stars: [4, 5],
      sort: 'PA',
      numResults: 100,
    },
    answer: {
      searchId,
      currency: 'INR',
      city,
      nights: 2,
      hotels: [
        {
          ...inShort,
          total: rupees('10104.00'),
          perNight: rupees('5052.00'),
          board: 'RO',
          boards: ['RO', 'BB', 'HB'],
          refundable: true,
          left: 3,
          earn: rupees('1193.00'),
        },
      ],
      total: 1,
    },
  },
  details: {
    about:
      'A hotel that was found, and what can be bought: total is of one room for all nights, forrooms says for which rooms of ' +
      'the search (from 0). until is the last minute of a step in the hotel’s own time; charge is what it comes to, tax ' +
      'included, rule how. payablethere is paid at the hotel, about so much, beside the price.',
    request: { searchId, hotelId: inShort.hotelId },
    answer: {
      hotel,
      nights: 2,
      rates: [
        {
          rateId,
          room,
          board: 'BB',
          refundable: true,
          cancellation,
          forRooms: [0],
          left: 3,
          total: rupees('11340.00'),
          perNight: rupees('5670.00'),
          payableThere: [],
          earn: rupees('1340.00'),
        },
      ],
    },
  },
  weather: {
    about:
      'The weather of a stay, day by day: forecast where somebody is configured who forecasts it, at most sixteen days ahead. ' +
      'typical stands at days that nobody forecasts: what such a day is usually like there. Degrees are Celsius.',
    request: {
      latitude: hotel.latitude,
      longitude: hotel.longitude,
      checkIn: isoDate('2026-11-24'),
      checkOut: isoDate('2026-11-25'),
    },
    answer: {
      days: [
        { date: isoDate('2026-11-24'), high: 32, low: 24, sky: 'partly-cloudy', rain: 20 },
        { date: isoDate('2026-11-25'), high: 31, low: 24, sky: 'showers', rain: 27, typical: true },
      ],
    },
  },
  prebook: {
    about:
      'Asks the supplier for one rate of each room as it is now. changed and policychanged say what is no longer as it was shown: ' +
      'ask the customer again. required: a PAN of one guest or of each room’s, passports. hold comes where the rooms can be ' +
      'kept without paying. 902 with rate-of-room where the rates are not one of each room; 906 where rooms are gone.',
    request: { rateIds: [rateId] },
    answer: {
      quoteId,
      price,
      changed: false,
      previousTotal: rupees('11340.00'),
      expiresAt: instant('2026-11-20T09:45:00.000Z'),
      expiresInSeconds: 900,
      parameters: [],
      hotel,
      checkIn: placeTime('2026-11-24T14:00', zone),
      checkOut: placeTime('2026-11-26T11:00', zone),
      nights: 2,
      rooms: [
        { room, party, board: 'BB', refundable: true, cancellation, total: rupees('11340.00'), payableThere: [] },
      ],
      policyChanged: false,
      papers: { pan: 'none', passport: false },
      hold: { until: instant('2026-11-22T06:30:59.999Z'), by: 'supplier' },
    },
  },
  book: {
    about:
      'Buys the rooms of a quote, or holds them (mode hold). The first guest of each room, an adult, is in whose name it is; ' +
      'further guests may be named. A quote makes one booking, however often it is sent; the confirmation numbers are in DETAILS.',
    request: {
      quoteId,
      requestId,
      mode: 'confirm',
      guests: [{ room: 0, title: 'Ms', firstName: 'Asha', lastName: 'Rao' }],
      contact,
      parameters: [],
      requests: 'Late arrival, about 23:00',
      acceptTerms: true,
    },
    answer: {
      transactionId: 'HT26110000012',
      status: 'confirmed',
      reference: 'SH482133770',
      total: rupees('11340.00'),
      ledgerEntry: 'LG-4124',
    },
  },
};
