/** Rows of the route table for packages. */
import type { ScreenRoute } from '../routes/screen-route.ts';

const paper = (kind: 'invoice' | 'customer-invoice' | 'refund-receipt'): ScreenRoute => ({
  path: `/holiday/${kind}/:transactionId`,
  title: `title-flight-${kind}`,
  areas: ['booking'],
  words: ['bookings', 'manage'],
  load: () => import('#ui/screens/booking/papers/document.tsx'),
});

export const holidayRoutes: readonly ScreenRoute[] = [
  {
    path: '/holiday',
    sells: 'holiday',
    title: 'title-holiday',
    areas: ['holiday'],
    words: ['holiday', 'booking'],
    load: () => import('#ui/screens/holiday/home.tsx'),
  },
  {
    path: '/holiday/package',
    sells: 'holiday',
    title: 'title-holiday-package',
    shell: { gutters: true, mobileBar: false, narrow: { footer: false } },
    areas: ['holiday'],
    words: ['holiday', 'checkout', 'booking', 'bookings', 'fees', 'policy'],
    load: () => import('#ui/screens/holiday/package.tsx'),
  },
  {
    path: '/holiday/book',
    sells: 'holiday',
    title: 'title-holiday-book',
    shell: { gutters: false, mobileBar: false, narrow: { header: false, footer: false } },
    areas: ['holiday', 'cart'],
    words: ['holiday', 'checkout', 'booking', 'bookings', 'fees', 'policy', 'cart'],
    load: () => import('#ui/screens/holiday/checkout.tsx'),
  },
  {
    path: '/holiday/voucher/:transactionId',
    title: 'title-holiday-voucher',
    areas: ['booking'],
    words: ['bookings', 'fees', 'extras'],
    load: () => import('#ui/screens/booking/papers/voucher.tsx'),
  },
  ...(['invoice', 'customer-invoice', 'refund-receipt'] as const).map(paper),
];
