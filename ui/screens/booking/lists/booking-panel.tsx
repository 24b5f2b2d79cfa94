/** One booking beside the list: what was bought and for whom, money down to the ledger entry, and its history. */
import { DetailsFailed } from '#ui/booking/details-failed.tsx';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Settings2 from 'lucide-react/icons/settings-2';
import X from 'lucide-react/icons/x';
import type { MyBookingsState } from '#application/portal/booking/lists/my-bookings.ts';
import { Code, TwoFacts, Uncut } from '#ui/design/data/amount.tsx';
import { Second } from '#ui/design/data/data-table.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useWords } from '#ui/design/words/words.ts';
import type { BookingSummary } from '#domain/booking/booking.ts';
import { BookedStanding } from '#ui/booking/booked-standing.tsx';
import { HeldFor } from '#ui/booking/hold/time-left.tsx';
import { BalanceDue } from '#ui/booking/lists/balance-due.tsx';
import { BookingMark, BookingTitle } from '#ui/booking/lists/booking-title.tsx';
import { LeadTravellerInLine, RowPrice } from '#ui/booking/lists/cells.tsx';
import { NextAct } from '#ui/booking/lists/next-act.tsx';
import facts from '#ui/booking/facts.module.css';
import type { OfBooking, ProductView } from '#ui/booking/product-view.ts';
import { useProducts } from '#ui/booking/use-product.ts';
import { WithView } from '#ui/booking/with-view.tsx';
import { bookingPath } from '#ui/composition/paths.ts';
import { BookingMoney } from '../manage/booking-money.tsx';
import { BookingHistory } from '../manage/booking-history.tsx';
import styles from './booking-panel.module.css';

export interface BookingPanelProps {
  /** Its row of the list; absent where that page of the list does not have it. */
  readonly listed: BookingSummary | undefined;
  readonly opened: NonNullable<MyBookingsState['opened']>;
  readonly onClose: () => void;
  readonly onRetry: (transactionId: string) => void;
}

export function BookingPanel({ listed, opened: { transactionId, booking }, onClose, onRetry }: BookingPanelProps) {
  const words = useWords();
  return (
    <aside className={styles.panel} aria-label={words('bookings-booking-title', { id: transactionId })}>
      <header className={styles.head}>
        <div className={styles.standing}>
          <h2>
            <Code>{transactionId}</Code>
          </h2>
          {booking.kind === 'ready' ? <BookedStanding booking={booking.value} /> : null}
          {listed === undefined ? null : <HeldFor of={listed} />}
          {listed === undefined ? null : <BalanceDue of={listed} />}
        </div>
        <IconButton icon={X} label={words('design-close')} onClick={onClose} />
      </header>
      {listed === undefined ? null : <Row of={listed} />}
      {booking.kind === 'loading' ? <SkeletonRows rows={6} height="40px" /> : null}
      {booking.kind === 'failed' ? (
        <DetailsFailed failure={booking.failure} onRetry={() => onRetry(transactionId)} />
      ) : null}
      {booking.kind === 'ready' ? (
        <WithView transactionId={transactionId}>
          {(view) => <Details booking={booking.value} view={view} listed={listed} />}
        </WithView>
      ) : null}
    </aside>
  );
}

/** What its row says of the trip and the money, which is said even while its details are on their way. */
function Row({ of: booking }: { readonly of: BookingSummary }) {
  const dates = useDates();
  return (
    <div className={styles.row}>
      <BookingMark of={booking} />
      <span className={styles.trip}>
        <strong>
          <BookingTitle of={booking} />
        </strong>
        <Second>
          <TwoFacts
            first={<Uncut>{dates.short(booking.startsOn)}</Uncut>}
            second={<LeadTravellerInLine of={booking} />}
          />
        </Second>
      </span>
      <span className={styles.price}>
        <RowPrice of={booking} />
      </span>
    </div>
  );
}

function Details({
  booking,
  view,
  listed,
}: OfBooking & Pick<BookingPanelProps, 'listed'> & { readonly view: ProductView }) {
  const words = useWords();
  const { transactionId } = booking;
  const { paths } = useProducts().of(transactionId);
  return (
    <>
      <div className={styles.acts}>
        {listed === undefined ? null : <NextAct of={listed} />}
        <LinkButton size={32} icon={Settings2} to={bookingPath(transactionId)}>
          {words('bookings-manage')}
        </LinkButton>
        {view.voucher.isIssued(booking) ? (
          <LinkButton size={32} icon={ReceiptText} to={paths.paper('customer-invoice', transactionId)}>
            {words('title-flight-customer-invoice')}
          </LinkButton>
        ) : null}
      </div>
      <view.FactsInShort booking={booking} />
      <section className={facts.section}>
        <h3>{words('bookings-money')}</h3>
        <BookingMoney booking={booking} />
      </section>
      <BookingHistory history={booking.history} />
    </>
  );
}
