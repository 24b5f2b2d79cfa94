/** The portal's own composition over a desk that a test gives, at a moment that stands, with somebody logged in. */
import { ContainerModule } from 'inversify';
import type { Desk } from '#application/desk/desk.ts';
import type { ConfigSetting, UserDetails } from '#application/desk/session.ts';
import { deviceMemory } from '#application/portal/session/auth.ts';
import type { Language } from '#domain/people/language.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import {
  browserClock,
  browserDownloads,
  browserRequestIds,
  browserVisibility,
} from '#infrastructure/portal/browser-machine.ts';
import { consoleLog } from '#infrastructure/portal/console-log.ts';
import { webShelf } from '#infrastructure/portal/web-shelf.ts';
import { areaModules } from '#ui/composition/area-modules.ts';
import { parts } from '#ui/composition/parts.ts';
import { PortalProducts } from '#ui/composition/portal-products.ts';
import { Portal } from '#ui/composition/portal.ts';
import type { PortalProduct } from '#ui/booking/product-view.ts';

export interface CannedPortal {
  readonly desk: Desk;
  readonly now: Instant;
  readonly language: Language;
  /** Nobody is logged in where absent. */
  readonly user?: UserDetails | undefined;
  readonly settings?: readonly ConfigSetting[];
  /** The portal's own where absent. */
  readonly products?: readonly [PortalProduct, ...PortalProduct[]];
}

/** Over empty storage: nothing of a portal before is left. */
export async function cannedPortal(canned: CannedPortal): Promise<Portal> {
  const { desk, now, language, user, settings = [], products } = canned;
  localStorage.clear();
  sessionStorage.clear();
  const memory = deviceMemory(webShelf(window, 'localStorage'));
  memory.language.write(language);
  if (user !== undefined) {
    memory.auth.write({ token: 'token', identity: user, mustChangePassword: false });
    memory.userProfile.write(user);
  }
  const clock = { ...browserClock, now: () => now, todayIn: (zone: string) => dateIn(now, zone) };
  const area = new ContainerModule(({ bind }) => {
    bind(parts.clock).toConstantValue(clock);
    bind(parts.requestIds).toConstantValue(browserRequestIds);
    bind(parts.log).toConstantValue(consoleLog);
    bind(parts.downloads).toConstantValue(browserDownloads);
    bind(parts.visibility).toConstantValue(browserVisibility);
    bind(parts.desk).toConstantValue(desk);
  });
  const portal = new Portal(
    '',
    { read: () => Promise.resolve({ settings }) },
    { ...areaModules, desk: () => Promise.resolve({ area }), shell: () => shellWith(products) },
  );
  await portal.get(parts.configuration).load();
  return portal;
}

async function shellWith(products: CannedPortal['products']): ReturnType<typeof areaModules.shell> {
  const { area } = await areaModules.shell();
  if (products === undefined) return { area };
  const others = new ContainerModule((binding) => {
    void area.load(binding);
    binding.rebind(parts.products).toConstantValue(new PortalProducts(products));
  });
  return { area: others };
}
