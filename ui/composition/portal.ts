/**
 * The portal's one composition root: which adapter serves which port, which use case serves which screen. What every
 * page needs is bound here; an area's own use cases come with the area's first screen.
 */
import 'reflect-metadata/lite';
import { Container } from 'inversify';
import type { Desk } from '#application/desk/desk.ts';
import { deviceMemory } from '#application/portal/session/auth.ts';
import type { ConfigurationSource } from '#application/portal/ports/configuration-source.ts';
import { Configuration } from '#application/portal/session/configuration.ts';
import { endedSession } from '#application/portal/session/ended-session.ts';
import { Language } from '#application/portal/session/language.ts';
import { LoginForm } from '#application/portal/session/login-form.ts';
import { PageReader } from '#application/portal/session/page-reader.ts';
import { Session } from '#application/portal/session/session.ts';
import { webShelf } from '#infrastructure/portal/web-shelf.ts';
import type { Area } from './area.ts';
import { areaModules } from './area-modules.ts';
import { parts } from './parts.ts';

export class Portal {
  readonly #container: Container;
  readonly #modules: typeof areaModules;
  readonly #areas = new Map<Area, Promise<void>>();

  /** `base` is the address of the back office, empty for the page's own; `modules` bind the use cases of each area. */
  constructor(base: string, configuration: ConfigurationSource, modules = areaModules) {
    this.#modules = modules;
    const container = new Container({ defaultScope: 'Singleton' });
    container.bind(parts.base).toConstantValue(base);
    container.bind(parts.deviceShelf).toConstantValue(webShelf(window, 'localStorage'));
    container.bind(parts.tabShelf).toConstantValue(webShelf(window, 'sessionStorage'));
    container.bind(parts.endedSession).toResolvedValue(endedSession, [parts.tabShelf]).inSingletonScope();
    container.bind(parts.memory).toResolvedValue(deviceMemory, [parts.deviceShelf]).inSingletonScope();
    container
      .bind(parts.language)
      .toResolvedValue((memory) => new Language(memory), [parts.memory])
      .inSingletonScope();
    container
      .bind(parts.session)
      .toResolvedValue((memory) => new Session(async () => (await this.desk()).session, memory), [parts.memory])
      .inSingletonScope();
    container
      .bind(parts.pageReader)
      .toResolvedValue((session) => new PageReader(async () => (await this.desk()).session, session), [parts.session])
      .inSingletonScope();
    container
      .bind(parts.loginForm)
      .toResolvedValue((session) => new LoginForm(session), [parts.session])
      .inSingletonScope();
    container
      .bind(parts.configuration)
      .toResolvedValue((memory) => new Configuration(configuration, memory), [parts.memory])
      .inSingletonScope();
    this.#container = container;
  }

  get<A>(wanted: Parameters<typeof Container.prototype.get<A>>[0]): A {
    return this.#container.get<A>(wanted);
  }

  /** The desk over the wire; loaded when it is first wanted, or ahead of that when there is nothing better to do. */
  async desk(): Promise<Desk> {
    await this.load('desk');
    return this.#container.get(parts.desk);
  }

  /** Brings an area's use cases; once, however often it is asked for. A failed load may be tried again. */
  load(area: Area): Promise<void> {
    const already = this.#areas.get(area);
    if (already) return already;
    const coming = Promise.all([this.#modules[area](), area === 'desk' ? undefined : this.load('desk')])
      .then(([module]) => this.#container.load(module.area))
      .catch((error: unknown) => {
        this.#areas.delete(area);
        throw error;
      });
    this.#areas.set(area, coming);
    return coming;
  }
}
