/** Cabs among the products of the portal. */
import CarFront from 'lucide-react/icons/car-front';
import { cabRequestKinds } from '#domain/cab/request/request.ts';
import type { PaperPage, PortalProduct } from '#ui/booking/product-view.ts';

const pages: Readonly<Record<PaperPage, string>> = {
  voucher: 'voucher',
  invoice: 'invoice',
  'customer-invoice': 'customer-invoice',
  'refund-receipt': 'refund-receipt',
};

export const cab: PortalProduct = {
  product: 'cab',
  prefix: 'CB',
  icon: CarFront,
  words: 'shell-service-cab',
  href: '/cab',
  title: 'title-cab',
  paths: { paper: (page, transactionId) => `/cab/${pages[page]}/${transactionId}` },
  menu: [],
  addOns: () => import('./add-on.ts'),
  requests: {
    kinds: cabRequestKinds,
    asking: [],
    booking: { path: '/cab', title: 'title-cab', right: 'book' },
  },
  rules: () => import('#application/portal/cab/product-rules.ts'),
  view: () => import('./view.tsx'),
};
