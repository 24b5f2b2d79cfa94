/** Visas among the products of the portal. */
import Stamp from 'lucide-react/icons/stamp';
import type { PaperPage, PortalProduct } from '#ui/booking/product-view.ts';

const pages: Readonly<Record<PaperPage, string>> = {
  voucher: 'voucher',
  invoice: 'invoice',
  'customer-invoice': 'customer-invoice',
  'refund-receipt': 'refund-receipt',
};

export const visa: PortalProduct = {
  product: 'visa',
  prefix: 'VS',
  icon: Stamp,
  words: 'shell-service-visa',
  href: '/visa',
  title: 'title-visa',
  paths: { paper: (page, transactionId) => `/visa/${pages[page]}/${transactionId}` },
  menu: [
    {
      key: 'visa-applications',
      words: 'shell-menu-visa-applications',
      title: 'title-visa-applications',
      href: '/visa/applications',
      icon: Stamp,
      right: 'bookings',
      after: 'requests',
    },
  ],
  requests: {
    kinds: ['cancel'],
    asking: [],
    booking: { path: '/visa', title: 'title-visa', right: 'book' },
  },
  rules: () => import('#application/portal/visa/product-rules.ts'),
  view: () => import('./view.tsx'),
};
