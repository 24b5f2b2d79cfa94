/** What a person must answer, and PNRs from elsewhere. */
import type { ServiceRequest } from '#domain/booking/request/request.ts';
import { rupees } from '#infrastructure/wire/reference/samples.ts';
import { importParts } from '#ui/composition/import-parts.ts';
import type { Portal } from '#ui/composition/portal.ts';
import { makeNamed, makeOffered } from '#tests/fixtures/requests.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { booking, flight, id } from '../samples.ts';
import { tripStates } from './corporate/trips.ts';
import { answer, type Answers, cutOff, type ScreenState, type ScreenTable, silent } from '../screen-states.ts';

const { askRequest, request, requests } = booking;
const { number } = request.request;
const opened = `/self-trip-queues?request=${number}`;
const atDesk = `/operations?section=requests&request=${number}`;

const requestWith = (changes: Partial<ServiceRequest>): Answers => ({
  'booking.request': answer({ ...request.answer, ...changes }),
});
const { product: _product, requestId: _id, ...wished } = { ...askRequest.request };
const group = { ...wished, kind: 'group', way: 'offer', about: undefined, booking: undefined, travellers: [] };
const fare = { currency: 'INR' as const, minor: 520_000 };
const offer = {
  prices: (['adult', 'child', 'infant'] as const).map((type) => ({
    type,
    amount: fare,
    tax: { ...fare, minor: 81_200 },
  })),
  offered: makeOffered(isoDate('2026-12-15')),
  validUntil: '2026-11-22',
  deposit: { ...fare, minor: 2_500_000 },
  depositDue: '2026-11-25',
  namesDue: '2026-12-01',
  balanceDue: '2026-12-03',
  note: 'Names until ten days before departure',
};
const paid = { ...offer, deposited: offer.deposit, balancePaid: { ...fare, minor: 520_000 * 25 - 2_500_000 } };
const named = [...makeNamed('adult', 22), ...makeNamed('child', 2), ...makeNamed('infant', 1)];
const groupIn = (state: string, more: object = {}): Answers => ({
  'booking.request': answer({ ...request.answer, ...group, state, ...more }),
});

const requestStates: readonly ScreenState[] = [
  {
    name: 'empty',
    shows: 'requests-none',
    answers: { 'booking.requests': answer({ ...requests.answer, requests: [], total: 0 }) },
  },
  {
    name: 'of all agencies',
    shows: 'operations-requests',
    hides: ['shell-balance', 'shell-service-flight', 'shell-bar-holds', 'shell-bar-bookings'],
    rights: ['search', 'book', 'bookings', 'see-net-fares', 'balance', 'operate'],
  },
  { name: 'one opened', at: opened, shows: 'Own chair' },
  { name: 'one opened, long texts', at: opened, shows: 'Own chair', long: true },
  { name: 'one being opened', at: opened, shows: 'design-loading', answers: { 'booking.request': silent } },
  { name: 'one not opened', at: opened, shows: 'failure-unreachable', answers: { 'booking.request': cutOff } },
  { name: 'a group asked for', at: opened, shows: 'requests-withdraw', answers: groupIn('asked') },
  { name: 'a group offered', at: opened, shows: 'requests-accept', answers: groupIn('offered', { answer: offer }) },
  {
    name: 'a group accepted',
    at: opened,
    shows: 'requests-accepted-pay',
    answers: groupIn('accepted', { answer: { ...offer, deposited: offer.deposit } }),
  },
  {
    name: 'a group accepted, its balance late',
    at: opened,
    shows: 'requests-balance',
    hides: ['requests-accepted-pay', 'requests-accepted-paid'],
    answers: groupIn('accepted', { answer: { ...offer, balanceDue: '2026-11-01', deposited: offer.deposit } }),
  },
  {
    name: 'a group accepted and paid',
    at: opened,
    shows: 'requests-accepted-paid',
    answers: groupIn('accepted', { answer: paid, travellers: named }),
  },
  {
    name: 'a group closed, some of its deposit kept',
    at: opened,
    shows: 'requests-deposit-back',
    answers: groupIn('closed', {
      answer: { ...offer, deposited: offer.deposit, depositBack: { ...offer.deposit, minor: 1_500_000 } },
    }),
  },
];

