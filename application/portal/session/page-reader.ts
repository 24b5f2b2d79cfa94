/** What the house wrote for a page that anybody may read: asked for where the configuration says that there is something. */
import { BehaviorSubject } from 'rxjs';
import type { Language } from '#domain/people/language.ts';
import type { PageText } from '#domain/session/page-text.ts';
import type { StaticPageName } from '#domain/session/static-pages.ts';
import type { SessionDesk } from '#application/desk/session.ts';
import { type Loadable, loading } from '../loadable.ts';
import type { Session } from './session.ts';

/** Of one page; `undefined` where the product's own words stand. */
export interface PageRead {
  readonly page: StaticPageName;
  readonly written: Loadable<PageText | undefined>;
}

export class PageReader {
  readonly state$ = new BehaviorSubject<PageRead | undefined>(undefined);
  readonly #desk: () => Promise<SessionDesk>;
  readonly #session: Pick<Session, 'ask'>;
  #asked = '';

  /** The desk is fetched when it is first asked something. */
  constructor(desk: () => Promise<SessionDesk>, session: Pick<Session, 'ask'>) {
    [this.#desk, this.#session] = [desk, session];
  }

  async read(page: StaticPageName, language: Language): Promise<void> {
    this.#asked = `${page} ${language}`;
    const { page: shown } = this.state$.value ?? {};
    // Of the same page what is there stays until it is there in the other language.
    if (shown !== page) this.state$.next({ page, written: loading });
    const asked = this.#asked;
    const desk = await this.#desk();
    const outcome = await this.#session.ask(desk.page({ page }));
    // Another page was opened meanwhile, or another language chosen.
    if (this.#asked !== asked) return;
    this.state$.next({
      page,
      written: outcome.kind === 'done' ? { kind: 'ready', value: outcome.value.written } : outcome,
    });
  }
}
