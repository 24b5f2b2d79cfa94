/** A booking, or a paper of it, that could not be fetched: why, and what can be done. */
import type { DeskFailure } from '#application/desk/failures.ts';
import { EmptyState } from '../design/notice/empty-state.tsx';
import { ErrorPanel } from '../design/notice/error-panel.tsx';
import { LinkButton } from '../design/press/link-button.tsx';
import { useWords } from '../design/words/words.ts';
import { failureText } from '../shell/words/failure-words.ts';

export interface DetailsFailedProps {
  readonly failure: DeskFailure;
  readonly onRetry: () => void;
}

export function DetailsFailed({ failure, onRetry }: DetailsFailedProps) {
  const words = useWords();
  return (
    <ErrorPanel
      message={`${words('message-details-failed')} ${failureText(words, failure)}`}
      action={{ label: words('shell-try-again'), onPress: onRetry }}
    />
  );
}

export interface BookingFailedProps extends DetailsFailedProps {
  readonly transactionId: string;
  /** Where to go from a booking that is not there. */
  readonly elsewhere: { readonly path: string; readonly title: string };
}

export function BookingFailed({ failure, transactionId, elsewhere: { path, title }, onRetry }: BookingFailedProps) {
  const words = useWords();
  if (failure._tag !== 'NotFound') return <DetailsFailed failure={failure} onRetry={onRetry} />;
  return (
    <EmptyState
      title={words('message-no-bookings')}
      actions={
        <LinkButton variant="primary" to={path}>
          {words(title)}
        </LinkButton>
      }
    >
      {words('bookings-not-found', { transactionId })}
    </EmptyState>
  );
}
