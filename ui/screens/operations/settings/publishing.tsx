/** What settings and pages have alike: what came of publishing, and the bar by which it is done or left. */
import Check from 'lucide-react/icons/check';
import type { DeskFailure } from '#application/desk/failures.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { DecisionBar } from '#ui/shell/frame/page-frame.tsx';
import { wholeFailureText } from '#ui/shell/words/violation-words.ts';
import styles from './settings.module.css';

interface PublishedProps {
  readonly failure: DeskFailure | undefined;
  readonly saved: boolean;
}

export function Published({ failure, saved }: PublishedProps) {
  const words = useWords();
  return (
    <>
      {failure === undefined ? null : <Alert kind="error">{wholeFailureText(words, failure)}</Alert>}
      {saved ? <Alert kind="success">{words('settings-saved')}</Alert> : null}
    </>
  );
}

interface PublishBarProps {
  readonly changed: string;
  readonly help: string;
  readonly busy: boolean;
  readonly onDiscard: () => void;
  readonly onPublish: () => void;
}

export function PublishBar({ changed, help, busy, onDiscard, onPublish }: PublishBarProps) {
  const words = useWords();
  return (
    <DecisionBar
      reaching
      label={words('settings-changes')}
      acts={
        <>
          <Button size={48} disabled={busy} onClick={onDiscard}>
            {words('settings-discard')}
          </Button>
          <Button variant="primary" size={48} icon={Check} busy={busy} onClick={onPublish}>
            {words('settings-publish')}
          </Button>
        </>
      }
    >
      <strong>{changed}</strong>
      <span className={styles.barHelp}>{help}</span>
    </DecisionBar>
  );
}
