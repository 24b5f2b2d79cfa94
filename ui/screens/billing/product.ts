/** Bills among the products of the portal: nobody searches for them, their forms stand in a group of the menu. */
import BedDouble from 'lucide-react/icons/bed-double';
import BusFront from 'lucide-react/icons/bus-front';
import CarFront from 'lucide-react/icons/car-front';
import Palmtree from 'lucide-react/icons/palmtree';
import Plane from 'lucide-react/icons/plane';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Ship from 'lucide-react/icons/ship';
import Stamp from 'lucide-react/icons/stamp';
import TrainFront from 'lucide-react/icons/train-front';
import { type BilledKind, billedKinds } from '#domain/billing/bill.ts';
import { billRequestKinds } from '#domain/billing/request.ts';
import type { PortalProduct, ProductPlace } from '#ui/booking/product-view.ts';

const icons: Readonly<Record<BilledKind, ProductPlace['icon']>> = {
  flight: Plane,
  hotel: BedDouble,
  bus: BusFront,
  train: TrainFront,
  insurance: ShieldCheck,
  visa: Stamp,
  holiday: Palmtree,
  cruise: Ship,
  cab: CarFront,
};

const place = (kind: BilledKind): ProductPlace => ({
  key: `${kind}-billing`,
  words: `shell-menu-${kind}-billing`,
  title: `title-billing-${kind}`,
  href: `/${kind}-billing`,
  icon: icons[kind],
  right: 'ticket',
  after: 'offline-billing',
  service: kind,
});

export const billing: PortalProduct = {
  product: 'billing',
  prefix: 'OB',
  icon: ReceiptText,
  words: 'shell-service-billing',
  href: '/flight-billing',
  title: 'title-billing-flight',
  paths: { paper: (page, transactionId) => `/billing/${page}/${transactionId}` },
  menu: billedKinds.map(place),
  requests: {
    kinds: billRequestKinds,
    asking: [],
    booking: { path: '/flight-billing', title: 'title-billing-flight', right: 'ticket' },
  },
  rules: () => import('#application/portal/billing/product-rules.ts'),
  view: () => import('./view.tsx'),
};
