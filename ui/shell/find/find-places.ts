/** The screens that the palette leads to: those of the menus, and those that stand in no menu. */
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import Mail from 'lucide-react/icons/mail';
import Send from 'lucide-react/icons/send';
import Scale from 'lucide-react/icons/scale';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { NamedPlace } from '#application/portal/session/find-anything.ts';
import type { Product } from '#domain/booking/booking.ts';
import type { MenuPlace, PortalProduct } from '#ui/booking/product-view.ts';
import { paths } from '#ui/composition/paths.ts';
import type { May } from '#ui/composition/use-may.ts';
import type { IconShape } from '#ui/design/press/icon.tsx';
import type { Words } from '#ui/design/words/words.ts';
import { builtServices, menuPlacesFor } from '../frame/places.ts';

export interface PalettePlace extends NamedPlace {
  readonly href: string;
  readonly icon: IconShape;
}

/** What stands before and after the services and the menus. */
type Standing = Omit<MenuPlace, 'words'>;
const first: readonly Standing[] = [{ key: 'landing', title: 'title-landing', href: paths.landing, icon: House }];
const last: readonly Standing[] = [
  {
    key: 'sent-quotes',
    title: 'title-sent-quotes',
    href: `${paths.bookings}?quotes=1`,
    icon: Send,
    right: 'send-quotes',
  },
  { key: 'about-us', title: 'title-about-us', href: '/about-us', icon: Info },
  { key: 'contact-us', title: 'title-contact-us', href: '/contact-us', icon: Mail },
  { key: 'privacy-policy', title: 'title-privacy-policy', href: '/privacy-policy', icon: ShieldCheck },
  { key: 'terms-conditions', title: 'title-terms-conditions', href: '/terms-conditions', icon: Scale },
];

/** In the order in which they stand where nothing is typed. */
export function palettePlaces(
  products: readonly PortalProduct[],
  enabled: readonly Product[],
  may: May,
  words: Words,
): readonly PalettePlace[] {
  return [
    ...first.map(({ title, ...place }) => ({ ...place, label: words(title) })),
    ...builtServices(products, enabled).map(({ product: key, title, href, icon }) => ({
      key,
      label: words(title),
      href,
      icon,
    })),
    ...menuPlacesFor(products, enabled, may).map(({ key, title, href, icon }) => ({
      key,
      label: words(title),
      href,
      icon,
    })),
    ...last
      .filter(({ right }) => may(right))
      .map(({ title, right: _right, ...place }) => ({ ...place, label: words(title) })),
  ].map((place) => ({ ...place, also: words(`shell-find-also-${place.key}`) }));
}
