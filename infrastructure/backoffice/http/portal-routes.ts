/**
 * The portal's addresses: which paths answer the portal with 200. Every other path answers it with 404, and the portal
 * shows its own page for what is not there.
 */

/** As the portal's route table has them; a part that begins with a colon stands for any one part. */
export const portalRoutes: readonly string[] = [
  '/',
  '/login',
  '/search',
  '/flight',
  '/flight/add-ssr/:transactionId',
  '/flight/owresults',
  '/flight/rtresults',
  '/flight/rtintlresults',
  '/flight/dom-multicity',
  '/flight/intl-multicity',
  '/flight/book',
  '/flight/book-multi-city',
  '/flight/ticket/:transactionId',
  '/flight/invoice/:transactionId',
  '/flight/customer-invoice/:transactionId',
  '/flight/refund-receipt/:transactionId',
  '/credit-debit-receipt/:transactionId',
  '/flight/order-details/:transactionId',
  '/flight/hold-queues',
  '/flight/passenger-calendar',
  '/pax-calender',
  '/flight/reshedule/:transactionId',
  '/change-booking/:transactionId/results',
  '/change-booking/:transactionId/roundtrip-results',
  '/change-booking/:transactionId/booking',
  '/flight/cancellation/:transactionId',
  '/manage-booking',
  '/my-bookings',
  '/my-bookings/manage',
  '/my-bookings/manage/:transactionId',
  '/my-bookings/manage/:transactionId/cancel',
  '/my-bookings/manage/:transactionId/split',
  '/import-pnr',
  '/flight/agent-support',
  '/flight/offline-ssr-booking',
  '/self-trip-queues',
  '/profile',
  '/profile/ledger',
  '/about-us',
  '/contact-us',
  '/privacy-policy',
  '/terms-conditions',
];

const patterns = portalRoutes.map((route) => route.split('/'));

/** Whether a path, without its query, is one of the portal's; a slash at its end does not matter. */
export function isPortalRoute(path: string): boolean {
  const parts = (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path).split('/');
  return patterns.some(
    (pattern) =>
      pattern.length === parts.length &&
      pattern.every((part, index) => part === parts[index] || (part.startsWith(':') && parts[index] !== '')),
  );
}
