/**
 * The frame of a page that does something to a booking: the way back, the booking while it comes, a word where it cannot be
 * done, and at the end what is paid beside the acts, and how it went.
 */
import { DetailsFailed } from './details-failed.tsx';
import type { ReactNode } from 'react';
import type { Booking, Product } from '#domain/booking/booking.ts';
import type { Money } from '#domain/money/money.ts';
import type { Loadable } from '#application/portal/loadable.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { Alert } from '../design/notice/alert.tsx';
import { Amount } from '../design/data/amount.tsx';
import { EmptyState } from '../design/notice/empty-state.tsx';
import { LinkButton } from '../design/press/link-button.tsx';
import { SkeletonRows } from '../design/data/skeleton.tsx';
import { useWords } from '../design/words/words.ts';
import { BookingPage } from './booking-page.tsx';
import { StatusMark } from './status/status-mark.tsx';
import styles from './amend-page.module.css';

export interface AmendPageProps<B extends Booking> {
  readonly transactionId: string;
  readonly title: string;
  readonly beside?: ReactNode;
  readonly booking: Loadable<B>;
  readonly onRetry: () => void;
  /** Why it cannot be done to the booking as it stands; undefined where it can. */
  readonly refusal: (booking: B) => string | undefined;
  readonly children: (booking: B) => ReactNode;
}

export function AmendPage<B extends Booking>({
  transactionId,
  title,
  beside,
  booking,
  onRetry,
  refusal,
  children,
}: AmendPageProps<B>) {
  const refused = booking.kind === 'ready' ? refusal(booking.value) : undefined;
  return (
    <BookingPage title={title} backTo={transactionId} beside={beside}>
      {booking.kind === 'loading' ? <SkeletonRows rows={6} height="72px" /> : null}
      {booking.kind === 'failed' ? <DetailsFailed failure={booking.failure} onRetry={onRetry} /> : null}
      {booking.kind !== 'ready' ? null : refused === undefined ? (
        children(booking.value)
      ) : (
        <EmptyState title={refused} actions={<BackToBooking transactionId={transactionId} />}>
          <StatusMark status={booking.value.status} product={booking.value.product} />
        </EmptyState>
      )}
    </BookingPage>
  );
}

export interface BackToBookingProps {
  readonly transactionId: string;
  /** Where something else is the thing to do. */
  readonly plain?: boolean;
}

export function BackToBooking({ transactionId, plain = false }: BackToBookingProps) {
  const words = useWords();
  return (
    <LinkButton variant={plain ? 'secondary' : 'primary'} to={bookingPath(transactionId)}>
      {words('manage-back-to-booking')}
    </LinkButton>
  );
}

export interface AmendedProps {
  readonly product: Product;
  /** 'under-way' while the supplier has not answered. */
  readonly how: 'done' | 'under-way' | 'refused';
  readonly done: { readonly title: string; readonly text: string };
  /** What was not done, in words. */
  readonly refused: string;
  /** Where to go from here. */
  readonly children: ReactNode;
}

/** How it went. */
export function Amended({ product, how, done, refused, children }: AmendedProps) {
  const words = useWords();
  return (
    <div className={styles.ended}>
      {how === 'done' ? (
        <Alert kind="success" title={done.title}>
          {done.text}
        </Alert>
      ) : how === 'under-way' ? (
        <Alert kind="warning" title={words('bookings-amending-title')}>
          {words('bookings-amending-text')}
        </Alert>
      ) : (
        <Alert kind="error" title={refused}>
          {words('manage-supplier-refused', { product })}
        </Alert>
      )}
      <div className={styles.acts}>{children}</div>
    </div>
  );
}

/** The deciding number of a decision bar; a narrow window has the acts alone. */
export function DecidingAmount({ label, amount }: { readonly label: string; readonly amount: Money }) {
  return (
    <div className={styles.decision}>
      <span className={styles.quiet}>{label}</span>
      <strong className={styles.figure}>
        <Amount of={amount} />
      </strong>
    </div>
  );
}
