/** Bills among the products of the portal: nobody searches for them, their forms stand in a group of the menu. */
import BedDouble from 'lucide-react/icons/bed-double';
import Plane from 'lucide-react/icons/plane';
import ReceiptText from 'lucide-react/icons/receipt-text';
import TrainFront from 'lucide-react/icons/train-front';
import { billRequestKinds } from '#domain/billing/request.ts';
import type { PortalProduct, ProductPlace } from '#ui/booking/product-view.ts';

const place = (kind: 'flight' | 'hotel' | 'train', icon: ProductPlace['icon']): ProductPlace => ({
  key: `${kind}-billing`,
  words: `shell-menu-${kind}-billing`,
  title: `title-billing-${kind}`,
  href: `/${kind}-billing`,
  icon,
  right: 'ticket',
  after: 'offline-billing',
});

export const billing: PortalProduct = {
  product: 'billing',
  prefix: 'OB',
  icon: ReceiptText,
  words: 'shell-service-billing',
  href: '/flight-billing',
  title: 'title-billing-flight',
  paths: { paper: (page, transactionId) => `/billing/${page}/${transactionId}` },
  menu: [place('flight', Plane), place('hotel', BedDouble), place('train', TrainFront)],
  requests: {
    kinds: billRequestKinds,
    asking: [],
    booking: { path: '/flight-billing', title: 'title-billing-flight', right: 'ticket' },
  },
  rules: () => import('#application/portal/billing/product-rules.ts'),
  view: () => import('./view.tsx'),
};