/** The queue of those who work through it, a section of their desk. */
export const queueStates: readonly ScreenState[] = [
  { name: 'requests', at: '/operations?section=requests', shows: number },
  {
    name: 'no requests',
    at: '/operations?section=requests',
    shows: 'requests-none',
    answers: { 'booking.requests': answer({ ...requests.answer, requests: [], total: 0 }) },
  },
  {
    name: 'requests not listed',
    at: '/operations?section=requests',
    shows: 'failure-unreachable',
    answers: { 'booking.requests': cutOff },
  },
  {
    name: 'a group to be issued',
    at: atDesk,
    shows: 'requests-make-pnr',
    answers: groupIn('accepted', { answer: paid, travellers: named }),
  },
  {
    name: 'a group to be issued, the first record made',
    at: atDesk,
    shows: 'requests-make-pnr',
    answers: groupIn('accepted', {
      answer: { ...paid, made: [{ transactionId: id, travellers: [0, 1, 2, 3, 4, 5, 6, 7, 22] }] },
      travellers: named,
      bookings: [id],
    }),
  },
  {
    name: 'a group to be closed, its deposit held',
    at: atDesk,
    shows: 'requests-deposit-back',
    answers: groupIn('accepted', { answer: { ...offer, deposited: offer.deposit } }),
  },
  {
    name: 'a group, at the operator’s',
    at: atDesk,
    shows: 'requests-take',
    answers: groupIn('asked'),
  },
  {
    name: 'a group to be offered',
    at: atDesk,
    shows: 'requests-make-offer',
    answers: groupIn('taken', { takenBy: 'Meera Nair', mine: true }),
  },
  {
    name: 'a cancellation to be settled',
    at: atDesk,
    shows: 'requests-charges',
    answers: requestWith({ kind: 'cancel', way: 'settlement', state: 'taken', takenBy: 'Meera Nair' }),
  },
  {
    name: 'a cancellation worked out, of a customer who pays by instalments',
    at: atDesk,
    shows: 'manage-refund-customer-settles',
    answers: {
      ...requestWith({ kind: 'cancel', way: 'settlement', state: 'taken', takenBy: 'Meera Nair' }),
      'booking.requestQuote': answer({
        ...booking.requestQuote.answer,
        customerBack: { received: rupees('1500.00'), settled: rupees('4304.00'), back: rupees('-2175.00') },
      }),
    },
  },
  {
    name: 'a change to be settled',
    at: atDesk,
    shows: 'requests-agreed-fare',
    answers: requestWith({
      kind: 'change',
      way: 'settlement',
      state: 'taken',
      takenBy: 'Meera Nair',
      about: { transactionId: id, travellers: [0], items: [0] },
    }),
  },
  {
    name: 'a change worked out',
    at: atDesk,
    shows: 'requests-agreed-new-total',
    answers: requestWith({
      kind: 'change',
      way: 'settlement',
      state: 'taken',
      takenBy: 'Meera Nair',
      about: { transactionId: id, travellers: [0], items: [0] },
    }),
    press: ['requests-work-out'],
  },
  {
    name: 'a service to be settled',
    at: atDesk,
    shows: 'requests-agreed-price',
    answers: requestWith({ state: 'taken', takenBy: 'Meera Nair' }),
  },
];

async function pasted(portal: Portal): Promise<void> {
  for (const area of ['shell', 'imports'] as const) await portal.load(area);
  portal.get(importParts.page).paste(flight.parsePnr.request.text);
}

export const requestScreens: readonly ScreenTable[] = [
  {
    path: '/flight/agent-support',
    at: '/flight/agent-support',
    shows: 'requests-group-promise',
    states: [{ name: 'incomplete', shows: 'violation-required of origin', press: ['button[type=submit]'] }],
  },
  {
    path: '/flight/offline-ssr-booking',
    at: `/flight/offline-ssr-booking?booking=${id}`,
    shows: 'requests-which-service',
    asks: 'booking.details',
    states: [
      { name: 'no booking yet', at: '/flight/offline-ssr-booking', shows: 'requests-find-title' },
      { name: 'a change', at: `/flight/offline-ssr-booking?booking=${id}&kind=change`, shows: 'requests-wanted' },
      {
        name: 'a cancellation',
        at: `/flight/offline-ssr-booking?booking=${id}&kind=cancel`,
        shows: 'requests-cancel-note',
      },
    ],
  },
  {
    path: '/self-trip-queues',
    at: '/self-trip-queues',
    shows: number,
    asks: 'booking.requests',
    states: [...requestStates, ...tripStates],
  },
  {
    path: '/import-pnr',
    at: '/import-pnr',
    shows: 'imports-nothing',
    states: [
      { name: 'a display', shows: 'imports-preview', before: pasted },
      {
        name: 'not permitted',
        shows: 'shell-not-yours-import',
        hides: ['imports-preview'],
        rights: ['bookings', 'book'],
      },
      { name: 'checked', shows: 'INR 5904.00', press: ['imports-check'], before: pasted },
      {
        name: 'with kept GST details to choose from',
        shows: 'booking-gst-kept',
        press: ['imports-check', 'booking-add-gst'],
        before: pasted,
      },
    ],
  },
];
