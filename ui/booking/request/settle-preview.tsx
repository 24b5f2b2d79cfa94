/** What everybody sees who settles a request: what it would come to is worked out first, holds for a while, and is then done. */
import { useEffect } from 'react';
import type { Loadable } from '#application/portal/loadable.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';
import styles from './requests.module.css';

/** Counts down what was worked out while it is looked at, and lets go of it afterwards. */
export function useSettleClock(settle: { tick(): void; close(): void }): void {
  useEffect(() => {
    const timer = setInterval(() => settle.tick(), 1000);
    return () => {
      clearInterval(timer);
      settle.close();
    };
  }, [settle]);
}

interface WorkOutProps {
  readonly preview: Loadable<unknown> | undefined;
  readonly secondsLeft: number;
}

export function WorkOut({ preview, secondsLeft }: WorkOutProps) {
  const words = useWords();
  return (
    <div className={styles.acts}>
      <Button
        type="submit"
        size={48}
        busy={preview?.kind === 'loading'}
        disabled={preview?.kind === 'ready' && secondsLeft > 0}
      >
        {words('requests-work-out')}
      </Button>
    </div>
  );
}

interface NotWorkedOutProps {
  readonly failure: DeskFailure;
  readonly violations: readonly Violation[];
  /** Whether a field says what is wrong there. */
  readonly hasField: (path: string) => boolean;
  readonly onAgain: () => void;
}

/** Why it cannot be worked out, as far as no field says it. */
export function NotWorkedOut({ failure, violations, hasField, onAgain }: NotWorkedOutProps) {
  const words = useWords();
  const loose = violations.filter(({ path }) => !hasField(path));
  if (loose.length > 0) return <Alert kind="error">{loose.map((each) => violationText(words, each)).join(' ')}</Alert>;
  if (violations.length > 0) return null;
  return (
    <ErrorPanel
      message={failureText(words, failure)}
      action={{ label: words('requests-work-out'), onPress: onAgain }}
    />
  );
}
