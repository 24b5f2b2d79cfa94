/** What the tables of bookings, holds and refunds say of a booking alike. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BookingSummary } from '#domain/booking/booking.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Money } from '#domain/money/money.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { type Column, Second } from '#ui/design/data/data-table.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
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

export function BookingLink({ of: { transactionId } }: { readonly of: Pick<BookingSummary, 'transactionId'> }) {
  return (
    <Link to={bookingPath(transactionId)}>
      <Code strong>{transactionId}</Code>
    </Link>
  );
}

/** The first column of what is due of bookings: each opens its own, with its supplier's reference under it. */
export function bookingColumn<Row extends BookingMarkProps['of'] & Pick<BookingSummary, 'transactionId' | 'reference'>>(
  header: string,
): Column<Row> {
  return {
    key: 'booking',
    header,
    names: true,
    cell: (row) => (
      <BookingCell of={row} second={<Code>{row.reference}</Code>}>
        <BookingLink of={row} />
      </BookingCell>
    ),
  };
}

/** What the customer pays; below it what the agency is charged and earns, as far as the user may see it. */
export function RowPrice({ of: { customerTotal, net, earned } }: { readonly of: RowAmounts }) {
  const words = useWords();
  const { language } = useLanguage();
  const shown = (amount: Money) => formatMoney(amount, { locale: language });
  return (
    <>
      <Amount of={customerTotal} strong />
      {net === undefined ? null : (
        <Second>
          {words('bookings-row-net', { amount: shown(net) })}
          {earned === undefined ? null : <> · {words('bookings-row-earned', { amount: shown(earned) })}</>}
        </Second>
      )}
    </>
  );
}

type RowAmounts = Pick<BookingSummary, 'customerTotal'> & {
  readonly net?: Money | undefined;
  readonly earned?: Money | undefined;
};

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

/** The same in one line. */
export function LeadTravellerInLine({
  of: { leadTraveller, travellerCount },
}: {
  readonly of: Pick<BookingSummary, 'leadTraveller' | 'travellerCount'>;
}) {
  return (
    <>
      <bdi>{leadTraveller}</bdi>
      {travellerCount > 1 ? (
        <>
          {' '}
          <Code>{`+${travellerCount - 1}`}</Code>
        </>
      ) : null}
    </>
  );
}
