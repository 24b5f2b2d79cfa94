/** Rows of the route table for cabs. */
import type { ScreenRoute } from '../routes/screen-route.ts';

const paper = (kind: 'invoice' | 'customer-invoice' | 'refund-receipt'): ScreenRoute => ({
  path: `/cab/${kind}/:transactionId`,
  title: `title-flight-${kind}`,
  areas: ['booking'],
  words: ['bookings', 'manage'],
  load: () => import('#ui/screens/booking/papers/document.tsx'),
});

export const cabRoutes: readonly ScreenRoute[] = [
  {
    path: '/cab',
    sells: 'cab',
    title: 'title-cab',
    areas: ['cab'],
    words: ['cab', 'booking', 'bookings', 'policy'],
    load: () => import('#ui/screens/cab/home.tsx'),
  },
  {
    path: '/cab/book',
    sells: 'cab',
    title: 'title-cab-book',
    shell: { gutters: false, mobileBar: false, narrow: { header: false, footer: false } },
    areas: ['cab', 'cart'],
    words: ['cab', 'checkout', 'booking', 'bookings', 'fees', 'policy', 'cart'],
    load: () => import('#ui/screens/cab/checkout.tsx'),
  },
  {
    path: '/cab/voucher/:transactionId',
    title: 'title-cab-voucher',
    areas: ['booking'],
    words: ['bookings', 'fees', 'extras'],
    load: () => import('#ui/screens/booking/papers/voucher.tsx'),
  },
  ...(['invoice', 'customer-invoice', 'refund-receipt'] as const).map(paper),
];
