/** Buses among the products of the portal. */
import BusFront from 'lucide-react/icons/bus-front';
import { busRequestKinds } from '#domain/bus/request/request.ts';
import type { PaperPage, PortalProduct } from '#ui/booking/product-view.ts';

const pages: Readonly<Record<PaperPage, string>> = {
  voucher: 'print-ticket',
  invoice: 'invoice',
  'customer-invoice': 'customer-invoice',
  'refund-receipt': 'credit-note',
};

export const bus: PortalProduct = {
  product: 'bus',
  prefix: 'BU',
  icon: BusFront,
  words: 'shell-service-bus',
  tab: 3,
  href: '/bus',
  title: 'title-bus',
  paths: { paper: (page, transactionId) => `/bus/${pages[page]}/${transactionId}` },
  search: { words: ['bus'], load: () => import('./search-panel.tsx') },
  menu: [],
  requests: {
    kinds: busRequestKinds,
    asking: [],
    booking: { path: '/bus', title: 'title-bus', right: 'book' },
  },
  rules: () => import('#application/portal/bus/product-rules.ts'),
  view: () => import('./view.tsx'),
};
