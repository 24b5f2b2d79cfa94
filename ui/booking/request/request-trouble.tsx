/** What the back office said of a request as a whole: refused, or no word came at all. */
import type { DeskFailure } from '#application/desk/failures.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';

export interface RequestTroubleProps {
  readonly state: { readonly unanswered: boolean; readonly failure?: DeskFailure | undefined };
}

export function RequestTrouble({ state: { unanswered, failure } }: RequestTroubleProps) {
  const words = useWords();
  if (unanswered) {
    return (
      <Alert kind="warning" title={words('requests-unanswered')}>
        {words('requests-unanswered-help')}
      </Alert>
    );
  }
  return failure === undefined ? null : (
    <Alert kind="error" title={words('message-submit-failed')}>
      {failureText(words, failure)}
    </Alert>
  );
}
