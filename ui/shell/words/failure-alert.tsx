/** A failure in the page, in words. */
import type { DeskFailure } from '#application/desk/failures.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from './failure-words.ts';

export function FailureAlert({ failure }: { readonly failure: DeskFailure }) {
  return <Alert kind="error">{failureText(useWords(), failure)}</Alert>;
}
