/**
 * The portal's addresses, as both programs know them: the back office answers each with the portal, and every other path with
 * 404; the portal has a screen for each (`ui/route-table.ts`).
 */

/** A part that begins with a colon stands for any one part. */
export const addresses = [
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
  '/bus',
  '/bus/search-results',
  '/bus/review-booking',
  '/bus/bookings',
  '/bus/:transactionId/booking-details',
  '/bus/:transactionId/booking-cancel',
  '/bus/:transactionId/cancellation-details',
  '/bus/print-ticket/:transactionId',
  '/bus/invoice/:transactionId',
  '/bus/customer-invoice/:transactionId',
  '/bus/credit-note/:transactionId',
  '/visa',
  '/visa/book',
  '/visa/voucher/:transactionId',
  '/visa/invoice/:transactionId',
  '/visa/customer-invoice/:transactionId',
  '/visa/refund-receipt/:transactionId',
  '/visa/track/:transactionId',
  '/visa/applications',
  '/insurance',
  '/insurance/book',
  '/insurance/voucher/:transactionId',
  '/insurance/invoice/:transactionId',
  '/insurance/customer-invoice/:transactionId',
  '/insurance/refund-receipt/:transactionId',
  '/train/search',
  '/train/search-results',
  '/train/book',
  '/train/advance-search',
  '/train/pnr-status',
  '/train/certificate',
  '/train/passenger-calendar',
  '/train/confirm/:transactionId',
  '/train/ticket',
  '/train/:transactionId/details',
  '/train/:transactionId/cancel',
  '/train/:transactionId/raise-tdr',
  '/train/:transactionId/boarding',
  '/train/cancellation-receipt/:transactionId',
  '/train/:transactionId/credit-note',
  '/train/customer-invoice/:transactionId',
  '/train/agent-invoice/:transactionId',
  '/manage-booking',
  '/my-bookings',
  '/my-bookings/manage',
  '/my-bookings/manage/:transactionId',
  '/my-bookings/manage/:transactionId/cancel',
  '/my-bookings/manage/:transactionId/split',
  '/my-bookings/manage/:transactionId/travellers',
  '/shared-paper',
  '/cab',
  '/cab/book',
  '/cab/voucher/:transactionId',
  '/cab/invoice/:transactionId',
  '/cab/customer-invoice/:transactionId',
  '/cab/refund-receipt/:transactionId',
  '/holiday',
  '/holiday/package',
  '/holiday/book',
  '/holiday/voucher/:transactionId',
  '/holiday/invoice/:transactionId',
  '/holiday/customer-invoice/:transactionId',
  '/holiday/refund-receipt/:transactionId',
  '/flight-billing',
  '/hotel-billing',
  '/train-billing',
  '/billing/voucher/:transactionId',
  '/billing/invoice/:transactionId',
  '/billing/customer-invoice/:transactionId',
  '/billing/refund-receipt/:transactionId',
  '/import-pnr',
  '/hotel',
  '/hotel/search-results',
  '/hotel/details',
  '/hotel/book',
  '/hotel/review-booking',
  '/hotel/booking-calendar',
  '/hotel/bookings',
  '/hotel/booking-details/:transactionId',
  '/hotel/cancel/:transactionId',
  '/hotel/voucher/:transactionId',
  '/hotel/print-ticket/:transactionId',
  '/hotel/invoice/:transactionId',
  '/hotel/customer-invoice/:transactionId',
  '/hotel/refund-receipt/:transactionId',
  '/flight/agent-support',
  '/flight/offline-ssr-booking',
  '/self-trip-queues',
  '/operations',
  '/support',
  '/agent-registration',
  '/profile',
  '/profile/edit-profile',
  '/profile/saved-travellers',
  '/profile/ledger',
  '/staff',
  '/corporate',
  '/approvals',
  '/cart-selection',
  '/cart-selection-offline',
  '/online-payment',
  '/offline-payment',
  '/payment-links',
  '/pay/:token',
  '/top-up-receipt/:transactionId',
  '/sale-summary',
  '/commissions',
  '/rewards',
  '/agent-markup',
  '/about-us',
  '/contact-us',
  '/privacy-policy',
  '/terms-conditions',
] as const;

export type Address = (typeof addresses)[number];

const patterns = addresses.map((address) => [address, address.split('/')] as const);

/** Which address a path is, without its query; a slash at its end does not matter. */
export function addressAt(path: string): Address | undefined {
  const parts = (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path).split('/');
  const fits = (pattern: readonly string[]): boolean =>
    pattern.length === parts.length &&
    pattern.every((part, at) => part === parts[at] || (part.startsWith(':') && parts[at] !== ''));
  return patterns.find(([, pattern]) => fits(pattern))?.[0];
}

/** Where a customer opens a paper. What follows the # stays in the browser: no server, log or proxy sees it. */
export function sharedPaperLink(origin: string, token: string): string {
  return `${origin}/shared-paper#${token}`;
}

/** Where somebody else pays into an agency's account. Anyone who has it can pay and do no more. */
export function paymentLinkAddress(origin: string, token: string): string {
  return `${origin}/pay/${token}`;
}

/** A program for Node that verifies the proofs which the ledger's page saves. */
export const verifierPath = '/docs/verify-ledger.mjs';
