/** A receipt of the account: on the page, in print and as a file, in the language that is chosen. */
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { type Language, languages } from '#domain/people/language.ts';
import type { Receipt } from '#application/portal/account/receipt.ts';
import { PaperLanguage } from './paper-language.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import { useStateOf } from '#ui/composition/use-part.ts';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import styles from './paper-page.module.css';

export interface ReceiptPageProps {
  readonly id: string;
  readonly receipt: Receipt;
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  /** Where there is none. */
  readonly none: string;
}

export function ReceiptPage({ id, receipt, title, back, none }: ReceiptPageProps) {
  const words = useWords();
  const { language: page } = useLanguage();
  const [chosen, setLanguage] = useState<Language | undefined>(undefined);
  const language = chosen ?? languages.find((each) => each === page) ?? 'en';
  const sheet = useStateOf(receipt.state$);
  const open = () => void receipt.open({ id, language });
  useEffect(open, [receipt, id, language]);
  const ready = sheet.kind === 'ready';
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link to={back.to} className={styles.back}>
          <Icon of={ArrowLeft} mirrored />
          {back.label}
        </Link>
        <h1 tabIndex={-1}>{words('manage-document-title', { title, id })}</h1>
        <span className={styles.acts}>
          <Button icon={Printer} disabled={!ready} onClick={() => void receipt.file({ id, language }, 'open')}>
            {words('bookings-print')}
          </Button>
          <Button
            variant="primary"
            icon={Download}
            disabled={!ready}
            onClick={() => void receipt.file({ id, language }, 'save')}
          >
            {words('manage-download-pdf')}
          </Button>
        </span>
      </header>
      {sheet.kind === 'failed' ? (
        sheet.failure._tag === 'NotFound' ? (
          <EmptyState
            title={words('message-no-receipt')}
            actions={
              <LinkButton variant="primary" to={back.to}>
                {back.label}
              </LinkButton>
            }
          >
            {none}
          </EmptyState>
        ) : (
          <ErrorPanel
            message={failureText(words, sheet.failure)}
            action={{ label: words('shell-try-again'), onPress: open }}
          />
        )
      ) : (
        <div className={styles.columns}>
          <div className={styles.desk} aria-busy={!ready}>
            {sheet.kind === 'ready' ? (
              <PaperSheet paper={sheet.value} mark={undefined} />
            ) : (
              <SkeletonRows rows={6} height="72px" />
            )}
          </div>
          <aside className={styles.panel} aria-label={words('bookings-paper-language')}>
            <h2>{words('bookings-paper-language')}</h2>
            <PaperLanguage value={language} onChange={setLanguage} />
          </aside>
        </div>
      )}
    </div>
  );
}
