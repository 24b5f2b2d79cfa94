/** The pages by which money comes into the agency's account. */
import type { ScreenRoute } from './screen-route.ts';

export const moneyInRoutes: readonly ScreenRoute[] = [
  {
    path: '/online-payment',
    title: 'title-online-payment',
    areas: ['account'],
    words: ['account', 'bookings'],
    load: () => import('#ui/screens/account/online-payment.tsx'),
  },
  {
    path: '/offline-payment',
    title: 'title-offline-payment',
    areas: ['account'],
    words: ['account', 'bookings'],
    load: () => import('#ui/screens/account/offline-payment.tsx'),
  },
  {
    path: '/top-up-receipt/:transactionId',
    title: 'title-top-up-receipt',
    areas: ['account'],
    words: ['account', 'bookings', 'manage'],
    load: () => import('#ui/screens/account/top-up-receipt.tsx'),
  },
  {
    path: '/payment-links',
    title: 'title-payment-links',
    areas: ['account'],
    words: ['account', 'bookings', 'pay'],
    load: () => import('#ui/screens/account/links/payment-links.tsx'),
  },
  {
    path: '/pay/:token',
    title: 'title-pay',
    public: true,
    shell: { header: false, footer: false },
    areas: ['account'],
    words: ['account', 'bookings', 'pay'],
    load: () => import('#ui/screens/account/links/pay.tsx'),
  },
];
