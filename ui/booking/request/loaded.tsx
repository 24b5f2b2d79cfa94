/** What a section lists: a skeleton until it is there, and where it failed the reason and another try. */
import type { ReactNode } from 'react';
import type { Loadable } from '#application/portal/loadable.ts';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import styles from './list-and-detail.module.css';

export interface LoadedProps<A> {
  readonly of: Loadable<A>;
  readonly onAgain: () => void;
  readonly children: (value: A) => ReactNode;
}

export function Loaded<A>({ of, onAgain, children }: LoadedProps<A>) {
  const words = useWords();
  if (of.kind === 'ready') return <>{children(of.value)}</>;
  return (
    <div className={styles.padded}>
      {of.kind === 'loading' ? (
        <SkeletonRows rows={6} height="64px" />
      ) : (
        <ErrorPanel
          message={failureText(words, of.failure)}
          action={{ label: words('shell-try-again'), onPress: onAgain }}
        />
      )}
    </div>
  );
}
