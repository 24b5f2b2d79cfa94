/** A number that is typed elsewhere, with a press that copies it. */
import { type ReactNode, useRef } from 'react';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useCopied } from '#ui/design/field/use-copied.ts';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './own-account.module.css';

export function Copied({
  label,
  text,
  children,
}: {
  readonly label: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  const words = useWords();
  const shown = useRef<HTMLSpanElement>(null);
  const { done, copy } = useCopied(text, () => {
    if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
  });
  return (
    <>
      <span ref={shown}>{children}</span>
      <IconButton label={label} icon={done === 'copied' ? Check : Copy} size={32} onClick={() => void copy()} />
      <span role="status" className={styles.said}>
        {done === undefined ? '' : words(`design-copy-${done}`)}
      </span>
    </>
  );
}
