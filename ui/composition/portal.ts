/**
 * The portal's one composition root: which adapter serves which port, which use case serves which screen. What every
 * page needs is bound here; an area's own use cases come with the area's first screen.
 */
import 'reflect-metadata/lite';
import { Container } from 'inversify';
import type { ContainerModule } from 'inversify';
import { deviceMemory } from '#application/portal/session/auth.ts';
import { Configuration } from '#application/portal/session/configuration.ts';
import { Language } from '#application/portal/session/language.ts';
import { LoginForm } from '#application/portal/session/login-form.ts';
import { Session } from '#application/portal/session/session.ts';
import { browserClock, browserDownloads, browserRequestIds, browserVisibility } from '#infrastructure/portal/browser-machine.ts';
import { webShelf } from '#infrastructure/portal/web-shelf.ts';
import { wireDesk } from '#infrastructure/portal/wire-desk.ts';
import { parts } from './parts.ts';

export type Area = 'shell' | 'flight' | 'booking' | 'account';

const areaModules: Readonly<Record<Area, () => Promise<{ readonly area: ContainerModule }>>> = {
  shell: () => import('./areas/shell.ts'),
  flight: () => import('./areas/flight.ts'),
  booking: () => import('./areas/booking.ts'),
  account: () => import('./areas/account.ts'),
};

export class Portal {
  readonly #container: Container;
  readonly #areas = new Map<Area, Promise<void>>();

  /** `base` is the address of the back office, empty for the page's own. */
  constructor(base: string) {
    const container = new Container({ defaultScope: 'Singleton' });
    container.bind(parts.clock).toConstantValue(browserClock);
    container.bind(parts.requestIds).toConstantValue(browserRequestIds);
    container.bind(parts.downloads).toConstantValue(browserDownloads);
    container.bind(parts.visibility).toConstantValue(browserVisibility);
    container.bind(parts.deviceShelf).toConstantValue(webShelf(window, 'localStorage'));
    container.bind(parts.tabShelf).toConstantValue(webShelf(window, 'sessionStorage'));
    container.bind(parts.memory).toResolvedValue(deviceMemory, [parts.deviceShelf]).inSingletonScope();
    container.bind(parts.language).toResolvedValue((memory) => new Language(memory), [parts.memory]).inSingletonScope();
    const configured = () => {
      const state = container.get(parts.configuration).state$.value;
      return state.kind === 'ready' ? state.configuration : undefined;
    };
    container
      .bind(parts.desk)
      .toConstantValue(
        wireDesk({
          base,
          token: () => container.get(parts.session).token(),
          language: () => container.get(parts.language).state$.value,
          agentId: () => {
            const state = container.get(parts.session).state$.value;
            return state.kind === 'signed-in' ? state.auth.identity.agentId : undefined;
          },
          accountCurrency: () => configured()?.currency,
          outgoingKey: () => configured()?.outgoing,
        }),
      );
    container
      .bind(parts.session)
      .toResolvedValue((desk, memory) => new Session(desk.session, memory), [parts.desk, parts.memory])
      .inSingletonScope();
    container.bind(parts.loginForm).toResolvedValue((session) => new LoginForm(session), [parts.session]).inSingletonScope();
    container
      .bind(parts.configuration)
      .toResolvedValue((desk, memory) => new Configuration(desk.configuration, memory), [parts.desk, parts.memory])
      .inSingletonScope();
    this.#container = container;
  }

  get<A>(wanted: Parameters<typeof Container.prototype.get<A>>[0]): A {
    return this.#container.get<A>(wanted);
  }

  /** Brings an area's use cases; once, however often it is asked for. A failed load may be tried again. */
  load(area: Area): Promise<void> {
    const already = this.#areas.get(area);
    if (already) return already;
    const coming = areaModules[area]()
      .then((module) => this.#container.load(module.area))
      .catch((error: unknown) => {
        this.#areas.delete(area);
        throw error;
      });
    this.#areas.set(area, coming);
    return coming;
  }
}
