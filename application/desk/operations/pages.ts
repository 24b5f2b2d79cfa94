/** Pages that anybody may read, as the house writes them. Part of the operations desk; NotPermitted without the right 'operate'. */
import type { PageTexts } from '#domain/session/page-text.ts';
import type { StaticPageName } from '#domain/session/static-pages.ts';
import type { Answer } from '../answer.ts';

export interface PageShown {
  readonly page: StaticPageName;
  readonly texts: PageTexts;
  /** Changes with each change; a change is made to the version that was looked at. */
  readonly version: string;
}

export interface PagesDesk {
  readonly pages: () => Answer<{ readonly pages: readonly PageShown[] }>;
  /**
   * Readers see it with their next look at the page. Invalid: `too-long` at `texts.en`, `texts.fr`, `texts.ar`;
   * `configuration-changed` at `version` where somebody else wrote something else meanwhile.
   */
  readonly setPage: (asked: PageShown) => Answer<PageShown>;
}
