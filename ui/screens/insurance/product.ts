/** Insurance among the products of the portal. */
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { PaperPage, PortalProduct } from '#ui/booking/product-view.ts';

const pages: Readonly<Record<PaperPage, string>> = {
  voucher: 'voucher',
  invoice: 'invoice',
  'customer-invoice': 'customer-invoice',
  'refund-receipt': 'refund-receipt',
};

export const insurance: PortalProduct = {
  product: 'insurance',
  prefix: 'IN',
  icon: ShieldCheck,
  words: 'shell-service-insurance',
  tab: 4,
  href: '/insurance',
  title: 'title-insurance',
  paths: { paper: (page, transactionId) => `/insurance/${pages[page]}/${transactionId}` },
  menu: [],
  requests: {
    kinds: ['cancel'],
    asking: [],
    booking: { path: '/insurance', title: 'title-insurance', right: 'book' },
  },
  beside: { words: ['insurance'], load: () => import('./beside.tsx') },
  rules: () => import('#application/portal/insurance/product-rules.ts'),
  view: () => import('./view.tsx'),
};
