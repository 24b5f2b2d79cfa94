/** Where the header leads: the services that this portal has, and the groups of the profile menu, with what products add. */
import Accessibility from 'lucide-react/icons/accessibility';
import Archive from 'lucide-react/icons/archive';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Building2 from 'lucide-react/icons/building-2';
import ChartColumn from 'lucide-react/icons/chart-column';
import BookOpenText from 'lucide-react/icons/book-open-text';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import FilePenLine from 'lucide-react/icons/file-pen-line';
import Gift from 'lucide-react/icons/gift';
import HandCoins from 'lucide-react/icons/hand-coins';
import Inbox from 'lucide-react/icons/inbox';
import Landmark from 'lucide-react/icons/landmark';
import Link from 'lucide-react/icons/link';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Luggage from 'lucide-react/icons/luggage';
import Percent from 'lucide-react/icons/percent';
import Timer from 'lucide-react/icons/timer';
import UserCheck from 'lucide-react/icons/user-check';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import type { Product } from '#domain/booking/booking.ts';
import type { MenuPlace, PortalProduct } from '#ui/booking/product-view.ts';
import { paths } from '#ui/composition/paths.ts';
import type { May } from '#ui/composition/use-may.ts';
import type { MenuGroup } from '#ui/design/choice/menu.tsx';
import type { Words } from '#ui/design/words/words.ts';

/** The products that this portal sells, and the tenant has. */
export function builtServices(
  products: readonly PortalProduct[],
  enabled: readonly Product[],
): readonly PortalProduct[] {
  return products.filter(({ product }) => enabled.includes(product));
}

/** Of these the header's tabs, and what stands behind More. */
export function headerTabs(services: readonly PortalProduct[]): {
  readonly tabs: readonly PortalProduct[];
  readonly more: readonly PortalProduct[];
} {
  return {
    tabs: services.filter(({ tab }) => tab !== undefined).toSorted((one, other) => Number(one.tab) - Number(other.tab)),
    more: services.filter(({ tab }) => tab === undefined),
  };
}

/** The service whose entry is highlighted on a path: the first where the path is of none. */
export function activeServiceOf(products: readonly PortalProduct[], path: string): Product | undefined {
  const [, first = ''] = path.split('/');
  return (products.find(({ product }) => product === first) ?? products[0])?.product;
}

