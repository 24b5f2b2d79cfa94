/** The pages that anybody may read, as an operator writes them in three languages: shown as they would look before they are published. */
import { BehaviorSubject } from 'rxjs';
import { type Language, languages } from '#domain/people/language.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { checkPageTexts, type PageTexts } from '#domain/session/page-text.ts';
import { type StaticPageName, staticPages } from '#domain/session/static-pages.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { PageShown, PagesDesk } from '#application/desk/operations/pages.ts';
import { type Loadable, loading } from '../loadable.ts';
import type { Configuration } from '../session/configuration.ts';
import type { Session } from '../session/session.ts';

export interface WritingPages {
  readonly kept: readonly PageShown[];
  /** What is typed, of the pages that were changed. */
  readonly drafts: Readonly<Partial<Record<StaticPageName, PageTexts>>>;
}

export interface PageEditorState {
  readonly open: Loadable<WritingPages>;
  readonly page: StaticPageName;
  /** That the text is written in, whatever the language of the portal. */
  readonly language: Language;
  readonly violations: readonly Violation[];
  readonly busy: boolean;
  readonly saved: boolean;
  readonly failure?: DeskFailure | undefined;
}

const none: PageTexts = { en: '', fr: '', ar: '' };

export class PageEditor {
  readonly state$: BehaviorSubject<PageEditorState>;
  readonly #desk: PagesDesk;
  readonly #session: Pick<Session, 'ask'>;
  readonly #configuration: Pick<Configuration, 'refresh'>;

  constructor(
    desk: PagesDesk,
    session: Pick<Session, 'ask'>,
    configuration: Pick<Configuration, 'refresh'>,
    language: Language,
  ) {
    [this.#desk, this.#session, this.#configuration] = [desk, session, configuration];
    this.state$ = new BehaviorSubject<PageEditorState>({
      open: loading,
      page: staticPages[0],
      language,
      violations: [],
      busy: false,
      saved: false,
    });
  }

  /** What was typed and not saved stays. */
  async load(): Promise<void> {
    const { open } = this.state$.value;
    if (open.kind === 'ready' && Object.keys(open.value.drafts).length > 0) return;
    if (open.kind === 'failed') this.#next({ open: loading });
    const outcome = await this.#session.ask(this.#desk.pages());
    this.#next({
      open: outcome.kind === 'done' ? { kind: 'ready', value: { kept: outcome.value.pages, drafts: {} } } : outcome,
    });
  }

  show(change: Partial<Pick<PageEditorState, 'page' | 'language'>>): void {
    this.#next({ ...change, violations: [], saved: false, failure: undefined });
  }

  type(text: string): void {
    const { open, page, language, busy } = this.state$.value;
    if (open.kind !== 'ready' || busy) return;
    const texts = { ...textsOf(open.value, page), [language]: text };
    const drafts = isKept(open.value, page, texts)
      ? without(open.value, page)
      : { ...open.value.drafts, [page]: texts };
    const violations = checkPageTexts(texts, 'texts');
    this.#next({ open: { kind: 'ready', value: { ...open.value, drafts } }, violations, saved: false });
  }

  /** Of the page that is shown; and looks at what is there now. */
  discard(): void {
    const { open, page, busy } = this.state$.value;
    if (open.kind !== 'ready' || busy) return;
    this.#next({
      open: { kind: 'ready', value: { ...open.value, drafts: without(open.value, page) } },
      violations: [],
      failure: undefined,
    });
    void this.load();
  }

  /** Of the page that is shown. Sent again after a lost answer it changes nothing more. */
  async save(): Promise<void> {
    const { open, page, busy } = this.state$.value;
    if (open.kind !== 'ready' || busy) return;
    const texts = textsOf(open.value, page);
    const violations = checkPageTexts(texts, 'texts');
    this.#next({ violations, failure: undefined });
    if (violations.length > 0) return;
    this.#next({ busy: true });
    const version = open.value.kept.find((each) => each.page === page)?.version ?? '';
    const outcome = await this.#session.ask(this.#desk.setPage({ page, texts, version }));
    this.#next({ busy: false });
    if (outcome.kind !== 'done') return this.#next({ failure: outcome.failure });
    const { kept } = open.value;
    const value = {
      kept: kept.map((each) => (each.page === page ? outcome.value : each)),
      drafts: without(open.value, page),
    };
    this.#next({ open: { kind: 'ready', value }, saved: true });
    await this.#configuration.refresh();
  }

  #next(change: Partial<PageEditorState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

/** As typed, else as kept. */
export function textsOf({ kept, drafts }: WritingPages, wanted: StaticPageName): PageTexts {
  return drafts[wanted] ?? kept.find(({ page }) => page === wanted)?.texts ?? none;
}

function isKept({ kept }: WritingPages, wanted: StaticPageName, texts: PageTexts): boolean {
  const before = kept.find(({ page }) => page === wanted)?.texts ?? none;
  return languages.every((each) => before[each] === texts[each]);
}

function without({ drafts }: WritingPages, page: StaticPageName): WritingPages['drafts'] {
  const { [page]: _gone, ...others } = drafts;
  return others;
}
