/** Rows of the route table for visa. */
import type { ScreenRoute } from '../routes/screen-route.ts';

const paper = (kind: 'invoice' | 'customer-invoice' | 'refund-receipt'): ScreenRoute => ({
  path: `/visa/${kind}/:transactionId`,
  title: `title-flight-${kind}`,
  areas: ['booking'],
  words: ['bookings', 'manage'],
  load: () => import('#ui/screens/booking/papers/document.tsx'),
});

export const visaRoutes: readonly ScreenRoute[] = [
  {
    path: '/visa/applications',
    title: 'title-visa-applications',
    areas: ['visa'],
    words: ['visa'],
    load: () => import('#ui/screens/visa/applications.tsx'),
  },
  {
    path: '/visa/track/:transactionId',
    title: 'title-visa-track',
    areas: ['visa'],
    words: ['visa'],
    load: () => import('#ui/screens/visa/track.tsx'),
  },
  {
    path: '/visa',
    sells: 'visa',
    title: 'title-visa',
    areas: ['visa'],
    words: ['visa', 'booking', 'policy'],
    load: () => import('#ui/screens/visa/requirements.tsx'),
  },
  {
    path: '/visa/book',
    sells: 'visa',
    title: 'title-visa-book',
    shell: { gutters: false, mobileBar: false, narrow: { footer: false } },
    areas: ['visa', 'cart'],
    words: ['visa', 'booking', 'checkout', 'wishes', 'fees', 'cart', 'policy'],
    load: () => import('#ui/screens/visa/checkout.tsx'),
  },
  {
    path: '/visa/voucher/:transactionId',
    title: 'title-visa-voucher',
    areas: ['booking'],
    words: ['bookings', 'fees', 'extras', 'visa'],
    load: () => import('#ui/screens/booking/papers/voucher.tsx'),
  },
  paper('invoice'),
  paper('customer-invoice'),
  paper('refund-receipt'),
];
