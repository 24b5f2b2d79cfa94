/** One flight, one fare, one traveller: what the examples of several operations are made of. */
import { keptOnly } from '../traveller.ts';
import type { HouseAccount } from '#domain/account/payment/house-account.ts';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import type { BookingContact } from '#domain/booking/booking.ts';
import type { Price, PricePart } from '#domain/price/price.ts';
import type { FareRules } from '#domain/flight/fare/fare-rules.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { FareOption } from '#domain/flight/offer/offer.ts';
import type { AskedPrice } from '#domain/flight/quote/quote.ts';
import type { Ask, Asking } from '#domain/price/ask.ts';
import { moneyOf } from '#domain/money/money.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { placeTime } from '#domain/time/place-time.ts';

export const rupees = (amount: string) => moneyOf(amount, 'INR');

export const travelDate = isoDate('2026-11-24');
export const bookedOn = instant('2026-11-20T09:30:00.000Z');
export const requestId = '7d0f6f5c-6a54-4b3a-9a43-2f6f0c1f5b1e';
export const transactionId = 'FL26110000012';

/** What the example's agencies pay into. */
export const houseAccount: HouseAccount = {
  bankName: 'HDFC Bank',
  accountHolderName: 'Saffron Routes Private Limited',
  accountNumber: '50200048124410',
  bankCode: 'HDFC0000060',
};

export const itinerary: Itinerary = {
  segments: [
    {
      carrier: '6E',
      flightNumber: '2134',
      origin: 'DEL',
      originTerminal: '1',
      destination: 'BOM',
      destinationTerminal: '2',
      departure: placeTime('2026-11-24T06:10', 'Asia/Kolkata'),
      arrival: placeTime('2026-11-24T08:25', 'Asia/Kolkata'),
      durationMinutes: 135,
      equipment: '32N',
    },
  ],
  durationMinutes: 135,
  stops: 0,
};

/** The way back of {@link itinerary}. */
export const homeward: Itinerary = {
  segments: [
    {
      carrier: '6E',
      flightNumber: '2151',
      origin: 'BOM',
      originTerminal: '2',
      destination: 'DEL',
      destinationTerminal: '1',
      departure: placeTime('2026-11-28T19:30', 'Asia/Kolkata'),
      arrival: placeTime('2026-11-28T21:40', 'Asia/Kolkata'),
      durationMinutes: 130,
      equipment: '32N',
    },
  ],
  durationMinutes: 130,
  stops: 0,
};

export const meal = {
  ssrId: 'VGML-0.0',
  kind: 'meals',
  place: { itinerary: 0, segment: 0 },
  code: 'VGML',
  name: 'Vegetarian meal',
  price: rupees('400.00'),
} as const;

const k3Rule = { id: 'k3-economy', from: isoDate('2017-07-01'), called: 'gst-air-travel' } as const;

export const breakdown: PricePart = {
  name: 'customer-price',
  amount: rupees('5854.00'),
  parts: [
    { name: 'base-fare', amount: rupees('4800.00') },
    { name: 'taxes', amount: rupees('764.00') },
    { name: 'k3', amount: rupees('240.00'), rule: k3Rule },
    { name: 'markup', amount: rupees('50.00') },
  ],
};

export const terms = {
  net: rupees('5712.80'),
  commission: rupees('96.00'),
  tds: rupees('4.80'),
  markup: rupees('50.00'),
  earn: rupees('141.20'),
};

export const fare: Price = {
  total: rupees('5854.00'),
  breakdown,
  netBreakdown: {
    name: 'net-payable',
    amount: rupees('5712.80'),
    parts: [
      { name: 'fare', amount: rupees('5804.00') },
      { name: 'commission', amount: rupees('-96.00') },
      { name: 'tds', amount: rupees('4.80') },
    ],
  },
  terms,
};

const askRule = { id: 'ask-domestic', from: isoDate('2020-01-01'), called: 'agency-price' as const };

/** A service fee of 250 for the booking. */
export const ask: Ask = { serviceFee: { per: 'booking', amount: rupees('250.00') } };

export const asking: Asking = {
  markup: { least: rupees('0.00'), most: rupees('2000.00') },
  discount: { least: rupees('0.00'), most: rupees('1000.00') },
  serviceFee: { least: rupees('0.00'), most: rupees('1000.00') },
  rule: askRule,
  floor: rupees('5712.80'),
  fares: [{ total: rupees('5804.00'), each: [{ traveller: 'adult', count: 1, total: rupees('5804.00') }] }],
  seats: 1,
};

export const askedPrice: AskedPrice = {
  ask,
  lines: [{ name: 'service-fee', amount: rupees('250.00'), params: { shared: 'evenly' }, rule: askRule }],
  total: rupees('6104.00'),
};

export const option: FareOption = {
  fareId: 'sandbox.6E2134-20261124-Y-saver-1.5854.q3kF0aXbP1Zs',
  family: 'Saver',
  fareType: 'regular',
  cabin: 'Y',
  bookingClasses: ['R'],
  fareBasis: 'RLIN6E',
  refundable: true,
  baggage: { checkInKg: 15, cabinKg: 7 },
  cancelFee: rupees('3500.00'),
  changeFee: rupees('3000.00'),
  mealIncluded: false,
  seatIncluded: false,
  seatsLeft: 7,
  total: rupees('5854.00'),
  perAdult: rupees('5854.00'),
  breakdown,
  terms,
};

export const rules: FareRules = {
  sectors: [
    {
      origin: 'DEL',
      destination: 'BOM',
      carrier: '6E',
      family: 'Saver',
      steps: [
        { hoursFrom: null, hoursTo: 96, cancel: rupees('3500.00'), change: rupees('3000.00') },
        { hoursFrom: 96, hoursTo: 2, cancel: rupees('4500.00'), change: rupees('3500.00') },
      ],
      per: { cancel: 'direction', change: 'direction' },
      noShow: null,
      rule: { id: 'fees-6e-saver', from: isoDate('2026-01-01'), called: 'airline-fees' },
      baggage: { checkInKg: 15, cabinKg: 7 },
    },
  ],
};

export const traveller: Traveller = {
  type: 'adult',
  title: 'Ms',
  firstName: 'Asha',
  lastName: 'Rao',
  dateOfBirth: isoDate('1988-03-12'),
  gender: 'female',
  nationality: 'IN',
  passport: {
    number: 'Z1234567',
    issuedOn: isoDate('2020-05-04'),
    expiresOn: isoDate('2030-05-03'),
    placeOfIssue: 'Kochi',
    country: 'IN',
  },
};

/** Of the traveller record. */
export const refusedOfTraveller = `Refused of a traveller who is to travel, 902 with not-supported at the field: ${keptOnly.join(', ')}.`;

export const savedTraveller: SavedTraveller = { savedId: 'TR-104', traveller, email: 'asha@example.com' };

export const contact: BookingContact = { email: 'asha@example.com', mobile: '9876543210' };
