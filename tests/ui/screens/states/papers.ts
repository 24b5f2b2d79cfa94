/** What is handed out of a booking. */
import { EMPTY } from 'rxjs';
import { NotFound, SoldOut } from '#application/desk/failures.ts';
import type { BesideOutcome } from '#application/portal/booking/checkout/beside-sales.ts';
import { parts } from '#ui/composition/parts.ts';
import type { Portal } from '#ui/composition/portal.ts';
import { bookingWith, id } from '../samples.ts';
import { failing, type ScreenTable } from '../screen-states.ts';
import { adjustmentReceiptStates } from './account/adjustments.ts';

const missing = failing(new NotFound({ what: 'invoice' }));

const paper = (kind: 'invoice' | 'customer-invoice' | 'refund-receipt', none: string): ScreenTable => ({
  path: `/flight/${kind}/:transactionId`,
  at: `/flight/${kind}/${id}`,
  shows: 'manage-download-pdf',
  asks: 'booking.sheet',
  states: [{ name: 'none yet', shows: none, answers: { 'booking.sheet': missing, 'booking.document': missing } }],
});

const insurance = { kind: 'booked', transactionId: 'IN26110000001' } as const;
const besides: readonly { readonly outcome: BesideOutcome; readonly shows: string }[] = [
  { outcome: { kind: 'asking' }, shows: 'bookings-beside-asking' },
  { outcome: { ...insurance, status: 'confirmed' }, shows: insurance.transactionId },
  { outcome: { ...insurance, status: 'in-doubt' }, shows: insurance.transactionId },
  { outcome: { ...insurance, status: 'not-confirmed' }, shows: insurance.transactionId },
  { outcome: { kind: 'open', failure: new SoldOut({}) }, shows: 'bookings-beside-open-text' },
  { outcome: { kind: 'unknown' }, shows: 'bookings-beside-unknown-text' },
  { outcome: { kind: 'waits' }, shows: 'bookings-beside-waits-text' },
];

/** A policy was chosen with the flights, and this was its outcome. */
const beside = (outcome: BesideOutcome) => async (portal: Portal) => {
  await portal.load('shell');
  const sales = portal.get(parts.besideSales);
  sales.offer({
    product: 'insurance',
    changes$: EMPTY,
    chosen: () => undefined,
    wanted: () => true,
    ready: () => true,
    buy: () => (outcome.kind === 'asking' ? new Promise(() => undefined) : Promise.resolve(outcome)),
    drop: () => undefined,
  });
  const asked = sales.firstBooked('quote', id, outcome.kind === 'waits' ? 'in-doubt' : 'confirmed');
  if (outcome.kind !== 'asking') await asked;
};

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
      ...besides.map(({ outcome, shows }) => ({
        name: `bought with it: ${outcome.kind === 'booked' ? outcome.status : outcome.kind}`,
        shows,
        before: beside(outcome),
      })),
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
