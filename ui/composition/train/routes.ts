/** Rows of the route table for trains. */
import type { Address } from '#application/desk/addresses.ts';
import type { ScreenRoute } from '../routes/screen-route.ts';

const paper = (path: Address, title: string): ScreenRoute => ({
  path,
  title,
  areas: ['booking'],
  words: ['bookings', 'manage'],
  load: () => import('#ui/screens/booking/papers/document.tsx'),
});

export const trainRoutes: readonly ScreenRoute[] = [
  {
    path: '/train/search',
    title: 'title-train',
    areas: ['train'],
    words: ['train', 'bookings'],
    load: () => import('#ui/screens/train/search.tsx'),
  },
  {
    path: '/train/search-results',
    title: 'title-train-results',
    areas: ['train'],
    words: ['train', 'bookings', 'policy'],
    load: () => import('#ui/screens/train/results.tsx'),
  },
  {
    path: '/train/book',
    title: 'title-train-book',
    shell: { gutters: false, mobileBar: false, narrow: { header: false, footer: false } },
    areas: ['train', 'cart'],
    words: ['train', 'checkout', 'booking', 'bookings', 'fees', 'policy', 'cart'],
    load: () => import('#ui/screens/train/book.tsx'),
  },
  {
    path: '/train/advance-search',
    title: 'title-train-advance',
    areas: ['train'],
    words: ['train', 'bookings'],
    load: () => import('#ui/screens/train/advance-search.tsx'),
  },
  {
    path: '/train/pnr-status',
    title: 'title-train-pnr-status',
    areas: ['train'],
    words: ['train', 'bookings'],
    load: () => import('#ui/screens/train/pnr-status.tsx'),
  },
  {
    path: '/train/certificate',
    title: 'title-train-certificate',
    areas: ['train'],
    words: ['train'],
    load: () => import('#ui/screens/train/certificate.tsx'),
  },
  {
    path: '/train/passenger-calendar',
    title: 'title-train-calendar',
    areas: ['booking'],
    words: ['passengers'],
    load: () => import('#ui/screens/booking/passengers/passenger-calendar.tsx'),
  },
  {
    path: '/train/confirm/:transactionId',
    title: 'title-train-confirm',
    areas: ['booking'],
    words: ['train', 'bookings', 'manage'],
    load: () => import('#ui/screens/train/confirm.tsx'),
  },
  {
    path: '/train/ticket',
    title: 'title-train-ticket',
    areas: ['booking'],
    words: ['bookings', 'fees', 'extras'],
    load: () => import('#ui/screens/booking/papers/voucher.tsx'),
  },
  {
    path: '/train/:transactionId/details',
    title: 'title-order-details',
    areas: ['booking'],
    words: ['bookings', 'manage', 'wishes', 'extras', 'checks', 'schedule'],
    load: () => import('#ui/screens/booking/manage/manage.tsx'),
  },
  {
    path: '/train/:transactionId/cancel',
    title: 'title-cancel-booking',
    shell: { narrow: { mobileBar: false } },
    areas: ['booking'],
    words: ['bookings', 'manage', 'schedule', 'fees'],
    load: () => import('#ui/screens/booking/cancel/cancel.tsx'),
  },
  {
    path: '/train/:transactionId/raise-tdr',
    title: 'title-train-tdr',
    shell: { narrow: { mobileBar: false } },
    areas: ['booking', 'train'],
    words: ['train', 'tdr', 'bookings', 'manage', 'requests'],
    load: () => import('#ui/screens/train/raise-tdr.tsx'),
  },
  {
    path: '/train/:transactionId/boarding',
    title: 'title-train-boarding',
    shell: { narrow: { mobileBar: false } },
    areas: ['booking', 'train'],
    words: ['train', 'bookings', 'manage'],
    load: () => import('#ui/screens/train/change-boarding.tsx'),
  },
  {
    path: '/train/cancellation-receipt/:transactionId',
    title: 'title-credit-debit-receipt',
    areas: ['booking'],
    words: ['bookings', 'manage'],
    load: () => import('#ui/screens/booking/papers/receipts.tsx'),
  },
  paper('/train/:transactionId/credit-note', 'title-flight-refund-receipt'),
  paper('/train/customer-invoice/:transactionId', 'title-flight-customer-invoice'),
  paper('/train/agent-invoice/:transactionId', 'title-flight-invoice'),
];
