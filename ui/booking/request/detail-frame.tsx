/** One thing of a list, whole, beside it: its number takes the focus when it is opened, and until it is there a skeleton stands. */
import { type ReactNode, useEffect, useRef } from 'react';
import X from 'lucide-react/icons/x';
import type { Loadable } from '#application/portal/loadable.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import styles from './list-and-detail.module.css';

export interface DetailFrameProps<A> {
  /** What kind of thing it is; one of a kind stands on a page. */
  readonly kind: 'case' | 'request' | 'ticket';
  readonly id: string;
  readonly of: Loadable<A>;
  readonly badgeOf: (found: A) => ReactNode;
  /** What people know it by, where that is not its id. */
  readonly codeOf?: ((found: A) => string) | undefined;
  readonly onAgain: () => void;
  readonly onClose: () => void;
  /** The title takes the focus once more: what had it goes with what was done. */
  readonly over?: boolean;
  readonly children: (found: A) => ReactNode;
}

export function DetailFrame<A>({
  kind,
  id,
  of,
  badgeOf,
  codeOf,
  onAgain,
  onClose,
  over = false,
  children,
}: DetailFrameProps<A>) {
  const words = useWords();
  const titleId = `${kind}-title`;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), [id]);
  useEffect(() => {
    if (over) title.current?.focus({ preventScroll: true });
  }, [over]);
  return (
    <section className={styles.detail} aria-labelledby={titleId}>
      <header className={styles.detailHead}>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          <Code>{of.kind === 'ready' && codeOf !== undefined ? codeOf(of.value) : id}</Code>
        </h2>
        {of.kind === 'ready' ? badgeOf(of.value) : null}
        <span className={styles.close}>
          <IconButton icon={X} label={words('design-close')} onClick={onClose} />
        </span>
      </header>
      {of.kind === 'loading' ? <SkeletonRows rows={6} height="40px" /> : null}
      {of.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, of.failure)}
          action={{ label: words('shell-try-again'), onPress: onAgain }}
        />
      ) : null}
      {of.kind === 'ready' ? children(of.value) : null}
    </section>
  );
}
