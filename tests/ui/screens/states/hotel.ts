/** Looking for hotels and booking rooms. */
import { instant } from '#domain/time/instant.ts';
import type { HotelBooking } from '#domain/hotel/booking/hotel-booking.ts';
import { NotAllowedInState, NotFound, SoldOut, Unavailable } from '#application/desk/failures.ts';
import { type HotelSaleQuote, startOf } from '#application/portal/hotel/hotel-checkout.ts';
import { localDateTime } from '#domain/time/place-time.ts';
import { hotelParts } from '#ui/composition/hotel/parts.ts';
import type { Portal } from '#ui/composition/portal.ts';
import { booking, commonBooking, hotel } from '../samples.ts';
import { underPolicy } from '../under-policy.ts';
import { answer, type Answers, cutOff, failing, type ScreenTable } from '../screen-states.ts';

const query = 'city=1273874&place=Kochi&in=2026-11-24&out=2026-11-26&rooms=2&nationality=IN';
const { search, details, prebook } = hotel;
const [found] = search.answer.hotels;
const many = Array.from({ length: 6 }, (_, at) => ({
  ...found,
  hotelId: `H${at}`,
  name: `Lotus Court ${at}`,
  stars: (at % 2 === 0 ? 5 : 3) as 3 | 5,
  refundable: at % 2 === 0,
}));
const found6 = answer({ ...search.answer, hotels: many, total: 6 });

const id = 'HT26110000012';

const { passengers } = booking;
const { departures } = passengers.answer;
const stay = {
  transactionId: id,
  product: 'hotel',
  item: 0,
  leg: 'outward',
  status: 'confirmed',
  reference: 'SH482133770',
  mark: '4',
  title: 'Lotus Court, Kochi',
  begins: localDateTime('2026-11-24T14:00'),
  ends: localDateTime('2026-11-26T11:00'),
  travellers: ['Asha Rao', 'Kabir Khan'],
} as const;

const booked = {
  ...commonBooking,
  product: 'hotel',
  transactionId: id,
  reference: 'SH482133770',
  confirmations: ['LCK-20714'],
  hotel: prebook.answer.hotel,
  checkIn: prebook.answer.checkIn,
  checkOut: prebook.answer.checkOut,
  rooms: prebook.answer.rooms.map((room) => ({ ...room, guests: [0] })),
  nationality: 'IN',
  guestPapers: [],
  requests: 'Late arrival, about 23:00',
  price: prebook.answer.price,
} as unknown as HotelBooking;

const ofBooking: Answers = { 'booking.details': answer(booked) };
/** The hotel has not said yes yet. */
const asked: Answers = {
  'booking.details': answer({
    ...booked,
    status: 'on-request',
    confirmations: [],
    payment: 'reserved',
    moneyLines: [],
    history: [
      { at: instant('2026-11-20T09:00:00.000Z'), code: 'requested', actor: 'Meera Nair' },
      { at: instant('2026-11-20T09:00:02.000Z'), code: 'on-request', params: { until: '2026-11-21T09:00:02.000Z' } },
    ],
  } as unknown as HotelBooking),
};
const [firstRoom, ...otherRooms] = prebook.answer.rooms;
const missing = failing(new NotFound({ what: 'invoice' }));

const paper = (kind: 'invoice' | 'customer-invoice' | 'refund-receipt', none: string): ScreenTable => ({
  path: `/hotel/${kind}/:transactionId`,
  at: `/hotel/${kind}/${id}`,
  shows: 'manage-download-pdf',
  asks: 'booking.sheet',
  answers: ofBooking,
  states: [{ name: 'none yet', shows: none, answers: { 'booking.sheet': missing, 'booking.document': missing } }],
});

const voucher = (path: 'voucher' | 'print-ticket'): ScreenTable => ({
  path: `/hotel/${path}/:transactionId`,
  at: `/hotel/${path}/${id}`,
  shows: 'bookings-share-link',
  asks: 'booking.sheet',
  answers: ofBooking,
});

const begun =
  (change: Partial<HotelSaleQuote> = {}) =>
  async (portal: Portal) => {
    for (const area of ['shell', 'hotel', 'booking'] as const) await portal.load(area);
    const quote = { ...prebook.answer, required: [], rateIds: prebook.request.rateIds, nationality: 'IN', ...change };
    portal.get(hotelParts.checkout).begin(quote, `/hotel/details?${query}`, {}, startOf(quote));
  };

const review = (path: '/hotel/book' | '/hotel/review-booking'): ScreenTable => ({
  path,
  at: path,
  shows: 'hotel-guests-note',
  before: begun(),
  states: [
    {
      name: 'other terms',
      shows: 'hotel-policy-agree',
      before: begun({ policyChanged: true }),
    },
    {
      name: 'of a room on request',
      shows: 'hotel-on-request',
      before: begun({ rooms: [{ ...firstRoom, onRequest: true }, ...otherRooms] }),
    },
    {
      name: 'papers asked for',
      shows: 'hotel-pan-help',
      before: begun({ papers: { pan: 'each-room', passport: true } }),
    },
  ],
});

