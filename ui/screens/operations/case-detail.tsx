/** One case whole: its title takes the focus, and the outcome of the last decision stands before its facts. */
import { type ReactNode, useEffect, useRef } from 'react';
import X from 'lucide-react/icons/x';
import type { CaseTypes, DecisionQueue, OpenCase } from '#application/portal/operations/decision-queue.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';
import styles from '#ui/booking/request/list-and-detail.module.css';

export interface CaseDetailProps<T extends CaseTypes> {
  readonly open: OpenCase<T>;
  readonly queue: DecisionQueue<T>;
  readonly badgeOf: (found: T['found']) => ReactNode;
  readonly onClose: () => void;
  readonly children: (open: OpenCase<T>, found: T['found']) => ReactNode;
}

export function CaseDetail<T extends CaseTypes>({ open, queue, badgeOf, onClose, children }: CaseDetailProps<T>) {
  const words = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  const { id, found, done, failure } = open;
  const overtaken = failure?._tag === 'NotAllowedInState';
  useEffect(() => title.current?.focus({ preventScroll: true }), [id]);
  // The form goes with the decision, and the focus would go with it.
  const decided = done !== undefined || overtaken;
  useEffect(() => {
    if (decided) title.current?.focus({ preventScroll: true });
  }, [decided]);
  return (
    <section className={styles.detail} aria-labelledby="case-title">
      <header className={styles.detailHead}>
        <h2 id="case-title" ref={title} tabIndex={-1}>
          <Code>{id}</Code>
        </h2>
        {found.kind === 'ready' ? badgeOf(found.value) : null}
        <span className={styles.close}>
          <IconButton icon={X} label={words('design-close')} onClick={onClose} />
        </span>
      </header>
      {found.kind === 'loading' ? <SkeletonRows rows={6} height="40px" /> : null}
      {found.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, found.failure)}
          action={{ label: words('shell-try-again'), onPress: () => void queue.open(id) }}
        />
      ) : null}
      {found.kind === 'ready' ? (
        <>
          <Outcome open={open} />
          {children(open, found.value)}
        </>
      ) : null}
    </section>
  );
}

/** What was just decided, or why it was not. */
function Outcome<T extends CaseTypes>({ open: { done, failure, violations } }: { readonly open: OpenCase<T> }) {
  const words = useWords();
  const loose = violations.filter(({ path, code }) => !fields.includes(path) || code.startsWith('staff-'));
  if (failure?._tag === 'NotAllowedInState') {
    return (
      <Alert kind="warning" title={words('operations-overtaken')}>
        {words('operations-overtaken-help')}
      </Alert>
    );
  }
  if (failure !== undefined || loose.length > 0) {
    return (
      <Alert kind="error" title={words('message-submit-failed')}>
        {failure === undefined
          ? loose.map((each) => violationText(words, each)).join(' ')
          : failureText(words, failure)}
      </Alert>
    );
  }
  return done === undefined ? null : <Alert kind="success">{words(`operations-done-${done}`)}</Alert>;
}

/** The fields of every decision, which show their own violations. */
const fields: readonly string[] =
  'remarks approvedAmount approvedOn limit extra extraUntil dueOn note userId title firstName lastName mobile text files'.split(
    ' ',
  );
