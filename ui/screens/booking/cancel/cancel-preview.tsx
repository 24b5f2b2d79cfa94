/** What a cancellation comes to: its lines, and the ledger lines that would be written; or why it comes to nothing. */
import type { CancelState } from '#application/portal/booking/cancel/cancel-booking.ts';
import type { Booking } from '#domain/booking/booking.ts';
import { Card } from '#ui/design/data/card.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationText, wholeFailureText } from '#ui/shell/words/violation-words.ts';
import { LedgerLines } from '#ui/booking/ledger-lines.tsx';
import type { OfBooking, ProductView } from '#ui/booking/product-view.ts';
import { AccountLines, CustomerLines, RefundLines } from '#ui/booking/refund-lines.tsx';
import { AskToCancel } from './ask-to-cancel.tsx';
import { CancelOutlook } from './cancel-outlook.tsx';
import styles from './cancel.module.css';

export interface CancelPreviewProps extends OfBooking {
  readonly view: ProductView;
  readonly preview: CancelState['preview'];
  readonly onRetry: () => void;
  /** The page where a person is asked; asked here, with what is chosen, where absent. */
  readonly byRequest: string | undefined;
  readonly chosen: Pick<CancelState, 'choice' | 'remarks'>;
}

export function CancelPreview({ booking, view, preview, onRetry, byRequest, chosen }: CancelPreviewProps) {
  const words = useWords();
  if (preview === undefined) return <Card>{words('manage-nothing-chosen')}</Card>;
  if (preview.kind === 'loading') {
    return (
      <Card title={words('manage-refund-lines')}>
        <SkeletonRows rows={8} height="36px" />
      </Card>
    );
  }
  if (preview.kind === 'failed') {
    const { failure } = preview;
    const person = failure._tag === 'Invalid' && failure.violations.find(({ code }) => code === 'cancel-by-request');
    if (person) {
      return (
        <Card>
          <EmptyState
            title={violationText(words, person)}
            actions={
              byRequest === undefined ? (
                <AskToCancel booking={booking} chosen={chosen} />
              ) : (
                <LinkButton variant="primary" to={byRequest}>
                  {words('manage-cancel-request')}
                </LinkButton>
              )
            }
          />
        </Card>
      );
    }
    return (
      <ErrorPanel
        message={`${words('message-booking-cancellation-failed')} ${wholeFailureText(words, failure)}`}
        action={{ label: words('manage-check-again'), onPress: onRetry }}
      />
    );
  }
  const { value } = preview;
  return (
    <div className={styles.preview}>
      <RefundLines
        quote={value}
        product={booking.product}
        elsewhere={booking.paidElsewhere !== undefined}
        nameOf={(traveller) => nameOf(booking.travellers[traveller])}
      />
      <AccountLines quote={value} />
      <CustomerLines quote={value} />
      <CancelOutlook booking={booking} view={view} quote={value} />
      {booking.paidElsewhere !== undefined ||
      value.ledgerLines === undefined ||
      value.ledgerLines.length === 0 ? null : (
        <LedgerLines lines={value.ledgerLines} />
      )}
    </div>
  );
}

function nameOf(traveller: Booking['travellers'][number] | undefined): string | undefined {
  return traveller && `${traveller.firstName} ${traveller.lastName}`;
}
