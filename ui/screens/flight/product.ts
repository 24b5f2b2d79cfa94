/** Flights among the products of the portal. */
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileInput from 'lucide-react/icons/file-input';
import Plane from 'lucide-react/icons/plane';
import UsersRound from 'lucide-react/icons/users-round';
import { flightRequestKinds } from '#domain/flight/request/request.ts';
import { quoteReferenceIn } from '#domain/flight/quote/quote-reference.ts';
import type { PaperPage, PortalProduct } from '#ui/booking/product-view.ts';

const pages: Readonly<Record<PaperPage, string>> = {
  voucher: 'ticket',
  invoice: 'invoice',
  'customer-invoice': 'customer-invoice',
  'refund-receipt': 'refund-receipt',
};

export const flight: PortalProduct = {
  product: 'flight',
  prefix: 'FL',
  icon: Plane,
  words: 'shell-service-flight',
  tab: 1,
  href: '/flight',
  title: 'title-flight',
  paths: { paper: (page, transactionId) => `/flight/${pages[page]}/${transactionId}` },
  menu: [
    {
      after: 'hold-queues',
      key: 'passengers',
      words: 'shell-menu-passengers',
      title: 'title-passenger-calendar',
      href: '/flight/passenger-calendar',
      icon: CalendarDays,
      right: 'bookings',
    },
    {
      after: 'make-payment',
      key: 'import-pnr',
      words: 'shell-menu-import-pnr',
      title: 'title-import-pnr',
      href: '/import-pnr',
      icon: FileInput,
      right: 'import',
      bar: 'shell-bar-import',
      service: 'flight',
    },
    {
      after: 'operations',
      key: 'agent-support',
      words: 'shell-menu-agent-support',
      title: 'title-agent-support',
      href: '/flight/agent-support',
      icon: UsersRound,
      right: 'book',
      service: 'flight',
    },
  ],
  requests: {
    kinds: flightRequestKinds,
    asking: [
      { path: '/flight/offline-ssr-booking', title: 'title-offline-ssr' },
      { path: '/flight/agent-support', title: 'title-agent-support', sells: true },
    ],
    booking: { path: '/import-pnr', title: 'title-import-pnr', right: 'import' },
  },
  rules: () => import('#application/portal/flight/product-rules.ts'),
  view: () => import('./view.tsx'),
  sentQuotes: () => import('./quote/sent-quotes-slot.tsx'),
  sentQuoteNamed: quoteReferenceIn,
};
