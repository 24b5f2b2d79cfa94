/** A page of text that anyone may read. Its words are paragraphs under one id, with a heading where a line starts with #. */
import { type ReactNode, useEffect } from 'react';
import type { StaticPageName } from '#domain/session/static-pages.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Skeleton, SkeletonGroup } from '#ui/design/data/skeleton.tsx';
import { PageText } from '#ui/design/words/page-text.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { usePageNames } from '#ui/shell/words/page-names.ts';
import styles from './static-page.module.css';

export interface StaticPageProps {
  readonly page: StaticPageName;
  /** Fluent ids of headings with their paragraphs, in order. */
  readonly sections: readonly { readonly heading?: string; readonly paragraphs: readonly string[] }[];
  readonly children?: ReactNode;
}

export function StaticPage({ page, sections, children }: StaticPageProps) {
  const words = useWords();
  const state = useStateOf(usePart(parts.configuration).state$);
  const isWritten = state.kind === 'ready' && state.configuration.writtenPages.includes(page);
  return (
    <article className={styles.page}>
      <h1>{words(`title-${page}`)}</h1>
      {isWritten ? <Written page={page} sections={sections} /> : <Standard sections={sections} />}
      {children}
    </article>
  );
}

/** What the house wrote; where it cannot be had, the product's own words say more than a failure. */
function Written({ page, sections }: Pick<StaticPageProps, 'page' | 'sections'>) {
  const reader = usePart(parts.pageReader);
  const read = useStateOf(reader.state$);
  const names = usePageNames(usePart(parts.configuration));
  const { language } = useLanguage();
  // Asked again where another language is chosen.
  useEffect(() => void reader.read(page, language), [reader, page, language]);
  const written = read?.page === page ? read.written : undefined;
  if (written === undefined || written.kind === 'loading') return <Waiting />;
  return written.kind === 'ready' && written.value !== undefined ? (
    <PageText text={written.value.text} language={written.value.language} names={names} />
  ) : (
    <Standard sections={sections} />
  );
}

function Waiting() {
  return (
    <SkeletonGroup>
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <Skeleton key={line} height="26px" />
      ))}
    </SkeletonGroup>
  );
}

function Standard({ sections }: Pick<StaticPageProps, 'sections'>) {
  const words = useWords();
  const { portal: project, business: client } = usePageNames(usePart(parts.configuration));
  return sections.map(({ heading, paragraphs }) => (
    <section key={paragraphs.join()} className={styles.section}>
      {heading === undefined ? null : <h2>{words(heading)}</h2>}
      {paragraphs.map((id) => (
        <p key={id}>{words(id, { project, client })}</p>
      ))}
    </section>
  ));
}
