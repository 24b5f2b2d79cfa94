/** Examples of finding packages, opening and proposing one, keeping a price, buying, and recording what customers paid. */
import type { HolidayDesk } from '#application/desk/holiday/holiday.ts';
import type { HolidayPackage } from '#domain/holiday/package/package.ts';
import type { HolidayTrip } from '#domain/holiday/trip/trip.ts';
import { instalmentsOfSample, samplePrice } from './holiday-price.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { placeTime } from '#domain/time/place-time.ts';
import type { AreaReference } from '../area-reference.ts';
import { receivedOf } from '../received.ts';
import { contact, refusedOfTraveller, requestId, rupees, traveller } from '../samples.ts';

const offerId = 'czEuaG9saWRheS5BR1QxMDQ4Mg.kT5vN2xWq8Rb';
const quoteId = 'b0f7a8e2-8d0c-4b6c-9f56-2c1f6f0d3a77';
const rooms = [{ adults: 2, childAges: [8] }] as const;

const listed = {
  packageId: 'bali-beach-ubud',
  name: 'Bali, beach and Ubud',
  kind: 'custom',
  country: 'ID',
  themes: ['beach', 'hills'],
  stops: [
    { city: 'Kuta', country: 'ID', nights: 2 },
    { city: 'Ubud', country: 'ID', nights: 1 },
  ],
} as const;

const inclusions = ['Rooms as named, or alike', 'Entrances and activities as listed'];
const exclusions = ['Anything of a personal kind, tips'];

const textsIn = {
  fr: {
    name: 'Bali, plage et Ubud',
    days: [
      { title: 'Arrivée à Bali', text: 'En voiture jusqu’à Kuta.', sights: [] },
      {
        title: 'Uluwatu au coucher du soleil',
        text: 'La plage jusqu’à l’après-midi, puis le temple sur la falaise.',
        sights: ['Danse kecak à Uluwatu'],
      },
      {
        title: 'Par les rizières jusqu’à Ubud',
        text: 'Tegalalang, une plantation de café, le marché d’Ubud.',
        sights: ['Balançoire de Tegalalang'],
      },
      { title: 'Retour', text: 'En voiture jusqu’à l’aéroport.', sights: [] },
    ],
    inclusions: ['Les chambres indiquées ou similaires', 'Les entrées et activités indiquées'],
    exclusions: ['Les dépenses personnelles et les pourboires'],
  },
} as const;

export const holidayPackageSample: HolidayPackage = {
  ...listed,
  days: [
    { title: 'Arrival in Bali', text: 'By car to Kuta.', meals: [], sights: [] },
    {
      title: 'Uluwatu at sunset',
      text: 'Beach until the afternoon, then the temple on the cliff.',
      meals: ['breakfast'],
      sights: [{ sightId: 'bali-beach-ubud.2.1', name: 'Kecak dance at Uluwatu', optional: false }],
    },
    {
      title: 'Rice terraces to Ubud',
      text: 'Tegalalang, a coffee farm, Ubud’s market.',
      meals: ['breakfast'],
      sights: [{ sightId: 'bali-beach-ubud.3.1', name: 'Tegalalang swing', optional: true }],
    },
    { title: 'Home', text: 'By car to the airport.', meals: ['breakfast'], sights: [] },
  ],
  inclusions,
  exclusions,
  textsIn,
};

const [first, second, third, last] = ['2027-02-12', '2027-02-13', '2027-02-14', '2027-02-15'].map(isoDate);
const dates = [first, second, third, last].flatMap((date) => date ?? []);
const [startsOn = isoDate('2027-02-12'), , checkOut = startsOn, endsOn = startsOn] = dates;

export const holidayTripSample: HolidayTrip = {
  packageId: listed.packageId,
  name: listed.name,
  kind: 'custom',
  country: 'ID',
  startsOn,
  endsOn,
  zone: 'Asia/Makassar',
  rooms,
  days: holidayPackageSample.days.map(({ sights, ...day }, at) => ({
    ...day,
    date: dates[at] ?? startsOn,
    sights: sights.map(({ name }) => name),
  })),
  stays: [
    {
      hotelId: 'H1639002-4',
      name: 'Segara House',
      stars: 4,
      area: 'Kuta beach',
      city: 'Kuta',
      country: 'ID',
      point: { latitude: -8.7197, longitude: 115.1686 },
      room: 'standard',
      breakfast: true,
      checkIn: startsOn,
      checkOut,
    },
    {
      hotelId: 'H1622846-2',
      name: 'Terrace Ubud',
      stars: 4,
      area: 'Ubud centre',
      city: 'Ubud',
      country: 'ID',
      point: { latitude: -8.5069, longitude: 115.2625 },
      room: 'standard',
      breakfast: true,
      checkIn: checkOut,
      checkOut: endsOn,
    },
  ],
  flights: [
    {
      number: '6E 1605',
      origin: 'BLR',
      destination: 'DPS',
      departure: placeTime('2027-02-12T06:10', 'Asia/Kolkata'),
      arrival: placeTime('2027-02-12T15:40', 'Asia/Makassar'),
    },
    {
      number: '6E 1606',
      origin: 'DPS',
      destination: 'BLR',
      departure: placeTime('2027-02-15T16:50', 'Asia/Makassar'),
      arrival: placeTime('2027-02-15T21:20', 'Asia/Kolkata'),
    },
  ],
  car: { model: 'Car', operator: 'Lantern Trails', days: 4, own: true },
  inclusions,
  exclusions,
  textsIn,
  policy: [
    { days: 46, percent: 0 },
    { days: 30, percent: 25 },
    { days: 15, percent: 50 },
    { days: 8, percent: 75 },
    { days: 0, percent: 100 },
  ],
  operator: { name: 'Lantern Trails', phone: '+91 80000 62011' },
  tripKey: 'bali-beach-ubud|2027-02-12|2_8|BLR|4|H1639002-4;H1622846-2|',
};

