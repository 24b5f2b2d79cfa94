/** Examples of finding buses, blocking seats and buying them. */
import type { BusDesk } from '#application/desk/bus/bus.ts';
import { parsePolicy } from '#domain/bus/trip/policy.ts';
import type { LaidSeat } from '#domain/bus/trip/layout.ts';
import type { BusPoint } from '#domain/bus/trip/trip.ts';
import { instant } from '#domain/time/instant.ts';
import { placeTime } from '#domain/time/place-time.ts';
import type { Price } from '#domain/price/price.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import type { AreaReference } from '../area-reference.ts';
import { contact, requestId, rupees, travelDate } from '../samples.ts';

const tripId = 'czEuYnVzLkFHVDEwNDgy.hV2mC7qLw9Re';
const zone = 'Asia/Kolkata';
const phone = '+91 80412 37781';
const policy = parsePolicy('0:12:100:0;12:24:50:0;24:-1:10:0') ?? [];

const kalasipalyam: BusPoint = {
  pointId: 'bengaluru-2',
  name: 'Kalasipalyam',
  landmark: 'New bus stand',
  phone,
  at: placeTime('2026-11-24T21:30', zone),
};
const gachibowli: BusPoint = {
  pointId: 'hyderabad-5',
  name: 'Gachibowli',
  landmark: 'ORR circle',
  phone,
  at: placeTime('2026-11-25T06:10', zone),
};

const run = {
  operator: { code: 'orange', name: 'Orange Coach Lines', kind: 'private' },
  bus: { model: 'Volvo 9600', ac: true, seating: 'sleeper', abreast: '2+1' },
  amenities: ['blanket', 'charging'],
  origin: { cityId: 'bengaluru', name: 'Bengaluru' },
  destination: { cityId: 'hyderabad', name: 'Hyderabad' },
  policy,
  partialCancellation: true,
  idRequired: false,
} as const;

const seat = (name: string, column: number, state: LaidSeat['state']): LaidSeat => ({
  seat: name,
  deck: 'lower',
  kind: 'sleeper',
  row: 0,
  column,
  fare: rupees('1680.00'),
  earn: rupees('94.08'),
  state,
});

export const busRide = {
  ...run,
  tripId: 'bengaluru.hyderabad.7.2026-11-24',
  departure: kalasipalyam.at,
  boarding: kalasipalyam,
  dropping: gachibowli,
};

const gstRule = { id: 'gst-bus-ac-5', called: 'gst-bus-travel', from: isoDate('2017-07-01') } as const;
const commissionRule = { id: 'bus-commission-6', called: 'agency-commission', from: isoDate('2020-01-01') } as const;
const tdsRule = { id: 'tds-393-2', called: 'tds-commission', from: isoDate('2026-04-01') } as const;

const fare: Price['breakdown'] = {
  name: 'fare',
  amount: rupees('1680.00'),
  parts: [
    { name: 'base-fare', amount: rupees('1600.00'), params: { passenger: 1, item: 0 } },
    {
      name: 'taxes',
      amount: rupees('80.00'),
      params: { percent: '5', of: '1600.00', passenger: 1, item: 0 },
      rule: gstRule,
    },
  ],
};

export const busPrice: Price = {
  total: rupees('1680.00'),
  breakdown: { name: 'customer-price', amount: rupees('1680.00'), parts: [fare] },
  netBreakdown: {
    name: 'net-payable',
    amount: rupees('1585.92'),
    parts: [
      fare,
      {
        name: 'commission',
        amount: rupees('-96.00'),
        params: { percent: '6', of: '1600.00', passenger: 1, item: 0 },
        rule: commissionRule,
      },
      {
        name: 'tds',
        amount: rupees('1.92'),
        params: { percent: '2', of: '96.00', passenger: 1, item: 0 },
        rule: tdsRule,
      },
    ],
  },
  terms: {
    net: rupees('1585.92'),
    commission: rupees('96.00'),
    tds: rupees('1.92'),
    markup: rupees('0.00'),
    earn: rupees('94.08'),
  },
};

const quoteId = 'b0f7a8e2-8d0c-4b6c-9f56-2c1f6f0d3a11';

export const busReference: AreaReference<BusDesk> = {
  cities: {
    about:
      'Cities between which buses are sold, by the beginning of a name, older names such as Bangalore included; at most 8.',
    request: { text: 'beng' },
    answer: [{ cityId: 'bengaluru', name: 'Bengaluru', state: 'Karnataka', otherNames: ['Bangalore'] }],
  },
  search: {
    about:
      'Buses of a day from one city to another. from is what the customer pays for the cheapest free seat; times are those ' +
      'of the place. cancellation says what is kept of a seat’s fare by hours before departure: fromhours inclusive, tohours ' +
      'exclusive. Where partialcancellation is false, single seats of a ticket are cancelled by a request. earn comes for callers who may see net fares.',
    request: { origin: 'bengaluru', destination: 'hyderabad', date: travelDate },
    answer: {
      trips: [
        {
          ...run,
          tripId,
          mostSeats: 6,
          departure: kalasipalyam.at,
          arrival: gachibowli.at,
          durationMinutes: 520,
          rating: { stars: 4.6, reviews: 1284 },
          left: 22,
          from: rupees('1680.00'),
          earn: rupees('94.08'),
          boarding: [kalasipalyam],
          dropping: [gachibowli],
        },
      ],
    },
  },
  layout: {
    about:
      'The seats of a bus, deck by deck, row by row from the front, columns from the left; the aisle is the column that no seat ' +
      'has. A seat for ladies or gentlemen is free for them alone; blocked is not sold here. 906 where the bus is on sale no longer.',
    request: { tripId },
    answer: { tripId, seats: [seat('L1', 0, 'free'), seat('L7', 2, 'taken'), seat('L13', 3, 'ladies')] },
  },
  block: {
    about:
      'Keeps seats until the quote expires. Who sits where is said by gender, because operators seat by it; names and ages may ' +
      'follow with BOOK. insteadof is a quote of yours whose seats are given up for these, so that they can be kept longer. shown is what the customer was shown in all: changed says whether it is another now. 902 with seat-taken, ' +
      'seat-ladies or seat-gentlemen at a seat that cannot be had so.',
    request: {
      tripId,
      boardingPoint: kalasipalyam.pointId,
      droppingPoint: gachibowli.pointId,
      travellers: [{ seat: 'L1', gender: 'female' }],
      shown: rupees('1680.00'),
    },
    answer: {
      quoteId,
      tripId,
      ride: busRide,
      seats: [{ seat: 'L1', deck: 'lower', kind: 'sleeper', gender: 'female' }],
      price: busPrice,
      changed: false,
      previousTotal: rupees('1680.00'),
      expiresAt: instant('2026-11-20T09:40:00.000Z'),
      expiresInSeconds: 600,
      required: [],
      parameters: [],
    },
  },
  book: {
    about:
      'Buys the seats that a quote keeps. travellers are as named in BLOCK where absent; shownid is asked for where the quote ' +
      'requires it. A quote makes one booking, however often it is sent.',
    request: {
      quoteId,
      requestId,
      contact,
      parameters: [],
      acceptTerms: true,
      travellers: [{ seat: 'L1', gender: 'female', title: 'Ms', firstName: 'Asha', lastName: 'Rao', age: 34 }],
      shownId: { kind: 'aadhaar', number: '4471' },
    },
    answer: {
      transactionId: 'BU26110000012',
      status: 'confirmed',
      reference: 'SA48213377',
      total: rupees('1680.00'),
      ledgerEntry: 'LG-4124',
    },
  },
};
