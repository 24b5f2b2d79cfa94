/** One case whole: its title takes the focus, and the outcome of the last decision stands before its facts. */
import type { ReactNode } from 'react';
import type { CaseTypes, DecisionQueue, OpenCase } from '#application/portal/operations/decision-queue.ts';
import { DetailFrame } from '#ui/booking/request/detail-frame.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';

export interface CaseDetailProps<T extends CaseTypes> {
  readonly open: OpenCase<T>;
  readonly queue: DecisionQueue<T>;
  readonly badgeOf: (found: T['found']) => ReactNode;
  readonly codeOf?: ((found: T['found']) => string) | undefined;
  readonly onClose: () => void;
  readonly children: (open: OpenCase<T>, found: T['found']) => ReactNode;
}

export function CaseDetail<T extends CaseTypes>({
  open,
  queue,
  badgeOf,
  codeOf,
  onClose,
  children,
}: CaseDetailProps<T>) {
  const { id, found, done, failure } = open;
  return (
    <DetailFrame
      kind="case"
      id={id}
      of={found}
      badgeOf={badgeOf}
      codeOf={codeOf}
      onAgain={() => void queue.open(id)}
      onClose={onClose}
      // The form goes with the decision.
      over={done !== undefined || failure?._tag === 'NotAllowedInState'}
    >
      {(value) => (
        <>
          <Outcome open={open} />
          {children(open, value)}
        </>
      )}
    </DetailFrame>
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
