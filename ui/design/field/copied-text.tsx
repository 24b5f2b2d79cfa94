/** A text to be taken elsewhere: shown as it is, copied by a button. */
import { useRef } from 'react';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { Button, buttonClass } from '../press/button.tsx';
import { Icon } from '../press/icon.tsx';
import { useWords } from '../words/words.ts';
import { useCopied } from './use-copied.ts';
import styles from './copied-text.module.css';

export interface CopiedTextProps {
  /** Read out, not shown. */
  readonly label: string;
  readonly text: string;
  /** The language of the text, where it is not the page's. */
  readonly language?: string | undefined;
  readonly rows?: number | undefined;
  /** Where the text can be sent from, opened beside the page by a press. */
  readonly share?: { readonly label: string; readonly href: string } | undefined;
}

export const CopiedText = ({ label, text, language, rows = 10, share }: CopiedTextProps) => {
  const words = useWords();
  const area = useRef<HTMLTextAreaElement>(null);
  const { done, copy } = useCopied(text, () => {
    area.current?.focus();
    area.current?.select();
  });
  return (
    <div className={styles.copied}>
      <textarea
        ref={area}
        className={styles.text}
        aria-label={label}
        readOnly
        rows={rows}
        value={text}
        lang={language}
        dir={language === 'ar' ? 'rtl' : language === undefined ? undefined : 'ltr'}
      />
      <div className={styles.act}>
        <Button icon={done === 'copied' ? Check : Copy} onClick={() => void copy()}>
          {words('design-copy')}
        </Button>
        {share === undefined ? null : (
          <a href={share.href} target="_blank" rel="noopener noreferrer" className={buttonClass({ size: 40 })}>
            <Icon of={Share2} size={18} />
            <span>{share.label}</span>
          </a>
        )}
        <span role="status">{done === undefined ? '' : words(`design-copy-${done}`)}</span>
      </div>
    </div>
  );
};
