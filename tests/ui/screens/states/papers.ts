/** What is handed out of a booking. */
import { NotFound } from '#application/desk/failures.ts';
import { bookingWith, id } from '../samples.ts';
import { failing, type ScreenTable } from '../screen-states.ts';
import { adjustmentReceiptStates } from './adjustments.ts';

const missing = failing(new NotFound({ what: 'invoice' }));

const paper = (kind: 'invoice' | 'customer-invoice' | 'refund-receipt', none: string): ScreenTable => ({
  path: `/flight/${kind}/:transactionId`,
  at: `/flight/${kind}/${id}`,
  shows: 'manage-download-pdf',
  asks: 'booking.sheet',
  states: [{ name: 'none yet', shows: none, answers: { 'booking.sheet': missing, 'booking.document': missing } }],
});

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
