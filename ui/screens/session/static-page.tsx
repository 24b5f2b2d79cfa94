/** A page of text that anyone may read. Its words are paragraphs under one id, with a heading where a line starts with #. */
import type { ReactNode } from 'react';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { useWords } from '#ui/design/words/words.ts';
import styles from './static-page.module.css';

export interface StaticPageProps {
  readonly title: string;
  /** Fluent ids of headings with their paragraphs, in order. */
  readonly sections: readonly { readonly heading?: string; readonly paragraphs: readonly string[] }[];
  readonly children?: ReactNode;
}

export function StaticPage({ title, sections, children }: StaticPageProps) {
  const words = useWords();
  const state = useStateOf(usePart(parts.configuration).state$);
  const names =
    state.kind === 'ready'
      ? {
          project: state.configuration.projectName,
          client: state.configuration.clientName || state.configuration.projectName,
        }
      : { project: '', client: '' };
  return (
    <article className={styles.page}>
      <h1>{words(title)}</h1>
      {sections.map(({ heading, paragraphs }) => (
        <section key={paragraphs.join()} className={styles.section}>
          {heading === undefined ? null : <h2>{words(heading)}</h2>}
          {paragraphs.map((id) => (
            <p key={id}>{words(id, names)}</p>
          ))}
        </section>
      ))}
      {children}
    </article>
  );
}
