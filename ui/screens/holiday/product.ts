/** Packages among the products of the portal. */
import Palmtree from 'lucide-react/icons/palmtree';
import { holidayRequestKinds } from '#domain/holiday/request/request.ts';
import type { PaperPage, PortalProduct } from '#ui/booking/product-view.ts';

const pages: Readonly<Record<PaperPage, string>> = {
  voucher: 'voucher',
  invoice: 'invoice',
  'customer-invoice': 'customer-invoice',
  'refund-receipt': 'refund-receipt',
};

export const holiday: PortalProduct = {
  product: 'holiday',
  prefix: 'HD',
  icon: Palmtree,
  words: 'shell-service-holiday',
  href: '/holiday',
  title: 'title-holiday',
  paths: { paper: (page, transactionId) => `/holiday/${pages[page]}/${transactionId}` },
  search: { words: ['holiday'], load: () => import('./search-panel.tsx') },
  menu: [],
  requests: {
    kinds: holidayRequestKinds,
    asking: [],
    booking: { path: '/holiday', title: 'title-holiday', right: 'book' },
  },
  rules: () => import('#application/portal/holiday/product-rules.ts'),
  view: () => import('./view.tsx'),
};
