/** Cruises among the products of the portal. */
import Ship from 'lucide-react/icons/ship';
import { cruiseRequestKinds } from '#domain/cruise/request/request.ts';
import type { PaperPage, PortalProduct } from '#ui/booking/product-view.ts';

const pages: Readonly<Record<PaperPage, string>> = {
  voucher: 'voucher',
  invoice: 'invoice',
  'customer-invoice': 'customer-invoice',
  'refund-receipt': 'refund-receipt',
};

export const cruise: PortalProduct = {
  product: 'cruise',
  prefix: 'CR',
  icon: Ship,
  words: 'shell-service-cruise',
  href: '/cruise',
  title: 'title-cruise',
  paths: { paper: (page, transactionId) => `/cruise/${pages[page]}/${transactionId}` },
  menu: [],
  requests: {
    kinds: cruiseRequestKinds,
    asking: [],
    booking: { path: '/cruise', title: 'title-cruise', right: 'book' },
  },
  rules: () => import('#application/portal/cruise/product-rules.ts'),
  view: () => import('./view.tsx'),
};