const menu: readonly { readonly key: string; readonly words: string; readonly places: readonly MenuPlace[] }[] = [
  {
    key: 'accounts',
    words: 'shell-menu-accounts',
    places: [
      {
        key: 'my-bookings',
        words: 'shell-menu-my-bookings',
        title: 'title-my-bookings',
        href: paths.bookings,
        icon: Luggage,
        right: 'bookings',
        bar: 'shell-bar-bookings',
      },
      {
        key: 'balance-upload',
        words: 'shell-menu-balance-upload',
        title: 'title-online-payment',
        href: paths.balanceUpload,
        icon: Wallet,
        right: 'deposit',
      },
      {
        key: 'make-payment',
        words: 'shell-menu-make-payment',
        title: 'title-offline-payment',
        href: paths.makePayment,
        icon: Landmark,
        right: 'deposit',
      },
      {
        key: 'payment-links',
        words: 'title-payment-links',
        title: 'title-payment-links',
        href: paths.paymentLinks,
        icon: Link,
        right: 'deposit',
      },
      {
        key: 'manage-booking',
        words: 'shell-menu-manage-booking',
        title: 'title-manage-booking',
        href: paths.findBooking,
        icon: FilePenLine,
        right: 'bookings',
      },
      {
        key: 'hold-queues',
        words: 'shell-menu-hold-queues',
        title: 'title-hold-queues',
        href: paths.holds,
        icon: Timer,
        right: 'bookings',
        bar: 'shell-bar-holds',
      },
      {
        key: 'requests',
        words: 'shell-menu-self-trips',
        title: 'title-self-trips',
        href: paths.requests,
        icon: Inbox,
        right: 'bookings',
      },
      {
        key: 'operations',
        words: 'shell-menu-operations',
        title: 'title-operations',
        href: paths.operations,
        icon: ClipboardCheck,
        right: 'operate',
      },
      {
        key: 'offline-ssr',
        words: 'shell-menu-offline-ssr',
        title: 'title-offline-ssr',
        href: paths.bookingRequest,
        icon: Accessibility,
        right: 'book',
      },
      {
        key: 'ledger',
        words: 'shell-menu-ledger',
        title: 'title-ledger',
        href: paths.ledger,
        icon: BookOpenText,
        right: 'ledger',
      },
      {
        key: 'sale-summary',
        words: 'shell-menu-sale-summary',
        title: 'title-sale-summary',
        href: paths.sales,
        icon: ChartColumn,
        right: 'bookings',
      },
      {
        key: 'commissions',
        words: 'shell-menu-commissions',
        title: 'title-commissions',
        href: paths.commissions,
        icon: HandCoins,
        right: 'ledger',
        besides: 'see-net-fares',
      },
      {
        key: 'rewards',
        words: 'shell-menu-rewards',
        title: 'title-rewards',
        href: paths.rewards,
        icon: Gift,
        right: 'balance',
      },
    ],
  },
  {
    key: 'profile',
    words: 'shell-menu-profile',
    places: [
      { key: 'profile', words: 'shell-menu-my-profile', title: 'title-profile', href: '/profile', icon: UserRound },
      {
        key: 'update-profile',
        words: 'shell-menu-update-profile',
        title: 'title-edit-profile',
        href: '/profile/edit-profile',
        icon: UserRoundPen,
      },
      {
        key: 'staff',
        words: 'shell-menu-staff',
        title: 'title-staff',
        href: '/staff',
        icon: Users,
        right: 'manage-staff',
      },
      { key: 'support', words: 'shell-menu-support', title: 'title-support', href: paths.support, icon: LifeBuoy },
      {
        key: 'online-cart',
        words: 'shell-menu-online-cart',
        title: 'title-cart',
        href: paths.cart,
        icon: ShoppingCart,
        right: 'book',
      },
      {
        key: 'cart-booking',
        words: 'shell-menu-cart-booking',
        title: 'title-cart-offline',
        href: paths.cartOffline,
        icon: Archive,
        right: 'book',
      },
      {
        key: 'corporate',
        words: 'shell-menu-corporate',
        title: 'title-corporate',
        href: '/corporate',
        icon: Building2,
        right: 'manage-staff',
      },
      {
        key: 'approvals',
        words: 'shell-menu-approvals',
        title: 'title-approvals',
        href: '/approvals',
        icon: UserCheck,
        right: 'book',
      },
      {
        key: 'agent-markup',
        words: 'shell-menu-agent-markup',
        title: 'title-agent-markup',
        href: '/agent-markup',
        icon: Percent,
        right: 'price-rules',
      },
    ],
  },
  { key: 'offline-billing', words: 'shell-menu-offline-billing', places: [] },
];

/**
 * The groups, each begun by the places that products set into it, each place followed by those that they set after it; without
 * those that are for a service which is not sold.
 */
function menuOf(products: readonly PortalProduct[], enabled: readonly Product[]) {
  const own = products
    .flatMap(({ menu: places }) => places)
    .filter(({ service }) => service === undefined || enabled.includes(service));
  const withOwn = (place: MenuPlace): readonly MenuPlace[] => [
    place,
    ...own.filter(({ after }) => after === place.key),
  ];
  return menu.map((group) => ({
    ...group,
    places: [...own.filter(({ after }) => after === group.key), ...group.places.flatMap(withOwn)],
  }));
}

export function menuGroupsFor(
  products: readonly PortalProduct[],
  enabled: readonly Product[],
  may: May,
  words: Words,
): readonly MenuGroup[] {
  return menuOf(products, enabled)
    .map(({ key, words: id, places }) => ({
      key,
      label: words(id),
      items: places
        .filter(({ right, besides }) => may(right) && may(besides))
        .map((place) => ({ key: place.key, label: words(place.words), href: place.href, icon: place.icon })),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The places of the profile menu, without its groups. */
export function menuPlacesFor(
  products: readonly PortalProduct[],
  enabled: readonly Product[],
  may: May,
): readonly MenuPlace[] {
  return menuOf(products, enabled)
    .flatMap(({ places }) => places)
    .filter(({ right, besides }) => may(right) && may(besides));
}

/** Those that stand in the header itself. An operator works on all agencies, whose bookings and holds stand in none of them. */
export function barPlacesFor(
  products: readonly PortalProduct[],
  enabled: readonly Product[],
  may: May,
): readonly (MenuPlace & { readonly bar: string })[] {
  if (may('operate')) return [];
  return menuPlacesFor(products, enabled, may).flatMap((place) =>
    place.bar === undefined ? [] : [{ ...place, bar: place.bar }],
  );
}
