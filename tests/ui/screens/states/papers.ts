/** What is handed out of a booking. */
import { NotFound } from '#application/desk/failures.ts';
import type { AnyBooking } from '#application/desk/products.ts';
import { withTroubles } from '#domain/booking/bought-with.ts';
import { instant } from '#domain/time/instant.ts';
import { bookingWith, id } from '../samples.ts';
import { cutOff, failing, type ScreenTable } from '../screen-states.ts';
import { adjustmentReceiptStates } from './account/adjustments.ts';

const missing = failing(new NotFound({ what: 'invoice' }));

const paper = (kind: 'invoice' | 'customer-invoice' | 'refund-receipt', none: string): ScreenTable => ({
  path: `/flight/${kind}/:transactionId`,
  at: `/flight/${kind}/${id}`,
  shows: 'manage-download-pdf',
  asks: 'booking.sheet',
  states: [{ name: 'none yet', shows: none, answers: { 'booking.sheet': missing, 'booking.document': missing } }],
});

const insurance = { how: 'added', product: 'insurance', outcome: 'bought' } as const;
const policyId = 'IN26110000001';
const besides: readonly {
  readonly name: string;
  readonly shows: string;
  readonly booking: Partial<AnyBooking>;
}[] = [
  {
    name: 'bought',
    shows: policyId,
    booking: { boughtWith: [{ ...insurance, transactionId: policyId, status: 'confirmed' }] },
  },
  {
    name: 'being bought',
    shows: 'bookings-beside-asking-text',
    booking: { boughtWith: [{ ...insurance, outcome: 'waits' }] },
  },
  {
    name: 'waits',
    shows: 'bookings-beside-waits-text',
    booking: { status: 'in-doubt', boughtWith: [{ ...insurance, outcome: 'waits' }] },
  },
  ...(['cancelled', 'part-cancelled'] as const).map((status) => ({
    name: `bought, and ${status} since`,
    shows: `bookings-beside-${status}-text of ${policyId}`,
    booking: { boughtWith: [{ ...insurance, transactionId: policyId, status } as const] },
  })),
  {
    name: 'the first was not booked',
    shows: 'bookings-beside-first-over-text',
    booking: { status: 'released', boughtWith: [{ ...insurance, outcome: 'not-bought', trouble: 'first-not-booked' }] },
  },
  {
    name: 'the first was cancelled since',
    shows: 'bookings-beside-first-cancelled-text of FL26110000044',
    booking: {
      boughtWith: [
        { how: 'first', product: 'flight', outcome: 'bought', transactionId: 'FL26110000044', status: 'cancelled' },
      ],
    },
  },
  ...withTroubles
    .filter((trouble) => trouble !== 'first-not-booked')
    .map((trouble) => ({
      name: trouble,
      shows: 'bookings-beside-by-hand',
      booking: { boughtWith: [{ ...insurance, outcome: 'not-bought', trouble } as const] },
    })),
  {
    name: 'the first',
    shows: 'FL26110000044',
    booking: {
      boughtWith: [
        { how: 'first', product: 'flight', outcome: 'bought', transactionId: 'FL26110000044', status: 'confirmed' },
      ],
    },
  },
];

export const paperScreens: readonly ScreenTable[] = [
  {
    path: '/flight/ticket/:transactionId',
    at: `/flight/ticket/${id}`,
    shows: 'IndiGo 6E 2134',
    asks: 'booking.sheet',
    states: [
      {
        name: 'unknown',
        shows: 'message-no-bookings',
        answers: { 'booking.details': missing, 'booking.sheet': missing },
      },
      ...besides.map(({ name, shows, booking }) => ({
        name: `bought with it: ${name}`,
        shows,
        answers: bookingWith(booking),
      })),
      {
        name: 'withdrawn before it was decided',
        shows: 'bookings-withdrawn-title',
        hides: ['bookings-not-confirmed-text'],
        answers: bookingWith({
          status: 'not-confirmed',
          tickets: [],
          history: [
            { at: instant('2026-11-20T09:00:00.000Z'), code: 'not-confirmed', params: { reason: 'withdrawn' } },
          ],
        }),
      },
      { name: 'linked', shows: 'bookings-share-end', press: ['bookings-share-link'] },
      { name: 'as a message', shows: 'design-share-whatsapp', press: ['bookings-share-whatsapp'] },
      {
        name: 'not linked',
        shows: 'bookings-share-failed',
        press: ['bookings-share-link'],
        answers: { 'booking.makeLink': missing },
      },
      { name: 'link ended', shows: 'bookings-share-ended', press: ['bookings-share-link', 'bookings-share-end'] },
      { name: 'to be mailed', shows: 'bookings-mail-to', press: ['bookings-mail'] },
      {
        name: 'not mailed',
        shows: 'bookings-mail-failed',
        press: ['bookings-mail', 'bookings-mail-send'],
        answers: { 'booking.mailDocument': cutOff },
      },
    ],
  },
  {
    path: '/shared-paper',
    at: '/shared-paper#Xy3kP9aQ0zLm7RtV5bNcW2eD',
    shows: 'IndiGo 6E 2134',
    asks: 'booking.openLink',
    visitor: true,
    states: [
      {
        name: 'ended',
        shows: 'shared-ended',
        answers: { 'booking.openLink': failing(new NotFound({ what: 'link' })) },
      },
    ],
  },
  paper('invoice', 'message-no-invoice'),
  paper('customer-invoice', 'message-no-invoice'),
  paper('refund-receipt', 'message-no-receipt'),
  {
    path: '/credit-debit-receipt/:transactionId',
    at: `/credit-debit-receipt/${id}`,
    shows: 'LG-4124',
    asks: 'booking.details',
    states: [
      { name: 'no money yet', shows: 'manage-no-money-yet', answers: bookingWith({ moneyLines: [] }) },
      ...adjustmentReceiptStates,
    ],
  },
];
