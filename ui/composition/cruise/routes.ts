/** Rows of the route table for cruises. */
import type { ScreenRoute } from '../routes/screen-route.ts';

const paper = (kind: 'invoice' | 'customer-invoice' | 'refund-receipt'): ScreenRoute => ({
  path: `/cruise/${kind}/:transactionId`,
  title: `title-flight-${kind}`,
  areas: ['booking'],
  words: ['bookings', 'manage'],
  load: () => import('#ui/screens/booking/papers/document.tsx'),
});

export const cruiseRoutes: readonly ScreenRoute[] = [
  {
    path: '/cruise',
    sells: 'cruise',
    title: 'title-cruise',
    areas: ['cruise'],
    words: ['cruise', 'bookings', 'booking', 'policy'],
    load: () => import('#ui/screens/cruise/home.tsx'),
  },
  {
    path: '/cruise/cabins',
    sells: 'cruise',
    title: 'title-cruise-cabins',
    shell: { mobileBar: false },
    areas: ['cruise'],
    words: ['cruise', 'checkout', 'booking', 'bookings', 'fees', 'policy'],
    load: () => import('#ui/screens/cruise/cabins.tsx'),
  },
  {
    path: '/cruise/book',
    sells: 'cruise',
    title: 'title-cruise-book',
    shell: { gutters: false, mobileBar: false, narrow: { header: false, footer: false } },
    areas: ['cruise', 'cart'],
    words: ['cruise', 'checkout', 'booking', 'bookings', 'fees', 'policy', 'cart'],
    load: () => import('#ui/screens/cruise/checkout.tsx'),
  },
  {
    path: '/cruise/voucher/:transactionId',
    title: 'title-cruise-voucher',
    areas: ['booking'],
    words: ['bookings', 'fees', 'extras', 'cruise'],
    load: () => import('#ui/screens/booking/papers/voucher.tsx'),
  },
  ...(['invoice', 'customer-invoice', 'refund-receipt'] as const).map(paper),
];