export const hotelScreens: readonly ScreenTable[] = [
  {
    path: '/hotel',
    at: '/hotel',
    shows: 'hotel-place',
    states: [{ name: 'nothing typed', shows: 'violation-required of city', press: ['hotel-search'] }],
  },
  {
    path: '/hotel/search-results',
    at: `/hotel/search-results?${query}`,
    shows: 'hotel-see-rooms',
    asks: 'hotel.search',
    states: [
      {
        name: 'empty',
        shows: 'message-nothing-found',
        answers: { 'hotel.search': answer({ ...search.answer, hotels: [], total: 0 }) },
      },
      {
        name: 'no amount',
        at: `/hotel/search-results?${query}&budget=much&stars=4.5`,
        shows: 'violation-not-a-number',
      },
      { name: 'above an agreed rate', shows: 'policy-out-of-policy', before: underPolicy },
      { name: 'no search', at: '/hotel/search-results', shows: 'violation-required of city' },
      {
        name: 'as a grid',
        shows: 'Lotus Court 5',
        answers: { 'hotel.search': found6 },
        press: ['label:has-text("Grid"), label:has-text("Grille"), label:has-text("شبكة")'],
      },
      {
        name: 'on a map',
        shows: 'hotel-map-choose',
        answers: { 'hotel.search': found6 },
        press: ['label:has-text("Map"), label:has-text("Carte"), label:has-text("خريطة")'],
      },
      {
        name: 'compared',
        shows: 'hotel-compare-best',
        answers: { 'hotel.search': found6 },
        press: ['article label >> nth=0', 'article label >> nth=1'],
      },
    ],
  },
  {
    path: '/hotel/details',
    at: `/hotel/details?${query}&id=${details.request.hotelId}&search=${details.request.searchId}`,
    shows: 'hotel-checked-again',
    asks: 'hotel.details',
    states: [
      {
        name: 'no rooms',
        shows: 'hotel-no-rooms-help',
        answers: { 'hotel.details': answer({ ...details.answer, rates: [] }) },
      },
      {
        name: 'no weather',
        shows: 'shell-try-again',
        answers: { 'hotel.weather': failing(new Unavailable({ retryAfterSeconds: 5 })) },
      },
      {
        name: 'rooms on request',
        shows: 'hotel-on-request',
        answers: {
          'hotel.details': answer({
            ...details.answer,
            rates: details.answer.rates.map(({ left: _, ...rate }) => ({ ...rate, onRequest: true })),
          }),
        },
      },
      { name: 'where it is', shows: 'hotel-where', press: ['hotel-map-open'] },
      {
        name: 'sold meanwhile',
        shows: 'failure-sold-out',
        answers: { 'hotel.prebook': failing(new SoldOut({})) },
        press: ['hotel-book'],
      },
    ],
  },
  review('/hotel/book'),
  review('/hotel/review-booking'),
  { path: '/hotel/bookings', at: '/hotel/bookings', shows: 'bookings-new' },
  {
    path: '/hotel/booking-calendar',
    at: '/hotel/booking-calendar',
    shows: 'Lotus Court, Kochi',
    asks: 'booking.passengers',
    answers: { 'booking.passengers': answer({ ...passengers.answer, departures: [...departures, stay] }) },
    states: [
      {
        name: 'flights alone',
        shows: 'passengers-empty',
        answers: { 'booking.passengers': answer({ ...passengers.answer, departures }) },
      },
    ],
  },
  {
    path: '/hotel/booking-details/:transactionId',
    at: `/hotel/booking-details/${id}`,
    shows: 'Lotus Court Kochi',
    asks: 'booking.details',
    answers: ofBooking,
    states: [
      { name: 'on request', shows: 'manage-withdraw', answers: asked },
      {
        name: 'on request, for who may not withdraw it',
        shows: 'manage-acts-not-yours',
        hides: ['manage-withdraw'],
        answers: asked,
        rights: ['search', 'bookings'],
      },
      {
        name: 'asked whether to withdraw',
        shows: 'manage-withdraw-title',
        answers: asked,
        press: ['manage-withdraw'],
      },
      {
        name: 'not withdrawn, cut off',
        shows: 'failure-unreachable',
        answers: { ...asked, 'booking.withdraw': cutOff },
        press: ['manage-withdraw', '[data-dialog-apply]'],
      },
      {
        name: 'decided before it was withdrawn',
        shows: 'message-decided-before',
        answers: { ...asked, 'booking.withdraw': failing(new NotAllowedInState({ state: 'confirmed' })) },
        press: ['manage-withdraw', '[data-dialog-apply]'],
      },
    ],
  },
  {
    path: '/hotel/cancel/:transactionId',
    at: `/hotel/cancel/${id}`,
    shows: 'bookings-hotel-which-rooms',
    asks: 'booking.details',
    answers: ofBooking,
  },
  voucher('voucher'),
  voucher('print-ticket'),
  paper('invoice', 'message-no-invoice'),
  paper('customer-invoice', 'message-no-invoice'),
  paper('refund-receipt', 'message-no-receipt'),
];
