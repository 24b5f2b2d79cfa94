/** Where the header leads: the services that this portal has, and the groups of the profile menu. */
import BookOpenText from 'lucide-react/icons/book-open-text';
import Luggage from 'lucide-react/icons/luggage';
import Plane from 'lucide-react/icons/plane';
import UserRound from 'lucide-react/icons/user-round';
import type { Product } from '#domain/booking/booking.ts';
import type { IconShape } from '../design/icon.tsx';
import type { MenuGroup } from '../design/menu.tsx';
import type { Words } from '../design/words.ts';

export interface Service {
  readonly key: Product;
  /** Fluent id. */
  readonly words: string;
  readonly href: string;
  readonly icon: IconShape;
}

const services: readonly Service[] = [{ key: 'flight', words: 'shell-service-flight', href: '/flight', icon: Plane }];

export function builtServices(enabled: readonly Product[]): readonly Service[] {
  return services.filter(({ key }) => enabled.includes(key));
}

/** The service whose entry is highlighted on a path: flight where the path is of none. */
export function activeServiceOf(path: string): Product {
  const [, first = ''] = path.split('/');
  return services.find(({ key }) => key === first)?.key ?? 'flight';
}

interface Place {
  readonly key: string;
  readonly words: string;
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
      { key: 'my-bookings', words: 'shell-menu-my-bookings', href: '/my-bookings', icon: Luggage, right: 'bookings' },
      { key: 'ledger', words: 'shell-menu-ledger', href: '/profile/ledger', icon: BookOpenText, right: 'ledger' },
    ],
  },
  {
    key: 'profile',
    words: 'shell-menu-profile',
    places: [{ key: 'profile', words: 'shell-menu-my-profile', href: '/profile', icon: UserRound }],
  },
];

/** `rights` undefined: not known yet, everything shows; the back office refuses what is not allowed. */
export function menuGroupsFor(rights: readonly string[] | undefined, words: Words): readonly MenuGroup[] {
  const allowed = ({ right }: Place) => right === undefined || rights === undefined || rights.includes(right);
  return menu
    .map(({ key, words: id, places }) => ({
      key,
      label: words(id),
      items: places
        .filter(allowed)
        .map((place) => ({ key: place.key, label: words(place.words), href: place.href, icon: place.icon })),
    }))
    .filter(({ items }) => items.length > 0);
}
