/** Buses: searching, seats, reviewing, and what is handed out of a booking. */
import type { BusBooking } from '#domain/bus/booking/bus-booking.ts';
import { violation } from '#domain/rules/violation.ts';
import { Invalid, NotFound } from '#application/desk/failures.ts';
import { startOf } from '#application/portal/bus/bus-checkout.ts';
import { busRide, busReference } from '#infrastructure/wire/reference/product/bus.ts';
import { busPrice } from '#infrastructure/wire/reference/product/bus.ts';
import { busParts } from '#ui/composition/bus/parts.ts';
import type { Portal } from '#ui/composition/portal.ts';
import { commonBooking } from '../samples.ts';
import { answer, type Answers, cutOff, failing, type ScreenTable } from '../screen-states.ts';

const { search, block } = busReference;
const query = 'from=bengaluru&fromname=Bengaluru&to=hyderabad&toname=Hyderabad&date=2026-11-24';
const id = 'BU26110000012';

const booked = {
  ...commonBooking,
  product: 'bus',
  transactionId: id,
  reference: 'SA48213377',
  ticket: 'TK0012345678',
  seats: [{ seat: 'L1', deck: 'lower', kind: 'sleeper', age: 34 }],
  shownId: { kind: 'aadhaar', number: '4471' },
  ride: busRide,
  price: busPrice,
} as unknown as BusBooking;

const ofBooking: Answers = { 'booking.details': answer(booked) };
const onRequest: Answers = {
  ...ofBooking,
  'booking.cancelQuote': failing(new Invalid({ violations: [violation('cancel-by-request', 'transactionId')] })),
};
const missing = failing(new NotFound({ what: 'invoice' }));

const reviewing = async (portal: Portal) => {
  for (const area of ['shell', 'bus'] as const) await portal.load(area);
  const chosen = [{ seat: 'L1', gender: 'female' as const }];
  portal
    .get(busParts.checkout)
    .begin(block.answer, `/bus/search-results?${query}`, { email: '', mobile: '' }, startOf(chosen));
};

const paper = (kind: 'invoice' | 'customer-invoice' | 'credit-note', none: string): ScreenTable => ({
  path: `/bus/${kind}/:transactionId`,
  at: `/bus/${kind}/${id}`,
  shows: 'manage-download-pdf',
  asks: 'booking.sheet',
  answers: ofBooking,
  states: [{ name: 'none yet', shows: none, answers: { 'booking.sheet': missing, 'booking.document': missing } }],
});

export const busScreens: readonly ScreenTable[] = [
  {
    path: '/bus',
    at: '/bus',
    shows: 'bus-search',
    states: [{ name: 'nothing typed', shows: 'violation-required of origin', press: ['bus-search'] }],
  },
  {
    path: '/bus/search-results',
    at: `/bus/search-results?${query}`,
    shows: 'Orange Coach Lines',
    asks: 'bus.search',
    states: [
      { name: 'none', shows: 'message-nothing-found', answers: { 'bus.search': answer({ trips: [] }) } },
      { name: 'seats', shows: 'bus-legend-free', press: ['bus-view-seats'] },
      { name: 'a seat chosen', shows: 'bus-woman', press: ['bus-view-seats', '[data-seat="L1"]'] },
      { name: 'seats cut off', shows: 'bus-seats-again', press: ['bus-view-seats'], answers: { 'bus.layout': cutOff } },
      {
        name: 'compared',
        shows: 'bus-comparison',
        answers: {
          'bus.search': answer({ trips: search.answer.trips.flatMap((trip) => [trip, { ...trip, tripId: 'other' }]) }),
        },
        before: async (portal) => {
          for (const area of ['shell', 'bus'] as const) await portal.load(area);
        },
        press: ['li:nth-of-type(1) article input[type="checkbox"]', 'li:nth-of-type(2) article input[type="checkbox"]'],
      },
    ],
  },
  {
    path: '/bus/review-booking',
    at: '/bus/review-booking',
    shows: 'Kalasipalyam, Bengaluru',
    before: reviewing,
    states: [
      { name: 'nothing to book', shows: 'checkout-nothing-title', before: () => undefined },
      {
        name: 'not filled in',
        shows: 'violation-required of firstName',
        press: ['button[type="button"][class*="primary"]'],
      },
    ],
  },
  { path: '/bus/bookings', at: '/bus/bookings', shows: 'bookings-new' },
  {
    path: '/bus/:transactionId/booking-details',
    at: `/bus/${id}/booking-details`,
    shows: 'Orange Coach Lines',
    asks: 'booking.details',
    answers: ofBooking,
  },
  {
    path: '/bus/:transactionId/booking-cancel',
    at: `/bus/${id}/booking-cancel`,
    shows: 'bookings-bus-which-seats',
    asks: 'booking.details',
    answers: ofBooking,
    states: [
      { name: 'on request', shows: 'manage-cancel-request', answers: onRequest },
      {
        name: 'asked without an answer',
        shows: 'requests-unanswered',
        answers: { ...onRequest, 'booking.askRequest': cutOff },
        press: ['manage-cancel-request'],
      },
    ],
  },
  {
    path: '/bus/:transactionId/cancellation-details',
    at: `/bus/${id}/cancellation-details`,
    shows: 'LG-4124',
    asks: 'booking.details',
    answers: ofBooking,
  },
  {
    path: '/bus/print-ticket/:transactionId',
    at: `/bus/print-ticket/${id}`,
    shows: 'bookings-share-link',
    asks: 'booking.sheet',
    answers: ofBooking,
  },
  paper('invoice', 'message-no-invoice'),
  paper('customer-invoice', 'message-no-invoice'),
  paper('credit-note', 'message-no-receipt'),
];
