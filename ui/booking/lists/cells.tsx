/** What the tables of bookings, holds and refunds say of a booking alike. */
import type { ReactNode } from 'react';
import type { BookingSummary } from '#domain/booking/booking.ts';
import { Second } from '#ui/design/data/data-table.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { BookingMark, type BookingMarkProps } from './booking-title.tsx';
import styles from './cells.module.css';

interface BookingCellProps extends BookingMarkProps {
  /** What opens it. */
  readonly children: ReactNode;
  readonly second: ReactNode;
}

export function BookingCell({ of, children, second }: BookingCellProps) {
  return (
    <span className={styles.booking}>
      <BookingMark of={of} />
      <span>
        {children}
        <Second>{second}</Second>
      </span>
    </span>
  );
}

export function LeadTraveller({
  of: { leadTraveller, travellerCount },
}: {
  readonly of: Pick<BookingSummary, 'leadTraveller' | 'travellerCount'>;
}) {
  const words = useWords();
  return (
    <>
      <bdi>{leadTraveller}</bdi>
      {travellerCount > 1 ? <Second>{words('bookings-and-more', { count: travellerCount - 1 })}</Second> : null}
    </>
  );
}
