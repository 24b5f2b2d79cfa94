/** All that the ledger charged and gave back for a booking, each line with its papers. */
import { DetailsFailed } from '#ui/booking/details-failed.tsx';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { ShownMoneyLine } from '#domain/booking/booking.ts';
import { isZero } from '#domain/money/money.ts';
import { dateIn } from '#domain/time/instant.ts';
import { bookingPath, paths } from '#ui/composition/paths.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useWords } from '#ui/design/words/words.ts';
import type { OfBooking } from '#ui/booking/product-view.ts';
import { useProducts } from '#ui/booking/use-product.ts';
import { BookingPage } from '#ui/booking/booking-page.tsx';
import { EntryCode } from '#ui/booking/entry-code.tsx';
import { papersOfLine } from './papers-of.ts';
import shared from '#ui/booking/facts.module.css';
import styles from './receipts.module.css';

export function Screen() {
  const words = useWords();
  const opened = usePart(bookingParts.opened);
  const { transactionId = '' } = useParams();
  const state = useStateOf(opened.state$);
  useEffect(() => opened.follow(transactionId), [opened, transactionId]);
  const missing = state.kind === 'failed' && state.failure._tag === 'NotFound';
  return (
    <BookingPage
      title={words('manage-document-title', { title: words('title-credit-debit-receipt'), id: transactionId })}
      backTo={transactionId}
    >
      {state.kind === 'loading' ? (
        <SkeletonRows rows={3} height="72px" />
      ) : state.kind === 'ready' && state.value.moneyLines.length > 0 ? (
        <Lines booking={state.value} />
      ) : state.kind === 'ready' || missing ? (
        <EmptyState
          title={words('message-no-receipt')}
          actions={
            <LinkButton variant="primary" to={missing ? paths.bookings : bookingPath(transactionId)}>
              {words(missing ? 'title-my-bookings' : 'manage-back-to-booking')}
            </LinkButton>
          }
        >
          {missing ? words('bookings-not-found', { transactionId }) : words('manage-no-money-yet')}
        </EmptyState>
      ) : (
        <DetailsFailed failure={state.failure} onRetry={() => void opened.load(transactionId)} />
      )}
    </BookingPage>
  );
}

function Lines({ booking }: OfBooking) {
  return (
    <Card>
      <ul className={shared.rows}>
        {booking.moneyLines.map((line) => (
          <Entry key={line.entryId} booking={booking} line={line} />
        ))}
      </ul>
    </Card>
  );
}

function Entry({ booking, line }: OfBooking & { readonly line: ShownMoneyLine }) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const { paths: own } = useProducts().of(booking.transactionId);
  // Without the right to net prices it shows what there is, not what the account was charged.
  const isElsewhere = booking.paidElsewhere !== undefined;
  const goesByKind = isElsewhere || line.debit === undefined;
  const charged = goesByKind ? line.kind === 'booking' : !isZero(line.debit);
  const amount = isElsewhere ? undefined : charged ? line.debit : line.credit;
  return (
    <li>
      <span>
        <strong>
          {words(isElsewhere ? 'manage-entry-elsewhere' : charged ? 'manage-entry-charged' : 'manage-entry-credited')}
        </strong>
        <small className={shared.quiet}>
          <EntryCode of={line.entryId} /> · {dates.short(dateIn(line.at, zone))}
        </small>
        <span className={styles.papers}>
          {papersOfLine(booking, line, own).map(({ to, title }) => (
            <Link key={to} to={to}>
              {words(title)}
            </Link>
          ))}
        </span>
      </span>
      {amount === undefined ? null : <Amount of={amount} decimals="exact" strong tone={charged ? undefined : 'gain'} />}
    </li>
  );
}
