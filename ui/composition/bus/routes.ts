/** Rows of the route table for buses. */
import type { ScreenRoute } from '../routes/screen-route.ts';

const paper = (kind: 'invoice' | 'customer-invoice' | 'credit-note', title: string): ScreenRoute => ({
  path: `/bus/${kind}/:transactionId`,
  title,
  areas: ['booking'],
  words: ['bookings', 'manage'],
  load: () => import('#ui/screens/booking/papers/document.tsx'),
});

export const busRoutes: readonly ScreenRoute[] = [
  {
    path: '/bus',
    sells: 'bus',
    title: 'title-bus',
    areas: ['bus'],
    words: ['bus'],
    load: () => import('#ui/screens/bus/home.tsx'),
  },
  {
    path: '/bus/search-results',
    sells: 'bus',
    title: 'title-bus-results',
    areas: ['bus'],
    words: ['bus', 'bookings', 'policy'],
    load: () => import('#ui/screens/bus/results.tsx'),
  },
  {
    path: '/bus/review-booking',
    sells: 'bus',
    title: 'title-bus-review',
    shell: { gutters: false, mobileBar: false, narrow: { header: false, footer: false } },
    areas: ['bus', 'cart'],
    words: ['bus', 'checkout', 'booking', 'bookings', 'fees', 'policy', 'cart'],
    load: () => import('#ui/screens/bus/review.tsx'),
  },
  {
    path: '/bus/bookings',
    title: 'title-bus-bookings',
    words: [],
    load: () => import('#ui/screens/bus/bookings.tsx'),
  },
  {
    path: '/bus/:transactionId/booking-details',
    title: 'title-order-details',
    areas: ['booking'],
    words: ['bookings', 'manage', 'wishes', 'extras', 'checks', 'schedule'],
    load: () => import('#ui/screens/booking/manage/manage.tsx'),
  },
  {
    path: '/bus/:transactionId/booking-cancel',
    title: 'title-cancel-booking',
    words: ['bookings', 'manage'],
    load: () => import('#ui/screens/booking/cancel/cancellation.tsx'),
  },
  {
    path: '/bus/:transactionId/cancellation-details',
    title: 'title-credit-debit-receipt',
    areas: ['booking'],
    words: ['bookings', 'manage'],
    load: () => import('#ui/screens/booking/papers/receipts.tsx'),
  },
  {
    path: '/bus/print-ticket/:transactionId',
    title: 'title-bus-ticket',
    areas: ['booking'],
    words: ['bookings', 'fees', 'extras'],
    load: () => import('#ui/screens/booking/papers/voucher.tsx'),
  },
  paper('invoice', 'title-flight-invoice'),
  paper('customer-invoice', 'title-flight-customer-invoice'),
  paper('credit-note', 'title-flight-refund-receipt'),
];
