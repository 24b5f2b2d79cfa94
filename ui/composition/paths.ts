/** Where the pages lead that every product shares; the addresses of some were given when there was one product. */
import { receiptNamed } from '#domain/account/entry-lead.ts';
import { type Address, addressAt } from '#application/desk/addresses.ts';

export const paths = {
  landing: '/search',
  newBooking: '/flight',
  bookings: '/my-bookings',
  findBooking: '/my-bookings/manage',
  holds: '/flight/hold-queues',
  requests: '/self-trip-queues',
  operations: '/operations',
  bookingRequest: '/flight/offline-ssr-booking',
  ledger: '/profile/ledger',
  balanceUpload: '/online-payment',
  cart: '/cart-selection',
  cartOffline: '/cart-selection-offline',
  makePayment: '/offline-payment',
  paymentLinks: '/payment-links',
  sales: '/sale-summary',
  commissions: '/commissions',
  rewards: '/rewards',
  support: '/support',
} as const satisfies Readonly<Record<string, Address>>;

/** The queue of requests of those who work through it; `query` is what else the address names. */
export function operatorsQueue(query = ''): string {
  const rest = query.replace(/^\?/, '');
  return `${paths.operations}?section=requests${rest === '' ? '' : `&${rest}`}`;
}

export const entryReceiptPath = (reference: string): string => `/credit-debit-receipt/${reference}`;
export const requestPath = (number: string): string => `${paths.requests}?request=${number}`;
export const topUpReceiptPath = (depositId: string): string => `/top-up-receipt/${depositId}`;

export const cartPath = (cartId: string): string => `/cart-selection?cart=${cartId}`;

export const bookingPath = (transactionId: string): string => `/my-bookings/manage/${transactionId}`;

export function cancelPath(transactionId: string, reason?: 'airline' | 'no-show'): string {
  const path = `${bookingPath(transactionId)}/cancel`;
  return reason === undefined ? path : `${path}?reason=${reason}`;
}

/** Whether a path is that of one booking; receipts are of whatever their id names. */
export function isOfBooking(path: string): boolean {
  const address = addressAt(path);
  if (address === undefined || address === topUpReceiptPath(':transactionId')) return false;
  if (address === entryReceiptPath(':transactionId')) return receiptNamed(path.split('/').at(-1) ?? '') === 'booking';
  return address.includes('/:transactionId');
}
