/** A booking, or a paper of it, that could not be fetched: why, and what can be done. */
import type { DeskFailure } from '#application/desk/failures.ts';
import { EmptyState } from '../design/notice/empty-state.tsx';
import { ErrorPanel } from '../design/notice/error-panel.tsx';
import { LinkButton } from '../design/press/link-button.tsx';
import { useWords } from '../design/words/words.ts';
import { failureText } from '../shell/words/failure-words.ts';
import { useProducts } from './use-product.ts';

export interface DetailsFailedProps {
  readonly failure: DeskFailure;
  readonly onRetry: () => void;
  /** That it could not be, where there are words of its own for it. */
  readonly message?: string;
}

export function DetailsFailed({ failure, onRetry, message }: DetailsFailedProps) {
  const words = useWords();
  return (
    <ErrorPanel
      message={`${message ?? words('message-details-failed')} ${failureText(words, failure)}`}
      action={{ label: words('shell-try-again'), onPress: onRetry }}
    />
  );
}

export interface BookingFailedProps extends Omit<DetailsFailedProps, 'message'> {
  readonly transactionId: string;
  /** What was to be shown of it. */
  readonly page: 'booking' | 'voucher';
  /** Where to go from a booking that is not there. */
  readonly elsewhere: { readonly path: string; readonly title: string };
}

export function BookingFailed(props: BookingFailedProps) {
  const { failure, transactionId, page, elsewhere, onRetry } = props;
  const words = useWords();
  const { product } = useProducts().of(transactionId);
  if (failure._tag !== 'NotFound') {
    return (
      <DetailsFailed
        failure={failure}
        message={words(`message-${page}-details-failed`, { product })}
        onRetry={onRetry}
      />
    );
  }
  return (
    <EmptyState
      title={words('message-no-bookings')}
      actions={
        <LinkButton variant="primary" to={elsewhere.path}>
          {words(elsewhere.title)}
        </LinkButton>
      }
    >
      {words('bookings-not-found', { transactionId })}
    </EmptyState>
  );
}
