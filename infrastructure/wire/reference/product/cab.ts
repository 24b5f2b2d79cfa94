/** Examples of finding cabs, keeping a price and buying. */
import type { CabDesk } from '#application/desk/cab/cab.ts';
import { cabPlaceOf } from '#domain/cab/reference/places.ts';
import type { CabRide } from '#domain/cab/booking/cab-booking.ts';
import type { CabDrive, CabPlace } from '#domain/cab/trip/trip.ts';
import type { Price } from '#domain/price/price.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { clockTime } from '#domain/time/clock-time.ts';
import { instant } from '#domain/time/instant.ts';
import { placeTime } from '#domain/time/place-time.ts';
import type { AreaReference } from '../area-reference.ts';
import { contact, requestId, rupees } from '../samples.ts';

const cabId = 'czEuY2FiLkFHVDEwNDgy.pW4xT9bNc2Lk';

function placeNamed(placeId: string): CabPlace {
  const place = cabPlaceOf(placeId);
  if (place === undefined) throw new Error(`No place ${placeId}`);
  return place;
}

const drive: CabDrive = {
  kind: 'airport',
  from: placeNamed('COK'),
  to: placeNamed('munnar'),
  pickUp: placeTime('2026-11-24T10:55', 'Asia/Kolkata'),
  passengers: 3,
};

const offered = {
  car: { carClass: 'sedan', model: 'Dzire', fuel: 'petrol', seats: 4, bags: 2, features: ['speaks-english'] },
  included: {
    kilometres: 127,
    minutes: 256,
    extraPerKm: rupees('14.00'),
    freeWaitingMinutes: 60,
    waitingAnHour: rupees('120.00'),
    extraNight: { amount: rupees('250.00'), begins: clockTime('22:00'), ends: clockTime('06:00') },
  },
  policy: { freeHours: 6, thenPercent: 50 },
} as const;

export const cabRide: CabRide = {
  ...offered,
  drive,
  operator: { name: 'Palm Road Cabs', rating: 4.5, phone: '+91 80000 41877' },
  cabKey: 'COK.5.2',
};

const unit = { passenger: 1, item: 0 };
const fare: Price['breakdown'] = {
  name: 'fare',
  amount: rupees('2100.00'),
  parts: [
    {
      name: 'base-fare',
      amount: rupees('2000.00'),
      params: { kilometres: 127, ...unit },
      rule: { id: 'cab-sedan-2026', called: 'cab-tariff', from: isoDate('2026-04-01') },
    },
    {
      name: 'taxes',
      amount: rupees('100.00'),
      params: { percent: '5', of: '2000.00', ...unit },
      rule: { id: 'gst-cab-5', called: 'gst-cab', from: isoDate('2017-07-01') },
    },
  ],
};

export const cabPrice: Price = {
  total: rupees('2100.00'),
  breakdown: { name: 'customer-price', amount: rupees('2100.00'), parts: [fare] },
  netBreakdown: {
    name: 'net-payable',
    amount: rupees('2002.00'),
    parts: [
      fare,
      {
        name: 'commission',
        amount: rupees('-100.00'),
        params: { percent: '5', of: '2000.00', ...unit },
        rule: { id: 'cab-commission-5', called: 'agency-commission', from: isoDate('2020-01-01') },
      },
      {
        name: 'tds',
        amount: rupees('2.00'),
        params: { percent: '2', of: '100.00', ...unit },
        rule: { id: 'tds-393-2', called: 'tds-commission', from: isoDate('2026-04-01') },
      },
    ],
  },
  terms: {
    net: rupees('2002.00'),
    commission: rupees('100.00'),
    tds: rupees('2.00'),
    markup: rupees('0.00'),
    earn: rupees('98.00'),
  },
};

const quoteId = 'b0f7a8e2-8d0c-4b6c-9f56-2c1f6f0d3a12';

export const cabReference: AreaReference<CabDesk> = {
  places: {
    about:
      'Airports and towns where cabs drive, by the beginning of a name or by code, older names included; at most 8.',
    request: { text: 'coc' },
    answer: [drive.from],
  },
  search: {
    about:
      'The cabs for a drive, the cheapest first. kind is airport (from or to one), local (by the hour: hours is 4, 8 or 12, and there ' +
      'is no to), outstation (there and back: days counts calendar days) or oneway. at is by the clock of the place. inclusions says what ' +
      'the price has with it and what is charged over that (extranight: for a night driven that it does not have); toll, parking and permits are paid as they come. cancellation is free until ' +
      'freehours before the pick-up. earn comes for callers who may see net fares.',
    request: { kind: 'airport', pickUpAt: 'COK', dropAt: 'munnar', at: '2026-11-24T10:55', passengers: 3 },
    answer: {
      drive,
      cabs: [
        {
          cabId,
          ...offered,
          operator: { name: 'Palm Road Cabs', rating: 4.5 },
          total: rupees('2100.00'),
          earn: rupees('98.00'),
        },
      ],
    },
  },
  quote: {
    about:
      'Keeps the price of one of them. required names arrivingby where the driver follows a flight. 906 where it is on sale no longer.',
    request: { cabId },
    answer: {
      quoteId,
      cabId,
      ride: cabRide,
      price: cabPrice,
      changed: false,
      previousTotal: rupees('2100.00'),
      expiresAt: instant('2026-11-20T09:45:00.000Z'),
      expiresInSeconds: 900,
      required: ['arrivingby'],
      parameters: [],
    },
  },
  book: {
    about:
      'Buys what was quoted. The lead passenger is named, pickuppoint says where exactly the car comes, arrivingby which flight the driver ' +
      'waits for. A quote makes one booking, however often it is sent.',
    request: {
      quoteId,
      requestId,
      contact,
      parameters: [],
      acceptTerms: true,
      lead: { title: 'Ms', firstName: 'Asha', lastName: 'Rao' },
      pickUpPoint: 'Terminal 1, arrivals',
      arrivingBy: '6E 6714',
    },
    answer: {
      transactionId: 'CB26110000012',
      status: 'confirmed',
      reference: 'CB48213377',
      total: rupees('2100.00'),
      ledgerEntry: 'LG-4124',
    },
  },
};
