/** Rows of the route table for hotels. */
import type { ScreenRoute } from '../routes/screen-route.ts';

const review = (path: '/hotel/book' | '/hotel/review-booking'): ScreenRoute => ({
  path,
  sells: 'hotel',
  title: 'title-hotel-review',
  shell: { gutters: false, mobileBar: false, narrow: { header: false, footer: false } },
  areas: ['hotel', 'booking', 'cart'],
  words: ['hotel', 'checkout', 'booking', 'bookings', 'fees', 'policy', 'cart'],
  load: () => import('#ui/screens/hotel/review.tsx'),
});

const voucher = (path: '/hotel/voucher/:transactionId' | '/hotel/print-ticket/:transactionId'): ScreenRoute => ({
  path,
  title: 'title-hotel-voucher',
  areas: ['booking'],
  words: ['bookings', 'fees', 'extras'],
  load: () => import('#ui/screens/booking/papers/voucher.tsx'),
});

const paper = (kind: 'invoice' | 'customer-invoice' | 'refund-receipt'): ScreenRoute => ({
  path: `/hotel/${kind}/:transactionId`,
  title: `title-flight-${kind}`,
  areas: ['booking'],
  words: ['bookings', 'manage'],
  load: () => import('#ui/screens/booking/papers/document.tsx'),
});

export const hotelRoutes: readonly ScreenRoute[] = [
  {
    path: '/hotel',
    sells: 'hotel',
    title: 'title-hotel',
    areas: ['hotel'],
    words: ['hotel', 'bookings'],
    load: () => import('#ui/screens/hotel/home.tsx'),
  },
  {
    path: '/hotel/search-results',
    sells: 'hotel',
    title: 'title-hotel-results',
    areas: ['hotel'],
    words: ['hotel', 'bookings', 'policy'],
    load: () => import('#ui/screens/hotel/results.tsx'),
  },
  {
    path: '/hotel/details',
    sells: 'hotel',
    title: 'title-hotel-details',
    areas: ['hotel'],
    words: ['hotel', 'bookings'],
    load: () => import('#ui/screens/hotel/details.tsx'),
  },
  review('/hotel/book'),
  review('/hotel/review-booking'),
  {
    path: '/hotel/bookings',
    title: 'title-hotel-bookings',
    words: [],
    load: () => import('#ui/screens/hotel/bookings.tsx'),
  },
  {
    path: '/hotel/booking-calendar',
    title: 'title-hotel-calendar',
    areas: ['booking'],
    words: ['passengers'],
    load: () => import('#ui/screens/booking/passengers/passenger-calendar.tsx'),
  },
  {
    path: '/hotel/booking-details/:transactionId',
    title: 'title-order-details',
    areas: ['booking'],
    words: ['bookings', 'manage', 'wishes', 'extras', 'checks', 'schedule'],
    load: () => import('#ui/screens/booking/manage/manage.tsx'),
  },
  {
    path: '/hotel/cancel/:transactionId',
    title: 'title-cancel-booking',
    shell: { narrow: { mobileBar: false } },
    areas: ['booking'],
    words: ['bookings', 'manage', 'schedule', 'fees'],
    load: () => import('#ui/screens/booking/cancel/cancel.tsx'),
  },
  voucher('/hotel/voucher/:transactionId'),
  voucher('/hotel/print-ticket/:transactionId'),
  paper('invoice'),
  paper('customer-invoice'),
  paper('refund-receipt'),
];
