/** Trains among the products of the portal. */
import CalendarDays from 'lucide-react/icons/calendar-days';
import ListChecks from 'lucide-react/icons/list-checks';
import TrainFront from 'lucide-react/icons/train-front';
import { trainRequestKinds } from '#domain/train/request/request.ts';
import type { PaperPage, PortalProduct } from '#ui/booking/product-view.ts';

const pages: Readonly<Record<PaperPage, (transactionId: string) => string>> = {
  voucher: (transactionId) => `/train/ticket?booking=${transactionId}`,
  invoice: (transactionId) => `/train/agent-invoice/${transactionId}`,
  'customer-invoice': (transactionId) => `/train/customer-invoice/${transactionId}`,
  'refund-receipt': (transactionId) => `/train/${transactionId}/credit-note`,
};

export const train: PortalProduct = {
  product: 'train',
  prefix: 'TR',
  icon: TrainFront,
  words: 'shell-service-train',
  href: '/train/search',
  title: 'title-train',
  paths: { paper: (page, transactionId) => pages[page](transactionId) },
  menu: [
    {
      after: 'manage-booking',
      key: 'train-pnr-status',
      words: 'title-train-pnr-status',
      title: 'title-train-pnr-status',
      href: '/train/pnr-status',
      icon: ListChecks,
      right: 'bookings',
    },
    {
      after: 'hold-queues',
      key: 'train-calendar',
      words: 'title-train-calendar',
      title: 'title-train-calendar',
      href: '/train/passenger-calendar',
      icon: CalendarDays,
      right: 'bookings',
    },
  ],
  requests: {
    kinds: trainRequestKinds,
    asking: [],
    booking: { path: '/train/search', title: 'title-train', right: 'book' },
  },
  rules: () => import('#application/portal/train/product-rules.ts'),
  view: () => import('./view.tsx'),
};
