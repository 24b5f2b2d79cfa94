/** Rows of the route table for bills. */
import { type BilledKind, billedKinds } from '#domain/billing/bill.ts';
import type { ScreenRoute } from '../routes/screen-route.ts';

const form = (kind: BilledKind): ScreenRoute => ({
  path: `/${kind}-billing`,
  title: `title-billing-${kind}`,
  areas: ['billing'],
  words: ['billing', 'booking', 'bookings', 'checkout', 'account'],
  load: () => import('#ui/screens/billing/billing.tsx'),
});

const paper = (kind: 'invoice' | 'customer-invoice' | 'refund-receipt'): ScreenRoute => ({
  path: `/billing/${kind}/:transactionId`,
  title: `title-flight-${kind}`,
  areas: ['booking'],
  words: ['bookings', 'manage'],
  load: () => import('#ui/screens/booking/papers/document.tsx'),
});

export const billingRoutes: readonly ScreenRoute[] = [
  ...billedKinds.map(form),
  {
    path: '/billing/voucher/:transactionId',
    title: 'title-billing-voucher',
    areas: ['booking'],
    words: ['bookings', 'fees', 'extras', 'billing'],
    load: () => import('#ui/screens/booking/papers/voucher.tsx'),
  },
  ...(['invoice', 'customer-invoice', 'refund-receipt'] as const).map(paper),
];