export const holidayReference: AreaReference<HolidayDesk> = {
  search: {
    about:
      'Packages for a party from a day on, the cheapest first. destination is a country, a place or a part of a name in words, everywhere ' +
      'where it is absent; days is how long at most. namein is its name in other languages than English. kind fixed has departures of its own, at a published price with its flights (origin); ' +
      'custom begins on any day, and is listed on the ground alone, in hotels of four stars. Rooms have one to three adults and children up ' +
      'to 11 years, four people at most. earn comes for callers who may see net fares.',
    request: { destination: 'bali', from: '2027-02-12', rooms },
    answer: {
      packages: [
        {
          ...listed,
          nameIn: { fr: textsIn.fr.name },
          days: 4,
          startsOn,
          total: rupees('71500.00'),
          perPerson: rupees('23833.33'),
          earn: rupees('4800.00'),
        },
      ],
    },
  },
  details: {
    about:
      'A package on a day, with the hotels, flights and cars that are free then: they are the stock of the other products. origin asks for ' +
      'flights from an airport; stars, hotels (one by stop, empty where any does) and without (optional sights that are left out) choose. ' +
      'hotels says what else may be chosen and what that makes dearer, departures when a group begins, instalments what the customer ' +
      'would pay when; the point of a hotel of the trip is where it lies. 906 where a part is not free.',
    request: {
      packageId: listed.packageId,
      from: '2027-02-12',
      rooms,
      origin: 'BLR',
      stars: 4,
      hotels: [],
      without: ['bali-beach-ubud.3.1'],
    },
    answer: {
      offerId,
      package: holidayPackageSample,
      trip: holidayTripSample,
      price: samplePrice,
      perPerson: rupees('51584.12'),
      instalments: instalmentsOfSample,
      hotels: [
        [
          {
            hotelId: 'H1639002-4',
            name: 'Segara House',
            stars: 4,
            area: 'Kuta beach',
            difference: rupees('0.00'),
          },
          {
            hotelId: 'H1639002-9',
            name: 'Padma Sands',
            stars: 4,
            area: 'Legian',
            difference: rupees('2140.00'),
          },
        ],
        [],
      ],
      departures: [],
    },
  },
  quote: {
    about:
      'Keeps the price of what was opened. required names payers where tax is collected from who pays (TCS, of packages abroad), a name and ' +
      'PAN for each room, and passport for a trip abroad. pans are those of the rooms’ payers, in order, once they are known: where the tax row ' +
      'of the day has a limit a payer and financial year, what was bought under a PAN through the agency counts towards it. 906 where a part of it ' +
      'is not free any more.',
    request: { offerId, pans: ['ABCPP1234E'] },
    answer: {
      quoteId,
      offerId,
      trip: holidayTripSample,
      instalments: instalmentsOfSample,
      price: samplePrice,
      changed: false,
      previousTotal: samplePrice.total,
      expiresAt: instant('2026-11-20T09:45:00.000Z'),
      expiresInSeconds: 900,
      required: ['payers', 'passport'],
      parameters: [],
    },
  },
  propose: {
    about:
      'Writes what was opened to a customer, in their language and without net prices: days, hotels, flights, price, payments and what ' +
      'cancelling costs. It goes by mail where an address is given; the text is answered to be sent otherwise. The same request writes once.',
    request: {
      offerId,
      requestId,
      customer: { name: 'Meera Pillai', email: 'meera.pillai@example.com' },
      language: 'en',
      note: 'As we said on the phone.',
    },
    answer: {
      reference: 'P-7C21A90E',
      text: 'Dear Meera Pillai,\n\nBali, beach and Ubud, 12 Feb 2027 to 15 Feb 2027',
      mailed: true,
    },
  },
  book: {
    about:
      'Buys what was quoted. travellers are everybody room by room, in each the adults first, then the children as they were searched for; the ' +
      'first of a room is in whose name it is. Children are born to be of the age that their price is for; where required says passport ' +
      'everybody gives one, which the airlines and hotels of the package are given. The account is charged at once; instalments are what the ' +
      `customer pays the agency. A quote makes one booking, however often it is sent. ${refusedOfTraveller}`,
    request: {
      quoteId,
      requestId,
      contact,
      parameters: [],
      acceptTerms: true,
      travellers: [
        { ...traveller, firstName: 'Meera', lastName: 'Pillai' },
        { ...traveller, title: 'Mr', firstName: 'Arjun', lastName: 'Pillai', gender: 'male' },
        {
          ...traveller,
          type: 'child',
          firstName: 'Tara',
          lastName: 'Pillai',
          dateOfBirth: isoDate('2018-06-30'),
        },
      ],
      payers: [{ name: 'Meera Pillai', pan: 'ABCPP1234E' }],
      wishes: 'A cot is not needed; vegetarian meals.',
    },
    answer: {
      transactionId: 'HD26112000001',
      status: 'confirmed',
      reference: 'HD48213377',
      total: samplePrice.total,
      ledgerEntry: 'LG-4127',
    },
  },
  receive: receivedOf('HD26112000001', rupees('46426.00')),
};
