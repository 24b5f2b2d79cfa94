/** Where the header leads: the services that this portal has, and the groups of the profile menu. */
import Accessibility from 'lucide-react/icons/accessibility';
import BookOpenText from 'lucide-react/icons/book-open-text';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileInput from 'lucide-react/icons/file-input';
import FilePenLine from 'lucide-react/icons/file-pen-line';
import Inbox from 'lucide-react/icons/inbox';
import Luggage from 'lucide-react/icons/luggage';
import Percent from 'lucide-react/icons/percent';
import Plane from 'lucide-react/icons/plane';
import Timer from 'lucide-react/icons/timer';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import type { Product } from '#domain/booking/booking.ts';
import type { IconShape } from '#ui/design/press/icon.tsx';
import type { MenuGroup } from '#ui/design/choice/menu.tsx';
import type { Words } from '#ui/design/words/words.ts';

export interface Service {
  readonly key: Product;
  /** Fluent id. */
  readonly words: string;
  /** Fluent id of its screen's title. */
  readonly title: string;
  readonly href: string;
  readonly icon: IconShape;
}

const services: readonly Service[] = [
  { key: 'flight', words: 'shell-service-flight', title: 'title-flight', href: '/flight', icon: Plane },
];

export function builtServices(enabled: readonly Product[]): readonly Service[] {
  return services.filter(({ key }) => enabled.includes(key));
}

/** The service whose entry is highlighted on a path: flight where the path is of none. */
export function activeServiceOf(path: string): Product {
  const [, first = ''] = path.split('/');
  return services.find(({ key }) => key === first)?.key ?? 'flight';
}

export interface Place {
  readonly key: string;
  readonly words: string;
  readonly title: string;
  readonly href: string;
  readonly icon: IconShape;
  /** Shown only to those who have this right. */
  readonly right?: string;
}

const menu: readonly { readonly key: string; readonly words: string; readonly places: readonly Place[] }[] = [
  {
    key: 'accounts',
    words: 'shell-menu-accounts',
    places: [
      {
        key: 'my-bookings',
        words: 'shell-menu-my-bookings',
        title: 'title-my-bookings',
        href: '/my-bookings',
        icon: Luggage,
        right: 'bookings',
      },
      {
        key: 'manage-booking',
        words: 'shell-menu-manage-booking',
        title: 'title-manage-booking',
        href: '/my-bookings/manage',
        icon: FilePenLine,
        right: 'bookings',
      },
      {
        key: 'hold-queues',
        words: 'shell-menu-hold-queues',
        title: 'title-hold-queues',
        href: '/flight/hold-queues',
        icon: Timer,
        right: 'bookings',
      },
      {
        key: 'passengers',
        words: 'shell-menu-passengers',
        title: 'title-passenger-calendar',
        href: '/flight/passenger-calendar',
        icon: CalendarDays,
        right: 'bookings',
      },
      {
        key: 'requests',
        words: 'shell-menu-requests',
        title: 'title-requests',
        href: '/self-trip-queues',
        icon: Inbox,
        right: 'bookings',
      },
      {
        key: 'agent-support',
        words: 'shell-menu-agent-support',
        title: 'title-agent-support',
        href: '/flight/agent-support',
        icon: UsersRound,
        right: 'book',
      },
      {
        key: 'offline-ssr',
        words: 'shell-menu-offline-ssr',
        title: 'title-offline-ssr',
        href: '/flight/offline-ssr-booking',
        icon: Accessibility,
        right: 'book',
      },
      {
        key: 'ledger',
        words: 'shell-menu-ledger',
        title: 'title-ledger',
        href: '/profile/ledger',
        icon: BookOpenText,
        right: 'ledger',
      },
      {
        key: 'import-pnr',
        words: 'shell-menu-import-pnr',
        title: 'title-import-pnr',
        href: '/import-pnr',
        icon: FileInput,
        right: 'book',
      },
    ],
  },
  {
    key: 'profile',
    words: 'shell-menu-profile',
    places: [
      { key: 'profile', words: 'shell-menu-my-profile', title: 'title-profile', href: '/profile', icon: UserRound },
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
];

/** `rights` undefined: not known yet, everything shows; the back office refuses what is not allowed. */
export function menuGroupsFor(rights: readonly string[] | undefined, words: Words): readonly MenuGroup[] {
  return menu
    .map(({ key, words: id, places }) => ({
      key,
      label: words(id),
      items: places
        .filter((place) => isAllowed(place, rights))
        .map((place) => ({ key: place.key, label: words(place.words), href: place.href, icon: place.icon })),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The places of the profile menu, without its groups. */
export function menuPlacesFor(rights: readonly string[] | undefined): readonly Place[] {
  return menu.flatMap(({ places }) => places).filter((place) => isAllowed(place, rights));
}

function isAllowed({ right }: Place, rights: readonly string[] | undefined): boolean {
  return right === undefined || rights === undefined || rights.includes(right);
}
