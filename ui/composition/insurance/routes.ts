/** Rows of the route table for insurance. */
import type { ScreenRoute } from '../routes/screen-route.ts';

const paper = (kind: 'invoice' | 'customer-invoice' | 'refund-receipt'): ScreenRoute => ({
  path: `/insurance/${kind}/:transactionId`,
  title: `title-flight-${kind}`,
  areas: ['booking'],
  words: ['bookings', 'manage'],
  load: () => import('#ui/screens/booking/papers/document.tsx'),
});

export const insuranceRoutes: readonly ScreenRoute[] = [
  {
    path: '/insurance',
    sells: 'insurance',
    title: 'title-insurance',
    areas: ['insurance'],
    words: ['insurance', 'booking', 'policy'],
    load: () => import('#ui/screens/insurance/plans.tsx'),
  },
  {
    path: '/insurance/book',
    sells: 'insurance',
    title: 'title-insurance-book',
    shell: { gutters: false, mobileBar: false, narrow: { footer: false } },
    areas: ['insurance', 'cart'],
    words: ['insurance', 'booking', 'checkout', 'wishes', 'fees', 'cart', 'policy'],
    load: () => import('#ui/screens/insurance/checkout.tsx'),
  },
  {
    path: '/insurance/voucher/:transactionId',
    title: 'title-insurance-policy',
    areas: ['booking'],
    words: ['bookings', 'fees', 'extras', 'insurance'],
    load: () => import('#ui/screens/booking/papers/voucher.tsx'),
  },
  paper('invoice'),
  paper('customer-invoice'),
  paper('refund-receipt'),
];
