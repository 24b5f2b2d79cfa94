/** One booking beside the list: flights, travellers, money down to the ledger entry, and its history. */
import ReceiptText from 'lucide-react/icons/receipt-text';
import Settings2 from 'lucide-react/icons/settings-2';
import Ticket from 'lucide-react/icons/ticket';
import X from 'lucide-react/icons/x';
import type { MyBookingsState } from '#application/portal/booking/lists/my-bookings.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { BookingExtras } from '../manage/booking-extras.tsx';
import { BookingFlights, BookingMoney } from '../manage/booking-facts.tsx';
import { BookingHistory } from '../manage/booking-history.tsx';
import { BookedStanding, useTravellerStanding } from '../manage/standing.tsx';
import styles from './booking-panel.module.css';

export interface BookingPanelProps {
  readonly opened: NonNullable<MyBookingsState['opened']>;
  readonly onClose: () => void;
  readonly onRetry: (transactionId: string) => void;
}

export function BookingPanel({ opened: { transactionId, booking }, onClose, onRetry }: BookingPanelProps) {
  const words = useWords();
  return (
    <aside className={styles.panel} aria-label={words('bookings-booking-title', { id: transactionId })}>
      <header className={styles.head}>
        <h2>
          <Code>{transactionId}</Code>
        </h2>
        {booking.kind === 'ready' ? <BookedStanding booking={booking.value} /> : null}
        <span className={styles.close}>
          <IconButton icon={X} label={words('design-close')} onClick={onClose} />
        </span>
      </header>
      {booking.kind === 'loading' ? <SkeletonRows rows={6} height="40px" /> : null}
      {booking.kind === 'failed' ? (
        <ErrorPanel
          message={`${words('message-details-failed')} ${failureText(words, booking.failure)}`}
          action={{ label: words('shell-try-again'), onPress: () => onRetry(transactionId) }}
        />
      ) : null}
      {booking.kind === 'ready' ? <Details booking={booking.value} /> : null}
    </aside>
  );
}

function Details({ booking }: { readonly booking: FlightBooking }) {
  const words = useWords();
  const standing = useTravellerStanding(booking);
  const { transactionId } = booking;
  return (
    <>
      <div className={styles.acts}>
        <LinkButton variant="primary" size={32} icon={Ticket} to={`/flight/ticket/${transactionId}`}>
          {words('title-flight-ticket')}
        </LinkButton>
        <LinkButton size={32} icon={Settings2} to={`/my-bookings/manage/${transactionId}`}>
          {words('bookings-manage')}
        </LinkButton>
        {booking.tickets.length === 0 ? null : (
          <LinkButton size={32} icon={ReceiptText} to={`/flight/customer-invoice/${transactionId}`}>
            {words('title-flight-customer-invoice')}
          </LinkButton>
        )}
      </div>
      <BookingFlights booking={booking} />
      <section className={styles.section}>
        <h3>{words('bookings-travellers')}</h3>
        <ul className={styles.people}>
          {booking.travellers.map((traveller, index) => (
            <li key={index}>
              <bdi>
                {words(`bookings-title-${traveller.title}`)} {traveller.firstName} {traveller.lastName}
              </bdi>
              <span className={styles.quiet}>
                <Listed>
                  {words(`bookings-type-${traveller.type}`)}
                  {standing(index)}
                </Listed>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <BookingExtras booking={booking} />
      <section className={styles.section}>
        <h3>{words('bookings-money')}</h3>
        <BookingMoney booking={booking} />
      </section>
      <BookingHistory history={booking.history} />
    </>
  );
}
