/** Hotels among the products of the portal. */
import BedDouble from 'lucide-react/icons/bed-double';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { hotelRequestKinds } from '#domain/hotel/request/request.ts';
import type { PaperPage, PortalProduct } from '#ui/booking/product-view.ts';

const pages: Readonly<Record<PaperPage, string>> = {
  voucher: 'voucher',
  invoice: 'invoice',
  'customer-invoice': 'customer-invoice',
  'refund-receipt': 'refund-receipt',
};

export const hotel: PortalProduct = {
  product: 'hotel',
  prefix: 'HT',
  icon: BedDouble,
  words: 'shell-service-hotel',
  tab: 2,
  href: '/hotel',
  title: 'title-hotel',
  paths: { paper: (page, transactionId) => `/hotel/${pages[page]}/${transactionId}` },
  search: { words: ['hotel'], load: () => import('./search-panel.tsx') },
  menu: [
    {
      after: 'hold-queues',
      key: 'hotel-calendar',
      words: 'title-hotel-calendar',
      title: 'title-hotel-calendar',
      href: '/hotel/booking-calendar',
      icon: CalendarDays,
      right: 'bookings',
    },
  ],
  requests: {
    kinds: hotelRequestKinds,
    asking: [],
    booking: { path: '/hotel', title: 'title-hotel', right: 'book' },
  },
  rules: () => import('#application/portal/hotel/product-rules.ts'),
  view: () => import('./view.tsx'),
};
